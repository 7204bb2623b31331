"""Share prices, certificates and stock rounds."""
