Feature: Bonds beside shares in one turn, played from the deal
  Seven bonds that CONRAIL has issued lie in the open market. Carol buys one in her first turn.

  Background:
    Given the game has been played up to the seventh stock round

  @18GL-4.1.2-n @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q72=b @reconstruction
  Scenario: In a turn in which shares were sold no bond is traded
    When Carol buys a bond of CONRAIL from the open market
    And Alice passes
    And Bob passes
    And Carol sells 10% of the PRR
    And Carol tries to sell 1 bond of CONRAIL
    Then it is refused and nothing has changed
    When Carol tries to buy a bond of CONRAIL from the open market
    Then it is refused and nothing has changed
    When Carol passes
    And Alice buys a bond of CONRAIL from the open market
    Then Alice has 1 bond
    When Bob passes
    And Carol sells 1 bond of CONRAIL
    Then Carol has no bonds

  @18GL-4.1.2-n @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q72=b @reconstruction
  Scenario: In a turn in which bonds were sold no share is traded
    When Carol buys a bond of CONRAIL from the open market
    And Alice passes
    And Bob passes
    And Carol sells 1 bond of CONRAIL
    And Carol tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    When Carol tries to buy 10% of CONRAIL from its treasury
    Then it is refused and nothing has changed
    When Carol tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Carol tries to buy a bond of CONRAIL from the open market
    Then it is refused and nothing has changed
    When Carol passes
    And Alice buys 10% of the PRR from its treasury
    Then Alice holds 10% of the PRR
    When Bob sells 10% of the PRR
    Then the open market holds 10% of the PRR
    When Bob passes
    And Carol buys a bond of CONRAIL from the open market
    Then Carol has 1 bond

  @18GL-4.1.2-n @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q72=c @reconstruction
  Scenario: Whoever has sold bonds buys none in that round
    When Carol buys a bond of CONRAIL from the open market
    And Alice passes
    And Bob passes
    And Carol sells 1 bond of CONRAIL
    And Carol tries to buy a bond of CONRAIL from the open market
    Then it is refused and nothing has changed
    When Carol passes
    And Alice passes
    And Bob passes
    And Carol tries to buy a bond of CONRAIL from the open market
    Then it is refused and nothing has changed
    When Carol buys 10% of the PRR from its treasury
    And Alice buys a bond of CONRAIL from the open market
    Then Alice has 1 bond
    And there are 6 bonds in the open market

  @18GL-4.1.2-n @18GL-4.1.2-l @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q72=a @reconstruction
  Scenario: Shares are sold before a bond is bought, and a bond that was sold is bought back
    When Carol buys a bond of CONRAIL from the open market
    And Alice passes
    And Bob passes
    And Carol sells 10% of the PRR
    And Carol sells 1 bond of CONRAIL
    And Carol buys a bond of CONRAIL from the open market
    Then Carol has 1 bond
    And there are 6 bonds in the open market
    And Carol holds 30% of the PRR
