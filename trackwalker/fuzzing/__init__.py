"""Short runs on any engine beside one that plays by the book, and the fewest moves by which they part."""
