"""Trains, phases, and buying trains."""
