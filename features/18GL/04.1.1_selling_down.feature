Feature: Selling down to 60%
  Who has come to have more than 60% of one company, by the formation of CONRAIL, sells at the first opportunity until he has
  no more than that.

  Background: CONRAIL has been formed of two companies, its shares are of 10%
    Given 3 players at the table in phase 10H
    And the IC is in operation, opened at $100
    And the IC owns a 10H-train
    And Carol is president of the IC with 50%
    And Alice holds 20% of the IC

  @18GL-4.1.1-j @18GL-3.4-o
  Scenario: With 70% a player sells before he does anything else
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 70%
    And Bob holds 10% of CONRAIL
    And it is Alice's turn to trade
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice tries to buy 10% of the IC from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of CONRAIL
    And Alice buys 10% of the IC from its treasury
    Then Alice is president of CONRAIL with 60%
    And Alice holds 30% of the IC
    And it is Bob's turn to trade
    When Bob passes
    Then it is Carol's turn to trade

  @18GL-4.1.1-j
  Scenario: With 80% he sells two shares at least
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 80%
    And Bob holds 10% of CONRAIL
    And it is Alice's turn to trade
    When Alice tries to sell 10% of CONRAIL
    Then it is refused and nothing has changed
    When Alice sells 20% of CONRAIL
    And Alice passes
    Then Alice is president of CONRAIL with 60%
    And it is Bob's turn to trade

  @18GL-4.1.1-j
  Scenario: He may sell more than he must, and other shares first
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 70%
    And Bob holds 10% of CONRAIL
    And it is Alice's turn to trade
    When Alice sells 10% of the IC
    And Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 30% of CONRAIL
    And Alice passes
    Then Alice is president of CONRAIL with 40%
    And it is Bob's turn to trade

  @18GL-4.1.1-j
  Scenario: With 60% nobody has to sell
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 60%
    And it is Alice's turn to trade
    When Alice buys 10% of the IC from its treasury
    Then Alice is president of CONRAIL with 60%
    And Alice holds 30% of the IC

  @18GL-4.1.1-j
  Scenario: Before CONRAIL has operated its shares are not sold, and nobody has to
    Given CONRAIL has been formed of the DT&I and the LS&I, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 70%
    And it is Alice's turn to trade
    When Alice buys 10% of the IC from its treasury
    Then Alice is president of CONRAIL with 70%
    And Alice holds 30% of the IC

  # -------------------------------------------------------------------------------------------------------- shares of 5%

  @18GL-4.1.1-j @18GL-3.4-o @18GL-3.4-b @reading:18GL-Q19=a
  Scenario: With 65%, in shares of 5%, he has to sell as well
    Given CONRAIL has been formed of the DT&I, the LS&I and the GT and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 65%
    And Bob holds 5% of CONRAIL
    And it is Alice's turn to trade
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 5% of CONRAIL
    And Alice passes
    Then Alice is president of CONRAIL with 60%
    And it is Bob's turn to trade

  @18GL-4.1.1-j @18GL-3.4-o @18GL-3.4-b @reading:18GL-Q19=b
  Scenario: With 65%, in shares of 5%, he may stay
    Given CONRAIL has been formed of the DT&I, the LS&I and the GT and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 65%
    And it is Alice's turn to trade
    When Alice buys 10% of the IC from its treasury
    Then Alice is president of CONRAIL with 65%
    And Alice holds 30% of the IC

  @18GL-4.1.1-j @reading:18GL-Q19=b
  Scenario: With 70%, in shares of 5%, he sells down to 60%
    Given CONRAIL has been formed of the DT&I, the LS&I and the GT and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 70%
    And Bob holds 5% of CONRAIL
    And it is Alice's turn to trade
    When Alice tries to sell 5% of CONRAIL
    Then it is refused and nothing has changed
    When Alice sells 10% of CONRAIL
    And Alice passes
    Then Alice is president of CONRAIL with 60%
    And it is Bob's turn to trade

  @18GL-3.4-b @18GL-3.4-a @18GL-3.4-c
  Scenario: A share of 5% costs the price, and gets a twentieth of the dividend
    Given CONRAIL has been formed of the DT&I, the LS&I and the GT and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 40%
    And Bob holds 5% of CONRAIL
    And the market holds 10% of CONRAIL
    And it is CONRAIL's turn to distribute $200
    When CONRAIL pays out its revenue
    Then Alice has received $80
    And Bob has received $10

  @18GL-3.4-b @18GL-3.4-a
  Scenario: The price is that of a share, of 5% where there are twenty
    Given CONRAIL has been formed of the DT&I, the LS&I and the GT and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 40%
    And it is Bob's turn to trade
    When Bob buys 5% of CONRAIL from its treasury
    Then Bob has paid $140
    And Bob holds 5% of CONRAIL

  # ------------------------------------------------------------------------------------------------- whatever else he wants

  @18GL-4.1.1-j @reading:18GL-Q72=a @reading:18GL-Q72=c
  Scenario: With 70% he buys no bond and starts no company before he has sold
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 70%
    And Bob holds 10% of CONRAIL
    And there are two bonds in the open market
    And it is Alice's turn to trade
    When Alice tries to buy a bond of CONRAIL from the open market
    Then it is refused and nothing has changed
    When Alice tries to buy the president's certificate of the GT at an opening price of $60
    Then it is refused and nothing has changed
    When Alice sells 10% of CONRAIL
    And Alice buys a bond of CONRAIL from the open market
    Then Alice has 1 bond
    When Bob buys the president's certificate of the GT at an opening price of $60
    Then Bob is president of the GT with 20%

  @18GL-4.1.1-j
  Scenario: With 70% he buys no share of a company that is not public yet before he has sold
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 70%
    And Bob holds 10% of CONRAIL
    And the GT has started, opened at $60
    And Bob is president of the GT with 20%
    And it is Alice's turn to trade
    When Alice tries to buy 10% of the GT from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of CONRAIL
    And Alice buys 10% of the GT from the IPO
    Then Alice holds 10% of the GT
    And Alice is president of CONRAIL with 60%
