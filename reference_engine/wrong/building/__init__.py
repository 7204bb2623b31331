"""Wrong track and tokens."""
