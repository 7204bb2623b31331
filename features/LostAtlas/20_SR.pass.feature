Feature: Passing
  Who passes is not out: when the turn comes round he may act again. Once all players have passed one after the other the
  stock round is over. In the first stock round that is so only if a minor has been launched: else the charters are mixed
  and dealt anew, and the first stock round begins again.

  # --------------------------------------------------------------------------------------------------- passing

  @LA-SR.pass-a @LA-SR.turn-b
  Scenario Outline: When <player> passes it is the turn of <next>
    Given 3 players at the table in phase 2
    And the Agricultural is in operation, opened at $80
    And Bob is president of the Agricultural with 40%
    And it is <player>'s turn to trade
    When <player> passes
    # proves LA-SR.pass-a
    Then it is <next>'s turn to trade
    And <player> has $300
    When <player> tries to open an auction at $120
    Then it is refused and nothing has changed
    When <next> opens an auction at $120
    Then it is <third>'s turn to bid for a minor

    Examples:
      | player | next  | third |
      | Alice  | Bob   | Carol |
      | Bob    | Carol | Alice |
      | Carol  | Alice | Bob   |

  @LA-SR.pass-b
  Scenario: Whoever has passed may act when the turn comes round
    Given 3 players at the table in phase 2
    And the Agricultural is in operation, opened at $80
    And Bob is president of the Agricultural with 40%
    When Alice passes
    And Bob buys 20% of the Agricultural from its treasury
    And Carol passes
    Then it is Alice's turn to trade
    When Alice buys 20% of the Agricultural from its treasury
    Then Alice has paid $80

  @LA-SR.pass-b
  Scenario: Whoever has passed may open an auction when the turn comes round, and bid in one before
    Given 3 players at the table in phase 2
    And the charters lie in columns
      | Suburban | Tunneling |
    When Alice passes
    And Bob opens an auction at $120
    And Carol passes
    And Alice bids $125
    And Bob bids $130
    And Alice passes
    And Bob launches the Suburban at $60
    And Carol passes
    And Alice opens an auction at $120
    Then it is Bob's turn to bid for a minor
    When Bob bids $125
    Then it is Carol's turn to bid for a minor

  # ---------------------------------------------------------------------------------------- the end of the round

  @LA-SR.pass-c
  Scenario Outline: When all <count> players have passed the round is over
    Given <count> players at the table in phase 2
    And the Agricultural is in operation, opened at $80
    And the Agricultural has $100 in its treasury
    And the Agricultural owns a 2-train
    And Bob is president of the Agricultural with 40%
    When Alice buys 20% of the Agricultural from its treasury
    And everybody passes
    Then it is operating round 2.1
    And Alice holds 20% of the Agricultural

    Examples:
      | count |
      | 2     |
      | 3     |
      | 4     |

  @LA-SR.pass-c
  Scenario: As long as one player acts the round goes on
    Given 3 players at the table in phase 2
    And the Agricultural is in operation, opened at $80
    And the Agricultural has $100 in its treasury
    And the Agricultural owns a 2-train
    And Bob is president of the Agricultural with 40%
    When Alice passes
    And Bob passes
    And Carol buys 20% of the Agricultural from its treasury
    Then it is stock round 2
    And it is Alice's turn to trade
    And Carol holds 20% of the Agricultural
    When Alice passes
    And Bob passes
    Then it is stock round 2
    And it is Carol's turn to trade
    When Carol passes
    Then it is operating round 2.1

  @LA-SR.pass-c
  Scenario: A turn with a sale only is no pass
    Given 3 players at the table in phase 2
    And the Agricultural is in operation, opened at $80
    And the Agricultural has $100 in its treasury
    And the Agricultural owns a 2-train
    And the shares are held thus
      | Agricultural | president Bob 40% | Carol 20% |
    When Alice passes
    And Bob passes
    And Carol sells 20% of the Agricultural
    And Carol passes
    Then it is stock round 2
    And it is Alice's turn to trade
    And Carol holds 0% of the Agricultural
    When Alice passes
    And Bob passes
    Then it is Carol's turn to trade
    When Carol passes
    Then it is operating round 2.1

  @LA-SR.pass-c
  Scenario: A pass in an auction is no pass of a turn
    Given 3 players at the table in phase 2
    And the Agricultural is in operation, opened at $80
    And the Agricultural has $100 in its treasury
    And the Agricultural owns a 2-train
    And Bob is president of the Agricultural with 40%
    And the charters lie in columns
      | Suburban | Tunneling |
    When Alice passes
    And Bob passes
    And Carol opens an auction at $120
    And Alice passes
    And Bob passes
    And Carol launches the Suburban at $60
    Then it is stock round 2
    And it is Alice's turn to trade
    And Carol is president of the Suburban with 40%
    When Alice passes
    And Bob passes
    Then it is stock round 2
    And it is Carol's turn to trade
    When Carol passes
    Then it is operating round 2.1

  # ------------------------------------------------------------------------------- a first round without a minor

  @LA-SR.pass-d @LA-SR.pass-e
  Scenario: Without a launch the charters are dealt anew, and the first stock round begins again
    Given 3 players at the table in phase 2
    And the charters lie in columns
      | Agricultural   | Northern Port |
      | Eastern Mining | Resourceful   |
      | Express        | Suburban      |
      | Expansive      | Tunneling     |
    And Bob holds the priority deal
    And it is Bob's turn to trade in stock round 1
    When Bob passes
    And Carol passes
    And Alice passes
    And chance deals the charters anew in columns
      | Tunneling | Express      |
      | Suburban  | Expansive    |
      | Resourceful | Agricultural |
      | Northern Port | Eastern Mining |
    Then it is stock round 1
    And it is Bob's turn to trade
    And the charters lie in columns
      | Tunneling | Express      |
      | Suburban  | Expansive    |
      | Resourceful | Agricultural |
      | Northern Port | Eastern Mining |
    And Bob holds the priority deal
    When Bob opens an auction at $120
    And Carol passes
    And Alice passes
    And Bob launches the Express at $60
    Then Bob is president of the Express with 40%

  @LA-SR.pass-d @LA-SR.pass-e @LA-SR.turn-b
  Scenario Outline: The round that begins again begins with <player>, who holds the priority marker
    Given 3 players at the table in phase 2
    And <player> holds the priority deal
    And it is <player>'s turn to trade in stock round 1
    When everybody passes
    Then it is stock round 1
    And it is <player>'s turn to trade
    When <player> opens an auction at $120
    Then it is <next>'s turn to bid for a minor

    Examples:
      | player | next  |
      | Alice  | Bob   |
      | Bob    | Carol |
      | Carol  | Alice |

  @LA-SR.pass-d @LA-SR.pass-e
  Scenario: As often as nobody launches a minor the first stock round begins again
    Given 3 players at the table in phase 2
    And it is Alice's turn to trade in stock round 1
    When everybody passes
    Then it is stock round 1
    When everybody passes
    Then it is stock round 1
    And it is Alice's turn to trade
    When Alice opens an auction at $120
    Then it is Bob's turn to bid for a minor

  @LA-SR.pass-d
  Scenario: With a minor launched the first stock round is over when all have passed
    Given 3 players at the table in phase 2
    And the charters lie in columns
      | Agricultural   | Northern Port |
      | Eastern Mining | Resourceful   |
      | Express        | Suburban      |
      | Expansive      | Tunneling     |
    And it is Alice's turn to trade in stock round 1
    When Alice opens an auction at $140
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $70
    And everybody passes
    Then it is operating round 1.1
    And the charters lie in columns
      | Eastern Mining | Northern Port |
      | Express        | Resourceful   |
      | Expansive      | Suburban      |
      |                | Tunneling     |

  @LA-SR.pass-d
  Scenario: In a later stock round nothing is dealt anew
    Given 3 players at the table in phase 2
    And the Express is in operation, opened at $70
    And the Express has $100 in its treasury
    And the Express owns a 2-train
    And Bob is president of the Express with 40%
    And the charters lie in columns
      | Agricultural   | Northern Port |
      | Eastern Mining | Resourceful   |
      | Expansive      | Suburban      |
      |                | Tunneling     |
    When Alice buys 20% of the Express from its treasury
    Then Alice holds 20% of the Express
    # proves LA-SR.pass-d
    When everybody passes
    # proves LA-SR.pass-d
    Then it is operating round 2.1
    And the charters lie in columns
      | Agricultural   | Northern Port |
      | Eastern Mining | Resourceful   |
      | Expansive      | Suburban      |
      |                | Tunneling     |
