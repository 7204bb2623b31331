Feature: The Keys until phase 6
  The line over the Keys outlasts the earlier phases: the beginnings of phases 4 and 5 take no tile and no hotel from it.

  @18FL-7.2.2-c @18FL-7.2.1-k @18FL-2-k @18FL-8.3-n
  Scenario Outline: <phase>, begun by the first <train>, leaves the tiles on the keys
    Given 3 players at the table in <before>
    And the ACL is in operation at a par of $100
    And the FEC is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
    And #9 lies on L27, joining SW and NE
    And #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And the FEC has a hotel in M24
    And the ACL has $700 in its treasury
    And the bank has no <last>s left
    And it is the ACL's turn to buy trains
    When the ACL buys a <train> from the bank for <price>
    Then it is <phase>
    And #8 lies on M26, joining W and NE
    And #58 lies on M24, joining SW and E
    And the FEC has a hotel in M24 only

    Examples:
      | before  | phase   | last    | train   | price |
      | phase 3 | phase 4 | 3-train | 4-train | $400  |
      | phase 4 | phase 5 | 4-train | 5-train | $500  |
