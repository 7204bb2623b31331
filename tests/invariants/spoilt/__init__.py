"""For each invariant: tables and steps on which it can be broken, and how. One file a game for each."""

from spoilt import (
    chesapeake_steps,
    chesapeake_tables,
    eighteen46_steps,
    eighteen46_tables,
    eighteen_fl_steps,
    eighteen_fl_tables,
    great_lakes_steps,
    great_lakes_tables,
    lost_atlas_steps,
    lost_atlas_tables,
)

TABLES = {
    "18Chesapeake": chesapeake_tables.SPOILT,
    "1846": eighteen46_tables.SPOILT,
    "18FL": eighteen_fl_tables.SPOILT,
    "18GL": great_lakes_tables.SPOILT,
    "LostAtlas": lost_atlas_tables.SPOILT,
}
STEPS = {
    "18Chesapeake": chesapeake_steps.SPOILT,
    "1846": eighteen46_steps.SPOILT,
    "18FL": eighteen_fl_steps.SPOILT,
    "18GL": great_lakes_steps.SPOILT,
    "LostAtlas": lost_atlas_steps.SPOILT,
}
