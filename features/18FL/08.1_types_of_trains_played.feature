Feature: Types of trains, played from the deal
  The bank sells one type of train after another, until at the end the buyer chooses between two.

  @18FL-8.1-a @18FL-8.1-b @18FL-8.1-e @18FL-8.2-d
  Scenario: At first there are five 2-trains for $100 each
    Given the game has been played up to the first operating round
    When the SR tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the SR buys a 2-train from the bank for $100
    Then the SR has paid $100
    And the SR owns a 2-train
    And the bank has 4 2-trains left
    And the bank has 4 3-trains left

  @18FL-8.1-b @18FL-8.1-f @18FL-8.2-d @18FL-8.2-e @reading:18FL-Q05=a
  Scenario: When the 2-trains are sold there are four 3-trains for $200 each
    Given the game has been played up to the eve of phase 3
    When the FEC tries to buy a 4-train from the bank for $310
    Then it is refused and nothing has changed
    When the FEC buys a 3-train from the bank for $200
    Then the FEC has paid $200
    And the bank has no 2-trains left
    And the bank has 3 3-trains left
    And the next train of the bank is a 3-train

  @18FL-8.1-g @18FL-8.2-e @reading:18FL-Q05=a
  Scenario: After the 3-trains there are three 4-trains for $400 each
    Given the game has been played up to the eve of phase 4
    When the ACL buys a 4-train from the bank for $400
    Then the ACL has paid $400
    And the bank has 2 4-trains left

  @18FL-8.1-h @18FL-8.2-e @reading:18FL-Q05=a
  Scenario: After the 4-trains there are two 5-trains for $500 each
    Given the game has been played up to the eve of phase 5
    When the SR buys a 5-train from the bank for $500
    Then the SR has paid $500
    And the bank has 1 5-train left

  @18FL-8.1-a @18FL-8.1-c @18FL-8.1-i @18FL-8.1-j @reading:18FL-Q05=a
  Scenario Outline: At the end a buyer may choose a <train> for $600, and there are always enough
    Given the game has been played up to the eve of phase 6
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC keeps its revenue
    And the FEC buys a <train> from the bank for $600
    Then the FEC owns a <train>
    And the FEC has paid $600
    And <train>s never run out

    Examples:
      | train    |
      | 6-train  |
      | 3E-train |

  # As a 3E-train it would earn $100, more than as the 6-train that it is.
  @18FL-8.1-d @18FL-7.4-a @18FL-7.4-h @reading:18FL-Q05=a
  Scenario: A card that was bought as a 6-train does not run as a 3E-train
    Given the game has been played up to the eve of phase 6
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC keeps its revenue
    And the FEC buys a 6-train from the bank for $600
    And the FEC ends its turn
    And the L&N runs
      | 5-train | B1 B3 B5 |
    And the L&N pays out its revenue
    And the L&N ends its turn
    And the ACL runs
      | 4-train | C24 D25 E24 F23 F21 G20 |
    And the ACL pays out its revenue
    And the ACL ends its turn
    And the TPS runs
      | 4-train | B13 B15 B17 B19 B21 B23 |
    And the TPS pays out its revenue
    And the TPS ends its turn
    And everybody passes
    And the SR runs
      | 4-train | A22 B23             |
      | 5-train | B15 B17 B19 B21 B23 |
    And the SR pays out its revenue
    And the SR ends its turn
    And the L&N runs
      | 5-train | B1 B3 B5 |
    And the L&N pays out its revenue
    And the L&N ends its turn
    And the ACL runs
      | 4-train | C24 D25 E24 F23 F21 G20 |
    And the ACL pays out its revenue
    And the ACL ends its turn
    And the TPS runs
      | 4-train | B13 B15 B17 B19 B21 B23 |
    And the TPS pays out its revenue
    And the TPS ends its turn
    And the FEC tries to run
      | 3E-train | J27 K28 |
    Then it is refused and nothing has changed
    When the FEC runs
      | 6-train | I28 J27 K28 |
    Then the FEC has earned $60
