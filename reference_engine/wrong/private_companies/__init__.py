"""Wrong powers, bonuses and income of private companies."""
