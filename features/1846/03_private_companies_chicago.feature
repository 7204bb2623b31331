Feature: Chicago & Western Indiana
  Chicago has four cities, each with one space. One of them, in the south-east (D6), is kept for Chicago & Western
  Indiana while a player owns it. The corporation that buys the private company may put a token there, free of charge
  and besides the token of its turn, unless it has a token in Chicago already. From the purchase on the space is no
  longer kept for anybody.

  Background: Alice's Grand Trunk has a token in South Bend, and track from there to the south-east of Chicago
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT owns a 4-train
    And the GT has $300 in its treasury
    And the GT has a token in C9
    And #57 lies on C9, joining SW and NE
    And #9 lies on D8, joining SW and NE
    And #7 lies on E7, joining NW and NE
    And #5 lies on B16, joining SW and W

  # --------------------------------------------------------------------------------------- the free token

  @1846-3-ah @1846-3-af @1846-3-u
  Scenario: The token of Chicago & Western Indiana is free, and none of the corporation's own
    Given the GT owns Chicago & Western Indiana
    And the GT has already bought Chicago & Western Indiana in this turn
    And it is the GT's turn to build
    When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $300 in its treasury
    And the GT has 1 token left
    And Chicago & Western Indiana can be used no more times
    And the GT owns Chicago & Western Indiana
    When the GT tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed

  @1846-3-ah
  Scenario: The free token may follow the ordinary one of the turn
    Given the GT owns Chicago & Western Indiana
    And the GT has already bought Chicago & Western Indiana in this turn
    And it is the GT's turn to build
    When the GT places a token in C15
    Then the GT has $220 in its treasury
    And the GT has no tokens left
    When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C9, C15 and D6 (SE) only
    And the GT has $220 in its treasury
    And the GT has no tokens left

  @1846-3-ah
  Scenario: The ordinary token of the turn may follow the free one
    Given the GT owns Chicago & Western Indiana
    And the GT has already bought Chicago & Western Indiana in this turn
    And it is the GT's turn to build
    When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    And the GT places a token in C15
    Then the GT has tokens in B16, C9, C15 and D6 (SE) only
    And the GT has $220 in its treasury

  @1846-3-ah @1846-6.2-ae
  Scenario: A corporation without money places the free token, but no other
    Given the GT owns Chicago & Western Indiana
    And the GT has already bought Chicago & Western Indiana in this turn
    And the GT has $0 in its treasury
    And it is the GT's turn to build
    When the GT tries to place a token in C15
    Then it is refused and nothing has changed
    When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $0 in its treasury

  @1846-3-ah
  Scenario: The token comes with the private company, not before it
    Given Bob owns Chicago & Western Indiana
    And it is the GT's turn to build
    When the GT tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the GT buys Chicago & Western Indiana from Bob for $60, with Bob's consent
    And the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $240 in its treasury

  @1846-3-ah @1846-3-af @reading:1846-Q96=a
  Scenario: Only its own corporation has the free token
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns Chicago & Western Indiana
    And it is the GT's turn to build
    When the GT tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the GT places a token in D6 (SE)
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $220 in its treasury
    And Chicago & Western Indiana can be used one more time

  @1846-3-af
  Scenario: The space is certain even if all others in Chicago are taken
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC has a token in D6 (SW)
    And the B&O is in operation, opened at $80
    And Carol is president of the B&O with 60%
    And the B&O has a token in D6 (NE)
    And the ERIE is in operation, opened at $80
    And Dave is president of the ERIE with 60%
    And the ERIE has a token in D6 (E)
    And Bob owns Chicago & Western Indiana
    And it is the GT's turn to build
    When the GT buys Chicago & Western Indiana from Bob for $60, with Bob's consent
    And the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C9 and D6 (SE) only

  @1846-3-af
  Scenario Outline: The free token is for the marked city, not for that in the <elsewhere>
    Given the GT owns Chicago & Western Indiana
    And the GT has already bought Chicago & Western Indiana in this turn
    And it is the GT's turn to build
    When the GT tries to place a token in D6 (<elsewhere>), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C9 and D6 (SE) only

    Examples:
      | elsewhere |
      | SW        |
      | NE        |
      | E         |

  @1846-3-af @1846-3-ah
  Scenario: The space is on the green tile as well
    Given #298 lies on D6, turned 0
    And Bob owns Chicago & Western Indiana
    And it is the GT's turn to build
    When the GT buys Chicago & Western Indiana from Bob for $60, with Bob's consent
    And the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $240 in its treasury

  # ---------------------------------------------------------------------------------------- the kept space

  @1846-3-ag
  Scenario Outline: While <owner> owns the private company nobody places a token in the marked city
    Given <owner> owns Chicago & Western Indiana
    And it is the GT's turn to build
    When the GT tries to place a token in D6 (SE)
    Then it is refused and nothing has changed
    When the GT buys Chicago & Western Indiana from <owner> for $20, with <owner>'s consent
    And the GT places a token in D6 (SE)
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $200 in its treasury
    And the GT has no tokens left

    Examples:
      | owner |
      | Alice |
      | Bob   |

  @1846-3-ag @1846-3-af
  Scenario: The marked city of the green tile is kept as well
    Given #298 lies on D6, turned 0
    And Bob owns Chicago & Western Indiana
    And it is the GT's turn to build
    When the GT tries to place a token in D6 (SE)
    Then it is refused and nothing has changed
    When the GT buys Chicago & Western Indiana from Bob for $20, with Bob's consent
    And the GT places a token in D6 (SE)
    Then the GT has tokens in B16, C9 and D6 (SE) only

  @1846-3-ag @1846-3-af @reading:1846-Q96=b @reading:1846-Q16=a
  Scenario: The marked city is kept for the corporation that owns the private company until it has used it
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns Chicago & Western Indiana
    And it is the GT's turn to build
    When the GT tries to place a token in D6 (SE)
    Then it is refused and nothing has changed
    When the GT places a token in C15
    Then the GT has tokens in B16, C9 and C15 only

  @1846-3-ag @reading:1846-Q96=b
  Scenario: The marked city is not kept for an owner that has a token in Chicago
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns Chicago & Western Indiana
    And the NYC has a token in D6 (E)
    And it is the GT's turn to build
    When the GT places a token in D6 (SE)
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $220 in its treasury

  @1846-3-ag @reading:1846-Q96=a
  Scenario: Once a corporation owns the private company, others may take the marked city
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns Chicago & Western Indiana
    And it is the GT's turn to build
    When the GT places a token in D6 (SE)
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $220 in its treasury

  @1846-3-ag
  Scenario: When the private company has closed, anybody may take the marked city
    Given the NYC is in operation, opened at $112
    And Bob is president of the NYC with 60%
    And the NYC has $500 in its treasury
    And Carol owns Chicago & Western Indiana
    And the bank has no 4-trains left
    And it is the NYC's turn to buy trains
    When the NYC buys a 4/6-train from the bank for $450
    And the NYC ends its turn
    And the GT places a token in D6 (SE)
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $220 in its treasury
    And Chicago & Western Indiana has left the game

  # ----------------------------------------------------------------------------------- two tokens in Chicago

  @1846-3-ai @1846-6.26-b @reading:1846-Q15=a
  Scenario: A corporation with a token in Chicago buys the private company for its income alone
    Given the GT has a token in D6 (E)
    And Bob owns Chicago & Western Indiana
    And it is the GT's turn to build
    When the GT buys Chicago & Western Indiana from Bob for $60, with Bob's consent
    Then the GT owns Chicago & Western Indiana
    And the GT has $240 in its treasury
    When the GT tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the GT places a token in C15
    Then the GT has tokens in B16, C15 and D6 (E) only
    And the GT has $160 in its treasury

  @1846-3-ai @1846-3-ah @1846-6.26-b @1846-6.26-c @reading:1846-Q15=a
  Scenario: No token in Chicago is given up for the free one
    Given the GT has a token in D6 (E)
    And Bob owns Chicago & Western Indiana
    And it is the GT's turn to build
    When the GT buys Chicago & Western Indiana from Bob for $60, with Bob's consent
    Then the GT has $240 in its treasury
    When the GT tries to place a token in D6 (SE), by the power of Chicago & Western Indiana, removing its token in D6 (E)
    Then it is refused and nothing has changed
    When the GT places a token in C15
    Then the GT has tokens in B16, C15 and D6 (E) only

  @1846-3-ai @1846-6.26-c
  Scenario: No token leaves the board for the free one if there is none in Chicago
    Given the GT owns Chicago & Western Indiana
    And the GT has already bought Chicago & Western Indiana in this turn
    And it is the GT's turn to build
    When the GT tries to place a token in D6 (SE), by the power of Chicago & Western Indiana, removing its token in C9
    Then it is refused and nothing has changed
    When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has 1 token left

  @1846-3-ai @1846-6.26-c @reading:1846-Q15=b
  Scenario Outline: The free token may be placed if one of the two leaves the board, that of the <removed>
    Given the GT has tokens in C9 and D6 (E)
    And the GT owns Chicago & Western Indiana
    And the GT has already bought Chicago & Western Indiana in this turn
    And it is the GT's turn to build
    When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana, removing its token in D6 (<removed>)
    Then the GT has tokens in B16, C9 and D6 (<left>) only
    And the GT has $300 in its treasury
    And the GT has no tokens left
    And Chicago & Western Indiana can be used no more times

    Examples:
      | removed | left |
      | E       | SE   |
      | SE      | E    |

  @1846-3-ai @1846-3-ag @reading:1846-Q15=a
  Scenario: The purchase opens the marked city even if its buyer cannot use it
    Given the NYC is in operation, opened at $112
    And Bob is president of the NYC with 60%
    And the NYC owns a 4-train
    And the NYC has $100 in its treasury
    And the NYC has a token in D6 (E)
    And Carol owns Chicago & Western Indiana
    And it is the NYC's turn to buy trains
    When the NYC buys Chicago & Western Indiana from Carol for $60, with Carol's consent
    And the NYC ends its turn
    And the GT places a token in D6 (SE)
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $220 in its treasury
    And the NYC has tokens in D20 and D6 (E) only

  # --------------------------------------------------------------------------- at the purchase only, or later

  @1846-3-ah @1846-3-af @reading:1846-Q16=a
  Scenario: The free token may wait for a later turn
    Given the GT owns Chicago & Western Indiana
    And it is the GT's turn to build in operating round 3.1
    When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $300 in its treasury

  @1846-3-ah @1846-3-af @reading:1846-Q16=b
  Scenario: The free token lapses with the turn in which the private company was bought
    Given the GT owns Chicago & Western Indiana
    And it is the GT's turn to build in operating round 3.1
    When the GT tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the GT places a token in D6 (SE)
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $220 in its treasury

  # ------------------------------------------------------------------------------------ with or without track

  @1846-3-ah @1846-3-af @reading:1846-Q81=a
  Scenario: The free token needs no connection
    Given the IC is in operation, opened at $90
    And Bob is president of the IC with 60%
    And the IC owns Chicago & Western Indiana
    And the IC has already bought Chicago & Western Indiana in this turn
    And it is the IC's turn to build
    When the IC places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the IC has tokens in K3 and D6 (SE) only

  @1846-3-ah @1846-3-af @reading:1846-Q81=b
  Scenario: The free token has to be connected as any token
    Given the IC is in operation, opened at $90
    And Bob is president of the IC with 60%
    And the IC owns Chicago & Western Indiana
    And the IC has already bought Chicago & Western Indiana in this turn
    And the IC has $300 in its treasury
    And the IC has a token in G7
    And #6 lies on G7, joining NW and E
    And #8 lies on F6, joining NE and SE
    And it is the IC's turn to build
    When the IC tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the IC lays #30 on E7, joining SW, NW and NE
    And the IC places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the IC has tokens in K3, G7 and D6 (SE) only
    And the IC has $280 in its treasury

  @1846-6-f @1846-3-ah
  Scenario: After the building step there is no ordinary token any more, but still the free one
    Given the GT owns Chicago & Western Indiana
    And the GT has already bought Chicago & Western Indiana in this turn
    And it is the GT's turn to buy trains
    When the GT tries to place a token in C15
    Then it is refused and nothing has changed
    When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $300 in its treasury

  @1846-3-ah @1846-3-u
  Scenario: Other private companies give no token, also to the corporation that operates second
    Given the NYC is in operation, opened at $112
    And Bob is president of the NYC with 60%
    And the GT owns Chicago & Western Indiana and Tunnel Blasting
    And the GT has already bought Chicago & Western Indiana and Tunnel Blasting in this turn
    And it is the GT's turn to build
    When the GT tries to place a token in D6 (SE), by the power of Tunnel Blasting
    Then it is refused and nothing has changed
    When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C9 and D6 (SE) only
    And the GT has $300 in its treasury

  @1846-6.26-a @1846-3-af @reading:1846-Q96=a
  Scenario: Where another corporation has taken the marked city the free token has no place
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC has a token in D6 (SE)
    And the GT owns Chicago & Western Indiana
    And the GT has already bought Chicago & Western Indiana in this turn
    And it is the GT's turn to build
    When the GT tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the GT places a token in C15
    Then the GT has tokens in B16, C9 and C15 only
    And the GT has $220 in its treasury
