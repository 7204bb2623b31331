"""Wrong auctions of minors, and what is launched out of them."""
