Feature: Express trains, E
  An E train counts cities and off-board areas, not hexes, and takes no notice of towns. How many it may join depends on how many
  E trains are in play, and until the first D is bought it earns twice what they are worth.

  Background: the Illinois Central, IC, in Chicago, on a line from St. Louis to Cincinnati
    Given 4 players at the table in phase E
    And the IC is in operation, opened at $70
    And Alice is president of the IC with 50%
    And #14 lies on C15, joining N, S, NE and SW
    And #69 lies on C17, turned 0
    And #9 lies on each of E15 and F16, joining NW and SE

  # The columns of the table are also cases of the ranges and of the doubling; each row says which.
  @18GL-4.9-b @18GL-4.9-e @18GL-4.9-f @18GL-4.9-t1 @18GL-4.9-t2 @18GL-4.9-t3 @18GL-4.9-t4 @18GL-4.6.3-i @18GL-4.9-g @18GL-4.6.3-g
  @reconstruction
  Scenario Outline: With <others> of the Monon it joins <places> places and earns them twice
    Given the Monon is in operation, opened at $100
    And Carol is president of the Monon with 50%
    And #57 lies on G17, joining NW and SE
    And #8 lies on H18, joining NW and S
    And the IC owns <own>
    And the Monon owns <others>
    And it is the IC's turn to run its trains
    When the IC tries to run
      | E | <too far> |
    Then it is refused and nothing has changed
    When the IC runs
      | E | <route> |
    Then the IC has earned <revenue>

    Examples:
      | own        | others       | places | route                       | too far                             | revenue | clause                                             |
      | an E-train | no trains    | two    | C15 D14                     | C15 D14 E15 F16 G17                 | $140    | 18GL-4.9-t1 18GL-4.9-f 18GL-4.6.3-i 18GL-4.9-g     |
      | an E-train | an E-train   | three  | C19 C17 C15 D14             | C19 C17 C15 D14 E15 F16 G17         | $300    | 18GL-4.9-t2 18GL-4.9-f 18GL-4.6.3-i 18GL-4.9-e     |
      | an E-train | two E-trains | three  | C19 C17 C15 D14             | C19 C17 C15 D14 E15 F16 G17         | $300    | 18GL-4.9-t3 18GL-4.9-f 18GL-4.6.3-i                |

  @18GL-4.9-t4 @18GL-4.9-f @18GL-4.6.3-i @18GL-4.9-b @18GL-4.6.3-g @reconstruction
  Scenario: With four in play, and no D yet, it joins four places and earns them twice
    Given the Monon is in operation, opened at $100
    And Carol is president of the Monon with 50%
    And the Nickel Plate is in operation, opened at $90
    And Bob is president of the Nickel Plate with 50%
    And #57 lies on G17, joining NW and SE
    And #8 lies on H18, joining NW and S
    And the IC owns an E-train
    And the Monon owns two E-trains
    And the Nickel Plate owns an E-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | E | C19 C17 C15 D14 E15 F16 G17 H18 H20 |
    Then it is refused and nothing has changed
    When the IC runs
      | E | C19 C17 C15 D14 E15 F16 G17 |
    Then the IC has earned $340

  @18GL-4.9-t5 @18GL-4.9-g @18GL-4.9-f @18GL-4.6.3-i @18GL-4.6.3-b @reconstruction
  Scenario: After the first D it joins five places, and these count once
    Given it is phase D
    And #57 lies on G17, joining NW and SE
    And #8 lies on H18, joining NW and S
    And the IC owns an E-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | E | C19 C17 C15 D14 E15 F16 G17 |
    Then it is refused and nothing has changed
    When the IC runs
      | E | C19 C17 C15 D14 E15 F16 G17 H18 H20 |
    Then the IC has earned $230

  @18GL-4.9-t5 @18GL-4.6.3-i @18GL-4.6.3-g @reconstruction
  Scenario: After the first D it does not join six places
    Given it is phase D
    And #6 lies on G17, joining NW and NE
    And #8 lies on H16, joining SW and N
    And #6 lies on H14, joining S and NE
    And #57 lies on I13, joining SW and NE
    And the IC owns an E-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | E | C19 C17 C15 D14 E15 F16 G17 H16 H14 I13 |
    Then it is refused and nothing has changed
    When the IC runs
      | E | C19 C17 C15 D14 E15 F16 G17 H16 H14 |
    Then the IC has earned $190

  @18GL-4.9-c @18GL-4.6.3-p @18GL-4.6.3-i @reconstruction
  Scenario: A town on its way neither counts nor pays
    Given the Nickel Plate is in operation, opened at $90
    And Bob is president of the Nickel Plate with 50%
    And #4 lies on K15, joining NE and SW
    And #57 lies on J16, joining NE and SW
    And the Nickel Plate owns an E-train
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate runs
      | E | L14 K15 J16 |
    Then the Nickel Plate has earned $100

  @18GL-4.6.3-f @18GL-4.6.3-e @reconstruction
  Scenario: One city and one town are no route for it
    Given the Nickel Plate is in operation, opened at $90
    And Bob is president of the Nickel Plate with 50%
    And #4 lies on K15, joining NE and SW
    And the Nickel Plate owns an E-train
    And the Nickel Plate has $900 in its treasury
    And it is the Nickel Plate's turn to place a token
    When the Nickel Plate places no token
    And the Nickel Plate runs no train
    Then the Nickel Plate has earned $0
    And the Nickel Plate has $900 in its treasury
    And it is the Nickel Plate's turn to buy trains
    When the Nickel Plate buys an E-train from the bank for $800
    Then the Nickel Plate has $100 in its treasury

  @18GL-4.6.3-f @18GL-4.6.3-e @reconstruction
  Scenario: For a 10H one city and one town are a route
    Given the Nickel Plate is in operation, opened at $90
    And Bob is president of the Nickel Plate with 50%
    And #4 lies on K15, joining NE and SW
    And the Nickel Plate owns a 10H-train and an E-train
    And it is the Nickel Plate's turn to run its trains
    When the Nickel Plate tries to run
      | E | L14 K15 |
    Then it is refused and nothing has changed
    When the Nickel Plate runs
      | 10H | L14 K15 |
    Then the Nickel Plate has earned $40

  @18GL-4.9-d @18GL-4.6.3-u @reading:18GL-Q07=a @reconstruction
  Scenario: It does not count one city twice, even over different track
    Given the Monon is in operation, opened at $100
    And Carol is president of the Monon with 50%
    And #GL-C3N lies on D12, turned 0
    And #GL-C3S lies on D14, turned 0
    And #58 lies on C13, joining S and NE
    And the IC owns an E-train
    And the Monon owns two E-trains
    And it is the IC's turn to run its trains
    When the IC tries to run
      | E | D14 C15 C13 D12 D14 |
    Then it is refused and nothing has changed
    When the IC runs
      | E | C15 D14 D12 |
    Then the IC has earned $380

  @18GL-4.9-f @18GL-4.6.3-b @reading:18GL-Q66=a @reconstruction
  Scenario: An E train in the open market is in play
    Given the market holds four 10H-trains and an E-train
    And the IC owns an E-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | E | C15 D14 |
    Then it is refused and nothing has changed
    When the IC runs
      | E | C19 C17 C15 D14 |
    Then the IC has earned $300

  @18GL-4.9-f @reading:18GL-Q66=b @reconstruction
  Scenario: An E train in the open market is not in play, where only those of companies are
    Given the market holds four 10H-trains and an E-train
    And the IC owns an E-train
    And it is the IC's turn to run its trains
    When the IC tries to run
      | E | C19 C17 C15 D14 |
    Then it is refused and nothing has changed
    When the IC runs
      | E | C15 D14 |
    Then the IC has earned $140
