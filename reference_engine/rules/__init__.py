"""The mechanisms that the games share: map, market, trains, shares and money."""
