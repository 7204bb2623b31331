Feature: Private companies of two, and two of one corporation
  A power is that of the corporation which owns the private company, in its own turn. Using one changes nothing of what
  another one brings.

  Background: the Grand Trunk of Alice and the New York Central of Bob
    Given 5 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $200 in its treasury
    And the GT owns a 2-train
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC has $200 in its treasury
    And the NYC owns a 2-train
    And #57 lies on B16, joining W and E

  @1846-6-b @1846-6.6-e @reading:1846-Q13=a
  Scenario Outline: When it is the Grand Trunk's turn to <task> the New York Central lays no tile by its power
    Given the GT owns Ohio & Indiana
    And the NYC owns Michigan Central
    And it is the GT's turn to <task>
    When the NYC tries to lay #9 on B12, joining W and E, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the GT lays #9 on F14, joining W and E, by the power of Ohio & Indiana
    Then #9 lies on F14, joining W and E
    And no tile lies on B12

    Examples:
      | task       |
      | build      |
      | buy trains |

  @1846-6-b @1846-6.6-e @reading:1846-Q16=a
  Scenario: In the turn of another corporation nobody has the free token in Chicago
    Given the NYC has a token in C9
    And #57 lies on C9, joining SW and NE
    And #9 lies on D8, joining SW and NE
    And #7 lies on E7, joining NW and NE
    And the NYC owns Chicago & Western Indiana
    And it is the GT's turn to buy trains
    When the NYC tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the GT ends its turn
    And the NYC places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the NYC has tokens in D20, C9 and D6 (SE) only
    And the NYC has $200 in its treasury

  @1846-6-b @1846-6.6-e
  Scenario: In the turn of another corporation nobody puts the meat-packing marker anywhere
    Given the NYC owns Meat Packing
    And it is the GT's turn to buy trains
    When the NYC tries to put the meat-packing marker on D6
    Then it is refused and nothing has changed
    When the GT ends its turn
    And the NYC puts the meat-packing marker on D6
    Then the meat-packing marker lies on D6

  @1846-6.6-e @1846-3-bc
  Scenario Outline: When it is to <task> the meat-packing marker may still be put on <place>
    Given the GT owns Meat Packing
    And it is the GT's turn to <task>
    When the GT puts the meat-packing marker on <place>
    Then the meat-packing marker lies on <place>

    Examples:
      | task         | place |
      | buy trains   | I1    |
      | buy trains   | D6    |
      | distribute $40 | D6    |

  @1846-3-au @1846-6.3-a
  Scenario: A train that has come with a railroad does not run because another power has been used
    Given #7 lies on C13, joining E and SE
    And #57 lies on D14, joining NW and SE
    And Carol owns Michigan Southern
    And the NYC owns Meat Packing
    And it is the NYC's turn to build
    When the NYC buys Michigan Southern from Carol for $60, with Carol's consent
    And the NYC puts the meat-packing marker on D6
    And the NYC places no token
    Then it is the NYC's turn to run its trains
    When the NYC tries to run
      | 2-train | D20 C21     |
      | 2-train | C15 C13 D14 |
    Then it is refused and nothing has changed
    When the NYC runs
      | 2-train | C15 C13 D14 |
    Then the NYC has earned $60

  @1846-3-ar @1846-6.6-e @1846-6.2-n
  Scenario: From the token in Detroit that has come with a railroad the buyer builds in the same turn
    Given Carol owns Michigan Southern
    And it is the NYC's turn to build
    When the NYC tries to lay #9 on C13, joining W and E
    Then it is refused and nothing has changed
    When the NYC buys Michigan Southern from Carol for $60, with Carol's consent
    And the NYC lays #9 on C13, joining W and E
    Then #9 lies on C13, joining W and E
    And the NYC has tokens in D20 and C15 only

  @1846-3-ar @1846-6.6-e @1846-6.2-n
  Scenario: From the token in Indianapolis that has come with a railroad the buyer builds in the same turn
    Given Carol owns Big 4
    And #57 lies on G9, joining W and E
    And it is the NYC's turn to build
    When the NYC tries to lay #9 on G11, joining W and E
    Then it is refused and nothing has changed
    When the NYC buys Big 4 from Carol for $40, with Carol's consent
    And the NYC lays #9 on G11, joining W and E
    Then #9 lies on G11, joining W and E
    And the NYC has tokens in D20 and G9 only

  @1846-6.2-n @1846-S.TrackToken-b
  Scenario Outline: Nothing is built from Chicago for having Chicago & Western Indiana, here <owner>'s
    Given <owner> owns Chicago & Western Indiana
    And it is the GT's turn to build
    When the GT tries to lay #7 on E7, joining NW and NE
    Then it is refused and nothing has changed
    When the GT lays #9 on B14, joining W and E
    Then #9 lies on B14, joining W and E

    Examples:
      | owner  |
      | Alice  |
      | the GT |
