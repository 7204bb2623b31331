"""A table as it is right after unpacking: seats, money, and everything else in its box."""

from collections.abc import Sequence
from typing import Any

import msgspec

from trackwalker.by_identity import ByIdentity
from trackwalker.components.box import Box
from trackwalker.components.tiles import Spot
from trackwalker.errors import SceneError
from trackwalker.scene.built_table import built_deal, built_members, map_round
from trackwalker.scene.distribution import all_cards, fresh_round, left_out
from trackwalker.scene.first_choice import first_choice_round
from trackwalker.scene.plain_table import money_of, plain_table, terms_of
from trackwalker.scene.values import PLAYER_NAMES

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
_dealt = ByIdentity[bytes](256)


def default_deal(box: Box, count: int, without: Sequence[str] = ()) -> dict[str, Any]:
    """The random outcomes where a scenario does not care: the last company wherever one is drawn.

    without: what leaves the game at the start, as far as it is named. The cards lie in their usual order.
    """
    deal: dict[str, Any] = dict.fromkeys(box.random_gifts, list(box.companies)[-1])
    removed = left_out(box, count, list(without))
    if box.draws_removals:
        deal["removed"] = removed
    if box.distributes_cards:
        deal["deck"] = all_cards(box, count, removed)
    return {**deal, **built_deal(box)}


def _parked(box: Box, count: int, deal: dict[str, Any]) -> dict[tuple[str, bool], str]:
    """(company, is it the president's certificate) -> the private company it lies under."""
    parked = {}
    for private in map(box.privates.__getitem__, box.privates_for(count)):
        if share := private.get("share"):
            company = deal[private["id"]] if share["company"] == "random" else share["company"]
            if company not in box.companies:
                raise SceneError(f"there is no company {company!r} to lie under {private['id']}")
            parked[company, bool(share.get("president", False))] = private["id"]
    return parked


def unsold(box: Box, company: str) -> str:
    """Where a company's certificates lie that nobody has bought."""
    return "ipo" if plain_table(box).unsold == "ipo" else f"company:{company}"


def unlaunched(box: Box, company: str) -> str:
    """Where a company's certificates lie before it is launched, where companies are."""
    return plain_table(box).unlaunched or unsold(box, company)


def unsold_paper(box: Box, company: str, size: int | None) -> list[dict[str, Any]]:
    """The certificates of a company of so many shares (None: there is but one size), none of them sold."""
    holder = unlaunched(box, company)
    return [
        {"company": company, "percent": percent, "president": index == 0, "holder": holder}
        for index, percent in enumerate(box.certificates(size))
    ]


def certificates(box: Box, count: int, deal: dict[str, Any]) -> list[dict[str, Any]]:
    """All certificates at set-up: unsold, or parked under a private company."""
    parked = _parked(box, count, deal)
    paper = []
    for company in box.companies:
        if company in deal.get("removed", ()):
            continue
        for certificate in unsold_paper(box, company, box.size_of(company, next(iter(box.phases)))):
            under = parked.pop((company, certificate["president"]), None)
            paper.append({**certificate, "holder": f"private:{under}"} if under else certificate)
    return paper


def privates(box: Box, count: int, deal: dict[str, Any]) -> list[dict[str, Any]]:
    """All private companies at set-up: unsold, each with the company that a certificate under it is of."""
    drawn = {private: company for (company, _), private in _parked(box, count, deal).items()}
    found = []
    for name in box.privates_for(count):
        if name not in deal.get("removed", ()):
            private = {"id": name, "owner": "bank", "price": box.price(name)}
            if name in drawn:
                private["company"] = drawn[name]
            if (uses := box.uses(name)) is not None:
                private["uses_left"] = uses
            found.append(private)
    return found


