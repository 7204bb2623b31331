Feature: After an emergency the next company buys its train
  What a president has sold for a train, and what that asks of its price, concerns this purchase alone.

  @18FL-8.4.1-b @18FL-8.4.1-d @reading:18FL-Q12=a
  Scenario: The next company may buy the cheaper train after a sale for the dearer one
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And Alice has $30
    And the ACL has $170 in its treasury
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And Alice holds 40% of the FEC
    And the FEC owns a 4-train
    And the FEC stands at $200
    And the TPS is in operation at a par of $70
    And Carol is president of the TPS with 60%
    And the TPS has $250 in its treasury
    And the market holds four 3-trains
    And the FEC has already operated in this round
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And the ACL buys a 4-train from the bank for $400
    And the ACL ends its turn
    And the TPS buys a 3-train from the market for $200
    Then the TPS owns a 3-train
    And the TPS has $50 in its treasury
    And Carol has $300

  @18FL-8.4.2-b
  Scenario: After a sale for one company, the president of the next still gives his cash for the train of another company
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And Alice has $50
    And the ACL has $180 in its treasury
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And Alice holds 40% of the FEC
    And the FEC owns a 4-train
    And the FEC stands at $200
    And the TPS is in operation at a par of $70
    And Carol is president of the TPS with 60%
    And the market holds four 3-trains
    And the FEC has already operated in this round
    And it is Alice's turn to raise money for the ACL
    When Alice sells 20% of the FEC
    And the ACL buys a 4-train from the bank for $400
    And the ACL ends its turn
    And the TPS buys a 4-train from the FEC for $100, with Bob's consent
    Then the TPS owns a 4-train
    And Carol has $200
    And the FEC has received $100
