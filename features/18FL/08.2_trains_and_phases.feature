Feature: Trains that begin a phase
  The first train of a new type that leaves the bank begins the next phase. What the phase brings happens at once, before
  anybody decides anything else.

  Background: the ACL, the FEC and the SR are in operation
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $700 in its treasury
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And the SR is in operation at a par of $70
    And Carol is president of the SR with 60%

  # ------------------------------------------------------------------------------------------------------ how it begins

  @18FL-8.2-k
  Scenario: The first 3-train begins phase 3, the second changes nothing
    Given the ACL owns no trains
    And the FEC owns two 2-trains
    And the SR owns two 2-trains
    And the FEC has $200 in its treasury
    And the bank has one 2-train left
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 2-train from the bank for $100
    Then it is phase 2
    When the ACL buys a 3-train from the bank for $200
    Then it is phase 3
    When the ACL buys no train
    And the SR ends its turn
    Then it is phase 3

  @18FL-8.2-k
  Scenario Outline: In phase <phase> the first <train> begins phase <next>
    Given it is phase <phase>
    And the ACL has 10 shares
    And Alice is president of the ACL with 60%
    And the ACL owns no trains
    And the FEC has 10 shares
    And Bob is president of the FEC with 60%
    And the FEC owns <owned>
    And the SR has 10 shares
    And Carol is president of the SR with 60%
    And the bank has no <before>s left
    And the market holds <market>
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a <train> from the bank for $<price>
    Then it is phase <next>
    And the ACL owns a <train>

    Examples:
      | phase | before  | owned     | market                                      | train    | price | next |
      | 3     | 3-train | a 3-train | five 2-trains and three 3-trains            | 4-train  | 400   | 4    |
      | 4     | 4-train | a 4-train | four 3-trains and two 4-trains              | 5-train  | 500   | 5    |
      | 5     | 5-train | a 5-train | four 3-trains, three 4-trains and a 5-train | 6-train  | 600   | 6    |
      | 5     | 5-train | a 5-train | four 3-trains, three 4-trains and a 5-train | 3E-train | 600   | 6    |

  @18FL-8.2-k @18FL-8.2-e
  Scenario: With the old type sold out it is still the old phase
    Given the ACL owns a 2-train
    And the FEC owns two 2-trains
    And the SR owns a 2-train
    And the bank has one 2-train left
    And it is the ACL's turn to buy trains
    When the ACL buys a 2-train from the bank for $100
    Then the bank has no 2-trains left
    And it is phase 2
    When the ACL buys no train
    Then it is phase 2
    And it is the FEC's turn to lay track

  @18FL-8.2-k
  Scenario Outline: A train of <source> begins no phase
    Given it is phase 5
    And the ACL has 10 shares
    And Alice is president of the ACL with 60%
    And the ACL owns no trains
    And the FEC has 10 shares
    And Bob is president of the FEC with 60%
    And the FEC owns a 4-train and a 5-train
    And the SR has 10 shares
    And Carol is president of the SR with 60%
    And the market holds four 3-trains and two 4-trains
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a <train> from <source> for $<price><consent>
    Then it is phase 5
    And the ACL owns a <train>
    And the ACL has $<left> in its treasury

    Examples:
      | source     | train   | price | consent              | left |
      | the market | 3-train | 200   |                      | 500  |
      | the market | 4-train | 400   |                      | 300  |
      | the FEC    | 4-train | 10    | , with Bob's consent | 690  |
      | the FEC    | 5-train | 10    | , with Bob's consent | 690  |

  # --------------------------------------------------------------------------------------------------- what happens at once

  @18FL-8.2-l @18FL-8.2-a
  Scenario: The first 4-train scraps all 2-trains before the buyer goes on, his own too
    Given it is phase 3
    And the ACL owns a 2-train
    And the FEC owns two 2-trains
    And the SR owns a 3-train
    And the bank has no 3-trains left
    And the market holds two 2-trains and three 3-trains
    And it is the ACL's turn to buy trains
    When the ACL buys a 4-train from the bank for $400
    Then the ACL owns a 4-train
    And the FEC owns no trains
    And the market holds three 3-trains
    And five 2-trains have left the game
    When the ACL tries to buy a 3-train from the market for $200
    Then it is refused and nothing has changed

  @18FL-8.2-l
  Scenario: Others discard their surplus before the buyer goes on
    Given it is phase 3
    And the ACL has 10 shares
    And Alice is president of the ACL with 60%
    And the FEC owns two 3-trains
    And the SR owns a 2-train and a 3-train
    And the bank has no 3-trains left
    And the market holds four 2-trains and a 3-train
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 4-train from the bank for $400
    Then it is the FEC's turn to discard a train
    And the SR owns a 3-train
    When the FEC discards a 3-train
    Then it is the ACL's turn to buy trains
    And the market holds two 3-trains
    When the ACL buys a 3-train from the market for $200
    Then the ACL owns a 3-train and a 4-train
    And the ACL has $100 in its treasury

  @18FL-8.2-l
  Scenario: Scrapped trains are gone before the others are counted
    Given it is phase 3
    And the FEC owns a 2-train and a 3-train
    And the SR owns two 2-trains
    And the bank has no 3-trains left
    And the market holds two 2-trains and three 3-trains
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 4-train from the bank for $400
    Then the FEC owns a 3-train
    And the SR owns no trains
    When the ACL ends its turn
    Then it is the FEC's turn to convert

  @18FL-8.2-l
  Scenario: A company of five shares that buys the first 5-train has ten at once, and the money for it
    Given it is phase 4
    And the ACL owns no trains
    And the ACL has $500 in its treasury
    And the FEC owns a 4-train
    And the bank has no 4-trains left
    And the market holds four 3-trains and two 4-trains
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 5-train from the bank for $500
    Then the ACL has 10 shares
    And the ACL has $500 in its treasury
    When the ACL buys a 4-train from the market for $400
    Then the ACL owns a 4-train and a 5-train
    And the ACL has $100 in its treasury
