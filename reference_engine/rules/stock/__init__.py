"""What shares cost, who starts companies, sales, and stock rounds."""
