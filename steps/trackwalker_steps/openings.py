"""Tables reached by playing from the deal, for engines that cannot be given a table.

The openings are lists of actions: `features/GAME/openings`.
"""

from trackwalker.scene import Scene
from trackwalker_steps.phrases import given


@given("the game has been played up to {opening:Opening}")
def played_up_to(scene: Scene, opening: str) -> None:
    """The table at the end of an opening; no other Given changes it. Alice, Bob, Carol ... in seat order."""
    scene.played_up_to(opening)
