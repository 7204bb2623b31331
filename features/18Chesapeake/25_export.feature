Feature: The end of an operating round and the export of trains
  When every company has had its turn, the bank's next train leaves the game: trains go to other railways even if
  nobody here buys. An export counts like a purchase, so that it can begin a new phase. Only trains that will become
  obsolete are exported; the 5-trains, 6-trains and D-trains stay.

  After the last operating round of a set there is a stock round.

  Background: the C&O operates after the N&W, it is the last company of the round
    Given 3 players at the table in phase 2
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $1,000 in its treasury
    And the C&O is in operation at a par of $80
    And Bob is president of the C&O with 60%
    And the C&O has $500 in its treasury

  # ------------------------------------------------------------------------------------------- one train a round

  @18CH-25-a @18CH-25-b
  Scenario: After the last company's turn one train of the bank leaves the game
    Given the N&W owns a 2-train
    And the C&O owns a 2-train
    And it is the C&O's turn to buy trains
    When the C&O ends its turn
    Then the bank has 4 2-trains left
    And one 2-train has left the game
    And the pool holds no trains
    And the N&W owns a 2-train
    And the C&O owns a 2-train
    And it is stock round 3

  @18CH-25-a
  Scenario: Nothing is exported before the last company has finished its turn
    Given the N&W owns a 2-train
    And it is the N&W's turn to buy trains
    When the N&W ends its turn
    Then it is the C&O's turn to lay track
    And the bank has 6 2-trains left
    And no 2-trains have left the game
    When the C&O ends its turn
    Then the bank has 5 2-trains left
    And one 2-train has left the game

  @18CH-25-a
  Scenario: A train is exported also if nobody owns or buys one
    Given it is the C&O's turn to buy trains
    When the C&O ends its turn
    Then the bank has 6 2-trains left
    And one 2-train has left the game
    And it is phase 2

  @18CH-25-a @18CH-25-f @reading:18CH-Q48=a
  Scenario: A train is exported after each operating round of a set
    Given it is phase 3
    And it is the C&O's turn to buy trains in operating round 2.1 of 2
    When the C&O ends its turn
    Then the bank has 4 3-trains left
    And two 3-trains have left the game
    And it is operating round 2.2
    When the N&W ends its turn
    And the C&O ends its turn
    Then the bank has 3 3-trains left
    And three 3-trains have left the game
    And it is stock round 3

  @18CH-25-a @18CH-25-f @reading:18CH-Q48=b
  Scenario: A train is exported once in a set, after its last operating round
    Given it is phase 3
    And it is the C&O's turn to buy trains in operating round 2.1 of 2
    When the C&O ends its turn
    Then it is operating round 2.2
    And the bank has 5 3-trains left
    And one 3-train has left the game
    When the N&W ends its turn
    And the C&O ends its turn
    Then the bank has 4 3-trains left
    And two 3-trains have left the game
    And it is stock round 3

  # ---------------------------------------------------------------------------------------------- which train

  @18CH-25-b
  Scenario Outline: In phase <phase> the bank's next train is exported, a <train>, not one from the pool
    Given it is phase <phase>
    And the C&O owns <C&O trains>
    And the pool holds <pool>
    And the bank has <left> <train>s left
    And it is the C&O's turn to buy trains in operating round 2.2 of 2
    When the C&O ends its turn
    Then the bank has <left then> <train>s left
    And <out then> <train>s have left the game
    And the pool holds <pool>
    And the C&O owns <C&O trains>
    And the next train of the bank is a <train>

    Examples:
      | phase | C&O trains              | pool      | left  | train   | left then | out then |
      | 3     | a 2-train and a 3-train | no trains | three | 3-train | two       | three    |
      | 4     | a 3-train               | a 3-train | four  | 4-train | three     | two      |
      | 4     | a 4-train               | a 3-train | two   | 4-train | one       | three    |

  @18CH-25-b @18CH-25-c
  Scenario: When the last train of a rank is gone the next rank follows
    Given the C&O owns two 2-trains
    And the bank has one 2-train left
    And it is the C&O's turn to buy trains
    When the C&O ends its turn
    Then the bank has no 2-trains left
    And five 2-trains have left the game
    And the next train of the bank is a 3-train
    And the bank has 6 3-trains left
    And it is phase 2

  # ----------------------------------------------------------------------------------------- a phase by export

  @18CH-25-c @18CH-25-d @18CH-26-g
  Scenario: The export of the first 3-train begins phase 3, though no company has one
    Given the C&O owns two 2-trains
    And the bank has no 2-trains left
    And it is the C&O's turn to buy trains
    When the C&O ends its turn
    Then it is phase 3
    And the bank has 5 3-trains left
    And one 3-train has left the game
    And the C&O owns two 2-trains
    And it is stock round 3

  @18CH-25-c @18CH-26-o @18CH-26-p
  Scenario: The export of the first 4-train begins phase 4, and the 2-trains are scrapped
    Given it is phase 3
    And the N&W owns a 2-train and a 3-train
    And the C&O owns two 2-trains
    And the bank has no 3-trains left
    And it is the C&O's turn to buy trains in operating round 2.2 of 2
    When the C&O ends its turn
    Then it is phase 4
    And the bank has 4 4-trains left
    And one 4-train has left the game
    And the N&W owns a 3-train
    And the C&O owns no trains
    And 7 2-trains have left the game
    And it is stock round 3

  @18CH-25-c @18CH-23-ab @18CH-23-w
  Scenario: The limit that an export brings makes a company discard before the game goes on
    Given it is phase 3
    And the bank has no 3-trains left
    And the N&W owns four 3-trains
    And the C&O owns a 2-train
    And it is the C&O's turn to buy trains in operating round 2.2 of 2
    When the C&O ends its turn
    Then it is phase 4
    And it is the N&W's turn to discard a train
    When the N&W discards a 3-train
    Then the N&W owns three 3-trains
    And the C&O owns no trains
    And the pool holds a 3-train
    And the N&W has $1,000 in its treasury
    And it is stock round 3

  @18CH-25-c
  Scenario: The second train of a rank brings no new phase
    Given it is phase 3
    And the C&O owns two 2-trains
    And it is the C&O's turn to buy trains in operating round 2.2 of 2
    When the C&O ends its turn
    Then it is phase 3
    And two 3-trains have left the game
    And the C&O owns two 2-trains
    And it is stock round 3

  # ------------------------------------------------------------------------------------------ permanent trains

  @18CH-25-e
  Scenario: A 5-train is not exported, though phase 4 has no train left
    Given it is phase 4
    And the bank has one 4-train left
    And the C&O owns a 4-train
    And it is the C&O's turn to buy trains in operating round 2.2 of 2
    When the C&O buys a 4-train from the bank for $300
    Then the bank has no 4-trains left
    And the C&O owns two 4-trains
    When the C&O ends its turn
    Then the bank has 3 5-trains left
    And no 5-trains have left the game
    And it is phase 4
    And it is stock round 3

  @18CH-25-e
  Scenario Outline: Nothing is exported in phase <phase>
    Given it is phase <phase>
    And the C&O owns <C&O trains>
    And the pool holds <pool>
    And it is the C&O's turn to distribute $100 in operating round 2.3 of 3
    When the C&O keeps its revenue
    Then the C&O has $600 in its treasury
    When the C&O ends its turn
    Then it is stock round 3
    And the C&O has $600 in its treasury
    And the bank has <fives> 5-trains left
    And the bank has <sixes> 6-trains left
    And the pool holds <pool>
    And no 5-trains have left the game
    And no 6-trains have left the game
    And no D-trains have left the game
    And it is phase <phase>

    Examples:
      | phase | C&O trains              | pool                         | fives | sixes |
      | 5     | a 5-train               | a 4-train                    | two   | two   |
      | 5     | two 5-trains            | a 5-train                    | no    | two   |
      | 6     | a 5-train and a 6-train | two 5-trains                 | no    | one   |
      | D     | a 6-train and a D-train | three 5-trains and a 6-train | no    | no    |

  # ---------------------------------------------------------------------------------------- what comes afterwards

  @18CH-25-f
  Scenario Outline: After operating round 2.<last> of <last> comes a stock round
    Given it is phase <phase>
    And the C&O owns <C&O trains>
    And it is the C&O's turn to buy trains in operating round 2.<last> of <last>
    When the C&O ends its turn
    Then it is stock round 3
    And it is Alice's turn to trade
    When Alice buys 10% of the C&O from the IPO
    Then Alice has paid $80
    And it is Bob's turn to trade

    Examples:
      | phase | last | C&O trains |
      | 2     | 1    | a 2-train  |
      | 3     | 2    | a 3-train  |
      | 5     | 3    | a 5-train  |

  @18CH-25-f
  Scenario Outline: After operating round 2.<number> of <last> comes another operating round, no stock round
    Given it is phase <phase>
    And the C&O owns <C&O trains>
    And it is the C&O's turn to buy trains in operating round 2.<number> of <last>
    When the C&O ends its turn
    Then it is operating round 2.<next> of <last>
    And it is the N&W's turn to lay track
    And still to operate in this round is the C&O
    When the N&W lays #57 on C13, joining SW and NE
    Then #57 lies on C13, joining SW and NE
    And it is operating round 2.<next> of <last>

    Examples:
      | phase | number | next | last | C&O trains |
      | 3     | 1      | 2    | 2    | a 3-train  |
      | 5     | 1      | 2    | 3    | a 5-train  |
      | 5     | 2      | 3    | 3    | a 5-train  |
