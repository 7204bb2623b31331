"""Run every command of the README, in order, in a clone: `python tests/readme_commands.py CLONE`.

Part of CI; not a test module, because the README's own commands install the package and run the tests.
"""

import re
import subprocess
import sys
from pathlib import Path

BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)


def commands(readme: str) -> list[str]:
    """The command lines of all shell blocks."""
    return [line for block in BLOCK.findall(readme) for line in block.splitlines() if line.strip()]


def main() -> int:
    """Run them all; the exit code of the first that fails, else 0."""
    clone = Path(sys.argv[1])
    found = commands((clone / "README.md").read_text(encoding="utf-8"))
    if not found:
        sys.stderr.write("no command found in README.md\n")
        return 2
    for command in found:
        sys.stdout.write(f"$ {command}\n")
        sys.stdout.flush()
        done = subprocess.run(command, shell=True, cwd=clone, check=False)
        if done.returncode:
            sys.stderr.write(f"exit code {done.returncode}: {command}\n")
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
