Feature: The president's cash
  If the treasury can pay for no train of the bank or the open market, the president adds what is missing out of his own
  cash, for any train that is on sale there.

  Background: the ACL has no train; on sale are 3-trains in the open market and 4-trains in the bank
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And Alice is president of the ACL with 60%
    And Alice has $500
    And the FEC is in operation at a par of $80
    And Bob is president of the FEC with 60%
    And the FEC owns a 4-train
    And the market holds four 3-trains

  @18FL-8.4.1-a @18FL-8.4.1-b
  Scenario Outline: The treasury is emptied first, and the president adds the difference: $<treasury> for a <train>
    Given the ACL has $<treasury> in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL buys a <train> from <source> for $<price>
    Then the ACL owns a <train>
    And the ACL has $0 in its treasury
    And Alice has paid $<added>
    And the bank has received $<price>
    And no other player or company has gained or lost money

    Examples:
      | treasury | train   | source     | price | added |
      | 0        | 3-train | the market | 200   | 200   |
      | 150      | 3-train | the market | 200   | 50    |
      | 199      | 3-train | the market | 200   | 1     |
      | 0        | 4-train | the bank   | 400   | 400   |
      | 199      | 4-train | the bank   | 400   | 201   |

  @18FL-8.4.1-a
  Scenario: The president has to help: the company may not stay without a train
    Given the ACL has $150 in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy no train
    Then it is refused and nothing has changed
    When the ACL buys a 3-train from the market for $200
    And the ACL buys no train
    Then Alice has $450
    And it is the FEC's turn to convert

  @18FL-8.4.1-b @18FL-8.2-d @18FL-8.2-b
  Scenario Outline: The president helps with any train on sale, but with none that is not: a <train> of <source>
    Given the ACL has $0 in its treasury
    And Alice has $900
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy a <train> from <source> for $<price>
    Then it is refused and nothing has changed
    When the ACL buys a 4-train from the bank for $400
    Then Alice has $500

    Examples:
      | train   | source     | price |
      | 5-train | the bank   | 500   |
      | 3-train | the bank   | 200   |
      | 4-train | the market | 400   |

  @18FL-8.4.1-b
  Scenario: The president may help with a 6- or a 3E-train, whichever he likes
    Given it is phase 6
    And the ACL has 10 shares
    And Alice is president of the ACL with 60%
    And the FEC has 10 shares
    And Bob is president of the FEC with 60%
    And the FEC owns a 6-train
    And the market holds three 4-trains and two 5-trains
    And the ACL has $120 in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL buys a 3E-train from the bank for $600
    Then the ACL owns a 3E-train
    And the ACL has $0 in its treasury
    And Alice has $20

  @18FL-8.4.1-a
  Scenario Outline: A treasury that can pay for every train on offer pays alone, with $<treasury>
    Given the ACL has $<treasury> in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 4-train from the bank for $400
    Then the ACL has $<left> in its treasury
    And Alice has $500
    And the bank has received $400

    Examples:
      | treasury | left |
      | 400      | 0    |
      | 401      | 1    |

  @18FL-8.4.1-a @18FL-8.2-a
  Scenario: A company that has a train gets no help for another
    Given the ACL has 10 shares
    And Alice is president of the ACL with 60%
    And the ACL owns a 3-train
    And the market holds three 3-trains
    And the ACL has $199 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a 3-train from the market for $200
    Then it is refused and nothing has changed
    When the ACL buys a 4-train from the FEC for $199, with Bob's consent
    Then the ACL owns a 3-train and a 4-train
    And the ACL has $0 in its treasury
    And Alice has $500

  @18FL-8.4.1-a @18FL-8.2-a
  Scenario: The president's help is over with the train that he has paid for
    Given the ACL has 10 shares
    And Alice is president of the ACL with 60%
    And the ACL has $0 in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL buys a 3-train from the market for $200
    Then Alice has $300
    When the ACL tries to buy a 4-train from the bank for $400
    Then it is refused and nothing has changed

  @18FL-8.4.1-a
  Scenario: Only the president adds money, nobody else, whatever it costs him
    Given the ACL has $0 in its treasury
    And Bob holds 20% of the ACL
    And Alice has $400
    And it is Alice's turn to raise money for the ACL
    When the ACL buys a 4-train from the bank for $400
    Then Alice has $0
    And Bob has $300
    And Carol has $300
    And the FEC has $0 in its treasury

  # ---------------------------------------------------------------------------------- when the treasury has the price of a cheaper one

  @18FL-8.4.1-a @18FL-8.4.1-b @18FL-8.2-a @reading:18FL-Q11=a
  Scenario Outline: With $<treasury> the treasury pays for a 3-train, and the president may not add anything for a 4-train
    Given the ACL has $<treasury> in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL tries to buy a 4-train from the bank for $400
    Then it is refused and nothing has changed
    When the ACL buys a 3-train from the market for $200
    Then the ACL has paid $200
    And Alice has $500

    Examples:
      | treasury |
      | 200      |
      | 399      |

  @18FL-8.4.1-a @18FL-8.4.1-b @reading:18FL-Q11=b
  Scenario Outline: With $<treasury> the treasury pays for a 3-train, and the president may add money for a 4-train
    Given the ACL has $<treasury> in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL tries to buy no train
    Then it is refused and nothing has changed
    When the ACL buys a 4-train from the bank for $400
    Then the ACL has $0 in its treasury
    And Alice has paid $<added>
    When the ACL buys no train
    Then it is the FEC's turn to convert

    Examples:
      | treasury | added |
      | 200      | 200   |
      | 399      | 1     |

  @18FL-8.4.1-a @reading:18FL-Q11=b
  Scenario: The train that the treasury can pay for costs the president nothing
    Given the ACL has $250 in its treasury
    And it is Alice's turn to raise money for the ACL
    When the ACL buys a 3-train from the market for $200
    Then the ACL has $50 in its treasury
    And Alice has $500
