Feature: Having to own a train
  A company that has had its turn has a train at the end of it, with or without a route for it. Its treasury pays as long
  as it can pay for any train of the bank or the open market.

  Background: the ACL has no train, and no track leads anywhere from its home
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And the FEC owns two 2-trains

  @18FL-8.4-a
  Scenario: Without a train a company cannot end its turn, though it has no route
    Given the ACL has $250 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL tries to buy no train
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    And the ACL buys no train
    Then the ACL owns a 2-train
    And the ACL has $150 in its treasury
    And it is the FEC's turn to lay track

  @18FL-8.4-a
  Scenario: Without a train a company with a route cannot end its turn either
    Given the L&N is in operation at a par of $110
    And Carol is president of the L&N with 60%
    And #4 lies on B7, joining W and E
    And the L&N has $250 in its treasury
    And it is the L&N's turn to buy the train it must have
    When the L&N tries to buy no train
    Then it is refused and nothing has changed
    When the L&N buys a 2-train from the bank for $100
    And the L&N buys no train
    Then the L&N owns a 2-train
    And it is the ACL's turn to lay track

  @18FL-8.4-a
  Scenario: In its first turn, too, a company has to get a train
    Given the SR has floated at a par of $110
    And Carol is president of the SR with 60%
    And the SR has $550 in its treasury
    And it is the SR's turn to buy the train it must have
    When the SR tries to buy no train
    Then it is refused and nothing has changed
    When the SR buys a 2-train from the bank for $100
    And the SR buys no train
    Then the SR owns a 2-train
    And the SR has $450 in its treasury
    And it is the ACL's turn to lay track

  @18FL-8.4-a
  Scenario: A company that has one train need not buy another
    Given the ACL owns a 2-train
    And the ACL has $250 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys no train
    Then the ACL owns a 2-train
    And the ACL has $250 in its treasury
    And it is the FEC's turn to lay track

  @18FL-8.4-a
  Scenario: A train bought from another company will do
    Given the ACL has $250 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL tries to buy no train
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $1, with Bob's consent
    And the ACL buys no train
    Then the ACL owns a 2-train
    And it is the FEC's turn to lay track

  @18FL-8.4-a
  Scenario: A train bought in the open market will do
    Given it is phase 4
    And the FEC owns a 4-train
    And the market holds four 3-trains
    And the ACL has $450 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL tries to buy no train
    Then it is refused and nothing has changed
    When the ACL buys a 3-train from the market for $200
    And the ACL buys no train
    Then the ACL owns a 3-train
    And it is the FEC's turn to convert

  @18FL-8.4-a
  Scenario: A company whose only train is sold in the turn of another has to buy one in its own
    Given the FEC owns a 2-train
    And the ACL has $250 in its treasury
    And the FEC has $40 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 2-train from the FEC for $60, with Bob's consent
    And the ACL buys no train
    And the FEC lays no track
    And the FEC places no token
    Then it is the FEC's turn to buy the train it must have
    When the FEC tries to buy no train
    Then it is refused and nothing has changed
    When the FEC buys a 2-train from the bank for $100
    Then the FEC has $0 in its treasury
    And the FEC owns a 2-train

  @18FL-8.4-a @18FL-8.4.1-a
  Scenario: A company without money cannot end its turn without a train; its president has to help
    Given the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy no train
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the bank for $100
    And the ACL buys no train
    Then the ACL owns a 2-train
    And Alice has $200
    And it is the FEC's turn to lay track

  @18FL-8.4-b @18FL-8.2-a
  Scenario: A company with the money buys as many trains as it may, not only the one it must have
    Given the ACL has $700 in its treasury
    And the SR is in operation at a par of $110
    And Carol is president of the SR with 60%
    And the SR owns two 2-trains
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 2-train from the bank for $100
    And the ACL buys a 3-train from the bank for $200
    Then the ACL owns a 2-train and a 3-train
    And the ACL has $400 in its treasury
    When the ACL tries to buy a 2-train from the FEC for $1, with Bob's consent
    Then it is refused and nothing has changed
