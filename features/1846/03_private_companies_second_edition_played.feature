Feature: Boomtown and Little Miami, of the second edition, in a game
  On a table that was reached by playing: nothing is built yet, Bob has Boomtown and Carol, president of the Baltimore & Ohio,
  Little Miami.

  @since:2 @1846-3-bw @1846-3-by @1846-3-ca @1846-6.6-e
  Scenario: The Baltimore & Ohio buys Little Miami in its first turn and links Cincinnati with Dayton
    Given the game has been played up to the first operating round of the second edition
    When the B&O buys Little Miami from Carol for $1
    And the B&O tries to lay #57 on G13, joining NW and SE, by the power of Little Miami
    Then it is refused and nothing has changed
    When the B&O lays #57 on G13, joining SW and NE, by the power of Little Miami
    And the B&O lays #293 on H12, joining SW and NE, by the power of Little Miami
    Then #57 lies on G13, joining SW and NE
    And #293 lies on H12, joining SW and NE
    And the B&O has $209 in its treasury
    And Carol has $26

  @since:2 @1846-3-br @1846-3-u
  Scenario: With nothing built yet, too, the corporation that buys Boomtown marks Cincinnati
    Given the game has been played up to the first operating round of the second edition
    When the B&O tries to put the Boomtown marker on H12
    Then it is refused and nothing has changed
    When the B&O buys Boomtown from Bob for $1, with Bob's consent
    And the B&O puts the Boomtown marker on H12
    Then the Boomtown marker lies on H12
    And the B&O has the Boomtown marker
    And the B&O has $209 in its treasury

  @since:2 @1846-6.6-c @1846-3-bq @1846-3-bv
  Scenario Outline: No corporation pays more than $40 for <private>
    Given the game has been played up to the first operating round of the second edition
    When the B&O tries to buy <private> from <owner> for $41, with <owner>'s consent
    Then it is refused and nothing has changed
    When the B&O buys <private> from <owner> for $40, with <owner>'s consent
    Then <owner> has received $40
    And the B&O has $170 in its treasury
    And the B&O owns <private>

    Examples:
      | private      | owner | clause     |
      | Boomtown     | Bob   | 1846-3-bq  |
      | Little Miami | Carol | 1846-3-bv  |

  @since:2 @1846-3-bq @1846-3-bv @1846-4-i
  Scenario: Boomtown and Little Miami pay their owners when an operating round begins
    Given the game has been played up to the first operating round of the second edition
    When the B&O buys a 2-train from the bank for $80
    And the B&O ends its turn
    And the GT buys a 2-train from the bank for $80
    Then Bob has $50
    And Carol has $25
    When the GT ends its turn
    Then it is operating round 1.2 of 2
    And Bob has $60
    And Carol has $40
