Feature: How much may lie in the market
  No sale may put half of a company into the open market. Of a company with five shares two shares may lie there. The
  rulebook can be read as allowing sales up to half, and none beyond.

  # ------------------------------------------------------------------------------------------ five shares

  @18FL-5.3-h
  Scenario: Of a company with five shares a second one may come into the market, a third may not
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 40% | Alice 40% | market 20% |
    When Alice tries to sell 40% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 20% of the L&N
    Then the market holds 40% of the L&N
    And Alice has received $80

  @18FL-5.3-h
  Scenario: With two shares of five in the market nobody sells any more of them
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the SR is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 40% | Alice 20% | market 40% |
      | SR  | president Bob 40% | Alice 20% | market 20% |
    When Alice tries to sell 20% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 20% of the SR
    Then the market holds 40% of the SR
    And the market holds 40% of the L&N

  @18FL-5.3-h
  Scenario: Three shares of five are not sold at once
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 60% | Bob 40% |
    When Alice tries to sell 60% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 40% of the L&N
    Then the market holds 40% of the L&N
    And Alice holds 20% of the L&N

  # ------------------------------------------------------------------------------------------- ten shares

  @18FL-5.3-h
  Scenario: With 30% of ten shares in the market 10% may be sold, and not 30%
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 30% | Alice 30% | market 30% |
    When Alice tries to sell 30% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    Then the market holds 40% of the L&N
    And Alice has received $80

  @18FL-5.3-h @reading:18FL-Q03=a
  Scenario Outline: With <market> in the market <more> may be sold, which makes exactly 50%
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 30% | Alice 20% | market <market> |
    When Alice sells <more> of the L&N
    Then the market holds 50% of the L&N
    And Alice has received $<money>

    Examples:
      | market | more | money |
      | 30%    | 20%  | 160   |
      | 40%    | 10%  | 80    |

  @18FL-5.3-h @reading:18FL-Q03=a
  Scenario: With 50% in the market nothing can be sold
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the SR is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 30% | Alice 10% | market 50% |
      | SR  | president Bob 30% | Alice 10% | market 40% |
    When Alice tries to sell 10% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 10% of the SR
    Then the market holds 50% of the SR
    And Alice has received $80

  @18FL-5.3-h @reading:18FL-Q03=b
  Scenario: With 30% in the market one share of ten may be sold and not two, for that would make 50%
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 30% | Alice 20% | market 30% |
    When Alice tries to sell 20% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    Then the market holds 40% of the L&N
    And Alice has received $80

  @18FL-5.3-h @reading:18FL-Q03=b
  Scenario: With 40% in the market nothing can be sold
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the SR is in operation at a par of $80
    And the shares are held thus
      | L&N | president Bob 30% | Alice 10% | market 40% |
      | SR  | president Bob 30% | Alice 10% | market 30% |
    When Alice tries to sell 10% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 10% of the SR
    Then the market holds 40% of the SR
    And Alice has received $80

  @18FL-5.3-h
  Scenario: The president is bound by it as well
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 60% | Bob 10% | market 20% |
    When Alice tries to sell 40% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 20% of the L&N
    Then the market holds 40% of the L&N
    And Alice is president of the L&N with 40%
