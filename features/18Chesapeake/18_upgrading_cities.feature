Feature: Upgrading cities
  A city may be upgraded by any company that can use some track of the new tile, old track or new; the added track
  need not help it. Tokens stay where they are: they move to the new tile, to the circle that their track leads to.

  Baltimore and Philadelphia are printed in yellow and count as if a yellow tile lay there, so that a green tile is
  the first to be laid. The amount printed on Baltimore is paid for that green tile.

  Background: the B&O is to lay track and has a token in Leesburg, D8
    Given 3 players at the table in phase 2
    And the B&O is in operation at a par of $80
    And Alice is president of the B&O with 60%
    And the B&O has $500 in its treasury
    And #57 lies on D8, joining S and N
    And the B&O has a token in D8
    And it is the B&O's turn to lay track

  # ----------------------------------------------------------------------------------------- who may upgrade

  @18CH-18-a
  Scenario: A city that the company can reach may be upgraded, another may not
    Given it is phase 3
    And #57 lies on D12, joining NW and SE
    When the B&O tries to lay #15 on D12, joining NW, N, NE and SE
    Then it is refused and nothing has changed
    When the B&O lays #15 on D8, joining S, SW, NW and N
    Then #15 lies on D8, joining S, SW, NW and N

  @18CH-18-a
  Scenario: New track that meets one's own line is enough
    Given it is phase 3
    And #57 lies on D12, joining NW and SE
    And #9 lies on D10, joining S and N
    When the B&O tries to lay #14 on D12, joining SW, NW, NE and SE
    Then it is refused and nothing has changed
    When the B&O lays #15 on D12, joining NW, N, NE and SE
    Then #15 lies on D12, joining NW, N, NE and SE

  @18CH-18-a
  Scenario: Old track is enough, even if a full city keeps the company from all new track
    Given it is phase 3
    And #9 lies on D6, joining S and N
    And #8 lies on D4, joining S and NE
    And #57 lies on E3, joining SW and NE
    And the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And the PLE has a token in E3
    And #57 lies on F2, joining SW and NE
    When the B&O tries to lay #14 on F2, joining SW, NW, NE and SE
    Then it is refused and nothing has changed
    When the B&O lays #14 on E3, joining SW, NW, NE and SE
    Then #14 lies on E3, joining SW, NW, NE and SE
    And the PLE has tokens in A3 and E3 only

  @18CH-18-a
  Scenario: A city is upgraded also by a company that has no token there and gains no track of its own
    Given #14 lies on E3, joining SW, NW, NE and SE
    And it is phase 5
    And the pool holds a 5-train
    And #9 lies on D6, joining S and N
    And #8 lies on D4, joining S and NE
    And #57 lies on F2, joining SW and NE
    And the PLE and the PRR are in operation at a par of $70
    And Bob is president of the PLE with 60%
    And Carol is president of the PRR with 60%
    And the PLE has a token in E3
    And the PRR has a token in E3
    When the B&O lays #611 on E3, joining S, SW, NW, NE and SE
    Then #611 lies on E3, joining S, SW, NW, NE and SE
    And the PLE has tokens in A3 and E3 only
    And the PRR has tokens in F2 and E3 only

  # ---------------------------------------------------------------------------------------------- the tokens

  @18CH-18-b
  Scenario: The company's own token moves to the new tile
    Given it is phase 3
    When the B&O lays #14 on D8, joining S, NW, N and SE
    Then #14 lies on D8, joining S, NW, N and SE
    And the B&O has tokens in H6 (SW) and D8 only
    And the B&O has one token left

  @18CH-18-b
  Scenario: All tokens of a city move to the new tile
    Given it is phase 5
    And the pool holds a 5-train
    And the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And #15 lies on D12, joining NW, N, NE and SE
    And the PLE has tokens in D8 and D12
    And the B&O has a token in D12
    When the B&O lays #611 on D12, joining SW, NW, N, NE and SE
    Then #611 lies on D12, joining SW, NW, N, NE and SE
    And the B&O has tokens in H6 (SW) and D12 only
    And the PLE has tokens in A3, D8 and D12 only

  @18CH-18-b
  Scenario Outline: Each token of Baltimore stays in the circle that its track leads to, on <tile>
    Given it is phase 3
    And the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And the PLE has a token in H6 (NE)
    When the B&O lays <tile> on H6, turned <turn>
    Then <tile> lies on H6, turned <turn>
    And the B&O has tokens in <B&O circle> and D8 only
    And the PLE has tokens in A3 and <other circle> only

    Examples:
      | tile | turn | B&O circle  | other circle |
      | #X3  | 2    | H6 (SW, SE) | H6 (NW, NE)  |
      | #X4  | 1    | H6 (SW, NW) | H6 (N, NE)   |
      | #X5  | 4    | H6 (SW, N)  | H6 (NW, NE)  |

  @18CH-18-b
  Scenario: In brown Baltimore the tokens of both circles share one city
    Given it is phase 5
    And the pool holds a 5-train
    And #X4 lies on H6, turned 1
    And the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And the PLE has a token in H6 (NE)
    When the B&O lays #X7 on H6, joining SW, NW, N, NE and SE
    Then #X7 lies on H6, joining SW, NW, N, NE and SE
    And the B&O has tokens in H6 (SW, NW, N, NE, SE) and D8 only
    And the PLE has tokens in A3 and H6 (SW, NW, N, NE, SE) only

  # ------------------------------------------------------------------------------- Baltimore and Philadelphia

  @18CH-18-c
  Scenario: Baltimore needs no yellow tile: it becomes green at once in phase 3
    Given it is phase 3
    When the B&O lays #X4 on H6, turned 1
    Then #X4 lies on H6, turned 1

  @18CH-18-c @18CH-16-h @18CH-17-a
  Scenario: Philadelphia needs no yellow tile: it becomes green at once in phase 3
    Given it is phase 3
    And the C&A is in operation at a par of $70
    And Bob is president of the C&A with 60%
    And #57 lies on J6, joining S and N
    And it is the C&A's turn to lay track
    When the C&A tries to lay #57 on J4, joining S and N
    Then it is refused and nothing has changed
    When the C&A lays #X4 on J4, turned 0
    Then #X4 lies on J4, turned 0

  @18CH-18-c @18CH-26-a
  Scenario: In phase 2 the print of Baltimore stays as it is, as a yellow tile would
    When the B&O tries to lay #X4 on H6, turned 1
    Then it is refused and nothing has changed
    When the B&O lays #9 on G7, joining SW and NE
    Then #9 lies on G7, joining SW and NE

  @18CH-18-d
  Scenario: The green tile of Baltimore costs $40
    Given it is phase 3
    # proves 18CH-18-d
    When the B&O lays #X4 on H6, turned 1
    Then #X4 lies on H6, turned 1
    And the B&O has paid $40
    And the bank has received $40
    And no other player or company has gained or lost money

  @18CH-18-d
  Scenario: The brown tile of Baltimore costs nothing
    Given it is phase 5
    And the pool holds a 5-train
    And #X4 lies on H6, turned 1
    When the B&O lays #X7 on H6, joining SW, NW, N, NE and SE
    Then #X7 lies on H6, joining SW, NW, N, NE and SE
    And the B&O has $500 in its treasury
    And the bank has received $0
    And no other player or company has gained or lost money

  @18CH-18-d
  Scenario: The green tile of Philadelphia costs nothing
    Given it is phase 3
    And the C&A is in operation at a par of $70
    And Bob is president of the C&A with 60%
    And the C&A has $100 in its treasury
    And #57 lies on J6, joining S and N
    And it is the C&A's turn to lay track
    When the C&A lays #X4 on J4, turned 0
    Then #X4 lies on J4, turned 0
    And the C&A has $100 in its treasury
    And the bank has received $0
    And no other player or company has gained or lost money

  @18CH-18-d
  Scenario Outline: With <treasury> the B&O can pay for green Baltimore
    Given it is phase 3
    And the B&O has <treasury> in its treasury
    When the B&O lays #X4 on H6, turned 1
    Then #X4 lies on H6, turned 1
    And the B&O has <rest> in its treasury

    Examples:
      | treasury | rest |
      | $40      | $0   |
      | $41      | $1   |

  @18CH-18-d @18CH-15-l
  Scenario: A dollar short of $40 Baltimore stays yellow
    Given it is phase 3
    And the B&O has $39 in its treasury
    And the B&O owns P1
    When the B&O tries to lay #X4 on H6, turned 1
    Then it is refused and nothing has changed
    When the B&O ends its turn
    Then it is operating round 2.2
    And the B&O has $44 in its treasury
    When the B&O lays #X4 on H6, turned 1
    Then #X4 lies on H6, turned 1
    And the B&O has $4 in its treasury
