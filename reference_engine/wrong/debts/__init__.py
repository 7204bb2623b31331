"""Wrong loans, wrong bonds, and wrong interest on both."""
