Feature: What is in the box, played from the deal

  @18FL-1.1-b
  Scenario: One of six companies is founded
    Given the game has been played up to the end of the distribution
    # proves 18FL-1.1-b
    Then the public companies are the L&N, the TPS, the SAL, the SR, the ACL and the FEC
    # proves 18FL-1.1-b
    When Alice buys the president's certificate of the TPS at a par of $90
    Then Alice has $95
    And the TPS has started at a par of $90
    And the public companies are the L&N, the TPS, the SAL, the SR, the ACL and the FEC
