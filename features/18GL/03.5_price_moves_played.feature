Feature: Prices at the edges of the chart, and companies sold out, played from the deal

  @18GL-3.5-c @18GL-4.1.4-b @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A company that is sold out when the stock round ends rises by a row
    Given the game has been played up to the fifth stock round
    When Carol buys 10% of the PRR from its treasury
    And Alice buys 10% of the PRR from its treasury
    And Bob buys 10% of the PRR from its treasury
    And Carol buys 10% of the PRR from its treasury
    And Alice buys 10% of the PRR from its treasury
    Then the PRR stands at $10 in row 7
    When Bob passes
    And Carol passes
    And Alice passes
    Then it is operating round 5.1
    And the PRR stands at $20 in row 6
    And the IC stands at $10 in row 7

  @18GL-3.5-c @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: With one share left in its treasury it stays
    Given the game has been played up to the fifth stock round
    When Carol buys 10% of the PRR from its treasury
    And Alice buys 10% of the PRR from its treasury
    And Bob buys 10% of the PRR from its treasury
    And Carol buys 10% of the PRR from its treasury
    Then the PRR stands at $10 in row 7
    When Alice passes
    And Bob passes
    And Carol passes
    Then it is operating round 5.1
    And the PRR's treasury holds 10% of the PRR
    And the PRR stands at $10 in row 7

  @18GL-3.5-j @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A token that cannot go further left follows the arrow down
    Given the game has been played up to the fourth stock round
    When everybody passes
    And the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the Nickel Plate runs
      | 2H-train | L14 M15 N14         |
      | 2H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate ends its turn
    And the NYC runs
      | 2H-train | L14 M15 N14         |
      | 4H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    Then the PRR stands at $20 in row 6
    When the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    Then the PRR stands at $10 in row 7

  @18GL-3.5-k @18GL-3.5-n @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reading:18GL-Q92=a @reconstruction
  Scenario: In the lowest row it stays where it is
    Given the game has been played up to the interest on a loan
    Then the PRR stands at $10 in row 7
    When the Nickel Plate ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    Then the PRR stands at $10 in row 7
    And the cell of $10 in row 7 holds, from the top, the PRR and the IC
