"""A company that has to have a train, and a president who raises the money share by share."""
