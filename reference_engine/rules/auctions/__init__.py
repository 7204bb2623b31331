"""Bids that lie on private companies, and the contest among the bidders for one of them."""
