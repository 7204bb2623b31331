Feature: The share price, played from the deal
  The Southern stands at $80 in the second operating round, at $90 in the fourth; the Florida East Coast at $70 before
  it runs to Havana in phase 5.

  @18FL-7.6-c @reading:18FL-Q05=a
  Scenario: A payout of less than the price leaves it where it is
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR pays out its revenue
    Then the SR stands at $80
    And Alice has received $36
    And it is the SR's turn to buy trains

  @18FL-7.6-b @18FL-7.6-f @reading:18FL-Q05=a
  Scenario: Kept revenue takes the price one space left, under the marker that lies there
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    Then the cell of $75 holds, from the top, the ACL and the SR
    And it is the SR's turn to buy trains

  @18FL-7.6-d @reading:18FL-Q05=a
  Scenario: A payout of at least the price takes the price one space right
    Given the game has been played up to the fourth operating round
    When the SR runs
      | 3-train | A22 B23             |
      | 3-train | B15 B17 B19 B21 B23 |
    And the SR pays out its revenue
    Then the SR stands at $100

  @18FL-7.6-e @reading:18FL-Q05=a
  Scenario: A payout of at least twice the price takes the price two spaces right
    Given the game has been played up to the eve of phase 6
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC pays out its revenue
    Then the FEC stands at $80

  @18FL-7.6-h @18FL-7.6-g @reading:18FL-Q05=a
  Scenario: At $60 there is nothing further left
    Given the game has been played up to the eve of a bankruptcy
    When the FEC buys a 2-train from the SR for $1, with Alice's consent
    Then the FEC stands at $60
    And the FEC has earned $0
    And the SR has received $1

  @18FL-7.6-b @18FL-7.4-a @reading:18FL-Q05=a
  Scenario: In the first operating round nobody has a train, and the prices fall
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    Then the SR stands at $80

  @18FL-7.6-c @18FL-7.4-a @reading:18FL-Q05=b
  Scenario: In the first operating round nobody has a train, and the prices stay
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    Then the SR stands at $90

  @18FL-7.6-e @18FL-1.4-a @18FL-1.4-d @reading:18FL-Q05=a
  Scenario: Three times the price takes it no further than twice the price, two spaces, to $200
    Given the game has been played up to the seventh stock round
    Then the SR stands at $160
    When everybody passes
    And the SR runs
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20            |
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    And the SR pays out its revenue
    Then Alice has received $98
    And the SR stands at $200

  @18FL-7.6-e @18FL-7.6-d @18FL-7.6-f @reading:18FL-Q05=a
  Scenario: In the great network $470 takes the Southern from $125 to $160
    Given the game has been played up to the great network
    Then the SR stands at $125
    When the SR runs
      | 4-train | B23 C24 D25 E24 F23 F21 G20                    |
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    And the SR pays out its revenue
    Then the SR stands at $160

  @18FL-7.6-d @18FL-1.4-e @18FL-1.4-a @reading:18FL-Q05=a
  Scenario: $490 takes the Southern from $275 to $300
    Given the game has been played up to the eighth stock round
    Then the SR stands at $275
    When everybody passes
    And the SR runs
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20            |
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    And the SR pays out its revenue
    Then the SR stands at $300
    When the SR ends its turn
    And the L&N runs
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 A22 |
    And the L&N pays out its revenue
    Then the L&N stands at $200

  @18FL-7.6-b @18FL-7.6-k @18FL-1.4-a @18FL-1.4-i @reading:18FL-Q05=a
  Scenario: Left of $275 lies $250
    Given the game has been played up to the eighth stock round
    When everybody passes
    And the SR runs
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20            |
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    And the SR keeps its revenue
    Then the SR stands at $250
    And the SR has received $490

  @18FL-5.1-d @18FL-5.1-f @18FL-7.6-b @18FL-1.4-a @reading:18FL-Q05=a
  Scenario: From $180 a sale leads to $160, kept revenue to $140
    Given the game has been played up to the eighth stock round
    When Alice passes
    And Bob passes
    And Carol sells 10% of the L&N
    Then Carol has received $180
    And the L&N stands at $160
    When Carol passes
    And everybody passes
    And the SR runs
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20            |
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    And the SR pays out its revenue
    And the SR ends its turn
    And the L&N runs
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 A22 |
    And the L&N keeps its revenue
    Then the L&N stands at $140

  @18FL-7.6-d @18FL-7.6-g @18FL-1.4-e @18FL-1.4-a @reading:18FL-Q05=a
  Scenario: From $360 a payout of $490 leads to the last space, $400
    Given the game has been played up to the eve of the end
    Then the SR stands at $360
    When the TPS runs
      | 4-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 C24 D25 |
    And the TPS pays out its revenue
    And the TPS ends its turn
    And everybody passes
    And the SR runs
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20            |
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    And the SR pays out its revenue
    Then the SR stands at $400

  @18FL-7.6-b @18FL-1.4-a @reading:18FL-Q05=a
  Scenario: Left of $360 lies $330
    Given the game has been played up to the eve of the end
    When the TPS runs
      | 4-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 C24 D25 |
    And the TPS pays out its revenue
    And the TPS ends its turn
    And everybody passes
    And the SR runs
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20            |
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    And the SR keeps its revenue
    Then the SR stands at $330

  @18FL-7.6-d @18FL-7.6-c @reading:18FL-Q05=a
  Scenario: A payout of exactly the price takes it a space right
    Given the game has been played up to the third operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL runs
      | 2-train | F23 F21 G20 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC runs
      | 2-train | I28 J27 K28 |
    Then the FEC has earned $60
    And the FEC stands at $60
    When the FEC pays out its revenue
    Then the FEC stands at $65

  @18FL-7.6-e @18FL-7.6-d @reading:18FL-Q05=a
  Scenario: A payout of exactly twice the price takes it two spaces right
    Given the game has been played up to the seventh stock round
    When everybody passes
    And the SR runs
      | 4-train | A22 B23 C24 D25 E24 F23 F21 G20            |
      | 5-train | B1 B3 B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 |
    And the SR pays out its revenue
    And the SR ends its turn
    And the FEC lays #431 on K28, joining SW, W and NW
    And the FEC runs
      | 3E-train | J27 K28 |
    Then the FEC has earned $200
    And the FEC stands at $100
    When the FEC pays out its revenue
    Then the FEC stands at $125

  @18FL-7.6-c @reading:18FL-Q05=a
  Scenario: A marker that stays keeps its place in the stack
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL runs
      | 2-train | F23 F21 G20 |
    And the ACL pays out its revenue
    Then the cell of $75 holds, from the top, the ACL and the SR
    And Carol has received $30

  @18FL-7.6-a @18FL-7-h @reading:18FL-Q05=a
  Scenario: The price moves before trains are bought
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    Then the SR stands at $75
    When the SR buys a 2-train from the bank for $100
    Then the SR stands at $75
    And the SR owns two 2-trains
