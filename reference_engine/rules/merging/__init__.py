"""The company that is formed of others: when it is, what is given for their shares, what it takes over."""
