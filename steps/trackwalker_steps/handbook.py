"""The vocabulary as a page for people: `python -m trackwalker_steps.handbook > docs/vocabulary.md`."""

import importlib

from trackwalker_steps import MODULES
from trackwalker_steps.nouns import NOUNS
from trackwalker_steps.phrases import VOCABULARY, Definition

HEAD = """\
# The vocabulary

Every sentence that a feature file may use, made from the step definitions by
`python -m trackwalker_steps.handbook`; change them there, not here.

- `{name:Noun}` is a word of the kind listed under [Nouns](#nouns).
- `[...]` may be left out; `(a|b)` is one wording or the other.
- `<sells|sell>` is the verb of an action. `Alice sells ...` must be accepted by the engine; `Alice tries to
  sell ...` only asks, and the next line says what came of it: `Then it is refused and nothing has changed`.
- A sentence marked *(table)* is followed by a data table.
"""

_TITLES = {"given": "Given", "when": "When", "then": "Then"}


def load() -> list[Definition]:
    """Every sentence form, all modules imported."""
    for module in MODULES:
        importlib.import_module(module)
    return VOCABULARY


def _lines(definitions: list[Definition]) -> list[str]:
    lines = []
    for kind, title in _TITLES.items():
        for definition in definitions:
            if definition.kind == kind:
                table = " *(table)*" if definition.takes_table else ""
                meaning = " ".join(definition.meaning.split())
                lines.append(f"- **{title}** `{definition.template}`{table}<br>{meaning}")
    return lines


def page() -> str:
    """The whole page."""
    everything = load()
    parts = [HEAD]
    for module in MODULES:
        noun = module.rpartition(".")[2]
        about = (importlib.import_module(module).__doc__ or "").strip()
        here = [definition for definition in everything if definition.noun == noun]
        parts.append("\n".join([f"## {noun.capitalize()}", "", about, "", *_lines(here)]) + "\n")
    nouns = [f"| `{name}` | {noun.describe} |" for name, noun in sorted(NOUNS.items())]
    head = ["## Nouns", "", "| noun | what may stand there |", "| --- | --- |"]
    parts.append("\n".join([*head, *nouns]) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    print(page(), end="")
