"""What companies owe: loans of the bank, bonds, the interest on both, and raising money by them."""
