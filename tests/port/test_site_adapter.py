"""The adapter of 18xx.games: what it says without a checkout, and how it plays recorded games with one."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from port_processes import ROOT

from trackwalker.cli import main
from trackwalker.components.load import load_components
from trackwalker.paths import features_dir
from trackwalker.playouts.openings import start_from
from trackwalker.port.connect import connect
from trackwalker.port.engine import Engine
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene.openings import load_opening

FOLDER = ROOT / "adapters" / "18xx.games"
RUBY = shutil.which("ruby")
needs_ruby = pytest.mark.skipif(RUBY is None, reason="Ruby is not installed")

ALICE = {"kind": "player", "id": "Alice"}


@pytest.fixture
def checkout() -> Path:
    """The folder of a checkout of 18xx.games; skips where there is none."""
    folder = os.environ.get("TRACKWALKER_18XX")
    if not folder:
        pytest.skip("needs a checkout of 18xx.games: set TRACKWALKER_18XX to its folder")
    return Path(folder)


def spec(checkout: Path, face: str) -> str:
    return f"stdio:{RUBY} '{FOLDER}/adapter.rb' '{checkout}' --rules-of {face}"


@pytest.fixture(params=["server", "pages"])
def face(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def site(checkout: Path, face: str) -> Iterator[Engine]:
    with closing(connect(spec(checkout, face), 60, validate_sent=True)) as engine:
        yield engine


def new_game(engine: Engine) -> None:
    engine.new_game({"game": "18Chesapeake", "players": ["Alice", "Bob", "Carol"], "deal": {"P6": "C&A"}})


def games(checkout: Path) -> list[Path]:
    """The recorded games of the three titles, by the rules of the rulebooks here."""
    fixtures = checkout / "public" / "fixtures"
    found = [
        file for game in ("18Chesapeake", "1846", "18FL") for file in sorted((fixtures / game).glob("*.json"))
    ]
    return [file for file in found if file.parent.name != "1846" or "first_ed" in options(file)]


def options(file: Path) -> list[str]:
    settings = json.loads(file.read_text(encoding="utf-8-sig")).get("settings") or {}
    return settings.get("optional_rules") or []


@needs_ruby
@pytest.mark.parametrize("program", ["adapter.rb", "trace.rb"])
def test_it_says_how_it_is_called(program: str) -> None:
    done = subprocess.run(
        [str(RUBY), FOLDER / program], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert f"usage: ruby {program} CHECKOUT" in done.stderr


@needs_ruby
def test_a_folder_that_is_no_checkout_is_named(tmp_path: Path) -> None:
    command = [str(RUBY), FOLDER / "adapter.rb", tmp_path]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert f"{tmp_path}: is no checkout of 18xx.games" in done.stderr


@needs_ruby
def test_it_passes_the_check(checkout: Path, face: str) -> None:
    command = ["check", spec(checkout, face), "--timeout", "60", "--format", "json"]
    done = CliRunner().invoke(main, command)
    verdicts = {probe["name"]: probe["verdict"] for probe in json.loads(done.stdout)["probes"]}
    assert {"load 18Chesapeake", "load 1846", "load 18FL"} <= verdicts.keys()
    assert set(verdicts.values()) <= {"ok", "skipped"}
    assert done.exit_code == 0


@needs_ruby
def test_the_pages_offer_less_than_the_server_takes(site: Engine, face: str) -> None:
    new_game(site)
    before = site.state()
    below: dict[str, Any] = {"type": "bid", "actor": ALICE, "private": "P1", "price": 5}
    assert site.apply(below)["legal"] is (face == "server")
    assert (site.state() == before) is (face == "pages")


@needs_ruby
def test_a_refusal_leaves_no_trace(site: Engine) -> None:
    new_game(site)
    before = site.state()
    answer = site.apply({"type": "bid", "actor": ALICE, "private": "P2", "price": 1000})
    assert answer["legal"] is False
    assert "Cannot afford bid" in answer["reason"]
    assert site.state() == before


@needs_ruby
@pytest.mark.parametrize("end", [[{"method": "bye"}], []])
def test_what_is_asked_in_one_piece_is_answered_in_order(
    checkout: Path, face: str, end: list[dict[str, Any]]
) -> None:
    """Whatever is refused on the way: neither a request nor what was accepted before is lost by it."""
    table: dict[str, Any] = {"game": "18Chesapeake", "players": ["Alice", "Bob"], "deal": {"P6": "C&A"}}

    def bid(name: str, price: int) -> dict[str, Any]:
        actor = {"kind": "player", "id": name}
        action = {"type": "bid", "actor": actor, "private": "P2", "price": price}
        return {"method": "apply", "params": {"action": action}}

    asked: list[dict[str, Any]] = [
        {"method": "hello", "params": {"protocol": "1"}},
        {"method": "new_game", "params": table},
        bid("Alice", 5000),
        bid("Alice", 45),
        bid("Bob", 47),
        bid("Bob", 50),
        bid("Bob", 55),
        bid("Alice", 5000),
        {"method": "load", "params": {"state": {"game": "none"}}},
        bid("Alice", 60),
        {"method": "state"},
        {"method": "new_game", "params": table},
        {"method": "state"},
        *end,
    ]
    lines = [json.dumps({"jsonrpc": "2.0", "id": at, **one}) for at, one in enumerate(asked, 1)]
    done = subprocess.run(
        [str(RUBY), FOLDER / "adapter.rb", checkout, "--rules-of", face],
        input="\n\n".join(lines),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["id"] for reply in replies] == [*range(1, len(asked) + 1)]
    legal = [reply["result"]["legal"] for reply in replies if "legal" in reply.get("result", {})]
    assert legal == [False, True, False, True, False, False, True]
    assert "error" in replies[8]
    bids = [reply["result"]["round"]["bids"] for reply in (replies[10], replies[12])]
    assert [[one["amount"] for one in offered] for offered in bids] == [[50, 60], []]
    assert done.returncode == 0


@needs_ruby
def test_a_best_run_is_found(site: Engine) -> None:
    state = json.loads(
        (ROOT / "tests/fixtures/states/18Chesapeake-emergency.json").read_text(encoding="utf-8")
    )
    site.load(state)
    with closing(connect("reference")) as reference:
        reference.load(state)
        for company in ("PRR", "B&O", "C&O", "LV", "N&W"):
            assert site.best_routes(company)["revenue"] == reference.best_routes(company)["revenue"], company


@needs_ruby
def test_a_sale_ends_what_others_have_passed_and_no_company_sells_what_lies_in_the_ipo(site: Engine) -> None:
    with closing(connect("reference")) as reference:
        opening = load_opening(features_dir() / "18Chesapeake" / "openings", "the-second-stock-round")
        start_from(opening, reference, load_components(features_dir(), "18Chesapeake"), {})
        site.load(reference.state())
    assert site.apply({"type": "pass", "actor": {"kind": "player", "id": "Bob"}})["legal"]
    assert site.state()["round"]["passed"] == ["Bob"]
    carol = {"kind": "player", "id": "Carol"}
    assert site.apply({"type": "sell_shares", "actor": carol, "company": "C&O", "percent": 10})["legal"]
    assert site.state()["round"]["passed"] == []
    share = {"type": "buy_shares", "actor": carol, "company": "LV", "percent": 10}
    refusal = site.apply({**share, "from": "company:LV"})
    assert refusal == {"legal": False, "reason": "nobody buys shares from company:LV"}
    assert site.apply({**share, "from": "ipo"})["legal"]


@needs_ruby
def test_among_two_players_the_share_taken_out_at_the_beginning_is_no_certificate(site: Engine) -> None:
    site.new_game({"game": "18Chesapeake", "players": ["Alice", "Bob"], "deal": {"P6": "C&A"}})
    papers = site.state()["certificates"]
    assert [one["percent"] for one in papers if one["company"] == "PRR"] == [30, *[10] * 7]
    assert [one["percent"] for one in papers if one["company"] == "C&A"] == [20, *[10] * 8]
    assert {one["holder"] for one in papers if one["company"] != "B&O"} == {"ipo", "private:P6"}


@needs_ruby
def test_trains_that_stay_for_one_more_turn_are_told_and_an_assignment_is_of_one_thing(site: Engine) -> None:
    state = json.loads((ROOT / "tests/fixtures/states/1846-build.json").read_text(encoding="utf-8"))
    bob = {"kind": "player", "id": "Bob"}
    state["round"]["turn"] |= {"step": "trains", "revenue": 0}
    asked = [{"kind": "company", "id": "B&O", "by": "Bob"}]
    state["pending"] = [{"kind": "buy_train", "actors": asked, "context": {"must_buy": False}}]
    next(one for one in state["privates"] if one["id"] == "SC")["owner"] = "player:Bob"
    site.load(state)
    trains = next(one["trains"] for one in site.state()["companies"] if one["id"] == "B&O")
    assert trains == [{"name": "2", "phased_out": True, "spared": True}, {"name": "3/5"}]
    for names in ({}, {"hex": "G19", "company": "B&O"}):
        answer = site.apply({"type": "assign", "actor": bob, "private": "SC", **names})
        assert answer == {"legal": False, "reason": "a hex is named, or a company"}
    handed_in = {"train": "5", "price": 500, "from": "bank", "exchange": "3/5"}
    answer = site.apply({"type": "buy_train", "actor": asked[0], **handed_in})
    assert answer == {"legal": False, "reason": "no train is handed in for another"}


@needs_ruby
def test_a_table_after_shares_were_issued_for_a_train_is_loaded_with_what_they_brought(site: Engine) -> None:
    file = ROOT / "docs/findings/1846-only-the-dearer-face-after-an-issue.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    issue, cheaper = (asked["action"] for asked in told["actions"])
    sound = ReferenceConnection()
    sound.load({**told["state"], "rules": told["rules"]})
    assert sound.apply(issue)["legal"]
    site.load(sound.state())
    assert not site.apply(cheaper)["legal"]
    assert site.apply({**cheaper, "train": "4", "price": 180})["legal"]


def stands_at(engine: Engine, name: str) -> None:
    """Load a table that deviates as that engine does."""
    engine.load(json.loads((ROOT / f"tests/fixtures/site_states/{name}.json").read_text(encoding="utf-8")))


def test_shares_issued_before_the_dividend_are_not_issued_for_a_train_though_one_has_to_be_bought_next(
    site: Engine,
) -> None:
    stands_at(site, "1846-shares-to-issue")
    nyc = {"kind": "company", "id": "NYC", "by": "Bob"}
    assert site.apply({"type": "sell_shares", "actor": nyc, "company": "NYC", "percent": 10})["legal"]
    turn = site.state()["round"]["turn"]
    assert (turn["step"], turn["issued"], turn.get("forced")) == ("trains", 10, None)


@needs_ruby
def test_what_is_laid_instead_of_the_second_tile_of_a_power_has_to_be_on_the_page(checkout: Path) -> None:
    gt = {"kind": "company", "id": "GT", "by": "Alice"}
    first = {"type": "lay_tile", "actor": gt, "hex": "F16", "tile": "7", "rotation": 2, "private": "O&I"}
    green = {"type": "lay_tile", "actor": gt, "hex": "C15", "tile": "295", "rotation": 1}
    with closing(connect(spec(checkout, "pages"), 60)) as engine:
        stands_at(engine, "1846-two-tiles-to-lay")
        assert engine.apply(first)["legal"]
        assert "is not shown" in engine.apply(green)["reason"]
        assert engine.apply({"type": "pass", "actor": gt})["legal"]


@needs_ruby
@pytest.mark.parametrize(
    ("step", "decision", "then"),
    [
        ("issue", "issue", ("GT", "build")),
        ("build", "build", ("GT", "run")),
        ("trains", "buy_train", ("PRR", "issue")),
    ],
)
def test_the_first_of_two_tiles_of_a_power_leaves_its_company_at_its_step(
    site: Engine, step: str, decision: str, then: tuple[str, str]
) -> None:
    state = json.loads((ROOT / "tests/fixtures/site_states/1846-two-tiles-to-lay.json").read_text("utf-8"))
    gt = {"kind": "company", "id": "GT", "by": "Alice"}
    state["round"]["turn"] |= {"step": step, "revenue": 0 if step == "trains" else None}
    context = {"must_buy": False} if step == "trains" else {}
    state["pending"] = [{"kind": decision, "actors": [gt], "context": context}]
    next(one for one in state["companies"] if one["id"] == "GT")["trains"] = [{"name": "2"}]
    state["depot"]["stack"][0]["left"] -= 1
    site.load(state)
    before = site.state()["pending"][0]
    assert before["kind"] == decision
    first = {"type": "lay_tile", "actor": gt, "hex": "F16", "tile": "7", "rotation": 2, "private": "O&I"}
    assert site.apply(first)["legal"]
    table = site.state()
    assert (table["pending"][0], table["round"]["turn"]["step"]) == (before, step)
    assert site.apply({"type": "pass", "actor": gt})["legal"]
    table = site.state()
    assert next(one["uses_left"] for one in table["privates"] if one["id"] == "O&I") == 0
    turn = table["round"]["turn"]
    assert (turn["company"], turn["step"]) == then


def begin_18fl(engine: Engine) -> None:
    """Three players have bid; Bob is the first to choose."""
    engine.new_game({"game": "18FL", "players": ["Alice", "Bob", "Carol"], "deal": {}})
    for name, price in (("Alice", 5), ("Bob", 10), ("Carol", 0)):
        bid = {"type": "bid", "actor": {"kind": "player", "id": name}, "price": price}
        assert engine.apply(bid)["legal"]


@needs_ruby
def test_a_player_has_no_tokens_and_no_token_goes_for_another(site: Engine) -> None:
    begin_18fl(site)
    place: dict[str, Any] = {"type": "place_token", "actor": ALICE, "hex": "B5", "exits": [1, 4]}
    assert site.apply(place) == {"legal": False, "reason": "Alice has no tokens"}
    instead = {**place, "removes": {"hex": "B5", "exits": [1, 4]}}
    assert site.apply(instead) == {"legal": False, "reason": "no token leaves the board for another"}


def choose(engine: Engine, name: str, private: str, price: int) -> None:
    actor = {"kind": "player", "id": name}
    assert engine.apply({"type": "buy_private", "actor": actor, "private": private, "price": price})["legal"]


@needs_ruby
def test_bids_are_told_while_private_companies_are_chosen(site: Engine) -> None:
    begin_18fl(site)
    choose(site, "Bob", "TC", 70)
    state = site.state()
    assert [bid["amount"] for bid in state["round"]["bids"]] == [5, 10, 0]
    assert state["round"]["choosers"] == ["Bob", "Alice", "Carol"]
    site.load(state)
    assert site.state() == state
    assert state["pending"][0]["actors"] == [{"kind": "player", "id": "Alice"}]


@needs_ruby
def test_a_president_may_sell_for_a_dearer_train_where_the_treasury_pays_for_the_cheapest(
    site: Engine,
) -> None:
    stands_at(site, "18FL-a-cheap-train-in-the-market")
    company, bob = {"kind": "company", "id": "L&N", "by": "Bob"}, {"kind": "player", "id": "Bob"}
    assert site.apply({"type": "pass", "actor": company})["legal"]
    (due,) = site.state()["pending"]
    assert (due["kind"], due["actors"]) == ("emergency", [company, bob])
    assert due["context"] == {"company": "L&N", "short": 0}
    assert site.apply({"type": "sell_shares", "actor": bob, "company": "TPS", "percent": 10})["legal"]
    train = {"type": "buy_train", "actor": company, "train": "6", "price": 600, "from": "bank"}
    assert site.apply(train)["legal"]


@needs_ruby
def test_what_is_listed_in_18fl_is_taken(checkout: Path) -> None:
    with closing(connect(spec(checkout, "pages") + " --list", 60, validate_sent=True)) as site:
        begin_18fl(site)
        assert {action["private"] for action in site.legal_actions()} == {"TR", "POSC", "TC"}
        choose(site, "Bob", "TC", 70)
        choose(site, "Alice", "TR", 20)
        choose(site, "Carol", "POSC", 40)
        state = site.state()
        listed = site.legal_actions()
        assert {action["type"] for action in listed} == {"par", "pass"}
        assert len(listed) == 6 * 6 + 1
        for action in (listed[0], listed[-1]):
            assert site.apply(action)["legal"]
            site.load(state)


@needs_ruby
def test_the_best_run_of_18fl_is_found(site: Engine) -> None:
    state = json.loads((ROOT / "tests/fixtures/states/18FL-hotels.json").read_text(encoding="utf-8"))
    site.load(state)
    with closing(connect("reference")) as reference:
        reference.load(state)
        for company in (entry["id"] for entry in state["companies"] if entry["floated"]):
            assert site.best_routes(company)["revenue"] == reference.best_routes(company)["revenue"], company


@needs_ruby
@pytest.mark.parametrize(
    ("name", "actions"),
    [
        ("18Chesapeake/22383.json", None),
        ("18FL/hotseat04.json", None),
        ("1846/19962.json", 52),  # the marker of the Steamboat is moved twice at the start of a round
    ],
)
def test_each_state_of_a_recorded_game_is_loaded_and_left(
    checkout: Path, tmp_path: Path, name: str, actions: int | None
) -> None:
    file = checkout / "public" / "fixtures" / name
    if actions is not None:
        game = json.loads(file.read_text(encoding="utf-8-sig"))
        file = tmp_path / "game.json"
        file.write_text(json.dumps(game | {"actions": game["actions"][:actions], "status": "active"}))
    done = CliRunner().invoke(
        main, ["check", spec(checkout, "server"), "--timeout", "60", "--along", str(file)]
    )
    assert done.output.startswith("ok "), done.output


@needs_ruby
def test_each_recorded_action_of_1846_is_listed(checkout: Path) -> None:
    game = checkout / "public" / "fixtures" / "1846" / "hs_cvjhogoy_1599504419.json"
    listing = f"{spec(checkout, 'pages')} --list"
    done = CliRunner().invoke(main, ["replay", str(game), "--legal", "--engine", listing, "--timeout", "60"])
    assert done.exit_code == 0, done.output


@needs_ruby
@pytest.mark.parametrize(
    "name",
    ["18Chesapeake/1277.json", "18FL/18FL_game_end_bankrupt.json", "1846/10264.json", "1846/19962.json"],
)
def test_a_recorded_game_is_played_through_the_adapter(checkout: Path, tmp_path: Path, name: str) -> None:
    """State by state as the site traces it: the adapter reads and writes what its engine does."""
    game = checkout / "public" / "fixtures" / name
    trace = tmp_path / "game.jsonl"
    with trace.open("wb") as output:
        subprocess.run(
            [str(RUBY), FOLDER / "trace.rb", checkout, game], stdout=output, timeout=300, check=True
        )
    command = ["replay", str(game), "--trace", str(trace), "--engine", spec(checkout, "server")]
    done = CliRunner().invoke(main, [*command, "--timeout", "60"])
    assert done.exit_code == 0, done.output


@needs_ruby
def test_the_recorded_games_are_replayed_state_by_state(checkout: Path, tmp_path: Path) -> None:
    """With the traces that the site's own engine writes, and without."""
    recorded = games(checkout)
    assert len(recorded) == 16
    for file in recorded:
        trace = tmp_path / f"{file.stem}.jsonl"
        with trace.open("wb") as output:
            subprocess.run(
                [str(RUBY), FOLDER / "trace.rb", checkout, file], stdout=output, timeout=300, check=True
            )
        for more in ([], ["--trace", str(trace)]):
            done = CliRunner().invoke(main, ["replay", str(file), *more])
            assert (done.exit_code, file.name) == (0, file.name), done.output
