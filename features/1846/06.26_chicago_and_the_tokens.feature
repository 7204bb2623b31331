Feature: Chicago, and how many tokens there are
  Chicago is four cities of one space each, on its print and on each of its tiles. A corporation has one token in all of
  Chicago at most, also if it has bought the Chicago & Western Indiana.

  Beside the one at home a corporation has two to four tokens; the tokens that come with the Michigan Southern, Big 4 and
  the Chicago & Western Indiana are additional ones.

  Background: over D8 the NYC can reach two of the cities of Chicago from South Bend, C9
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $100
    And the GT is in operation, opened at $90
    And Alice is president of the NYC with 40%
    And Bob is president of the GT with 40%
    And the NYC has $500 in its treasury
    And #57 lies on C9, joining SW and NE
    And #28 lies on D8, turned 3
    And it is the NYC's turn to build

  @1846-6.26-a
  Scenario: Of the four cities of Chicago one is taken, the next is free, the third out of reach
    Given the NYC has a token in C9
    And the GT has a token in D6 (E)
    When the NYC tries to place a token in D6 (E)
    Then it is refused and nothing has changed
    When the NYC tries to place a token in D6 (SW)
    Then it is refused and nothing has changed
    When the NYC places a token in D6 (NE)
    Then the NYC has tokens in D20, C9 and D6 (NE) only
    And the GT has tokens in B16 and D6 (E) only
    And the NYC has $420 in its treasury

  @1846-6.26-a
  Scenario Outline: On <tile> the four cities are separate as well
    Given it is <phase>
    And <tile> lies on D6, turned 0
    And the NYC has a token in C9
    And the GT has a token in D6 (E)
    When the NYC tries to place a token in D6 (E)
    Then it is refused and nothing has changed
    When the NYC tries to place a token in D6 (SW)
    Then it is refused and nothing has changed
    When the NYC places a token in D6 (NE)
    Then the NYC has tokens in D20, C9 and D6 (NE) only
    And the NYC has $420 in its treasury

    Examples:
      | phase     | tile |
      | phase II  | #298 |
      | phase III | #299 |
      | phase IV  | #300 |

  @1846-6.26-a @1846-6.2-ae
  Scenario Outline: On the print of Chicago each city has one space: <place>
    Given #57 lies on G7, joining NW and SE
    And #5 lies on B16, joining SW and W
    And <first> lies on F6, turned <first turn>
    And #8 lies on <hex>, turned <turn>
    And the NYC has a token in <place>
    And the GT has a token in <from>
    And the GT has $500 in its treasury
    And it is the GT's turn to build
    When the GT tries to place a token in <place>
    Then it is refused and nothing has changed
    When the GT places a token in C15
    Then the GT has tokens in B16, <from> and C15 only

    Examples:
      | place   | from | first | first turn | hex | turn |
      | D6 (SW) | G7   | #9    | 2          | E5  | 3    |
      | D6 (SE) | G7   | #8    | 3          | E7  | 0    |
      | D6 (E)  | C9   | #9    | 2          | E5  | 3    |
      | D6 (NE) | C9   | #9    | 2          | E5  | 3    |

  @1846-6.26-a @1846-6.2-ae
  Scenario Outline: On <tile> each city of Chicago has one space: <place>
    Given it is <phase>
    And <tile> lies on D6, turned 0
    And #57 lies on G7, joining NW and SE
    And #5 lies on B16, joining SW and W
    And <first> lies on F6, turned <first turn>
    And #8 lies on <hex>, turned <turn>
    And the NYC has a token in <place>
    And the GT has a token in <from>
    And the GT has $500 in its treasury
    And it is the GT's turn to build
    When the GT tries to place a token in <place>
    Then it is refused and nothing has changed
    When the GT places a token in C15
    Then the GT has tokens in B16, <from> and C15 only

    Examples:
      | tile | phase     | place   | from | first | first turn | hex | turn |
      | #298 | phase II  | D6 (SW) | G7   | #9    | 2          | E5  | 3    |
      | #298 | phase II  | D6 (SE) | G7   | #8    | 3          | E7  | 0    |
      | #298 | phase II  | D6 (E)  | C9   | #9    | 2          | E5  | 3    |
      | #298 | phase II  | D6 (NE) | C9   | #9    | 2          | E5  | 3    |
      | #299 | phase III | D6 (SW) | G7   | #9    | 2          | E5  | 3    |
      | #299 | phase III | D6 (SE) | G7   | #8    | 3          | E7  | 0    |
      | #299 | phase III | D6 (E)  | C9   | #9    | 2          | E5  | 3    |
      | #299 | phase III | D6 (NE) | C9   | #9    | 2          | E5  | 3    |
      | #300 | phase IV  | D6 (SW) | G7   | #9    | 2          | E5  | 3    |
      | #300 | phase IV  | D6 (SE) | G7   | #8    | 3          | E7  | 0    |
      | #300 | phase IV  | D6 (E)  | C9   | #9    | 2          | E5  | 3    |
      | #300 | phase IV  | D6 (NE) | C9   | #9    | 2          | E5  | 3    |

  @1846-6.26-a
  Scenario: With the upgrade each token stays in its own city
    Given the NYC has a token in D6 (E)
    And the GT has a token in D6 (SW)
    When the NYC lays #298 on D6, turned 0
    Then #298 lies on D6, turned 0
    And the NYC has tokens in D20 and D6 (E) only
    And the GT has tokens in B16 and D6 (SW) only

  @1846-6.26-b
  Scenario Outline: A corporation with a token in one city of Chicago places none in another: Chicago <looks>
    Given it is <phase>
    And <tile> lies on <hex>, turned <turn>
    And the NYC has a token in D6 (E)
    When the NYC tries to place a token in D6 (NE)
    Then it is refused and nothing has changed
    When the NYC places a token in C9
    Then the NYC has tokens in D20, D6 (E) and C9 only
    And the NYC has $420 in its treasury

    Examples:
      | looks    | phase     | tile | hex | turn |
      | printed  | phase II  | #9   | G11 | 0    |
      | green    | phase II  | #298 | D6  | 0    |
      | brown    | phase III | #299 | D6  | 0    |
      | gray     | phase IV  | #300 | D6  | 0    |

  # ------------------------------------------------------------------------------- the Chicago & Western Indiana

  @1846-6.26-b @1846-6.26-c @1846-3-ai @reading:1846-Q15=a
  Scenario: The Chicago & Western Indiana gives no second token in Chicago beside the first
    Given the NYC owns Chicago & Western Indiana
    And the NYC has already bought Chicago & Western Indiana in this turn
    And #8 lies on E7, joining SW and NW
    And #8 lies on F6, joining NE and SE
    And #6 lies on G7, joining NW and E
    And #57 lies on G9, joining W and E
    And the NYC has tokens in D6 (E) and G9
    When the NYC tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the NYC places a token in G7
    Then the NYC has tokens in D20, D6 (E), G9 and G7 only
    And the NYC has no tokens left

  @1846-6.26-c @reading:1846-Q15=a
  Scenario: A corporation in Chicago does not exchange its token for that of the Chicago & Western Indiana
    Given the NYC owns Chicago & Western Indiana
    And the NYC has already bought Chicago & Western Indiana in this turn
    And #8 lies on E7, joining SW and NW
    And #8 lies on F6, joining NE and SE
    And #6 lies on G7, joining NW and E
    And #57 lies on G9, joining W and E
    And the NYC has tokens in D6 (E) and G9
    When the NYC tries to place a token in D6 (SE), by the power of Chicago & Western Indiana, removing its token in D6 (E)
    Then it is refused and nothing has changed
    When the NYC places a token in G7
    Then the NYC has tokens in D20, D6 (E), G9 and G7 only

  @1846-6.26-c @1846-3-ai @reading:1846-Q15=b
  Scenario: Of two tokens in Chicago one leaves the board
    Given the NYC owns Chicago & Western Indiana
    And the NYC has already bought Chicago & Western Indiana in this turn
    And #8 lies on E7, joining SW and NW
    And #8 lies on F6, joining NE and SE
    And #6 lies on G7, joining NW and E
    And #57 lies on G9, joining W and E
    And the NYC has tokens in D6 (E) and G9
    When the NYC tries to place a token in D6 (SE), by the power of Chicago & Western Indiana, removing its token in G9
    Then it is refused and nothing has changed
    When the NYC places a token in D6 (SE), by the power of Chicago & Western Indiana, removing its token in D6 (E)
    Then the NYC has tokens in D20, G9 and D6 (SE) only
    And the NYC has one token left
    And the NYC has $500 in its treasury
    And no other player or company has gained or lost money

  @1846-3-ah @1846-6.2-ae
  Scenario: In another city of Chicago the owner of Chicago & Western Indiana pays for its token
    Given the NYC owns Chicago & Western Indiana
    And the NYC has a token in C9
    When the NYC places a token in D6 (NE)
    Then the NYC has tokens in D20, C9 and D6 (NE) only
    And the NYC has one token left
    And the NYC has $420 in its treasury

  # -------------------------------------------------------------------------------------------- how many there are

  @1846-6.26-d @1846-6.2-ae
  Scenario Outline: The <company> has <count> tokens beside the one at home
    Given the ERIE, the IC, the B&O, the PRR and the C&O are in operation, opened at $80
    And Bob is president of the ERIE with 20%
    And Carol is president of the IC with 20%
    And Dave is president of the B&O with 20%
    And Erin is president of the PRR with 20%
    And Carol is president of the C&O with 20%
    And the <company> has $100 in its treasury
    And #57 lies on G7, joining W and E
    And #57 lies on G9, joining W and E
    And the <company> has a token in G9
    And it is the <company>'s turn to build
    When the <company> places a token in G7
    Then the <company> has <left> tokens left
    And the <company> has paid $80

    Examples:
      | company | count | left |
      | PRR     | four  | 2    |
      | NYC     | three | 1    |
      | B&O     | three | 1    |
      | C&O     | three | 1    |
      | ERIE    | three | 1    |
      | IC      | three | 1    |
      | GT      | two   | 0    |

  @1846-6.2-ae @1846-6.26-d
  Scenario Outline: The last token of the <company> costs $80 like those before
    Given the ERIE, the IC, the B&O, the PRR and the C&O are in operation, opened at $80
    And Bob is president of the ERIE with 20%
    And Carol is president of the IC with 20%
    And Dave is president of the B&O with 20%
    And Erin is president of the PRR with 20%
    And Carol is president of the C&O with 20%
    And the <company> has $100 in its treasury
    And #57 lies on G7, joining W and E
    And #57 lies on G9, joining W and E
    And #9 lies on G11, joining W and E
    And #57 lies on G13, joining W and E
    And the <company> has <placed>
    And it is the <company>'s turn to build
    When the <company> places a token in G13
    Then the <company> has no tokens left
    And the <company> has paid $80

    Examples:
      | company | placed                    |
      | PRR     | tokens in G7, G9 and C15  |
      | NYC     | tokens in G7 and G9       |
      | B&O     | tokens in G7 and G9       |
      | C&O     | tokens in G7 and G9       |
      | ERIE    | tokens in G7 and G9       |
      | IC      | tokens in G7 and G9       |
      | GT      | a token in G9             |

  @1846-6.26-d
  Scenario: When all tokens have been placed, there is no other
    Given the GT has $500 in its treasury
    And the GT owns a 4-train
    And the NYC owns a 4-train
    And #57 lies on G7, joining W and E
    And #57 lies on G9, joining W and E
    And #57 lies on G13, joining W and E
    And #9 lies on G11, joining W and E
    And the GT has a token in G9
    And the NYC has a token in C15
    And it is the GT's turn to build
    When the GT places a token in G7
    Then the GT has no tokens left
    When the GT runs
      | 4-train | G7 G9 G11 G13 |
    And the GT keeps its revenue
    And the GT ends its turn
    Then it is operating round 2.2
    When the NYC runs
      | 4-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the GT tries to place a token in G13
    Then it is refused and nothing has changed
    When the GT lays #6 on G15, joining W and NE
    Then #6 lies on G15, joining W and NE

  @1846-6.26-e
  Scenario Outline: The token that comes with the <private> is none of the corporation's own
    Given Carol owns <private>
    When the NYC buys <private> from Carol for <price>, with Carol's consent
    Then the NYC has tokens in D20 and <hex> only
    And the NYC has three tokens left

    Examples:
      | private           | price | hex |
      | Michigan Southern | $60   | C15 |
      | Big 4             | $40   | G9  |

  @1846-6.26-e
  Scenario: The token of the Chicago & Western Indiana is none of the corporation's own
    Given the NYC owns Chicago & Western Indiana
    And the NYC has already bought Chicago & Western Indiana in this turn
    And #57 lies on G7, joining NW and SE
    And #8 lies on F6, joining NE and SE
    And #8 lies on E7, joining SW and NW
    And the NYC has a token in G7
    When the NYC places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the NYC has tokens in D20, G7 and D6 (SE) only
    And the NYC has two tokens left
    And the NYC has $500 in its treasury

  @1846-6.26-e @1846-6.26-d
  Scenario: A corporation that has placed all its own tokens still has that of the Chicago & Western Indiana
    Given the GT owns Chicago & Western Indiana
    And the GT has already bought Chicago & Western Indiana in this turn
    And the GT has $500 in its treasury
    And #57 lies on G7, joining NW and SE
    And #8 lies on F6, joining NE and SE
    And #8 lies on E7, joining SW and NW
    And the GT has tokens in C15 and G7
    And it is the GT's turn to build
    When the GT tries to place a token in D6 (SE)
    Then it is refused and nothing has changed
    When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16, C15, G7 and D6 (SE) only
    And the GT has no tokens left
    And the GT has $500 in its treasury

  @1846-6.26-e
  Scenario: A corporation that has placed all its own tokens still gets that of Big 4
    Given Carol owns Big 4
    And the GT has $500 in its treasury
    And the GT has tokens in C15 and C9
    And it is the GT's turn to build
    When the GT buys Big 4 from Carol for $40, with Carol's consent
    Then the GT has tokens in B16, C15, C9 and G9 only
    And the GT has no tokens left

  @1846-6.26-c
  Scenario: For an ordinary token no other leaves the board
    Given the NYC has a token in C9
    When the NYC tries to place a token in D6 (NE), removing its token in C9
    Then it is refused and nothing has changed
    When the NYC places a token in D6 (NE)
    Then the NYC has tokens in D20, C9 and D6 (NE) only
    And the NYC has $420 in its treasury

  @1846-6.26-d
  Scenario: The corporation that operates first has no more tokens than it has either
    Given the GT has $500 in its treasury
    And the GT stands at $137
    And #57 lies on G7, joining W and E
    And #14 lies on G9, joining SW, W, NE and E
    And the GT owns a 4-train
    And the GT has tokens in G9 and C15
    And the NYC has a token in G9
    And it is the GT's turn to build
    When the GT tries to place a token in G7
    Then it is refused and nothing has changed
    When the GT runs
      | 4-train | G7 G9 |
    And the GT keeps its revenue
    And the GT ends its turn
    And the NYC places a token in G7
    Then the NYC has tokens in D20, G9 and G7 only

  @1846-3-ah @1846-6.26-c @reading:1846-Q15=b
  Scenario: If it is the free token that leaves the board, it does not come a second time
    Given the NYC owns Chicago & Western Indiana
    And the NYC has already bought Chicago & Western Indiana in this turn
    And #8 lies on E7, joining SW and NW
    And #8 lies on F6, joining NE and SE
    And #6 lies on G7, joining NW and E
    And #57 lies on G9, joining W and E
    And the NYC has tokens in D6 (E) and G9
    When the NYC places a token in D6 (SE), by the power of Chicago & Western Indiana, removing its token in D6 (SE)
    Then the NYC has tokens in D20, G9 and D6 (E) only
    When the NYC tries to place a token in D6 (SE), by the power of Chicago & Western Indiana, removing its token in D6 (E)
    Then it is refused and nothing has changed
