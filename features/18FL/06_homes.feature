Feature: Coming into the game, and homes
  A company comes into the game when somebody buys its president's certificate. Its home token is on the map already:
  the Atlantic Coast Line's in Tampa, the Florida East Coast's in Miami, the Louisville and Nashville's in Mobile, the
  Plant System's in Tallahassee, the Seaboard's in the southern city of Jacksonville and the Southern's in the northern.

  @18FL-6-a @18FL-5.3-c
  Scenario: Nobody has a company before its president's certificate is bought
    Given 3 players at the table in phase 2
    And Alice has $300
    When Alice tries to buy 20% of the ACL from the IPO
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the ACL at a par of $70
    Then Alice has paid $140
    And Alice is president of the ACL with 40%
    And the ACL stands at $70
    And the TPS has not started
    When Bob buys 20% of the ACL from the IPO
    Then Bob has paid $70

  @18FL-6-b @18FL-7.2.1-i
  Scenario: The home of the ACL is in G20
    Given 3 players at the table in phase 2
    And the ACL has floated at a par of $100
    And Alice is president of the ACL with 60%
    And it is the ACL's turn to lay track
    When the ACL tries to lay #9 on B17, joining W and E
    Then it is refused and nothing has changed
    When the ACL lays #8 on F21, joining SW and E
    Then #8 lies on F21, joining SW and E
    And the ACL has a token in G20 only

  @18FL-6-c @18FL-7.2.1-i
  Scenario: The home of the FEC is in K28
    Given 3 players at the table in phase 2
    And the FEC has floated at a par of $100
    And Alice is president of the FEC with 60%
    And it is the FEC's turn to lay track
    When the FEC tries to lay #8 on F21, joining SW and E
    Then it is refused and nothing has changed
    When the FEC lays #6fl on J27, joining NE and SE
    Then #6fl lies on J27, joining NE and SE
    And the FEC has a token in K28 only

  @18FL-6-d @18FL-7.2.1-i
  Scenario: The home of the L&N is in B5
    Given 3 players at the table in phase 2
    And the L&N has floated at a par of $100
    And Alice is president of the L&N with 60%
    And it is the L&N's turn to lay track
    When the L&N tries to lay #9 on B17, joining W and E
    Then it is refused and nothing has changed
    When the L&N lays #9 on B3, joining W and E
    Then #9 lies on B3, joining W and E
    And the L&N has a token in B5 only

  @18FL-6-e @18FL-7.2.1-i
  Scenario: The home of the TPS is in B15
    Given 3 players at the table in phase 2
    And the TPS has floated at a par of $100
    And Alice is president of the TPS with 60%
    And it is the TPS's turn to lay track
    When the TPS tries to lay #9 on B3, joining W and E
    Then it is refused and nothing has changed
    When the TPS lays #9 on B17, joining W and E
    Then #9 lies on B17, joining W and E
    And the TPS has a token in B15 only

  @18FL-6-f @18FL-7.2.1-i
  Scenario: The home of the SAL is the southern city of B23
    Given 3 players at the table in phase 2
    And the SAL has floated at a par of $100
    And Alice is president of the SAL with 60%
    And it is the SAL's turn to lay track
    When the SAL tries to lay #9 on B21, joining W and E
    Then it is refused and nothing has changed
    When the SAL lays #8 on C22, joining NE and W
    Then #8 lies on C22, joining NE and W
    And the SAL has a token in B23 (SW) only

  @18FL-6-g @18FL-7.2.1-i
  Scenario: The home of the SR is the northern city of B23
    Given 3 players at the table in phase 2
    And the SR has floated at a par of $100
    And Alice is president of the SR with 60%
    And it is the SR's turn to lay track
    When the SR tries to lay #8 on C22, joining NE and W
    Then it is refused and nothing has changed
    When the SR lays #9 on B21, joining W and E
    Then #9 lies on B21, joining W and E
    And the SR has a token in B23 (NW) only
