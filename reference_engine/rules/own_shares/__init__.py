"""Companies that deal in their own shares."""
