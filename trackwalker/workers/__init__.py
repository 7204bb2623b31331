"""Work shared out: over processes of this machine, or over the workers of a dask cluster.

`each` is the one way for `claims`, `mutants`, `playout` and others to do many things at once.
"""

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from trackwalker.workers.cluster import Cluster
from trackwalker.workers.cluster import each as each_on_a_cluster
from trackwalker.workers.local import each as each_here

__all__ = ["Cluster", "Hands", "each"]

Task = TypeVar("Task")
Result = TypeVar("Result")

Hands = int | Cluster
"""By whom work is done: so many processes of this machine (1: the own one), or the workers of a cluster."""


def each(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    hands: Hands,
    set_up: Callable[..., object] | None = None,
    arguments: tuple[object, ...] = (),
    in_order: bool = True,
) -> Generator[Result, None, None]:
    """Do each task in another process; the results, in the order of the tasks or as they come.

    work and set_up are functions of modules (they are found by name); `set_up(*arguments)` is called in each
    process before its first task. Close the generator, come what may (`contextlib.closing`): what is not yet
    begun is then not done any more.

    Raises what a task raises, and TrackwalkerError where a process dies (on a cluster: again and again) or
    the cluster cannot be reached.
    """
    if isinstance(hands, Cluster):
        return each_on_a_cluster(hands, work, tasks, set_up, arguments, in_order)
    return each_here(work, tasks, hands, set_up, arguments, in_order)
