"""What comes before the first stock round."""
