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
    "auction-or-trade": "LA-SR.turn-c",
    "no-minor-left": "LA-SR.turn-c",
    "first-bid": "LA-SR.auction-a",
    "bid-needs-money": "LA-SR.auction-a",
    "bid-step": "LA-SR.auction-b",
    "raise-too-low": "LA-SR.auction-b",
    "bid-above-the-range": "LA-SR.auction-f",
    "charter-gone": "LA-SR.auction-k",
    "charter-covered": "LA-SR.auction-k",
    "starting-price": "LA-SR.auction-e",
    "home-is-printed": "LA-SR.launch-h",
    "home-to-pick": "LA-SR.launch-i",
    "no-ordinary-city": "LA-SR.launch-i",
    "city-not-empty": "LA-SR.launch-i",
    "whole-shares": "LA-SR.sell-a",
    "not-his-to-sell": "LA-SR.sell-a",
    "president-certificate-stays": "LA-SR.sell-c",
    "not-operated-yet": "LA-SR.sell-d",
    "pool-limit": "LA-SR.sell-e",
    "one-block-a-turn": "LA-SR.sell-g",
    "president-first": "LA-SR.buy-b",
    "bank-sells-shares": "LA-SR.buy-b",
    "no-such-certificate": "LA-SR.buy-a",
    "cannot-pay": "LA-SR.buy-b",
    "holding-limit": "LA-SR.buy-d",
    "sold-this-round": "LA-SR.buy-e",
    # OR: operating round, track and hubs
    # OR: operating round, runs and dividends
    # OR: operating round, trains; EX and GE: export and end
    # MG: merger round
}
