Feature: Ferries on a route
  Trains use a ferry line once it is open. The company with the ferry token crosses free of charge; any other one pays it $50,
  out of the money that it has, or may not cross. An H train counts the hexes of the water.

  Background: the Nickel Plate of Cleveland, L14, and the line over the lake to London and on to Toronto; DT&I has operated
    Given 4 players at the table in phase 4H
    And the Nickel Plate is in operation, opened at $70
    And Alice is president of the Nickel Plate with 50%
    And the DT&I is in operation, opened at $100
    And Bob is president of the DT&I with 50%
    And #GL-L1 lies on L10, joining SW and NE

  @18GL-4.6.3-k @18GL-1.3-w @18GL-4.6.3-d @reconstruction
  Scenario: A line that is not open is not used
    Given #9 lies on M9, joining SW and NE
    And #4 lies on K15, joining NE and SW
    And the Nickel Plate owns a 4H-train
    And the Nickel Plate has $100 in its treasury
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate tries to run
      | 4H | L14 L12 L10 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 4H | L14 K15 |
    Then the Nickel Plate has earned $40

  @18GL-4.6.3-l @18GL-4.3-n11g @reconstruction
  Scenario: The company with the ferry token crosses free of charge
    Given the ferry line London-Cleveland is open, the Nickel Plate having the ferry marker
    And #9 lies on M9, joining SW and NE
    And the Nickel Plate owns a 4H-train
    And the Nickel Plate has $100 in its treasury
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate runs
      | 4H | L14 L12 L10 M9 N8 |
    Then the Nickel Plate has earned $110
    And the Nickel Plate has $100 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.6.3-m @18GL-4.3-n11h @reconstruction
  Scenario: Another company pays $50 to the company with the token
    Given the ferry line London-Cleveland is open, the DT&I having the ferry marker
    And #9 lies on M9, joining SW and NE
    And the Nickel Plate owns a 4H-train
    And the Nickel Plate has $120 in its treasury
    And the DT&I has $30 in its treasury
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate runs
      | 4H | L14 L12 L10 M9 N8 |
    Then the Nickel Plate has earned $110
    And the Nickel Plate has $70 in its treasury
    And the DT&I has $80 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.6.3-m @18GL-4.6.3-l @reading:18GL-Q38=b @reconstruction
  Scenario: If the ferry token has left and all cross free of charge, nobody is paid
    Given it is phase E
    And the ferry line London-Cleveland is open
    And #9 lies on M9, joining SW and NE
    And the Nickel Plate owns a 10H-train
    And the Nickel Plate has $120 in its treasury
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate runs
      | 10H | L14 L12 L10 M9 N8 |
    Then the Nickel Plate has earned $150
    And the Nickel Plate has $120 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.6.3-m @reading:18GL-Q38=c @reconstruction
  Scenario: If the ferry token has left and all pay the bank, no company receives the $50
    Given it is phase E
    And the ferry line London-Cleveland is open
    And #9 lies on M9, joining SW and NE
    And the Nickel Plate owns a 10H-train
    And the Nickel Plate has $120 in its treasury
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate runs
      | 10H | L14 L12 L10 M9 N8 |
    Then the Nickel Plate has earned $150
    And the Nickel Plate has $70 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.6.3-n @18GL-4.6.3-m @18GL-4.6.3-b @reading:18GL-Q39=a @reading:18GL-Q39=b @reading:18GL-Q68=a @reconstruction
  Scenario Outline: Who has less than $50 may not cross: $<treasury>
    Given the ferry line London-Cleveland is open, the DT&I having the ferry marker
    And #9 lies on M9, joining SW and NE
    And #4 lies on K15, joining NE and SW
    And the Nickel Plate owns a 4H-train
    And the Nickel Plate has $<treasury> in its treasury
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate tries to run
      | 4H | <not> |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 4H | <route> |
    Then the Nickel Plate has earned $<revenue>
    And the Nickel Plate has $<left> in its treasury

    Examples:
      | treasury | not               | route             | revenue | left |
      | 0        | L14 L12 L10 M9 N8 | L14 K15           | 40      | 0    |
      | 49       | L14 L12 L10 M9 N8 | L14 K15           | 40      | 49   |
      | 50       | L14 K15           | L14 L12 L10 M9 N8 | 110     | 0    |

  @18GL-4.6.3-m @18GL-4.6.3-b @reading:18GL-Q39=c @reading:18GL-Q68=a @reconstruction
  Scenario: Where the run itself may pay for the ferry, it pays what the treasury lacks
    Given the ferry line London-Cleveland is open, the DT&I having the ferry marker
    And #9 lies on M9, joining SW and NE
    And #4 lies on K15, joining NE and SW
    And the Nickel Plate owns a 4H-train
    And the Nickel Plate has $20 in its treasury
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate tries to run
      | 4H | L14 K15 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 4H | L14 L12 L10 M9 N8 |
    Then the Nickel Plate has earned $80
    And the Nickel Plate has $0 in its treasury
    And the DT&I has received $50

  @18GL-4.6.3-b @18GL-4.6.3-m @reading:18GL-Q39=a @reading:18GL-Q39=c @reconstruction
  Scenario: The best run is that which leaves most after the ferry
    Given the ferry line London-Cleveland is open, the DT&I having the ferry marker
    And #58 lies on M15, joining NW and NE
    And the Nickel Plate owns a 4H-train
    And the Nickel Plate has $100 in its treasury
    And #9 lies on M9, joining SW and NE
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate tries to run
      | 4H | M15 L14 L12 L10 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 4H | L14 M15 N14 |
    Then the Nickel Plate has earned $120
    And the Nickel Plate has $100 in its treasury

  @18GL-4.6.3-b @18GL-4.6.3-m @reading:18GL-Q39=a @reading:18GL-Q39=c @reconstruction
  Scenario: A ferry that costs more than it brings is not used
    Given the ferry line London-Cleveland is open, the DT&I having the ferry marker
    And #4 lies on K15, joining NE and SW
    And the Nickel Plate owns a 2H-train
    And the Nickel Plate has $100 in its treasury
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate tries to run
      | 2H | L14 L12 L10 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 2H | L14 K15 |
    Then the Nickel Plate has earned $40
    And the Nickel Plate has $100 in its treasury

  @18GL-4.6.3-b @18GL-4.6.3-m @reading:18GL-Q39=b @reconstruction
  Scenario: Where only the income counts, a ferry is used though it costs more than it brings
    Given the ferry line London-Cleveland is open, the DT&I having the ferry marker
    And #4 lies on K15, joining NE and SW
    And the Nickel Plate owns a 2H-train
    And the Nickel Plate has $100 in its treasury
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate tries to run
      | 2H | L14 K15 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 2H | L14 L12 L10 |
    Then the Nickel Plate has earned $60
    And the Nickel Plate has $50 in its treasury

  @18GL-4.6.3-o @18GL-4.6.3-h @reconstruction
  Scenario: The hex of the water counts towards the range
    Given the ferry line London-Cleveland is open, the Nickel Plate having the ferry marker
    And #4 lies on K15, joining NE and SW
    And the Nickel Plate owns a 2H-train
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate tries to run
      | 2H | K15 L14 L12 L10 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 2H | L14 L12 L10 |
    Then the Nickel Plate has earned $60

  @18GL-4.6.3-w @reconstruction
  Scenario: Two trains of a company do not use the same ferry
    Given the ferry line London-Cleveland is open, the Nickel Plate having the ferry marker
    And #9 lies on M9, joining SW and NE
    And #4 lies on K15, joining NE and SW
    And the Nickel Plate owns two 4H-trains
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate tries to run
      | 4H | L14 L12 L10 M9 N8 |
      | 4H | L14 L12 L10       |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 4H | L14 L12 L10 M9 N8 |
      | 4H | L14 K15           |
    Then the Nickel Plate has earned $150

  @18GL-4.6.3-w @18GL-4.6.3-m @reconstruction
  Scenario: Trains of different companies use the same ferry in the same round
    Given the LS&I is in operation, opened at $60
    And Carol is president of the LS&I with 50%
    And the LS&I has a token in L10
    And the ferry line London-Cleveland is open, the Nickel Plate having the ferry marker
    And the Nickel Plate owns a 4H-train
    And the LS&I owns a 4H-train
    And the LS&I has $100 in its treasury
    And it is the Nickel Plate's turn to run its trains in operating round 2.1
    When the Nickel Plate runs
      | 4H | L14 L12 L10 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate ends its turn
    And the LS&I runs
      | 4H | L10 L12 L14 |
    Then the LS&I has earned $60
    And the LS&I has $50 in its treasury
    And it is operating round 2.1

  # -------------------------------------------------------------------------------------- the ferry without its company

  # The GT has the token; nobody can follow its bankrupt president, so that it closes.
  @18GL-4.3-n11i @18GL-4.3-n11h @18GL-4.6.3-m @reading:18GL-Q195=a @reconstruction
  Scenario: When the company with the ferry token has closed, everybody crosses free
    Given it is phase 4H
    And the GT is in operation, opened at $90
    And Carol is president of the GT with 20%
    And Carol has $0
    And the GT has 2 loans
    And the GT has $0 in its treasury
    And the ferry line London-Cleveland is open, the GT having the ferry marker
    And the Nickel Plate owns a 4H-train
    And the Nickel Plate has $70 in its treasury
    And it is Carol's turn to raise money for the GT
    When Carol declares bankruptcy
    Then the GT is no longer in the game
    When the Nickel Plate runs
      | 4H | L14 L12 L10 |
    Then the Nickel Plate has earned $60
    And the Nickel Plate has $70 in its treasury

  @18GL-4.3-n11i @18GL-4.3-n11h @18GL-4.6.3-m @reading:18GL-Q195=b @reconstruction
  Scenario: When the company with the ferry token has closed, all pay the bank
    Given it is phase 4H
    And the GT is in operation, opened at $90
    And Carol is president of the GT with 20%
    And Carol has $0
    And the GT has 2 loans
    And the GT has $0 in its treasury
    And the ferry line London-Cleveland is open, the GT having the ferry marker
    And the Nickel Plate owns a 4H-train
    And the Nickel Plate has $70 in its treasury
    And it is Carol's turn to raise money for the GT
    When Carol declares bankruptcy
    Then the GT is no longer in the game
    When the Nickel Plate runs
      | 4H | L14 L12 L10 |
    Then the Nickel Plate has earned $60
    And the Nickel Plate has $20 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.3-n11i @18GL-4.6.3-n @18GL-4.6.3-m @reading:18GL-Q195=c @reconstruction
  Scenario: When the company with the ferry token has closed, nobody crosses
    Given it is phase 4H
    And the GT is in operation, opened at $90
    And Carol is president of the GT with 20%
    And Carol has $0
    And the GT has 2 loans
    And the GT has $0 in its treasury
    And the ferry line London-Cleveland is open, the GT having the ferry marker
    And #9 lies on M9, joining SW and NE
    And #4 lies on K15, joining NE and SW
    And the Nickel Plate owns a 4H-train
    And the Nickel Plate has $70 in its treasury
    And it is Carol's turn to raise money for the GT
    When Carol declares bankruptcy
    Then the GT is no longer in the game
    When the Nickel Plate tries to run
      | 4H | L14 L12 L10 M9 N8 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 4H | L14 K15 |
    Then the Nickel Plate has earned $40

  @18GL-4.3-n11i @18GL-4.6.3-m @reading:18GL-Q195=a @reading:18GL-Q100=a @reconstruction
  Scenario: When the company with the ferry token has closed together with another one, everybody crosses free
    Given it is phase 4H
    And the GT and the Monon are in operation, opened at $90
    And Carol is president of the GT with 20%
    And Carol is president of the Monon with 20%
    And the market holds 50% of the Monon
    And the Monon owns a 4H-train
    And Carol has $0
    And the GT has 2 loans
    And the GT has $0 in its treasury
    And the ferry line London-Cleveland is open, the Monon having the ferry marker
    And the Nickel Plate owns a 4H-train
    And the Nickel Plate has $70 in its treasury
    And it is Carol's turn to raise money for the GT
    When Carol declares bankruptcy
    Then the GT and the Monon are no longer in the game
    When the Nickel Plate runs
      | 4H | L14 L12 L10 |
    Then the Nickel Plate has earned $60
    And the Nickel Plate has $70 in its treasury
