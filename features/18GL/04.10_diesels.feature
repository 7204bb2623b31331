Feature: Diesel trains, D
  A D train runs as far as the track goes. Every city, town and off-board area on its way counts, once.

  Background: the Illinois Central, IC, in Chicago, on a line from St. Louis
    Given 4 players at the table in phase D
    And the IC is in operation, opened at $70
    And Alice is president of the IC with 50%

  @18GL-4.10-b @18GL-4.6.3-j @18GL-4.6.3-p @18GL-4.6.3-b @reconstruction
  Scenario: It runs as far as track goes, over any number of places
    Given #14 lies on C15, joining N, S, NE and SW
    And #69 lies on C17, turned 0
    And #9 lies on each of E15 and F16, joining NW and SE
    And #6 lies on G17, joining NW and NE
    And #8 lies on H16, joining SW and N
    And #6 lies on H14, joining S and NE
    And #57 lies on I13, joining SW and NE
    And the IC owns a D-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | D | C19 C17 C15 D14 E15 F16 G17 H16 H14 I13 |
    Then it is refused and nothing has changed
    When the IC runs
      | D | C19 C17 C15 D14 E15 F16 G17 H16 H14 I13 J12 |
    Then the IC has earned $250

  @18GL-4.10-b @18GL-4.6.3-u @reconstruction
  Scenario: Like any train it visits no place twice
    Given #6 lies on C15, joining NE and S
    And #8 lies on E15, joining NW and S
    And #143 lies on E17, joining N, NE and SE
    And #7 lies on F16, joining SW and S
    And #7 lies on F18, joining N and NW
    And the IC owns a D-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | D | C15 D14 E15 E17 F16 F18 E17 |
    Then it is refused and nothing has changed
    When the IC runs
      | D | C15 D14 E15 E17 |
    Then the IC has earned $70
