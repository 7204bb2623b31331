Feature: Running trains, played from the deal
  In the second operating round the trains run for the first time. The Lake Superior has lines from Marquette, D2, to the mines of
  E1, directly and over Escanaba, E3; the Pennsylvania has one from Pittsburgh, N18, to Akron, L16.

  @18GL-4.6.3-a @18GL-4.6.3-aa @18GL-4.6.3-y @18GL-4.6.3-x @18GL-1.3-c @reading:18GL-Q40=a @reconstruction
  Scenario: What the trains earn is added up
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then the LS&I has earned $150
    And it is the LS&I's turn to distribute $150

  @18GL-4.6.3-p @18GL-1.3-d @18GL-1.3-f @18GL-1.3-h @18GL-1.3-p @reading:18GL-Q40=a @reconstruction
  Scenario: City, town and off-board area all count
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I pays out its revenue
    Then Bob has received $60
    And Alice has received $15
    And the LS&I has received $75

  @18GL-4.6.3-b @reading:18GL-Q40=a @reconstruction
  Scenario: No train is left standing that could earn something
    Given the game has been played up to the second operating round
    When the LS&I tries to run
      | 2H-train | D2 E1 |
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then the LS&I has earned $150

  @18GL-4.6.3-w @reading:18GL-Q40=a @reconstruction
  Scenario: Two trains of a company do not use the same track
    Given the game has been played up to the second operating round
    When the LS&I tries to run
      | 2H-train | D2 E1 |
      | 2H-train | D2 E1 |
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then the LS&I has earned $150

  @18GL-4.6.3-d @reading:18GL-Q40=a @reconstruction
  Scenario: A route leads through a place with a token of the company
    Given the game has been played up to the second operating round
    When the LS&I tries to run
      | 2H-train | D2 E1 |
      | 2H-train | E3 E1 |
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then the LS&I has earned $150

  @18GL-4.6.3-e @18GL-4.6.3-h @18GL-4.6.3-d @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A route has two places at least, and is not longer than its train
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to run
      | 2H-train | N18 M17 |
    Then it is refused and nothing has changed
    When the PRR tries to run
      | 2H-train | N18 M17 L16 K15 |
    Then it is refused and nothing has changed
    When the PRR runs
      | 2H-train | N18 M17 L16 |
    Then the PRR has earned $60

  @18GL-2-m @18GL-1.3-q @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: From phase 4H on Pittsburgh is worth more
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    Then the PRR has earned $80

  @18GL-4.6.3-k @18GL-4.6.3-d @reading:18GL-Q40=a @reconstruction
  Scenario: A ferry line that nobody has opened cannot be used
    Given the game has been played up to the second operating round
    When the LS&I tries to run
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 F4 |
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then the LS&I has earned $150

  @18GL-4.6.3-l @18GL-4.6.3-m @18GL-4.3-n11g @18GL-4.3-n11h @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  # who pays for the ferry and who does not, by trains that cross it
  Scenario: The New York Central pays the Nickel Plate $50 for the ferry line, which that uses free of charge
    Given the game has been played up to the fourth stock round
    Then the ferry line London-Cleveland is open
    And the Nickel Plate has the ferry marker
    When everybody passes
    And the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the Nickel Plate runs
      | 2H-train | L14 M15 N14         |
      | 2H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    Then the Nickel Plate has earned $360
    And the Nickel Plate has paid $0
    When the Nickel Plate keeps its revenue
    And the Nickel Plate ends its turn
    And the NYC runs
      | 2H-train | L14 M15 N14         |
      | 4H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    Then the NYC has earned $360
    And the NYC has paid $50
    And the Nickel Plate has received $50

  @18GL-4.6.3-v @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A city full of the tokens of others is entered, not passed
    Given the game has been played up to the third operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the Nickel Plate runs
      | 2H-train | L14 M15 N14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate ends its turn
    And the IC runs
      | 2H-train | D14 C15 |
    And the IC keeps its revenue
    And the IC ends its turn
    And the NYC tries to run
      | 4H-train | N14 M15 L14 K15 L16 |
    Then it is refused and nothing has changed
    When the NYC runs
      | 4H-train | N14 M15 L14 |
    Then the NYC has earned $120

  @18GL-4.6.3-q @18GL-4.6.3-d @reading:18GL-Q40=a @reconstruction
  Scenario: An off-board area is the end of a route
    Given the game has been played up to the second operating round
    When the LS&I tries to run
      | 2H-train | D2 E1 E3 |
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then the LS&I has earned $150

  @18GL-4.6.3-r @18GL-4.6.3-p @18GL-1.3-o @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Both ends of a route are off-board areas, if they are different ones
    Given the game has been played up to the seventh stock round
    When everybody passes
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    Then CONRAIL has earned $580
    And it is CONRAIL's turn to distribute $580

  @18GL-4.6.3-a @reading:18GL-Q40=a @reconstruction
  Scenario: A company runs the trains that it has
    Given the game has been played up to the second operating round
    When the LS&I tries to run
      | 4H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then the LS&I has earned $150

  @18GL-4.6.3-a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A single train has a single run
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR tries to run
      | 2H-train | N18 M17 L16 |
      | 2H-train | L16 K15 L14 |
    Then it is refused and nothing has changed
    When the PRR runs
      | 2H-train | N18 M17 L16 |
    Then the PRR has earned $60
