"""The hexes of a game: one geometry for scenes, invariants and recorded games."""

import pytest

from trackwalker.components.hexes import Hexes, hexes_of
from trackwalker.components.load import load_components
from trackwalker.errors import SceneError, TrackwalkerError
from trackwalker.paths import features_dir

GAMES = sorted(path.parent.name for path in features_dir().glob("*/components.yaml"))


@pytest.fixture(scope="module", params=GAMES)
def hexes(request: pytest.FixtureRequest) -> Hexes:
    return hexes_of(load_components(features_dir(), request.param))


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


def test_a_map_built_of_pieces_is_not_taken_for_an_empty_one() -> None:
    components = {"game": "Toy", "grid": {"step": []}, "tile_shapes": {}}
    with pytest.raises(TrackwalkerError, match="Toy has no printed map, and the 2 pieces laid"):
        hexes_of(components, {"map": {"pieces": [{}, {}]}})


def test_a_game_without_components_is_named() -> None:
    with pytest.raises(SceneError, match="there are no components of 'Toy'"):
        load_components(features_dir(), "Toy")
