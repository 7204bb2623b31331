"""The map: hexes, tiles, networks, and what may be laid or placed where."""
