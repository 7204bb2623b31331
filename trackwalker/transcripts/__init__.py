"""Recorded games of 18xx.games: read, turned into the port's actions, played on an engine and compared.

`record` reads a file and settles what was undone; `convert` turns the site's actions into those of the port,
with `geometry` and `routes` for what happens on the map; `trace` and `compare` lay the engine's state against
the site's own; `replay` drives it all.
"""
