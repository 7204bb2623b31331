Feature: Change of president
  President is who has the most shares; of several the one who has the certificate already. As soon as somebody else has more
  the certificate passes to him, for two single shares. The president's certificate is not sold, and never lies in the open
  market: it only passes on as a consequence of a sale or a purchase.

  # ------------------------------------------------------------------------------------------------------- by a purchase

  @18GL-4.5.2-a @18GL-4.5.2-c @18GL-3.4-d
  Scenario: Who comes to have more by a purchase becomes president at once, and gives two single shares
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Bob 30% | Alice 30% |
    When Alice buys 10% of the IC from its treasury
    # proves 18GL-4.5.2-a 18GL-4.5.2-c
    Then Alice is president of the IC with 40%
    And Alice holds 3 certificates of the IC
    And Bob holds 30% of the IC
    And Bob holds 3 certificates of the IC

  @18GL-4.5.2-b
  Scenario: Who comes to have as many does not become president
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Bob 30% | Alice 20% |
    When Alice buys 10% of the IC from its treasury
    Then Bob is president of the IC with 30%
    And Alice holds 30% of the IC
    And Alice holds 3 certificates of the IC

  @18GL-4.5.2-a @18GL-4.5.2-c
  Scenario: In a company that is not public it is the same
    Given 3 players at the table in phase 2H
    And the IC has started, opened at $80
    And Bob is president of the IC with 20%
    And Alice holds 20% of the IC
    When Alice buys 10% of the IC from the IPO
    Then Alice is president of the IC with 30%
    And Bob holds 20% of the IC
    And Bob holds 2 certificates of the IC
    And the IC has floated

  # ----------------------------------------------------------------------------------------------------------- by a sale

  @18GL-4.5.2-c @18GL-3.4-r
  Scenario: By a sale a president may come to have less than another, who becomes president at once
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Bob 50% | Alice 30% |
    And it is Bob's turn to trade
    When Bob sells 30% of the IC
    Then Alice is president of the IC with 30%
    And Alice holds 2 certificates of the IC
    And Bob holds 20% of the IC
    And Bob holds 2 certificates of the IC
    And the market holds 30% of the IC

  @18GL-4.5.2-b @18GL-3.4-r
  Scenario: A president who still has as many as the other one stays
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Bob 50% | Alice 30% |
    And it is Bob's turn to trade
    When Bob sells 20% of the IC
    Then Bob is president of the IC with 30%
    And Alice holds 3 certificates of the IC

  @18GL-3.4-r @18GL-4.5.2-c @reading:18GL-Q97=a
  Scenario Outline: A president may sell what he has inside the certificate if another one takes it: <sold>
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Bob 40% | Alice 30% |
    And it is Bob's turn to trade
    When Bob sells <sold> of the IC
    Then Alice is president of the IC with 30%
    And Bob holds <left> of the IC
    And Bob has received <money>
    And the market holds <sold> of the IC

    Examples:
      | sold | left | money |
      | 30%  | 10%  | $300  |
      | 40%  | 0%   | $400  |

  @18GL-3.4-d @18GL-3.4-r @reading:18GL-Q97=a
  Scenario: Whose certificate goes to another counts it as two shares in the sale
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Bob 20% | Alice 20% | Carol 20% |
    And it is Bob's turn to trade
    When Bob sells 20% of the IC
    Then Carol is president of the IC with 20%
    And Bob holds 0% of the IC
    And Bob has received $200
    And the IC stands at $80 in row 3

  @18GL-3.4-r @18GL-3.4-p @reading:18GL-Q97=b
  Scenario: A president sells single certificates only
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Bob 40% | Alice 30% |
    And it is Bob's turn to trade
    When Bob tries to sell 30% of the IC
    Then it is refused and nothing has changed
    When Bob sells 20% of the IC
    Then Alice is president of the IC with 30%
    And Bob holds 20% of the IC
    And Bob holds 2 certificates of the IC

  @18GL-3.4-d @18GL-3.4-r @reading:18GL-Q97=b
  Scenario: What a president gets for the certificate he may sell in a later turn
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Bob 40% | Alice 30% |
    And it is Bob's turn to trade
    When Bob sells 20% of the IC
    And Bob passes
    And Carol passes
    And Alice passes
    And Bob sells 20% of the IC
    Then Bob holds 0% of the IC
    And Alice is president of the IC with 30%

  # ----------------------------------------------------------------------------------- the certificate does not leave the players

  @18GL-3.4-p @18GL-3.4-q
  Scenario Outline: Where nobody else has 20%, here <other>, a president keeps the certificate
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Bob 40% | Alice <other> |
    And it is Bob's turn to trade
    When Bob tries to sell 40% of the IC
    Then it is refused and nothing has changed
    When Bob tries to sell 30% of the IC
    Then it is refused and nothing has changed
    When Bob sells 20% of the IC
    Then Bob is president of the IC with 20%
    And the market holds 20% of the IC

    Examples:
      | other |
      | 10%   |

  @18GL-3.4-p @18GL-3.4-q
  Scenario: The president's certificate alone cannot be sold
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the GT is in operation, opened at $90
    And the shares are held thus
      | IC | president Bob 20%   | Alice 10% | Carol 10% | market 10% |
      | GT | president Carol 50% | Bob 20%   |           |            |
    And it is Bob's turn to trade
    When Bob tries to sell 20% of the IC
    Then it is refused and nothing has changed
    When Bob tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When Bob sells 20% of the GT
    Then Bob is president of the IC with 20%
    And Bob has received $180

  # --------------------------------------------------------------------------------------------------------- who of several

  @18GL-4.5.2-e
  Scenario Outline: Of several who have equally many the first after <old> in the order of turns becomes president: <new>
    Given 4 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president <old> 40% | <one> 30% | <two> 30% |
    And it is <old>'s turn to trade
    When <old> sells 20% of the IC
    Then <new> is president of the IC with 30%
    And <old> holds 20% of the IC
    And <old> holds 2 certificates of the IC

    Examples:
      | old   | one   | two   | new   |
      | Alice | Bob   | Dave  | Bob   |
      | Bob   | Alice | Dave  | Dave  |
      | Carol | Alice | Bob   | Alice |
      | Dave  | Carol | Bob   | Bob   |

  @18GL-4.5.2-a
  Scenario: Who has most becomes president, not who is next
    Given 4 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Alice 40% | Bob 20% | Dave 30% |
    When Alice sells 20% of the IC
    Then Dave is president of the IC with 30%
    And Alice holds 20% of the IC

  # ---------------------------------------------------------------------------------------------------------- what goes with it

  @18GL-4.5.2-d
  Scenario: The new president has the company with all that it has, and decides for it
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the IC has $120 in its treasury
    And the IC owns a 2H-train
    And the shares are held thus
      | IC | president Bob 30% | Alice 30% |
    When Alice buys 10% of the IC from its treasury
    Then Alice is president of the IC with 40%
    And the IC has $220 in its treasury
    And the IC owns a 2H-train
    When Bob passes
    And Carol passes
    And Alice passes
    And the IC, on Bob's word, tries to buy a 2H-train from the bank for $100
    Then it is refused and nothing has changed
    When the IC, on Alice's word, buys a 2H-train from the bank for $100
    Then the IC owns two 2H-trains
    And the IC has $120 in its treasury
