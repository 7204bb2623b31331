Feature: Private companies, played from the deal
  What the private companies of three players earn and can do in the first operating rounds: Alice has Big 4 and Chicago
  & Western Indiana, Bob the Mail Contract and the Steamboat, Carol Michigan Southern and Michigan Central.

  # In whatever order the other cards are put under the deck, each player has the card that he keeps here.
  @1846-3-j @1846-3-d
  Scenario: From the fifth choice on three players see all cards that are left
    Given a new game of 3 players
    And the deck is, from the top, Michigan Southern, a blank, Michigan Central, a blank, Chicago & Western Indiana, the Mail Contract, the Steamboat, Big 4 and a blank
    When Carol keeps Michigan Southern
    And Bob keeps the Mail Contract
    And Alice keeps a blank
    And Carol keeps a blank
    Then Bob holds the hand Big 4, Chicago & Western Indiana, the Steamboat, Michigan Central and a blank
    And the deck is, from the top, no cards
    When Bob keeps the Steamboat
    Then Alice holds the hand Big 4, Chicago & Western Indiana, Michigan Central and a blank
    And Bob has kept the Mail Contract and the Steamboat

  # S.Draft-e says again what 3-l says.
  @1846-3-l @1846-S.Draft-e
  Scenario: After the last blank a single private company is left, and it is offered
    Given a new game of 3 players
    And the deck is, from the top, Michigan Southern, a blank, Michigan Central, a blank, Chicago & Western Indiana, the Mail Contract, the Steamboat, Big 4 and a blank
    When Carol keeps Michigan Southern
    And Bob keeps the Mail Contract
    And Alice keeps a blank
    And Carol keeps a blank
    And Bob keeps the Steamboat
    And Alice keeps Big 4
    And Carol keeps Michigan Central
    And Bob keeps a blank
    Then it is Alice's turn to take Chicago & Western Indiana for $60
    When Alice takes Chicago & Western Indiana for $60
    Then Alice owns Big 4 and Chicago & Western Indiana
    And Alice has $240

  @1846-3-k @1846-3-p
  Scenario: After the last private company only a blank is left, and the distribution is over
    Given a new game of 3 players
    And the deck is, from the top, Michigan Southern, a blank, Michigan Central, a blank, Chicago & Western Indiana, the Mail Contract, the Steamboat, Big 4 and a blank
    When Carol keeps Michigan Southern
    And Bob keeps the Mail Contract
    And Alice keeps a blank
    And Carol keeps a blank
    And Bob keeps the Steamboat
    And Alice keeps Big 4
    And Carol keeps Michigan Central
    And Bob keeps Chicago & Western Indiana
    Then it is Alice's turn to trade
    And it is stock round 1
    And Alice has $300
    And Bob has $220
    And Carol has $220
    And Bob owns Chicago & Western Indiana, the Mail Contract and the Steamboat

  @1846-3-r @1846-3-v @1846-3-ae @1846-3-bh @1846-3-ay
  Scenario: In each operating round the private companies pay their owners what is printed on them
    Given the game has been played up to the second stock round
    When everybody passes
    Then it is operating round 2.1
    And Alice has received $10
    And Bob has received $10
    And Carol has received $15
    And the bank has paid $35
    And no other player or company has gained or lost money

  @1846-3-t
  Scenario: Once a corporation owns it the income goes to the corporation
    Given the game has been played up to the eve of phase II
    When the IC buys Michigan Central from Carol for $1, with Carol's consent
    And the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC keeps its revenue
    Then the IC has $209 in its treasury
    When the IC ends its turn
    And everybody passes
    Then it is operating round 2.1
    And the IC has $224 in its treasury
    And Carol has received $0

  # Michigan Central is the case of both sections: 6.2-ac says that its tiles are free.
  @1846-3-x @1846-3-y @1846-3-z @1846-3-aa @1846-6.2-s @1846-6.2-ac
  Scenario: With Michigan Central a corporation lays two more tiles, which join each other and cost nothing
    Given the game has been played up to the eve of phase II
    When the IC buys Michigan Central from Carol for $40, with Carol's consent
    And the IC lays #9 on B10, joining W and E, by the power of Michigan Central
    And the IC tries to lay #7 on B12, joining SW and SE, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the IC lays #9 on B12, joining W and E, by the power of Michigan Central
    Then the IC has $140 in its treasury
    And #9 lies on B12, joining W and E
    And Michigan Central can be used no more times

  @1846-3-af @1846-3-ag @1846-3-ah @1846-6.26-b @reading:1846-Q81=a
  Scenario: Chicago & Western Indiana brings a token in Chicago
    Given the game has been played up to the eve of phase II
    When the IC buys Chicago & Western Indiana from Alice for $60, with Alice's consent
    And the IC places a token in D6 (SE), by the power of Chicago & Western Indiana
    And the IC tries to place a token in D6 (E)
    Then it is refused and nothing has changed
    When the IC places a token in G7
    Then the IC has tokens in D6 (SE), G7, I5 and K3 only
    And the IC has $40 in its treasury

  # 3-aj and 3-ak: the prices and debts; 3-am, 3-an: price and debt are paid to the bank, the price comes back.
  @1846-3-aj @1846-3-ak @1846-3-am @1846-3-an @1846-3-ap
  Scenario: Price and debt of the two railroads are paid, and the price is their first money
    Given the game has been played up to the last private company
    When Alice takes Chicago & Western Indiana for $60
    Then Carol has paid $180
    And Alice has paid $160
    And the Michigan Southern has $60 in its treasury
    And the Big 4 has $40 in its treasury
    And the Michigan Southern has a token in C15 only
    And the Big 4 has a token in G9 only

  # 6-d says again what 3-aq says.
  @1846-3-aq @1846-6-d
  Scenario: One half of what Michigan Southern earns is its own, the other half its owner's
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    Then the Michigan Southern has received $30
    And Carol has received $30
    And the bank has paid $60
    And no other player or company has gained or lost money

  @1846-3-ar @1846-3-as @1846-3-au
  Scenario: A corporation that buys Michigan Southern gets its token, its money and its train, which rests
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT buys Michigan Southern from Carol for $60, with Carol's consent
    Then the GT has $130 in its treasury
    And the GT owns a 2-train and a resting 2-train
    And the GT has tokens in B16 and C15 only
    And the Michigan Southern is no longer in the game
    And Michigan Southern has left the game
    And Carol has received $60
    And the GT has 2 tokens left

  @1846-3-at @1846-3-ar @1846-3-as
  Scenario: The railroad's own money comes too late to pay for it
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT places a token in C15
    Then the GT has $40 in its treasury
    And the Michigan Southern has $70 in its treasury
    When the GT tries to buy Michigan Southern from Carol for $41, with Carol's consent
    Then it is refused and nothing has changed
    When the GT buys Michigan Southern from Carol for $40, with Carol's consent
    Then the GT has $70 in its treasury
    And the GT has tokens in B16 and C15 only
    And the GT owns a 2-train and a resting 2-train

  # 6.3-l says again what 3-az says.
  @1846-3-az @1846-6.3-l
  Scenario: With the Mail Contract one train earns $10 more at each place
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT buys the Mail Contract from Bob for $80, with Bob's consent
    And the GT runs
      | 2-train | B16 C15 | |
    Then the GT has earned $80
    When the GT keeps its revenue
    Then the GT has $120 in its treasury

  @1846-3-bm @1846-3-bi @reading:1846-Q82=a
  Scenario: The owner of the Steamboat places the port marker and says who has the bonus
    Given the game has been played up to the first operating round
    When Bob puts the port marker on G19
    And Bob gives the port marker to the B&O
    Then the port marker lies on G19
    And the B&O has the port marker
    And it is the Michigan Southern's turn to build

  @1846-3-bj @1846-3-bm @1846-6.3-n @reading:1846-Q82=a
  Scenario: The port at Wheeling is worth $40 to the Baltimore & Ohio
    Given the game has been played up to the second operating round
    When Bob puts the port marker on G19
    And Bob gives the port marker to the B&O
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the B&O runs
      | 2-train | G19 H20 | |
    Then the B&O has earned $70
    When the B&O pays out its revenue
    Then the B&O stands at $70
    And Carol has received $21

  # Whatever cards lie under the deck, in whatever order, each player has the card that he keeps here.
  @1846-3-ao @1846-3-n
  Scenario: A railroad bought below its price has all the same its whole price as its first money
    Given a new game of 3 players
    And the deck is, from the top, Michigan Southern, a blank, Michigan Central, a blank, Chicago & Western Indiana, the Mail Contract, the Steamboat, Big 4 and a blank
    When Carol keeps Michigan Central
    And Bob keeps the Mail Contract
    And Alice keeps a blank
    And Carol keeps a blank
    And Bob keeps the Steamboat
    And Alice keeps Big 4
    And Carol keeps Chicago & Western Indiana
    And Bob keeps a blank
    And Alice passes
    And Carol passes
    And Bob takes Michigan Southern for $120
    Then Bob owns Michigan Southern, the Mail Contract and the Steamboat
    And the Michigan Southern has $60 in its treasury

  @1846-3-av
  Scenario: Michigan Southern is not bought where its train would be one too many
    Given the game has been played up to the turn without a train
    When the GT lays no track
    And the GT issues three shares
    And the GT buys a 4-train from the bank for $180
    And the GT ends its turn
    And the B&O tries to buy Michigan Southern from Carol for $60, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O buys Michigan Central from Carol for $40, with Carol's consent
    Then the B&O owns Michigan Central
    And the B&O has $50 in its treasury

  @1846-3-aw @1846-6.26-e @1846-3-ar
  Scenario: The token that comes with Michigan Southern is not one of the corporation's own
    Given the game has been played up to the second operating round
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT buys Michigan Southern from Carol for $60, with Carol's consent
    Then the GT has tokens in B16 and C15 only
    And the GT has 2 tokens left
