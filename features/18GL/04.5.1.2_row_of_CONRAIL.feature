Feature: The row in which CONRAIL begins
  The price of CONRAIL is one of an upper row. Which row is meant, if its price is not in the top one or is yellow there, is
  a question of reading.

  Background:
    Given 4 players at the table in phase 6H
    And the share-price chart is
      | (80) | (90) | (100) | (110) | 125*  | 140* | 155* | 200* |
      | 60*  | 70*  | 80*   | 90*   | 100*  | 110  | 120  | 130  |
      | 50   | 60   | 70    | 80    | 90    | 100  | 110  | 120  |
    And the IC is in operation, opened at $100
    And the DT&I and the LS&I are in operation, opened at $90
    And the shares are held thus
      | IC   | president Alice 50% |            |            |
      | DT&I | president Bob 40%   | Carol 20%  | market 40% |
      | LS&I | president Dave 40%  | Alice 20%  | market 40% |
    And the IC has $2,000 in its treasury
    And the IC owns a 6H-train
    And the bank has no 6H-trains left
    And it is the IC's turn to buy trains

  @reading:18GL-Q83=a @18GL-4.5.1.2-u
  Scenario: CONRAIL begins in the top row always
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And CONRAIL stands at $110 in row 1

  @reading:18GL-Q83=b @18GL-4.5.1.2-u
  Scenario: CONRAIL begins in the highest row with a white space of its price
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And CONRAIL stands at $110 in row 2
