"""The walls of the house: who may import whom, what belongs in which room, and what no file may contain."""

import ast
import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
OURS = ("trackwalker", "reference_engine", "trackwalker_steps")


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
    allowed = (f"trackwalker.{room}", "trackwalker.errors", "trackwalker.paths", "trackwalker.documents")
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
