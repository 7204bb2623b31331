Feature: Homes whose track is printed for good
  The homes of Spacious and Bridging have printed track that never changes: no tile lies there.

  @LA-OR.lay-c
  Scenario Outline: No tile lies on the home of <company>: not <tile>
    Given 3 players at the table in phase 7 of the long game
    And the <company> is in operation, opened at $80
    And Alice is president of the <company> with 60%
    And the <company> owns a 5-train
    And the <company> has $200 in its treasury
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <tile> on <home>, joining <sides>
    Then it is refused and nothing has changed
    When the <company> lays <other> on <hex>, joining <more>
    Then <other> lies on <hex>, joining <more>

    Examples:
      | company  | home | tile | sides                | other | hex  | more     |
      | Spacious | 3,-3 | #57  | NW and SE            | #8    | 4,-3 | NW and S |
      | Spacious | 3,-3 | #51  | S, SW, NW, SE and NE | #8    | 4,-3 | NW and S |
      | Bridging | -3,2 | #57  | NW and SE            | #7    | -3,1 | S and SE |
