"""Wrong moves of prices."""
