Feature: Having to buy a train, played from the deal
  In phase II the Grand Trunk has no train, $46, and stands at $70. It issues three shares for $20 each, since its price
  goes down to $30 for them, and Alice, its president, pays the rest.

  # 6.5-g and S.Purchases-f: it has to. 6.59-a, 6.5-h: no help before shares have been issued.
  @1846-6.5-h @1846-6.5-g @1846-S.Purchases-f
  Scenario: A president does not help as long as shares can be issued
    Given the game has been played up to the turn without a train
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    When the GT issues three shares
    And the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And the GT has $0 in its treasury
    When the GT buys no train
    Then it is the B&O's turn to issue or redeem shares

  @1846-6.5-j @1846-6.5-k @1846-S.Purchases-g @reading:1846-Q03=a
  Scenario: The price falls for each share first, and then every share brings the amount one space left of it
    Given the game has been played up to the turn without a train
    When the GT lays no track
    Then the GT stands at $60
    When the GT issues three shares
    Then the GT stands at $30
    And the GT has received $60
    And the bank has paid $60
    And the market holds 30% of the GT

  @1846-6.5-j @1846-6.5-k @1846-S.Purchases-g @reading:1846-Q03=b
  Scenario: The price falls for each share, which then brings the amount one space left of it
    Given the game has been played up to the turn without a train
    When the GT lays no track
    Then the GT stands at $60
    When the GT issues three shares
    Then the GT stands at $30
    And the GT has received $90
    And the bank has paid $90

  # S.Purchases-h says again what 6.5-i and 6.59-c say.
  @1846-6.5-i @1846-6.59-c @1846-S.Purchases-h @reading:1846-Q03=a
  Scenario Outline: Once the president has to help he chooses any train, here the <train>
    Given the game has been played up to the turn without a train
    When the GT lays no track
    And the GT issues three shares
    And the GT buys a <train> from the bank for $<price>
    Then the GT owns a <train>
    And the GT has $0 in its treasury
    And Alice has paid $<rest>
    And Alice has $<left>

    Examples:
      | train     | price | rest | left |
      | 3/5-train | 160   | 54   | 102  |
      | 4-train   | 180   | 74   | 82   |

  @1846-6.59-h @1846-6.5-i @reading:1846-Q03=a
  Scenario: A president who has the money sells no share for it
    Given the game has been played up to the turn without a train
    When the GT lays no track
    And the GT issues three shares
    And Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then Alice is president of the GT with 30%
    And Alice has $102

  # 6.59-a, 6.59-b: that a train is needed at all, and that there is nothing to be had for it.
  @1846-6.59-d @1846-6.59-i @1846-S.Purchases-i @1846-6.59-e @1846-5.24-a @reading:1846-Q01=b
  Scenario: A president who is short of cash sells what he can before he is bankrupt
    Given the game has been played up to the eve of a bankruptcy
    When the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    Then it is Alice's turn to raise money for the GT
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice tries to sell 20% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Alice has $132
    And the GT stands at $30
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And the end of the game is not in sight
