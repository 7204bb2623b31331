Feature: The Locomotive Company: a train that goes two hexes further
  Before its trains run, a company may be given the token of the Locomotive Company for any one of its trains, whose number is two
  higher from then on. The token is not moved, and the train is neither sold nor bought. If the train is discarded, the token is
  lost. It rusts as always; the private company closes with it, or at the start of phase 10H.

  Background:
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And Bob owns the Locomotive Company

  @18GL-4.3-n9a @18GL-4.3-n9b @18GL-4.6.3-c @18GL-4.3-t8 @reconstruction
  Scenario: The token is put on a train before the run
    Given the IC owns a 2H-train
    And #57 lies on C15, joining NE and SW
    And #8 lies on B16, joining S and NE
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC puts the locomotive marker on a 2H-train, with Bob's consent
    Then the locomotive marker lies on a 2H-train of the IC
    And Bob owns the Locomotive Company
    And no other player or company has gained or lost money
    When the IC runs
      | 2H-train | D14 C15 B16 B18 |
    Then the IC has earned $90

  @18GL-4.3-n9a @18GL-4.6.3-h @reading:18GL-Q68=a @reconstruction
  Scenario: Without the token the train does not go so far
    Given the IC owns a 2H-train
    And #57 lies on C15, joining NE and SW
    And #8 lies on B16, joining S and NE
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC tries to run
      | 2H-train | D14 C15 B16 B18 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2H-train | D14 C15 |
    Then the IC has earned $60

  @18GL-4.3-n9a @18GL-4.6.3-c @reconstruction
  Scenario: The owner has to agree
    Given the IC owns a 2H-train
    And #57 lies on C15, joining NE and SW
    And #8 lies on B16, joining S and NE
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC tries to put the locomotive marker on a 2H-train
    Then it is refused and nothing has changed
    When the IC puts the locomotive marker on a 2H-train, with Bob's consent
    Then the locomotive marker lies on a 2H-train of the IC

  @18GL-4.3-n9a @reconstruction
  Scenario: It has to be one of the company's trains
    Given the IC owns a 2H-train
    And #57 lies on C15, joining NE and SW
    And #8 lies on B16, joining S and NE
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC tries to put the locomotive marker on a 4H-train, with Bob's consent
    Then it is refused and nothing has changed
    When the IC puts the locomotive marker on a 2H-train, with Bob's consent
    Then the locomotive marker lies on a 2H-train of the IC

  @18GL-4.3-n9a @18GL-4.6.3-h @reading:18GL-Q68=a @reconstruction
  Scenario: Of two trains only one goes further
    Given the IC owns two 2H-trains
    And #57 lies on C15, joining NE and SW
    And #8 lies on B16, joining S and NE
    And #9 lies on E15, joining NW and SE
    And #9 lies on F16, joining NW and SE
    And #57 lies on G17, joining NW and SE
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC puts the locomotive marker on a 2H-train, with Bob's consent
    And the IC tries to run
      | 2H-train | D14 C15 B16 B18 |
      | 2H-train | D14 E15 F16 G17 |
    Then it is refused and nothing has changed
    When the IC runs
      | 2H-train | C15 D14         |
      | 2H-train | D14 E15 F16 G17 |
    Then the IC has earned $120

  @18GL-4.3-n9a @18GL-4.6.3-h @reading:18GL-Q68=a @reconstruction
  Scenario Outline: A <train> with the token goes <hexes> hexes far
    Given it is <phase>
    And the IC owns a <train>
    And the locomotive marker lies on a <train> of the IC
    And #6 lies on C15, joining NW and NE
    And #9 lies on B14, joining NW and SE
    And #9 lies on E15, joining NW and SE
    And #9 lies on F16, joining NW and SE
    And #6 lies on G17, joining NW and NE
    And #8 lies on H16, joining SW and N
    And #57 lies on H14, joining N and S
    And #9 lies on H12, joining N and S
    And #4 lies on H10, joining N and S
    And it is the IC's turn to run its trains
    When the IC tries to run
      | <train> | <too far> |
    Then it is refused and nothing has changed
    When the IC runs
      | <train> | <far> |
    Then the IC has earned <revenue>

    Examples:
      | train    | phase    | hexes | far                                 | too far                                     | revenue |
      | 2H-train | phase 2H | 4     | C15 D14 E15 F16 G17                 | D14 E15 F16 G17 H16 H14                     | $80     |
      | 4H-train | phase 4H | 6     | A13 B14 C15 D14 E15 F16 G17         | D14 E15 F16 G17 H16 H14 H12 H10             | $110    |
      | 6H-train | phase 6H | 8     | A13 B14 C15 D14 E15 F16 G17 H16 H14 | A13 B14 C15 D14 E15 F16 G17 H16 H14 H12 H10 | $130    |

  @18GL-4.3-n9c @18GL-4.3-k @reconstruction
  Scenario: The token is not moved to another train
    Given it is phase 4H
    And the IC owns a 2H-train and a 4H-train
    And #57 lies on C15, joining NE and SW
    And the locomotive marker lies on a 2H-train of the IC
    And it is the IC's turn to run its trains
    # No legal twin: the token has been given.
    When the IC tries to put the locomotive marker on a 4H-train, with Bob's consent
    Then it is refused and nothing has changed
    When the IC runs
      | 2H-train | C15 D14 |
    Then the IC has earned $60

  @18GL-4.3-n9c
  Scenario: The train with the token is not sold to another company
    Given it is phase 6H
    And the PRR is in operation, opened at $90
    And Alice is president of the PRR with 60%
    And the PRR owns a 4H-train and a 6H-train
    And the locomotive marker lies on a 4H-train of the PRR
    And the IC has $300 in its treasury
    And it is the IC's turn to buy trains
    When the IC tries to buy a 4H-train from the PRR for $100
    Then it is refused and nothing has changed
    When the IC buys a 6H-train from the PRR for $100
    Then the IC owns a 6H-train
    And the PRR owns a 4H-train
    And the locomotive marker lies on a 4H-train of the PRR

  @18GL-4.3-n9c
  Scenario: Of two trains of a type the one without the token is sold
    Given it is phase 6H
    And the PRR is in operation, opened at $90
    And Alice is president of the PRR with 60%
    And the PRR owns two 4H-trains
    And the locomotive marker lies on a 4H-train of the PRR
    And the IC has $300 in its treasury
    And it is the IC's turn to buy trains
    When the IC buys a 4H-train from the PRR for $100
    Then the IC owns a 4H-train
    And the locomotive marker lies on a 4H-train of the PRR
    When the IC tries to buy a 4H-train from the PRR for $100
    Then it is refused and nothing has changed

  @18GL-4.3-n9d
  Scenario: When the train with the token is discarded, the token is lost
    Given it is phase 4H
    And the PRR is in operation, opened at $90
    And Alice is president of the PRR with 60%
    And the PRR owns four 4H-trains
    And the locomotive marker lies on a 4H-train of the PRR
    And the bank has no 4H-trains left
    And the IC has $500 in its treasury
    And it is the IC's turn to buy trains
    When the IC buys a 6H-train from the bank for $300
    And the PRR discards a 4H-train with the locomotive marker
    Then nobody has the locomotive marker
    And the PRR owns three 4H-trains
    And Bob owns the Locomotive Company

  @18GL-4.3-n9d
  Scenario: When another train is discarded, the token stays
    Given it is phase 4H
    And the PRR is in operation, opened at $90
    And Alice is president of the PRR with 60%
    And the PRR owns four 4H-trains
    And the locomotive marker lies on a 4H-train of the PRR
    And the bank has no 4H-trains left
    And the IC has $500 in its treasury
    And it is the IC's turn to buy trains
    When the IC buys a 6H-train from the bank for $300
    And the PRR discards a 4H-train
    Then the locomotive marker lies on a 4H-train of the PRR
    And the PRR owns three 4H-trains

  @18GL-4.3-n9d @reconstruction
  Scenario: Out of the open market the train comes without the token, which is not given again
    Given it is phase 6H
    And Bob owns the Locomotive Company and the Mining Company
    And the Locomotive Company can be used no more times
    And #57 lies on C15, joining NE and SW
    And the IC owns a 4H-train
    And it is the IC's turn to run its trains
    # No legal twin: the token has been lost.
    When the IC tries to put the locomotive marker on a 4H-train, with Bob's consent
    Then it is refused and nothing has changed
    When the IC runs
      | 4H-train | C15 D14 |
    Then the IC has earned $60

  @18GL-4.3-n9e @18GL-4.3-n9f @18GL-4.3-t8
  Scenario: The train with the token rusts at its time, and the Locomotive Company closes with it
    Given it is phase 4H
    And the PRR is in operation, opened at $90
    And Alice is president of the PRR with 60%
    And the PRR owns a 2H-train and a 4H-train
    And the locomotive marker lies on a 2H-train of the PRR
    And the bank has no 4H-trains left
    And the IC has $500 in its treasury
    And it is the IC's turn to buy trains
    When the IC buys a 6H-train from the bank for $300
    Then the PRR owns a 4H-train
    And nobody has the locomotive marker
    And the Locomotive Company has left the game

  @18GL-4.3-n9f
  Scenario: As long as the train lasts, the Locomotive Company stays open
    Given it is phase 4H
    And the PRR is in operation, opened at $90
    And Alice is president of the PRR with 60%
    And the PRR owns a 2H-train and a 4H-train
    And the locomotive marker lies on a 4H-train of the PRR
    And the bank has no 4H-trains left
    And the IC has $500 in its treasury
    And it is the IC's turn to buy trains
    When the IC buys a 6H-train from the bank for $300
    Then the locomotive marker lies on a 4H-train of the PRR
    And Bob owns the Locomotive Company
    And the PRR owns a 4H-train

  @18GL-4.3-n9f @18GL-4.3-i @18GL-4.3-z1
  Scenario: When trains without the token rust, the Locomotive Company stays open
    Given it is phase 4H
    And the IC owns a 2H-train
    And the bank has no 4H-trains left
    And the PRR is in operation, opened at $90
    And Alice is president of the PRR with 60%
    And the PRR owns a 4H-train
    And the IC has $500 in its treasury
    And it is the IC's turn to buy trains
    When the IC buys a 6H-train from the bank for $300
    Then the IC owns a 6H-train
    And Bob owns the Locomotive Company

  @18GL-4.3-n9f @18GL-4.3-z3
  Scenario: At the start of phase 10H the Locomotive Company closes, and the token stays on a train that lasts
    Given it is phase 6H
    And the PRR is in operation, opened at $90
    And Alice is president of the PRR with 60%
    And the PRR owns a 6H-train
    And the locomotive marker lies on a 6H-train of the PRR
    And the bank has no 6H-trains left
    And the IC has $700 in its treasury
    And it is the IC's turn to buy trains
    When the IC buys a 10H-train from the bank for $600
    Then the Locomotive Company has left the game
    And the locomotive marker lies on a 6H-train of the PRR

  @18GL-4.3-n9e @18GL-4.3-z3
  Scenario: At the start of phase E the 6H-train rusts, and the token leaves with it
    Given it is phase 10H
    And the PRR is in operation, opened at $90
    And Alice is president of the PRR with 60%
    And the PRR owns a 6H-train and a 10H-train
    And the locomotive marker lies on a 6H-train of the PRR
    And the bank has no 10H-trains left
    And the IC has $900 in its treasury
    And it is the IC's turn to buy trains
    When the IC buys an E-train from the bank for $800
    Then the PRR owns a 10H-train
    And nobody has the locomotive marker

  @18GL-4.6.8-f
  Scenario: A company that has no train with the token discards none with it
    Given it is phase 4H
    And the PRR is in operation, opened at $90
    And Alice is president of the PRR with 60%
    And the PRR owns four 4H-trains
    And the IC owns a 4H-train
    And the locomotive marker lies on a 4H-train of the IC
    And the bank has no 4H-trains left
    And the IC has $500 in its treasury
    And it is the IC's turn to buy trains
    When the IC buys a 6H-train from the bank for $300
    And the PRR tries to discard a 4H-train with the locomotive marker
    Then it is refused and nothing has changed
    When the PRR discards a 4H-train
    Then the PRR owns three 4H-trains
    And the locomotive marker lies on a 4H-train of the IC
