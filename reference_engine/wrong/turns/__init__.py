"""Wrong orders of operation, steps, dividends and moves of the price."""
