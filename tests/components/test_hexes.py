"""The hexes of a game: one geometry for scenes, invariants and recorded games."""

import pytest

from trackwalker.components.hexes import Hexes, hexes_of
from trackwalker.components.load import load_components
from trackwalker.errors import SceneError, TrackwalkerError
from trackwalker.games.known import notes_of
from trackwalker.paths import features_dir

GAMES = sorted(path.parent.name for path in features_dir().glob("*/components.yaml"))


@pytest.fixture(scope="module", params=GAMES)
def hexes(request: pytest.FixtureRequest) -> Hexes:
    maps = notes_of(request.param).plain_table.maps
    built = {**maps["long"], "blanks": [], "destination": [30, 40, 70, 100]} if maps else None
    state = {"options": {"mode": "long"}, "map": built} if maps else None
    return hexes_of(load_components(features_dir(), request.param), state)


def test_neighbours_see_each_other(hexes: Hexes) -> None:
    for name in hexes.printed:
        for side in range(6):
            other = hexes.neighbour(name, side)
            assert hexes.side_towards(name, other) == side
            assert hexes.neighbour(other, (side + 3) % 6) == name
        assert hexes.side_towards(name, name) is None


def test_places_touch_the_sides_of_their_track(hexes: Hexes) -> None:
    for name in hexes.printed:
        places = hexes.places(name, None)
        assert {side for place in places for side in place.exits} <= hexes.shape(name, None).sides
        assert len({(place.kind, place.number) for place in places}) == len(places)


def test_a_turned_tile_turns_its_places(hexes: Hexes) -> None:
    somewhere = next(iter(hexes.printed))
    for tile in hexes.tiles:
        for rotation in range(6):
            lying, straight = hexes.places(somewhere, (tile, rotation)), hexes.places(somewhere, (tile, 0))
            turned = [{(side + rotation) % 6 for side in place.exits} for place in straight]
            assert [set(place.exits) for place in lying] == turned


def test_rotations_that_look_the_same_have_the_same_places_of_the_same_value(hexes: Hexes) -> None:
    somewhere = next(iter(hexes.printed))

    def seen(tile: str, rotation: int) -> list[tuple[object, ...]]:
        found: list[tuple[object, ...]] = []
        for place in hexes.places(somewhere, (tile, rotation)):
            found.append((place.kind, place.exits, str(place.drawn["value"]), place.drawn.get("slots", 1)))
        return sorted(found, key=str)

    for tile in hexes.tiles:
        for one in range(6):
            for other in range(one):
                if hexes.same_look(tile, one, other):
                    assert seen(tile, one) == seen(tile, other)


def _built(*pieces: tuple[str, str, int], **members: object) -> Hexes:
    laid = [{"piece": piece, "hex": where, "rotation": turned} for piece, where, turned in pieces]
    built = {"pieces": laid, "capitals": [], "blanks": [], "destination": [20, 30, 50, 80], **members}
    return hexes_of(load_components(features_dir(), "LostAtlas"), {"options": {"mode": "long"}, "map": built})


def test_a_map_is_built_of_pieces_and_what_lies_on_them() -> None:
    hexes = _built(("260", "0,0", 0), ("150", "2,0", 1), capitals=["2,0"], blanks=["-1,0"])
    assert set(hexes.printed) == {"0,0", "1,0", "0,1", "2,0", "2,1", "1,1", "-1,0"}
    assert hexes.printed["2,0"] == {"kind": "city", "label": "C"}
    assert hexes.printed["0,1"]["off_board"][0]["value"] == {
        "yellow": 20,
        "green": 30,
        "brown": 50,
        "gray": 80,
    }


@pytest.mark.parametrize(
    ("pieces", "members", "words"),
    [
        ([("150", "0,0", 0), ("160", "0,1", 0)], {}, "two pieces lie on 0,1"),
        ([("999", "0,0", 0)], {}, "there is no piece 999"),
        ([("150", "0,0", 0)], {"capitals": ["1,0"]}, "1,0 is no city"),
        ([("150", "0,0", 0)], {"blanks": ["1,0"]}, "a blank lies on another hex, 1,0"),
        ([("150", "A1", 0)], {}, "'A1' is not the name of a hex"),
    ],
)
def test_a_map_that_cannot_be_is_refused(
    pieces: list[tuple[str, str, int]], members: dict[str, object], words: str
) -> None:
    with pytest.raises(TrackwalkerError, match=words):
        _built(*pieces, **members)


def test_a_game_without_components_is_named() -> None:
    with pytest.raises(SceneError, match="there are no components of 'Toy'"):
        load_components(features_dir(), "Toy")
