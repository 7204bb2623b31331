"""What fuzzing finds is cut down to a few moves, the same each time, and written so that it can be used."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from fuzz_engines import wrong

from trackwalker.cli import main
from trackwalker.components.load import load_components
from trackwalker.fuzzing.batches import Shown
from trackwalker.fuzzing.guide import Guide
from trackwalker.fuzzing.partings import Parting
from trackwalker.fuzzing.report import tell, write_all
from trackwalker.fuzzing.runs import Beginning, Run
from trackwalker.fuzzing.scenarios import scenario_for
from trackwalker.fuzzing.search import Fuzz, Order, go
from trackwalker.paths import features_dir
from trackwalker.port.engine import Engine
from trackwalker.port.reference import ReferenceConnection
from trackwalker.port.schema import validate
from trackwalker.scene import Broken, Permissive, Scene
from trackwalker.suite.sentences import Matcher

ROOT = Path(__file__).resolve().parents[2]
GAME = "18Chesapeake"
NODE = shutil.which("node")
AUCTION = f"stdio:{NODE} '{Path(__file__).parent / 'opening_auction.js'}'"
needs_node = pytest.mark.skipif(NODE is None, reason="Node.js is not installed")


def run(*words: str) -> Any:
    return CliRunner().invoke(main, list(words))


def spoilt(name: str) -> Fuzz:
    return go(Order(GAME, name, examples=40, seed=7), make=lambda: wrong(GAME, name))


def as_told(fuzz: Fuzz) -> list[tuple[str, tuple[dict[str, Any], ...]]]:
    return [(found.parting.what, found.run.actions) for found in fuzz.findings]


@needs_node
def test_the_opening_auction_in_javascript_keeps_the_rules() -> None:
    fuzz = go(Order(GAME, AUCTION, examples=60, seed=2))
    assert fuzz.findings == []
    assert fuzz.accepted > 100
    assert fuzz.cannot, "some runs lead past the auction, of which it says that it does not play it"


@needs_node
@pytest.mark.parametrize(
    ("fault", "cause", "examples", "seed"),
    [
        ("raise-by-one", "accepted|bid|18CH-29-i", 100, 2),
        ("buyer-keeps-turn", "course|bid|auction_turn|auction_turn", 20, 2),
        ("refusal-counts", "changed|bid|round", 20, 4),
    ],
)
def test_a_planted_fault_is_found_and_cut_down_to_five_actions(
    fault: str, cause: str, examples: int, seed: int
) -> None:
    fuzz = go(Order(GAME, f"{AUCTION} {fault}", examples=examples, seed=seed))
    assert [found.parting.cause for found in fuzz.findings] == [cause]
    assert len(fuzz.findings[0].run.actions) <= 5
    assert fuzz.findings[0].run.beginning.state is None, "it cannot load"


@needs_node
def test_one_seed_comes_to_the_same_whatever_the_number_of_processes() -> None:
    # Of four batches the last two are a wave, and dealt out.
    order = Order(GAME, f"{AUCTION} buyer-keeps-turn", examples=24, seed=4, each=6)
    alone, together = go(order), go(order, hands=2)
    assert as_told(alone) == as_told(together) != []
    counted = [(one.examples, one.accepted, one.refused, one.seen, one.cannot) for one in (alone, together)]
    assert counted[0] == counted[1]


@needs_node
def test_a_written_run_is_replayed_on_any_engine(tmp_path: Path) -> None:
    engine = f"{AUCTION} buyer-keeps-turn"
    found = run(
        "fuzz", GAME, "--engine", engine, "--examples", "20", "--seed", "1", "--no-database",
        "--out", str(tmp_path),
    )  # fmt: skip
    assert found.exit_code == 1, found.output
    (file,) = tmp_path.glob("*.json")
    validate(json.loads(file.read_text(encoding="utf-8")), "run", file.name)
    wrong_again = run("replay", str(file), "--engine", engine)
    assert wrong_again.exit_code == 1
    assert "action 1 of 1" in wrong_again.output
    sound = run("replay", str(file))
    assert (sound.exit_code, "the same as the reference engine" in sound.output) == (0, True)
    other = run("replay", str(file), "--engine", AUCTION)
    assert other.exit_code == 0


@needs_node
def test_what_is_known_is_counted_and_no_finding(tmp_path: Path) -> None:
    engine = f"{AUCTION} buyer-keeps-turn"
    search = ("fuzz", GAME, "--examples", "20", "--seed", "1", "--no-database")
    assert run(*search, "--engine", engine, "--out", str(tmp_path)).exit_code == 1
    (file,) = tmp_path.glob("*.json")
    (tmp_path / "notes.json").write_text("[]", encoding="utf-8")
    again = run(*search, "--engine", engine, "--known", str(tmp_path), "--format", "json")
    told = json.loads(again.stdout)
    assert (again.exit_code, told["findings"]) == (0, [])
    assert told["known"]["course|bid|auction_turn|auction_turn"] > 1, "it is gone past and met again"
    other = run(*search, "--engine", f"{AUCTION} refusal-counts", "--seed", "4", "--known", str(file))
    assert (other.exit_code, "1 finding\n" in other.output) == (1, True), "what is new is one"
    sound = run(*search, "--engine", AUCTION, "--known", str(file))
    assert f"1 known cause, seen 0 times; not seen: {file.name}\n" in sound.output
    assert sound.exit_code == 0


def test_what_is_named_as_known_has_to_hold_a_run_of_the_game_with_its_end(tmp_path: Path) -> None:
    found = ROOT / "docs/findings/18Chesapeake-outbid.json"
    endless = {name: part for name, part in json.loads(found.read_text("utf-8")).items() if name != "parting"}
    (tmp_path / "endless.json").write_text(json.dumps(endless), encoding="utf-8")
    for place, game in ((found, "1846"), (tmp_path, GAME), (tmp_path / "nothing.json", GAME)):
        answer = run("fuzz", game, "--known", str(place), "--examples", "1", "--no-database")
        assert answer.exit_code == 2
        assert f"--known {place}: " in answer.output
        assert "expected a" in answer.output
    assert run("fuzz", GAME, "--known", str(found), "--examples", "1", "--no-database").exit_code == 0


def plays(text: str, engine: Engine) -> bool:
    """Whether a scenario passes on an engine."""
    scene = Scene(engine, load_components(features_dir(), GAME), {"readings": {}, "deviations": []})
    matcher, kind = Matcher(), "given"
    try:
        for line in text.splitlines():
            word, _, sentence = line.strip().partition(" ")
            if word not in ("Given", "When", "Then", "And"):
                continue
            kind = kind if word == "And" else word.lower()
            matcher.match(kind, sentence).definition.say(scene, sentence, None)
    except (Broken, Permissive):
        return False
    return True


def test_a_finding_is_a_scenario_that_only_a_sound_engine_passes(tmp_path: Path) -> None:
    name = "refusal/bid-multiple"
    fuzz = spoilt(name)
    (told,) = tell(fuzz)
    assert told.clauses[0] == "18CH-29-i"
    assert "@18CH-29-i" in told.scenario.text
    assert "Then it is refused and nothing has changed" in told.scenario.text
    assert plays(told.scenario.text, ReferenceConnection())
    assert not plays(told.scenario.text, wrong(GAME, name))
    assert "18CH-29-i: " in told.paragraph
    assert "\n" not in told.paragraph
    write_all([told], tmp_path)
    assert {file.suffix for file in tmp_path.iterdir()} >= {".json", ".feature", ".txt"}


def test_a_marker_that_a_private_company_does_not_bring_has_no_sentence() -> None:
    """Another game has a sentence of that shape: no company of this one has suburbs."""
    state = json.loads((ROOT / "tests/fixtures/states/1846-build.json").read_text(encoding="utf-8"))
    bob = {"kind": "company", "id": "B&O", "by": "Bob"}
    action = {"type": "assign", "actor": bob, "private": "C&WI", "hex": "D6"}
    parting = Parting("fault", "a cause", "it broke down", action)
    shown = Shown(parting, Run(Beginning("a table", state=state), (action,)))
    rules: dict[str, Any] = {"readings": {}, "deviations": []}
    assert "01-cause.json" in scenario_for(shown, "1846", rules, Guide(rules), "01-cause").text


class Ended(ReferenceConnection):
    """While it answers for the tenth time the program is asked to end, as by SIGTERM."""

    answers = 0

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        self.answers += 1
        if self.answers == 10:
            raise SystemExit(143)
        return super().apply(action)


def test_a_search_ends_when_the_program_is_asked_to_end() -> None:
    with pytest.raises(SystemExit) as end:
        go(Order(GAME, examples=20, seed=3), make=Ended)
    assert end.value.code == 143


def test_the_same_seed_finds_the_same() -> None:
    name = "refusal/bid-needs-money"
    first, again = spoilt(name), spoilt(name)
    assert as_told(first) == as_told(again) != []
    assert (first.examples, first.accepted, first.refused) == (again.examples, again.accepted, again.refused)


def test_what_was_found_before_is_tried_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    quiet = run("fuzz", GAME, "--examples", "5", "--seed", "1")
    assert quiet.exit_code == 0, quiet.output
    assert list(tmp_path.iterdir()) == [], "nothing found, nothing kept"


@pytest.mark.parametrize(
    "file", sorted((ROOT / "docs" / "findings").glob("*.json")), ids=lambda file: file.stem
)
def test_a_finding_in_the_docs_is_played_as_it_is_told(file: Path) -> None:
    assert f"({file.parent.name}/{file.name})" in (ROOT / "docs" / "findings.md").read_text(encoding="utf-8")
    told = json.loads(file.read_text(encoding="utf-8"))
    validate(told, "run", file.name)
    engine = ReferenceConnection()
    if "state" in told:
        engine.load({**told["state"], "rules": told["rules"]})
    else:
        engine.new_game({**told["begun_with"], "rules": told["rules"]})
    for asked in told["actions"]:
        assert engine.apply(asked["action"])["legal"] is asked["legal"]


def test_the_command_says_what_cannot_be_done() -> None:
    state = Path(__file__).parents[1] / "fixtures" / "states" / "18Chesapeake-emergency.json"
    without = run("fuzz", GAME, "--engine", "reference:without=load", "--from", str(state), "--no-database")
    assert without.exit_code == 2
    assert "cannot load a table" in without.output
    other = run("fuzz", "1846", "--from", str(state), "--no-database")
    assert (other.exit_code, "is of 18Chesapeake, not of 1846" in other.output) == (2, True)
    assert run("fuzz", "18Nowhere", "--no-database").exit_code == 2
    assert run("fuzz", GAME, "--profile", "nobody", "--no-database").exit_code == 2
    nowhere = run("fuzz", GAME, "--examples", "100000", "--no-database", "--out", str(state / "folder"))
    assert nowhere.exit_code == 2, "it is said before anything is played"
    assert nowhere.stderr == f"error: --out {state / 'folder'}: cannot make this folder: Not a directory\n"


def test_runs_begin_at_a_state_and_the_output_is_json() -> None:
    state = Path(__file__).parents[1] / "fixtures" / "states" / "18Chesapeake-emergency.json"
    told = run(
        "fuzz", GAME, "--from", str(state), "--examples", "20", "--seed", "1", "--no-database",
        "--format", "json",
    )  # fmt: skip
    assert told.exit_code == 0, told.output
    document = json.loads(told.stdout)
    assert document["findings"] == []
    assert document["complete"] is True
    assert document["examples"] >= 20
