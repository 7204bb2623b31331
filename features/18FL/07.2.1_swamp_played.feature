Feature: Swamp, played from the deal
  In the great network the Southern's track ends at Orlando, where the swamp begins in the south, and that of the Florida
  East Coast at Fort Lauderdale, where it begins in the west. Each hex of it costs $40.

  Background: the great network
    Given the game has been played up to the great network

  @18FL-7.2.1-f @reading:18FL-Q05=a
  Scenario Outline: South of Orlando the Southern pays $40 for G24, and $40 for <hex>
    When the SR lays #<first> on G24, joining <first sides>
    # proves 18FL-7.2.1-f
    Then the SR has paid $40
    When the SR lays #<tile> on <hex>, joining <sides>
    # proves 18FL-7.2.1-f
    Then the SR has paid $40
    And the SR has $151 in its treasury
    And no other player or company has gained or lost money

    Examples:
      | first | first sides | hex | tile | sides     |
      | 8     | SW and NW   | H23 | 9    | SW and NE |
      | 9     | NW and SE   | H25 | 8    | SW and NW |

  @18FL-7.2.1-f @reading:18FL-Q05=a
  Scenario Outline: West of Fort Lauderdale the Florida East Coast pays $40 for <near>, and $40 for <hex>
    When the SR runs
      | 4-train | B23 C24 D25 E24 F23 F21 G20                    |
      | 5-train | A22 B23 B21 B19 B17 B15 B13 B11 B9 B7 B5 B3 B1 |
    And the SR pays out its revenue
    And the SR ends its turn
    And the FEC lays #<first> on <near>, joining <first sides>
    # proves 18FL-7.2.1-f
    Then the FEC has paid $40
    When the FEC lays #<tile> on <hex>, joining <sides>
    # proves 18FL-7.2.1-f
    Then the FEC has paid $40
    And the FEC has $65 in its treasury

    Examples:
      | near | first | first sides | hex | tile | sides    |
      | J25  | 9     | W and E     | J23 | 8    | NW and E |
      | I26  | 8     | W and SE    | I24 | 9    | W and E  |
      | K26  | 8     | W and NE    | K24 | 8    | NW and E |
