Feature: Buying private companies, played from the deal
  In phases I and II a corporation on turn buys private companies from players who agree, for a dollar up to what is printed
  on them. Alice has Chicago & Western Indiana and Big 4, Bob the Mail Contract and the Steamboat, Carol Michigan Central
  and Michigan Southern.

  # S.Purchases-a and 3-s say again what 6.6-c says; S.Phase1-c what 6.6-a says.
  @1846-6.6-a @1846-6.6-c @1846-3-s @1846-S.Purchases-a @1846-S.Phase1-c
  Scenario Outline: <private> costs a corporation $1 to $<face>
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT tries to buy <private> from <owner> for $<too much>, with <owner>'s consent
    Then it is refused and nothing has changed
    When the GT tries to buy <private> from <owner> for $0, with <owner>'s consent
    Then it is refused and nothing has changed
    When the GT buys <private> from <owner> for $<price>, with <owner>'s consent
    Then <owner> has received $<price>
    And the GT has paid $<price>
    And the bank has paid $0
    And the GT owns <private>

    Examples:
      | private                   | owner | face | too much | price |
      | Michigan Central          | Carol | 40   | 41       | 40    |
      | Michigan Central          | Carol | 40   | 50       | 1     |
      | the Mail Contract         | Bob   | 80   | 81       | 80    |
      | the Steamboat             | Bob   | 40   | 41       | 40    |
      | Chicago & Western Indiana | Alice | 60   | 61       | 60    |

  @1846-6.6-a @1846-S.Purchases-a
  Scenario: Its owner has to agree
    Given the game has been played up to the eve of phase II
    When the IC tries to buy Michigan Central from Carol for $40
    Then it is refused and nothing has changed
    When the IC buys Michigan Central from Carol for $40, with Carol's consent
    Then the IC owns Michigan Central
    And the IC has $140 in its treasury

  @1846-6.6-b @1846-6.6-d
  Scenario: Several are bought in one turn, and lie on the charter
    Given the game has been played up to the eve of phase II
    When the IC buys Michigan Central from Carol for $40, with Carol's consent
    And the IC buys the Steamboat from Bob for $40, with Bob's consent
    Then the IC owns the Steamboat and Michigan Central
    And the IC has $100 in its treasury
    And Carol owns Michigan Southern
    And Bob owns the Mail Contract

  @1846-6.61-a
  Scenario: A corporation does not sell a private company again
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT buys Michigan Central from Carol for $1, with Carol's consent
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the B&O tries to buy Michigan Central from the GT for $10, with Alice's consent
    Then it is refused and nothing has changed
    When the B&O buys Chicago & Western Indiana from Alice for $10, with Alice's consent
    Then the B&O owns Chicago & Western Indiana
    And the GT owns Michigan Central

  @1846-6.6-e @1846-6.6-f @1846-S.Purchases-b @reading:1846-Q81=a
  Scenario: Its power can be used at once, and it stays
    Given the game has been played up to the eve of phase II
    When the IC buys Chicago & Western Indiana from Alice for $60, with Alice's consent
    And the IC places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the IC has tokens in D6 (SE), I5 and K3 only
    And the IC has $120 in its treasury
    And the IC owns Chicago & Western Indiana
