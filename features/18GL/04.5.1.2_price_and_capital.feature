Feature: The price of CONRAIL, and what the bank pays for it
  CONRAIL begins in the top row, at the price next to the mean of the two highest of the companies that merge, but at $110
  at least. Each of their loans moves it one column to the left from there. The bank pays the final price for the shares
  for which nobody had anything to give, and sells them in the open market.

  Background:
    Given 4 players at the table in phase 6H
    And the IC is in operation, opened at $100
    And the DT&I, the LS&I, the Milwaukee Road and the Nickel Plate are in operation, opened at $60
    And the shares are held thus
      | IC             | president Alice 50% |            |            |
      | Nickel Plate   | president Alice 50% |            |            |
      | DT&I           | president Bob 40%   | Carol 20%  | market 40% |
      | LS&I           | president Dave 40%  | Alice 20%  | market 40% |
      | Milwaukee Road | president Carol 60% | market 40% |            |
    And the IC has $2,000 in its treasury
    And the IC owns a 6H-train
    And the Nickel Plate owns a 6H-train
    And the bank has no 6H-trains left
    And it is the IC's turn to buy trains

  @reconstruction @18GL-4.5.1.2-u @18GL-4.5.1.2-v
  Scenario Outline: CONRAIL begins at the mean of the two highest prices, or next below, but not below $110
    Given the Milwaukee Road owns a 6H-train
    And the DT&I stands at <DT&I>
    And the LS&I stands at <LS&I>
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And CONRAIL stands at <CONRAIL> in row 1
    And CONRAIL has started, opened at <CONRAIL>

    Examples:
      | clause         | DT&I          | LS&I          | CONRAIL |
      | 18GL-4.5.1.2-u | $200 in row 1 | $140 in row 1 | $170    |
      | 18GL-4.5.1.2-u | $140 in row 1 | $140 in row 2 | $140    |
      | 18GL-4.5.1.2-u | $155 in row 3 | $125 in row 2 | $140    |
      | 18GL-4.5.1.2-u | $140 in row 1 | $125 in row 1 | $125    |
      | 18GL-4.5.1.2-u | $155 in row 1 | $140 in row 1 | $140    |
      | 18GL-4.5.1.2-u | $240 in row 2 | $60 in row 5  | $140    |
      | 18GL-4.5.1.2-u | $140 in row 1 | $100 in row 1 | $110    |
      | 18GL-4.5.1.2-v | $100 in row 1 | $110 in row 1 | $110    |
      | 18GL-4.5.1.2-v | $60 in row 5  | $20 in row 6  | $110    |

  @reconstruction @18GL-4.5.1.2-u
  Scenario: Of three companies only the two highest prices count
    Given the DT&I stands at $60 in row 5
    And the LS&I stands at $200 in row 1
    And the Milwaukee Road stands at $140 in row 1
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I, the LS&I and the Milwaukee Road
    And CONRAIL stands at $170 in row 1

  @reconstruction @18GL-4.5.1.2-v
  Scenario: In its cell CONRAIL lies under who was there before
    Given the Milwaukee Road owns a 6H-train
    And the IC stands at $110 in row 1
    And the DT&I stands at $110 in row 1, under the IC
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And CONRAIL stands at $110 in row 1, under the IC

  # loans

  # reconstruction: a price beside $110
  @reconstruction @18GL-4.5.1.2-af @18GL-4.5.1.2-ag @18GL-4.5.1.2-ah
  Scenario Outline: For each loan of the merged companies the price moves left and a bond goes to the open market
    Given the Milwaukee Road owns a 6H-train
    And the DT&I has <DT&I> loans
    And the LS&I has <LS&I> loans
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And CONRAIL has started, opened at $110
    And CONRAIL stands at <price> in row 1
    And there are <bonds> bonds in the open market
    And CONRAIL has <rest> bonds in its treasury
    And CONRAIL has 0 loans
    # neither are the loans repaid nor the bonds paid for
    And CONRAIL has $0 in its treasury

    Examples:
      | DT&I | LS&I | price | bonds | rest |
      | 0    | 0    | $110  | 0     | 10   |
      | 0    | 1    | $100  | 1     | 9    |
      | 2    | 0    | $90   | 2     | 8    |
      | 2    | 1    | $80   | 3     | 7    |
      | 2    | 2    | $70   | 4     | 6    |

  # reconstruction: prices beside $110
  @reconstruction @18GL-4.5.1.2-af
  Scenario: The left edge of the chart turns the moves for loans downward
    Given the DT&I has 2 loans
    And the LS&I has 2 loans
    And the Milwaukee Road has 2 loans
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I, the LS&I and the Milwaukee Road
    And CONRAIL stands at $50 in row 3
    And there are 6 bonds in the open market
    And CONRAIL has 0 loans

  @reading:18GL-Q46=a @18GL-4.5.1.2-ag
  Scenario: No more bonds go to the open market for loans than the treasury has
    Given the DT&I has 2 loans
    And the LS&I has 2 loans
    And the Milwaukee Road has 2 loans
    And the GT and the Monon are in operation, opened at $60
    And the shares are held thus
      | GT    | president Dave 60%  | market 40% |
      | Monon | president Alice 60% | market 40% |
    # five of the ten have been given in exchange
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I, the LS&I, the Milwaukee Road, the GT and the Monon
    And there are 10 bonds in the open market
    And CONRAIL has 0 bonds in its treasury
    And CONRAIL has 0 loans

  # the money

  # reconstruction: the price of $110, or beside it
  @reconstruction @18GL-4.5.1.2-ai @18GL-4.5.1.2-aj
  Scenario Outline: The bank pays the final price for the undistributed shares, and sells them in the open market
    Given the DT&I has <loans> loans
    And the LS&I has $30 in its treasury
    And the Milwaukee Road has $5 in its treasury
    # thirty old shares make fifteen of twenty
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I, the LS&I and the Milwaukee Road
    And CONRAIL stands at <price> in row 1
    And CONRAIL has <money> in its treasury
    And CONRAIL's treasury holds 0% of CONRAIL
    And the open market holds 55% of CONRAIL

    Examples:
      | loans | price | money |
      | 0     | $110  | $585  |
      | 1     | $100  | $535  |
      | 2     | $90   | $485  |

  @18GL-4.5.1.2-ai
  Scenario: Where all shares have been given for old ones the bank pays nothing
    Given the Milwaukee Road owns a 6H-train
    And the LS&I has $30 in its treasury
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And CONRAIL has $30 in its treasury
