Feature: The Mail Contract
  The Mail Contract has no income. One train of the corporation that owns it earns $10 more for every location that it
  visits, whether that location counts or not; best is the train that visits most of them. It is no part of the private
  companies that phase III ends: it stays with the corporation, in phase IV too, and a player who still has it keeps
  it, without use.

  Background: five locations in a row from Cairo: $20, $10 and three times $20, and Columbus beyond, for $20
    Given 5 players at the table in phase II
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And #9 lies on J4, joining SW and NE
    And #9 lies on H6, joining SW and NE
    And #6 lies on G7, joining SW and E
    And #57 lies on G9, joining W and E
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    And #57 lies on G15, joining W and E

  @1846-3-az @1846-3-u
  Scenario: Each location that the train visits is worth $10 more
    Given the IC owns the Mail Contract
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4-train | K3 J4 I5 H6 G7 G9 |
    Then the IC has earned $110

  @1846-3-az
  Scenario Outline: It is $10 for a location, so <bonus> for a <train>
    Given the IC owns the Mail Contract
    And the IC owns a <train>
    And it is the IC's turn to run its trains
    When the IC runs
      | <train> | <route> |
    Then the IC has earned <revenue>
    And it is the IC's turn to distribute <revenue>

    Examples:
      | train   | route             | bonus | revenue |
      | 2-train | K3 J4 I5          | $20   | $50     |
      | 4-train | K3 J4 I5 H6 G7 G9 | $40   | $110    |

  @1846-3-az
  Scenario: A 3/5-train that visits five locations and counts three earns $50 more
    Given the IC owns the Mail Contract
    And the IC owns a 3/5-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 3/5-train | K3 J4 I5 H6 G7 G9 G11 G13 | counting K3, G7 and G9 |
    Then the IC has earned $110

  @1846-3-az
  Scenario: One train has the bonus, the one that visits most locations
    Given the IC owns the Mail Contract
    And the IC owns a 2-train and a 4-train
    And the IC has a token in G13
    And it is the IC's turn to run its trains
    When the IC runs
      | 2-train | G13 G15           |
      | 4-train | K3 J4 I5 H6 G7 G9 |
    Then the IC has earned $150

  @1846-3-az
  Scenario: The bonus may go to another train in the next turn
    Given the IC owns the Mail Contract
    And the IC owns a 2-train
    And the IC has a token in G13
    And the IC has $120 in its treasury
    And it is the IC's turn to run its trains in operating round 2.1
    When the IC runs
      | 2-train | G13 G15 |
    Then the IC has earned $60
    When the IC keeps its revenue
    And the IC buys a 4-train from the bank for $180
    And the IC ends its turn
    Then it is operating round 2.2
    When the IC runs
      | 2-train | G13 G15           |
      | 4-train | K3 J4 I5 H6 G7 G9 |
    Then the IC has earned $150

  @1846-3-az
  Scenario: A player's Mail Contract is of no use to his corporation
    Given Alice owns the Mail Contract
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4-train | K3 J4 I5 H6 G7 G9 |
    Then the IC has earned $70

  @1846-3-az
  Scenario: The Mail Contract of one corporation is of no use to another
    Given the PRR is in operation, opened at $90
    And Bob is president of the PRR with 60%
    And the PRR owns the Mail Contract
    And the IC owns a 4-train
    And it is the IC's turn to run its trains
    When the IC runs
      | 4-train | K3 J4 I5 H6 G7 G9 |
    Then the IC has earned $70

  # The exception, and what both charts say of it.
  @1846-3-ba @1846-S.Phase3-b
  Scenario: Phase III leaves the Mail Contract to its corporation
    Given the IC owns the Mail Contract and Lake Shore Line
    And the IC has $450 in its treasury
    And the bank has no 4-trains left
    And it is the IC's turn to buy trains in operating round 2.1
    When the IC buys a 4/6-train from the bank for $450
    Then it is phase III
    And the IC owns the Mail Contract
    And Lake Shore Line has left the game
    When the IC ends its turn
    Then it is operating round 2.2
    When the IC runs
      | 4/6-train | K3 J4 I5 H6 G7 G9 G11 G13 G15 | counting K3, G7, G9 and G13 |
    Then the IC has earned $140

  @1846-3-ba @1846-S.Phase3-b @reading:1846-Q22=a
  Scenario: Phase III takes the Mail Contract from a player who has it, as other private companies
    Given Bob owns the Mail Contract and Tunnel Blasting
    And the IC has $450 in its treasury
    And the bank has no 4-trains left
    And it is the IC's turn to buy trains in operating round 2.1
    When the IC buys a 4/6-train from the bank for $450
    Then it is phase III
    And Tunnel Blasting and the Mail Contract have left the game

  @1846-3-ba @1846-S.Phase3-b @reading:1846-Q22=b
  Scenario: Phase III leaves the Mail Contract to a player who has it, for whom it does nothing
    Given Bob owns the Mail Contract and Tunnel Blasting
    And the IC has $450 in its treasury
    And the bank has no 4-trains left
    And it is the IC's turn to buy trains in operating round 2.1
    When the IC buys a 4/6-train from the bank for $450
    Then it is phase III
    And Bob owns the Mail Contract
    And Tunnel Blasting has left the game
    When the IC ends its turn
    Then it is operating round 2.2
    And Bob has $400

  @1846-3-ba @1846-S.Phase4-b
  Scenario: Phase IV leaves the Mail Contract to its corporation
    Given it is phase III
    And the NYC is in operation, opened at $112
    And Bob is president of the NYC with 60%
    And the NYC has $900 in its treasury
    And the IC owns a 4/6-train
    And the IC owns the Mail Contract
    And the bank has no 5-trains left
    And it is the NYC's turn to buy trains
    When the NYC buys a 7/8-train from the bank for $900
    Then it is phase IV
    And the IC owns the Mail Contract
    When the NYC ends its turn
    And the IC runs
      | 4/6-train | K3 J4 I5 H6 G7 G9 G11 G13 G15 | counting K3, G7, G9 and G13 |
    Then the IC has earned $140

  @1846-3-ba @1846-S.Phase4-b @reading:1846-Q22=b
  Scenario: Phase IV leaves the Mail Contract to a player who has kept it
    Given it is phase III
    And the NYC is in operation, opened at $112
    And Bob is president of the NYC with 60%
    And the NYC has $900 in its treasury
    And the IC owns a 4/6-train
    And Carol owns the Mail Contract
    And the bank has no 5-trains left
    And it is the NYC's turn to buy trains
    When the NYC buys a 7/8-train from the bank for $900
    Then it is phase IV
    And Carol owns the Mail Contract
    When the NYC ends its turn
    And the IC runs
      | 4/6-train | K3 J4 I5 H6 G7 G9 G11 G13 G15 | counting K3, G7, G9 and G13 |
    Then the IC has earned $80
