"""Wrong shares, presidents, prices and stock rounds."""
