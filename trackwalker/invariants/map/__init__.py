"""Invariants of the map: tiles as they lie, stations, ways."""
