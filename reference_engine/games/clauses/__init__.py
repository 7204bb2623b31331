"""The clause of each game's rulebook that each refusal rests on, one module a game."""
