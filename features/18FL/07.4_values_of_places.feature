Feature: What cities and towns are worth
  A place on a route is worth what its tile says, or the map where no tile lies: $20 or $30 for the cities that are
  printed, $10 for a town until its tile is brown.

  # Which tiles there are, and what stands on them, is in the list of tiles (7.2.1-h).

  @18FL-7.4-z @18FL-7.4-h
  Scenario: Mobile, B5, is worth $20 as printed
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%
    And #4 lies on B7, joining W and E
    And the L&N owns a 2-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 2-train | B5 B7 |
    # proves 18FL-7.4-z
    Then the L&N has earned $30

  @18FL-7.4-z @18FL-7.4-h
  Scenario: Tallahassee, B15, is worth $20 as printed
    Given 3 players at the table in phase 2
    And the TPS is in operation at a par of $100
    And Alice is president of the TPS with 60%
    And #4 lies on B13, joining W and E
    And the TPS owns a 2-train
    And it is the TPS's turn to run its trains
    When the TPS runs
      | 2-train | B13 B15 |
    # proves 18FL-7.4-z
    Then the TPS has earned $30

  @18FL-7.4-z @18FL-7.4-h
  Scenario: The northern city of Jacksonville, B23, is worth $30 as printed
    Given 3 players at the table in phase 2
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And the SR owns a 2-train
    And it is the SR's turn to run its trains
    When the SR runs
      | 2-train | A22 B23 |
    # proves 18FL-7.4-z
    Then the SR has earned $60

  @18FL-7.4-z @18FL-7.4-h
  Scenario: The southern city of Jacksonville is worth $30 as printed
    Given 3 players at the table in phase 2
    And the SAL is in operation at a par of $100
    And Alice is president of the SAL with 60%
    And #4 lies on C24, joining NW and SE
    And the SAL owns a 2-train
    And it is the SAL's turn to run its trains
    When the SAL runs
      | 2-train | B23 C24 |
    # proves 18FL-7.4-z
    Then the SAL has earned $40

  @18FL-7.4-z @18FL-7.4-h
  Scenario: Tampa, G20, is worth $30 as printed
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And the ACL owns a 2-train
    And it is the ACL's turn to run its trains
    When the ACL runs
      | 2-train | G20 H21 I22 |
    # proves 18FL-7.4-z
    Then the ACL has earned $40

  @18FL-7.4-z @18FL-7.4-h
  Scenario: Miami, K28, is worth $30 as printed
    Given 3 players at the table in phase 2
    And the FEC is in operation at a par of $100
    And Alice is president of the FEC with 60%
    And #6fl lies on J27, joining NE and SE
    And #3 lies on I28, joining SW and W
    And the FEC owns a 2-train
    And it is the FEC's turn to run its trains
    When the FEC runs
      | 2-train | K28 J27 I28 |
    # proves 18FL-7.4-z
    Then the FEC has earned $60

  @18FL-7.4-z @18FL-7.4-h
  Scenario: A green tile makes Mobile worth $30
    Given 3 players at the table in phase 3
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%
    And #15 lies on B5, joining W, NW, NE and E
    And #4 lies on B7, joining W and E
    And the L&N owns a 3-train
    And it is the L&N's turn to run its trains
    When the L&N runs
      | 3-train | B5 B7 |
    # proves 18FL-7.4-z
    Then the L&N has earned $40

  @18FL-7.4-z @18FL-7.4-h
  Scenario: A green tile makes Tallahassee worth $30
    Given 3 players at the table in phase 3
    And the TPS is in operation at a par of $100
    And Alice is president of the TPS with 60%
    And #15 lies on B15, joining SW, W, E and SE
    And #4 lies on B13, joining W and E
    And the TPS owns a 3-train
    And it is the TPS's turn to run its trains
    When the TPS runs
      | 3-train | B13 B15 |
    # proves 18FL-7.4-z
    Then the TPS has earned $40

  @18FL-7.4-z @18FL-7.4-h
  Scenario Outline: Jacksonville in the north is worth <value> with <tile>
    Given 3 players at the table in <phase>
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And <tile> lies on B23, <lie>
    And the SR owns a <train>
    And it is the SR's turn to run its trains
    When the SR runs
      | <train> | A22 B23 |
    # proves 18FL-7.4-z
    Then the SR has earned <revenue>

    Examples:
      | tile | value | lie      | phase   | train   | revenue |
      | #487 | $40   | turned 4 | phase 3 | 3-train | $70     |
      | #488 | $50   | turned 4 | phase 5 | 5-train | $130    |
      | #489 | $70   | turned 4 | phase 6 | 6-train | $150    |

  @18FL-7.4-z @18FL-7.4-h
  Scenario Outline: Jacksonville in the south is worth <value> with <tile>
    Given 3 players at the table in <phase>
    And the SAL is in operation at a par of $100
    And Alice is president of the SAL with 60%
    And <tile> lies on B23, <lie>
    And #4 lies on C24, joining NW and SE
    And the SAL owns a <train>
    And it is the SAL's turn to run its trains
    When the SAL runs
      | <train> | B23 C24 |
    # proves 18FL-7.4-z
    Then the SAL has earned <revenue>

    Examples:
      | tile | value | lie      | phase   | train   | revenue |
      | #487 | $40   | turned 4 | phase 3 | 3-train | $50     |
      | #488 | $50   | turned 4 | phase 5 | 5-train | $60     |

  @18FL-7.4-z @18FL-7.4-h
  Scenario Outline: Tampa is worth <value> with <tile>
    Given 3 players at the table in <phase>
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And <tile> lies on G20, <lie>
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And the ACL owns a <train>
    And it is the ACL's turn to run its trains
    When the ACL runs
      | <train> | G20 H21 I22 |
    # proves 18FL-7.4-z
    Then the ACL has earned <revenue>

    Examples:
      | tile | value | lie                  | phase   | train   | revenue |
      | #405 | $40   | joining NE, E and SE | phase 3 | 3-train | $50     |
      | #431 | $60   | joining NE, E and SE | phase 5 | 5-train | $70     |

  @18FL-7.4-z @18FL-7.4-h
  Scenario Outline: Miami is worth <value> with <tile>
    Given 3 players at the table in <phase>
    And the FEC is in operation at a par of $100
    And Alice is president of the FEC with 60%
    And <tile> lies on K28, <lie>
    And #6fl lies on J27, joining W and SE
    And the FEC owns a <train>
    And it is the FEC's turn to run its trains
    When the FEC runs
      | <train> | J27 K28 |
    # proves 18FL-7.4-z
    Then the FEC has earned <revenue>

    Examples:
      | tile | value | lie                  | phase   | train   | revenue |
      | #405 | $40   | joining SW, W and NW | phase 3 | 3-train | $60     |
      | #431 | $60   | joining SW, W and NW | phase 5 | 5-train | $80     |

  @18FL-7.4-z @18FL-7.4-h
  Scenario Outline: Orlando, F23, is worth <value> with <tile>
    Given 3 players at the table in <phase>
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And <tile> lies on F23, <lie>
    And #8 lies on F21, joining SW and E
    And the ACL owns a <train>
    And it is the ACL's turn to run its trains
    When the ACL runs
      | <train> | G20 F21 F23 |
    # proves 18FL-7.4-z
    Then the ACL has earned <revenue>

    Examples:
      | tile  | value | lie                  | phase   | train   | revenue |
      | #6o   | $20   | joining W and NE     | phase 2 | 2-train | $50     |
      | #443o | $30   | joining W, NE and SE | phase 3 | 3-train | $60     |
      | #63   | $40   | turned 0             | phase 5 | 5-train | $70     |

  @18FL-7.4-z @18FL-7.4-h
  Scenario Outline: Fort Lauderdale, J27, is worth <value> with <tile>
    Given 3 players at the table in <phase>
    And the FEC is in operation at a par of $100
    And Alice is president of the FEC with 60%
    And <tile> lies on J27, <lie>
    And the FEC owns a <train>
    And it is the FEC's turn to run its trains
    When the FEC runs
      | <train> | J27 K28 |
    # proves 18FL-7.4-z
    Then the FEC has earned <revenue>

    Examples:
      | tile   | value | lie                          | phase   | train   | revenue |
      | #6fl   | $20   | joining W and SE             | phase 2 | 2-train | $50     |
      | #443fl | $30   | joining W, NE and SE         | phase 3 | 3-train | $60     |
      | #611   | $40   | joining SW, W, NW, NE and SE | phase 5 | 5-train | $70     |

  @18FL-7.4-z @18FL-7.4-h
  Scenario Outline: A town is worth <value> with <tile>
    Given 3 players at the table in <phase>
    And the SAL is in operation at a par of $100
    And Alice is president of the SAL with 60%
    And <tile> lies on C24, <lie>
    And the SAL owns a <train>
    And it is the SAL's turn to run its trains
    When the SAL runs
      | <train> | B23 C24 |
    # proves 18FL-7.4-z
    Then the SAL has earned <revenue>

    Examples:
      | tile | value | lie                      | phase   | train   | revenue |
      | #3   | $10   | joining W and NW         | phase 2 | 2-train | $40     |
      | #4   | $10   | joining NW and SE        | phase 2 | 2-train | $40     |
      | #58  | $10   | joining SW and NW        | phase 2 | 2-train | $40     |
      | #141 | $10   | joining W, NW and E      | phase 3 | 3-train | $40     |
      | #142 | $10   | joining W, NW and SE     | phase 3 | 3-train | $40     |
      | #143 | $10   | joining SW, W and NW     | phase 3 | 3-train | $40     |
      | #146 | $20   | joining SW, W, NW and SE | phase 5 | 5-train | $50     |

  # 7.4-v rules the two cities of Jacksonville out for one train; #489 makes one city of them.
  @18FL-7.4-v @18FL-7.4-z
  Scenario: From phase 6 on a route goes through the single city of #489, from north to south
    Given 3 players at the table in phase 6
    And the SAL is in operation at a par of $100
    And Alice is president of the SAL with 60%
    And #489 lies on B23, turned 4
    And #4 lies on C24, joining NW and SE
    And the SAL owns a 6-train
    And it is the SAL's turn to run its trains
    When the SAL runs
      | 6-train | A22 B23 C24 |
    Then the SAL has earned $160
