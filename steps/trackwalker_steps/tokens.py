"""Tokens: stations in cities, hotels in towns, terminals beside cities."""

from typing import Any

from trackwalker.scene import Decider, Scene, Spot
from trackwalker_steps.phrases import action, given, then
from trackwalker_steps.track import with_power


@given("{company:Company} has (a token|tokens) in {places:Places}")
def set_tokens(scene: Scene, company: str, places: list[Spot]) -> None:
    """All tokens of a company besides the home token, which it has without saying."""
    scene.setting.map.tokens(company, places)


@given("{company:Company} has (an extra token|extra tokens) in {places:Places}")
def set_extra_tokens(scene: Scene, company: str, places: list[Spot]) -> None:
    """Tokens that do not come from the company's charter: for a railroad or private company it bought."""
    scene.setting.map.extra_tokens(company, places)


@given("{company:Company} has {kind:Beside} in {places:Places}")
def set_beside(scene: Scene, company: str, kind: str, places: list[Spot]) -> None:
    """All its hotels, in towns, or its terminal, beside a city; neither is a token in a space."""
    scene.setting.map.bonus_tokens(company, kind, places)


@given("{company:Company} has already placed {placed:Placed} in {place:Place} in this turn")
def already_placed(scene: Scene, company: str, placed: str | None, place: Spot) -> None:
    """The company whose turn it is has placed its token of the turn."""
    scene.setting.map.placed_in_turn(company, place, placed)


@action(
    "place_token",
    "{doer:Doer} <places|place> (a token|a hotel|a terminal) in {place:Place}"
    "[, by the power of {private:Private}][, removing its token in {removed:Place}]"
    "[, with {agreed:Player}'s consent]",
)
def places(
    scene: Scene,
    doer: dict[str, Any],
    place: Spot,
    private: str | None,
    removed: Spot | None,
    agreed: str | None,
) -> dict[str, Any]:
    """Place a token: a station in a city, a hotel in a town, a terminal by the power of a private company.

    Maybe another one is taken off, where only one of the two may stay.
    """
    made = {"actor": doer, **scene.place(place)}
    if removed is not None:
        made["removes"] = scene.place(removed)
    return with_power(made, private, agreed)


@action("pass", "{decider:Decider} <places|place> no token")
def places_none(scene: Scene, decider: Decider, attempt: bool) -> dict[str, Any] | None:
    """Leave the token step without a token."""
    return scene.leave_out("token", {"actor": decider.actor()}, attempt)


@then("{company:Company} has (a token|tokens) in {places:Places} only")
def has_tokens(scene: Scene, company: str, places: list[Spot]) -> None:
    """All station tokens that a company has on the map, also one that left the game at the start."""
    compare(scene, f"tokens of the {company}", places, scene.table.tokens(company))


def compare(scene: Scene, what: str, places: list[Spot], lying: list[tuple[str, tuple[int, ...]]]) -> None:
    """Compare where tokens lie with the places named, in any order."""
    wanted = [scene.place(spot) for spot in places]
    spots = scene.box.tiles.spot_words
    got = [spots(hexagon, frozenset(exits)) for hexagon, exits in lying]
    named = [spots(place["hex"], frozenset(place["exits"])) for place in wanted]
    scene.expect.same(what, ", ".join(sorted(named)) or "none", ", ".join(sorted(got)) or "none")


@then("{company:Company} has {kind:Beside} in {places:Places} only")
def has_beside(scene: Scene, company: str, kind: str, places: list[Spot]) -> None:
    """All hotels of a company, or its terminal."""
    compare(scene, f"{kind}s of the {company}", places, scene.table.bonus_tokens(company, kind))


@then("{company:Company} has no {kind:Beside} on the map")
def has_none_beside(scene: Scene, company: str, kind: str) -> None:
    """A company has no hotel anywhere, or no terminal."""
    compare(scene, f"{kind}s of the {company}", [], scene.table.bonus_tokens(company, kind))


@then("{company:Company} has no token on the map")
def no_tokens(scene: Scene, company: str) -> None:
    """The company has not placed any token."""
    scene.expect.same(f"tokens of the {company}", 0, len(scene.table.tokens(company)))


@then("{company:Company} has {count:Number} token[s] left")
def tokens_left(scene: Scene, company: str, count: int) -> None:
    """How many tokens lie on the company's charter."""
    scene.expect.same(f"tokens left to the {company}", count, scene.table.company(company)["tokens_left"])
