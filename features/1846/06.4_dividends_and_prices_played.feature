Feature: Dividends and share prices, played from the deal
  The Illinois Central stands at $70 in phase III. It runs some of its trains, and its president pays the revenue out.

  @1846-6.4-h @1846-6.4-i @1846-6.4-j @1846-6.4-k @1846-S.Revenue-b @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario Outline: A dividend of <revenue> brings the price from $70 to <price>
    Given the game has been played up to the eve of phase IV
    When the IC runs
      | 4/6-train | <long>  | |
      | 3/5-train | <short> | |
    Then the IC has earned <revenue>
    When the IC pays out its revenue
    Then the IC stands at <price>
    And Bob has received <received>

    Examples:
      | revenue | long           | short       | received | price |
      | $70     | G9 G11 G13     | I5 J4 K3    | $14      | $80   |
      | $170    | D6 (SW) E5 F6 G7 G9 G11 G13 | I5 J4 K3 | $34 | $90 |
      | $200    | G9 G11 G13 G15 | I1 I3 I5 H6 G7 | $40  | $90   |

  @1846-6.4-h @1846-6.4-i @1846-6.4-j @1846-6.4-k @1846-S.Revenue-b @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario Outline: With one train a dividend of <revenue> brings the price from $70 to <price>
    Given the game has been played up to the eve of phase IV
    When the IC runs
      | 3/5-train | <route> | |
    Then the IC has earned <revenue>
    When the IC pays out its revenue
    Then the IC stands at <price>
    And Bob has received <received>

    Examples:
      | revenue | route               | received | price |
      | $30     | I5 J4 K3            | $6       | $60   |
      | $50     | G7 G9               | $10      | $70   |
      | $60     | I5 H6 G7 G9         | $12      | $70   |
      | $110    | I1 I3 I5            | $22      | $80   |
      | $140    | I1 I3 I5 H6 G7      | $28      | $90   |

  @1846-6.4-k @1846-6.4-m @1846-S.Revenue-b @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Up to $150 three times the price is worth two spaces, like twice the price
    Given the game has been played up to the eve of phase IV
    When the IC lays #611 on G7, turned 0
    And the IC runs
      | 4/6-train | G9 G11 G13 G15 | |
      | 3/5-train | I1 I3 I5 H6 G7 | |
    Then the IC has earned $210
    When the IC pays out its revenue
    Then the IC stands at $90
    And Bob has received $42

  @1846-6.4-i @1846-S.Revenue-b @reading:1846-Q04=a @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A dividend of exactly half the price leaves it where it is
    Given the game has been played up to the first round of phase IV
    When the GT runs
      | 4/6-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 4/6-train | I5 J4 K3 | |
    And the IC pays out its revenue
    Then the IC stands at $60

  @1846-6.4-f @1846-6.4-g @1846-S.Revenue-a @1846-6.4-e @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Half of $250 is $120 for the treasury and $13 for a share
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT lays #298 on D6, turned 0
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC buys Meat Packing from Bob for $1
    And the IC puts the meat-packing marker on I1
    And the IC lays #8 on E5, joining NE and SE
    And the IC lays #9 on I3, joining W and E
    And the IC runs
      | 2-train   | I1 I3 I5               | |
      | 2-train   | G7 G9                  | |
      | 3/5-train | D6 (SW) E5 F6 G7 H6 I5 | |
      | 3/5-train | I5 J4 K3               | |
    Then the IC has earned $250
    When the IC pays out half of its revenue
    Then Bob has received $26
    # $120, and $13 for each of its six shares.
    And the IC has received $198
