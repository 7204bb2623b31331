Feature: Issuing and redeeming shares, played from the deal
  The Illinois Central stands at $50, Bob has 40% of it and nobody else any; none of it is in the market.

  # S.IssueRedeem-a and S.IssueRedeem-b say again what 6.1-d and 6.1-c say.
  @1846-6.1-b @1846-6.1-d @1846-6.1-e @1846-6.1-h @1846-S.IssueRedeem-a
  Scenario: Issued shares go from the treasury to the market for the price one space to the left
    Given the game has been played up to the eve of phase II
    When the IC issues three shares
    Then the IC has received $120
    And the bank has paid $120
    And no other player or company has gained or lost money
    And the IC stands at $50
    And the market holds 30% of the IC
    And the IC's treasury holds 30% of the IC

  @1846-6.1-c @1846-S.IssueRedeem-b
  Scenario: No more shares are issued than players hold
    Given the game has been played up to the eve of phase II
    When the IC tries to issue five shares
    Then it is refused and nothing has changed
    When the IC issues four shares
    Then the market holds 40% of the IC
    And the IC has $340 in its treasury

  @1846-6.1-f @1846-6.1-g @1846-6.1-h @1846-S.IssueRedeem-a
  Scenario: Shares in the market are redeemed for the price one space to the right
    Given the game has been played up to the second stock round
    When Carol sells 10% of the B&O
    And Carol passes
    And everybody passes
    Then the B&O stands at $40
    When the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 2-train   | K3 J4 I5    | |
      | 3/5-train | I5 H6 G7 G9 | |
    And the IC keeps its revenue
    And the IC ends its turn
    Then it is the B&O's turn to issue or redeem shares
    When the B&O tries to redeem two shares
    Then it is refused and nothing has changed
    When the B&O redeems one share
    Then the B&O has paid $50
    And the bank has received $50
    And the market holds 0% of the B&O
    And the B&O's treasury holds 80% of the B&O
    And the B&O stands at $40

  @1846-6.1-a @1846-6-e
  Scenario: In one turn shares are either issued or redeemed
    Given the game has been played up to the eve of phase II
    When the IC issues two shares
    And the IC tries to redeem one share
    Then it is refused and nothing has changed
    When the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC pays out its revenue
    And the IC ends its turn
    And everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the B&O runs
      | 2-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    Then the IC stands at $40
    And it is the IC's turn to issue or redeem shares
    When the IC redeems one share
    Then the IC has paid $50
    And the market holds 10% of the IC
