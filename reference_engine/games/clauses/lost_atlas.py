"""Lost Atlas: the clause of the digest that each refusal rests on."""

CLAUSES: dict[str, str] = {
    # SU: set-up
    "other-piece": "LA-SU.tile-d",
    "first-piece": "LA-SU.tile-c",
    "piece-on-another": "LA-SU.tile-h",
    "too-few-sides": "LA-SU.tile-e",
    "beside-a-border": "LA-SU.tile-f",
    "no-city-for-a-capital": "LA-SU.tile-i",
    "blank-on-another": "LA-SU.blank-d",
    "blank-not-at-home": "LA-SU.blank-d",
    "blank-too-few-sides": "LA-SU.blank-d",
    "blank-beside-a-border": "LA-SU.blank-e",
    # SR: stock round
    # OR: operating round, track and hubs
    # OR: operating round, runs and dividends
    # OR: operating round, trains; EX and GE: export and end
    # MG: merger round
}
