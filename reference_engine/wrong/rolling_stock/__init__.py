"""Wrong trains, phases and purchases."""
