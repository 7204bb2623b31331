Feature: Shares of a company that has not operated
  Until a company has had its first turn in an operating round nobody sells shares of it, its president neither; not in
  a stock round, and not to pay for a train that has to be bought. It has operated when that turn is over.

  # --------------------------------------------------------------------------------------- stock rounds

  @18FL-5.3-g
  Scenario: Of a company that has floated nobody sells shares before its first turn
    Given 3 players at the table in phase 2
    And the L&N has floated at a par of $80
    And the SR is in operation at a par of $100
    And the shares are held thus
      | L&N | president Bob 40%   | Alice 20% |
      | SR  | president Carol 40% | Alice 20% |
    When Alice tries to sell 20% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 20% of the SR
    Then Alice has received $100
    And the market holds 20% of the SR
    And the market holds 0% of the L&N

  @18FL-5.3-g
  Scenario: Nor does the president sell shares of a company before its first turn
    Given 3 players at the table in phase 2
    And the L&N has floated at a par of $80
    And the SR is in operation at a par of $100
    And the shares are held thus
      | L&N | president Alice 60% |
      | SR  | president Alice 60% |
    When Alice tries to sell 20% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 20% of the SR
    Then Alice has received $100
    And Alice is president of the L&N with 60%

  @18FL-5.3-g
  Scenario: Shares of a company that has not floated are not sold
    Given 3 players at the table in phase 5
    And the L&N has started at a par of $80
    And the SR is in operation at a par of $100
    And the shares are held thus
      | L&N | president Bob 30% | Alice 10% |
      | SR  | president Bob 40% | Alice 10% |
    When Alice tries to sell 10% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 10% of the SR
    Then Alice has received $100
    And Alice holds 10% of the L&N

  @18FL-5.3-g
  Scenario: A company that floats in this round has not operated yet
    Given 3 players at the table in phase 2
    And the L&N has started at a par of $80
    And the SR is in operation at a par of $100
    And the shares are held thus
      | L&N | president Bob 40%   |           |
      | SR  | president Carol 40% | Alice 20% |
    When Alice buys 20% of the L&N from the IPO
    Then the L&N has floated
    When Bob passes
    And Carol passes
    And Alice tries to sell 20% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 20% of the SR
    Then Alice has received $100

  @18FL-5.3-g
  Scenario: After the first turn of a company its shares may be sold
    Given 3 players at the table in phase 2
    And the L&N has floated at a par of $80
    And the L&N owns a 2-train
    And the shares are held thus
      | L&N | president Bob 40% | Alice 20% |
    When Alice tries to sell 20% of the L&N
    Then it is refused and nothing has changed
    When everybody passes
    And the L&N ends its turn
    Then it is stock round 3
    And the L&N stands at $75
    When Alice sells 20% of the L&N
    Then Alice has received $75
    And the L&N stands at $70
    And the market holds 20% of the L&N

  # ------------------------------------------------------------------------------- having to buy a train

  # The L&N has had its turn of this round, the SR of Alice is in its first.
  @18FL-5.3-g @18FL-8.4.1-e
  Scenario: To pay for the train that his company must buy in its first turn its president sells no shares of it
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $100
    And the SR has floated at a par of $80
    And the shares are held thus
      | SR  | president Alice 60% | Bob 20%   |
      | L&N | president Carol 40% | Alice 20% |
    And the SR has $20 in its treasury
    And Alice has $10
    And it is Alice's turn to raise money for the SR
    When Alice tries to sell 20% of the SR
    Then it is refused and nothing has changed
    When Alice sells 20% of the L&N
    Then Alice has received $100
    And Alice is president of the SR with 60%
    When the SR buys a 2-train from the bank for $100
    Then Alice has $30
    And the SR owns a 2-train

  @18FL-5.3-g @18FL-8.4.1-e
  Scenario: To pay for a train in a later turn of his company its president may sell shares of it
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $100
    And the SR is in operation at a par of $80
    And the SR stands at $75
    And the shares are held thus
      | SR  | president Alice 60% | Bob 20%   |
      | L&N | president Carol 40% | Alice 20% |
    And the SR has $20 in its treasury
    And Alice has $10
    And it is Alice's turn to raise money for the SR
    When Alice sells 20% of the SR
    Then Alice has received $75
    And Alice is president of the SR with 40%
    And the SR stands at $70

  @18FL-5.3-g @18FL-8.4.1-f
  Scenario Outline: To pay for a train nobody sells shares of another company that <has come so far> and has yet to operate
    Given 3 players at the table in phase 4
    And the L&N has ten shares
    And the SR is in operation at a par of $100
    And the ACL is in operation at a par of $110
    And the L&N <has come so far> at a par of $70
    And the shares are held thus
      | SR  | president Alice 60%   |           |
      | L&N | president Carol <his> | Alice 10% |
      | ACL | president Bob 40%     | Alice 20% |
    And the SR has $150 in its treasury
    And Alice has $10
    And it is Alice's turn to raise money for the SR
    When Alice tries to sell 10% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 20% of the ACL
    Then Alice has received $110
    And Alice holds 10% of the L&N
    When the SR buys a 3-train from the market for $200
    Then Alice has $70

    Examples:
      | has come so far | his |
      | has floated     | 40% |
      | has started     | 30% |
