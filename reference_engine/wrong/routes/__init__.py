"""Wrong runs of trains."""
