Feature: Sold-out companies
  At the end of a stock round a company of which nothing lies in the open market or in its treasury moves up one row, whoever
  holds it.

  Background: a chart of its own; the Grand Trunk, GT, the Illinois Central, IC, and the Monon
    Given 3 players at the table in phase 2H
    And the share-price chart is
      | 70 | 80  | 90* | 100* | 110 | 120 |
      | 60 | 70  | 80* | 90   | 100 |     |
      | 50 | 60* | 70* | 80   |     |     |
    And the GT is in operation, opened at $80
    And the GT owns a 2H-train
    And the IC is in operation, opened at $90
    And the IC owns a 2H-train
    And Alice and Bob have passed
    And it is Carol's turn to trade

  @18GL-3.5-c
  Scenario Outline: With <market> in the open market and <treasury> in its treasury the price of the GT <moves or not>
    Given the shares are held thus
      | GT | president Alice 50% | Bob <Bob> | market <market> |
      | IC | president Carol 50% |           |                 |
    When Carol passes
    Then the GT stands at <price> in row <row>
    And the GT's treasury holds <treasury> of the GT
    And the IC stands at $90 in row 1
    And it is operating round 2.1

    Examples:
      | Bob | market | treasury | price | row | moves or not |
      | 50% | 0%     | 0%       | $90   | 1   | rises        |
      | 40% | 10%    | 0%       | $80   | 2   | stays        |
      | 40% | 0%     | 10%      | $80   | 2   | stays        |
      | 20% | 20%    | 10%      | $80   | 2   | stays        |

  @18GL-3.5-c
  Scenario: Several players may have it among them
    Given the shares are held thus
      | GT | president Alice 40% | Bob 30% | Carol 30% |
      | IC | president Carol 50% |         |           |
    When Carol passes
    Then the GT stands at $90 in row 1, under the IC
    And it is the IC's turn to lay track

  @18GL-3.5-c
  Scenario: It rises by one row and no further, once a stock round
    Given the GT stands at $70 in row 3
    And the shares are held thus
      | GT | president Alice 60% | Bob 40% |
      | IC | president Carol 50% |         |
    When Carol passes
    Then the GT stands at $80 in row 2
    And it is operating round 2.1

  @18GL-3.5-c
  Scenario: A company of which everything was sold before its first turn rises as well
    Given the Monon has floated, opened at $60
    And the shares are held thus
      | Monon | president Bob 60%   | Alice 40% |
      | GT    | president Alice 50% |           |
      | IC    | president Carol 50% |           |
    When Carol passes
    Then the Monon stands at $70 in row 2
    And the Monon has started at a par of $60
    And it is operating round 2.1

  @18GL-3.5-c @reading:18GL-Q116=a
  Scenario: A company that is not public has shares in the initial offering, and does not rise
    Given the Monon has started, opened at $60
    And the shares are held thus
      | Monon | president Bob 20%   | Alice 20% |
      | GT    | president Alice 60% | Bob 40%   |
      | IC    | president Carol 50% |           |
    When Carol passes
    Then the Monon stands at $60 in row 3
    And the GT stands at $90 in row 1, under the IC
    And it is operating round 2.1

  @18GL-3.5-c @reading:18GL-Q116=b
  Scenario: A company that is not public has nothing in open market or treasury, and rises
    Given the Monon has started, opened at $60
    And the shares are held thus
      | Monon | president Bob 20%   | Alice 20% |
      | GT    | president Alice 60% | Bob 40%   |
      | IC    | president Carol 50% |           |
    When Carol passes
    Then the Monon stands at $70 in row 2
    And the Monon has started at a par of $60
    And it is operating round 2.1

  @18GL-3.5-c @18GL-3.5-l @reading:18GL-Q101=a
  Scenario: Those of one space rise in the order in which they would operate
    Given the IC stands at $80 in row 2
    And the GT stands at $80 in row 2
    And the IC stands at $80 in row 2, under the GT
    And the shares are held thus
      | GT | president Alice 60% | Bob 40% |
      | IC | president Carol 60% | Bob 40% |
    When Carol passes
    Then the cell of $90 in row 1 holds, from the top, the GT and the IC
    And it is the GT's turn to lay track

  @18GL-3.5-c @18GL-3.5-l @reading:18GL-Q101=b
  Scenario: Those of one space rise in the order of the table of companies
    Given the GT stands at $80 in row 2
    And the IC stands at $80 in row 2, under the GT
    And the shares are held thus
      | GT | president Alice 60% | Bob 40% |
      | IC | president Carol 60% | Bob 40% |
    When Carol passes
    Then the cell of $90 in row 1 holds, from the top, the IC and the GT
    And it is the IC's turn to lay track

  @18GL-3.5-c
  Scenario: A company that is sold out rises again after the next stock round
    Given the GT stands at $70 in row 3
    And the shares are held thus
      | GT | president Alice 60% | Bob 40% |
      | IC | president Carol 50% |         |
    When Carol passes
    Then the GT stands at $80 in row 2
    When the IC ends its turn
    And the GT ends its turn
    Then it is stock round 3
    And the GT stands at $70 in row 2
    When everybody passes
    Then the GT stands at $80 in row 1, under the IC
    And it is operating round 3.1
