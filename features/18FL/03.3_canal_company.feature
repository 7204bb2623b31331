Feature: The Canal Company: a share of the Florida East Coast
  Only four players have the Florida East Coast Canal and Transportation Company. With it comes at once a preferred share
  of the Florida East Coast, FEC, which counts as bought like any other: so in the first phases the FEC floats with its
  president's certificate alone. The share counts for the limit of certificates, and is sold once the FEC has operated.

  # ---------------------------------------------------------------------------------------------------------- the share

  @18FL-3.3-aj @18FL-3.3-ak @18FL-3.3-q
  Scenario: The share comes at once with the Canal Company
    Given a new game of 4 players
    When Alice bids $0 for the first choice
    And Bob bids $10 for the first choice
    And Carol bids $0 for the first choice
    And Dave bids $0 for the first choice
    Then Bob holds 0% of the FEC
    When Bob takes the Canal Company for $110
    Then Bob holds 20% of the FEC
    And Bob holds 1 certificate of the FEC
    And the IPO holds 80% of the FEC
    And the IPO holds 3 certificates of the FEC
    And Bob has $180
    And the FEC has not started
    When Alice takes the Terminal Company for $70
    Then Alice holds 0% of the FEC
    And the IPO holds 80% of the FEC

  @18FL-3.3-ak @18FL-3.3-aj
  Scenario: Whoever takes another private company gets no share of the FEC
    Given a new game of 4 players
    When Alice bids $5 for the first choice
    And Bob bids $0 for the first choice
    And Carol bids $0 for the first choice
    And Dave bids $0 for the first choice
    And Alice takes the Tallahassee Railroad for $20
    And Bob takes the Steamship Company for $40
    And Carol takes the Terminal Company for $70
    Then Alice holds 0% of the FEC
    And Carol holds 0% of the FEC
    When Dave takes the Canal Company for $110
    Then Dave holds 20% of the FEC
    And Dave has $190
    And the IPO holds 3 certificates of the FEC

  @18FL-3.3-aj @18FL-3.3-q
  Scenario: With three players no share of the FEC comes with a private company
    Given the game has been played up to the end of the distribution
    Then the IPO holds 100% of the FEC
    And the IPO holds 4 certificates of the FEC
    When Alice buys the president's certificate of the FEC at a par of $70
    Then Alice is president of the FEC with 40%
    And the IPO holds 60% of the FEC

  # Question 60: a share of ten is a tenth.
  @18FL-3.3-aj @18FL-3.3-al
  Scenario: The share is 10% if the FEC is started with ten shares
    Given 4 players at the table in phase 4
    Then Dave holds 20% of the FEC
    When Alice buys the president's certificate of the FEC at a par of $70, with ten shares
    Then Dave holds 10% of the FEC
    And Dave holds 1 certificate of the FEC
    And Alice is president of the FEC with 20%
    And the IPO holds 70% of the FEC
    And the IPO holds 7 certificates of the FEC

  @18FL-3.3-aj @18FL-3.3-k @18FL-2-j
  Scenario: When phase 5 begins the Canal Company closes, and its share stays, as 10% of an FEC not started
    Given 4 players at the table in phase 4
    And the ACL has ten shares
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL owns a 4-train
    And the ACL has $500 in its treasury
    And the bank has no 4-trains left
    And Dave has $100
    And it is the ACL's turn to buy trains in operating round 2.1 of 2
    Then Dave owns the Canal Company
    When the ACL buys a 5-train from the bank for $500
    Then it is phase 5
    And the Canal Company has left the game
    And Dave owns no private company
    When the ACL ends its turn
    Then it is operating round 2.2
    And Dave has $100
    When the ACL ends its turn
    Then it is stock round 3
    When Alice buys the president's certificate of the FEC at a par of $70
    Then Dave holds 10% of the FEC
    And Alice is president of the FEC with 20%
    And the IPO holds 70% of the FEC

  # ------------------------------------------------------------------------------------ a certificate as any, question 46

  @18FL-3.3-ak @18FL-3.3-al @18FL-5.3-g
  Scenario: The share of the Canal Company is not sold while nobody has started the FEC
    Given 4 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And the shares are held thus
      | ACL | president Alice 60% | Dave 20% |
    And it is Dave's turn to trade
    When Dave tries to sell 20% of the FEC
    Then it is refused and nothing has changed
    When Dave sells 20% of the ACL
    Then Dave has $400
    And Dave holds 20% of the FEC

  @18FL-3.3-ak @18FL-3.3-al @18FL-5.3-g
  Scenario: The share of the Canal Company is not sold before the FEC, once floated, has operated
    Given 4 players at the table in phase 2
    And the FEC has floated at a par of $100
    And Alice is president of the FEC with 40%
    And Dave owns the Canal Company
    And the ACL is in operation at a par of $100
    And the shares are held thus
      | FEC | president Alice 40% | Dave 20% |
      | ACL | president Alice 60% | Dave 20% |
    And it is Dave's turn to trade
    When Dave tries to sell 20% of the FEC
    Then it is refused and nothing has changed
    When Dave sells 20% of the ACL
    Then Dave has $400

  @18FL-3.3-ak @18FL-3.3-al
  Scenario: When the FEC has operated the share of the Canal Company is sold like any other
    Given 4 players at the table in phase 2
    And the FEC is in operation at a par of $100
    And the shares are held thus
      | FEC | president Alice 60% | Dave 20% |
    And the Canal Company has closed
    And it is Dave's turn to trade
    When Dave sells 20% of the FEC
    Then Dave has $400
    And Dave holds 0% of the FEC
    And the market holds 20% of the FEC
    And the FEC stands at $90

  # Four players may hold 12 certificates each; the Canal Company itself is none.
  @18FL-3.3-ak @18FL-1.4-t @18FL-5.3-d
  Scenario: The share of the Canal Company counts for the limit: with eleven others it is the twelfth certificate
    Given 4 players at the table in phase 4
    And the ACL, the SR and the TPS have ten shares
    And the ACL, the SR and the TPS are in operation at a par of $70
    And the shares are held thus
      | ACL | president Alice 50% | Dave 40% |
      | SR  | president Bob 50%   | Dave 40% |
      | TPS | president Carol 50% | Dave 30% |
    And Dave has $300
    And it is Dave's turn to trade
    Then Dave holds 12 certificates
    When Dave tries to buy 10% of the TPS from the IPO
    Then it is refused and nothing has changed
    When Dave sells 10% of the ACL
    And Dave buys 10% of the TPS from the IPO
    Then Dave holds 12 certificates
    And Dave holds 40% of the TPS
    And Dave has $300

  @18FL-3.3-ak @18FL-1.4-t
  Scenario: Beside the share of the Canal Company and ten others there is room for one certificate more
    Given 4 players at the table in phase 4
    And the ACL, the SR and the TPS have ten shares
    And the ACL, the SR and the TPS are in operation at a par of $70
    And the shares are held thus
      | ACL | president Alice 50% | Dave 40% |
      | SR  | president Bob 50%   | Dave 40% |
      | TPS | president Carol 50% | Dave 20% |
    And Dave has $300
    And it is Dave's turn to trade
    Then Dave holds 11 certificates
    When Dave buys 10% of the TPS from the IPO
    Then Dave holds 12 certificates
    And Dave has $230
