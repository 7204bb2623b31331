Feature: Dividends
  When trains have run and interest is paid, the president says what becomes of the earnings: all of them are paid out,
  or half of them, the half rounded up to a multiple of $10, or nothing. The bank pays each shareholder by the part of the
  company that is his. Shares in the treasury pay the company, those in the open market pay nobody.

  Background: four players in phase 4H; the Grand Trunk, GT, has run its trains, the Illinois Central, IC, is next
    Given 4 players at the table in phase 4H
    And the GT is in operation, opened at $100
    And the GT owns a 4H-train
    And the IC is in operation, opened at $70
    And the IC owns a 4H-train
    And Carol is president of the IC with 50%

  @18GL-4.6.6-a @18GL-4.6.6-b
  Scenario: All earnings are paid out
    Given Alice is president of the GT with 60%
    And Bob holds 40% of the GT
    And it is the GT's turn to distribute $230
    When the GT pays out its revenue
    # proves 18GL-4.6.6-b
    Then Alice has received $138
    And Bob has received $92
    And no other player or company has gained or lost money
