"""Make the pictures of the README anew.

python docs/picture.py [run|failure]

`run.svg` is what `trackwalker run` prints of one game. `failure.png` and `failure-dark.png` are the page of a
failure in `trackwalker report`: an engine that lets trains pass full cities, on a scenario of 18FL. They are
taken by Chromium through its driver, which have to be there; Selenium is in the extra `dev`.
"""

import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from reference_engine.engine import ReferenceEngine
from trackwalker.paths import features_dir

HERE = Path(__file__).resolve().parent
GAME = "18FL"
SCENARIO = "18FL/7.4/tampa-g20-as-printed-is-closed-by-one-station-of-others"
SIZE = (1040, 800)


class MyEngine(ReferenceEngine):
    """An engine with a fault: cities that are full of others' stations let every train pass."""

    def __init__(self) -> None:
        super().__init__(features_dir(), frozenset())

    def hello(self) -> dict[str, Any]:
        """The greeting, under another name."""
        return {**super().hello(), "name": "my-engine", "version": "0.3"}

    def _make_game(self, *given: Any) -> Any:
        game: Any = super()._make_game(*given)
        game.board.is_closed_to = lambda company, number, index: False  # noqa: ARG005
        return game


def draw_run() -> Path:
    """Run one game of the suite and draw what it prints."""
    from rich.console import Console
    from rich.text import Text

    command = [sys.executable, "-m", "trackwalker", "run", GAME]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    console = Console(record=True, width=88, file=io.StringIO())
    console.print(Text(f"$ trackwalker run {GAME}", style="bold"))
    for line in printed.splitlines():
        console.print(Text(line))
    drawn = console.export_svg(title="trackwalker", unique_id="run")
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)  # nothing is fetched from elsewhere
    path = HERE / "run.svg"
    path.write_text(drawn, encoding="utf-8")
    return path


def page_of_a_failure(folder: Path) -> Path:
    """Play the scenario on the engine with the fault and write the pages of that."""
    report, site = folder / "report", folder / "site"
    trackwalker = [sys.executable, "-m", "trackwalker"]
    engine = f"python:{Path(__file__).stem}:{MyEngine.__name__}"
    played = [*trackwalker, "run", GAME, "--scenario", SCENARIO, "--engine", engine, "--report", str(report)]
    subprocess.run(played, cwd=HERE, env={**os.environ, "PYTHONPATH": str(HERE)}, check=False)
    pages = [*trackwalker, "report", str(report), "--game", GAME, "--out", str(site)]
    subprocess.run(pages, check=True)
    _, section, name = SCENARIO.split("/")
    return site / GAME / "result-1" / f"{section}_{name}.html"


def take_failure(page: Path) -> list[Path]:
    """Take the upper part of a page as a picture, in the light and in the dark."""
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome") or ""
    for argument in ("--headless=new", "--disable-gpu", "--hide-scrollbars", "--no-sandbox"):
        options.add_argument(argument)
    service = webdriver.ChromeService(executable_path=shutil.which("chromedriver"))
    driver = webdriver.Chrome(options=options, service=service)
    taken = []
    try:
        size = {"width": SIZE[0], "height": SIZE[1], "deviceScaleFactor": 1, "mobile": False}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        for scheme, name in (("light", "failure.png"), ("dark", "failure-dark.png")):
            feature = {"name": "prefers-color-scheme", "value": scheme}
            driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
            driver.get(page.as_uri())
            if not driver.save_screenshot(str(HERE / name)):
                raise OSError(f"{name} cannot be written")
            taken.append(HERE / name)
    finally:
        driver.quit()
    return taken


def main() -> None:
    """Make what is asked for, or all."""
    wanted = sys.argv[1:] or ["run", "failure"]
    made = [draw_run()] if "run" in wanted else []
    if "failure" in wanted:
        with tempfile.TemporaryDirectory() as folder:
            made += take_failure(page_of_a_failure(Path(folder)))
    for path in made:
        sys.stdout.write(f"wrote {path}\n")


if __name__ == "__main__":
    main()