def companies(box: Box, deal: dict[str, Any], rules: dict[str, Any]) -> list[dict[str, Any]]:
    """All companies at set-up, those without shares last."""
    on_top = terms_of(box, rules).building.home_token_on_top
    tokens = {name: len(card["tokens"]) + on_top for name, card in box.companies.items()}
    tokens |= dict.fromkeys(box.independents, 1)
    first = next(iter(box.phases))
    sizes = {name: box.size_of(name, first) for name in box.companies}
    return [
        {
            "id": name,
            "kind": "independent" if name in box.independents else card.get("kind", "public"),
            "president": None,
            "par": None,
            "floated": False,
            "operated": False,
            "closed": False,
            "cash": 0,
            "trains": [],
            "tokens": _home(box, card) if box.homes_at_setup else [],
            "tokens_left": tokens[name] - box.homes_at_setup,
        }
        | ({} if sizes.get(name) is None else {"share_count": sizes[name]})
        for name, card in [*box.companies.items(), *box.independents.items()]
        if name not in deal.get("removed", ())
    ]


def _home(box: Box, card: dict[str, Any]) -> list[dict[str, Any]]:
    """The home token of a company on the printed map."""
    home = card["home"]
    sides = tuple(box.tiles.side_names[side] for side in home.get("exits", ()))
    return [box.tiles.place(Spot(home["hex"], sides or None), None)]


def removed(box: Box, deal: dict[str, Any]) -> dict[str, Any]:
    """What has left the game at set-up, and the tokens of removed companies, on their homes."""
    gone = deal.get("removed", [])
    homes = {name: box.companies[name]["home"]["hex"] for name in box.companies if name in gone}
    return {
        "companies": [name for name in box.companies if name in gone],
        "privates": [name for name in box.privates if name in gone],
        "tokens": [
            {"company": name, **box.tiles.place(Spot(hexagon), None)} for name, hexagon in homes.items()
        ],
    }


def _stack(box: Box, count: int, rules: dict[str, Any]) -> list[dict[str, Any]]:
    table = terms_of(box, rules).trains.counted_by_table
    return [
        {"train": rank, "left": box.train_count(rank, count, table)}
        | ({"faces": list(faces)} if len(faces) > 1 else {})
        for rank, faces in box.ranks.items()
    ]


def _opening(box: Box, count: int, deal: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The round before the first stock round, and the first decision in it."""
    if box.distributes_cards:
        return fresh_round(box, count, deal["deck"])
    if box.is_built:
        return map_round(box, deal)
    if box.first_choice_bids:
        return first_choice_round(box, list(PLAYER_NAMES[:count]), [])
    auction: dict[str, Any] = {
        "kind": "auction",
        "passed": [],
        "bids": [],
        "out": [],
        "contest": None,
        "resume": None,
        "last_buyer": None,
    }
    first = {"kind": "player", "id": PLAYER_NAMES[0]}
    return auction, {"kind": "auction_turn", "actors": [first], "context": {}}


def fresh_state(box: Box, count: int, deal: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    """The canonical state of a game that has just been dealt, before the first decision."""
    also = count, _encode((deal, rules.get("readings"), rules.get("deviations")))
    text = _dealt.of(box, also=also, make=lambda: _encode(_fresh_state(box, count, deal, rules)))
    state: dict[str, Any] = _decode(text)
    return state


def _fresh_state(box: Box, count: int, deal: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    start, money = box.start_cash(count), money_of(box, count, rules)
    players = list(PLAYER_NAMES[:count])
    opening, decision = _opening(box, count, deal)
    state: dict[str, Any] = {
        "format": "trackwalker-state/1",
        "game": box.game,
        "edition": box.edition,
        "options": {},
        "rules": {
            "readings": dict(rules.get("readings", {})),
            "deviations": list(rules.get("deviations", [])),
        },
        "players": [{"id": name, "cash": start} for name in players],
        "priority": players[0],
        "bank": {"cash": None if money is None else money - count * start},
        "phase": next(iter(box.phases)),
        "round": opening,
        "pending": [decision],
        "certificates": certificates(box, count, deal),
        "companies": companies(box, deal, rules),
        "market": [],
        "privates": privates(box, count, deal),
        "depot": {"stack": _stack(box, count, rules), "pool": [], "gone": []},
        "tiles": {"laid": [], "left": box.tile_counts},
        "ending": None,
        "result": None,
    }
    if box.draws_removals:
        state["removed"] = removed(box, deal)
    if box.is_built:
        state |= built_members(box, deal)
    return state
