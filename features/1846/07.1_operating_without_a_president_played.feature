Feature: A corporation without a president operates, played from the deal
  The Grand Trunk has neither president nor train. In the second operating round of the set its turn comes all the same.

  @1846-7.1-a @1846-7.1-b @1846-7.1-c @1846-7.1-e @reading:1846-Q01=b
  Scenario: In its turn it loses two spaces, and nothing else happens
    Given the game has been played up to the eve of a bankruptcy
    When the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And Alice sells 10% of the GT
    And Alice declares bankruptcy
    And the B&O runs
      | 3/5-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the IC runs
      | 4-train | G9 G7 H6 I5 | |
      | 3/5-train | I5 J4 K3 | |
    And the IC keeps its revenue
    And the IC ends its turn
    Then it is the B&O's turn to issue or redeem shares
    And the GT stands at $10
    And the GT has $384 in its treasury
    And the market holds 80% of the GT
    And the GT's treasury holds 20% of the GT
    And the GT has a token in B16 only
    And the GT owns no trains
