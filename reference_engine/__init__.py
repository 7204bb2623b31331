"""The reference engine: plays 18xx games exactly by the rulebooks that the suite tests."""
