Feature: Bankruptcy of a player, played from the deal
  In phase III the Grand Trunk has run its last 2-train. It has $162, Alice has $92, and no train costs less than $450.

  # S.Purchases-j says again what 7-a and 7-b say, S.Features-h that the game goes on.
  @1846-7-a @1846-7-b @1846-S.Purchases-j @1846-S.Features-h @reading:1846-Q01=b
  Scenario: The money of the bankrupt goes to the corporation, and so does the worth of the shares left
    Given the game has been played up to the eve of a bankruptcy
    When the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And Alice sells 10% of the GT
    And Alice declares bankruptcy
    Then Alice is bankrupt
    And the GT has received $222
    And the GT has $384 in its treasury
    And the market holds 80% of the GT
    And the president's certificate of the GT lies in the market
    And the GT stands at $30
    And the end of the game is not in sight

  @1846-7.01-b @reading:1846-Q01=b
  Scenario: Without a president the corporation is through with its turn
    Given the game has been played up to the eve of a bankruptcy
    When the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And Alice sells 10% of the GT
    And Alice declares bankruptcy
    Then it is the B&O's turn to issue or redeem shares
    And the GT is in receivership
    And the GT has $384 in its treasury
