"""A figure that changes in the base: what the layers over it say of it, and what they say that it was."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from test_figures_of_the_box import patched

from trackwalker.cli import main
from trackwalker.components.figures import Figures
from trackwalker.lint.edition_rules import layers_fit
from trackwalker.lint.figure_rules import figures_of_the_box
from trackwalker.lookup.figure_change import change_of
from trackwalker.lookup.figures import uses_of
from trackwalker.lookup.spec import Game
from trackwalker.paths import features_dir
from trackwalker.register import load_editions, load_register
from trackwalker.scene import load_components

LAYER = """\
game: 18FL
edition: '2'
over: 1.0a
title: made up
source: made up
clauses:
  reworded:
  - id: 18FL-1.4-q
    was: With 2 players the certificate limit is 21.
    text: Two players may have {limit} certificates.
    figures: {{'{limit}': players.2.certificate_limit}}
  - id: 18FL-1.4-r
    was: With 3 players the certificate limit is 15.
    text: Three players may have 15 certificates.
    figures: {{'15': players.3.certificate_limit}}
components:
- {{at: players.2.certificate_limit, was: 21, now: {limit}}}
"""


def copied(game: str, to: Path, layer: str = "") -> Path:
    """The box and the registers of a game, with its layers or another one."""
    shutil.copytree(features_dir() / "shared", to / "shared")
    (to / game).mkdir()
    for file in ("rulebook.yaml", "readings.yaml", "components.yaml"):
        shutil.copy(features_dir() / game / file, to / game / file)
    if layer:
        (to / game / "editions").mkdir()
        (to / game / "editions" / "2.yaml").write_text(layer)
    else:
        shutil.copytree(features_dir() / game / "editions", to / game / "editions")
    return to


def changed(game: str, path: str, value: int, to: Path, layer: str = "") -> tuple[Path, tuple[str, ...]]:
    """A copy after the proposed change, and what is left to be done by hand."""
    for name in ("before", "after"):
        (to / name).mkdir()
    before, after = (copied(game, to / name, layer) for name in ("before", "after"))
    change = change_of(Game(game, before), path, value)
    for file in (after / game).rglob("*.yaml"):
        name = f"features/{file.relative_to(after).as_posix()}"
        file.write_text(patched(file.read_text(encoding="utf-8"), change.diff, name), encoding="utf-8")
    return after, change.by_hand


def lint(game: str, features: Path) -> list[str]:
    findings = [
        *figures_of_the_box(game, load_register(game, features), features),
        *layers_fit(game, features),
    ]
    return [one.show(features) for one in findings]


def test_what_a_layer_says_of_a_figure_of_the_base_is_one_of_its_uses() -> None:
    (uses,) = uses_of(Game("1846", features_dir()), "hexes.H12.side_costs.0.price")
    assert [one.of for one in uses.clauses] == ["1846-3-cb"]
    assert {one.id for one, _ in uses.scenarios} >= {
        one.id for one in Game("1846", features_dir()).scenarios_of_clause("1846-3-cb")
    }


# ------------------------------------------------------------------------ what only a layer has


def said(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["figures", *arguments])
    return done.exit_code, done.output


def test_what_only_another_edition_has_is_shown_with_its_name() -> None:
    (uses,) = uses_of(Game("1846", features_dir()), "privates.BT.face")
    assert (uses.edition, uses.figure.value) == ("2", 40)
    assert [one.of for one in uses.clauses] == ["1846-3-bq"]
    code, text = said("1846", "privates.BT.face")
    assert code == 0
    assert text.startswith(
        "privates.BT.face: 40 (edition 2)\n  clauses:\n    1846-3-bq: '$40', privates.BT.face\n"
    )


def test_a_figure_of_both_is_shown_of_each(tmp_path: Path) -> None:
    features = copied("18FL", tmp_path, LAYER.format(limit=23))
    found = uses_of(Game("18FL", features), "players.2.certificate_limit")
    assert [(uses.edition, uses.figure.value) for uses in found] == [("1.0a", 21), ("2", 23)]


def test_all_figures_that_are_used_are_those_of_all_editions() -> None:
    code, text = said("1846")
    assert code == 0
    assert "\nprivates.BT.face: 40 (edition 2; 1 clause)\n" in text
    assert "\nshares.pool_limit: 50 (4 clauses" in text or "\nshares.pool_limit: 50 (5 clauses" in text
    assert "shares.pool_limit: 50 (edition" not in text


def test_of_one_edition_what_it_has_from_below_is_shown_as_well() -> None:
    assert "shares.pool_limit: 50 (edition 2)\n" in said("1846", "shares.pool_limit", "--edition", "2")[1]
    code, text = said("1846", "privates.BT.face", "--edition", "1.1")
    assert code == 2
    assert "there is no 'BT' after privates" in text
    assert said("1846", "--edition", "3")[1] == "error: 1846 has no edition '3'; it has 1.1, 2\n"


def test_what_no_edition_has_is_refused() -> None:
    code, text = said("1846", "privates.XX.face")
    assert code == 2
    assert "privates.XX.face leads to no figure of the box; there is no 'XX' after privates" in text


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("privates.BT.face", "Boomtown costs $50 and pays $10."),
        (
            "privates.BT.marker.amounts.H12",
            "The acquiring corporation may put the $50 Boomtown token on Cincinnati.",
        ),
    ],
)
def test_a_figure_of_a_layer_is_changed_in_it(tmp_path: Path, path: str, text: str) -> None:
    after, by_hand = changed("1846", path, 50, tmp_path)
    assert (by_hand, lint("1846", after)) == ((), [])
    assert text in {clause.text for clause in load_editions("1846", after)["2"].clauses.values()}
    assert Figures(load_components(after, "1846", "2")).at(path)[0].value == 50
    assert (after / "1846" / "rulebook.yaml").read_bytes() == (
        features_dir() / "1846" / "rulebook.yaml"
    ).read_bytes()


def test_a_figure_that_a_layer_says_otherwise_is_changed_there(tmp_path: Path) -> None:
    game = Game("18FL", copied("18FL", tmp_path, LAYER.format(limit=23)))
    change = change_of(game, "players.2.certificate_limit", 24, "2")
    assert (change.edition, change.by_hand) == ("2", ())
    assert "+- {at: players.2.certificate_limit, was: 21, now: 24}" in change.diff
    assert "+    text: Two players may have 24 certificates." in change.diff
    assert "rulebook.yaml" not in change.diff


def test_what_a_layer_does_not_write_is_not_changed_in_it() -> None:
    code, text = said("--change", "1846", "--edition", "2", "shares.pool_limit", "60")
    assert code == 2
    assert "is in edition 2 what it is below" in text
    assert "{at: shares.pool_limit, was: 50, now: 60}" in text


# --------------------------------------------------------------------------- what the base has


def test_it_is_changed_with_it(tmp_path: Path) -> None:
    after, by_hand = changed("1846", "hexes.H12.side_costs.0.price", 60, tmp_path)
    assert (by_hand, lint("1846", after)) == ((), [])
    text = load_editions("1846", after)["2"].clauses["1846-3-cb"].text
    assert text.endswith("completed by one costs $60.")


@pytest.mark.parametrize(
    ("path", "value", "was", "texts"),
    [
        ("players.2.certificate_limit", 22, 22, ("Two players may have 23", "Three players may have 15")),
        pytest.param(
            *("players.3.certificate_limit", 16, 21),
            ("Two players may have 23", "Three players may have 16"),
            marks=pytest.mark.exhaustive,
        ),
    ],
)
def test_what_a_layer_says_that_it_was_is_changed_with_it(
    tmp_path: Path, path: str, value: int, was: int, texts: tuple[str, ...]
) -> None:
    after, by_hand = changed("18FL", path, value, tmp_path, LAYER.format(limit=23))
    assert (by_hand, lint("18FL", after)) == ((), [])
    clauses = load_editions("18FL", after)["2"].clauses
    assert [clauses[f"18FL-1.4-{one}"].text for one in "qr"] == [f"{text} certificates." for text in texts]
    assert load_components(after, "18FL")["players"][2]["certificate_limit"] == was
    assert load_components(after, "18FL", "2")["players"][2]["certificate_limit"] == 23


def test_a_change_that_makes_the_base_like_the_layer_is_said(tmp_path: Path) -> None:
    _, by_hand = changed("18FL", "players.2.certificate_limit", 23, tmp_path, LAYER.format(limit=23))
    assert by_hand == (
        "2.yaml: players.2.certificate_limit is then what it is below: the layer need not change it",
    )


def test_a_sum_that_an_opening_chooses_and_that_is_then_asked_is_said() -> None:
    change = change_of(Game("LostAtlas", features_dir()), "minor_auction.least", 130)
    assert change.by_hand == (
        "the-last-turn-of-a-long-game: $130, which somebody chooses there, is then minor_auction.least: "
        "say one or the other",
    )
    assert "+  text: Bids begin at 130 or more." in change.diff
