Feature: Running trains and what they earn
  Each train of a company may run once in its turn, over a route of its own. Two trains share no track; in cities,
  towns and red areas they may meet and cross. All these are the places that count: a route has at least two of them
  and at most as many as the train's number says. Only the D-train stops as often as it likes.

  A route earns the values of all its places. Cities and towns bring what is printed beside them; red areas have four
  values, one after the other as the phases go by. The company earns the sum of what its trains earn. When somebody
  names a better run than the president's it has to be taken, but nobody has to name one.

  Background: the Chesapeake & Ohio is at home in Richmond
    Given 3 players at the table in phase 2
    And the C&O is in operation at a par of $80
    And Alice is president of the C&O with 60%

  # --------------------------------------------------------------------------------------- which trains run

  @18CH-21-b @18CH-21-c
  Scenario: A train runs once
    Given it is phase 3
    And #14 lies on D8, joining SW, NW, NE and SE
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    And #8 lies on E9, joining S and NW
    And #4 lies on E11, joining S and N
    And the C&O has a token in D8
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | D8 E7 F8  |
      | 2-train | D8 E9 E11 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | D8 E7 F8 |
    Then the C&O has earned $60

  @18CH-21-b @18CH-21-s
  Scenario: Two trains of one kind run once each
    Given it is phase 3
    And #14 lies on D8, joining SW, NW, NE and SE
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    And #8 lies on E9, joining S and NW
    And #4 lies on E11, joining S and N
    And the C&O has a token in D8
    And the C&O owns two 2-trains
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 2-train | D8 E7 F8  |
      | 2-train | D8 E9 E11 |
    Then the C&O has earned $100

  @18CH-21-b
  Scenario: A company runs no train that it does not own
    Given it is phase 3
    And #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And #X1 lies on F8, joining S and NE
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 3-train | H14 G13 F12 F10 F8 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | H14 G13 |
    Then the C&O has earned $60

  @18CH-21-b
  Scenario: In one turn there is one run
    Given #57 lies on G13, joining NW and SE
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 2-train | H14 G13 |
    Then the C&O has earned $50
    When the C&O tries to run
      | 2-train | H14 G13 |
    Then it is refused and nothing has changed
    When the C&O keeps its revenue
    Then the C&O has $50 in its treasury

  # ------------------------------------------------------------------------------------------ several trains

  @18CH-21-c
  Scenario: Two trains do not run over the same track
    Given it is phase 3
    And #14 lies on D8, joining SW, NW, NE and SE
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    And #8 lies on E9, joining S and NW
    And #4 lies on E11, joining S and N
    And the C&O has a token in D8
    And the C&O owns two 2-trains
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | D8 E7 F8 |
      | 2-train | D8 E7 F8 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | D8 E7 F8  |
      | 2-train | D8 E9 E11 |
    Then the C&O has earned $100

  @18CH-21-c
  Scenario: Two trains do not share a part of their way either
    Given it is phase 3
    And #57 lies on D8, joining NW and SE
    And #25 lies on E9, turned 0
    And #4 lies on E11, joining S and N
    And #X2 lies on F8, joining S, SW, NW, NE and SE
    And #9 lies on G7, joining SW and NE
    And the C&O has tokens in D8 and F8
    And the C&O owns two 2-trains
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | D8 E9 E11 |
      | 2-train | F8 E9 E11 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | F8 E9 E11 |
      | 2-train | F8 G7 H6  |
    Then the C&O has earned $120

  @18CH-21-c @18CH-21-d
  Scenario: Two trains may use different tracks of one tile
    Given it is phase 3
    And #14 lies on D8, joining SW, NW, NE and SE
    And #20 lies on C7, joining S, NW, N and SE
    And #8 lies on B6, joining SW and SE
    And #57 lies on C5, joining S and N
    And #7 lies on C9, joining N and NE
    And the C&O has a token in D8
    And the C&O owns two 2-trains
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 2-train | D8 C7 B6 A7 |
      | 2-train | C5 C7 C9 D8 |
    Then the C&O has earned $140

  @18CH-21-d
  Scenario: Two trains may cross in a city
    Given it is phase 3
    And #14 lies on D8, joining SW, NW, NE and SE
    And #20 lies on C7, joining S, NW, N and SE
    And #8 lies on B6, joining SW and SE
    And #57 lies on C5, joining S and N
    And #7 lies on C9, joining N and NE
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    And #8 lies on E9, joining S and NW
    And #4 lies on E11, joining S and N
    And the C&O has a token in D8
    And the C&O owns two 3-trains
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 3-train | A7 B6 C7 D8 E7 F8   |
      | 3-train | C5 C7 C9 D8 E9 E11  |
    Then the C&O has earned $180

  @18CH-21-d @18CH-21-a
  Scenario: Two trains may meet in a town
    Given #57 lies on D12, joining SW and NE
    And #4 lies on E11, joining SW and NE
    And #8 lies on F10, joining SW and N
    And #X1 lies on F8, joining S and NE
    And the C&O has tokens in D12 and F8
    And the C&O owns two 2-trains
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 2-train | D12 E11    |
      | 2-train | E11 F10 F8 |
    Then the C&O has earned $70

  @18CH-21-d @18CH-21-c
  Scenario: Two trains may meet in a city and again in a red area
    Given it is phase 3
    And #14 lies on D8, joining SW, NW, NE and SE
    And #9 lies on C7, joining NW and SE
    And #8 lies on B6, joining SW and SE
    And #8 lies on C9, joining NW and NE
    And #9 lies on B8, joining NW and SE
    And the C&O has a token in D8
    And the C&O owns two 2-trains
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | D8 C7 B6 A7 |
      | 2-train | D8 C7 B6 A7 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | D8 C7 B6 A7 |
      | 2-train | D8 C9 B8 A7 |
    Then the C&O has earned $180

  # ------------------------------------------------------------------------------------------- how many places

  @18CH-21-a @18CH-21-e @18CH-21-g
  Scenario: A town is a place like a large city
    Given #57 lies on D12, joining SW and NE
    And #4 lies on E11, joining SW and NE
    And #8 lies on F10, joining SW and N
    And #X1 lies on F8, joining S and NE
    And the C&O has a token in D12
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | D12 E11 F10 F8 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | D12 E11 |
    Then the C&O has earned $30

  @18CH-21-e @18CH-21-g
  Scenario: A red area is a place as well
    Given #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And #X1 lies on F8, joining S and NE
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | H14 G13 F12 F10 F8 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | H14 G13 |
    Then the C&O has earned $50

  @18CH-21-f @18CH-14-a
  Scenario: A route has two places at least
    Given #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | G13 F12 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | G13 H14 |
    Then the C&O has earned $50

  @18CH-21-f @18CH-14-a
  Scenario: A second train that would come to one place only stays where it is
    Given #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And the C&O owns two 2-trains
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | G13 H14 |
      | 2-train | G13 F12 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | G13 H14 |
    Then the C&O has earned $50

  @18CH-21-g @18CH-21-h @18CH-21-i
  Scenario Outline: A <train> stops at <number> places at most
    Given it is phase <phase>
    And the PLE is in operation at a par of $95
    And Bob is president of the PLE with 60%
    And #55 lies on B4, joining S, NW, N and SE
    And #15 lies on C5, turned 0
    And #8 lies on C7, joining N and SE
    And #15 lies on D8, turned 0
    And #9 lies on D10, joining S and N
    And #15 lies on D12, turned 1
    And #58 lies on E11, joining SW and SE
    And #9 lies on F12, joining NW and SE
    And #57 lies on G13, joining NW and SE
    And the PLE owns a <train>
    And the pool holds <pool>
    And it is the PLE's turn to run its trains
    # proves 18CH-21-g 18CH-21-h 18CH-21-i
    When the PLE tries to run
      | <train> | <too many> |
    Then it is refused and nothing has changed
    # proves 18CH-21-g 18CH-21-h 18CH-21-i
    When the PLE runs
      | <train> | <just right> |
    Then the PLE has earned <revenue>

    Examples:
      | train   | number | phase | pool           | too many                           | just right                 | revenue | clause    |
      | 2-train | two    | 3     | no trains      | A3 B4 C5                           | A3 B4                      | $60     | 18CH-21-h |
      | 3-train | three  | 3     | no trains      | A3 B4 C5 C7 D8                     | A3 B4 C5                   | $90     | 18CH-21-i |
      | 4-train | four   | 4     | no trains      | A3 B4 C5 C7 D8 D10 D12             | A3 B4 C5 C7 D8             | $120    | 18CH-21-i |
      | 5-train | five   | 5     | no trains      | A3 B4 C5 C7 D8 D10 D12 E11         | A3 B4 C5 C7 D8 D10 D12     | $160    | 18CH-21-i |
      | 6-train | six    | 6     | three 5-trains | A3 B4 C5 C7 D8 D10 D12 E11 F12 G13 | A3 B4 C5 C7 D8 D10 D12 E11 | $170    | 18CH-21-i |

  @18CH-21-h @18CH-14-a @18CH-21-g
  Scenario: A 2-train stops at two places, neither one nor three
    Given #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And #X1 lies on F8, joining S and NE
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | G13 F12 |
    Then it is refused and nothing has changed
    When the C&O tries to run
      | 2-train | H14 G13 F12 F10 F8 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | H14 G13 |
    Then the C&O has earned $50

  @18CH-21-g @18CH-21-i
  Scenario Outline: A 3-train may stop at two places as well as at three: <how far>
    Given it is phase 3
    And #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on <hex>, joining S and N
    And #X1 lies on F8, joining S and NE
    And the C&O owns a 3-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 3-train | <route> |
    Then the C&O has earned <revenue>

    Examples:
      | how far                     | hex | route              | revenue |
      | the track ends at two       | G9  | H14 G13            | $60     |
      | the track reaches a third   | F10 | H14 G13 F12 F10 F8 | $90     |

  @18CH-21-j
  Scenario: A D-train may stop at eight places
    Given it is phase D
    And the PLE is in operation at a par of $95
    And Bob is president of the PLE with 60%
    And #55 lies on B4, joining S, NW, N and SE
    And #15 lies on C5, turned 0
    And #8 lies on C7, joining N and SE
    And #15 lies on D8, turned 0
    And #9 lies on D10, joining S and N
    And #15 lies on D12, turned 1
    And #58 lies on E11, joining SW and SE
    And #9 lies on F12, joining NW and SE
    And #15 lies on G13, joining NW, N, NE and SE
    And the PLE owns a D-train
    And the pool holds three 5-trains and a 6-train
    And the bank has one 6-train left
    And it is the PLE's turn to run its trains
    When the PLE runs
      | D-train | A3 B4 C5 C7 D8 D10 D12 E11 F12 G13 H14 |
    Then the PLE has earned $280

  @18CH-21-j
  Scenario Outline: A D-train may stop at <number> places
    Given it is phase D
    And #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And #X1 lies on F8, joining S and NE
    And #9 lies on <hex>, joining SW and NE
    And the C&O has a token in <city>
    And the C&O owns a D-train
    And the pool holds three 5-trains and a 6-train
    And the bank has one 6-train left
    And it is the C&O's turn to run its trains
    When the C&O runs
      | D-train | <route> |
    Then the C&O has earned <revenue>

    Examples:
      | number | hex | city | route                    | revenue |
      | three  | I3  | G13  | H14 G13 F12 F10 F8       | $110    |
      | four   | G7  | F8   | H14 G13 F12 F10 F8 G7 H6 | $140    |

  @18CH-21-j
  Scenario: A D-train may stop at two places, if the track leads to no more
    Given it is phase D
    And #57 lies on G13, joining NW and SE
    And the C&O owns a D-train
    And the pool holds three 5-trains and a 6-train
    And the bank has one 6-train left
    And it is the C&O's turn to run its trains
    When the C&O runs
      | D-train | G13 H14 |
    Then the C&O has earned $80

  @18CH-21-j @18CH-14-b
  Scenario: A D-train too stops at no place twice
    Given it is phase D
    And #14 lies on D8, joining SW, NW, NE and SE
    And #7 lies on C7, joining S and SE
    And #7 lies on C9, joining N and NE
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    And #9 lies on G7, joining SW and NE
    And the C&O has a token in D8
    And the C&O owns a D-train
    And the pool holds three 5-trains and a 6-train
    And the bank has one 6-train left
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | D-train | H6 G7 F8 E7 D8 C7 C9 D8 |
    Then it is refused and nothing has changed
    When the C&O runs
      | D-train | H6 G7 F8 E7 D8 |
    Then the C&O has earned $90

  # -------------------------------------------------------------------------------------------- what they earn

  @18CH-21-l
  Scenario: A route earns where it begins, where it passes and where it ends
    Given it is phase 3
    And #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And #X1 lies on F8, joining S and NE
    And the C&O owns a 3-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 3-train | H14 G13 F12 F10 F8 |
    Then the C&O has earned $90
    When the C&O keeps its revenue
    Then the bank has paid $90

  @18CH-21-l
  Scenario Outline: A route earns the same in both directions: <route>
    Given it is phase 3
    And #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And #X1 lies on F8, joining S and NE
    And the C&O owns a 3-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 3-train | <route> |
    Then the C&O has earned $90

    Examples:
      | route              |
      | F8 F10 F12 G13 H14 |
      | H14 G13 F12 F10 F8 |

  @18CH-21-s
  Scenario: The company earns what all its trains earn together
    Given it is phase 3
    And #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And #X2 lies on F8, joining S, SW, NW, NE and SE
    And #9 lies on G7, joining SW and NE
    And #8 lies on E7, joining SW and SE
    And #57 lies on D8, joining SW and NE
    And the C&O has a token in F8
    And the C&O owns two 2-trains and a 3-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | 3-train | H14 G13 F12 F10 F8 |
      | 2-train | F8 G7 H6           |
      | 2-train | D8 E7 F8           |
    Then the C&O has earned $230
    When the C&O keeps its revenue
    Then the C&O has $230 in its treasury
    And the bank has paid $230

  @18CH-21-m
  Scenario Outline: A city brings the number beside it: <tile> has $<value>
    Given it is phase D
    And <tile> lies on G13, joining <sides>
    And the C&O owns a D-train
    And the pool holds three 5-trains and a 6-train
    And the bank has one 6-train left
    And it is the C&O's turn to run its trains
    # proves 18CH-21-m
    When the C&O runs
      | D-train | G13 H14 |
    Then the C&O has earned <with Norfolk>

    Examples:
      | tile | sides                 | value | with Norfolk |
      | #57  | NW and SE             | 20    | $80          |
      | #14  | SW, NW, NE and SE     | 30    | $90          |
      | #15  | NW, N, NE and SE      | 30    | $90          |
      | #611 | SW, NW, N, NE and SE  | 40    | $100         |
      | #915 | SW, NW, N, NE and SE  | 50    | $110         |

  @18CH-21-m
  Scenario Outline: Washington brings the number beside it: <tile> has $<value>
    Given it is phase D
    And the B&O is in operation at a par of $95
    And Bob is president of the B&O with 60%
    And <tile> lies on F8, turned 0
    And #9 lies on G7, joining SW and NE
    And the B&O owns a D-train
    And the pool holds three 5-trains and a 6-train
    And the bank has one 6-train left
    And it is the B&O's turn to run its trains
    # proves 18CH-21-m
    When the B&O runs
      | D-train | F8 G7 H6 |
    Then the B&O has earned <with Baltimore>

    Examples:
      | tile | value | with Baltimore |
      | #X1  | 30    | $60            |
      | #X2  | 40    | $70            |
      | #X6  | 70    | $100           |
      | #X8  | 100   | $130           |

  @18CH-21-m
  Scenario Outline: Philadelphia brings the number beside it: <tile>, seen from Camden
    Given it is phase D
    And the C&A is in operation at a par of $95
    And Bob is president of the C&A with 60%
    And <tile> lies on J4, turned <turn>
    And #57 lies on J6, joining S and N
    And the C&A owns a D-train
    And the pool holds three 5-trains and a 6-train
    And the bank has one 6-train left
    And it is the C&A's turn to run its trains
    # proves 18CH-21-m
    When the C&A runs
      | D-train | J4 J6 |
    Then the C&A has earned <revenue>

    Examples:
      | tile | turn | revenue |
      | #X3  | 0    | $60     |
      | #X4  | 0    | $60     |
      | #X5  | 0    | $60     |
      | #X7  | 1    | $70     |
      | #X9  | 1    | $90     |

  @18CH-21-m
  Scenario Outline: Philadelphia brings the number beside it: <tile>, seen from Allentown
    Given it is phase D
    And the LV is in operation at a par of $95
    And Bob is president of the LV with 60%
    And <tile> lies on J4, turned <turn>
    And #15 lies on J2, joining S, SW, NE and SE
    And the LV owns a D-train
    And the pool holds three 5-trains and a 6-train
    And the bank has one 6-train left
    And it is the LV's turn to run its trains
    # proves 18CH-21-m
    When the LV runs
      | D-train | J4 J2 K1 |
    Then the LV has earned <revenue>

    Examples:
      | tile | turn | revenue |
      | #X3  | 0    | $100    |
      | #X4  | 0    | $100    |
      | #X5  | 0    | $100    |
      | #X7  | 1    | $110    |
      | #X9  | 1    | $130    |

  @18CH-21-m
  Scenario Outline: A town brings the number beside it: <tile> has $10
    Given #57 lies on D12, joining SW and NE
    And <tile> lies on E11, joining <sides>
    And the C&O has a token in D12
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    # proves 18CH-21-m
    When the C&O runs
      | 2-train | D12 E11 |
    Then the C&O has earned $30

    Examples:
      | tile | sides     |
      | #3   | SW and NW |
      | #4   | SW and NE |
      | #58  | SW and N  |

  @18CH-21-m
  Scenario: Each of two cities on a route brings the number beside it
    Given #57 lies on each of D8 and D12, joining S and N
    And #9 lies on D10, joining S and N
    And the C&O has a token in D8
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    # proves 18CH-21-m
    When the C&O runs
      | 2-train | D8 D10 D12 |
    Then the C&O has earned $40

  @18CH-21-m
  Scenario: Each city on the routes of two trains brings the number beside it
    Given #57 lies on each of D8 and D12, joining S and N
    And #9 lies on D10, joining S and N
    And #57 lies on G13, joining NW and SE
    And the C&O has a token in D8
    And the C&O owns two 2-trains
    And it is the C&O's turn to run its trains
    # proves 18CH-21-m
    When the C&O runs
      | 2-train | D8 D10 D12 |
      | 2-train | G13 H14    |
    Then the C&O has earned $90

  @18CH-21-m
  Scenario Outline: Both towns of a hex bring the number beside them: <tile> has $10 twice
    Given it is phase 4
    And the PLE is in operation at a par of $95
    And Bob is president of the PLE with 60%
    And <tile> lies on B4, turned <turn>
    And #14 lies on C5, turned <city turn>
    And #7 lies on C3, joining S and SW
    And #7 lies on B6, joining N and NE
    And the PLE owns a 4-train
    And it is the PLE's turn to run its trains
    # proves 18CH-21-m
    When the PLE runs
      | 4-train | <route> |
    Then the PLE has earned $100

    Examples:
      | tile | turn | city turn | route             |
      | #1   | 2    | 1         | A3 B4 B6 C5 B4    |
      | #2   | 2    | 2         | A3 B4 C5 C3 B4    |
      | #55  | 2    | 1         | A3 B4 C5 B6 B4    |
      | #56  | 2    | 2         | A3 B4 C3 C5 B4    |
      | #69  | 0    | 0         | A3 B4 C3 C5 B6 B4 |

  @18CH-21-m
  Scenario Outline: What is printed on the map counts as well: <place> has $30
    Given the <company> is in operation at a par of $95
    And Bob is president of the <company> with 60%
    And #57 lies on J6, joining <sides of J6>
    And #8 lies on I7, joining S and NE
    And #57 lies on J2, joining SW and NE
    And #4 lies on I5, joining SW and NE
    And #9 lies on G7, joining SW and NE
    And #X1 lies on F8, joining S and NE
    And the <company> has a token in <token>
    And the <company> owns a 2-train
    And it is the <company>'s turn to run its trains
    # proves 18CH-21-m
    When the <company> runs
      | 2-train | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | place                           | company | sides of J6 | token   | route    | revenue |
      | the town on I9                  | C&A     | SW and NE   | J6      | I9 I7 J6 | $50     |
      | the town on K1                  | LV      | SW and NE   | J2      | J2 K1    | $50     |
      | Baltimore's circle to the south | PRR     | SW and NE   | F8      | F8 G7 H6 | $60     |
      | Baltimore's circle to the north | PRR     | SW and NE   | H6 (NE) | H6 I5    | $40     |
      | Philadelphia's southern circle  | C&A     | S and N     | J6      | J4 J6    | $50     |

  @18CH-21-m
  Scenario: What is printed on the map counts as well: Philadelphia's northern circle has $30
    Given it is phase 3
    And the LV is in operation at a par of $95
    And Bob is president of the LV with 60%
    And #15 lies on J2, joining S, SW, NE and SE
    And the LV owns a 3-train
    And it is the LV's turn to run its trains
    # proves 18CH-21-m
    When the LV runs
      | 3-train | J4 J2 K1 |
    Then the LV has earned $90

  # ------------------------------------------------------------------------------------------------ red areas

  @18CH-21-n @18CH-26-d
  Scenario Outline: In phase 2 red areas bring their yellow number: <area> (<hex>) has $<value>
    Given the <company> is in operation at a par of $95
    And Bob is president of the <company> with 60%
    And #55 lies on B4, joining S, NW, N and SE
    And #57 lies on C5, joining SW and NE
    And #9 lies on B6, joining SW and NE
    And #57 lies on C13, joining SW and NE
    And #9 lies on B12, joining SW and NE
    And #8 lies on C11, joining SW and SE
    And #57 lies on D12, joining NW and SE
    And #57 lies on G13, joining NW and SE
    And the <company> has a token in <city>
    And the <company> owns a 2-train
    And it is the <company>'s turn to run its trains
    # proves 18CH-21-n
    When the <company> runs
      | 2-train | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | area               | hex | value | company | city | route           | revenue |
      | Pittsburgh         | A3  | 40    | PLE     | A3   | A3 B4           | $50     |
      | Ohio               | A7  | 40    | PRR     | C5   | A7 B6 C5        | $60     |
      | West Virginia Coal | A13 | 40    | PRR     | D12  | A13 B12 C11 D12 | $60     |
      | West Virginia Coal | B14 | 40    | N&W     | C13  | B14 C13         | $60     |
      | Norfolk            | H14 | 30    | C&O     | G13  | G13 H14         | $50     |

  @18CH-21-o @18CH-26-l @18CH-26-r
  Scenario Outline: In phase <phase> red areas bring their green number: <area> (<hex>) has $<value>
    Given it is phase <phase>
    And the <company> is in operation at a par of $95
    And Bob is president of the <company> with 60%
    And #55 lies on B4, joining S, NW, N and SE
    And #57 lies on C5, joining SW and NE
    And <tile> lies on B6, joining <sides>
    And #15 lies on C13, joining SW, NW, N and NE
    And #8 lies on B12, joining SW and SE
    And #57 lies on G13, joining NW and SE
    And #57 lies on J6, joining SW and NE
    And #2 lies on K5, turned 1
    And #8 lies on L4, joining SW and N
    And the <company> has a token in <city>
    And the <company> owns a <train>
    And it is the <company>'s turn to run its trains
    # proves 18CH-21-o
    When the <company> runs
      | <train> | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | phase | train   | area               | hex | value | company | city | tile | sides     | route       | revenue | clause    |
      | 3     | 3-train | Pittsburgh         | A3  | 50    | PLE     | A3   | #9   | SW and NE | A3 B4       | $60     | 18CH-26-l |
      | 3     | 3-train | Pittsburgh         | B2  | 50    | PRR     | C5   | #7   | N and NE  | B2 B4 B6 C5 | $80     | 18CH-26-l |
      | 3     | 3-train | Ohio               | A7  | 60    | PRR     | C5   | #9   | SW and NE | A7 B6 C5    | $80     | 18CH-26-l |
      | 3     | 3-train | West Virginia Coal | A13 | 50    | N&W     | C13  | #9   | SW and NE | A13 B12 C13 | $80     | 18CH-26-l |
      | 3     | 3-train | West Virginia Coal | B14 | 50    | N&W     | C13  | #9   | SW and NE | B14 C13     | $80     | 18CH-26-l |
      | 3     | 3-train | Norfolk            | H14 | 40    | C&O     | G13  | #9   | SW and NE | G13 H14     | $60     | 18CH-26-l |
      | 3     | 3-train | New York           | L2  | 60    | C&A     | J6   | #9   | SW and NE | J6 K5 L4 L2 | $90     | 18CH-26-l |
      | 4     | 4-train | Pittsburgh         | A3  | 50    | PLE     | A3   | #9   | SW and NE | A3 B4       | $60     | 18CH-26-r |
      | 4     | 4-train | Ohio               | A7  | 60    | PRR     | C5   | #9   | SW and NE | A7 B6 C5    | $80     | 18CH-26-r |
      | 4     | 4-train | West Virginia Coal | B14 | 50    | N&W     | C13  | #9   | SW and NE | B14 C13     | $80     | 18CH-26-r |
      | 4     | 4-train | Norfolk            | H14 | 40    | C&O     | G13  | #9   | SW and NE | G13 H14     | $60     | 18CH-26-r |
      | 4     | 4-train | New York           | L2  | 60    | C&A     | J6   | #9   | SW and NE | J6 K5 L4 L2 | $90     | 18CH-26-r |

  @18CH-21-p @18CH-26-x @18CH-26-ac
  Scenario Outline: In phase <phase> red areas bring their third number: <area> (<hex>) has $<value>
    Given it is phase <phase>
    And the <company> is in operation at a par of $95
    And Bob is president of the <company> with 60%
    And #55 lies on B4, joining S, NW, N and SE
    And #57 lies on C5, joining SW and NE
    And <tile> lies on B6, joining <sides>
    And #15 lies on C13, joining SW, NW, N and NE
    And #8 lies on B12, joining SW and SE
    And #57 lies on G13, joining NW and SE
    And #57 lies on J6, joining SW and NE
    And #2 lies on K5, turned 1
    And #8 lies on L4, joining SW and N
    And the <company> has a token in <city>
    And the <company> owns a <train>
    And the pool holds <pool>
    And it is the <company>'s turn to run its trains
    # proves 18CH-21-p
    When the <company> runs
      | <train> | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | phase | train   | pool           | area               | hex | value | company | city | tile | sides     | route       | revenue | clause     |
      | 5     | 5-train | no trains      | Pittsburgh         | A3  | 60    | PLE     | A3   | #9   | SW and NE | A3 B4       | $70     | 18CH-26-x  |
      | 5     | 5-train | no trains      | Pittsburgh         | B2  | 60    | PRR     | C5   | #7   | N and NE  | B2 B4 B6 C5 | $90     | 18CH-26-x  |
      | 5     | 5-train | no trains      | Ohio               | A7  | 80    | PRR     | C5   | #9   | SW and NE | A7 B6 C5    | $100    | 18CH-26-x  |
      | 5     | 5-train | no trains      | West Virginia Coal | A13 | 60    | N&W     | C13  | #9   | SW and NE | A13 B12 C13 | $90     | 18CH-26-x  |
      | 5     | 5-train | no trains      | West Virginia Coal | B14 | 60    | N&W     | C13  | #9   | SW and NE | B14 C13     | $90     | 18CH-26-x  |
      | 5     | 5-train | no trains      | Norfolk            | H14 | 50    | C&O     | G13  | #9   | SW and NE | G13 H14     | $70     | 18CH-26-x  |
      | 5     | 5-train | no trains      | New York           | L2  | 80    | C&A     | J6   | #9   | SW and NE | J6 K5 L4 L2 | $110    | 18CH-26-x  |
      | 6     | 6-train | three 5-trains | Pittsburgh         | A3  | 60    | PLE     | A3   | #9   | SW and NE | A3 B4       | $70     | 18CH-26-ac |
      | 6     | 6-train | three 5-trains | Ohio               | A7  | 80    | PRR     | C5   | #9   | SW and NE | A7 B6 C5    | $100    | 18CH-26-ac |
      | 6     | 6-train | three 5-trains | West Virginia Coal | B14 | 60    | N&W     | C13  | #9   | SW and NE | B14 C13     | $90     | 18CH-26-ac |
      | 6     | 6-train | three 5-trains | Norfolk            | H14 | 50    | C&O     | G13  | #9   | SW and NE | G13 H14     | $70     | 18CH-26-ac |
      | 6     | 6-train | three 5-trains | New York           | L2  | 80    | C&A     | J6   | #9   | SW and NE | J6 K5 L4 L2 | $110    | 18CH-26-ac |

  @18CH-21-q @18CH-26-ah
  Scenario Outline: In phase D red areas bring their gray number: <area> (<hex>) has $<value>
    Given it is phase D
    And the <company> is in operation at a par of $95
    And Bob is president of the <company> with 60%
    And #55 lies on B4, joining S, NW, N and SE
    And #57 lies on C5, joining SW and NE
    And <tile> lies on B6, joining <sides>
    And #15 lies on C13, joining SW, NW, N and NE
    And #8 lies on B12, joining SW and SE
    And #57 lies on G13, joining NW and SE
    And #57 lies on J6, joining SW and NE
    And #2 lies on K5, turned 1
    And #8 lies on L4, joining SW and N
    And the <company> has a token in <city>
    And the <company> owns a D-train
    And the pool holds three 5-trains and a 6-train
    And the bank has one 6-train left
    And it is the <company>'s turn to run its trains
    # proves 18CH-21-q
    When the <company> runs
      | D-train | <route> |
    Then the <company> has earned <revenue>

    Examples:
      | area               | hex | value | company | city | tile | sides     | route       | revenue |
      | Pittsburgh         | A3  | 80    | PLE     | A3   | #9   | SW and NE | A3 B4       | $90     |
      | Pittsburgh         | B2  | 80    | PRR     | C5   | #7   | N and NE  | B2 B4 B6 C5 | $110    |
      | Ohio               | A7  | 100   | PRR     | C5   | #9   | SW and NE | A7 B6 C5    | $120    |
      | West Virginia Coal | A13 | 80    | N&W     | C13  | #9   | SW and NE | A13 B12 C13 | $110    |
      | West Virginia Coal | B14 | 80    | N&W     | C13  | #9   | SW and NE | B14 C13     | $110    |
      | Norfolk            | H14 | 60    | C&O     | G13  | #9   | SW and NE | G13 H14     | $80     |
      | New York           | L2  | 100   | C&A     | J6   | #9   | SW and NE | J6 K5 L4 L2 | $130    |

  # The figure that counts, phase by phase: one clause a row, therefore six in all.
  @18CH-26-d @18CH-26-l @18CH-26-r @18CH-26-x @18CH-26-ac @18CH-26-ah
  Scenario Outline: Pittsburgh from phase to phase: in phase <phase> it brings $<value>
    Given it is phase <phase>
    And the PLE is in operation at a par of $95
    And Bob is president of the PLE with 60%
    And #55 lies on B4, joining S, NW, N and SE
    And the PLE owns a <train>
    And the pool holds <pool>
    And it is the PLE's turn to run its trains
    # proves 18CH-26-d 18CH-26-l 18CH-26-r 18CH-26-x 18CH-26-ac 18CH-26-ah
    When the PLE runs
      | <train> | A3 B4 |
    Then the PLE has earned <revenue>

    Examples:
      | phase | value | train   | pool                            | revenue | clause     |
      | 2     | 40    | 2-train | no trains                       | $50     | 18CH-26-d  |
      | 3     | 50    | 3-train | no trains                       | $60     | 18CH-26-l  |
      | 4     | 50    | 4-train | no trains                       | $60     | 18CH-26-r  |
      | 5     | 60    | 5-train | no trains                       | $70     | 18CH-26-x  |
      | 6     | 60    | 6-train | three 5-trains                  | $70     | 18CH-26-ac |
      | D     | 80    | D-train | three 5-trains and two 6-trains | $90     | 18CH-26-ah |

  # ----------------------------------------------------------------------------------------- what else they are for

  @18CH-21-r @18CH-23-h @18CH-23-ad
  Scenario Outline: Two revenue places, one of them a <kind>, make a route for which a company must have a train
    Given #57 lies on G13, joining <sides of G13>
    And <tile> lies on F12, joining <sides of F12>
    And #4 lies on E11, joining NW and SE
    And #9 lies on F10, joining S and N
    And #X1 lies on F8, joining S and NE
    And the C&O has $500 in its treasury
    And it is the C&O's turn to lay track
    When the C&O lays no track
    And the C&O tries to buy no train
    Then it is refused and nothing has changed
    When the C&O buys a 2-train from the bank for $80
    And the C&O buys no train
    Then it is stock round 3
    And the C&O has $420 in its treasury

    Examples:
      | kind     | sides of G13 | tile | sides of F12 |
      | red area | NW and SE    | #9   | S and N      |
      | town     | SW and NE    | #8   | S and NW     |
      | city     | SW and NE    | #9   | S and N      |

  @18CH-21-r @18CH-23-h @18CH-23-ad
  Scenario: Track that leads to no second revenue place is no route, and no train is needed
    Given #57 lies on G13, joining SW and NE
    And #9 lies on F12, joining S and N
    And #4 lies on E11, joining NW and SE
    And #9 lies on F10, joining S and N
    And the C&O has $500 in its treasury
    And it is the C&O's turn to lay track
    When the C&O lays no track
    And the C&O buys no train
    Then it is stock round 3
    And the C&O owns no trains
    And the C&O has $500 in its treasury
    When everybody passes
    And the C&O lays #X1 on F8, joining S and NE
    And the C&O tries to buy no train
    Then it is refused and nothing has changed
    When the C&O buys a 2-train from the bank for $80
    Then the C&O owns a 2-train

  # ------------------------------------------------------------------------------------------------ the best run

  @18CH-21-t
  Scenario: The most valuable run
    Given it is phase 3
    And #14 lies on D8, joining SW, NW, NE and SE
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    And #8 lies on E9, joining S and NW
    And #4 lies on E11, joining S and N
    And the C&O has a token in D8
    And the C&O owns a 2-train and a 3-train
    And it is the C&O's turn to run its trains
    Then the best run of the C&O is worth $100
    When the C&O runs
      | 2-train | D8 E7 F8  |
      | 3-train | D8 E9 E11 |
    Then the C&O has earned $100

  @18CH-21-t @reading:18CH-Q42=a
  Scenario: What the best run is the players settle among themselves before the company runs
    Given it is phase 3
    And #14 lies on D8, joining SW, NW, NE and SE
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    And #8 lies on E9, joining S and NW
    And #4 lies on E11, joining S and N
    And the C&O has a token in D8
    And the C&O owns a 3-train
    And it is the C&O's turn to run its trains
    Then the best run of the C&O is worth $70
    When the C&O runs
      | 3-train | D8 E7 F8 |
    Then the C&O has earned $60

  @18CH-21-t @reading:18CH-Q42=b
  Scenario Outline: A run below the best one is not accepted: $<less>, where $100 can be earned
    Given it is phase 3
    And #14 lies on D8, joining SW, NW, NE and SE
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    And #8 lies on E9, joining S and NW
    And #4 lies on E11, joining S and N
    And the C&O has a token in D8
    And the C&O owns a 2-train and a 3-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | <train> | <route> |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | D8 E7 F8  |
      | 3-train | D8 E9 E11 |
    Then the C&O has earned $100

    Examples:
      | less | train   | route                |
      | 40   | 2-train | D8 E9 E11            |
      | 60   | 3-train | D8 E7 F8             |
      | 70   | 3-train | F8 E7 D8 E9 E11      |

  @18CH-21-u @reading:18CH-Q42=a
  Scenario Outline: Nobody has to point out a better run than the president's, and the smaller one counts: <less>
    Given it is phase 3
    And #14 lies on D8, joining SW, NW, NE and SE
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    And #8 lies on E9, joining S and NW
    And #4 lies on E11, joining S and N
    And the C&O has a token in D8
    And the C&O owns a 2-train and a 3-train
    And it is the C&O's turn to run its trains
    When the C&O runs
      | <train> | <route> |
    Then the C&O has earned <less>
    When the C&O keeps its revenue
    Then the C&O has <less> in its treasury
    And no other player or company has gained or lost money

    Examples:
      | less | train   | route           |
      | $40  | 2-train | D8 E9 E11       |
      | $60  | 3-train | D8 E7 F8        |
      | $70  | 3-train | F8 E7 D8 E9 E11 |

  # ------------------------------------------------------------------------------------- the example of the book

  @18CH-21-v @18CH-21-o @18CH-21-s @18CH-21-d @18CH-14-f
  Scenario: Two 2-trains and a 3-train of the N&W earn $210
    Given it is phase 3
    And the N&W is in operation at a par of $95
    And Bob is president of the N&W with 60%
    And the B&O is in operation at a par of $70
    And Carol is president of the B&O with 60%
    And #15 lies on C13, joining SW, NW, N and NE
    And #8 lies on B12, joining SW and SE
    And #57 lies on D12, joining SW and NE
    And #4 lies on E11, joining SW and NE
    And the B&O has a token in D12
    And the N&W owns two 2-trains and a 3-train
    And it is the N&W's turn to run its trains
    Then the best run of the N&W is worth $210
    When the N&W runs
      | 2-train | A13 B12 C13 |
      | 2-train | B14 C13     |
      | 3-train | C13 D12     |
    Then the N&W has earned $210

  @18CH-21-v @18CH-14-e
  Scenario: In the same position the 3-train does not run on through the city of the B&O
    Given it is phase 3
    And the N&W is in operation at a par of $95
    And Bob is president of the N&W with 60%
    And the B&O is in operation at a par of $70
    And Carol is president of the B&O with 60%
    And #15 lies on C13, joining SW, NW, N and NE
    And #8 lies on B12, joining SW and SE
    And #57 lies on D12, joining SW and NE
    And #4 lies on E11, joining SW and NE
    And the B&O has a token in D12
    And the N&W owns two 2-trains and a 3-train
    And it is the N&W's turn to run its trains
    When the N&W tries to run
      | 2-train | A13 B12 C13 |
      | 2-train | B14 C13     |
      | 3-train | C13 D12 E11 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 2-train | A13 B12 C13 |
      | 2-train | B14 C13     |
      | 3-train | C13 D12     |
    Then the N&W has earned $210

  # ------------------------------------------------------------------------ the company that operates later

  @18CH-21-b @18CH-21-c
  Scenario: A train of a company that operates later runs once only as well
    Given it is phase 3
    And the N&W is in operation at a par of $95
    And Bob is president of the N&W with 60%
    And #14 lies on D8, joining SW, NW, NE and SE
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    And #8 lies on E9, joining S and NW
    And #4 lies on E11, joining S and N
    And the C&O has a token in D8
    And the C&O owns a 2-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | D8 E7 F8  |
      | 2-train | D8 E9 E11 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | D8 E7 F8 |
    Then the C&O has earned $60

  @18CH-21-c
  Scenario: Two trains of a company that operates later share no track either
    Given it is phase 3
    And the N&W is in operation at a par of $95
    And Bob is president of the N&W with 60%
    And #14 lies on D8, joining SW, NW, NE and SE
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    And #8 lies on E9, joining S and NW
    And #4 lies on E11, joining S and N
    And the C&O has a token in D8
    And the C&O owns two 2-trains
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | D8 E7 F8 |
      | 2-train | D8 E7 F8 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | D8 E7 F8  |
      | 2-train | D8 E9 E11 |
    Then the C&O has earned $100

  @18CH-14-e @18CH-21-k
  Scenario: A company that operates later does not pass a city full of other tokens either
    Given it is phase 3
    And the PLE is in operation at a par of $95
    And Bob is president of the PLE with 60%
    And #14 lies on D8, joining SW, NW, NE and SE
    And #8 lies on E7, joining SW and SE
    And #X1 lies on F8, joining NW and NE
    And #9 lies on G7, joining SW and NE
    And the C&O has a token in D8
    And the PLE has a token in F8
    And the C&O owns a 3-train
    And it is the C&O's turn to run its trains
    When the C&O tries to run
      | 3-train | D8 E7 F8 G7 H6 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 3-train | D8 E7 F8 |
    Then the C&O has earned $60
