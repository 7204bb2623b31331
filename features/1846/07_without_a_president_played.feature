Feature: After a bankruptcy at the end of the second set, played from the deal
  Alice presides over two corporations when she cannot pay for the train that the Grand Trunk needs.

  @1846-7.01-a @1846-6.5-g @reading:1846-Q03=a @reading:1846-Q10=a @reading:1846-Q10=c @reading:1846-Q56=a
  Scenario: The new president has to buy a train at once, whatever the bankrupt had sold for it
    Given the game has been played up to the sale of both trains
    When Carol passes
    And Alice sells 10% of the GT
    And Alice buys the president's certificate of the PRR at an opening price of $50
    And Bob passes
    And Carol buys 10% of the GT from the market
    And Alice buys 10% of the IC from its treasury
    And Bob passes
    And Carol buys 10% of the GT from the market
    And everybody passes
    And the GT lays no track
    And the GT issues three shares
    And Alice sells 10% of the IC
    And Alice declares bankruptcy
    Then Carol is president of the GT with 20%
    And the GT has $288 in its treasury
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT has $128 in its treasury
    When the GT ends its turn
    Then it is the B&O's turn to issue or redeem shares

  # The first corporation of the round: neither its own office may be lost, nor the certificate sold.
  @1846-6.59-e @1846-5.24-b @1846-6.59-d @reading:1846-Q03=a @reading:1846-Q10=a @reading:1846-Q10=c
  Scenario: As long as she can she sells others, but not what would cost her the office
    Given the game has been played up to the sale of both trains
    When Carol passes
    And Alice sells 10% of the GT
    And Alice buys the president's certificate of the PRR at an opening price of $50
    And Bob passes
    And Carol buys 10% of the GT from the market
    And Alice buys 10% of the IC from its treasury
    And Bob passes
    And Carol buys 10% of the GT from the market
    And everybody passes
    And the GT lays no track
    And the GT issues three shares
    And Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Alice tries to sell 20% of the PRR
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    Then Alice has $50
    And the market holds 10% of the IC

  @1846-7.01-b @1846-7-a @1846-7-b @reading:1846-Q63=a
  Scenario: Without a new president the corporation buys nothing, though it has the money now
    Given the game has been played up to the sale of both trains
    When Carol passes
    And Alice sells 10% of the GT
    And Alice buys the president's certificate of the PRR at an opening price of $50
    And everybody passes
    And the B&O runs
      | 2-train | G19 H20 | |
    And the B&O pays out its revenue
    And the B&O ends its turn
    And the PRR issues two shares
    And the PRR buys a 3/5-train from the bank for $160
    And the PRR ends its turn
    And the GT lays no track
    And Alice declares bankruptcy
    Then it is the IC's turn to issue or redeem shares
    And the GT is in receivership
    And the PRR is in receivership
    And the GT owns no trains
    And the GT has $278 in its treasury

  # In the second round the Pennsylvania and the Grand Trunk come last, one after the other.
  @1846-7.1-a @1846-7.1-d @1846-7.1-f @reading:1846-Q63=a
  Scenario: Of two corporations without a president that follow each other both operate
    Given the game has been played up to the sale of both trains
    When Carol passes
    And Alice sells 10% of the GT
    And Alice buys the president's certificate of the PRR at an opening price of $50
    And everybody passes
    And the B&O runs
      | 2-train | G19 H20 | |
    And the B&O pays out its revenue
    And the B&O ends its turn
    And the PRR issues two shares
    And the PRR buys a 3/5-train from the bank for $160
    And the PRR ends its turn
    And the GT lays no track
    And Alice declares bankruptcy
    And the IC runs
      | 2-train | G7 G9 | |
    And the IC pays out its revenue
    And the IC ends its turn
    And the B&O runs
      | 2-train | G19 H20 | |
    And the B&O pays out its revenue
    And the B&O ends its turn
    And the IC runs
      | 2-train | G7 G9 | |
    And the IC pays out its revenue
    And the IC ends its turn
    Then it is stock round 3
    And the PRR stands at $30
    And the PRR has $60 in its treasury
    And the GT owns a 3/5-train
