Feature: The last player
  A bankruptcy does not end the game while two players are left. When all but one are bankrupt it is over at once, and the
  one who is left has won, whatever the others are worth.

  Background: the GT needs a train of $100; neither it nor Alice can pay, and it has two loans
    Given 3 players at the table in phase 2H
    And the GT is in operation, opened at $60
    And the GT has 2 loans
    And the GT has $20 in its treasury
    And the IC is in operation, opened at $70
    And the IC owns a 2H-train
    And the shares are held thus
      | GT | president Alice 20% | market 50% |
      | IC | president Bob 50%   |            |
    And Alice has $30
    And Bob has $40

  @18GL-5-m
  Scenario: The game is over at once when all players but one are bankrupt, and the last one wins
    Given Carol is bankrupt
    And it is Alice's turn to raise money for the GT in operating round 2.1
    When Alice declares bankruptcy
    Then the game is over, because all players but one are bankrupt
    And Bob wins

  @18GL-5-m
  Scenario: While two players are left the game goes on
    Given it is Alice's turn to raise money for the GT in operating round 2.1
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And the end of the game is not in sight
