Feature: The charters of the minors
  The charters are mixed and dealt face up in columns of four: twelve in three columns in the long game, eight in two in
  the short one.

  @LA-SU.minor-b @LA-SU.minor-c
  Scenario: Three columns in the long game
    Given a new long game of 3 players
    And the pieces of the map are mixed, 160 first
    And the charters are dealt in the order the Overnight, the Express, the Suburban, the Adaptive, the Tunneling, the Agricultural, the Spacious, the Bridging, the Expansive, the Resourceful, the Northern Port and the Eastern Mining
    When Alice lays map piece 160 at 0,0, turned 0
    Then 1 map piece lies on the map
    And the charters lie in columns
      | Overnight | Tunneling    | Expansive      |
      | Express   | Agricultural | Resourceful    |
      | Suburban  | Spacious     | Northern Port  |
      | Adaptive  | Bridging     | Eastern Mining |

  @LA-SU.minor-b @LA-SU.minor-e @LA-SU.minor-f
  Scenario: Two columns in the short game
    Given a new short game of 3 players
    And the pieces of the map are mixed, 160 first
    And the charters are dealt in the order the Tunneling, the Agricultural, the Express, the Suburban, the Expansive, the Resourceful, the Northern Port and the Eastern Mining
    When Alice lays map piece 160 at 0,0, turned 0
    Then 1 map piece lies on the map
    And the charters lie in columns
      | Tunneling    | Expansive      |
      | Agricultural | Resourceful    |
      | Express      | Northern Port  |
      | Suburban     | Eastern Mining |

  @LA-SU.minor-c @LA-SU.minor-e @LA-SU.minor-f
  Scenario Outline: Columns of four
    Given a new <mode> game of <players> players
    And the pieces of the map are mixed, 160 first
    When Alice lays map piece 160 at 0,0, turned 0
    Then 1 map piece lies on the map
    And there are <minors> charters in <columns> columns

    Examples:
      | mode  | players | minors | columns |
      | short | 2       | 8      | 2       |
      | short | 4       | 8      | 2       |
      | long  | 3       | 12     | 3       |
      | long  | 5       | 12     | 3       |

  @LA-SU.minor-e @reading:LA-Q13=a
  Scenario Outline: The <mode> game is not for <others> players
    When somebody tries to set up a new <mode> game of <others> players
    Then it is refused and nothing has changed
    When somebody sets up a new <mode> game of <players> players
    Then there are <minors> charters in <columns> columns
    When Alice lays map piece <first> at 0,0, turned 0
    Then 1 map piece lies on the map

    Examples:
      | mode  | others | players | minors | columns | first |
      | short | 5      | 4       | 8      | 2       | 161   |
      | long  | 2      | 3       | 12     | 3       | 160   |

  @LA-SU.minor-e @reading:LA-Q13=b
  Scenario Outline: <players> players may play the <mode> game as well
    When somebody sets up a new <mode> game of <players> players
    Then there are <minors> charters in <columns> columns
    When Alice lays map piece <first> at 0,0, turned 0
    Then 1 map piece lies on the map
    And Alice has <cash>

    Examples:
      | mode  | players | minors | columns | first | cash |
      | short | 5       | 8      | 2       | 161   | $220 |
      | long  | 2       | 12     | 3       | 160   | $450 |
