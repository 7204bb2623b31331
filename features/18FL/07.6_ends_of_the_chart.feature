Feature: The ends of the chart
  No marker goes below $60 or above $400, and none of a company of five shares above $200. What becomes of a rise of two
  spaces where only one is left can be read in two ways.

  Background: the Southern, SR, has run its trains
    Given 3 players at the table in phase 4
    And the SR is in operation at a par of $100
    And the SR owns a 4-train
    And the SR has $500 in its treasury

  @18FL-7.6-h @18FL-7.6-g @18FL-7.6-b @18FL-1.4-e @18FL-1.4-f
  Scenario Outline: Below $60 nothing moves: <size>
    Given the SR has <size>
    And Alice is president of the SR with <percent>
    And the SR stands at $60
    And it is the SR's turn to distribute $110
    When the SR keeps its revenue
    Then the SR stands at $60
    And the SR has received $110

    Examples:
      | size      | percent |
      | 5 shares  | 60%     |
      | 10 shares | 50%     |

  @18FL-7.6-h @18FL-7.6-g @18FL-1.4-e
  Scenario Outline: Above $400 nothing moves: a payout of $<paid>
    Given the SR has 10 shares
    And Alice is president of the SR with 50%
    And the SR stands at $400
    And it is the SR's turn to distribute $<paid>
    When the SR pays out its revenue
    Then the SR stands at $400
    And Alice has received $<half>

    Examples:
      | paid | half |
      | 400  | 200  |
      | 800  | 400  |

  @18FL-7.6-h @18FL-7.6-e @reading:18FL-Q04=a
  Scenario: Two spaces right of $360 there is only $400, and the marker goes there
    Given the SR has 10 shares
    And Alice is president of the SR with 50%
    And the SR stands at $360
    And it is the SR's turn to distribute $720
    When the SR pays out its revenue
    Then the SR stands at $400
    And Alice has received $360

  @18FL-7.6-h @18FL-7.6-e @reading:18FL-Q04=b
  Scenario: Two spaces right of $360 would be off the chart, and the marker stays
    Given the SR has 10 shares
    And Alice is president of the SR with 50%
    And the SR stands at $360
    And it is the SR's turn to distribute $720
    When the SR pays out its revenue
    Then the SR stands at $360
    And Alice has received $360

  # ------------------------------------------------------------------------------------------ five shares and $200

  @18FL-7.6-i @18FL-7.6-j @18FL-1.4-g @18FL-1.4-h @18FL-1.4-f
  Scenario Outline: With five shares a company does not rise from $200: a payout of $<paid>
    Given Alice is president of the SR with 60%
    And Bob holds 20% of the SR
    And the SR stands at $200
    And it is the SR's turn to distribute $<paid>
    When the SR pays out its revenue
    Then the SR stands at $200
    And Bob has received $<share>

    Examples:
      | paid | share |
      | 200  | 40    |
      | 400  | 80    |
      | 1000 | 200   |

  @18FL-7.6-i @18FL-7.6-e @18FL-1.4-f @reading:18FL-Q71=a
  Scenario: Two spaces from $180 end at $200 for a company with five shares
    Given Alice is president of the SR with 60%
    And Bob holds 20% of the SR
    And the SR stands at $180
    And it is the SR's turn to distribute $360
    When the SR pays out its revenue
    Then the SR stands at $200
    And Bob has received $72

  @18FL-7.6-i @18FL-7.6-e @18FL-1.4-f @reading:18FL-Q71=b
  Scenario: Two spaces from $180 cannot be made by a company with five shares
    Given Alice is president of the SR with 60%
    And Bob holds 20% of the SR
    And the SR stands at $180
    And it is the SR's turn to distribute $360
    When the SR pays out its revenue
    Then the SR stands at $180
    And Bob has received $72

  @18FL-7.6-i @18FL-7.6-j @18FL-1.4-g @18FL-1.4-h
  Scenario Outline: With ten shares a company rises from $200: a payout of $<paid> leads to $<to>
    Given the SR has 10 shares
    And Alice is president of the SR with 50%
    And Bob holds 20% of the SR
    And the SR stands at $200
    And it is the SR's turn to distribute $<paid>
    When the SR pays out its revenue
    # proves 18FL-1.4-g
    Then the SR stands at $<to>
    And Bob has received $<part>

    Examples:
      | paid | part | to  |
      | 200  | 40   | 225 |
      | 400  | 80   | 250 |

  @18FL-7.6-i @18FL-1.4-g
  Scenario: A company that has just been converted may rise from $200 in the same turn
    Given Alice is president of the SR with 60%
    And Bob holds 20% of the SR
    And the SR stands at $200
    And #487 lies on B23, turned 4
    And #15 lies on B15, joining SW, W, E and SE
    And #9 lies on each of B9, B11, B17 and B21, joining W and E
    And #4 lies on each of B7, B13 and B19, joining W and E
    And the SR has hotels in B7, B13 and B19
    And the Steamship Company has closed
    And the port marker lies on B5
    And the SR has the port marker
    And it is the SR's turn to convert
    When the SR converts to ten shares
    And the SR lays no track
    And the SR runs
      | 4-train | B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 A22 |
    And the SR pays out its revenue
    Then the SR stands at $225
    And Alice has received $60
