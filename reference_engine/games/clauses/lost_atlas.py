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
    "not-another-minor": "LA-MG.round-d",
    "turned-down": "LA-MG.round-e",
    "minors-not-connected": "LA-MG.round-d",
    "nobody-has-agreed": "LA-MG.agree-a",
    "new-president-chooses": "LA-MG.form-a",
    "no-such-major": "LA-MG.form-a",
    "answers-the-proposal": "LA-MG.agree-a",
    "president-decides @merger": "LA-MG.round-d",
    "president-decides @merger_answer": "LA-MG.agree-a",
    "no-train-to-discard @discard_train": "LA-MG.asset-c",
}
