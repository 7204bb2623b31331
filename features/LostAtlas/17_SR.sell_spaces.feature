Feature: Companies of one space are sold together
  All that is sold in a turn falls at the same time. The text does not say in which order the markers of one space move
  (LA-Q101), nor whether a marker comes to lie beneath or on top of those that lie there (LA-Q27).

  Background: The Agricultural, the Express and the Suburban lie on one space, the Tunneling on the next lower one
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $90
    And the Express is in operation, opened at $90
    And the Suburban is in operation, opened at $90
    And the Tunneling is in operation, opened at $80
    And the shares are held thus
      | Agricultural | president Bob 40%   | Alice 20% |
      | Express      | president Carol 40% | Alice 20% |
      | Suburban     | president Bob 40%   | Alice 20% |
      | Tunneling    | president Carol 40% |           |

  @LA-SR.sell-f @LA-SR.sell-h @reading:LA-Q101=a @reading:LA-Q27=a
  Scenario Outline: Those above fall first, whichever was named first, here the <first>
    When Alice sells 20% of the <first>
    And Alice sells 20% of the <second>
    And Alice passes
    Then the cell of $80 holds, from the top, the Tunneling, the Agricultural and the Suburban
    And the Express stands at $90
    And Alice has $480

    Examples:
      | first        | second       |
      | Agricultural | Suburban     |
      | Suburban     | Agricultural |

  @LA-SR.sell-f @LA-SR.sell-h @reading:LA-Q101=b @reading:LA-Q27=a
  Scenario Outline: Those below fall first, whichever was named first, here the <first>
    When Alice sells 20% of the <first>
    And Alice sells 20% of the <second>
    And Alice passes
    Then the cell of $80 holds, from the top, the Tunneling, the Suburban and the Agricultural
    And the Express stands at $90
    And Alice has $480

    Examples:
      | first        | second       |
      | Agricultural | Suburban     |
      | Suburban     | Agricultural |

  @LA-SR.sell-f @LA-SR.sell-h @reading:LA-Q101=a @reading:LA-Q27=b
  Scenario: Those above fall first, each onto the top of the space
    When Alice sells 20% of the Suburban
    And Alice sells 20% of the Agricultural
    And Alice passes
    Then the cell of $80 holds, from the top, the Suburban, the Agricultural and the Tunneling
    And the Express stands at $90

  @LA-SR.sell-f @LA-SR.sell-h @reading:LA-Q101=b @reading:LA-Q27=b
  Scenario: Those below fall first, each onto the top of the space
    When Alice sells 20% of the Suburban
    And Alice sells 20% of the Agricultural
    And Alice passes
    Then the cell of $80 holds, from the top, the Agricultural, the Suburban and the Tunneling
    And the Express stands at $90

  @LA-SR.sell-f @reading:LA-Q27=a
  Scenario: A company that falls lies beneath the one that is there
    When Alice sells 20% of the Express
    And Alice passes
    Then the cell of $80 holds, from the top, the Tunneling and the Express
    And the cell of $90 holds, from the top, the Agricultural and the Suburban

  @LA-SR.sell-f @reading:LA-Q27=b
  Scenario: A company that falls lies on top of the one that is there
    When Alice sells 20% of the Express
    And Alice passes
    Then the cell of $80 holds, from the top, the Express and the Tunneling
    And the cell of $90 holds, from the top, the Agricultural and the Suburban
