Feature: Where a minor starts
  Last, a hub of the new minor is placed on its home, free of charge. That of Adaptive is picked by its president.

  @LA-SR.launch-h
  Scenario Outline: The home of the <minor> is <home>
    Given 3 players at the table in phase 2
    And the charters lie in columns
      | <minor> | <other> |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the <minor> at $60
    # proves LA-SR.launch-h
    Then the <minor> has tokens in <home> only
    And the <other> has no token on the map
    And the <minor> has $120 in its treasury

    # The map is the usual one of the short game.
    Examples:
      | minor         | other         | home  |
      | Agricultural  | Suburban      | -2,3  |
      | Expansive     | Suburban      | 1,-1  |
      | Express       | Suburban      | -1,3  |
      | Resourceful   | Suburban      | 1,3   |
      | Suburban      | Express       | -1,0  |
      | Tunneling     | Express       | -2,0  |

  @LA-SR.launch-h
  Scenario Outline: In a hex with two stops the home of the <minor> is <home>
    Given 3 players at the table in phase 2
    And the charters lie in columns
      | <minor> | Suburban |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the <minor> at $60
    Then the <minor> has tokens in <home> only
    And the <minor> has 0 tokens left

    Examples:
      | minor          | home       |
      | Eastern Mining | -2,-2 (SW) |
      | Northern Port  | 4,-4 (NW)  |

  @LA-SR.launch-h
  Scenario: A tile that lies on the home makes no difference
    Given 3 players at the table in phase 3
    And #15 lies on -2,3, turned 0
    And the Expansive is in operation, opened at $70
    And the Expansive has a token in -2,3
    And Bob is president of the Expansive with 40%
    And the charters lie in columns
      | Agricultural | Suburban |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $60
    Then the Agricultural has tokens in -2,3 only
    And the Expansive has tokens in 1,-1 and -2,3 only
    And the Agricultural has $120 in its treasury

  @LA-SR.launch-h @reading:LA-Q51=b
  Scenario: If others have taken all spaces of its home the hub lies beside them
    Given 3 players at the table in phase 2
    And the Expansive is in operation, opened at $70
    And the Expansive has a token in -2,3
    And Bob is president of the Expansive with 40%
    And the charters lie in columns
      | Agricultural | Suburban |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $60
    Then the Agricultural has tokens in -2,3 only
    And the Expansive has tokens in 1,-1 and -2,3 only

  @LA-SR.launch-h
  Scenario: A minor with a printed home is not started elsewhere
    Given 3 players at the table in phase 2
    And the charters lie in columns
      | Agricultural | Suburban |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Agricultural at $60, starting in 1,2
    Then it is refused and nothing has changed
    When Alice launches the Agricultural at $60
    Then the Agricultural has tokens in -2,3 only

  # ------------------------------------------------------------------------------------------------- Adaptive, Q28

  @LA-SR.launch-i
  Scenario Outline: The president of Adaptive picks a city, here <city>
    Given 3 players at the table in phase 2 of the long game
    And the charters lie in columns
      | Adaptive | Suburban | Express |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Adaptive at $60, starting in <no city>
    Then it is refused and nothing has changed
    # proves LA-SR.launch-i
    When Alice launches the Adaptive at $60, starting in <city>
    # proves LA-SR.launch-i
    Then the Adaptive has tokens in <city> only
    And the Adaptive has 0 tokens left
    And the Adaptive has $120 in its treasury
    And Alice is president of the Adaptive with 40%

    Examples:
      | city  | no city |
      | -1,-1 | 1,0     |
      | 3,-1  | 0,1     |
      | -4,4  | -1,0    |

  @LA-SR.auction-k
  Scenario Outline: Whoever has launched Adaptive is not followed by another who launches it <where>
    Given 3 players at the table in phase 2 of the long game
    And the Adaptive is in operation, opened at $70
    And the Adaptive has a token in -1,-1
    And Bob is president of the Adaptive with 40%
    And the charters lie in columns
      | Express | Suburban |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Adaptive at $60, starting in <hex>
    Then it is refused and nothing has changed
    When Alice launches the Express at $60
    Then Alice is president of the Express with 40%
    And Bob is president of the Adaptive with 40%
    And the Adaptive has tokens in -1,-1 only

    Examples:
      | where                  | hex   |
      | in another city        | 3,-1  |
      | where its token is     | -1,-1 |

  @LA-SR.launch-i
  Scenario: Adaptive does not start in a city whose only space another company has
    Given 3 players at the table in phase 2 of the long game
    And the Expansive is in operation, opened at $70
    And the Expansive has a token in 3,-1
    And Bob is president of the Expansive with 40%
    And the charters lie in columns
      | Adaptive | Suburban | Express |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Adaptive at $60, starting in 3,-1
    Then it is refused and nothing has changed
    When Alice launches the Adaptive at $60, starting in -1,-1
    Then the Adaptive has tokens in -1,-1 only

  @LA-SR.launch-i @reading:LA-Q28=a
  Scenario Outline: Adaptive starts in no <what>
    Given 3 players at the table in phase 3 of the long game
    And #15 lies on 3,-1, turned 0
    And the Expansive is in operation, opened at $70
    And the Expansive has a token in 3,-1
    And Bob is president of the Expansive with 40%
    And the charters lie in columns
      | Adaptive | Suburban | Express |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Adaptive at $60, starting in <hex>
    Then it is refused and nothing has changed
    When Alice launches the Adaptive at $60, starting in -1,-1
    Then the Adaptive has tokens in -1,-1 only

    Examples:
      | what                                     | hex   |
      | capital                                  | 0,0   |
      | other capital                            | -2,2  |
      | home of a minor yet to be launched       | 2,0   |
      | home of the Eastern Mining               | 2,2   |
      | home of the Northern Port                | -4,-2 |
      | home of the Spacious, with two spaces    | 3,-3  |
      | city with a token and a space left       | 3,-1  |

  @LA-SR.launch-i @reading:LA-Q28=b
  Scenario Outline: Adaptive may start in a <what>
    Given 3 players at the table in phase 3 of the long game
    And #15 lies on 3,-1, turned 0
    And the Expansive is in operation, opened at $70
    And the Expansive has a token in 3,-1
    And Bob is president of the Expansive with 40%
    And the charters lie in columns
      | Adaptive | Suburban | Express |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Adaptive at $60, starting in 1,-2
    Then it is refused and nothing has changed
    When Alice launches the Adaptive at $60, starting in <hex>
    Then the Adaptive has tokens in <hex> only

    Examples:
      | what                                     | hex   |
      | capital                                  | 0,0   |
      | city with a token and a space left       | 3,-1  |
      | home with a space besides the one kept   | 3,-3  |

  @LA-SR.launch-i @reading:LA-Q28=b @reading:LA-Q51=a
  Scenario: The space that is kept for another minor is not for Adaptive
    Given 3 players at the table in phase 3 of the long game
    And the charters lie in columns
      | Adaptive | Suburban | Express |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Adaptive at $60, starting in 2,0
    Then it is refused and nothing has changed
    When Alice launches the Adaptive at $60, starting in 0,0
    Then the Adaptive has tokens in 0,0 only

  @LA-SR.launch-i
  Scenario: Adaptive does not start off the map
    Given 3 players at the table in phase 2 of the long game
    And the charters lie in columns
      | Adaptive | Suburban | Express |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Adaptive at $60, starting in 12,-9
    Then it is refused and nothing has changed
    When Alice launches the Adaptive at $60, starting in -1,-1
    Then the Adaptive has tokens in -1,-1 only

  @LA-SR.launch-i @reading:LA-Q28=b
  Scenario: Nor does Adaptive start where there is no city, if any city will do
    Given 3 players at the table in phase 2 of the long game
    And the charters lie in columns
      | Adaptive | Suburban | Express |
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice tries to launch the Adaptive at $60, starting in 1,0
    Then it is refused and nothing has changed
    When Alice launches the Adaptive at $60, starting in 0,0
    Then the Adaptive has tokens in 0,0 only
