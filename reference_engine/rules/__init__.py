"""The mechanisms that the games share; a title in ``reference_engine.games`` puts some of each together.

``table``, ``switches``, ``setup`` and ``ending`` serve all of them. The folders: ``opening`` (auction, draft,
hidden bids), ``stock`` (prices, certificates, stock rounds), ``turns`` (operating rounds and their steps),
``building`` and the ``map`` that it changes, ``routes``, ``rolling_stock`` (trains and what they cost),
``private_companies``, and ``failure`` (bankruptcies, companies that close or lose their presidents).
"""
