"""Private companies and what they bring."""
