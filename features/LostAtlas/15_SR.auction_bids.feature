Feature: Bids for a minor
  Whoever opens an auction makes the first bid, of $120 or more. Clockwise, each of the others bids more, in units of $5,
  or drops out for good, until one bidder is left. Who he is and what he has bid counts; which minor he launches for it
  he only says then.

  Background:
    Given 3 players at the table in phase 2
    And the charters lie in columns
      | Agricultural | Suburban |

  # ---------------------------------------------------------------------------------------------- the first bid

  @LA-SR.auction-a @LA-SR.auction-g
  Scenario Outline: No auction begins at $<low>
    When Alice tries to open an auction at $<low>
    Then it is refused and nothing has changed
    When Alice opens an auction at $<bid>
    And Bob passes
    And Carol passes
    Then it is Alice's turn to launch a minor for $<bid>

    Examples:
      | low | bid |
      | 115 | 120 |
      | 5   | 125 |
      | 60  | 120 |

  @LA-SR.auction-g @LA-SR.auction-a
  Scenario Outline: The opener sets the first bid, here at $<bid>
    When Alice opens an auction at $<bid>
    Then it is Bob's turn to bid for a minor
    When Bob passes
    And Carol passes
    # proves LA-SR.auction-g
    Then it is Alice's turn to launch a minor for $<bid>

    Examples:
      | bid |
      | 120 |
      | 125 |
      | 160 |
      | 195 |

  @LA-SR.auction-a
  Scenario: Nobody opens an auction with a bid that he cannot pay
    Given Alice has $124
    When Alice tries to open an auction at $125
    Then it is refused and nothing has changed
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    Then it is Alice's turn to launch a minor for $120

  # ------------------------------------------------------------------------------------------------- higher bids

  @LA-SR.auction-b @LA-SR.auction-h
  Scenario Outline: After $120 nobody bids $<bid>
    When Alice opens an auction at $120
    And Bob tries to bid $<bid>
    Then it is refused and nothing has changed
    When Bob bids $125
    And Carol passes
    And Alice passes
    Then it is Bob's turn to launch a minor for $125

    Examples:
      | bid |
      | 120 |
      | 115 |
      | 121 |
      | 123 |
      | 124 |
      | 127 |

  @LA-SR.auction-b @reading:LA-Q21=a
  Scenario Outline: A bid may be higher by several units, here $<bid> after $120
    When Alice opens an auction at $120
    And Bob tries to bid $<wrong>
    Then it is refused and nothing has changed
    When Bob bids $<bid>
    And Carol passes
    And Alice passes
    Then it is Bob's turn to launch a minor for $<bid>

    Examples:
      | bid | wrong |
      | 130 | 128   |
      | 145 | 146   |
      | 180 | 177   |

  @LA-SR.auction-b @reading:LA-Q21=b
  Scenario Outline: A bid is higher by $5, not more: not $<bid> after $120
    When Alice opens an auction at $120
    And Bob tries to bid $<bid>
    Then it is refused and nothing has changed
    When Bob bids $125
    And Carol passes
    And Alice passes
    Then it is Bob's turn to launch a minor for $125

    Examples:
      | bid |
      | 130 |
      | 180 |

  @LA-SR.auction-b
  Scenario: Nobody bids more than he has
    Given Bob has $124
    When Alice opens an auction at $120
    And Bob tries to bid $125
    Then it is refused and nothing has changed
    When Bob passes
    And Carol bids $125
    And Alice passes
    Then it is Carol's turn to launch a minor for $125

  @LA-SR.auction-b
  Scenario: A bidder may bid all that he has
    Given Bob has $125
    When Alice opens an auction at $120
    And Bob bids $125
    And Carol passes
    And Alice passes
    Then it is Bob's turn to launch a minor for $125

  # ------------------------------------------------------------------------------------------------ whose turn

  @LA-SR.auction-h
  Scenario Outline: Clockwise from <opener> each bids or passes in turn
    Given it is <opener>'s turn to trade
    When <opener> opens an auction at $120
    Then it is <second>'s turn to bid for a minor
    When <third> tries to bid $125
    Then it is refused and nothing has changed
    When <second> bids $125
    Then it is <third>'s turn to bid for a minor
    When <third> bids $130
    Then it is <opener>'s turn to bid for a minor
    When <opener> bids $135
    Then it is <second>'s turn to bid for a minor

    Examples:
      | opener | second | third |
      | Alice  | Bob    | Carol |
      | Bob    | Carol  | Alice |
      | Carol  | Alice  | Bob   |

  @LA-SR.auction-h
  Scenario: The opener bids again only when his turn comes
    When Alice opens an auction at $120
    And Alice tries to bid $125
    Then it is refused and nothing has changed
    When Bob bids $125
    And Carol passes
    And Alice bids $130
    Then it is Bob's turn to bid for a minor

  @LA-SR.auction-i @LA-SR.auction-h
  Scenario: Whoever has passed is not asked again
    When Alice opens an auction at $120
    And Bob passes
    And Carol bids $125
    And Alice bids $130
    Then it is Carol's turn to bid for a minor
    When Bob tries to bid $135
    Then it is refused and nothing has changed
    When Carol bids $135
    Then it is Alice's turn to bid for a minor

  @LA-SR.auction-i
  Scenario: Whoever has passed in one auction may bid in the next one
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $60
    And Bob opens an auction at $120
    And Carol bids $125
    Then it is Alice's turn to bid for a minor
    When Alice bids $130
    Then it is Bob's turn to bid for a minor

  # --------------------------------------------------------------------------------------------------- the end

  @LA-SR.auction-j
  Scenario: As long as two bidders are left the auction goes on
    When Alice opens an auction at $120
    And Bob bids $125
    And Carol passes
    Then it is Alice's turn to bid for a minor
    When Alice bids $130
    And Bob bids $135
    Then it is Alice's turn to bid for a minor
    When Bob tries to launch the Agricultural at $60
    Then it is refused and nothing has changed
    When Alice passes
    Then it is Bob's turn to launch a minor for $135
    When Bob launches the Agricultural at $60
    Then Bob has paid $135

  @LA-SR.auction-c @LA-SR.auction-d
  Scenario: Whoever bids last wins and becomes president
    When Alice opens an auction at $120
    And Bob bids $125
    And Carol passes
    And Alice passes
    # proves LA-SR.auction-c LA-SR.auction-d
    And Bob launches the Agricultural at $60
    # proves LA-SR.auction-c LA-SR.auction-d
    Then Bob is president of the Agricultural with 40%
    And Bob has paid $125
    And Alice has $300
    And Carol has $300

  @LA-SR.auction-c @LA-SR.auction-d @LA-SR.auction-k
  Scenario: The third to be asked wins, and others launch nothing
    When Alice opens an auction at $120
    And Bob bids $125
    And Carol bids $130
    And Alice passes
    And Bob passes
    And Alice tries to launch the Agricultural at $60
    Then it is refused and nothing has changed
    When Bob tries to launch the Agricultural at $60
    Then it is refused and nothing has changed
    When Carol launches the Agricultural at $60
    Then Carol is president of the Agricultural with 40%
    And Carol has $170
    And Alice has $300
    And Bob has $300

  @LA-SR.auction-c @LA-SR.auction-d @LA-SR.auction-k
  Scenario: The opener wins if all others pass
    When Alice opens an auction at $140
    And Bob passes
    And Carol passes
    And Bob tries to launch the Agricultural at $70
    Then it is refused and nothing has changed
    When Alice launches the Agricultural at $70
    Then Alice is president of the Agricultural with 40%
    And Alice has $160

  # ---------------------------------------------------------------------------------- the unit of the first bid

  @LA-SR.auction-a @LA-SR.auction-b @reading:LA-Q111=a
  Scenario Outline: The first bid is in units of $5 as well: not $<odd>
    When Alice tries to open an auction at $<odd>
    Then it is refused and nothing has changed
    When Alice opens an auction at $<bid>
    And Bob passes
    And Carol passes
    Then it is Alice's turn to launch a minor for $<bid>

    Examples:
      | odd | bid |
      | 121 | 120 |
      | 122 | 125 |
      | 144 | 145 |

  @LA-SR.auction-a @LA-SR.auction-b @reading:LA-Q111=b
  Scenario: The first bid may be any sum, and the next ones are units of $5 above it
    When Alice tries to open an auction at $119
    Then it is refused and nothing has changed
    When Alice opens an auction at $122
    And Bob tries to bid $125
    Then it is refused and nothing has changed
    When Bob bids $127
    And Carol passes
    And Alice passes
    And Bob launches the Agricultural at $60
    Then Bob has $173
    And the Agricultural has $127 in its treasury
