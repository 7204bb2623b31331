Feature: Money and trains of merged minors
  The major has the money of both minors and all their trains. If these are more than it may own now, its president gives one
  of his choice back to the bank.

  Background:
    Given 3 players at the table in phase 4
    And the Agricultural is in operation, opened at $100
    And the Express is in operation, opened at $90
    And the Tunneling is in operation, opened at $80
    And the Suburban is in operation, opened at $70
    And Alice is president of the Agricultural with 60%
    And Bob is president of the Express with 40%
    And Carol is president of the Tunneling with 40%
    And Bob is president of the Suburban with 40%
    And the Agricultural has $120
    And the Express has $75
    And the Agricultural owns a 3-train and a 4-train
    And the Express owns a 3-train
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And #57 lies on each of -2,0 and -1,0, joining NW and SE
    And it is the Agricultural's turn to propose a merger

  @LA-MG.asset-a
  Scenario: The money of both is put together
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate has $195
    And Alice has $300
    And Bob has $300

  @LA-MG.asset-b
  Scenario: So are their trains
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate owns two 3-trains and a 4-train
    And it is the Tunneling's turn to propose a merger

  @LA-MG.asset-c @reading:LA-Q79=a
  Scenario: A train above the limit goes to the bank pool
    Given the Express owns a 3-train and a 4-train
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then it is the Conglomerate's turn to discard a train
    When the Conglomerate discards a 3-train
    Then the Conglomerate owns a 3-train and two 4-trains
    And the pool holds a 3-train
    And it is the Tunneling's turn to propose a merger

  @LA-MG.asset-c @reading:LA-Q79=b
  Scenario: A train above the limit is out of the game
    Given the Express owns a 3-train and a 4-train
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    And the Conglomerate discards a 4-train
    Then the Conglomerate owns two 3-trains and a 4-train
    And the pool holds no trains
    And one 4-train has left the game
    And it is the Tunneling's turn to propose a merger

  @LA-MG.asset-c
  Scenario Outline: The president of the major chooses which: a <train>
    Given the Express owns a 3-train and a 4-train
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    And the Conglomerate, on Bob's word, tries to discard a <train>
    Then it is refused and nothing has changed
    When the Conglomerate tries to discard a 5-train
    Then it is refused and nothing has changed
    When the Conglomerate, on Alice's word, discards a <train>
    Then the Conglomerate owns <kept>

    Examples:
      | train   | kept                        |
      | 3-train | a 3-train and two 4-trains  |
      | 4-train | two 3-trains and a 4-train  |

  @LA-MG.asset-c
  Scenario Outline: The limit is that of a major in the present phase: <case>
    Given it is phase <phase>
    And the Agricultural owns <of the Agricultural>
    And the Express owns <of the Express>
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate owns <together>
    And it is the Tunneling's turn to propose a merger

    Examples:
      | case           | phase | of the Agricultural | of the Express | together                 |
      | two in phase 5 | 5     | a 5-train           | a 4-train      | a 4-train and a 5-train  |
      | two in phase 7 | 7     | a 5-train           | a 7-train      | a 5-train and a 7-train  |
