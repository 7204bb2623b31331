"""A box in which cities with a letter are as others of their colour."""

from trackwalker.components.ordinary_cities import with_ordinary_cities
from trackwalker.paths import features_dir
from trackwalker.scene import load_components


def test_the_stops_of_mine_and_port_are_one_city_of_their_colour() -> None:
    sound = load_components(features_dir(), "LostAtlas")
    made = with_ordinary_cities(sound)
    pieces = made["parts"]["pieces"]
    assert pieces["02"]["hexes"][0]["cities"] == [{"exits": [5], "value": 20, "slots": 2}]
    assert pieces["07"]["hexes"][1]["cities"] == [{"exits": [0, 4, 5], "value": 20, "slots": 2}]
    assert made["tile_shapes"]["LA4"]["cities"] == [{"exits": [0, 1, 2], "value": 40, "slots": 3}]
    assert made["tile_shapes"]["291"]["cities"] == [{"exits": [0, 2], "value": 20}]


def test_everything_else_is_as_it_was_and_the_same_box_gives_the_same_one() -> None:
    sound = load_components(features_dir(), "LostAtlas")
    made = with_ordinary_cities(sound)
    assert made is with_ordinary_cities(sound)
    assert made["tile_shapes"]["15"] is sound["tile_shapes"]["15"]
    assert made["parts"]["pieces"]["150"] == sound["parts"]["pieces"]["150"]
    assert sound["tile_shapes"]["291"]["cities"][0]["value"] == 40
