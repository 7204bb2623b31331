"""The walls of the house: who may import whom, what belongs in which room, and what no file may contain."""

import ast
import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from trackwalker.register import whole_games

ROOT = Path(__file__).resolve().parent.parent
OURS = ("trackwalker", "reference_engine", "trackwalker_steps")
MOST_MODULES = 14
"""How many modules a folder holds before it is parted."""
MOST_LINES_OF_A_TITLE = 320
"""How long the module of a game gets before something goes into a mechanism."""


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Every module that a file imports, relative ones resolved."""
    root = ROOT / "steps" if (ROOT / "steps") in path.parents else ROOT
    package = path.relative_to(root).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            name = ".".join((*base, node.module) if node.module else base)
            yield name
            yield from (f"{name}.{alias.name}" for alias in node.names)


def ours(path: Path, allowed: tuple[str, ...]) -> list[str]:
    return [
        name
        for name in imported(path)
        if name.split(".")[0] in OURS and not any(name == a or name.startswith(a + ".") for a in allowed)
    ]


def found_in(folder: str, allowed: tuple[str, ...], except_for: str = "") -> dict[str, list[str]]:
    paths = [path for path in modules(folder) if not except_for or except_for not in path.as_posix()]
    assert paths, f"no modules in {folder}"
    return {str(path.relative_to(ROOT)): bad for path in paths if (bad := ours(path, allowed))}


def test_the_reference_engine_imports_nothing_of_ours() -> None:
    assert found_in("reference_engine", ("reference_engine",)) == {}


def test_the_list_of_legal_actions_knows_no_mechanism() -> None:
    engine = ("actions", "game", "rules.options", "rules.table", "state")
    allowed = tuple(f"reference_engine.{name}" for name in engine)
    assert ours(ROOT / "reference_engine" / "legal.py", allowed) == []


def test_manners_and_mechanisms_of_all_games_name_no_title() -> None:
    general = [*modules("reference_engine/manners"), ROOT / "reference_engine" / "game.py"]
    titles = [one for path in general for one in imported(path) if one.startswith("reference_engine.games.")]
    assert titles == []


def test_mechanisms_know_neither_the_game_nor_a_title() -> None:
    above = ("reference_engine.game", "reference_engine.games", "reference_engine.legal")
    guilty = {
        str(path.relative_to(ROOT)): bad
        for path in modules("reference_engine/rules")
        if (bad := [one for one in imported(path) if one.startswith(above)])
    }
    assert guilty == {}


def test_mechanisms_are_not_given_the_whole_game() -> None:
    guilty = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in modules("reference_engine/rules")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        and {"game", "title"} & {one.arg for one in (*node.args.args, *node.args.kwonlyargs)}
    ]
    assert guilty == []


def test_no_files_of_the_engine_import_each_other_in_a_circle() -> None:
    assert circles(imports_within("reference_engine")) == set()


TITLES = [path for path in sorted((ROOT / "reference_engine/games").glob("*.py")) if path.stem != "__init__"]


@pytest.mark.parametrize("title", TITLES, ids=lambda path: path.stem)
def test_a_title_reads_as_one_page_and_names_no_other(title: Path) -> None:
    assert [one for one in imported(title) if one.startswith("reference_engine.games")] == []
    assert len(title.read_text(encoding="utf-8").splitlines()) <= MOST_LINES_OF_A_TITLE


@pytest.mark.parametrize("room", ["rules", "wrong"])
def test_folders_of_the_engine_are_small_and_say_what_they_hold(room: str) -> None:
    for caption in (ROOT / "reference_engine" / room).rglob("__init__.py"):
        others = [path for path in caption.parent.glob("*.py") if path != caption]
        assert len(others) <= MOST_MODULES, caption.parent
        assert ast.get_docstring(ast.parse(caption.read_text(encoding="utf-8"))), caption


def folders(room: str) -> set[str]:
    return {path.parent.name for path in (ROOT / room).glob("*/__init__.py")}


def test_wrong_engines_stand_by_the_subjects_of_the_rules() -> None:
    assert folders("reference_engine/wrong") - folders("reference_engine/rules") == {"books", "misprints"}


def test_steps_know_the_port_the_scene_and_the_box_only() -> None:
    rooms = ("port", "scene", "components")
    allowed = ("trackwalker_steps", *(f"trackwalker.{room}" for room in rooms))
    assert found_in("steps", allowed) == {}


def test_the_harness_meets_the_engine_in_one_module() -> None:
    assert found_in("trackwalker", ("trackwalker", "trackwalker_steps"), "port/reference.py") == {}


def test_only_the_suite_knows_the_steps() -> None:
    assert found_in("trackwalker", ("trackwalker", "reference_engine"), "trackwalker/suite/") == {}


@pytest.mark.parametrize("room", ["games", "components"])
def test_notes_on_games_and_their_boxes_stand_on_the_ground_floor(room: str) -> None:
    floor = ("by_identity", "documents", "errors", "paths")
    allowed = (f"trackwalker.{room}", *(f"trackwalker.{name}" for name in floor))
    assert found_in(f"trackwalker/{room}", allowed) == {}


def imports_within(folder: str) -> dict[str, set[str]]:
    """Module -> the modules of the same folder that it imports, for typing alone as well."""
    paths = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in modules(folder)}
    names = {name.removesuffix(".__init__"): path for name, path in paths.items()}
    found = {name: {one for one in imported(path) if one in names} for name, path in names.items()}
    for used in found.values():  # `from a.b import c` names a.b as well, where c is a module
        used -= {one for one in used if any(other.startswith(f"{one}.") for other in used)}
    return found


def circles(uses: Mapping[str, set[str]]) -> set[str]:
    """What reaches itself. Leaf after leaf is taken away; what is left, in both directions, is circles."""
    left = {name: used - {name} for name, used in uses.items()}
    while gone := {name for name, used in left.items() if not used & left.keys()}:
        left = {name: used for name, used in left.items() if name not in gone}
    while gone := left.keys() - {one for used in left.values() for one in used}:
        left = {name: used for name, used in left.items() if name not in gone}
    return set(left)


def test_no_files_of_the_harness_import_each_other_in_a_circle() -> None:
    assert circles(imports_within("trackwalker")) == set()


STOREYS = (
    {"components", "games", "register", "workers"},
    {"port"},
    {"invariants"},
    {"scene"},
    {"playouts", "transcripts", "pictures"},
    {"suite", "lint", "reports", "lookup", "pages", "fuzzing", "cli"},
)
"""The rooms of the harness, from the ground up."""


def test_no_room_of_the_harness_imports_one_of_a_storey_above() -> None:
    above = {
        room: set().union(*STOREYS[number + 1 :]) for number, storey in enumerate(STOREYS) for room in storey
    }
    rooms = {path.parent.name for path in (ROOT / "trackwalker").glob("*/__init__.py")}
    assert rooms == above.keys()
    guilty = {
        (name, one)
        for name, used in imports_within("trackwalker").items()
        for one in used
        if one.count(".") and one.split(".")[1] in above.get(name.partition(".")[2].split(".")[0], set())
    }
    assert guilty == set()


def test_no_rooms_of_the_harness_import_each_other_in_a_circle() -> None:
    rooms: dict[str, set[str]] = {}
    for name, used in imports_within("trackwalker").items():
        room = ".".join(name.split(".")[:2])
        rooms.setdefault(room, set()).update(".".join(one.split(".")[:2]) for one in used)
    assert circles(rooms) == set()


def test_no_class_of_the_scene_inherits_for_length() -> None:
    """Only what is one of several kinds has a base: an exception, a protocol."""
    kinds = {"AssertionError", "Exception", "NamedTuple", "Protocol"}
    bases = {
        f"{path.name}: {node.name}({ast.unparse(base)})"
        for path in modules("trackwalker/scene")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if ast.unparse(base) not in kinds
    }
    assert bases == set()


INVARIANTS = ROOT / "trackwalker" / "invariants"


def test_invariants_stand_in_the_rooms_of_the_rules() -> None:
    rules = {path.name for path in (ROOT / "reference_engine" / "rules").iterdir() if path.is_dir()}
    rooms = {path.parent for path in modules("trackwalker/invariants")} - {INVARIANTS}
    assert {path.name for path in rooms} <= {*rules, "core", "engine", "money"}
    assert len([*INVARIANTS.glob("*.py")]) <= 12
    for room in rooms:
        assert len([*room.glob("*.py")]) <= 14, room


def test_invariants_know_no_scene_and_their_rooms_stand_in_no_circle() -> None:
    allowed = ("trackwalker.invariants", "trackwalker.components", "trackwalker.games", "trackwalker.port")
    besides = ("trackwalker.register", "trackwalker.errors", "trackwalker.by_identity")
    assert found_in("trackwalker/invariants", (*allowed, *besides)) == {}
    beside: dict[str, set[str]] = {}
    for name, used in imports_within("trackwalker/invariants").items():
        room = ".".join(name.split(".")[:3])
        beside.setdefault(room, set()).update(".".join(one.split(".")[:3]) for one in used)
    assert circles(beside) == set()


def test_every_module_with_an_invariant_is_listed() -> None:
    listed = set(imported(INVARIANTS / "modules.py"))
    entering = re.compile(r"^@invariant\(", re.MULTILINE)
    found = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in modules("trackwalker/invariants")
        if path.parent.name != "engine" and entering.search(path.read_text(encoding="utf-8"))
    }
    assert found == listed


def words_of(path: Path) -> Iterator[str]:
    """Every string of a file but those in decorators and docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    left_out: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            left_out |= {inner for decorator in node.decorator_list for inner in ast.walk(decorator)}
        if isinstance(node, ast.Expr):
            left_out.add(node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in left_out:
            yield node.value


AS_EXAMPLES = {"trackwalker/cli/playout.py", "trackwalker/suite/order.py"}
"""What is typed after --reading, as in a game."""


def test_only_the_notes_on_games_name_a_game_or_a_clause() -> None:
    names = set()
    for book in (ROOT / "features").glob("*/rulebook.yaml"):
        prefix = re.search(r"^prefix: '?([^'\s]+)", book.read_text(encoding="utf-8"), re.MULTILINE)
        assert prefix, book
        names |= {book.parent.name, prefix[1]}
    assert names
    known = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(names)))
    guilty = {
        str(path.relative_to(ROOT)): words
        for path in modules("trackwalker")
        if path.parent != ROOT / "trackwalker" / "games"
        if (words := [words for words in words_of(path) if known.search(words)])
    }
    assert guilty.keys() == AS_EXAMPLES


