Feature: Issuing and redeeming by five corporations, played from the deal

  @1846-6.1-b @1846-6.1-c @1846-S.IssueRedeem-b
  Scenario: A corporation issues its own shares, as many as players hold
    Given the game has been played up to the first operating round of five
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR tries to issue one share of the NYC
    Then it is refused and nothing has changed
    When the PRR tries to issue three shares
    Then it is refused and nothing has changed
    When the PRR issues two shares
    Then the PRR has $380 in its treasury

  @1846-6.1-c @1846-S.IssueRedeem-b @reading:1846-Q05=a @reading:1846-Q32=a
  Scenario: What lies in the market lowers what may be issued
    Given the game has been played up to the third stock round of five
    When Alice passes
    And Bob passes
    And Carol buys 10% of the B&O from the market
    And everybody passes
    And the B&O tries to issue three shares
    Then it is refused and nothing has changed
    When the B&O issues two shares
    Then the market holds 30% of the B&O

  @1846-6.1-f @1846-6.1-g @1846-S.IssueRedeem-a @reading:1846-Q32=a
  Scenario: What lies in the market is redeemed as far as the treasury can pay
    Given the game has been played up to the third operating round of five
    When the B&O tries to redeem three shares
    Then it is refused and nothing has changed
    When the B&O tries to redeem two shares
    Then it is refused and nothing has changed
    When the B&O redeems one share
    Then the market holds 10% of the B&O
    And the B&O has $40 in its treasury

  @1846-6-e @1846-6.1-a @1846-6.1-e @reading:1846-Q05=a @reading:1846-Q32=a
  Scenario: A corporation whose treasury does not pay for a tile issues shares all the same
    Given the game has been played up to the third stock round of five
    When Alice passes
    And Bob passes
    And Carol buys 10% of the B&O from the market
    And everybody passes
    Then the B&O has $13 in its treasury
    When the B&O issues two shares
    Then the market holds 30% of the B&O
    And the B&O has $153 in its treasury
