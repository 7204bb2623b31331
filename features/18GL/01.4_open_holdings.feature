Feature: Open holdings
  Whoever asks is told what a player has in cash, shares, private companies and bonds, and what money, loans and trains a
  company has. What a company owns is never mixed with what its president owns.

  Background: Alice presides over the GT, Bob over the IC
    Given 3 players at the table in phase 4H
    And the GT is in operation, opened at $100
    And the IC is in operation, opened at $90
    And the shares are held thus
      | GT | president Alice 50% | Bob 20%   |
      | IC | president Bob 50%   | Carol 20% |

  @18GL-1.4-b
  Scenario: Whoever's turn it is, everybody's cash, shares and private companies are told
    Given Alice has $120
    And Bob has $185
    And Carol has $301
    And Carol owns the Mining Company
    And it is Carol's turn to trade
    # proves 18GL-1.4-b
    Then Alice has $120
    # proves 18GL-1.4-b
    And Bob has $185
    # proves 18GL-1.4-b
    And Alice holds 50% of the GT
    # proves 18GL-1.4-b
    And Bob holds 20% of the GT
    # proves 18GL-1.4-b
    And Carol owns the Mining Company
    When Carol sells 20% of the IC
    And Carol passes
    Then it is Alice's turn to trade
    # proves 18GL-1.4-b
    And Carol has $481
    # proves 18GL-1.4-b
    And Carol holds 0% of the IC
    # proves 18GL-1.4-b
    And Bob holds 50% of the IC

  @18GL-1.4-d
  Scenario: Whoever's turn it is, treasuries, trains and loans of all companies are told
    Given the GT owns two 4H-trains
    And the IC owns a 4H-train
    And the GT has $35 in its treasury
    And the IC has $250 in its treasury
    And the GT has 1 loan
    And the IC has already operated in this round
    And Alice has $150
    And it is the GT's turn to distribute $100
    # proves 18GL-1.4-d
    Then the IC has $250 in its treasury
    # proves 18GL-1.4-d
    And the IC owns a 4H-train
    # proves 18GL-1.4-d
    And the GT has 1 loan
    When the GT keeps its revenue
    # proves 18GL-1.4-d
    Then the GT has $135 in its treasury
    # proves 18GL-1.4-d
    And Alice has $150
    # proves 18GL-1.4-d
    And the GT owns two 4H-trains
