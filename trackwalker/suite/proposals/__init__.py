"""Openings proposed for scenarios that need `load`: steered games are searched for their scene.

What matters of a scene is what makes a wrong engine stand out in it: so a game has come to the scene where
the same kind of action, answered in the same way, tells the same wrong engines from one that plays by the
book.
"""
