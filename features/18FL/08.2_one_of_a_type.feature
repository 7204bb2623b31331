Feature: One train of a type in a turn
  Until somebody buys a train of the last rank, a company buys no two trains of the same type in one of its turns. It may
  buy one of another type besides: as a rule the last of one type and then the first of the next. After the first 6- or
  3E-train nothing limits purchases but money and room.

  Background: two companies of ten shares
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And the ACL has 10 shares
    And Alice is president of the ACL with 60%
    And the ACL has $2000 in its treasury
    And the FEC is in operation at a par of $80
    And the FEC has 10 shares
    And Bob is president of the FEC with 60%
    And the FEC has $900 in its treasury

  # ------------------------------------------------------------------------------------------- new trains, one of a type

  @18FL-8.2-f @18FL-8.2-g
  Scenario: A company buys one 3-train of the bank in its turn, and no second one
    Given the ACL owns a 2-train
    And the FEC owns a 3-train
    And it is the ACL's turn to buy trains
    When the ACL buys a 3-train from the bank for $200
    Then the ACL owns a 2-train and a 3-train
    When the ACL tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the ACL buys no train
    And the FEC buys a 3-train from the bank for $200
    Then the FEC owns two 3-trains
    And the FEC has $700 in its treasury
    And the ACL has $1800 in its treasury

  @18FL-8.2-f @18FL-8.2-g
  Scenario: A train that a company has bought earlier in its turn counts
    Given the ACL owns a 2-train and a 3-train
    And the FEC owns a 2-train
    And the ACL has already bought a 3-train in this turn
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the ACL buys a 2-train from the FEC for $200, with Bob's consent
    Then the ACL owns two 2-trains and a 3-train
    And the ACL has $1800 in its treasury

  @18FL-8.2-f
  Scenario: A train that a company had before its turn does not count
    Given the ACL owns a 2-train and two 3-trains
    And the FEC owns a 2-train
    And it is the ACL's turn to buy trains
    When the ACL buys a 3-train from the bank for $200
    Then the ACL owns a 2-train and three 3-trains
    And the ACL has $1800 in its treasury
    And the bank has one 3-train left

  @18FL-8.2-f @18FL-8.2-g
  Scenario: A company buys one 4-train of the bank in its turn, and no second one
    Given it is phase 4
    And the ACL owns no trains
    And the FEC owns a 4-train
    And the market holds four 3-trains
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 4-train from the bank for $400
    Then the ACL owns a 4-train
    And the ACL has $1600 in its treasury
    When the ACL tries to buy a 4-train from the bank for $400
    Then it is refused and nothing has changed
    When the ACL buys no train
    And the FEC buys a 4-train from the bank for $400
    Then the FEC owns two 4-trains

  @18FL-8.2-f @18FL-8.2-g
  Scenario: A company that has bought the first 5-train does not buy the other in the same turn
    Given it is phase 4
    And the ACL owns no trains
    And the FEC owns a 4-train
    And the bank has no 4-trains left
    And the market holds four 3-trains and two 4-trains
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 5-train from the bank for $500
    Then the ACL owns a 5-train
    When the ACL tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed
    When the ACL buys a 3-train from the market for $200
    Then the ACL owns a 3-train and a 5-train
    And the ACL has $1300 in its treasury

  @18FL-8.2-g @18FL-8.2-f
  Scenario: In the next operating round a company may buy another train of the type
    Given the ACL owns a 2-train
    And the FEC owns a 3-train
    And it is the ACL's turn to buy trains in operating round 2.1
    When the ACL buys a 3-train from the bank for $200
    And the ACL tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the ACL buys no train
    And the FEC ends its turn
    Then it is operating round 2.2
    When the ACL buys a 3-train from the bank for $200
    Then the ACL owns a 2-train and two 3-trains
    And the ACL has $1600 in its treasury
    And the bank has one 3-train left
    When the ACL tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed

  # ------------------------------------------------------------------------------------------ the last and the first

  @18FL-8.2-h @18FL-8.2-e @18FL-8.2-f
  Scenario: The last 3-train and the first 4-train, $600 together, and no second 4-train
    Given the ACL owns a 2-train
    And the FEC owns three 3-trains
    And the bank has one 3-train left
    And it is the ACL's turn to buy trains
    When the ACL buys a 3-train from the bank for $200
    And the ACL buys a 4-train from the bank for $400
    Then the ACL has $1400 in its treasury
    And the ACL owns a 3-train and a 4-train
    And the bank has two 4-trains left
    And it is phase 4
    When the ACL tries to buy a 4-train from the bank for $400
    Then it is refused and nothing has changed

  @18FL-8.2-h @18FL-8.2-e
  Scenario: The last 4-train and the first 5-train, $900 together
    Given it is phase 4
    And the ACL owns no trains
    And the FEC owns a 4-train
    And the bank has one 4-train left
    And the market holds four 3-trains and a 4-train
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 4-train from the bank for $400
    And the ACL buys a 5-train from the bank for $500
    Then the ACL has $1100 in its treasury
    And the ACL owns a 4-train and a 5-train
    And it is phase 5

  @18FL-8.2-h @18FL-8.2-a
  Scenario: Without the money for the first of the next type there is only the last of the old one
    Given the ACL owns a 2-train
    And the FEC owns three 3-trains
    And the bank has one 3-train left
    And the ACL has $599 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 3-train from the bank for $200
    Then the next train of the bank is a 4-train
    When the ACL tries to buy a 4-train from the bank for $400
    Then it is refused and nothing has changed
    When the ACL buys no train
    And the FEC buys a 4-train from the bank for $400
    Then the FEC has $500 in its treasury
    And the ACL has $399 in its treasury

  @18FL-8.2-h @18FL-8.2-a
  Scenario: Without room for the first of the next type there is only the last of the old one
    Given the ACL owns three 2-trains
    And the FEC owns three 3-trains
    And the bank has one 3-train left
    And it is the ACL's turn to buy trains
    When the ACL buys a 3-train from the bank for $200
    Then the next train of the bank is a 4-train
    When the ACL tries to buy a 4-train from the bank for $400
    Then it is refused and nothing has changed
    When the ACL buys no train
    And the FEC buys a 4-train from the bank for $400
    Then the FEC owns three 3-trains and a 4-train
    And the FEC has $500 in its treasury
