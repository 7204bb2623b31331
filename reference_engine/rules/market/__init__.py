"""The share-price chart, and what moves the markers on it."""
