"""Station tokens."""

from typing import Any

from trackwalker.scene import Decider, Scene, Spot
from trackwalker_steps.phrases import action, given, then


@given("{company:Company} has (a token|tokens) in {places:Places}")
def set_tokens(scene: Scene, company: str, places: list[Spot]) -> None:
    """All tokens of a company besides the home token, which it has without saying."""
    scene.setting.token(company, places)


@given("{company:Company} has (an extra token|extra tokens) in {places:Places}")
def set_extra_tokens(scene: Scene, company: str, places: list[Spot]) -> None:
    """Tokens that do not come from the company's charter: for a railroad or private company it bought."""
    scene.setting.extra_tokens(company, places)


@given("{company:Company} has already placed a token in {place:Place} in this turn")
def already_placed(scene: Scene, company: str, place: Spot) -> None:
    """The company whose turn it is has placed its token of the turn."""
    scene.setting.placed_in_turn(company, place)


@action(
    "place_token",
    "{decider:Decider} <places|place> a token in {place:Place}[, by the power of {private:Private}]"
    "[, removing its token in {removed:Place}]",
)
def places(
    scene: Scene, decider: Decider, place: Spot, private: str | None, removed: Spot | None
) -> dict[str, Any]:
    """Place a station token in a city, maybe taking off another where only one of the two may stay."""
    made = {"actor": decider.actor(), **scene.place(place)}
    if private is not None:
        made["private"] = private
    if removed is not None:
        made["removes"] = scene.place(removed)
    return made


@action("pass", "{decider:Decider} <places|place> no token")
def places_none(scene: Scene, decider: Decider, attempt: bool) -> dict[str, Any] | None:
    """Leave the token step without a token."""
    return scene.leave_out("token", {"actor": decider.actor()}, attempt)


@then("{company:Company} has (a token|tokens) in {places:Places} only")
def has_tokens(scene: Scene, company: str, places: list[Spot]) -> None:
    """All tokens that a company has on the map, also one that left the game at the start."""
    wanted = [scene.place(spot) for spot in places]
    spots = scene.box.tiles.spot_words
    got = [spots(hexagon, frozenset(exits)) for hexagon, exits in scene.table.tokens(company)]
    named = [spots(place["hex"], frozenset(place["exits"])) for place in wanted]
    scene.same(f"tokens of the {company}", ", ".join(sorted(named)), ", ".join(sorted(got)) or "none")


@then("{company:Company} has no token on the map")
def no_tokens(scene: Scene, company: str) -> None:
    """The company has not placed any token."""
    scene.same(f"tokens of the {company}", 0, len(scene.table.tokens(company)))


@then("{company:Company} has {count:Number} token[s] left")
def tokens_left(scene: Scene, company: str, count: int) -> None:
    """How many tokens lie on the company's charter."""
    scene.same(f"tokens left to the {company}", count, scene.table.company(company)["tokens_left"])
