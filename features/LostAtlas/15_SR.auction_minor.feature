Feature: The minor that is launched
  Which minor he launches the winner of an auction says when he has won it. Of each column of charters the first one can
  be taken (LA-Q14 a). Then the stock round goes on.

  Background:
    Given 3 players at the table in phase 2
    And the charters lie in columns
      | Agricultural | Suburban  |
      | Express      | Tunneling |

  # -------------------------------------------------------------------------------------------- which minor

  @LA-SR.auction-k
  Scenario Outline: The winner picks the first charter of a column, here the <minor>
    When Alice opens an auction at $120
    And Bob bids $125
    And Carol passes
    And Alice passes
    And Bob launches the <minor> at $60
    Then Bob is president of the <minor> with 40%
    And the <other> has not started

    Examples:
      | minor        | other        |
      | Agricultural | Suburban     |
      | Suburban     | Agricultural |

  @LA-SR.auction-k @reading:LA-Q14=a
  Scenario: What lies under another charter cannot be picked
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Express at $60
    Then it is refused and nothing has changed
    When Alice tries to launch the Tunneling at $60
    Then it is refused and nothing has changed
    When Alice launches the Suburban at $60
    Then Alice is president of the Suburban with 40%

  @LA-SR.auction-k @reading:LA-Q14=a
  Scenario: When the first charter of a column is gone the next one can be picked
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Suburban at $60
    And Bob opens an auction at $120
    And Carol passes
    And Alice passes
    And Bob tries to launch the Express at $60
    Then it is refused and nothing has changed
    When Bob launches the Tunneling at $60
    Then Bob is president of the Tunneling with 40%

  @LA-SR.auction-k @reading:LA-Q14=b
  Scenario Outline: Any charter that is left can be picked, here the <minor>
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the <minor> at $60
    Then Alice is president of the <minor> with 40%
    And Alice has paid $120

    Examples:
      | minor        |
      | Agricultural |
      | Express      |
      | Tunneling    |

  @LA-SR.auction-k
  Scenario: A minor that has been launched cannot be picked again
    Given the Eastern Mining is in operation, opened at $60
    And Carol is president of the Eastern Mining with 40%
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Eastern Mining at $60
    Then it is refused and nothing has changed
    When Alice launches the Agricultural at $60
    Then Alice is president of the Agricultural with 40%

  @LA-SR.auction-k @LA-SU.major-b
  Scenario: No major is picked
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Conglomerate at $60
    Then it is refused and nothing has changed
    When Alice launches the Agricultural at $60
    Then Alice is president of the Agricultural with 40%
    And the Conglomerate has not started

  # ----------------------------------------------------------------------------------------- and who is next

  @LA-SR.auction-l
  Scenario Outline: When the opener, <opener>, has won, it is the turn of <next> on his left
    Given it is <opener>'s turn to trade
    When <opener> opens an auction at $120
    And <next> passes
    And <third> passes
    And <opener> launches the Agricultural at $60
    Then it is <next>'s turn to trade
    And <opener> has paid $120
    When <next> opens an auction at $120
    Then it is <third>'s turn to bid for a minor

    Examples:
      | opener | next  | third |
      | Alice  | Bob   | Carol |
      | Bob    | Carol | Alice |
      | Carol  | Alice | Bob   |

  @LA-SR.auction-l @reading:LA-Q24=a
  Scenario Outline: When another player has won, <winner>, it is all the same the turn of Bob, after the opener
    When Alice opens an auction at $120
    And Bob <bob>
    And Carol <carol>
    And Alice passes
    And <winner> launches the Agricultural at $60
    Then it is Bob's turn to trade
    And <winner> has paid $125
    When Bob buys 20% of the Agricultural from its treasury
    Then it is Carol's turn to trade

    Examples:
      | winner | bob       | carol     |
      | Bob    | bids $125 | passes    |
      | Carol  | passes    | bids $125 |

  @LA-SR.auction-l @reading:LA-Q24=b
  Scenario Outline: When another player has won, <winner>, it is the turn of <next>, on his left
    When Alice opens an auction at $120
    And Bob <bob>
    And Carol <carol>
    And Alice passes
    And <winner> launches the Agricultural at $60
    Then it is <next>'s turn to trade
    And <winner> has paid $125
    When <next> buys 20% of the Agricultural from its treasury
    Then it is <third>'s turn to trade

    Examples:
      | winner | bob       | carol     | next  | third |
      | Bob    | bids $125 | passes    | Carol | Alice |
      | Carol  | passes    | bids $125 | Alice | Bob   |
