Feature: The limit of the open market
  The open market holds no more than 50% of a company. Whoever would sell more keeps the shares, whatever he wants the money
  for.

  @18GL-4.1.1-a @18GL-3.4-s
  Scenario Outline: With <there> of the IC in the open market Alice cannot sell <wrong>, but <right>
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Bob <Bob> | Alice <Alice> | market <there> |
    When Alice tries to sell <wrong> of the IC
    Then it is refused and nothing has changed
    When Alice sells <right> of the IC
    Then the market holds 50% of the IC
    And Alice has received <money>

    Examples:
      | there | Bob | Alice | wrong | right | money |
      | 40%   | 20% | 20%   | 20%   | 10%   | $100  |
      | 30%   | 30% | 30%   | 30%   | 20%   | $200  |
      | 20%   | 40% | 40%   | 40%   | 30%   | $300  |
      | 10%   | 40% | 40%   | 50%   | 40%   | $400  |

  @18GL-4.1.1-a @18GL-3.4-s
  Scenario: Into a full open market nothing more of that company is sold, but of another one
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the GT is in operation, opened at $90
    And the shares are held thus
      | IC | president Bob 20%   | Alice 20% | market 50% |
      | GT | president Carol 40% | Alice 30% | market 20% |
    When Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When Alice sells 30% of the GT
    Then the market holds 50% of the GT
    And the market holds 50% of the IC

  @18GL-4.1.1-a @18GL-3.4-s
  Scenario: The president is bound by it, too
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Alice 50% | market 40% |
    When Alice tries to sell 20% of the IC
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    Then the market holds 50% of the IC
    And Alice is president of the IC with 40%

  @18GL-3.4-u @18GL-4.6.11-b
  Scenario: A company may have more than half of itself in its treasury
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the IC owns a 2H-train
    And the shares are held thus
      | IC | president Alice 40% | market 20% |
    And the IC has $250 in its treasury
    And it is the IC's turn to trade its own shares
    When the IC redeems two shares
    Then the IC's treasury holds 60% of the IC
    And the IC has $50 in its treasury

  @18GL-3.4-u
  Scenario: Four fifths of it, if so much comes back from the open market
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $60
    And the IC owns a 2H-train
    And the shares are held thus
      | IC | president Alice 20% | market 50% |
    And the IC has $300 in its treasury
    And it is the IC's turn to trade its own shares
    When the IC redeems five shares
    Then the IC's treasury holds 80% of the IC
    And the market holds 0% of the IC
