"""The vocabulary: the sentences of the feature files and what they do at the table.

One module a noun of the domain. `MODULES` are those that define steps, for a pytest plug-in to load;
`trackwalker_steps.phrases.VOCABULARY` lists every sentence once they are imported.
"""

MODULES = tuple(
    f"trackwalker_steps.{name}"
    for name in (
        "players",
        "built_map",
        "openings",
        "own_box",
        "rounds",
        "money",
        "shares",
        "companies",
        "market",
        "auction",
        "minors",
        "distribution",
        "privates",
        "markers",
        "track",
        "ferries",
        "tokens",
        "trains",
        "routes",
        "dividends",
        "debts",
        "merging",
        "refusals",
        "endings",
    )
)
"""The modules that define steps, in the order in which the vocabulary is printed."""
