Feature: Selling shares for a train
  Where a company can borrow no more and its president has not got the rest in cash, he sells shares, of whichever
  companies he likes, as in a stock round. He stays president of the company that is to have the train.

  Background: the DT&I has no train, and as many loans as there may be; the bank sells 2H-trains at $100
    Given 4 players at the table in phase 2H
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 50%
    And Carol holds 20% of the DT&I
    And the DT&I has 2 loans
    And the DT&I has $20 in its treasury
    And Alice has $30
    And the IC is in operation, opened at $90
    And Bob is president of the IC with 50%
    And Alice holds 30% of the IC
    And the IC owns two 2H-trains
    And the IC has $150 in its treasury
    And the Nickel Plate is in operation, opened at $70
    And Alice is president of the Nickel Plate with 30%
    And Dave holds 20% of the Nickel Plate
    And Bob holds 10% of the Nickel Plate
    And the Nickel Plate owns two 2H-trains

  # ---------------------------------------------------------------------------------------------------- cash, then shares

  @18GL-4.7.2-f @18GL-4.7.2-e
  Scenario: What the president's cash does not cover he raises by selling shares
    Given it is Alice's turn to raise money for the DT&I
    When the DT&I tries to buy a 2H-train from the bank for $100
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    Then Alice has $120
    And Alice holds 20% of the IC
    And the market holds 10% of the IC
    When the DT&I buys a 2H-train from the bank for $100
    Then the DT&I owns a 2H-train
    And the DT&I has $0 in its treasury
    And Alice has $40
    And no other player or company has gained or lost money

  @18GL-4.7.2-f @18GL-4.7.2-e
  Scenario Outline: A president who is a dollar short with $<cash> has to sell
    Given Alice has $<cash>
    And the DT&I has $<treasury> in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I tries to buy a 2H-train from the bank for $100
    Then it is refused and nothing has changed
    When Alice sells 10% of the Nickel Plate
    And the DT&I buys a 2H-train from the bank for $100
    Then Alice has $69
    And the DT&I has $0 in its treasury

    Examples:
      | cash | treasury |
      | 79   | 20       |
      | 99   | 0        |

  @18GL-4.7.2-f
  Scenario: A president with exactly enough cash sells nothing
    Given Alice has $80
    And the IC owns no trains
    And the IC has $100 in its treasury
    And the IC has 2 loans
    And Bob has $10
    And it is Alice's turn to raise money for the DT&I
    When Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When the DT&I buys a 2H-train from the bank for $100
    Then Alice has $0
    When the DT&I ends its turn
    And the IC lays no track
    And the IC places no token
    And Bob sells 10% of the Nickel Plate
    Then Bob has $80

  @18GL-4.7.2-f @18GL-4.7.2-b @18GL-4.7.2-a
  Scenario: No shares are sold while the company can borrow
    Given the DT&I has 1 loan
    And the IC owns no trains
    And the IC has $100 in its treasury
    And the IC has 2 loans
    And Bob has $20
    And it is Alice's turn to raise money for the DT&I
    When Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When the DT&I takes a loan
    And the DT&I buys a 2H-train from the bank for $100
    Then the DT&I has $420 in its treasury
    When the DT&I ends its turn
    And the IC lays no track
    And the IC places no token
    And Bob sells 10% of the Nickel Plate
    Then Bob has $90

  @18GL-4.7.2-d
  Scenario: The company sells no shares of its own to raise money
    Given it is Alice's turn to raise money for the DT&I
    When the DT&I tries to issue one share
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    Then Alice has $120

  @18GL-4.7.2-d @18GL-4.7.2-a
  Scenario: Nor does a company sell shares of its own instead of borrowing
    Given the DT&I has 0 loans
    And the IC owns no trains
    And the IC has $100 in its treasury
    And the IC has 2 loans
    And Bob has $20
    And it is Alice's turn to raise money for the DT&I
    When the DT&I tries to issue one share
    Then it is refused and nothing has changed
    When the DT&I takes a loan
    And the DT&I buys a 2H-train from the bank for $100
    Then the DT&I has $420 in its treasury
    When the DT&I ends its turn
    And the IC lays no track
    And the IC places no token
    And Bob sells 10% of the Nickel Plate
    Then Bob has $90

  # ------------------------------------------------------------------------------------------------- which shares

  @18GL-4.7.2-f
  Scenario Outline: The president chooses whose shares he sells: 10% of the <company> for $<proceeds>
    Given it is Alice's turn to raise money for the DT&I
    When Alice sells 10% of the <company>
    Then Alice has $<cash>
    And the market holds 10% of the <company>
    When the DT&I buys a 2H-train from the bank for $100
    Then Alice has $<left>

    Examples:
      | company      | proceeds | cash | left |
      | IC           | 90       | 120  | 40   |
      | DT&I         | 100      | 130  | 50   |
      | Nickel Plate | 70       | 100  | 20   |

  @18GL-4.7.2-g
  Scenario: He sells no shares by which the company that needs the train would get another president
    Given Alice is president of the DT&I with 30%
    And the DT&I has $0 in its treasury
    And Alice has $0
    And the IC stands at $70 in row 4
    And it is Alice's turn to raise money for the DT&I
    When Alice sells 10% of the Nickel Plate
    And Alice tries to sell 20% of the DT&I
    Then it is refused and nothing has changed
    When Alice sells 10% of the DT&I
    Then Alice has $170
    And Alice is president of the DT&I with 20%
    And the market holds 10% of the DT&I

  @18GL-4.7.2-h @reading:18GL-Q97=a
  Scenario: Another company may get another president by his sale
    Given Alice has $0
    And the DT&I has $0 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When Alice sells 20% of the Nickel Plate
    Then Dave is president of the Nickel Plate with 20%
    And Alice holds 10% of the Nickel Plate
    And Alice has $140
    And the market holds 20% of the Nickel Plate

  @18GL-4.7.2-f @18GL-4.1.1-a
  Scenario: He sells no more into the open market than it may hold
    Given Bob is president of the IC with 20%
    And Alice holds 10% of the IC
    And the market holds 50% of the IC
    And it is Alice's turn to raise money for the DT&I
    When Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When Alice sells 10% of the Nickel Plate
    Then Alice has $100

  @18GL-4.7.2-f @18GL-4.1.1-h
  Scenario: He sells no shares of a company that has not had a turn
    Given the LS&I has floated, opened at $60
    And Dave is president of the LS&I with 50%
    And Alice holds 20% of the LS&I
    And it is Alice's turn to raise money for the DT&I
    When Alice tries to sell 10% of the LS&I
    Then it is refused and nothing has changed
    When Alice sells 10% of the Nickel Plate
    Then Alice has $100

  # ------------------------------------------------------------------------------------------------- how many

  @18GL-4.7.2-f @reading:18GL-Q95=a
  Scenario: He sells no share that is not needed for the train
    Given it is Alice's turn to raise money for the DT&I
    When Alice tries to sell 20% of the IC
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    Then Alice has $120
    When Alice tries to sell 10% of the Nickel Plate
    Then it is refused and nothing has changed
    When the DT&I buys a 2H-train from the bank for $100
    Then Alice has $40

  @18GL-4.7.2-f
  Scenario: If the train needs both shares, both are sold at the same price
    Given Alice has $0
    And the DT&I has $9 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When Alice sells 20% of the IC
    Then Alice has $180
    When the DT&I buys a 2H-train from the bank for $100
    Then Alice has $89

  @18GL-4.7.2-f @18GL-4.7.2-j @reading:18GL-Q95=b
  Scenario: If there is no such limit, he sells as many as he likes and keeps what is left over
    Given it is Alice's turn to raise money for the DT&I
    When Alice sells 20% of the IC
    Then Alice has $210
    When Alice sells 10% of the Nickel Plate
    Then Alice has $280
    When the DT&I buys a 2H-train from the bank for $100
    Then Alice has $200
    And the DT&I has $0 in its treasury

  @18GL-4.7.2-f @18GL-4.1.1-g @reading:18GL-Q94=a
  Scenario: Shares of one company are sold in one transaction
    Given Alice has $0
    And the DT&I has $0 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When Alice sells 10% of the IC
    And Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When Alice sells 10% of the Nickel Plate
    Then Alice has $160
    And the market holds 10% of the IC

  @18GL-4.7.2-f @18GL-4.1.1-g @reading:18GL-Q94=b @reading:18GL-Q90=a
  Scenario: If several transactions are allowed, each has its own price and its own fall
    Given Alice has $0
    And the DT&I has $0 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When Alice sells 10% of the IC
    Then Alice has $90
    And the IC stands at $80 in row 3
    When Alice sells 10% of the IC
    Then Alice has $170
    And the IC stands at $70 in row 4
    And the market holds 20% of the IC

  # ------------------------------------------------------------------------------------------------- the price

  @18GL-4.7.2-f @18GL-3.5-a @18GL-4.1.1-f @reading:18GL-Q90=a
  Scenario Outline: The price falls by a row for each share sold for a train, here <percent>
    Given Alice has $0
    And the DT&I has $<treasury> in its treasury
    And it is Alice's turn to raise money for the DT&I
    When Alice sells <percent> of the IC
    Then Alice has $<cash>
    And the IC stands at $<price> in row <row>

    Examples:
      | percent | treasury | cash | price | row |
      | 10%     | 10       | 90   | 80    | 3   |
      | 20%     | 9        | 180  | 70    | 4   |

  @18GL-4.7.2-f @18GL-3.5-a @18GL-4.1.1-f @reading:18GL-Q90=b
  Scenario: If only sales of a stock round lower it, the price stays
    Given Alice has $0
    And the DT&I has $9 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When Alice sells 20% of the IC
    Then Alice has $180
    And the IC stands at $90 in row 2

  # -------------------------------------------------------------------------------------------- what is not for sale, either

  # Of the Nickel Plate Alice has the president's certificate and one share; nobody else has 20%.
  @18GL-4.7.2-f @18GL-3.4-p
  Scenario: For a train, too, the president's certificate is not sold while nobody else could take it
    Given Dave holds 10% of the Nickel Plate
    And Alice has $0
    And it is Alice's turn to raise money for the DT&I
    When Alice tries to sell 20% of the Nickel Plate
    Then it is refused and nothing has changed
    When Alice sells 10% of the Nickel Plate
    Then Alice is president of the Nickel Plate with 20%
    And Alice has $70

  @18GL-4.7.2-f @18GL-4.1.1-a
  Scenario: For a train, too, nobody sells shares that he has not
    Given the GT is in operation, opened at $60
    And Carol is president of the GT with 50%
    And the GT owns a 2H-train
    And it is Alice's turn to raise money for the DT&I
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    Then Alice has $120

  # At $20 a share two of the DT&I would be needed for the $30 that are lacking.
  # reconstruction: the price of $20
  @18GL-4.7.2-g @reconstruction
  Scenario: After another sale, too, he sells no shares by which the company in need would get another president
    Given Alice is president of the DT&I with 30%
    And the DT&I stands at $20 in row 7
    And the DT&I has $0 in its treasury
    And Alice has $0
    And it is Alice's turn to raise money for the DT&I
    When Alice sells 10% of the Nickel Plate
    Then Alice has $70
    When Alice tries to sell 20% of the DT&I
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And the DT&I buys a 2H-train from the bank for $100
    Then Alice has $60
    And Alice is president of the DT&I with 30%
