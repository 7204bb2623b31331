"""Laying track and placing tokens in a turn."""
