"""Draw `docs/run.svg`, the picture of the README: what `trackwalker run` prints of one game.

python docs/picture.py
"""

import io
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

GAME = "18FL"


def main() -> None:
    """Run one game of the suite and draw what it prints."""
    command = [sys.executable, "-m", "trackwalker", "run", GAME]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    console = Console(record=True, width=88, file=io.StringIO())
    console.print(Text(f"$ trackwalker run {GAME}", style="bold"))
    for line in printed.splitlines():
        console.print(Text(line))
    drawn = console.export_svg(title="trackwalker", unique_id="run")
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)  # nothing is fetched from elsewhere
    path = Path(__file__).with_name("run.svg")
    path.write_text(drawn, encoding="utf-8")
    sys.stdout.write(f"wrote {path}\n")


if __name__ == "__main__":
    main()
