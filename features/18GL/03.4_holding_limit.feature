Feature: How much of one company a player may hold
  Nobody holds more than 60% of one company. What counts is the percentage, not the number of certificates; and it counts at
  every moment.

  Background: the Illinois Central, IC
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the GT is in operation, opened at $90
    And Carol is president of the GT with 50%

  @18GL-3.4-o @18GL-3.4-e @18GL-4.1.2-c
  Scenario: A president with 50%, four certificates, buys a fifth one and no sixth
    Given Alice is president of the IC with 50%
    And the market holds 20% of the IC
    When Alice buys 10% of the IC from the market
    Then Alice is president of the IC with 60%
    And Alice holds 5 certificates of the IC
    When Bob passes
    And Carol passes
    And Alice tries to buy 10% of the IC from the market
    Then it is refused and nothing has changed
    When Alice buys 10% of the GT from its treasury
    Then Alice holds 10% of the GT

  @18GL-3.4-o @18GL-4.1.2-c @18GL-4.1.2-j
  Scenario Outline: With 60% nothing more is bought, neither of <place> nor after a sale of other shares
    Given Alice is president of the IC with 60%
    And the market holds 20% of the IC
    And Alice holds 10% of the GT
    When Alice sells 10% of the GT
    And Alice tries to buy 10% of the IC from <place>
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the IC from <place>
    Then Bob holds 10% of the IC
    And Alice is president of the IC with 60%

    Examples:
      | place        |
      | the market   |
      | its treasury |

  @18GL-3.4-e @18GL-4.1.2-k
  Scenario: Whoever is no president may hold as many certificates as the president's percentage allows
    Given Bob is president of the IC with 40%
    And Alice holds 40% of the IC
    And the market holds 20% of the IC
    When Alice buys 10% of the IC from the market
    Then Alice is president of the IC with 50%
    And Alice holds 4 certificates of the IC
    And Bob holds 4 certificates of the IC
