Feature: A corporation at $10 that needs a train, played from the deal
  The Grand Trunk stands at $10 and has $1; a 2-train costs $80. Alice, its president with 30%, has $60 and two shares of the
  Illinois Central.

  @1846-6.59-e @1846-5.25-a @1846-6.59-d @1846-6.59-h @reading:1846-Q10=a @reading:1846-Q10=c @reading:1846-Q73=a
  Scenario: No sale closes the corporation, and no more is sold than is needed
    Given the game has been played up to the corporation at the left end
    When the GT lays no track
    Then the GT stands at $10
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Alice tries to sell 20% of the IC
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When the GT buys a 2-train from the bank for $80
    Then the GT owns a 2-train
    And the GT has $0 in its treasury
    And Alice holds 10% of the IC

  @1846-6.5-h @1846-6.5-k @1846-6.59-d @reading:1846-Q10=a
  Scenario: Shares that bring nothing are not issued
    Given the game has been played up to the corporation at the left end
    When the GT lays no track
    # No legal twin: at this price there is nothing to be had for any share.
    And the GT tries to issue one share
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And the GT buys a 2-train from the bank for $80
    Then the GT owns a 2-train

  @1846-6.59-h @1846-6.59-c @1846-6.5-b @reading:1846-Q10=a @reading:1846-Q10=c @reading:1846-Q94=a
  Scenario: What was sold for a train of the bank brings none of another corporation
    Given the game has been played up to the corporation at the left end
    When the GT lays no track
    And Alice sells 10% of the IC
    And the GT tries to buy a 2-train from the IC for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 2-train from the bank for $80
    Then the GT owns a 2-train
    And the IC owns two 2-trains

  @1846-6.1-d @1846-6.1-c @1846-6.1-a @1846-6-e @reading:1846-Q10=a
  Scenario: A corporation with neither train nor money begins with its first step, too, in which a share brings $10
    Given the game has been played up to the corporation at the left end
    When the GT tries to issue four shares
    Then it is refused and nothing has changed
    When the GT issues three shares
    Then the GT has $31 in its treasury
    And the GT stands at $20
