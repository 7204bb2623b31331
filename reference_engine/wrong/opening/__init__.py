"""Wrong auctions, distributions and hidden bids."""
