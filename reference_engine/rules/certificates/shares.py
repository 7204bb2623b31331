"""Certificates: who holds what, limits on holding, presidents, floating."""

from ...state import Certificate, Company
from ..market.market import Market
from ..table import Table

IPO = "ipo"
POOL = "pool"
HOLDING_LIMIT = "holding_limit"
"""The option that sets how much of one company a player may hold, in percent."""


class Shares:
    """Holding and buying certificates (sections 3, 4, 8, 10)."""

    def __init__(self, table: Table, market: Market) -> None:
        self.table = table
        self.market = market
        self.limits = table.box.shares

    @property
    def certificate_limit(self) -> int:
        """How many certificates a player may hold now."""
        return self.table.box.certificate_limit(self._players_counted())

    def _players_counted(self) -> int:
        """By how many players the certificate limit goes: those at the start, or those still in the game."""
        if self.table.switches.limit_after_bankruptcy:
            return max(len(self.table.active), min(self.table.box.players))
        return len(self.table.seats)

    @property
    def player_limit(self) -> int:
        """How many percent of one company a player may hold, perhaps by an optional rule."""
        return int(self.table.state.options.get(HOLDING_LIMIT, self.limits.player_limit))

    def share_percent(self, company: str) -> int:
        """How many percent one share of a company is."""
        count = self.table.companies[company].share_count
        return self.limits.share_percent if count is None else 100 // count

    def price_of(self, company: str, percent: int) -> int:
        """What so many percent of a company are worth at its present price, in $."""
        return self.market.price_of(company) * percent // self.share_percent(company)

    def unsold_holder(self, company: str) -> str:  # noqa: ARG002
        """Where the certificates of a company lie that nobody has bought yet."""
        return IPO

    def paying_holder(self, company: str) -> str:  # noqa: ARG002
        """Where the certificates of a company lie that pay it its part of a dividend."""
        return POOL

    # holdings -----------------------------------------------------------------------------------------

    def held(self, company: str, holder: str) -> int:
        """How many percent of a company a holder has."""
        total = 0
        for certificate in self.table.certificates[company]:
            if certificate.holder == holder:
                total += certificate.percent
        return total

    def player_holds(self, company: str, player: str) -> int:
        """How many percent of a company a player has."""
        return self.held(company, "player:" + player)

    def one(self, company: str, holder: str, percent: int) -> Certificate | None:
        """An ordinary certificate of that size lying there, if there is one."""
        for certificate in self.table.certificates[company]:
            if certificate.holder == holder and certificate.percent == percent and not certificate.president:
                return certificate
        return None

    def sizes_on_sale(self, company: str, source: str) -> list[int]:
        """By how many percent at a time shares of a company could be bought there."""
        return sorted({c.percent for c in self.table.certificates[company] if c.holder == source})

    def president_certificate(self, company: str) -> Certificate:
        """The president's certificate of a company."""
        return next(c for c in self.table.certificates[company] if c.president)

    def certificates_counted(self, player: str) -> int:
        """How many certificates of a player count toward the certificate limit (section 8)."""
        holder = "player:" + player
        count = 0
        for company, certificates in self.table.certificates.items():
            here = sum(1 for certificate in certificates if certificate.holder == holder)
            if here and not self.market.is_free_of_limits(company):
                count += here
        if self.table.switches.privates_count_as_certificates:
            count += sum(1 for private in self.table.privates.values() if private.owner == holder)
        return count

    def over_limit(self, player: str) -> bool:
        """Whether a player holds more certificates than he may."""
        return self.certificates_counted(player) > self.certificate_limit

    def is_sold_out(self, company: Company) -> bool:
        """Whether no share of a started company lies with the bank (section 11).

        By the published rules for two, shares that have left the game count as little as sold ones.
        """
        return company.par is not None and all(
            certificate.holder.startswith("player:")
            or (self.table.two_player_rules and certificate.holder == "box")
            for certificate in self.table.certificates[company.id]
        )

    # buying -------------------------------------------------------------------------------------------

    def room_in_pool(self, company: str) -> int:
        """How many percent more the pool may hold of a company."""
        limit = self.limits.pool_limit
        most = limit if self.table.switches.pool_may_reach_limit else limit - 1
        return most - self.held(company, POOL)

    def excess(self, player: str, company: str) -> int:
        """How many percent of a company a player has to sell because he holds too much of it (18GL 4.1.1)."""
        threshold, held = self.limits.sell_down_from, self.player_holds(company, player)
        if threshold is None:
            return 0
        if not self.table.switches.sell_down_from_threshold:
            threshold = self.player_limit + 1
        return held - self.player_limit if held >= threshold else 0

    def check_room_for(self, player: str, company: str, percent: int) -> None:
        """Refuse a purchase that would put a player over a limit on what he may hold (section 8)."""
        held = self.player_holds(company, player)
        if held + percent > self.player_limit:
            self.table.refuse(
                "holding-limit",
                f"{player} holds {held}% of the {company}; with {percent}% more he would be above "
                f"{self.player_limit}%.",
            )
        if self.market.is_free_of_limits(company) and self.table.switches.yellow_bought_at_limit:
            return
        count = self.certificates_counted(player)
        if count >= self.certificate_limit:
            self.table.refuse(
                "certificate-limit",
                f"{player} has {count} certificates and may not hold more than {self.certificate_limit}.",
            )

    def take_office_if_due(self, company: Company) -> None:
        """Whoever now holds more than the president becomes president (section 8).

        Where the president's certificate lies in the pool, whoever buys it, or holds as much as it (1846
        7.03); where shares are given for it by choice, nobody by himself (18FL 8.4.3).
        """
        if company.receivership:
            self._fill_office_if_due(company)
        if company.president is None:
            return
        successor = self.successor(
            company, company.president, self.player_holds(company.id, company.president)
        )
        if successor is not None:
            self.hand_over(company, successor)

    def _fill_office_if_due(self, company: Company) -> None:
        office = self.president_certificate(company.id)
        if office.holder.startswith("player:"):
            self.fill_office(company, office.holder.removeprefix("player:"))
        elif not self.table.switches.office_exchange_optional:
            holders = (p for p in self.table.active if self.player_holds(company.id, p) >= office.percent)
            player = next(holders, None)
            if player is not None:
                self.fill_office(company, player)

    def fill_office(self, company: Company, player: str) -> None:
        """A player takes the president's certificate from the pool, for certificates of the same size."""
        self.hand_over(company, player)
        company.receivership = False

    def successor(self, company: Company, president: str, his_percent: int) -> str | None:
        """Who takes the office from a president left with ``his_percent``; nearest clockwise on a tie.

        By a reading as many shares as he has are enough.
        """
        office = self.president_certificate(company.id).percent
        best, enough = None, his_percent if self.table.switches.tie_takes_office else his_percent + 1
        for player in self.table.clockwise_from(president)[:-1]:
            percent = self.player_holds(company.id, player)
            if percent >= max(enough, office):
                best, enough = player, percent + 1
        return best

    def heir(self, company: Company, bankrupt: str) -> str | None:
        """Who takes the office of a bankrupt: the largest holder, or by a reading of 18FL 8.4.3 the next."""
        if not self.table.switches.next_player_inherits_office:
            return self.successor(company, bankrupt, 0)
        office = self.president_certificate(company.id).percent
        others = self.table.clockwise_from(bankrupt)[:-1]
        return next((other for other in others if self.player_holds(company.id, other) >= office), None)

    def kept_by_president(self, company: Company) -> int:
        """How many percent a president keeps whom nobody can follow."""
        return self.president_certificate(company.id).percent

    def hand_over(self, company: Company, successor: str) -> None:
        """The new president takes the president's certificate and gives ordinary ones for it."""
        office = self.president_certificate(company.id)
        owed, old_holder, new_holder = office.percent, office.holder, "player:" + successor
        for certificate in self.table.certificates[company.id]:
            if owed and certificate.holder == new_holder:
                certificate.holder = old_holder
                owed -= certificate.percent
        office.holder = new_holder
        company.president = successor

    def move(self, company: str, percent: int, source: str, target: str) -> None:
        """Move ordinary certificates of so many percent from one place to another."""
        left = percent
        for certificate in self.table.certificates[company]:
            if left and certificate.holder == source and not certificate.president:
                certificate.holder = target
                left -= certificate.percent

    def float_if_due(self, company: Company) -> None:
        """Float a company once enough of it has been sold; the bank pays its capital (section 10)."""
        if company.floated or company.par is None:
            return
        sold = sum(
            certificate.percent
            for certificate in self.table.certificates[company.id]
            if certificate.holder != self.unsold_holder(company.id)
            and not certificate.holder.startswith("private:")
        )
        if sold >= self.limits.float_percent:
            company.floated = True
            self.table.bank_pays(company, company.par * self.capital_in_pars(company))
            if self.table.two_player_rules:
                self._move_all(company.id, IPO, POOL)

    def capital_in_pars(self, company: Company) -> int:  # noqa: ARG002
        """How many times its par value a company gets when it floats."""
        return self.limits.capital_in_pars

    def _move_all(self, company: str, source: str, target: str) -> None:
        for certificate in self.table.certificates[company]:
            if certificate.holder == source:
                certificate.holder = target

    def takes_out_another(self, company: Company, buyer: str) -> bool:
        """Whether by the published rules for two a purchase from the pool takes a share out of the game."""
        if company.president == buyer and self.table.switches.president_leaves_pool_alone:
            return False
        return self.table.two_player_rules

    def is_lost_to(self, company: Company, buyer: str) -> bool:
        """Whether what lies in the pool leaves the game before this buyer could have it: the only share."""
        lying = sum(one.holder == POOL for one in self.table.certificates[company.id])
        bought = self.table.switches.last_share_of_pool_is_bought
        return lying == 1 and not bought and self.takes_out_another(company, buyer)

    def take_out_another(self, company: Company, buyer: str) -> None:
        """Take a share out of the pool and the game, where that goes with a purchase."""
        certificate = self.one(company.id, POOL, self.share_percent(company.id))
        if certificate is not None and self.takes_out_another(company, buyer):
            certificate.holder = "box"
