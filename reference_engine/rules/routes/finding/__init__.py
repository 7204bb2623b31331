"""Finding the best routes: listing them, choosing disjoint ones, and sweeping boards crowded with them."""
