"""The box of a game as its components list it: companies, trains, the chart, tiles and hexes."""