def titles() -> dict[str, str]:
    """Game -> the name of its modules."""
    found = {}
    for path in (ROOT / "trackwalker" / "games").glob("*.py"):
        game = re.search(r'^    game="(.+)",$', path.read_text(encoding="utf-8"), re.MULTILINE)
        if game:
            found[game[1]] = path.stem
    return found


LATER = ("reference_engine/wrong/", "tests/")
"""Where a game of which only some sections are finished need not have its files yet."""


def test_every_game_has_the_files_that_a_game_needs() -> None:
    """The list is that of CONTRIBUTING."""
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    chapter = re.search(r"^## Add a game$.*?(?=^## )", contributing, re.MULTILINE | re.DOTALL)
    assert chapter
    needed = re.findall(r"^- `([^`]+)`", chapter[0], re.MULTILINE)
    assert len(needed) >= 10
    played = {path.parent.name for path in (ROOT / "features").glob("*/*.feature")}
    assert titles().keys() == played
    missing = [
        file
        for game, title in titles().items()
        for file in (one.replace("GAME", game).replace("TITLE", title) for one in needed)
        if not any(ROOT.glob(file)) and (game in whole_games() or not file.startswith(LATER))
    ]
    assert missing == []


def test_the_specification_holds_no_python() -> None:
    assert list((ROOT / "features").rglob("*.py")) == []


def tracked_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listed.stdout.decode().split("\0") if name]


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    private = re.compile(r"/(?:work|root|tmp|home)/|\.\./shared")
    guilty = [
        str(path.relative_to(ROOT))
        for path in tracked_files()
        if path.is_file()
        and path != Path(__file__)
        and private.search(path.read_text("utf-8", errors="ignore"))
    ]
    assert guilty == []
