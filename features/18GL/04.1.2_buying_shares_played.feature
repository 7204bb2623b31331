Feature: Buying shares, played from the deal
  A player buys one certificate a turn, if he can pay for it and keeps to the limits.

  @18GL-4.1.2-e @18GL-4.1.3-a
  Scenario: Nobody buys from the initial offering for more than he has
    Given the game has been played up to the sale of the last private company
    When Alice buys the president's certificate of the B&O at a par of $100
    And Bob buys the president's certificate of the Monon at a par of $60
    And Carol passes
    And Alice buys the president's certificate of the GT at a par of $100
    And Bob passes
    And Carol passes
    And Alice buys the president's certificate of the IC at a par of $80
    And Bob passes
    And Carol passes
    Then Alice has $80
    # proves 18GL-4.1.3-a
    When Alice tries to buy the president's certificate of the LS&I at a par of $60
    # proves 18GL-4.1.3-a
    Then it is refused and nothing has changed
    # proves 18GL-4.1.2-e
    When Alice tries to buy 10% of the GT from the IPO
    # proves 18GL-4.1.2-e
    Then it is refused and nothing has changed
    # proves 18GL-4.1.2-e
    When Alice buys 10% of the Monon from the IPO
    # proves 18GL-4.1.2-e
    Then Alice has $20

  # reconstruction: where prices have come to
  @18GL-4.1.2-e @18GL-4.1.2-l @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Nobody buys from a treasury or out of the open market for more than he has
    Given the game has been played up to the seventh stock round
    When Carol passes
    And Alice passes
    And Bob buys the president's certificate of the DT&I at a par of $200
    Then Bob has $33
    When Carol passes
    And Alice passes
    And Bob tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Bob tries to buy 10% of CONRAIL from the open market
    Then it is refused and nothing has changed
    When Bob tries to buy a bond of CONRAIL from the open market
    Then it is refused and nothing has changed
    When Bob buys 10% of the PRR from its treasury
    Then Bob has $3
    When Carol buys a bond of CONRAIL from the open market
    Then Carol has $531

  @18GL-4.1.2-a @18GL-4.1.2-b
  Scenario Outline: There is no certificate of <wrong> in the initial offering
    Given the game has been played up to the sale of the last private company
    When Alice tries to buy <wrong> of the PRR from the IPO
    Then it is refused and nothing has changed
    When Alice buys 10% of the PRR from the IPO
    Then Alice has $540
    And the IPO holds 70% of the PRR

    Examples:
      | wrong |
      | 5%    |
      | 20%   |

  # reconstruction: the price has fallen by a column
  @18GL-4.1.2-a @18GL-4.1.2-b @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: Nor is there one in a treasury, and none in the open market where nobody has sold
    Given the game has been played up to the second stock round
    When Carol tries to buy 20% of the IC from its treasury
    Then it is refused and nothing has changed
    When Carol tries to buy 10% of the IC from the open market
    Then it is refused and nothing has changed
    When Carol tries to buy 10% of the IC from the IPO
    Then it is refused and nothing has changed
    When Carol buys 10% of the IC from its treasury
    Then Carol has $225
    And the IC has $310 in its treasury

  # reconstruction: where prices have come to
  @18GL-4.1.2-a @18GL-4.1.2-b @18GL-4.5.1.2-p @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: The shares of CONRAIL, of two companies, are of 10%
    Given the game has been played up to the seventh stock round
    When Carol tries to buy 5% of CONRAIL from its treasury
    Then it is refused and nothing has changed
    When Carol tries to buy 20% of CONRAIL from the open market
    Then it is refused and nothing has changed
    When Carol buys 10% of CONRAIL from the open market
    Then Carol holds 30% of CONRAIL
    And Carol has $521

  @18GL-3.3-a @18GL-3.3-b @18GL-4.1.3-a
  Scenario Outline: No company starts at <wrong>, which is no start price
    Given the game has been played up to the sale of the last private company
    When Alice tries to buy the president's certificate of the IC at a par of <wrong>
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the IC at a par of <right>
    Then the IC has started at <right>
    And Alice is president of the IC with 20%

    Examples:
      | wrong | right |
      | $50   | $60   |
      | $65   | $70   |
      | $85   | $80   |
      | $110  | $90   |

  # reconstruction: the price has fallen by a column
  @18GL-4.1.1-b @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: In a later turn of the round, too, nobody buys what he has sold
    Given the game has been played up to the second stock round
    When Carol sells 10% of the PRR
    And Carol passes
    And Alice passes
    And Bob passes
    And Carol tries to buy 10% of the PRR from its treasury
    Then it is refused and nothing has changed
    When Carol tries to buy 10% of the PRR from the open market
    Then it is refused and nothing has changed
    When Carol buys 10% of the IC from its treasury
    Then Carol holds 10% of the IC
    When Alice buys 10% of the PRR from the open market
    Then Alice holds 10% of the PRR

  # reconstruction: where prices have come to
  @18GL-4.1.1-b @18GL-4.1.1-a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: So it is with shares of CONRAIL, of which nobody sells more than he has
    Given the game has been played up to the seventh stock round
    When Carol passes
    And Alice tries to sell 20% of CONRAIL
    Then it is refused and nothing has changed
    When Alice sells 10% of CONRAIL
    And Alice tries to buy 10% of CONRAIL from its treasury
    Then it is refused and nothing has changed
    When Alice buys 10% of the PRR from its treasury
    And Bob passes
    And Carol passes
    And Alice tries to buy 10% of CONRAIL from the open market
    Then it is refused and nothing has changed
    When Alice buys 10% of the PRR from its treasury
    Then Alice holds 20% of the PRR
    And Alice holds 0% of CONRAIL

  # reconstruction: where prices have come to
  @18GL-3.4-o @18GL-4.1.2-c @18GL-4.1.2-j @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Of CONRAIL, too, nobody holds more than 60%
    Given the game has been played up to the seventh stock round
    When Carol buys 10% of CONRAIL from the open market
    And Alice passes
    And Bob passes
    And Carol buys 10% of CONRAIL from its treasury
    And Alice passes
    And Bob passes
    And Carol buys 10% of CONRAIL from its treasury
    And Alice passes
    And Bob passes
    And Carol buys 10% of CONRAIL from its treasury
    Then Carol is president of CONRAIL with 60%
    When Alice passes
    And Bob passes
    And Carol tries to buy 10% of CONRAIL from its treasury
    Then it is refused and nothing has changed
    When Carol sells 10% of the PRR
    And Carol tries to buy 10% of CONRAIL from its treasury
    Then it is refused and nothing has changed
    When Carol buys 10% of the GT from its treasury
    Then Carol is president of CONRAIL with 60%
    And Carol holds 10% of the GT

  # reconstruction: where prices have come to
  @18GL-3.4-o @18GL-4.1.2-c @18GL-4.1.2-j @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Out of the open market nobody buys a seventh share either
    Given the game has been played up to the fourth stock round
    When Carol buys 10% of the PRR from its treasury
    And Alice passes
    And Bob sells 10% of the PRR
    And Bob passes
    And Carol buys 10% of the PRR from its treasury
    Then Carol is president of the PRR with 60%
    When Alice passes
    And Bob passes
    And Carol tries to buy 10% of the PRR from the open market
    Then it is refused and nothing has changed
    When Carol sells 10% of the IC
    And Carol tries to buy 10% of the PRR from the open market
    Then it is refused and nothing has changed
    When Carol passes
    And Alice buys 10% of the PRR from the open market
    Then Alice holds 10% of the PRR
    And Carol is president of the PRR with 60%

  # reconstruction: where prices have come to
  @18GL-4.1.1-a @18GL-3.4-s @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A sale does not bring the open market more than half of a company
    Given the game has been played up to the fourth stock round
    When Carol buys 10% of the PRR from its treasury
    And Alice buys 10% of the PRR from its treasury
    And Bob passes
    And Carol buys 10% of the PRR from its treasury
    And Alice buys 10% of the PRR from its treasury
    And Bob passes
    And Carol sells 40% of the PRR
    And Carol passes
    Then the open market holds 40% of the PRR
    When Alice tries to sell 20% of the PRR
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    Then the open market holds 50% of the PRR
    And Alice holds 10% of the PRR
    And Carol is president of the PRR with 20%

  @18GL-4.1.2-l @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  # reconstruction: the price has fallen by a column
  Scenario: Before CONRAIL is formed there is no bond to buy
    Given the game has been played up to the second stock round
    # No legal twin: no bond is in the game yet.
    When Carol tries to buy a bond of CONRAIL from the open market
    Then it is refused and nothing has changed
    When Carol buys 10% of the IC from its treasury
    Then Carol has $225
    And Carol has no bonds
