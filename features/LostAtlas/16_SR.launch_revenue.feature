Feature: The revenue of a new minor
  A token of the new minor is put on the revenue board: from its first operating round on its revenue is recorded there.

  @LA-SR.launch-g
  Scenario: A minor that has been launched earns in the next operating round
    Given 3 players at the table in phase 2
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And the charters lie in columns
      | Agricultural | Suburban |
    When Alice opens an auction at $140
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $70
    And everybody passes
    Then it is operating round 2.1
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural runs
      | 2-train | -2,3 -1,3 |
    Then the Agricultural has earned $40
    And the Agricultural has $40 in its treasury
