"""`python -m trackwalker`: the same as the `trackwalker` command."""

from trackwalker.cli import main

if __name__ == "__main__":
    main(prog_name="trackwalker")
