Feature: Repaying loans
  When a company has bought its trains it may repay loans: one, both of two, or none. Each costs it $500, which go to the
  bank, and each moves its price one column to the right. Its treasury has to pay; nobody helps.

  Background: a chart of its own; the Grand Trunk, GT, is on turn, and the Illinois Central, IC, is next
    Given 4 players at the table in phase 6H
    And the share-price chart is
      | 60 | 70 | 80* | 90 | 100* | 112 | 125 | 140 | 157 | 175 |
      | 50 | 60 | 70* | 80 | 90   | 101 |     |     |     |     |
    And the GT is in operation, opened at $100
    And the GT owns a 6H-train
    And Alice is president of the GT with 50%
    And the IC is in operation, opened at $70
    And the IC owns a 6H-train
    And Carol is president of the IC with 50%
    And the Monon is in operation, opened at $70
    And the Monon owns a 6H-train
    And Dave is president of the Monon with 50%

  @18GL-4.6.9-a
  Scenario Outline: With two loans and <treasury> the GT may repay one, and <then>
    Given the GT has 2 loans
    And the GT has <treasury> in its treasury
    And it is the GT's turn to repay loans
    When the GT repays a loan
    Then the GT has 1 loan
    And the GT has <rest> in its treasury
    When the GT <goes on>
    Then it is the IC's turn to lay track
    And the GT has <left>

    Examples:
      | treasury | rest   | then        | goes on        | left    |
      | $500     | $0     | no more     | ends its turn  | 1 loan  |
      | $999     | $499   | no more     | ends its turn  | 1 loan  |
      | $1,000   | $500   | be content  | ends its turn  | 1 loan  |
      | $1,400   | $900   | be content  | ends its turn  | 1 loan  |

  @18GL-4.6.9-a
  Scenario: Without $500 in its treasury a company repays nothing, however rich its president
    Given the GT has 1 loan
    And the GT has $499 in its treasury
    And Alice has $900
    And the IC has 1 loan
    And the IC has $550 in its treasury
    And it is the GT's turn to buy trains
    When the GT buys no train
    And the GT tries to repay a loan
    Then it is refused and nothing has changed
    When the GT ends its turn
    And the IC buys no train
    And the IC repays a loan
    Then the IC has no loans
    And the IC has $0 in its treasury

  @18GL-4.6.9-a
  Scenario: A company that has no loan repays none
    Given the GT has $800 in its treasury
    And the IC has 1 loan
    And the IC has $800 in its treasury
    And it is the GT's turn to buy trains
    When the GT tries to repay a loan
    Then it is refused and nothing has changed
    When the GT ends its turn
    And the IC repays a loan
    Then the IC has $250 in its treasury
    And the IC has no loans

  @18GL-4.6.9-a
  Scenario: Whoever could repay need not
    Given the GT has 1 loan
    And the GT has $700 in its treasury
    And it is the GT's turn to repay loans
    When the GT repays no loan
    And the GT ends its turn
    Then it is the IC's turn to lay track
    And the GT has 1 loan
    And the GT has $700 in its treasury

  @18GL-4.6.9-b
  Scenario: The $500 go to the bank and to nobody else
    Given the GT has 1 loan
    And the GT has $760 in its treasury
    And it is the GT's turn to repay loans
    When the GT repays a loan
    # proves 18GL-4.6.9-b
    Then the GT has paid $500
    # proves 18GL-4.6.9-b
    And no other player or company has gained or lost money
    # proves 18GL-4.6.9-b
    And the GT has no loans

  @18GL-4.6.9-b @18GL-3.5-i @18GL-4.8-f
  Scenario: A loan repaid moves the price one column to the right
    Given the GT has 2 loans
    And the GT has $560 in its treasury
    And it is the GT's turn to repay loans
    When the GT repays a loan
    Then the GT stands at $112 in row 1
    And the GT has $60 in its treasury

  @18GL-4.6.9-c @18GL-3.5-i
  Scenario: Two loans repaid are two columns
    Given the GT has 2 loans
    And the GT has $1,060 in its treasury
    And it is the GT's turn to repay loans
    When the GT repays a loan
    # proves 18GL-3.5-i
    Then the GT stands at $112 in row 1
    When the GT repays a loan
    # proves 18GL-4.6.9-c
    Then the GT has no loans
    # proves 18GL-3.5-i
    And the GT stands at $125 in row 1
    # proves 18GL-4.6.9-c
    And the GT has $60 in its treasury
    And no other player or company has gained or lost money

  @18GL-3.5-i
  Scenario: Whatever the phase, a loan repaid is one column
    Given it is phase 10H
    And the GT owns a 10H-train
    And the IC owns a 10H-train
    And the GT has 1 loan
    And the GT has $700 in its treasury
    And it is the GT's turn to repay loans
    When the GT repays a loan
    Then the GT stands at $112 in row 1

  @18GL-4.6.9-c @18GL-4.6.9-a
  Scenario: No third loan is repaid
    Given the GT has 2 loans
    And the GT has $1,700 in its treasury
    And it is the GT's turn to repay loans
    When the GT repays a loan
    And the GT repays a loan
    Then the GT has no loans
    And the GT has $700 in its treasury
    When the GT tries to repay a loan
    Then it is refused and nothing has changed

  @18GL-4.6.9-a
  Scenario: A company repays its own loan, not that of another one of its president
    Given Alice is president of the IC with 50%
    And the GT has 1 loan
    And the GT has $700 in its treasury
    And the IC has 1 loan
    And the IC has $750 in its treasury
    And it is the GT's turn to repay loans
    When the GT repays a loan
    Then the GT has no loans
    And the GT has $200 in its treasury
    And the IC has 1 loan
    And the IC has $750 in its treasury
