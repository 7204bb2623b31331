Feature: The steps of a turn
  A company goes through its turn strictly in this order: a tile, a token, the run, interest on loans, interest on bonds,
  the dividend, the price, trains, repaying loans, buying back bonds, its own shares. What is optional may be left out, and
  what has been left out is over.

  Background: the Illinois Central, IC, is on turn; the Monon comes next
    Given 4 players at the table in phase 2H
    And the share-price chart is
      | 60 | 70 | 80* | 90 | 100* | 112 | 125 |
      | 50 | 60 | 70* | 80 | 90   | 100 | 112 |
    And the IC and the Monon are in operation, opened at $100
    And the IC owns a 2H-train
    And the Monon owns a 2H-train
    And Alice is president of the IC with 50%
    And Bob is president of the Monon with 50%
    And the Monon has $400 in its treasury

  @18GL-4.6-j @reconstruction
  Scenario: No tile is laid after the step of the token
    Given it is the IC's turn to lay track
    When the IC places no token
    And the IC tries to lay #9 on E15, joining NW and SE
    Then it is refused and nothing has changed
    When the IC ends its turn
    And the Monon ends its turn
    And everybody passes
    And the IC lays #9 on E15, joining NW and SE
    Then #9 lies on E15, joining NW and SE

  @18GL-4.6-j @reconstruction
  Scenario: The tile comes before the run
    Given it is the IC's turn to lay track
    When the IC lays #9 on E15, joining NW and SE
    Then #9 lies on E15, joining NW and SE
    When the IC runs no train
    And the IC tries to lay #8 on F16, joining NW and S
    Then it is refused and nothing has changed

  @18GL-4.6-j
  Scenario: No train is bought before the dividend
    Given the IC has $300 in its treasury
    And it is the IC's turn to distribute $60
    When the IC tries to buy a 2H-train from the bank for $100
    Then it is refused and nothing has changed
    When the IC keeps its revenue
    And the IC buys a 2H-train from the bank for $100
    Then the IC has $260 in its treasury

  @18GL-4.6-j
  Scenario: The price moves before trains are bought
    Given the IC has $300 in its treasury
    And it is the IC's turn to distribute $60
    When the IC keeps its revenue
    Then the IC stands at $90 in row 1
    When the IC buys a 2H-train from the bank for $100
    Then the IC owns two 2H-trains

  @18GL-4.6-j
  Scenario: No loan is repaid before the dividend
    Given the IC has 1 loan
    And the IC has $700 in its treasury
    And it is the IC's turn to distribute $60
    When the IC tries to repay a loan
    Then it is refused and nothing has changed
    When the IC keeps its revenue
    And the IC repays a loan
    Then the IC has $260 in its treasury

  @18GL-4.6-j
  Scenario: Own shares are sold when loans have been dealt with, and no loan is repaid after it
    Given the IC has 1 loan
    And the IC has $700 in its treasury
    And the Monon has 1 loan
    And the Monon has $650 in its treasury
    And it is the IC's turn to repay loans
    When the IC tries to issue one share
    Then it is refused and nothing has changed
    When the IC repays no loan
    And the IC issues one share
    Then the IC has $800 in its treasury
    When the IC tries to repay a loan
    Then it is refused and nothing has changed
    When the IC ends its turn
    And the Monon repays a loan
    Then the Monon has $100 in its treasury
    And the IC has 1 loan

  @18GL-4.6-j
  Scenario: No train is bought when the step of the loans has come
    Given the IC has 1 loan
    And the IC has $800 in its treasury
    And it is the IC's turn to repay loans
    When the IC tries to buy a 2H-train from the bank for $100
    Then it is refused and nothing has changed
    When the IC ends its turn
    And the Monon buys a 2H-train from the bank for $100
    Then the Monon has $300 in its treasury

  @18GL-4.6-g
  Scenario: A company that could do much may do nothing
    Given the IC has 1 loan
    And the IC has $800 in its treasury
    And it is the IC's turn to lay track
    When the IC ends its turn
    Then it is the Monon's turn to lay track
    And the IC has 1 loan
    And the IC has $750 in its treasury
    And the IC owns a 2H-train

  @18GL-4.6-i
  Scenario: In phase 2H one operating round is followed by a stock round
    Given the IC has already operated in this round
    And it is the Monon's turn to distribute $60 in operating round 2.1 of 1
    When the Monon keeps its revenue
    Then the Monon has $460 in its treasury
    When the Monon ends its turn
    Then it is stock round 3

  @18GL-4.6-j @18GL-4.6-h
  Scenario: While one company repays its loan, another does not
    Given the IC has 1 loan
    And the IC has $700 in its treasury
    And the Monon has 1 loan
    And the Monon has $650 in its treasury
    And it is the IC's turn to repay loans
    When the Monon tries to repay a loan
    Then it is refused and nothing has changed
    When the IC repays a loan
    Then the IC has $200 in its treasury
    And the IC has 0 loans
    And the Monon has 1 loan

  @18GL-4.6-j
  Scenario: No company discards a train of which it has not too many
    Given the IC has $300 in its treasury
    And it is the IC's turn to buy trains
    # No legal twin: within its limit no company discards a train.
    When the IC tries to discard a 2H-train
    Then it is refused and nothing has changed
    When the IC buys a 2H-train from the bank for $100
    Then the IC owns two 2H-trains
    And the IC has $200 in its treasury

  @18GL-4.6-j
  Scenario: Own shares are bought when loans have been dealt with
    Given the IC has 1 loan
    And the IC has $700 in its treasury
    And the market holds 20% of the IC
    And it is the IC's turn to repay loans
    When the IC tries to redeem one share
    Then it is refused and nothing has changed
    When the IC repays no loan
    And the IC redeems one share
    Then the market holds 10% of the IC
    And the IC has $600 in its treasury
