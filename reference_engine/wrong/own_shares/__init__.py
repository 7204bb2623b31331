"""Wrong dealing of companies in their own shares."""
