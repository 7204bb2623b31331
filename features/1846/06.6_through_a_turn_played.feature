Feature: Buying private companies through a whole turn, played from the deal
  What a corporation may not do with private companies it may not do at any point of its turn: neither before it builds nor
  after it has run, and neither as the first of the round nor as a later one.

  # S.Purchases-a and 3-s say again what 6.6-c says.
  @1846-6.6-c @1846-3-s @1846-S.Purchases-a @1846-6-k @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario Outline: Of the first corporation of a round no point of the turn makes <private> dearer than $<face>
    Given the game has been played up to the third operating round of five
    When the B&O tries to buy <private> from <owner> for $<too much>, with <owner>'s consent
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to buy <private> from <owner> for $<too much>, with <owner>'s consent
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to buy <private> from <owner> for $<too much>, with <owner>'s consent
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to buy <private> from <owner> for $<too much>, with <owner>'s consent
    Then it is refused and nothing has changed
    When the B&O buys <private> from <owner> for $<face>, with <owner>'s consent
    Then <owner> has received $<face>
    And the B&O has paid $<face>
    And the B&O owns <private>

    Examples:
      | private         | owner | face | too much |
      | Lake Shore Line | Dave  | 40   | 41       |
      | Meat Packing    | Bob   | 60   | 80       |

  @1846-6.6-a @1846-S.Purchases-a @1846-6-k @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Of the first corporation of a round the owner has to agree at every point of its turn
    Given the game has been played up to the third operating round of five
    When the B&O tries to buy Meat Packing from Bob for $60
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to buy Meat Packing from Bob for $60, with Dave's consent
    Then it is refused and nothing has changed
    When the B&O lays no track
    And the B&O tries to buy Meat Packing from Bob for $60
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to buy Meat Packing from Bob for $60
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to buy Meat Packing from Bob for $60
    Then it is refused and nothing has changed
    When the B&O buys Meat Packing from Bob for $60, with Bob's consent
    Then the B&O owns Meat Packing
    And Bob has received $60

  # Lake Shore Line is the New York Central's before the Pennsylvania comes.
  @1846-6.61-a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: What a corporation owns no other one buys at any point of its turn
    Given the game has been played up to the third operating round of five
    When the B&O buys Lake Shore Line from Dave for $1, with Dave's consent
    And the B&O tries to buy Lake Shore Line from the B&O for $1
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to buy Lake Shore Line from the B&O for $1
    Then it is refused and nothing has changed
    When the B&O lays no track
    And the B&O tries to buy Lake Shore Line from the B&O for $1
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to buy Lake Shore Line from the B&O for $1
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT tries to buy Lake Shore Line from the B&O for $1
    Then it is refused and nothing has changed
    When the GT buys Meat Packing from Bob for $1, with Bob's consent
    Then the GT owns Meat Packing
    And the B&O owns Lake Shore Line

  @1846-6.6-c @1846-6-k @1846-S.Purchases-a
  Scenario: A private company is not paid on credit, at no point of the turn
    Given the game has been played up to the eve of phase III
    When the IC ends its turn
    And the B&O tries to buy Chicago & Western Indiana from Alice for $1, with Alice's consent
    Then it is refused and nothing has changed
    When the B&O lays no track
    And the B&O tries to buy Chicago & Western Indiana from Alice for $1, with Alice's consent
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | G19 H20 | |
    And the B&O tries to buy Chicago & Western Indiana from Alice for $1, with Alice's consent
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to buy Chicago & Western Indiana from Alice for $31, with Alice's consent
    Then it is refused and nothing has changed
    When the B&O buys Chicago & Western Indiana from Alice for $30, with Alice's consent
    Then the B&O has $0 in its treasury
    And the B&O owns Chicago & Western Indiana

  @1846-6.6-c @1846-6.6-a @1846-6.61-a @1846-6-k @1846-S.Purchases-a
  Scenario: Without the money or the owner's word nothing is bought before a train that has to be bought
    Given the game has been played up to the turn without a train
    When the GT tries to buy the Mail Contract from Bob for $47, with Bob's consent
    Then it is refused and nothing has changed
    When the GT lays no track
    And the GT tries to buy the Mail Contract from Bob for $47, with Bob's consent
    Then it is refused and nothing has changed
    When the GT tries to buy the Mail Contract from Bob for $40
    Then it is refused and nothing has changed
    When the GT tries to buy Michigan Central from Carol for $41, with Carol's consent
    Then it is refused and nothing has changed
    When the GT buys the Mail Contract from Bob for $45, with Bob's consent
    Then the GT has $1 in its treasury
    And the GT owns the Mail Contract
    When the GT tries to buy the Mail Contract from the GT for $1
    Then it is refused and nothing has changed

  # The others are gone; by this reading a player keeps the Mail Contract.
  @1846-6.6-a @1846-6-k @1846-3-ba @reading:1846-Q22=b
  Scenario: From phase III on no corporation buys the Mail Contract, neither who began the phase nor the next one
    Given the game has been played up to the eve of phase III
    When the IC buys Michigan Central from Carol for $1, with Carol's consent
    And the IC buys a 5-train from the bank for $500
    And the IC tries to buy the Mail Contract from Bob for $1
    Then it is refused and nothing has changed
    When the IC buys a 3/5-train from the GT for $1, with Alice's consent
    Then the IC has $21 in its treasury
    When the IC ends its turn
    And the B&O runs
      | 4-train | G19 H20 | |
    And the B&O tries to buy the Mail Contract from Bob for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to buy the Mail Contract from Bob for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the B&O buys a 3/5-train from the GT for $1, with Alice's consent
    Then the B&O has $49 in its treasury
    And Bob owns the Mail Contract

  @1846-6.6-a @1846-6-k @1846-3-ba @reading:1846-Q01=b @reading:1846-Q22=b @reading:1846-Q63=a
  Scenario: The first corporation of a round in phase III does not buy the Mail Contract at any point of its turn
    Given the game has been played up to the eve of phase III
    When the IC buys Michigan Central from Carol for $1, with Carol's consent
    And the IC buys a 5-train from the bank for $500
    And the IC ends its turn
    And the B&O runs
      | 4-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And everybody passes
    Then it is the IC's turn to issue or redeem shares
    When the IC tries to buy the Mail Contract from Bob for $1
    Then it is refused and nothing has changed
    When the IC lays #9 on I3, joining W and E
    And the IC tries to buy the Mail Contract from Bob for $1
    Then it is refused and nothing has changed
    When the IC lays no track
    And the IC tries to buy the Mail Contract from Bob for $1
    Then it is refused and nothing has changed
    When the IC runs
      | 4-train | G9 G7 H6 I5 | |
    And the IC tries to buy the Mail Contract from Bob for $1
    Then it is refused and nothing has changed
    When the IC keeps its revenue
    And the IC tries to buy the Mail Contract from Bob for $1
    Then it is refused and nothing has changed
    When the IC buys a 3/5-train from the GT for $1, with Alice's consent
    Then the GT has $57 in its treasury

  @1846-6.6-a @1846-6-k @1846-3-ba @reading:1846-Q01=b @reading:1846-Q22=b
  Scenario: Nor does a corporation whose president raises money for a train
    Given the game has been played up to the eve of a bankruptcy
    When the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    # No legal twin: in this phase no corporation buys any private company.
    And the GT tries to buy the Mail Contract from Bob for $1, with Bob's consent
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Alice has $132
    And Bob owns the Mail Contract
