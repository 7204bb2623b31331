Feature: What a tile costs
  A tile on a mountain costs $40, all other ground nothing. The treasury pays. By the usual reading a mountain costs only for
  its first tile. Tunneling receives $60 after paying for a mountain.

  Background: Expansive at 1,-1, its home laid, with a mountain in the north-east
    Given 3 players at the table in phase 3
    And the Expansive is in operation, opened at $80
    And Alice is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $200 in its treasury
    And Alice has $300
    And #57 lies on 1,-1, joining NE and SW
    And it is the Expansive's turn to lay track

  @LA-OR.lay-e @LA-OR.flow-c
  Scenario: A mountain costs $40, out of the treasury
    # proves LA-OR.lay-e LA-OR.flow-c
    When the Expansive lays #9 on 2,-2, joining NE and SW
    # proves LA-OR.lay-e LA-OR.flow-c
    Then the Expansive has paid $40
    And Alice has paid $0
    And no other player or company has gained or lost money

  @LA-OR.lay-e
  Scenario: Two mountains cost $80
    Given the Expansive has a token in 4,0
    And #57 lies on 4,0, joining N and S
    When the Expansive lays #9 on 2,-2, joining NE and SW
    And the Expansive lays #8 on 4,-1, joining S and NW
    Then the Expansive has $120 in its treasury

  @LA-OR.lay-e
  Scenario Outline: <ground> costs nothing
    Given the Expansive has a token in 4,0
    And #57 lies on 4,0, joining NW and SE
    When the Expansive lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>
    And the Expansive has $200 in its treasury
    And no other player or company has gained or lost money

    Examples:
      | ground     | tile | hex | sides     |
      | Plain land | #7   | 5,0 | NW and N  |
      | A capital  | #293 | 0,0 | NE and SW |

  @LA-OR.lay-e @LA-OR.flow-c
  Scenario Outline: With $<treasury> in the treasury no mountain is built on, however rich the president is
    Given the Expansive has $<treasury> in its treasury
    When the Expansive tries to lay #9 on 2,-2, joining NE and SW
    Then it is refused and nothing has changed
    When the Expansive lays #293 on 0,0, joining NE and SW
    Then the Expansive has $<treasury> in its treasury
    And Alice has $300

    Examples:
      | treasury |
      | 0        |
      | 39       |

  @LA-OR.lay-e
  Scenario: $40 are enough
    Given the Expansive has $40 in its treasury
    When the Expansive lays #9 on 2,-2, joining NE and SW
    Then the Expansive has $0 in its treasury
    And #9 lies on 2,-2, joining NE and SW

  @LA-OR.lay-e
  Scenario: The home of Tunneling is a mountain
    Given the Expansive has a token in -2,1
    And #57 lies on -2,1, joining N and S
    When the Expansive lays #57 on -2,0, joining N and S
    Then the Expansive has paid $40

  @LA-OR.lay-e @reading:LA-Q88=a
  Scenario: An upgrade on a mountain costs nothing
    Given #9 lies on 2,-2, joining NE and SW
    And the Expansive has $0 in its treasury
    When the Expansive lays #24 on 2,-2, joining SW, N and NE
    Then #24 lies on 2,-2, joining SW, N and NE
    And the Expansive has $0 in its treasury

  @LA-OR.lay-e @reading:LA-Q88=b
  Scenario: If each tile on a mountain costs, so does an upgrade
    Given #9 lies on 2,-2, joining NE and SW
    And the Expansive has $40 in its treasury
    When the Expansive lays #24 on 2,-2, joining SW, N and NE
    Then the Expansive has paid $40

  @LA-OR.lay-e @reading:LA-Q88=b
  Scenario: If each tile on a mountain costs, $39 are not enough for an upgrade
    Given #9 lies on 2,-2, joining NE and SW
    And the Expansive has $39 in its treasury
    When the Expansive tries to lay #24 on 2,-2, joining SW, N and NE
    Then it is refused and nothing has changed
    When the Expansive lays #293 on 0,0, joining NE and SW
    Then the Expansive has $39 in its treasury

  # ----------------------------------------------------------------------------------------------------------- Tunneling

  @LA-OR.flow-d @LA-OR.lay-e
  Scenario Outline: Tunneling pays $40 for a mountain and receives $60: with $<before> it has $<after> then
    Given the Tunneling is in operation, opened at $90
    And Bob is president of the Tunneling with 60%
    And the Tunneling owns a 2-train
    And the Tunneling has $<before> in its treasury
    And it is the Tunneling's turn to lay track
    When the Tunneling lays #57 on -2,0, joining NE and SW
    Then the Tunneling has $<after> in its treasury
    And no other player or company has gained or lost money

    Examples:
      | before | after |
      | 40     | 60    |
      | 100    | 120   |

  @LA-OR.flow-d @LA-OR.lay-e
  Scenario: Tunneling has to be able to pay first
    Given the Tunneling is in operation, opened at $90
    And Bob is president of the Tunneling with 60%
    And the Tunneling owns a 2-train
    And the Tunneling has $39 in its treasury
    And #57 lies on -2,0, joining NE and SW
    And it is the Tunneling's turn to lay track
    When the Tunneling tries to lay #9 on -1,-1, joining NE and SW
    Then it is refused and nothing has changed
    When the Tunneling lays #8 on -3,1, joining S and NE
    Then the Tunneling has $39 in its treasury

  @LA-OR.flow-d @LA-OR.lay-e
  Scenario: Tunneling receives for each of two mountains
    Given the Tunneling is in operation, opened at $90
    And Bob is president of the Tunneling with 60%
    And the Tunneling owns a 2-train
    And the Tunneling has $40 in its treasury
    And it is the Tunneling's turn to lay track
    When the Tunneling lays #57 on -2,0, joining NE and SW
    And the Tunneling lays #9 on -1,-1, joining NE and SW
    Then the Tunneling has $80 in its treasury

  @LA-OR.flow-d @LA-OR.lay-e
  Scenario: Where there is nothing to pay Tunneling receives nothing
    Given the Tunneling is in operation, opened at $90
    And Bob is president of the Tunneling with 60%
    And the Tunneling owns a 2-train
    And the Tunneling has $40 in its treasury
    And #57 lies on -2,0, joining NE and SW
    And it is the Tunneling's turn to lay track
    When the Tunneling lays #8 on -3,1, joining S and NE
    Then #8 lies on -3,1, joining S and NE
    And the Tunneling has $40 in its treasury

  @LA-OR.flow-d @LA-OR.lay-e @LA-MG.form-f
  Scenario: A major formed of Tunneling receives it as well
    Given the Federation has been formed of the Tunneling and the Resourceful and has operated, beginning at $100
    And Bob is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $100 in its treasury
    And it is the Federation's turn to lay track
    When the Federation lays #57 on -2,0, joining NE and SW
    Then the Federation has $120 in its treasury
