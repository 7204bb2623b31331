Feature: Plain tiles, played from the deal

  @18CH-15-d
  Scenario Outline: The gentle curve does not run out, whichever way it lies, here <way>
    Given the game has been played up to the first turn of phase 3
    When the C&O lays #8 on F12, joining S and <way>
    Then #8 lies on F12, joining S and <way>
    And #8 never runs out

    Examples:
      | way |
      | NW  |
      | NE  |
