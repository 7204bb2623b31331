"""What a run says, for people on a terminal and for machines."""
