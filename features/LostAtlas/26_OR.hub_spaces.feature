Feature: How many spaces a city has
  The tile says how many hubs find room in a city. When all of its spaces are taken no other company places one there.

  Background: Federation, formed of Tunneling at -2,0 and Suburban at -1,0; cities north and south of -2,0
    Given 3 players at the table in phase 7
    And the Federation has been formed of the Tunneling and the Suburban and has operated, beginning at $100
    And Alice is president of the Federation with 40%
    And the Federation owns a 7-train
    And the Federation has $200 in its treasury
    And the International has been formed of the Agricultural and the Resourceful and has operated, beginning at $90
    And Carol is president of the International with 40%
    And the Expansive is in operation, opened at $80
    And Bob is president of the Expansive with 60%
    And #57 lies on each of -2,-1 and -2,0, joining N and S
    And #57 lies on -1,0, joining NW and SE
    And it is the Federation's turn to place a token

  @LA-OR.hub-b
  Scenario Outline: A yellow city has one space: <tile>
    Given <tile> lies on -2,1, turned <turned>
    And the Expansive has a token in -2,1
    When the Federation tries to place a token in -2,1
    Then it is refused and nothing has changed
    When the Federation places a token in -2,-1
    Then the Federation has tokens in -2,0, -1,0 and -2,-1 only

    Examples:
      | tile | turned |
      | #57  | 0      |
      | #5   | 2      |
      | #6   | 3      |

  @LA-OR.hub-b
  Scenario Outline: Every later tile of an ordinary city has two spaces: <tile>
    Given <tile> lies on -2,1, turned 0
    And the Expansive has a token in -2,1
    When the Federation places a token in -2,1
    Then the Federation has tokens in -2,0, -1,0 and -2,1 only

    Examples:
      | tile |
      | #14  |
      | #15  |
      | #619 |
      | #125 |
      | #51  |

  @LA-OR.hub-b
  Scenario Outline: Two hubs fill such a city: <tile>
    Given <tile> lies on -2,1, turned 0
    And the Expansive has a token in -2,1
    And the International has a token in -2,1
    When the Federation tries to place a token in -2,1
    Then it is refused and nothing has changed
    When the Federation places a token in -2,-1
    Then the Federation has tokens in -2,0, -1,0 and -2,-1 only

    Examples:
      | tile |
      | #14  |
      | #15  |
      | #619 |
      | #125 |
      | #51  |

  @LA-OR.hub-b
  Scenario Outline: A green capital has room for a second hub: <tile>
    Given <tile> lies on 0,0, turned <turned>
    And the Expansive has a token in 0,0
    When the Federation places a token in 0,0
    Then the Federation has tokens in -2,0, -1,0 and 0,0 only

    Examples:
      | tile | turned |
      | #294 | 2      |
      | #295 | 0      |
      | #296 | 0      |

  @LA-OR.hub-b
  Scenario Outline: A later capital has room for a third hub: <tile>
    Given <tile> lies on 0,0, turned 0
    And the Expansive has a token in 0,0
    And the International has a token in 0,0
    When the Federation places a token in 0,0
    Then the Federation has tokens in -2,0, -1,0 and 0,0 only

    Examples:
      | tile |
      | #297 |
      | #LA6 |

  @LA-OR.hub-b @reading:LA-Q93=a
  Scenario Outline: The outer stop of the mine has room for a second hub from its third tile on: <tile>
    Given <tile> lies on -2,-2, turned 0
    And the Eastern Mining is in operation, opened at $70
    And Bob is president of the Eastern Mining with 60%
    When the Federation places a token in -2,-2 (<sides>)
    Then the Federation has tokens in -2,0, -1,0 and -2,-2 (<sides>) only

    Examples:
      | tile | sides         |
      | #LA4 | S, SW, NW     |
      | #LA7 | S, SW, NW, SE |

  @LA-OR.hub-b @reading:LA-Q93=a
  Scenario: On LA5 the other half of the port has two spaces as well
    Given #LA5 lies on 4,-4, turned 2
    And #7 lies on 3,-4, joining S and SE
    And #5 lies on 3,-3, joining N and NE
    And the Federation has a token in 3,-3
    And the Northern Port is in operation, opened at $70
    And Bob is president of the Northern Port with 60%
    And the Expansive has a token in 4,-4 (S, SW)
    When the Federation places a token in 4,-4 (S, SW)
    Then the Federation has tokens in -2,0, -1,0, 3,-3 and 4,-4 (S, SW) only

  @LA-OR.hub-b
  Scenario Outline: A yellow capital has one space: <tile>
    Given <tile> lies on 0,0, turned <turned>
    And the Expansive has a token in 0,0
    When the Federation tries to place a token in 0,0
    Then it is refused and nothing has changed
    When the Federation places a token in -2,-1
    Then the Federation has tokens in -2,0, -1,0 and -2,-1 only

    Examples:
      | tile | turned |
      | #291 | 0      |
      | #292 | 1      |
      | #293 | 2      |

  @LA-OR.hub-b @reading:LA-Q93=a
  Scenario: On LA2 the other half of the port has one space as well
    Given #LA2 lies on 4,-4, turned 2
    And #7 lies on 3,-4, joining S and SE
    And #5 lies on 3,-3, joining N and NE
    And the Federation has a token in 3,-3
    And the Northern Port is in operation, opened at $70
    And Bob is president of the Northern Port with 60%
    And the Expansive has a token in 4,-4 (S, SW)
    When the Federation tries to place a token in 4,-4 (S, SW)
    Then it is refused and nothing has changed
    When the Federation places a token in -2,-1
    Then the Federation has tokens in -2,0, -1,0, 3,-3 and -2,-1 only
