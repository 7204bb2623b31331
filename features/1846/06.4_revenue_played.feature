Feature: Revenue and price, played from the deal
  The Grand Trunk stands at $70; Alice has 30% of it, the rest lies in its treasury. The Illinois Central stands at $50,
  Bob having 40% of it.

  @1846-6.4-b
  Scenario: The president decides about the revenue, nobody else
    Given the game has been played up to the eve of phase II
    When the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC, on Carol's word, tries to keep its revenue
    Then it is refused and nothing has changed
    When the IC, on Bob's word, keeps its revenue
    Then the IC has $210 in its treasury

  # S.Revenue-b says again what 6.4-h says.
  @1846-6.4-c @1846-6.4-h @1846-S.Revenue-b
  Scenario: Revenue that is kept goes into the treasury, and the price falls one space
    Given the game has been played up to the eve of phase II
    When the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC keeps its revenue
    Then the IC has received $30
    And the bank has paid $30
    And no other player or company has gained or lost money
    And the IC stands at $40

  # S.Revenue-b and S.Revenue-d say again what 6.4-i and 6.4-e say.
  @1846-6.4-d @1846-6.4-e @1846-6.4-i @1846-S.Revenue-b @1846-S.Revenue-d
  Scenario: A full dividend pays a tenth of the revenue for each share, those of the treasury included
    Given the game has been played up to the eve of phase II
    When the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC pays out its revenue
    Then Bob has received $12
    And the IC has received $18
    And the bank has paid $30
    And no other player or company has gained or lost money
    And the IC stands at $50

  @1846-6.4-e @1846-S.Revenue-d
  Scenario: Nothing is paid on shares in the market
    Given the game has been played up to the eve of phase II
    When the IC issues three shares
    And the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC pays out its revenue
    Then Bob has received $12
    And the IC has received $9
    And the bank has paid $21
    And no other player or company has gained or lost money

  # S.Revenue-a and S.Rounding-a say again what 6.4-f says.
  @1846-6.4-f @1846-S.Revenue-a @1846-S.Rounding-a
  Scenario: Of a half dividend of $30 the treasury keeps $10, and $2 are paid for each share
    Given the game has been played up to the eve of phase II
    When the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC pays out half of its revenue
    Then Bob has received $8
    And the IC has received $22
    And the bank has paid $30
    And no other player or company has gained or lost money

  @1846-6.4-j @1846-S.Revenue-b @1846-3-az @1846-6.3-l
  Scenario: With the mail the Grand Trunk earns as much as its price, and rises one space
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT buys the Mail Contract from Bob for $80, with Bob's consent
    And the GT runs
      | 2-train | B16 C15 | |
    Then the GT has earned $80
    When the GT pays out its revenue
    Then the GT stands at $80
    And Alice has received $24
    And the GT has received $56

  @1846-6.4-k @reading:1846-Q01=b
  Scenario: Twice the price takes the marker two spaces to the right
    Given the game has been played up to the fourth stock round
    When everybody passes
    Then the IC stands at $30
    When the IC runs
      | 4-train   | G9 G7 H6 I5 | |
      | 3/5-train | I5 J4 K3    | |
    Then the IC has earned $80
    When the IC pays out its revenue
    Then the IC stands at $50

  @1846-6.4-m @reading:1846-Q01=b
  Scenario: Below $150 three times the price takes it no further than two
    Given the game has been played up to the fourth stock round
    When everybody passes
    And the IC runs
      | 4-train   | G9 G7 H6 I5 | |
      | 3/5-train | I5 J4 K3    | |
    And the IC keeps its revenue
    Then the IC stands at $20
    When the IC ends its turn
    And the IC runs
      | 4-train   | G9 G7 H6 I5 | |
      | 3/5-train | I5 J4 K3    | |
    Then the IC has earned $80
    When the IC pays out its revenue
    Then the IC stands at $40
