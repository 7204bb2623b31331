Feature: The colours of the tiles
  Yellow tiles are laid from the start, green ones from the first 4H-train on, brown ones from the first 10H-train, gray ones
  from the first D-train. They follow one another: green replaces yellow, brown replaces green, gray replaces brown.
  Chicago, Detroit and Cleveland have track from the start, as if a yellow tile lay there.

  # The tables of phases say it again.
  @18GL-4.6.1.1-b @18GL-4.6.1.1-c @18GL-4.6.1.1-d @18GL-4.6.1.1-e @18GL-2-l @18GL-1.3-b @reconstruction
  Scenario Outline: In phase <phase> a <colour> tile may be laid
    Given 3 players at the table in phase <phase>
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $500 in its treasury
    And <old> lies on <hex>, joining <old sides>
    And it is the IC's turn to lay track
    When the IC lays <tile> on C15, joining <sides>
    Then <tile> lies on C15, joining <sides>
    And <left> of <tile> are left
    And the IC has $500 in its treasury

    Examples:
      | phase | colour | hex | old  | old sides       | tile | sides              | left | clause                          |
      | 2H    | yellow | E15 | #9   | NW and SE       | #57  | SW and NE          | 3    | 18GL-4.6.1.1-b 18GL-1.3-b 18GL-2-l |
      | 4H    | green  | C15 | #57  | SW and NE       | #14  | S, SW, N and NE    | 2    | 18GL-4.6.1.1-c 18GL-1.3-b 18GL-2-l |
      | 6H    | green  | C15 | #57  | SW and NE       | #14  | S, SW, N and NE    | 2    | 18GL-4.6.1.1-c 18GL-1.3-b 18GL-2-l |
      | 10H   | brown  | C15 | #14  | S, SW, N and NE | #611 | S, SW, NW, N and NE | 3   | 18GL-4.6.1.1-d 18GL-1.3-b 18GL-2-l |
      | E     | brown  | C15 | #14  | S, SW, N and NE | #611 | S, SW, NW, N and NE | 3   | 18GL-4.6.1.1-d 18GL-1.3-b 18GL-2-l |
      | D     | gray   | C15 | #611 | S, SW, NW, N and NE | #513 | S, SW, NW, N and NE | 2 | 18GL-4.6.1.1-e 18GL-1.3-b 18GL-2-l |
      | 4H    | yellow | E15 | #9   | NW and SE       | #57  | SW and NE          | 3    | 18GL-4.6.1.1-b 18GL-2-l         |
      | 10H   | yellow | E15 | #9   | NW and SE       | #57  | SW and NE          | 3    | 18GL-4.6.1.1-b 18GL-2-l         |
      | 10H   | green  | C15 | #57  | SW and NE       | #14  | S, SW, N and NE    | 2    | 18GL-4.6.1.1-c 18GL-2-l         |
      | D     | brown  | C15 | #14  | S, SW, N and NE | #611 | S, SW, NW, N and NE | 3   | 18GL-4.6.1.1-d 18GL-2-l         |
      | D     | yellow | E15 | #9   | NW and SE       | #57  | SW and NE          | 3    | 18GL-4.6.1.1-b 18GL-2-l         |

  # The tables of phases say it again.
  @18GL-4.6.1.1-b @18GL-4.6.1.1-c @18GL-4.6.1.1-d @18GL-4.6.1.1-e @18GL-2-l @reconstruction
  Scenario Outline: In phase <phase> no <colour> tile may be laid yet
    Given 3 players at the table in phase <phase>
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $500 in its treasury
    And <old> lies on C15, joining <old sides>
    And it is the IC's turn to lay track
    When the IC tries to lay <tile> on C15, joining <sides>
    Then it is refused and nothing has changed
    When the IC lays #9 on E15, joining NW and SE
    Then #9 lies on E15, joining NW and SE
    And 13 of #9 are left

    Examples:
      | phase | colour | old  | old sides           | tile | sides               | clause                           |
      | 2H    | green  | #57  | SW and NE           | #14  | S, SW, N and NE     | 18GL-4.6.1.1-b 18GL-4.6.1.1-c 18GL-2-l |
      | 4H    | brown  | #14  | S, SW, N and NE     | #611 | S, SW, NW, N and NE | 18GL-4.6.1.1-d 18GL-2-l          |
      | 6H    | brown  | #14  | S, SW, N and NE     | #611 | S, SW, NW, N and NE | 18GL-4.6.1.1-d 18GL-2-l          |
      | 10H   | gray   | #611 | S, SW, NW, N and NE | #513 | S, SW, NW, N and NE | 18GL-4.6.1.1-e 18GL-2-l          |
      | E     | gray   | #611 | S, SW, NW, N and NE | #513 | S, SW, NW, N and NE | 18GL-4.6.1.1-e 18GL-2-l          |

  @18GL-4.6.1.1-b @18GL-4.6.1.1-c @18GL-4.6.1.1-d @18GL-4.6.1.1-e @18GL-1.3-a @reconstruction
  Scenario Outline: A <colour> tile does not lie on <ground>
    Given 3 players at the table in phase D
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $500 in its treasury
    And <old> lies on <hex>, joining <old sides>
    And it is the IC's turn to lay track
    When the IC tries to lay <wrong> on C15, joining <wrong sides>
    Then it is refused and nothing has changed
    When the IC lays <tile> on C15, joining <sides>
    Then <tile> lies on C15, joining <sides>

    Examples:
      | colour | ground        | hex | old | old sides       | wrong | wrong sides         | tile | sides               | clause         |
      | green  | an empty hex  | E15 | #9  | NW and SE       | #14   | S, SW, N and NE     | #57  | SW and NE           | 18GL-4.6.1.1-c 18GL-1.3-a |
      | brown  | an empty hex  | E15 | #9  | NW and SE       | #611  | S, SW, NW, N and NE | #57  | SW and NE           | 18GL-4.6.1.1-d 18GL-1.3-a |
      | brown  | a yellow tile | C15 | #57 | SW and NE       | #611  | S, SW, NW, N and NE | #14  | S, SW, N and NE     | 18GL-4.6.1.1-d |
      | gray   | a yellow tile | C15 | #57 | SW and NE       | #513  | S, SW, NW, N and NE | #14  | S, SW, N and NE     | 18GL-4.6.1.1-e |
      | gray   | a green tile  | C15 | #14 | S, SW, N and NE | #513  | S, SW, NW, N and NE | #611 | S, SW, NW, N and NE | 18GL-4.6.1.1-e |
      | yellow | a yellow tile | C15 | #57 | SW and NE       | #6    | S and NE            | #14  | S, SW, N and NE     | 18GL-4.6.1.1-b |
      | green  | a green tile  | C15 | #14 | S, SW, N and NE | #14   | S, SW, N and NE     | #611 | S, SW, NW, N and NE | 18GL-4.6.1.1-c |

  # ------------------------------------------------------------------------------- the trains that bring the colours

  @18GL-4.6.1.1-c @18GL-4.6.1.1-d @18GL-4.6.1.1-e @18GL-2-l @reconstruction
  Scenario Outline: Once the first <train>-train is bought the next company can lay a <colour> tile
    Given 3 players at the table in phase <phase>
    And the Milwaukee Road is in operation, opened at $140
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And Bob is president of the Milwaukee Road with 60%
    And the Milwaukee Road has <price> in its treasury
    And the IC has $500 in its treasury
    And <old> lies on C15, joining <old sides>
    And the bank has no <before>-trains left
    And it is the Milwaukee Road's turn to buy trains
    When the Milwaukee Road buys a <train>-train from the bank for <price>
    And the Milwaukee Road ends its turn
    And the IC lays <tile> on C15, joining <sides>
    Then <tile> lies on C15, joining <sides>

    Examples:
      | phase | before | train | price  | colour | old  | old sides           | tile | sides               | clause                  |
      | 2H    | 2H     | 4H    | $200   | green  | #57  | SW and NE           | #14  | S, SW, N and NE     | 18GL-4.6.1.1-c 18GL-2-l |
      | 6H    | 6H     | 10H   | $600   | brown  | #14  | S, SW, N and NE     | #611 | S, SW, NW, N and NE | 18GL-4.6.1.1-d 18GL-2-l |
      | E     | E      | D     | $1,000 | gray   | #611 | S, SW, NW, N and NE | #513 | S, SW, NW, N and NE | 18GL-4.6.1.1-e 18GL-2-l |

  # ----------------------------------------------------------------------------------------- track that is printed

  @18GL-1.3-j @18GL-4.6.1.1-b @18GL-4.6.1.1-c @reconstruction
  Scenario Outline: The printed track of <city> is replaced by its green tile, not by a yellow one
    Given 3 players at the table in phase 4H
    And the <company> is in operation, opened at $100
    And Alice is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And it is the <company>'s turn to lay track
    When the <company> tries to lay <wrong> on <hex>, joining <wrong sides>
    Then it is refused and nothing has changed
    When the <company> lays <tile> on <hex>, joining <sides>
    Then <tile> lies on <hex>, joining <sides>

    Examples:
      | city          | company        | hex | wrong | wrong sides | tile    | sides             |
      | Chicago-North | Milwaukee Road | D12 | #57   | NW and SE   | #GL-C2N | S, NW, N and SE   |
      | Chicago-South | IC             | D14 | #6    | SW and SE   | #GL-C2S | S, SW, N and SE   |
      | Detroit       | DT&I           | J12 | #5    | SW and NW   | #GL-D2  | SW, NW, N and NE  |
      | Cleveland     | Nickel Plate   | L14 | #6    | SW and SE   | #GL-V2  | S, SW, NE and SE  |

  @18GL-1.3-j @reconstruction
  Scenario Outline: Trains run over the printed track of <city> from the start
    Given 3 players at the table in phase 2H
    And the <company> is in operation, opened at $100
    And Alice is president of the <company> with 60%
    And the <company> owns a 2H-train
    And <tile> lies on <hex>, joining <sides>
    And it is the <company>'s turn to run its trains
    When the <company> runs
      | 2H-train | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | city          | company        | tile | hex | sides     | route   | revenue |
      | Chicago-South | IC             | #57  | C15 | SW and NE | C15 D14 | $60     |
      | Detroit       | DT&I           | #57  | I13 | NE and SW | I13 J12 | $50     |
      | Cleveland     | Nickel Plate   | #4   | K15 | SW and NE | K15 L14 | $40     |
