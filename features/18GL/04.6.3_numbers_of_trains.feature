Feature: How far H trains run
  An H train counts hexes: as many as its number beyond the one in which it starts. How many places lie in them does not
  matter. Hexes of off-board areas count like any.

  Background: the Illinois Central, IC, at home in the south of Chicago, D14
    Given 4 players at the table in phase 4H
    And the IC is in operation, opened at $70
    And Alice is president of the IC with 50%

  @18GL-4.6.3-h @18GL-4.6.3-g @reading:18GL-Q68=a @reconstruction
  Scenario: A 2H comes into two hexes beyond the one where it starts
    Given #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And the IC owns a 2H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2H | D14 C15 C17 C19 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2H | D14 C15 C17 |
    Then the IC has earned $70

  @18GL-4.6.3-h @18GL-4.6.3-g @reading:18GL-Q68=a @reconstruction
  Scenario: A 4H comes into four hexes
    Given #6 lies on C15, joining NE and S
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And #8 lies on H18, joining NW and S
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | D14 E15 F16 G17 H18 H20 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | C15 D14 E15 F16 G17 |
    Then the IC has earned $80

  @18GL-4.6.3-h @18GL-4.6.3-b @reconstruction
  Scenario: A 6H comes into six hexes
    Given it is phase 6H
    And #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | C17 C15 D14 E15 F16 G17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | C19 C17 C15 D14 E15 F16 G17 |
    Then the IC has earned $140

  @18GL-4.6.3-h @18GL-4.6.3-g @reading:18GL-Q68=a @reconstruction
  Scenario: A 6H does not come into a seventh hex
    Given it is phase 6H
    And #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And #8 lies on E15, joining NW and S
    And #3 lies on E17, joining N and NE
    And #8 lies on F16, joining SW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | C19 C17 C15 D14 E15 E17 F16 G17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | C19 C17 C15 D14 E15 E17 |
    Then the IC has earned $130

  @18GL-4.6.3-h @18GL-4.6.3-g @reading:18GL-Q68=a @reconstruction
  Scenario: A 10H comes into ten hexes
    Given it is phase 10H
    And #3 lies on B12, joining S and SW
    And #8 lies on B14, joining N and SE
    And #6 lies on C15, joining NW and NE
    And #9 lies on each of E15 and F16, joining NW and SE
    And #6 lies on G17, joining NW and NE
    And #9 lies on H16, joining SW and NE
    And #8 lies on I15, joining SW and N
    And #6 lies on I13, joining S and NE
    And the IC owns a 10H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 10H | A13 B12 B14 C15 D14 E15 F16 G17 H16 I15 I13 J12 |
    Then it is refused and nothing has changed
    When the IC runs
      | 10H | A13 B12 B14 C15 D14 E15 F16 G17 H16 I15 I13 |
    Then the IC has earned $160

  @18GL-4.6.3-h @reading:18GL-Q160=a @reconstruction
  Scenario: A hex that a train runs through twice counts twice
    Given it is phase 6H
    And #9 lies on E15, joining NW and SE
    And #19 lies on F16, turned 2
    And #5 lies on G17, joining NW and SW
    And #7 lies on F18, joining N and NE
    And #9 lies on G15, joining SW and NE
    And #57 lies on H14, joining SW and NE
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | D14 E15 F16 G17 F18 F16 G15 H14 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | D14 E15 F16 G17 |
    Then the IC has earned $60

  @18GL-4.6.3-h @reading:18GL-Q160=b @reconstruction
  Scenario: By another reading a hex that a train runs through twice counts once
    Given it is phase 6H
    And #9 lies on E15, joining NW and SE
    And #19 lies on F16, turned 2
    And #5 lies on G17, joining NW and SW
    And #7 lies on F18, joining N and NE
    And #9 lies on G15, joining SW and NE
    And #57 lies on H14, joining SW and NE
    And #57 lies on I13, joining SW and NE
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | D14 E15 F16 G17 F18 F16 G15 H14 I13 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | D14 E15 F16 G17 F18 F16 G15 H14 |
    Then the IC has earned $80

  @18GL-4.6.3-h @18GL-4.6.3-p @18GL-4.6.3-b @reconstruction
  Scenario: In its hexes a 4H visits as many places as there are
    Given #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | D14 C15 C17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | D14 C15 C17 C19 |
    Then the IC has earned $120

  @18GL-4.6.3-h @18GL-4.6.3-b @reading:18GL-Q68=b @reconstruction
  Scenario: Where off-board areas do not count, a 2H comes through two hexes to St. Louis
    Given #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And the IC owns a 2H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2H | D14 C15 C17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2H | D14 C15 C17 C19 |
    Then the IC has earned $120

  @18GL-4.6.3-h @reading:18GL-Q68=b @reconstruction
  Scenario: Where off-board areas do not count, the hexes before them do
    Given #3 lies on B12, joining S and SW
    And #8 lies on B14, joining N and SE
    And #6 lies on C15, joining NW and NE
    And the IC owns a 2H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 2H | A13 B12 B14 C15 D14 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2H | C15 D14 |
    Then the IC has earned $60

  # A train that starts in one area has only the other one for nothing: it may start at either end.
  @18GL-4.6.3-h @reading:18GL-Q68=b @reconstruction
  Scenario: Where off-board areas do not count, of two at the ends of a route one is the start
    Given it is phase 6H
    And #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And #8 lies on H18, joining NW and S
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | C19 C17 C15 D14 E15 F16 G17 H18 H20 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | C19 C17 C15 D14 E15 F16 G17 |
    Then the IC has earned $140
