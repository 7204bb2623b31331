Feature: The Canal Company and the start of the FEC
  The share that came with the Canal Company counts as bought: in phases 2 and 3 the FEC floats with its president's
  certificate alone. The Canal Company closes when the FEC buys its first train.

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
  Scenario: Another company does not float with its president's certificate alone
    Given the game has been played up to the end of the distribution of four
    When Alice buys the president's certificate of the SR at a par of $70
    Then the SR has not floated
    And Alice has $140
    And the SR has $0 in its treasury
    When Bob buys 20% of the SR from the IPO
    Then the SR has floated
    And the SR has $350 in its treasury

  @18FL-3.3-am @18FL-6.2-n
  Scenario: With three players the FEC does not float with its president's certificate alone
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the FEC at a par of $70
    Then the FEC has not floated
    And Alice has $135
    When Bob buys 20% of the FEC from the IPO
    Then the FEC has floated
    And the FEC has $350 in its treasury

  @18FL-3.3-al @18FL-3.3-am @18FL-6.2-m @18FL-6.2-n
  Scenario: The owner of the share may start the FEC himself, and has 60% then
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
  Scenario: Of ten shares that of the Canal Company counts as one of the five that float the FEC
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
  Scenario: The share of the Canal Company pays dividends like any that was bought
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

  # -------------------------------------------------------------------------------------------- the first train of the FEC

  @18FL-3.3-an @18FL-3.3-q
  Scenario: The Canal Company closes when the FEC buys its first train, and the share stays
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
  Scenario: A first train of the FEC from the market closes the Canal Company, too
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
  Scenario: A first train of the FEC from another company closes the Canal Company, too
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
  Scenario: A train that another company buys does not close the Canal Company
    Given 4 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Dave is president of the ACL with 60%
    And the ACL has $100 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 2-train from the bank for $100
    Then the ACL owns a 2-train
    And Dave owns the Canal Company

  @18FL-3.3-an @18FL-3.3-d @18FL-3.3-q
  Scenario: As long as the FEC has no train the Canal Company pays
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
  Scenario: The Canal Company does not close with its share, nor in the track step of the FEC
    Given the game has been played up to the first operating round of four
    Then Dave owns the Canal Company
    And Dave is president of the FEC with 60%
    When the FEC lays #6 FL on J27, joining NE and SE
    Then Dave owns the Canal Company
    And #6 FL lies on J27, joining NE and SE
