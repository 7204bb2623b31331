"""The port: how Trackwalker talks to a rules engine (the contract is `docs/port.md`).

`engine` says what an engine is and what a fault is, `connect` makes one from an ENGINE spec, `serve` puts a
Python object on the other end, `schema` checks the messages.
"""
