"""The rulebook that runs, as pages: what a clause says, its doubts, its scenarios, and what became of them.

Files that any browser shows from the file system, without a network and with scripts off.
"""
