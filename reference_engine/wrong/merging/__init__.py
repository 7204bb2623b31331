"""Wrong companies formed of others."""
