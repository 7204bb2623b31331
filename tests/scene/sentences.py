"""Sentences of the vocabulary, said one after another in a scene."""

from trackwalker.scene import Scene
from trackwalker.suite.vocabulary import vocabulary

_WORDS = ("Given", "When", "Then")


def say(scene: Scene, text: str) -> None:
    """Say lines as they stand in a feature file, rows of a table below their sentence."""
    kind, lines = "", [line.strip() for line in text.splitlines() if line.strip()]
    for number, line in enumerate(lines):
        if line.startswith("|"):
            continue
        word, _, sentence = line.partition(" ")
        kind = word.lower() if word in _WORDS else kind
        rows = []
        for below in lines[number + 1 :]:
            if not below.startswith("|"):
                break
            rows.append([cell.strip() for cell in below.strip("|").split("|")])
        [definition] = [
            each for each in vocabulary() if each.kind == kind and each.sentence.is_matching(sentence)
        ]
        definition.say(scene, sentence, rows or None)
