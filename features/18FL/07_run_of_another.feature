Feature: No company acts in the turn of another one
  Each places its own tokens and runs its own trains, and when its own turn comes.

  @18FL-7-c @18FL-7.4-a @18FL-7-e
  Scenario: While one company is to run, another one does not run, though it could
    Given 3 players at the table in phase 3
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%
    And the L&N owns a 3-train
    And the ACL is in operation at a par of $80
    And Bob is president of the ACL with 60%
    And the ACL owns a 3-train
    And #4 lies on B7, joining W and E
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And it is the L&N's turn to run its trains
    When the ACL tries to run
      | 3-train | G20 F21 F23 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 3-train | B5 B7 |
    Then the L&N has earned $30
    When the L&N keeps its revenue
    And the L&N ends its turn
    And the ACL runs
      | 3-train | G20 F21 F23 |
    Then the ACL has earned $50

  @18FL-7-c @18FL-7.3-i @18FL-7-e @reading:18FL-Q32=a
  Scenario: While one company is to place a token, another one places none, though it could
    Given 3 players at the table in phase 3
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%
    And the L&N has $100 in its treasury
    And the ACL is in operation at a par of $80
    And Bob is president of the ACL with 60%
    And the ACL has $100 in its treasury
    And #4 lies on B7, joining W and E
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And it is the L&N's turn to place a token
    When the ACL tries to place a token in F23
    Then it is refused and nothing has changed
    When the L&N places a hotel in B7
    Then the L&N has a hotel in B7 only
    And the L&N has $80 in its treasury
    And the ACL has $100 in its treasury
