"""Companies begin with five shares and may come to have ten (18FL)."""

from ...state import Certificate, Company
from .shares import IPO, Shares


class SizedShares(Shares):
    """Companies of two sizes (sections 5 and 6.2)."""

    def is_small(self, company: Company) -> bool:
        """Whether a company has the few shares that it could convert."""
        conversion = self.limits.conversion
        return conversion is not None and company.share_count != 100 // conversion.share_percent

    def enlarge(self, company: Company) -> None:
        """Each certificate stands for half as much, and the bank has the additional ones (section 7.1)."""
        conversion = self.limits.conversion
        if conversion is None:
            return
        own = self.table.certificates[company.id]
        for certificate in own:
            certificate.percent = certificate.percent * conversion.share_percent // self.limits.share_percent
        added = [
            Certificate(company=company.id, percent=percent, president=False, holder=IPO)
            for percent in conversion.certificates[len(own) :]
        ]
        own += added
        everything = self.table.state.certificates
        behind = max(n for n, certificate in enumerate(everything) if certificate.company == company.id) + 1
        everything[behind:behind] = added
        company.share_count = 100 // conversion.share_percent

    def capital_in_pars(self, company: Company) -> int:
        """By its size; one that was paid when it was converted is a matter of reading (section 6.2)."""
        conversion = self.limits.conversion
        if conversion is None or self.is_small(company):
            return self.limits.capital_in_pars
        if company.cash and self.table.switches.unfloated_conversion == "now-and-small":
            return self.limits.capital_in_pars
        return conversion.capital_in_pars
