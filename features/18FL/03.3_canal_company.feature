Feature: The Canal Company: a share of the Florida East Coast
  Only four players have the Florida East Coast Canal and Transportation Company. With it comes at once a preferred share
  of the Florida East Coast, FEC, which counts as bought like any other: so in the first phases the FEC floats with its
  president's certificate alone. The private company closes when the FEC buys its first train.

  # ---------------------------------------------------------------------------------------------------------- the share

  @18FL-3.3-aj @18FL-3.3-ak @18FL-3.3-q
  Scenario: The share comes with the private company, at once
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
  Scenario: Whoever takes another private company has no share, though the Canal Company is taken in the end
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
  Scenario: With three players there is no such share
    Given the game has been played up to the end of the distribution
    Then the IPO holds 100% of the FEC
    And the IPO holds 4 certificates of the FEC
    When Alice buys the president's certificate of the FEC at a par of $70
    Then Alice is president of the FEC with 40%
    And the IPO holds 60% of the FEC

  # Question 60: a share of ten is a tenth.
  @18FL-3.3-aj @18FL-3.3-al
  Scenario: One share is 10% if the FEC is started with ten
    Given 4 players at the table in phase 4
    Then Dave holds 20% of the FEC
    When Alice buys the president's certificate of the FEC at a par of $70, with ten shares
    Then Dave holds 10% of the FEC
    And Dave holds 1 certificate of the FEC
    And Alice is president of the FEC with 20%
    And the IPO holds 70% of the FEC
    And the IPO holds 7 certificates of the FEC

  @18FL-3.3-aj @18FL-3.3-k @18FL-2-j
  Scenario: It becomes 10% when phase 5 begins before the FEC has been started; the Canal Company closes, the share stays
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
    And Dave holds 10% of the FEC
    And the IPO holds 90% of the FEC
    When the ACL ends its turn
    Then it is operating round 2.2
    And Dave has $100

  # ------------------------------------------------------------------------------------------------------------ floating

  # The chapter on floating says it twice.
  @18FL-3.3-al @18FL-3.3-am @18FL-6.2-m @18FL-6.2-n
  Scenario: With four players the FEC floats with its president's certificate alone
    Given the game has been played up to the end of the distribution of four
    Then Dave holds 20% of the FEC
    When Alice buys the president's certificate of the FEC at a par of $70
    Then the FEC has floated
    And the FEC has $350 in its treasury
    And Alice is president of the FEC with 40%
    And Dave holds 20% of the FEC
    And Dave has $180
    And Dave owns the Canal Company

  @18FL-3.3-am @18FL-6.2-n @18FL-3.3-al
  Scenario: Another company does not
    Given the game has been played up to the end of the distribution of four
    When Alice buys the president's certificate of the SR at a par of $70
    Then the SR has not floated
    And Alice has $140
    And the SR has $0 in its treasury
    When Bob buys 20% of the SR from the IPO
    Then the SR has floated
    And the SR has $350 in its treasury

  @18FL-3.3-am @18FL-6.2-n
  Scenario: Nor does the FEC with three players
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the FEC at a par of $70
    Then the FEC has not floated
    And Alice has $135
    When Bob buys 20% of the FEC from the IPO
    Then the FEC has floated
    And the FEC has $350 in its treasury

  @18FL-3.3-al @18FL-3.3-am @18FL-6.2-m @18FL-6.2-n
  Scenario: The owner of the share may be the founder himself, and has 60% then
    Given the game has been played up to the end of the distribution of four
    When Alice passes
    And Bob passes
    And Carol passes
    And Dave buys the president's certificate of the FEC at a par of $90
    Then Dave is president of the FEC with 60%
    And Dave has $0
    And the FEC has floated
    And the FEC has $450 in its treasury

  @18FL-3.3-al @18FL-6.2-m
  Scenario: Of ten shares it counts as one of the five that are needed
    Given 4 players at the table in phase 4
    When Alice buys the president's certificate of the FEC at a par of $70, with ten shares
    Then the FEC has not floated
    When Bob buys 10% of the FEC from the IPO
    Then the FEC has not floated
    When Carol buys 10% of the FEC from the IPO
    Then the FEC has floated
    And the FEC has $700 in its treasury
    And Dave holds 10% of the FEC
    And the IPO holds 50% of the FEC

  @18FL-3.3-al @18FL-3.3-am
  Scenario: It pays dividends, too, as any share that was bought
    Given 4 players at the table in phase 2
    And the FEC is in operation at a par of $100
    And Alice is president of the FEC with 40%
    And Dave holds 20% of the FEC
    And the Canal Company has closed
    And the FEC owns a 2-train
    And it is the FEC's turn to distribute $50
    When the FEC pays out its revenue
    Then Alice has received $20
    And Dave has received $10
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------ a certificate as any, question 46

  @18FL-3.3-ak @18FL-3.3-al
  Scenario: It is not sold before the FEC has operated
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

  @18FL-3.3-ak @18FL-3.3-al
  Scenario: Nor when it has been started, or has floated
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
  Scenario: When the FEC has operated it is sold like any other share
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
  @18FL-3.3-ak @18FL-1.4-t
  Scenario: With eleven others it is the twelfth certificate, before the FEC has been started
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
  Scenario: With ten others there is room for one more
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

  # -------------------------------------------------------------------------------------------- the first train of the FEC

  @18FL-3.3-an @18FL-3.3-q
  Scenario: It closes when the FEC buys its first train, and the share stays
    Given the game has been played up to the first operating round of four
    Then Dave owns the Canal Company
    And Dave has $20
    When the FEC lays no track
    And the FEC places no token
    Then Dave owns the Canal Company
    When the FEC buys a 2-train from the bank for $100
    Then the Canal Company has left the game
    And Dave owns no private company
    And Dave is president of the FEC with 60%
    And Dave has $20

  @18FL-3.3-an
  Scenario: A train from the market is a first train, too
    Given 4 players at the table in phase 2
    And the FEC has floated at a par of $100
    And the shares are held thus
      | FEC | president Alice 40% | Dave 20% |
    And Dave owns the Canal Company
    And the FEC has $100 in its treasury
    And the market holds a 2-train
    And it is the FEC's turn to buy the train it must have
    When the FEC buys a 2-train from the market for $100
    Then the Canal Company has left the game
    And Dave holds 20% of the FEC

  @18FL-3.3-an
  Scenario: And so is one from another company
    Given 4 players at the table in phase 2
    And the FEC has floated at a par of $70
    And the ACL is in operation at a par of $100
    And the shares are held thus
      | FEC | president Alice 40% | Dave 20% |
      | ACL | president Bob 60%   |          |
    And Dave owns the Canal Company
    And the FEC has $100 in its treasury
    And the ACL owns two 2-trains
    And it is the FEC's turn to buy the train it must have
    When the FEC buys a 2-train from the ACL for $30, with Bob's consent
    Then the Canal Company has left the game
    And the FEC owns a 2-train
    And Dave holds 20% of the FEC

  @18FL-3.3-an @18FL-3.3-c
  Scenario: The train of another company does not close it
    Given 4 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Dave is president of the ACL with 60%
    And the ACL has $100 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 2-train from the bank for $100
    Then the ACL owns a 2-train
    And Dave owns the Canal Company

  @18FL-3.3-an @18FL-3.3-d @18FL-3.3-q
  Scenario: As long as the FEC has no train it pays
    Given 4 players at the table in phase 2
    And the FEC has floated at a par of $100
    And the shares are held thus
      | FEC | president Alice 40% | Dave 20% |
    And Dave owns the Canal Company
    And Dave has $100
    And the FEC has $200 in its treasury
    When everybody passes
    Then it is operating round 2.1
    And Dave has received $20
    And Dave owns the Canal Company
    When the FEC buys a 2-train from the bank for $100
    Then the Canal Company has left the game
    When the FEC ends its turn
    And everybody passes
    Then it is operating round 3.1
    And Dave has $120

  @18FL-3.3-an @18FL-3.3-j
  Scenario: It has no bonus action to be used in a turn of the FEC, and does not close with the share
    Given the game has been played up to the first operating round of four
    Then Dave owns the Canal Company
    And Dave is president of the FEC with 60%
    When the FEC lays #6fl on J27, joining NE and SE
    Then Dave owns the Canal Company
    And #6fl lies on J27, joining NE and SE
