"""What is meant by the words of `trackwalker show`, and the answer."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path

from trackwalker.clause_ids import natural_key
from trackwalker.errors import TrackwalkerError
from trackwalker.lookup import pages
from trackwalker.lookup.spec import Game
from trackwalker.lookup.words import best_matches
from trackwalker.paths import features_dir
from trackwalker.register import load_register, registered_games
from trackwalker.suite.ids import plain_id, plain_section

__all__ = ["answer"]


def answer(what: Sequence[str], most: int = 10, features: Path | None = None) -> Iterator[str]:
    """Lines about a clause, a question, a scenario, a section of a game, or the best matches for words.

    Raises TrackwalkerError where an id is of nothing, with the nearest ones; and where nothing fits.
    """
    folder = features or features_dir()
    words = " ".join(what).split()
    games = registered_games(folder)
    if len(words) == 1 and _is_meant_as_an_id(words[0], games, folder):
        return _of_id(words[0], games, folder)
    game = next((name for name in games if words and words[0].lower() in _names(name, folder)), None)
    if game is not None:
        one, rest = Game.named(game, folder), words[1:]
        if not rest:
            return _sections(one)
        section = _section(one, rest)
        if section is not None:
            return pages.of_section(one, section)
        return _of_words([one], rest, most)
    return _of_words([Game.named(name, folder) for name in games], words, most)


def _is_meant_as_an_id(word: str, games: list[str], features: Path) -> bool:
    """Whether it begins as the ids of a game do: `18FL-8.2-b`, `18FL-Q63`, `18FL/8.2/some-words`."""
    heads = (f"{name}{mark}" for game in games for name in _names(game, features) for mark in "-/")
    return word.lower().startswith(tuple(heads))


def _names(game: str, features: Path) -> tuple[str, str]:
    return game.lower(), load_register(game, features).prefix.lower()


def _section(game: Game, words: list[str]) -> str | None:
    """The section that is named: `8.2`, `section 8.2`."""
    named = words[1:] if words[0].lower() == "section" else words
    if len(named) != 1:
        return None
    known = {section.lower(): section for section in game.register.sections}
    return known.get(plain_section(named[0]).lower())


def _sections(game: Game) -> Iterator[str]:
    register = game.register
    yield f"{game.name}: {register.source.title}, {register.source.author}"
    for section in register.sections.values():
        yield f"  {section.id:<10} {section.title}"


def _of_words(games: list[Game], words: list[str], most: int) -> Iterator[str]:
    matches = best_matches(games, words, most)
    if not matches:
        raise TrackwalkerError(f"nothing is found for: {' '.join(words)}")
    return pages.of_matches(matches)


def _of_id(name: str, games: list[str], folder: Path) -> Iterator[str]:
    for game in games:
        one = Game.named(game, folder)
        if "/" in name:
            if name.partition("/")[0] != game:
                continue
            scenario = one.scenario(plain_id(name))
            if scenario is not None:
                return pages.of_scenario(one, scenario)
        elif name in one.clauses:
            return pages.of_clause(one, one.clauses[name])
        elif name in one.questions:
            return pages.of_question(one, one.questions[name])
    near = _nearest(name, [Game.named(game, folder) for game in games])
    hint = f"; the nearest: {', '.join(near)}" if near else ""
    raise TrackwalkerError(f"there is no clause, question or scenario {name!r}{hint}")


def _nearest(name: str, games: list[Game]) -> list[str]:
    """Those of another way to write its numbers (`18CH-Q2`), else those that look most like it."""
    known: dict[str, str] = {}
    for game in games:
        ids = game.scenario_ids if "/" in name else (*game.clauses, *game.questions)
        known |= {one.lower(): one for one in ids}
    asked = name.lower().partition("#")[0]
    meant = [one for spelt, one in known.items() if natural_key(spelt) == natural_key(asked)]
    return meant or [known[one] for one in get_close_matches(asked, known, 3, 0.7)]
