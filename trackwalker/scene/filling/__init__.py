"""What no Given has said, filled in in the plainest way that makes a possible table."""
