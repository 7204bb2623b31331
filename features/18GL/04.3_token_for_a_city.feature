Feature: Tokens that raise the value of a place
  The Lake Terminal, the Mining Company and the Port Authority each give one token to a company: a city is worth $10 more to it, the
  mines in E1 $50, or a city with an anchor $20. The company in turn receives it in its token step, besides its own token.

  Background:
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And the IC owns a 2H-train

  @18GL-4.3-n8a @18GL-4.3-n8b
  Scenario: The token of the mines
    Given Alice owns the Mining Company
    And it is the IC's turn to place a token in operating round 2.1
    When the IC puts the mine marker on E1
    Then the mine marker lies on E1
    And the IC has the mine marker
    And Alice owns the Mining Company
