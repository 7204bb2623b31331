Feature: Buying shares
  When a player has sold all that he wants to sell he may buy one certificate: of a company's treasury, of the open market,
  or, of a company that is not public, of the initial offering. Everywhere it costs the current price; there is no par. What
  is paid for a share of the treasury goes there, everything else to the bank. With the purchase the turn is over.

  Background: the Illinois Central, IC, has shares in its treasury and in the open market
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the IC stands at $80 in row 3
    And the GT is in operation, opened at $90
    And the Monon has started, opened at $70
    And the shares are held thus
      | IC    | president Bob 40%   | market 20% |
      | GT    | president Carol 50% |            |
      | Monon | president Carol 20% |            |

  # ---------------------------------------------------------------------------------------- the price, and who is paid

  @18GL-4.1.2-e @18GL-4.1.2-f
  Scenario: A share of the open market costs the current price, and the bank is paid
    When Alice buys 10% of the IC from the market
    # proves 18GL-4.1.2-e
    Then Alice has paid $80
    And Alice holds 10% of the IC
    And the market holds 10% of the IC
    And the IC's treasury holds 40% of the IC
    # proves 18GL-4.1.2-f
    And the IC has $0 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.1.2-e @18GL-4.1.2-g @18GL-4.1.2-b
  Scenario: A share of the treasury costs as much, and the company is paid
    When Alice buys 10% of the IC from its treasury
    # proves 18GL-4.1.2-e
    Then Alice has paid $80
    # proves 18GL-4.1.2-b
    And Alice holds 10% of the IC
    # proves 18GL-4.1.2-b
    And the IC's treasury holds 30% of the IC
    # proves 18GL-4.1.2-g
    And the IC has received $80
    And no other player or company has gained or lost money

  @18GL-4.1.2-e @18GL-4.1.3-a
  Scenario: A share of a company that is not public costs the price as well
    When Alice buys 10% of the Monon from the IPO
    Then Alice has paid $70
    And Alice holds 10% of the Monon
    And the IPO holds 70% of the Monon
    And no other player or company has gained or lost money

  @18GL-4.4-i
  Scenario Outline: For shares of <place> a public company gets <money>
    When Alice buys 10% of the IC from <place>
    Then the IC has received <money>
    And Alice has paid $80
    And no other player or company has gained or lost money

    Examples:
      | place        | money |
      | its treasury | $80   |
      | the market   | $0    |

  @18GL-4.1.2-e
  Scenario: With a dollar too little nobody buys
    Given Alice has $79
    When Alice tries to buy 10% of the IC from the market
    Then it is refused and nothing has changed
    When Alice tries to buy 10% of the IC from its treasury
    Then it is refused and nothing has changed
    When Alice buys 10% of the Monon from the IPO
    Then Alice has $9

  @18GL-4.1.2-e
  Scenario: The last dollar may be spent
    Given Alice has $80
    When Alice buys 10% of the IC from the market
    Then Alice has $0
    And Alice holds 10% of the IC

  # ------------------------------------------------------------------------------------------------ where shares lie

  @18GL-4.1.2-b @18GL-4.1.2-i
  Scenario: A public company has nothing in the initial offering, one that is not has nothing in its treasury
    When Alice tries to buy 10% of the GT from the IPO
    Then it is refused and nothing has changed
    When Alice tries to buy 10% of the Monon from its treasury
    Then it is refused and nothing has changed
    When Alice buys 10% of the GT from its treasury
    Then Alice holds 10% of the GT
    And the GT's treasury holds 40% of the GT

  @18GL-4.1.2-b @18GL-4.1.2-i
  Scenario: What does not lie in the open market is not bought there
    When Alice tries to buy 10% of the GT from the market
    Then it is refused and nothing has changed
    When Alice buys 10% of the IC from the market
    Then Alice holds 10% of the IC
    And Alice holds 0% of the GT

  @18GL-4.1.2-i
  Scenario: While there are shares in the treasury those of the open market are for sale, and the other way round
    When Alice buys 10% of the IC from the market
    And Bob buys 10% of the IC from its treasury
    And Carol buys 10% of the IC from the market
    Then the market holds 0% of the IC
    And the IC's treasury holds 30% of the IC
    And Bob is president of the IC with 50%

  @18GL-4.1.2-k
  Scenario: The treasury and the open market may be emptied
    Given the shares are held thus
      | IC | president Bob 40% | Carol 40% | market 10% |
    When Alice buys 10% of the IC from the market
    And Bob buys 10% of the IC from its treasury
    Then the market holds 0% of the IC
    And the IC's treasury holds 0% of the IC
    And Bob is president of the IC with 50%

  @18GL-4.1.2-k @18GL-4.1.2-b
  Scenario: Shares of a company that has not operated may be bought
    Given the DT&I has floated, opened at $60
    And Bob is president of the DT&I with 50%
    When Alice buys 10% of the DT&I from its treasury
    Then Alice holds 10% of the DT&I
    And the DT&I has received $60

  @18GL-4.1.2-k
  Scenario: Whoever has bought a share of a company may buy the next one in his next turn
    When Alice buys 10% of the IC from the market
    And Bob passes
    And Carol passes
    And Alice buys 10% of the IC from its treasury
    Then Alice holds 20% of the IC
    And Alice has $640

  # ---------------------------------------------------------------------------------------------- the first of a company

  @18GL-4.1.2-h
  Scenario: The first certificate of a company that is bought is the president's
    When Alice tries to buy 10% of the NYC from the IPO
    Then it is refused and nothing has changed
    When Alice tries to buy 20% of the NYC from the IPO
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the NYC at a par of $80
    Then Alice is president of the NYC with 20%
    And Alice has paid $160
    And it is Bob's turn to trade
    When Bob buys 10% of the NYC from the IPO
    Then Bob holds 10% of the NYC

  # ------------------------------------------------------------------------------------------------------ sell, then buy

  @18GL-4.1-a @18GL-4.1.2-a
  Scenario: In one turn a player first sells and then buys
    Given Alice holds 20% of the GT
    When Alice sells 20% of the GT
    And Alice buys 10% of the IC from the market
    Then Alice holds 0% of the GT
    And Alice holds 10% of the IC
    And Alice has $900
    And it is Bob's turn to trade

  @18GL-4.1-a @18GL-4.1.2-d
  Scenario: After the purchase nothing is sold in that turn
    Given Alice holds 20% of the GT
    When Alice buys 10% of the IC from the market
    And Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Bob passes
    And Carol passes
    And Alice sells 10% of the GT
    Then Alice has received $90
    And Alice holds 10% of the GT

  @18GL-4.1.2-a
  Scenario: One certificate a turn, and not two
    When Alice buys 10% of the IC from the market
    And Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Bob buys 10% of the GT from its treasury
    Then Alice holds 0% of the GT
    And Bob holds 10% of the GT

  @18GL-4.1.2-a
  Scenario: Two shares on two certificates are not bought at once
    When Alice tries to buy 20% of the IC from the market
    Then it is refused and nothing has changed
    When Alice buys 10% of the IC from the market
    Then Alice holds 10% of the IC
    And the market holds 10% of the IC
    And it is Bob's turn to trade

  # ---------------------------------------------------------------------------------------- of a company that is not public

  @18GL-4.1.2-e
  Scenario: A share of a company that is not public is not bought with a dollar too little
    Given Alice has $69
    When Alice tries to buy 10% of the Monon from the IPO
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the Monon from the IPO
    Then Bob holds 10% of the Monon
    And Bob has paid $70

  @18GL-4.1.2-a
  Scenario: Of the initial offering, too, one share is bought and not two
    When Alice tries to buy 20% of the Monon from the IPO
    Then it is refused and nothing has changed
    When Alice buys 10% of the Monon from the IPO
    Then Alice holds 10% of the Monon
    And the IPO holds 70% of the Monon

  # -------------------------------------------------------------------------------------------------- in another's turn

  @18GL-4.1-b
  Scenario: While it is another player's turn nobody starts a company
    When Bob tries to buy the president's certificate of the DT&I at an opening price of $70
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the DT&I at an opening price of $70
    Then Alice is president of the DT&I with 20%
    And it is Bob's turn to trade
