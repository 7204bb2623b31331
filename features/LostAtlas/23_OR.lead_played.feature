Feature: The first train, in a game
  The same, on tables that were reached by playing.

  @LA-OR.lead-a @LA-OR.lead-b @LA-OR.lead-c @LA-OR.flow-c @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A new minor buys a train and runs it in the same turn
    Given the game has been played up to the first operating round
    When the Agricultural buys a 2-train from the bank for $100
    Then the Agricultural has $170 in its treasury
    When the Agricultural lays #57 on -2,3, joining NW and SE
    And the Agricultural lays #57 on -1,3, joining NW and SE
    And the Agricultural runs
      | 2-train | -2,3 -1,3 |
    Then the Agricultural has earned $40

  @LA-OR.lead-a @LA-OR.flow-f @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: A minor that has operated buys none before it runs
    Given the game has been played up to the second operating round
    When the Agricultural tries to buy a 2-train from the bank for $100
    Then it is refused and nothing has changed
    When the Agricultural runs
      | 2-train | -2,3 -1,3 |
    And the Agricultural pays out its revenue
    And the Agricultural buys a 2-train from the bank for $100
    Then the Agricultural owns two 2-trains

  @LA-OR.lead-a @LA-OR.train-b @LA-OR.train-e @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q57=a
  Scenario Outline: What <source> has not got a new minor does not buy there
    Given the game has been played up to the first operating round
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural ends its turn
    And the Express tries to buy a <train> from <source> for $<price>
    Then it is refused and nothing has changed
    When the Express buys a 2-train from the bank for $100
    Then the Express has $140 in its treasury

    Examples:
      | source   | train   | price | clause        |
      | the bank | 3-train | 200   | LA-OR.train-b |
      | the pool | 2-train | 100   | LA-OR.train-e |

  @LA-OR.lead-a @reading:LA-Q41=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q57=a
  Scenario: In a game a new minor buys its first train of no other company
    Given the game has been played up to the first operating round
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural ends its turn
    And the Express tries to buy a 2-train from the Agricultural for $10, with Alice's consent
    Then it is refused and nothing has changed
    When the Express buys a 2-train from the bank for $100
    Then the Express owns a 2-train

  @LA-OR.train-c @LA-OR.lead-a @reading:LA-Q41=c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q57=a
  Scenario: If it may buy of another company, that company has to have the train, in a game
    Given the game has been played up to the first operating round
    When the Agricultural buys a 2-train from the bank for $100
    And the Agricultural ends its turn
    And the Express tries to buy a 3-train from the Agricultural for $10, with Alice's consent
    Then it is refused and nothing has changed
    When the Express tries to buy a 2-train from the Tunneling for $10, with Carol's consent
    Then it is refused and nothing has changed
    When the Express buys a 2-train from the Agricultural for $10, with Alice's consent
    Then the Express owns a 2-train
    And the Express has $230 in its treasury

  @LA-OR.lead-b @reading:LA-Q68=a @reading:LA-Q97=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: Its president does not help to pay for the first train
    # The Expansive has $120, Carol $48; a 3-train costs $200, and no 2-train is left.
    Given the game has been played up to the minor without a train
    # No legal twin: it cannot pay for any train.
    When the Expansive tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Expansive places no token
    And Carol declares bankruptcy
    Then Carol is bankrupt

  @LA-OR.lead-a @LA-OR.flow-f @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a
  Scenario: A new major buys no train before it has run
    Given the game has been played up to the first turn of a major
    When the Conglomerate tries to buy a 3-train from the bank for $200
    Then it is refused and nothing has changed
    When the Conglomerate runs
      | 3-train | -2,3 -1,3 |
    And the Conglomerate keeps its revenue
    And the Conglomerate buys a 3-train from the bank for $200
    Then the Conglomerate has $78 in its treasury
