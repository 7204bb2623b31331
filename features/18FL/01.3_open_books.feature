Feature: Open books
  Whoever asks is told what cash a player has, what lies in the treasuries of the companies, and how many shares of
  each company somebody holds. What a company deals, with the bank, with a player or with another company, everybody
  sees.

  Background: Alice presides over the SR, Bob over the FEC
    Given 3 players at the table in phase 2
    And the SR is in operation at a par of $100
    And the FEC is in operation at a par of $90
    And the shares are held thus
      | SR  | president Alice 60% | Bob 20%   |
      | FEC | president Bob 40%   | Carol 20% |

  @18FL-1.3-b
  Scenario: Whoever's turn it is, the cash of all players and the treasuries of all companies are told
    Given Alice has $120
    And Bob has $185
    And Carol has $301
    And the SR has $35 in its treasury
    And the FEC has $612 in its treasury
    And it is Alice's turn to trade
    # proves 18FL-1.3-b
    Then Bob has $185
    # proves 18FL-1.3-b
    And Carol has $301
    # proves 18FL-1.3-b
    And the FEC has $612 in its treasury
    When Alice sells 20% of the SR
    And Alice passes
    Then it is Bob's turn to trade
    # proves 18FL-1.3-b
    And Alice has $220
    And Bob has $185
    And Carol has $301
    # proves 18FL-1.3-b
    And the SR has $35 in its treasury
    And the FEC has $612 in its treasury

  @18FL-1.3-d
  Scenario: Whoever's turn it is, everybody's shares of each company are told
    Given it is Carol's turn to trade
    # proves 18FL-1.3-d
    Then Alice holds 60% of the SR
    # proves 18FL-1.3-d
    And Alice holds 2 certificates of the SR
    # proves 18FL-1.3-d
    And Bob holds 20% of the SR
    And Bob holds 40% of the FEC
    And Carol holds 20% of the FEC
    When Carol sells 20% of the FEC
    And Carol passes
    Then it is Alice's turn to trade
    And Carol holds 0% of the FEC
    And the market holds 20% of the FEC
    And Bob holds 20% of the SR
    And Bob holds 1 certificate of the FEC

  @18FL-1.3-e
  Scenario: What two companies agree on, everybody sees
    Given the FEC owns two 2-trains
    And the SR owns no trains
    And the SR has $180 in its treasury
    And the FEC has $40 in its treasury
    And it is the SR's turn to buy the train it must have
    When the SR buys a 2-train from the FEC for $37, with Bob's consent
    Then the SR has $143 in its treasury
    # proves 18FL-1.3-e
    And the FEC has $77 in its treasury
    And the SR owns a 2-train
    # proves 18FL-1.3-e
    And the FEC owns a 2-train
    When the SR buys no train
    Then it is the FEC's turn to lay track
    # proves 18FL-1.3-e
    And the SR has $143 in its treasury
    # proves 18FL-1.3-e
    And the SR owns a 2-train

  @18FL-1.3-e
  Scenario: What a company deals with the bank, everybody sees
    Given the SR owns no trains
    And the FEC owns a 2-train
    And the SR has $180 in its treasury
    And it is the SR's turn to buy the train it must have
    When the SR buys a 2-train from the bank for $100
    Then the SR has paid $100
    And the SR has $80 in its treasury
    And the bank has 3 2-trains left
    When the SR buys no train
    Then it is the FEC's turn to lay track
    # proves 18FL-1.3-e
    And the SR has $80 in its treasury
    # proves 18FL-1.3-e
    And the SR owns a 2-train
