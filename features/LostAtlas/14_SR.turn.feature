Feature: A turn of the stock round
  The holder of the priority marker begins, and the turn goes round clockwise. In a turn a player does one of three
  things: he opens the auction of a minor; or he sells shares, buys a single one, or both; or he passes.

  Background: Alice runs the Agricultural, Bob the Express
    Given 3 players at the table in phase 2
    And the Agricultural is in operation, opened at $80
    And the Express is in operation, opened at $70
    And the shares are held thus
      | Agricultural | president Alice 40% | Bob 20%   |
      | Express      | president Bob 40%   | Alice 20% |

  # ------------------------------------------------------------------------------------------- who is next

  @LA-SR.turn-b
  Scenario Outline: Turns go round clockwise: after <player> comes <next>
    Given it is <player>'s turn to trade
    When <next> tries to buy 20% of the Express from its treasury
    Then it is refused and nothing has changed
    # proves LA-SR.turn-b
    When <player> passes
    # proves LA-SR.turn-b
    Then it is <next>'s turn to trade
    When <next> buys 20% of the Express from its treasury
    Then <next> has paid $70

    Examples:
      | player | next  |
      | Alice  | Bob   |
      | Bob    | Carol |
      | Carol  | Alice |

  @LA-SR.turn-b
  Scenario Outline: <player>, who holds the priority marker, begins the stock round
    Given <player> holds the priority deal
    And the Agricultural owns a 2-train
    And the Express owns a 2-train
    And the Express has $90 in its treasury
    And it is the Express's turn to buy trains in operating round 2.2
    When the Express ends its turn
    Then it is stock round 3
    And it is <player>'s turn to trade
    When <player> buys 20% of the Agricultural from its treasury
    Then it is <next>'s turn to trade
    And <player> has paid $80

    Examples:
      | player | next  |
      | Alice  | Bob   |
      | Bob    | Carol |
      | Carol  | Alice |

  # ------------------------------------------------------------------------------------- one of three things

  @LA-SR.turn-c
  Scenario: A player opens an auction
    When Alice opens an auction at $120
    Then it is Bob's turn to bid for a minor
    When Bob bids $125
    Then it is Carol's turn to bid for a minor

  @LA-SR.turn-c
  Scenario: A player sells without buying
    When Alice sells 20% of the Express
    Then Alice has received $70
    When Alice passes
    Then it is Bob's turn to trade
    And Alice has $370

  @LA-SR.turn-c
  Scenario: A player buys without selling
    When Alice buys 20% of the Express from its treasury
    Then Alice has paid $70
    And it is Bob's turn to trade

  @LA-SR.turn-c
  Scenario: A player sells and buys
    When Alice sells 20% of the Express
    And Alice buys 20% of the Agricultural from its treasury
    Then Alice has $290
    And Alice holds 0% of the Express
    And Alice is president of the Agricultural with 60%
    And it is Bob's turn to trade

  @LA-SR.turn-c
  Scenario: Whoever has sold opens no auction in that turn
    When Alice sells 20% of the Express
    And Alice tries to open an auction at $120
    Then it is refused and nothing has changed
    When Alice passes
    And Bob opens an auction at $120
    Then it is Carol's turn to bid for a minor
    When Carol bids $125
    Then it is Alice's turn to bid for a minor
    And Alice has $370

  @LA-SR.turn-c @LA-SR.turn-b @LA-SR.auction-l
  Scenario: Whoever has opened an auction neither sells nor buys in that turn
    Given the charters lie in columns
      | Suburban | Tunneling |
    When Alice opens an auction at $120
    And Bob bids $125
    And Carol passes
    And Alice bids $130
    And Bob passes
    And Alice launches the Suburban at $60
    And Alice tries to sell 20% of the Express
    Then it is refused and nothing has changed
    When Alice tries to buy 20% of the Express from its treasury
    Then it is refused and nothing has changed
    When Bob sells 20% of the Agricultural
    Then Bob has received $80
    When Bob buys 20% of the Express from its treasury
    Then it is Carol's turn to trade

  @LA-SR.turn-c
  Scenario: In the middle of an auction nobody trades
    Given the charters lie in columns
      | Suburban | Tunneling |
    When Alice opens an auction at $120
    And Bob tries to buy 20% of the Express from its treasury
    Then it is refused and nothing has changed
    When Bob tries to sell 20% of the Agricultural
    Then it is refused and nothing has changed
    When Bob passes
    And Carol passes
    And Alice launches the Suburban at $60
    And Bob sells 20% of the Agricultural
    And Bob buys 20% of the Express from its treasury
    Then Bob has $310
    And it is Carol's turn to trade

  # ------------------------------------------------------------------------------------ what an auction needs

  @LA-SR.turn-c
  Scenario: Without a minor left no auction is opened
    Given the Eastern Mining, the Expansive, the Northern Port, the Resourceful, the Suburban and the Tunneling are in operation, opened at $60
    And the shares are held thus
      | Eastern Mining | president Alice 40% |
      | Expansive      | president Bob 40%   |
      | Northern Port  | president Carol 40% |
      | Resourceful    | president Alice 40% |
      | Suburban       | president Bob 40%   |
      | Tunneling      | president Carol 40% |
    # No legal twin: as long as no minor is left nobody can open an auction.
    When Alice tries to open an auction at $120
    Then it is refused and nothing has changed
    When Alice buys 20% of the Express from its treasury
    Then Alice has paid $70

  @LA-SR.turn-c
  Scenario: With one minor left an auction is opened
    Given the Eastern Mining, the Expansive, the Northern Port, the Resourceful and the Suburban are in operation, opened at $60
    And the shares are held thus
      | Eastern Mining | president Alice 40% |
      | Expansive      | president Bob 40%   |
      | Northern Port  | president Carol 40% |
      | Resourceful    | president Alice 40% |
      | Suburban       | president Bob 40%   |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Tunneling at $60
    Then Alice is president of the Tunneling with 40%
    And Alice has paid $120
