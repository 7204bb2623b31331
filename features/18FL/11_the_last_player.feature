Feature: The last player
  A bankruptcy does not end the game while two players or more are left. When all players but one are bankrupt it is
  over at once, whatever was still to come, and the one who is left has won.

  Background: the SR needs a train, and neither it nor Alice can pay for one
    Given 3 players at the table in phase 6
    And the SR is in operation at a par of $100
    And the FEC is in operation at a par of $90
    And the shares are held thus
      | SR  | president Alice 20% | Bob 10%    | market 20% |
      | FEC | president Bob 20%   | market 30% |            |
    And the SR owns no trains
    And the FEC owns a 4-train
    And the SR has $20 in its treasury
    And Alice has $30
    And Bob has $40
    And it is Alice's turn to raise money for the SR in operating round 2.1 of 3

  @18FL-11-i @18FL-11-j
  Scenario: The game is over at once when all players but one are bankrupt, and the last one wins
    Given Carol is bankrupt
    When Alice declares bankruptcy
    Then the game is over, because all players but one are bankrupt
    And Alice is worth $0 in the end
    And Bob wins

  @18FL-11-i
  Scenario: While two players are left the game goes on
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And the SR has $50 in its treasury
    And the end of the game is not in sight
