"""What becomes of an attempt."""

from trackwalker.scene import Scene
from trackwalker_steps.phrases import then


@then("it is refused and nothing has changed", refusal=True)
def refused(scene: Scene) -> None:
    """What was tried is illegal, and the table is exactly as before."""
    scene.must_refuse()
