Feature: Station tokens
  A token adds nothing to what a route earns, but a city whose spaces are all taken by others cannot be run through.

  The first token of a company goes to its home, free of charge, when its first turn begins; the space is kept for it
  until then. After that it may place one token in each turn, in a city that it can reach and that has a free space.
  The second token costs $40, the third $60, the fourth $80, paid from the treasury to the bank. A company has two,
  three or four tokens in all.

  Background: from Harrisburg, F2, the PRR can reach E3, C5 and D8
    Given 3 players at the table in phase 3
    And the PRR is in operation at a par of $80
    And Alice is president of the PRR with 60%
    And the PRR has $500 in its treasury
    And #14 lies on F2, joining SW, NW, NE and SE
    And #57 lies on E3, joining SW and NE
    And #9 lies on D4, joining SW and NE
    And #14 lies on C5, joining SW, NW, NE and SE
    And #8 lies on D6, joining S and NW
    And #57 lies on D8, joining S and N
    And it is the PRR's turn to place a token

  # ----------------------------------------------------------------------------------------- what tokens are for

  @18CH-20-a
  Scenario Outline: A route is worth the same with <whose> in its cities
    Given the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And the <company> has a token in <city>
    And the PRR owns a 2-train
    And it is the PRR's turn to run its trains
    When the PRR runs
      | 2-train | F2 E3 |
    Then the PRR has earned $50

    Examples:
      | whose                 | company | city |
      | the token at one end  | PRR     | F2   |
      | its tokens            | PRR     | E3   |
      | a token of another    | PLE     | E3   |

  @18CH-20-a @18CH-14-e
  Scenario: A city full of other tokens cannot be passed, but it can be the end of the line
    Given the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And the PLE has a token in E3
    And the PRR owns a 3-train
    And it is the PRR's turn to run its trains
    When the PRR tries to run
      | 3-train | F2 E3 D4 C5 |
    Then it is refused and nothing has changed
    When the PRR runs
      | 3-train | F2 E3 |
    Then the PRR has earned $50

  @18CH-20-a
  Scenario Outline: A city is passed where <why>
    Given the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And the <company> has a token in <city>
    And the PRR owns a 3-train
    And it is the PRR's turn to run its trains
    When the PRR runs
      | 3-train | F2 E3 D4 C5 |
    Then the PRR has earned $80

    Examples:
      | why                          | company | city |
      | nobody has a token           | PLE     | A3   |
      | the company has its own      | PRR     | E3   |
      | a space is free beside it    | PLE     | C5   |

  # ---------------------------------------------------------------------------------------------- one in a turn

  @18CH-20-b
  Scenario: A company places one token in a turn and the next in its next turn
    Given the PRR owns a 3-train
    When the PRR places a token in E3
    Then the PRR has tokens in F2 and E3 only
    When the PRR tries to place a token in C5
    Then it is refused and nothing has changed
    When the PRR runs
      | 3-train | F2 E3 D4 C5 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    Then it is operating round 2.2
    When the PRR places a token in C5
    Then the PRR has tokens in F2, E3 and C5 only
    And the PRR has one token left

  @18CH-20-b
  Scenario: A company need not place a token
    Given the PRR owns a 3-train
    When the PRR places no token
    And the PRR runs
      | 3-train | F2 E3 D4 C5 |
    And the PRR keeps its revenue
    Then the PRR has $580 in its treasury
    And the PRR has a token in F2 only
    And the PRR has three tokens left

  # ---------------------------------------------------------------------------------------- where a token may go

  @18CH-20-c
  Scenario Outline: A token does not go to <where>
    Given the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And the PLE has a token in D8
    And #57 lies on D12, joining NW and SE
    And #4 lies on G3, joining NW and SE
    And #9 lies on B6, joining SW and NE
    When the PRR tries to place a token in <place>
    Then it is refused and nothing has changed
    When the PRR places a token in C5
    Then the PRR has tokens in F2 and C5 only
    And the PRR has $460 in its treasury

    Examples:
      | where                             | place |
      | a city whose only space is taken  | D8    |
      | a city that it cannot reach       | D12   |
      | a town                            | G3    |
      | a red area without a city         | A7    |
      | plain track                       | D4    |
      | a city hex without a tile         | D2    |

  @18CH-20-c @reading:18CH-Q38=a @reading:18CH-Q38=b
  Scenario: A token does not go to a city where the company has one already
    When the PRR tries to place a token in F2
    Then it is refused and nothing has changed
    When the PRR places a token in C5
    Then the PRR has tokens in F2 and C5 only
    And the PRR has $460 in its treasury

  @18CH-20-c @reading:18CH-Q38=c
  Scenario: A second token may go to a free space of a city where the company has one already
    When the PRR places a token in F2
    Then the PRR has $460 in its treasury
    And the PRR has two tokens left

  @18CH-20-c
  Scenario: A city behind a full city is out of reach
    Given the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And the PLE has a token in E3
    And #57 lies on D2, joining SW and NE
    And the PLE owns P4
    When the PRR tries to place a token in C5
    Then it is refused and nothing has changed
    When the PRR places a token in D2
    Then the PRR has tokens in F2 and D2 only

  @18CH-20-c
  Scenario: Beside another company's token a second space is free
    Given the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And the PLE has a token in C5
    When the PRR places a token in C5
    Then the PRR has tokens in F2 and C5 only
    And the PLE has tokens in A3 and C5 only
    And the PRR has $460 in its treasury

  @18CH-20-c
  Scenario: Only a circle that the company's own track leads to counts, not the other circle of the hex
    Given the C&A is in operation at a par of $70
    And Bob is president of the C&A with 60%
    And the C&A has $100 in its treasury
    And #57 lies on J6, joining S and N
    And it is the C&A's turn to place a token
    When the C&A tries to place a token in J4 (N)
    Then it is refused and nothing has changed
    When the C&A places a token in J4 (S)
    Then the C&A has tokens in J6 and J4 (S) only

  @18CH-20-c @reading:18CH-Q38=a
  Scenario: A company has no token in both circles of one hex
    Given the SRR is in operation at a par of $70
    And Bob is president of the SRR with 60%
    And the B&O is in operation at a par of $70
    And Bob is president of the B&O with 60%
    And the B&O has $100 in its treasury
    And #7 lies on G7, joining N and NE
    And #8 lies on G5, joining S and NE
    And #15 lies on H4, joining S, SW, NE and SE
    And #3 lies on I5, joining SW and NW
    And the SRR owns P3
    And it is the B&O's turn to place a token
    When the B&O tries to place a token in H6 (NE)
    Then it is refused and nothing has changed
    When the B&O places a token in H4
    Then the B&O has tokens in H6 (SW) and H4 only

  @18CH-20-c @reading:18CH-Q38=b
  Scenario: A company may have a token in each circle of one hex
    Given the SRR is in operation at a par of $70
    And Bob is president of the SRR with 60%
    And the B&O is in operation at a par of $70
    And Bob is president of the B&O with 60%
    And the B&O has $100 in its treasury
    And #7 lies on G7, joining N and NE
    And #8 lies on G5, joining S and NE
    And #15 lies on H4, joining S, SW, NE and SE
    And #3 lies on I5, joining SW and NW
    And the SRR owns P3
    And it is the B&O's turn to place a token
    When the B&O places a token in H6 (NE)
    Then the B&O has tokens in H6 (SW) and H6 (NE) only
    And the B&O has $60 in its treasury

  # Spaces of the city tiles, each with one token fewer than it holds, and full.

  @18CH-20-c
  Scenario Outline: The last space of <tile> is free: <spaces> in all
    Given it is phase D
    And the pool holds three 5-trains and two 6-trains
    And the PRR owns a D-train
    And the N&W is in operation at a par of $95
    And the PLE and the B&O are in operation at a par of $70
    And Bob is president of the N&W with 60%
    And Bob is president of the PLE with 60%
    And Carol is president of the B&O with 60%
    And the N&W has $100 in its treasury
    And #15 lies on C13, joining SW, NW, N and NE
    And <tile> lies on D12, turned 1
    And the PLE has a token in <PLE>
    And the B&O has a token in <B&O>
    And it is the N&W's turn to place a token
    When the N&W places a token in D12
    Then the N&W has tokens in C13 and D12 only
    And the N&W has $60 in its treasury

    Examples:
      | tile | spaces | PLE | B&O     |
      | #57  | one    | A3  | H6 (SW) |
      | #14  | two    | D12 | H6 (SW) |
      | #15  | two    | D12 | H6 (SW) |
      | #611 | two    | D12 | H6 (SW) |
      | #915 | three  | D12 | D12     |

  @18CH-20-c
  Scenario Outline: With <spaces> tokens of others <tile> is full
    Given it is phase D
    And the pool holds three 5-trains and two 6-trains
    And the PRR owns a D-train
    And the N&W is in operation at a par of $95
    And the PLE and the B&O are in operation at a par of $70
    And Bob is president of the N&W with 60%
    And Bob is president of the PLE with 60%
    And Carol is president of the B&O with 60%
    And the N&W has $100 in its treasury
    And #15 lies on C13, joining SW, NW, N and NE
    And #8 lies on C11, joining S and NE
    And #8 lies on D10, joining SW and N
    And <tile> lies on D12, turned 1
    And the PLE has a token in D12
    And the B&O has a token in <B&O>
    And the PRR has a token in <PRR>
    And it is the N&W's turn to place a token
    When the N&W tries to place a token in D12
    Then it is refused and nothing has changed
    When the N&W places a token in D8
    Then the N&W has tokens in C13 and D8 only

    Examples:
      | tile | spaces | B&O     | PRR |
      | #57  | one    | H6 (SW) | F2  |
      | #14  | two    | D12     | F2  |
      | #15  | two    | D12     | F2  |
      | #611 | two    | D12     | F2  |
      | #915 | three  | D12     | D12 |

  @18CH-20-c
  Scenario Outline: The last space of <tile> at Washington is free: <spaces> in all
    Given it is phase D
    And the pool holds three 5-trains and two 6-trains
    And the PRR owns a D-train
    And the B&O is in operation at a par of $95
    And the PLE and the N&W are in operation at a par of $70
    And Bob is president of the B&O with 60%
    And Bob is president of the PLE with 60%
    And Carol is president of the N&W with 60%
    And the B&O has $100 in its treasury
    And #57 lies on C13, joining SW and NE
    And #9 lies on G7, joining SW and NE
    And <tile> lies on F8, turned <turn>
    And the PLE has a token in <PLE>
    And the N&W has a token in <N&W>
    And the PRR has a token in <PRR>
    And it is the B&O's turn to place a token
    When the B&O places a token in F8
    Then the B&O has tokens in H6 (SW) and F8 only
    And the B&O has $60 in its treasury

    Examples:
      | tile | turn | spaces | PLE | N&W | PRR |
      | #X1  | 4    | one    | A3  | C13 | F2  |
      | #X2  | 0    | two    | F8  | C13 | F2  |
      | #X6  | 0    | three  | F8  | F8  | F2  |
      | #X8  | 0    | four   | F8  | F8  | F8  |

  @18CH-20-c
  Scenario Outline: With <spaces> tokens of others <tile> at Washington is full
    Given it is phase D
    And the pool holds three 5-trains and two 6-trains
    And the PRR owns a D-train
    And the B&O is in operation at a par of $95
    And the PLE, the N&W, the C&O and the SRR are in operation at a par of $70
    And Bob is president of the B&O with 60%
    And Bob is president of the PLE with 60%
    And Carol is president of the N&W with 60%
    And Carol is president of the C&O with 60%
    And Carol is president of the SRR with 60%
    And the B&O has $100 in its treasury
    And #57 lies on each of C13 and G13, joining SW and NE
    And #26 lies on G7, turned 4
    And #8 lies on G5, joining S and NE
    And #15 lies on H4, joining S, SW, NE and SE
    And <tile> lies on F8, turned <turn>
    And the PLE has a token in F8
    And the N&W has a token in <N&W>
    And the PRR has a token in <PRR>
    And the C&O has a token in <C&O>
    And it is the B&O's turn to place a token
    When the B&O tries to place a token in F8
    Then it is refused and nothing has changed
    When the B&O places a token in H4
    Then the B&O has tokens in H6 (SW) and H4 only

    Examples:
      | tile | turn | spaces | N&W | PRR | C&O |
      | #X1  | 4    | one    | C13 | F2  | G13 |
      | #X2  | 0    | two    | F8  | F2  | G13 |
      | #X6  | 0    | three  | F8  | F8  | G13 |
      | #X8  | 0    | four   | F8  | F8  | F8  |

  @18CH-20-c
  Scenario Outline: Each circle of a green OO tile has one space: <tile>, seen from the <side>
    Given the <company> is in operation at a par of $95
    And the SRR and the PLE are in operation at a par of $70
    And Bob is president of the <company> with 60%
    And Bob is president of the SRR with 60%
    And Carol is president of the PLE with 60%
    And the <company> has $100 in its treasury
    And the SRR owns P2
    And #15 lies on J6, joining S, SW, NW and N
    And #15 lies on J2, joining S, SW, NE and SE
    And #4 lies on I5, joining NW and SE
    And #9 lies on I3, joining SW and NE
    And #15 lies on H4, joining S, SW, NE and SE
    And <tile> lies on J4, turned 0
    And the PLE has a token in <taken>
    And it is the <company>'s turn to place a token
    When the <company> tries to place a token in <taken>
    Then it is refused and nothing has changed
    When the <company> places a token in H4
    Then the <company> has tokens in <home> and H4 only

    Examples:
      | tile | side  | company | home | taken      |
      | #X3  | south | C&A     | J6   | J4 (S, NW) |
      | #X3  | north | LV      | J2   | J4 (N, SE) |
      | #X4  | south | C&A     | J6   | J4 (S, SW) |
      | #X4  | north | LV      | J2   | J4 (NW, N) |
      | #X5  | south | C&A     | J6   | J4 (S, NE) |
      | #X5  | north | LV      | J2   | J4 (N, SE) |

  @18CH-20-c
  Scenario Outline: A token in one circle leaves the other free: <tile>, seen from the <side>
    Given the <company> is in operation at a par of $95
    And the PLE is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And Carol is president of the PLE with 60%
    And the <company> has $100 in its treasury
    And #15 lies on J6, joining S, SW, NW and N
    And #15 lies on J2, joining S, SW, NE and SE
    And <tile> lies on J4, turned 0
    And the PLE has a token in <taken>
    And it is the <company>'s turn to place a token
    When the <company> tries to place a token in <taken>
    Then it is refused and nothing has changed
    When the <company> places a token in <free>
    Then the <company> has tokens in <home> and <free> only

    Examples:
      | tile | side  | company | home | free       | taken      |
      | #X3  | south | C&A     | J6   | J4 (S, NW) | J4 (N, SE) |
      | #X3  | north | LV      | J2   | J4 (N, SE) | J4 (S, NW) |
      | #X4  | south | C&A     | J6   | J4 (S, SW) | J4 (NW, N) |
      | #X4  | north | LV      | J2   | J4 (NW, N) | J4 (S, SW) |
      | #X5  | south | C&A     | J6   | J4 (S, NE) | J4 (N, SE) |
      | #X5  | north | LV      | J2   | J4 (N, SE) | J4 (S, NE) |

  @18CH-20-c
  Scenario Outline: The last space of <tile> at Philadelphia is free: <spaces> in all
    Given it is phase D
    And the pool holds three 5-trains and two 6-trains
    And the PRR owns a D-train
    And the C&A is in operation at a par of $95
    And the PLE and the B&O are in operation at a par of $70
    And Bob is president of the C&A with 60%
    And Bob is president of the PLE with 60%
    And Carol is president of the B&O with 60%
    And the C&A has $100 in its treasury
    And #15 lies on J6, joining S, SW, NW and N
    And <tile> lies on J4, turned 1
    And the PLE has a token in J4
    And the B&O has a token in <B&O>
    And it is the C&A's turn to place a token
    When the C&A places a token in J4
    Then the C&A has tokens in J6 and J4 only
    And the C&A has $60 in its treasury

    Examples:
      | tile | spaces | B&O     |
      | #X7  | two    | H6 (SW) |
      | #X9  | three  | J4      |

  @18CH-20-c
  Scenario Outline: With <spaces> tokens of others <tile> at Philadelphia is full
    Given it is phase D
    And the pool holds three 5-trains and two 6-trains
    And the PRR owns a D-train
    And the C&A is in operation at a par of $95
    And the PLE, the SRR and the B&O are in operation at a par of $70
    And Bob is president of the C&A with 60%
    And Bob is president of the PLE with 60%
    And Carol is president of the B&O with 60%
    And Carol is president of the SRR with 60%
    And the C&A has $100 in its treasury
    And #15 lies on J6, joining S, SW, NW and N
    And #4 lies on I5, joining NW and SE
    And #15 lies on H4, joining S, SW, NE and SE
    And <tile> lies on J4, turned 1
    And the PLE has a token in J4
    And the B&O has a token in J4
    And the PRR has a token in <PRR>
    And it is the C&A's turn to place a token
    When the C&A tries to place a token in J4
    Then it is refused and nothing has changed
    When the C&A places a token in H4
    Then the C&A has tokens in J6 and H4 only

    Examples:
      | tile | spaces | PRR |
      | #X7  | two    | F2  |
      | #X9  | three  | J4  |

  # -------------------------------------------------------------------------------------------- the home space

  @18CH-20-d
  Scenario Outline: The only space of Strasburg is kept for the SRR while it <has yet to>
    Given the SRR <so far>
    And Bob is president of the SRR with <percent>
    And the B&O is in operation at a par of $80
    And Carol is president of the B&O with 60%
    And the B&O has $100 in its treasury
    And #26 lies on G7, turned 4
    And #X1 lies on F8, joining NW and NE
    And #8 lies on G5, joining S and NE
    And #57 lies on H4, joining SW and NE
    And the B&O owns P3
    And it is the B&O's turn to place a token
    When the B&O tries to place a token in H4
    Then it is refused and nothing has changed
    When the B&O places a token in F8
    Then the B&O has tokens in H6 (SW) and F8 only
    And the SRR has no token on the map

    Examples:
      | has yet to | so far                          | percent |
      | float      | has started at a par of $70     | 50%     |
      | operate    | has floated at a par of $70     | 60%     |

  @18CH-20-d
  Scenario: The space is kept even for a company that nobody has started
    Given the B&O is in operation at a par of $80
    And Carol is president of the B&O with 60%
    And the B&O has $100 in its treasury
    And #26 lies on G7, turned 4
    And #X1 lies on F8, joining NW and NE
    And #8 lies on G5, joining S and NE
    And #57 lies on H4, joining SW and NE
    And the B&O owns P3
    And it is the B&O's turn to place a token
    When the B&O tries to place a token in H4
    Then it is refused and nothing has changed
    When the B&O places a token in F8
    Then the B&O has tokens in H6 (SW) and F8 only

  @18CH-20-d @18CH-20-c @reading:18CH-Q37=a
  Scenario: Of two spaces in a home city one is free to others, even before the home company has operated
    Given the B&O is in operation at a par of $80
    And Carol is president of the B&O with 60%
    And the B&O has $100 in its treasury
    And #26 lies on G7, turned 4
    And #8 lies on G5, joining S and NE
    And #14 lies on H4, joining S, SW, N and NE
    And the B&O owns P3
    And it is the B&O's turn to place a token
    When the B&O places a token in H4
    Then the B&O has tokens in H6 (SW) and H4 only
    And the B&O has $60 in its treasury
    And the SRR has no token on the map

  @18CH-20-d @reading:18CH-Q37=a
  Scenario: The second token of another company would take the space that is kept
    Given the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And the PLE has a token in H4
    And the B&O is in operation at a par of $80
    And Carol is president of the B&O with 60%
    And the B&O has $100 in its treasury
    And #26 lies on G7, turned 4
    And #X1 lies on F8, joining NW and NE
    And #8 lies on G5, joining S and NE
    And #14 lies on H4, joining S, SW, N and NE
    And the B&O owns P3
    And it is the B&O's turn to place a token
    When the B&O tries to place a token in H4
    Then it is refused and nothing has changed
    When the B&O places a token in F8
    Then the B&O has tokens in H6 (SW) and F8 only

  @18CH-20-d @reading:18CH-Q37=a
  Scenario: In Baltimore the south-western circle is kept for the B&O, the other is free
    Given the SRR is in operation at a par of $80
    And Carol is president of the SRR with 60%
    And the SRR has $100 in its treasury
    And #15 lies on H4, joining S, SW, NE and SE
    And #8 lies on G5, joining S and NE
    And #7 lies on G7, joining N and NE
    And #3 lies on I5, joining SW and NW
    And the SRR owns P3
    And it is the SRR's turn to place a token
    When the SRR tries to place a token in H6 (SW)
    Then it is refused and nothing has changed
    When the SRR places a token in H6 (NE)
    Then the SRR has tokens in H4 and H6 (NE) only
    And the B&O has no token on the map

  @18CH-20-d @18CH-20-c @reading:18CH-Q37=b
  Scenario: All spaces of a home city are kept until the home company has operated
    Given the B&O is in operation at a par of $80
    And Carol is president of the B&O with 60%
    And the B&O has $100 in its treasury
    And #26 lies on G7, turned 4
    And #X1 lies on F8, joining NW and NE
    And #8 lies on G5, joining S and NE
    And #14 lies on H4, joining S, SW, N and NE
    And the B&O owns P3
    And it is the B&O's turn to place a token
    When the B&O tries to place a token in H4
    Then it is refused and nothing has changed
    When the B&O places a token in F8
    Then the B&O has tokens in H6 (SW) and F8 only

  @18CH-20-d @reading:18CH-Q37=b
  Scenario Outline: The <side> circle of Baltimore is kept until the B&O has operated
    Given the SRR is in operation at a par of $80
    And Carol is president of the SRR with 60%
    And the SRR has $100 in its treasury
    And #14 lies on H4, joining SW, NW, NE and SE
    And #8 lies on G5, joining S and NE
    And #7 lies on G7, joining N and NE
    And #4 lies on G3, joining NW and SE
    And #3 lies on I5, joining SW and NW
    And the SRR owns P3
    And it is the SRR's turn to place a token
    When the SRR tries to place a token in H6 (<exit>)
    Then it is refused and nothing has changed
    When the SRR places a token in F2
    Then the SRR has tokens in H4 and F2 only

    Examples:
      | side          | exit |
      | south-western | SW   |
      | north-eastern | NE   |

  # ----------------------------------------------------------------------------------------------- what they cost

  @18CH-20-e @18CH-20-f @18CH-20-g @reading:18CH-Q37=a
  Scenario Outline: The second token of the <company> costs $40, and then <left> are left
    Given the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And <tile> lies on <hex>, turned <turn>
    And <other> lies on <next>, turned <next turn>
    And it is the <company>'s turn to place a token
    # proves 18CH-20-e
    When the <company> places a token in <place>
    Then the <company> has tokens in <home> and <place> only
    And the <company> has paid $40
    And the bank has received $40
    And no other player or company has gained or lost money
    And the <company> has <left> tokens left

    Examples:
      | company | home    | tile | hex | turn | other | next | next turn | place       | left |
      | PLE     | A3      | #55  | B4  | 1    | #8    | C3   | 4         | C5          | one  |
      | SRR     | H4      | #57  | H4  | 0    | #X4   | H6   | 1         | H6 (N, NE)  | no   |
      | B&O     | H6 (SW) | #9   | G7  | 1    | #X1   | F8   | 4         | F8          | one  |
      | LV      | J2      | #15  | J2  | 4    | #X4   | J4   | 0         | J4 (NW, N)  | no   |
      | C&A     | J6      | #57  | J6  | 0    | #X4   | J4   | 0         | J4 (S, SW)  | no   |
      | N&W     | C13     | #57  | C13 | 1    | #57   | D12  | 1         | D12         | one  |

  @18CH-20-e @18CH-20-f @18CH-20-g
  Scenario: The second token of the PRR costs $40, and then two are left
    # proves 18CH-20-e
    When the PRR places a token in E3
    Then the PRR has tokens in F2 and E3 only
    And the PRR has paid $40
    And the bank has received $40
    And no other player or company has gained or lost money
    And the PRR has two tokens left

  @18CH-20-e @18CH-20-f @18CH-20-g
  Scenario: The second token of the C&O costs $40, and then two are left
    Given the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And the C&O has $500 in its treasury
    And #57 lies on G13, joining NW and SE
    And #8 lies on F12, joining N and SE
    And #9 lies on F10, joining S and N
    And #X1 lies on F8, joining S and NE
    And it is the C&O's turn to place a token
    # proves 18CH-20-e
    When the C&O places a token in F8
    Then the C&O has tokens in G13 and F8 only
    And the C&O has paid $40
    And the bank has received $40
    And no other player or company has gained or lost money
    And the C&O has two tokens left

  @18CH-20-e @18CH-20-f @18CH-20-g
  Scenario Outline: Beyond home and <earlier> the next token of the <company> costs <cost>, wherever it goes
    Given the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And #57 lies on each of C13 and G13, joining SW and NE
    And #9 lies on D10, joining S and N
    And #15 lies on D12, joining NW, N, NE and SE
    And the <company> has tokens in <earlier>
    And it is the <company>'s turn to place a token
    When the <company> places a token in D12
    Then the <company> has tokens in <home>, <earlier> and D12 only
    And the <company> has paid <cost>
    And the bank has received <cost>
    And no other player or company has gained or lost money
    And the <company> has <left> tokens left

    Examples:
      | company | home    | earlier   | cost | left |
      | PRR     | F2      | D8        | $60  | one  |
      | PRR     | F2      | C5, D8    | $80  | no   |
      | PLE     | A3      | D8        | $60  | no   |
      | B&O     | H6 (SW) | D8        | $60  | no   |
      | C&O     | G13     | D8        | $60  | one  |
      | C&O     | G13     | C5, D8    | $80  | no   |
      | N&W     | C13     | D8        | $60  | no   |

  @18CH-20-f
  Scenario Outline: With <treasury> the PRR can pay for its second token
    Given the PRR has <treasury> in its treasury
    When the PRR places a token in E3
    Then the PRR has tokens in F2 and E3 only
    And the PRR has <rest> in its treasury

    Examples:
      | treasury | rest |
      | $40      | $0   |
      | $41      | $1   |

  @18CH-20-f
  Scenario: A dollar short of $40 the company waits until it has earned it; its president does not pay
    Given the PRR has $39 in its treasury
    And the PRR owns a 2-train
    When the PRR tries to place a token in E3
    Then it is refused and nothing has changed
    When the PRR runs
      | 2-train | F2 E3 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    Then it is operating round 2.2
    And the PRR has $89 in its treasury
    When the PRR places a token in E3
    Then the PRR has tokens in F2 and E3 only
    And the PRR has $49 in its treasury

  @18CH-20-g @18CH-10-e
  Scenario Outline: The <company> has <count> tokens and no more
    Given the <company> is in operation at a par of $70
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And the <company> owns a 2-train
    And #57 lies on each of C13 and G13, joining SW and NE
    And #9 lies on D10, joining S and N
    And #15 lies on D12, joining NW, N, NE and SE
    And the <company> has tokens in <earlier>
    And it is the <company>'s turn to place a token
    When the <company> places a token in D12
    Then the <company> has no tokens left
    When the <company> runs
      | 2-train | <route> |
    And the <company> keeps its revenue
    And the <company> ends its turn
    Then it is operating round 2.2
    When the PRR buys a 3-train from the bank for $180
    And the PRR ends its turn
    Then it is the <company>'s turn to lay track
    When the <company> tries to place a token in C5
    Then it is refused and nothing has changed

    Examples:
      | company | count | earlier   | route      |
      | PLE     | three | D8        | D8 D10 D12 |
      | B&O     | three | D8        | D8 D10 D12 |
      | N&W     | three | D8        | C13 B14    |
      | C&O     | four  | E3 and D8 | D8 D10 D12 |

  @18CH-20-g @18CH-10-e @reading:18CH-Q37=a
  Scenario Outline: The <company> has two tokens and no more
    Given the <company> is in operation at a par of $95
    And Bob is president of the <company> with 60%
    And the <company> has $500 in its treasury
    And the <company> owns a 2-train
    And <tile> lies on <hex>, turned <turn>
    And #4 lies on I5, joining SW and NE
    And <OO south> lies on H6, turned <south turn>
    And <OO north> lies on J4, turned <north turn>
    And the PRR owns a 2-train
    And it is the <company>'s turn to place a token
    When the <company> places a token in <place>
    Then the <company> has tokens in <hex> and <place> only
    And the <company> has no tokens left
    When the <company> runs
      | 2-train | <route> |
    And the <company> keeps its revenue
    And the <company> ends its turn
    And the PRR runs
      | 2-train | F2 E3 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    Then it is operating round 2.2
    And it is the <company>'s turn to lay track
    When the <company> tries to place a token in <other place>
    Then it is refused and nothing has changed

    Examples:
      | company | tile | hex | turn | OO south | south turn | OO north | north turn | place      | route | other place |
      | SRR     | #57  | H4  | 0    | #X4      | 1          | #X5      | 3          | H6 (N, NE) | H4 H6 | J4 (SW, N)  |
      | LV      | #15  | J2  | 4    | #X3      | 2          | #X5      | 3          | J4 (SW, N) | J2 J4 | H6 (NW, NE) |
      | C&A     | #57  | J6  | 0    | #X3      | 2          | #X4      | 0          | J4 (S, SW) | J4 J6 | H6 (NW, NE) |

  # --------------------------------------------------------------------------------------------- the home token

  @18CH-20-h @18CH-15-c @18CH-10-h
  Scenario: The home token comes when the first turn begins, not when the company floats
    Given the C&O has started at a par of $80
    And Bob is president of the C&O with 50%
    And the C&O has $0 in its treasury
    And it is Alice's turn to trade in stock round 2
    When Alice buys 10% of the C&O from the IPO
    Then the C&O has floated
    And the C&O has $800 in its treasury
    And the C&O has no token on the map
    When everybody passes
    Then it is the PRR's turn to lay track
    And the C&O has no token on the map
    When the PRR buys a 3-train from the bank for $180
    And the PRR ends its turn
    Then it is the C&O's turn to lay track
    And the C&O has a token in G13 only
    And the C&O has three tokens left
    And the C&O has $800 in its treasury

  @18CH-20-h @18CH-15-c @18CH-10-h
  Scenario: The B&O has its home in the south-western circle of Baltimore
    Given the B&O has floated at a par of $95
    And Bob is president of the B&O with 60%
    And the B&O has $950 in its treasury
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is the B&O's turn to lay track
    And the B&O has a token in H6 (SW) only
    And the B&O has two tokens left
    And the B&O has $950 in its treasury

  @18CH-20-i
  Scenario Outline: The home token of the <company> goes onto <tile>, which others have laid
    Given the <company> has floated at a par of $95
    And Bob is president of the <company> with 60%
    And the <company> has $950 in its treasury
    And <tile> lies on <hex>, turned <turn>
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is the <company>'s turn to lay track
    And the <company> has a token in <home> only
    And the <company> has $950 in its treasury
    And <tile> lies on <hex>, turned <turn>

    Examples:
      | company | tile | hex | turn | home        |
      | C&O     | #57  | G13 | 2    | G13         |
      | N&W     | #15  | C13 | 1    | C13         |
      | B&O     | #X4  | H6  | 1    | H6 (SW, NW) |
      | B&O     | #X3  | H6  | 2    | H6 (SW, SE) |

  @18CH-20-i @18CH-20-d @reading:18CH-Q37=a
  Scenario: The home token finds its space beside another token
    Given the SRR has floated at a par of $95
    And Bob is president of the SRR with 60%
    And the SRR has $950 in its treasury
    And the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And #14 lies on H4, joining S, SW, N and NE
    And the PLE has a token in H4
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is the SRR's turn to lay track
    And the SRR has a token in H4 only
    And the PLE has tokens in A3 and H4 only

  @18CH-20-j @18CH-20-b
  Scenario: In its first turn a company may place one ordinary token besides the home token
    Given the N&W has floated at a par of $95
    And Bob is president of the N&W with 60%
    And the N&W has $950 in its treasury
    And #57 lies on D12, joining SW and NE
    And #58 lies on E11, joining SW and SE
    And #9 lies on F12, joining NW and SE
    And #14 lies on G13, turned 4
    And it is Alice's turn to trade in stock round 2
    When everybody passes
    Then it is the N&W's turn to lay track
    And the N&W has a token in C13 only
    When the N&W lays #57 on C13, joining SW and NE
    And the N&W places a token in D12
    Then the N&W has tokens in C13 and D12 only
    And the N&W has paid $40
    When the N&W tries to place a token in G13
    Then it is refused and nothing has changed

  # ------------------------------------------------------------------------------------- a tile came before

  @18CH-20-c
  Scenario: After the tile of the turn, too, a token needs a free space
    Given the PLE is in operation at a par of $70
    And Bob is president of the PLE with 60%
    And the PLE has a token in D8
    And it is the PRR's turn to lay track
    When the PRR lays #4 on G3, joining NW and SE
    And the PRR tries to place a token in D8
    Then it is refused and nothing has changed
    When the PRR places a token in C5
    Then the PRR has tokens in F2 and C5 only
    And the PRR has $420 in its treasury

  @18CH-20-c @reading:18CH-Q38=a @reading:18CH-Q38=b
  Scenario: After the tile of the turn, too, a token does not go to a city where the company has one
    Given it is the PRR's turn to lay track
    When the PRR lays #4 on G3, joining NW and SE
    And the PRR tries to place a token in F2
    Then it is refused and nothing has changed
    When the PRR places a token in C5
    Then the PRR has tokens in F2 and C5 only
    And the PRR has $420 in its treasury

  # ------------------------------------------------------------------------------- two companies, one place

  @18CH-20-b @18CH-20-e @18CH-12-e
  Scenario Outline: The company whose turn it is places the token, not <whose>, which could as well
    Given the PLE is in operation at a par of $70
    And <president> is president of the PLE with 60%
    And the PLE has a token in C5
    And the PLE has $200 in its treasury
    When the PLE tries to place a token in E3
    Then it is refused and nothing has changed
    When the PRR places a token in E3
    Then the PRR has tokens in F2 and E3 only
    And the PRR has $460 in its treasury
    And the PLE has tokens in A3 and C5 only
    And the PLE has $200 in its treasury

    Examples:
      | whose                                 | president |
      | the next company                      | Bob       |
      | another company of the same president | Alice     |
