"""The mechanisms that the games share; a title in ``reference_engine.games`` puts some of each together.

``table``, ``switches``, ``options``, ``setup`` and ``ending`` serve all of them. The folders: ``opening``
(auction, draft, hidden bids), ``market`` (the chart, and what moves the markers), ``certificates`` (who
holds what), ``stock`` (their trade, stock rounds), ``turns`` (which round follows which, operating rounds and
the steps of a turn), ``building`` and the ``map`` that it changes, ``routes``, ``rolling_stock`` (trains and
what they cost), ``debts`` (loans and bonds), ``merging`` (companies formed of others), ``private_companies``,
and ``failure`` (bankruptcies, companies that close or lose their presidents).
No mechanism knows the game or a title: each is given the mechanisms that it works with.
"""
