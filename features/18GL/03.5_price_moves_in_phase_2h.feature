Feature: Dividends and the share price in phase 2H
  Before the first 10H-train a price moves one column at most, whatever the dividend.

  Background: a chart of its own; the Grand Trunk, GT, has run its trains
    Given 4 players at the table in phase 2H
    And the share-price chart is
      | 60 | 70 | 80* | 90 | 100* | 112 | 125 | 140 |
    And the GT is in operation, opened at $80
    And the GT owns a 2H-train
    And the GT has $200 in its treasury
    And Alice is president of the GT with 50%

  @18GL-3.5-f @18GL-4.6.7-a
  Scenario Outline: A dividend of <dividend> leads from $80 to $90
    Given it is the GT's turn to distribute <dividend>
    When the GT pays out its revenue
    Then the GT stands at $90

    Examples:
      | dividend |
      | $90      |
      | $150     |
      | $160     |
      | $250     |
