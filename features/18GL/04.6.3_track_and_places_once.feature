Feature: No track twice, no place twice
  One train visits no place twice. All trains of a company together use no piece of track twice in an operating round, but they
  may meet in cities and towns over different track. Between the brown and the gray halves of Chicago there are two lines, each
  of them track of its own. A city full of other companies' tokens lets no train through.

  Background: the Illinois Central, IC, at home in the south of Chicago, D14
    Given 4 players at the table in phase 4H
    And the IC is in operation, opened at $70
    And Alice is president of the IC with 50%

  # ---------------------------------------------------------------------------------------------- one train, twice

  @18GL-4.6.3-s @18GL-4.6.3-u @reconstruction
  Scenario: No train goes there and back
    Given #57 lies on C15, joining NE and SW
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | D14 C15 D14 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | D14 C15 |
    Then the IC has earned $60

  @18GL-4.6.3-s @reconstruction
  Scenario: No train uses a piece of track twice, though it comes to no place twice
    Given it is phase 10H
    And #24 lies on E15, turned 5
    And #25 lies on F16, turned 2
    And #7 lies on G15, joining S and SW
    And #6 lies on G17, joining SW and N
    And #7 lies on F18, joining N and NE
    And #7 lies on D16, joining NE and SE
    And #3 lies on E17, joining SW and NW
    And the IC owns a 10H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 10H | D14 E15 F16 G15 G17 F18 F16 E15 D16 E17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 10H | D14 E15 F16 G15 G17 |
    Then the IC has earned $60

  @18GL-4.6.3-u @reading:18GL-Q07=a @reconstruction
  Scenario: No train comes back to the city where it began
    Given it is phase 10H
    And #GL-C3N lies on D12, turned 0
    And #GL-C3S lies on D14, turned 0
    And #5 lies on C15, joining N and NE
    And #58 lies on C13, joining S and NE
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | D14 C15 C13 D12 D14 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | D14 C15 C13 D12 |
    Then the IC has earned $190

  @18GL-4.6.3-u @reconstruction
  Scenario: No train comes back to a town where it has been
    Given it is phase 6H
    And #8 lies on E15, joining NW and S
    And #143 lies on E17, joining N, NE and SE
    And #7 lies on F16, joining SW and S
    And #7 lies on F18, joining N and NW
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | D14 E15 E17 F16 F18 E17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | D14 E15 E17 |
    Then the IC has earned $50

  @18GL-4.6.3-u @reading:18GL-Q07=b @reconstruction
  Scenario: No train comes to one half of Chicago and later to the other, where these are one place
    Given it is phase 10H
    And #GL-C3N lies on D12, turned 0
    And #GL-C3S lies on D14, turned 0
    And #5 lies on C15, joining N and NE
    And #58 lies on C13, joining S and NE
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | D14 C15 C13 D12 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | D14 C15 C13 |
    Then the IC has earned $110

  # ------------------------------------------------------------------------------------------------- several trains

  @18GL-4.6.3-w @reconstruction
  Scenario: Two trains of a company do not run over the same track
    Given #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And the IC owns two 4H-trains
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | D14 C15 C17 C19 |
      | 4H | D14 C15         |
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | D14 C15 C17 C19 |
    Then the IC has earned $120

  @18GL-4.6.3-x @18GL-4.6.3-w @18GL-4.6.3-b @reconstruction
  Scenario: Two trains may share a city that they reach over different track
    Given #6 lies on C15, joining NE and S
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns two 4H-trains
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | C15 D14 E15 F16 G17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | C15 D14         |
      | 4H | D14 E15 F16 G17 |
    Then the IC has earned $120

  @18GL-4.6.3-x @18GL-4.6.3-b @reconstruction
  Scenario: Two trains may share a town that they reach over different track
    Given it is phase 6H
    And #GL-C2S lies on D14, turned 0
    And #8 lies on E15, joining NW and S
    And #8 lies on D16, joining N and SE
    And #3 lies on E17, joining N and NW
    And the IC owns two 4H-trains
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | D14 E15 E17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | D14 E15 E17 |
      | 4H | D14 D16 E17 |
    Then the IC has earned $140

  @18GL-4.6.3-w @reconstruction
  Scenario: Trains of different companies run over the same track in the same round
    Given the LS&I is in operation, opened at $60
    And Bob is president of the LS&I with 50%
    And the LS&I has a token in C15
    And #14 lies on C15, joining N, S, NE and SW
    And the IC owns a 2H-train
    And the LS&I owns a 2H-train
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC runs
      | 2H | D14 C15 |
    Then the IC has earned $70
    When the IC keeps its revenue
    And the IC ends its turn
    And the LS&I runs
      | 2H | C15 D14 |
    Then the LS&I has earned $70
    And it is operating round 2.1

  # -------------------------------------------------------------------------------------------------------- Chicago

  @18GL-4.6.3-t @18GL-4.6.3-b @reading:18GL-Q07=a @reconstruction
  Scenario: Between the brown halves of Chicago two trains run side by side
    Given it is phase 10H
    And #GL-C3N lies on D12, turned 0
    And #GL-C3S lies on D14, turned 0
    And #6 lies on C15, joining NE and S
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns two 6H-trains
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | C15 D14 D12     |
      | 6H | D14 E15 F16 G17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | C15 D14 D12         |
      | 6H | D12 D14 E15 F16 G17 |
    Then the IC has earned $360

  @18GL-4.6.3-t @reading:18GL-Q07=a @reconstruction
  Scenario: Between the gray halves of Chicago two trains run side by side
    Given it is phase D
    And #GL-C4N lies on D12, turned 0
    And #GL-C4S lies on D14, turned 0
    And #6 lies on C15, joining NE and S
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns two D-trains
    And it is the IC's turn to run its trains
    When the IC runs
      | D | C15 D14 D12         |
      | D | D12 D14 E15 F16 G17 |
    Then the IC has earned $440

  @18GL-4.6.3-t @18GL-4.6.3-w @reading:18GL-Q07=a @reconstruction
  Scenario: Between the green halves of Chicago there is one line
    Given it is phase 6H
    And #GL-C2N lies on D12, turned 0
    And #GL-C2S lies on D14, turned 0
    And #6 lies on C15, joining NE and S
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns two 6H-trains
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | C15 D14 D12         |
      | 6H | D12 D14 E15 F16 G17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | C15 D14 D12     |
      | 6H | D14 E15 F16 G17 |
    Then the IC has earned $220

  @18GL-4.6.3-t @18GL-4.6.3-b @reading:18GL-Q07=b @reconstruction
  Scenario: Where Chicago is one place, two trains still run through it side by side
    Given it is phase 10H
    And #GL-C3N lies on D12, turned 0
    And #GL-C3S lies on D14, turned 0
    And #GL-M1 lies on D10, turned 0
    And #4 lies on C13, joining NE and SW
    And #6 lies on C15, joining NE and S
    And #9 lies on each of E15 and F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And the IC owns two 6H-trains
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | D10 D12 D14 C15 |
      | 6H | D14 E15 F16 G17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | D10 D12 D14 C15         |
      | 6H | C13 D12 D14 E15 F16 G17 |
    Then the IC has earned $240

  @18GL-4.6.3-y @18GL-4.6.3-u @18GL-1.3-k @18GL-4.6.3-b @reading:18GL-Q07=a @reconstruction
  Scenario: Both halves of Chicago count, where each is a place
    Given it is phase 10H
    And #GL-C3N lies on D12, turned 0
    And #GL-C2S lies on D14, turned 0
    And #6 lies on C15, joining NE and S
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | D12 D14 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | C15 D14 D12 |
    Then the IC has earned $160

  @18GL-4.6.3-y @18GL-4.6.3-u @18GL-1.3-k @18GL-4.6.3-b @reading:18GL-Q07=b @reconstruction
  Scenario: The dearer half of Chicago counts, where both are one place
    Given it is phase 10H
    And #GL-C3N lies on D12, turned 0
    And #GL-C2S lies on D14, turned 0
    And #6 lies on C15, joining NE and S
    And the IC owns a 6H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 6H | C15 D14 |
    Then it is refused and nothing has changed
    When the IC runs
      | 6H | C15 D14 D12 |
    Then the IC has earned $100

  # ----------------------------------------------------------------------------------------------------- full cities

  @18GL-4.6.3-v @reconstruction
  Scenario: A city full of the tokens of others ends the route
    Given the LS&I is in operation, opened at $60
    And Bob is president of the LS&I with 50%
    And the LS&I has a token in C15
    And #6 lies on C15, joining NE and S
    And #69 lies on C17, turned 0
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | D14 C15 C17 C19 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | D14 C15 |
    Then the IC has earned $60

  @18GL-4.6.3-v @reconstruction
  Scenario: One free space is enough to pass
    Given the LS&I is in operation, opened at $60
    And Bob is president of the LS&I with 50%
    And the LS&I has a token in C15
    And #14 lies on C15, joining N, S, NE and SW
    And #69 lies on C17, turned 0
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4H | D14 C15 C17 C19 |
    Then the IC has earned $130

  @18GL-4.6.3-v @reconstruction
  Scenario: A token of its own opens a full city to a company
    Given the LS&I is in operation, opened at $60
    And Bob is president of the LS&I with 50%
    And the LS&I has a token in C15
    And #14 lies on C15, joining N, S, NE and SW
    And #69 lies on C17, turned 0
    And the IC has a token in C15
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4H | D14 C15 C17 C19 |
    Then the IC has earned $130

  @18GL-4.6.3-v @reconstruction
  Scenario: A city of two spaces is closed by two tokens of others
    Given the LS&I is in operation, opened at $60
    And Bob is president of the LS&I with 50%
    And the LS&I has a token in C15
    And the Nickel Plate is in operation, opened at $90
    And Carol is president of the Nickel Plate with 50%
    And the Nickel Plate has a token in C15
    And #14 lies on C15, joining N, S, NE and SW
    And #69 lies on C17, turned 0
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | 4H | D14 C15 C17 C19 |
    Then it is refused and nothing has changed
    When the IC runs
      | 4H | D14 C15 |
    Then the IC has earned $70
