Feature: The end of the game
  A cycle is a stock round, two operating rounds and a merger round. A short game is over after four cycles, a long one
  after six. Cash and shares are counted; what companies own is not.
