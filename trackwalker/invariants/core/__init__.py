"""What every check stands on: the register, the box, a table, a step."""
