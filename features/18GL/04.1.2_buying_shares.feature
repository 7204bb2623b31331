Feature: Buying shares
  Probe.

  @18GL-4.1.2-e @18GL-4.1.2-f @18GL-4.1.2-g
  Scenario Outline: A share out of the <place> costs the current price
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the IC stands at $90 in row 1
    And Alice is president of the IC with 40%
    And the market holds 20% of the IC
    And it is Bob's turn to trade
    When Bob buys 10% of the IC from <place>
    Then Bob has paid $90
    And Bob holds 10% of the IC

    Examples:
      | place        |
      | its treasury |
      | the market   |
