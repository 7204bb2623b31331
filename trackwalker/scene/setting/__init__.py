"""Setting the table: the facts that a scenario's Givens state, one method a fact, in parts by subject.

Nothing here applies a rule of the game. Money is conserved by the bank, paper by the IPO: whatever a sentence
gives to somebody comes from there, and goes back there. What no sentence states is filled in at the end in
the plainest way that makes a possible table (`trackwalker.scene.filling`).
"""

from trackwalker.scene.setting.setting import Setting

__all__ = ["Setting"]
