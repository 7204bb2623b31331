Feature: How many stations of others close a city
  A city is closed to a company's trains when others have stations in all of its spaces: one space as printed and on
  yellow tiles, and in each city of Jacksonville, B23, before phase 6; two on other green and brown tiles, three in the
  single city that Jacksonville is at last.

  Background: the Southern, SR, and the Plant System, TPS, are in operation, with stations to spare
    Given 4 players at the table in phase 5
    And the SR is in operation at a par of $90
    And the TPS is in operation at a par of $90
    And Bob is president of the SR with 50%
    And Carol is president of the TPS with 50%

  @18FL-7.4-w
  Scenario: Mobile, B5, as printed is closed by one station of others
    Given #9 lies on each of B3, B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the TPS owns a 5-train
    And it is the TPS's turn to run its trains
    When the TPS tries to run
      | 5-train | B15 B13 B11 B9 B7 B5 B3 B1 |
    Then it is refused and nothing has changed
    When the TPS runs
      | 5-train | B15 B13 B11 B9 B7 B5 |
    Then the TPS has earned $60

  @18FL-7.4-w
  Scenario: Tampa, G20, as printed is closed by one station of others
    Given the FEC is in operation at a par of $100
    And Alice is president of the FEC with 50%
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And the FEC has a token in F23
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And the FEC owns a 5-train
    And it is the FEC's turn to run its trains
    When the FEC tries to run
      | 5-train | F23 F21 G20 H21 I22 |
    Then it is refused and nothing has changed
    When the FEC runs
      | 5-train | F23 F21 G20 |
    Then the FEC has earned $50

  @18FL-7.4-w
  Scenario: Miami, K28, as printed is closed by one station of others
    Given the SAL is in operation at a par of $100
    And Alice is president of the SAL with 50%
    And #6 FL lies on J27, joining W and SE
    And the SAL has a token in J27
    And #9 lies on L27, joining SW and NE
    And #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And the SAL owns a 5-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 5-train | J27 K28 L27 M26 M24 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 5-train | J27 K28 |
    Then the SAL has earned $50

  @18FL-7.4-w
  Scenario: The southern city of Jacksonville as printed is closed by one station of others
    Given the ACL is in operation at a par of $100
    And Alice is president of the ACL with 50%
    And #4 lies on each of C24 and D25, joining NW and SE
    And #58 lies on E26, joining SW and NW
    And #8 lies on F25, joining W and NE
    And #6 O lies on F23, joining SW and E
    And the ACL has a token in F23
    And #8 lies on C22, joining NE and SE
    And #4 lies on D23, joining NW and SE
    And the ACL owns a 5-train
    And it is the ACL's turn to run its trains
    When the ACL tries to run
      | 5-train | F23 F25 E26 D25 C24 B23 C22 D23 |
    Then it is refused and nothing has changed
    When the ACL runs
      | 5-train | F23 F25 E26 D25 C24 B23 |
    Then the ACL has earned $80

  @18FL-7.4-w
  Scenario: The northern city of Jacksonville as printed is closed by one station of others
    Given the L&N is in operation at a par of $100
    And Alice is president of the L&N with 50%
    And #15 lies on B15, joining SW, W, E and SE
    And the L&N has a token in B15
    And #9 lies on each of B17 and B21, joining W and E
    And #4 lies on B19, joining W and E
    And the L&N owns a 5-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 5-train | B15 B17 B19 B21 B23 A22 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 5-train | B15 B17 B19 B21 B23 |
    Then the L&N has earned $70

  @18FL-7.4-w
  Scenario Outline: Stations of others in all spaces close Orlando, F23, with <tile>
    Given the ACL is in operation at a par of $100
    And Alice is president of the ACL with 50%
    And <tile> lies on F23, <lie>
    And the SR has a token in <SR>
    And the TPS has a token in <TPS>
    And #8 lies on F21, joining SW and E
    And #9 lies on E24, joining SW and NE
    And #58 lies on D25, joining SW and NW
    And the ACL owns a 5-train
    And it is the ACL's turn to run its trains
    When the ACL tries to run
      | 5-train | G20 F21 F23 E24 D25 |
    Then it is refused and nothing has changed
    When the ACL runs
      | 5-train | G20 F21 F23 |
    Then the ACL has earned <revenue>

    Examples:
      | tile   | lie                  | SR  | TPS | revenue |
      | #6 O   | joining W and NE     | F23 | B15 | $50     |
      | #443 O | joining W, NE and SE | F23 | F23 | $60     |
      | #63    | turned 0             | F23 | F23 | $70     |

  @18FL-7.4-w
  Scenario Outline: Stations of others in all spaces close Fort Lauderdale, J27, with <tile>
    Given the FEC is in operation at a par of $100
    And Alice is president of the FEC with 50%
    And <tile> lies on J27, <lie>
    And the SR has a token in <SR>
    And the TPS has a token in <TPS>
    And #3 lies on I28, joining SW and W
    And the FEC owns a 5-train
    And it is the FEC's turn to run its trains
    When the FEC tries to run
      | 5-train | K28 J27 I28 |
    Then it is refused and nothing has changed
    When the FEC runs
      | 5-train | K28 J27 |
    Then the FEC has earned <revenue>

    Examples:
      | tile    | lie                          | SR  | TPS | revenue |
      | #6 FL   | joining NE and SE            | J27 | B15 | $50     |
      | #443 FL | joining W, NE and SE         | J27 | J27 | $60     |
      | #611    | joining SW, W, NW, NE and SE | J27 | J27 | $70     |

  @18FL-7.4-w
  Scenario Outline: Stations of others in all spaces close Tampa with <tile>
    Given the FEC is in operation at a par of $100
    And Alice is president of the FEC with 50%
    And <tile> lies on G20, <lie>
    And the SR has a token in <SR>
    And the TPS has a token in <TPS>
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And the FEC has a token in F23
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And the FEC owns a 5-train
    And it is the FEC's turn to run its trains
    When the FEC tries to run
      | 5-train | F23 F21 G20 H21 I22 |
    Then it is refused and nothing has changed
    When the FEC runs
      | 5-train | F23 F21 G20 |
    Then the FEC has earned <revenue>

    Examples:
      | tile | lie                  | SR  | TPS | revenue |
      | #405 | joining NE, E and SE | G20 | B15 | $60     |
      | #431 | joining NE, E and SE | G20 | B15 | $80     |

  @18FL-7.4-w
  Scenario Outline: Stations of others in all spaces close Miami with <tile>
    Given the SAL is in operation at a par of $100
    And Alice is president of the SAL with 50%
    And <tile> lies on K28, <lie>
    And the SR has a token in <SR>
    And the TPS has a token in <TPS>
    And #6 FL lies on J27, joining W and SE
    And the SAL has a token in J27
    And #9 lies on L27, joining SW and NE
    And #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And the SAL owns a 5-train
    And it is the SAL's turn to run its trains
    When the SAL tries to run
      | 5-train | J27 K28 L27 M26 M24 |
    Then it is refused and nothing has changed
    When the SAL runs
      | 5-train | J27 K28 |
    Then the SAL has earned <revenue>

    Examples:
      | tile | lie                  | SR  | TPS | revenue |
      | #405 | joining SW, W and NW | K28 | B15 | $60     |
      | #431 | joining SW, W and NW | K28 | B15 | $80     |

  @18FL-7.4-w
  Scenario Outline: The station of another company closes the southern city of Jacksonville with <tile>
    Given the ACL is in operation at a par of $100
    And Alice is president of the ACL with 50%
    And <tile> lies on B23, <lie>
    And #4 lies on each of C24 and D25, joining NW and SE
    And #58 lies on E26, joining SW and NW
    And #8 lies on F25, joining W and NE
    And #6 O lies on F23, joining SW and E
    And the ACL has a token in F23
    And #8 lies on C22, joining NE and SE
    And #4 lies on D23, joining NW and SE
    And the ACL owns a 5-train
    And it is the ACL's turn to run its trains
    When the ACL tries to run
      | 5-train | F23 F25 E26 D25 C24 B23 C22 D23 |
    Then it is refused and nothing has changed
    When the ACL runs
      | 5-train | F23 F25 E26 D25 C24 B23 |
    Then the ACL has earned <revenue>

    Examples:
      | tile | lie      | revenue |
      | #487 | turned 4 | $90     |
      | #488 | turned 4 | $100    |

  @18FL-7.4-w
  Scenario Outline: The station of another company closes the northern city of Jacksonville with <tile>
    Given the L&N is in operation at a par of $100
    And Alice is president of the L&N with 50%
    And <tile> lies on B23, <lie>
    And #15 lies on B15, joining SW, W, E and SE
    And the L&N has a token in B15
    And #9 lies on each of B17 and B21, joining W and E
    And #4 lies on B19, joining W and E
    And the L&N owns a 5-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 5-train | B15 B17 B19 B21 B23 A22 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 5-train | B15 B17 B19 B21 B23 |
    Then the L&N has earned <revenue>

    Examples:
      | tile | lie      | revenue |
      | #487 | turned 4 | $80     |
      | #488 | turned 4 | $90     |

  @18FL-7.4-w
  Scenario: Two stations of others do not close the single city of #489, which has three spaces
    Given it is phase 6
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 50%
    And #489 lies on B23, turned 4
    And #4 lies on each of C24 and D25, joining NW and SE
    And #58 lies on E26, joining SW and NW
    And #8 lies on F25, joining W and NE
    And #6 O lies on F23, joining SW and E
    And the ACL has a token in F23
    And the ACL owns a 6-train
    And it is the ACL's turn to run its trains
    When the ACL runs
      | 6-train | F23 F25 E26 D25 C24 B23 A22 |
    Then the ACL has earned $200

  @18FL-7.4-w
  Scenario: Three stations of others close the single city of #489
    Given it is phase 6
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 50%
    And #489 lies on B23, turned 4
    And the TPS has a token in B23
    And #4 lies on each of C24 and D25, joining NW and SE
    And #58 lies on E26, joining SW and NW
    And #8 lies on F25, joining W and NE
    And #6 O lies on F23, joining SW and E
    And the ACL has a token in F23
    And the ACL owns a 6-train
    And it is the ACL's turn to run its trains
    When the ACL tries to run
      | 6-train | F23 F25 E26 D25 C24 B23 A22 |
    Then it is refused and nothing has changed
    When the ACL runs
      | 6-train | F23 F25 E26 D25 C24 B23 |
    Then the ACL has earned $120
