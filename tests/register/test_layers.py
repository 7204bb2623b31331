"""Editions as layers: what is laid over what, and what does not fit."""

from pathlib import Path

import pytest

from reference_engine.components import load_components as of_the_engine
from trackwalker.components.changes import Change, ChangeFault, changed
from trackwalker.components.load import load_components
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.register import load_editions
from trackwalker.suite.errata import with_proposal

BOX = {
    "trains": [{"name": "2", "price": 80}, {"name": "3", "price": 180}],
    "counts": {57: 2, 8: 3},
    "market": {"rows": [[1, 2]]},
}


@pytest.mark.parametrize(
    ("change", "path", "value"),
    [
        (Change(at="trains.3.price", was=180, now=200), ("trains", 1, "price"), 200),
        (Change(at="counts.57", was=2, now=None), ("counts", 57), None),
        (Change(at="counts.9", add=4), ("counts", 9), 4),
        (Change(at="market.r1c2", was=2, now=5), ("market", "rows", 0, 1), 5),
        (Change(at="trains", add={"name": "2+"}, after="2"), ("trains", 1), {"name": "2+"}),
        (Change(at="trains", add={"name": "1"}, before="2"), ("trains", 0), {"name": "1"}),
        (Change(at="trains.2", drop=True, was={"price": 80}), ("trains", 0, "name"), "3"),
    ],
)
def test_a_change_is_made_and_the_box_below_stays(
    change: Change, path: tuple[object, ...], value: object
) -> None:
    before = repr(BOX)
    made = changed(BOX, change)
    for step in path:
        made = made[step]
    assert made == value
    assert repr(BOX) == before


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (Change(at="trains.4.price", was=1, now=2), "there is no '4'"),
        (Change(at="trains.3.price", was=190, now=200), "is 180 in the edition below, not 190"),
        (Change(at="trains.3.price", was=180, now=180), "nothing is changed"),
        (Change(at="trains.3.price", now=200), "`was` is missing"),
        (Change(at="trains", add={"name": "3"}), "has 3 already"),
        (Change(at="counts.57", add=3), "is there already"),
        (Change(at="counts.57", was=2), "expected one of"),
    ],
)
def test_a_change_that_does_not_fit_is_refused(change: Change, words: str) -> None:
    with pytest.raises(ChangeFault, match=words):
        changed(BOX, change)


HEAD = "game: 18GL\nedition: '1.2'\nover: '{over}'\ntitle: next\nsource: made up\n"


@pytest.mark.parametrize(
    ("over", "body", "words"),
    [
        ("1.3", "", "no edition '1.3'"),
        ("1.2", "", "in a circle"),
        ("1.1", "clauses: {withdrawn: [{id: 18GL-9-a, why: x}]}\n", "has no '18GL-9-a'"),
        ("1.1", "clauses: {reworded: [{id: 18GL-4.8-e, was: y, text: z}]}\n", "'Interest it cannot pay"),
        (
            "1.0",
            "clauses: {added: [{id: 18GL-4.6.4-b, section: '4', kind: rule, text: x, testable: true}]}\n",
            "for ever",
        ),
        ("1.1", "questions: {withdrawn: [{id: 18GL-Q91, why: x}]}\n", "has no '18GL-Q91'"),
    ],
)
def test_a_layer_that_does_not_fit_is_refused_with_its_line(
    tmp_path: Path, over: str, body: str, words: str
) -> None:
    file = tmp_path / "next.yaml"
    file.write_text(HEAD.format(over=over) + body, encoding="utf-8")
    with (
        with_proposal(features_dir(), "18GL", file) as (features, _),
        pytest.raises(TrackwalkerError, match=rf"1\.2\.yaml, line \d+: .*{words}"),
    ):
        load_editions("18GL", features)


def test_harness_and_engine_lay_a_layer_alike(tmp_path: Path) -> None:
    file = tmp_path / "next.yaml"
    body = "components:\n- {at: loans.interest, was: 50, now: 60}\n- {at: tiles.counts.57, was: 4, now: 5}\n"
    counts = load_components(features_dir(), "18GL")["tiles"]["counts"]
    body = body.replace("was: 4, now: 5", f"was: {counts['57']}, now: 99")
    file.write_text(HEAD.format(over="1.0") + body, encoding="utf-8")
    with with_proposal(features_dir(), "18GL", file) as (features, name):
        box, engine = load_components(features, "18GL", name), of_the_engine(features, "18GL", name)
        assert list(load_editions("18GL", features)) == ["1.0", "1.1", "1.2"]
    assert box["loans"]["interest"] == engine.box.loans.interest == 60  # type: ignore[union-attr]
    assert box["loans"]["whole_interest"] is engine.box.loans.whole_interest is False  # type: ignore[union-attr]
    assert box["tiles"]["counts"]["57"] == engine.tile_counts["57"] == 99
    assert engine.editions == tuple(box["editions"])


def test_an_edition_says_what_is_to_be_known_of_its_own_source(tmp_path: Path) -> None:
    """Left out, it is that of the edition below."""
    editions = load_editions("18Chesapeake")
    base, published = editions["2020"].source, editions["published"].source
    assert base.caution is not None
    assert published.caution is not None
    assert base.caution.startswith("the source is a teaching summary")
    assert published.caution.startswith("the published rulebook was not at hand")
    assert published.title == f"18Chesapeake, as published (2020); the rest as in {base.title}"
    file = tmp_path / "next.yaml"
    file.write_text(HEAD.format(over="1.1"), encoding="utf-8")
    with with_proposal(features_dir(), "18GL", file) as (folder, name):
        made = load_editions("18GL", folder)
        assert made[name].source.caution == made["1.1"].source.caution
        assert made["1.0"].source.caution != made["1.1"].source.caution
