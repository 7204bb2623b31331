"""Wrong boxes: something that is no number is different in them."""
