Feature: Phases
  There are four phases. The first train of a new kind that is bought brings the next one: at once, in the middle of
  the buyer's turn, with all that the phase chart says. It lasts until the first train of the next kind is bought.

  Background: the GT has money for any train
    Given 5 players at the table in phase I
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT owns a 2-train
    And the GT has $2,000 in its treasury
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%

  @1846-8-a @1846-S.Phases-a
  Scenario Outline: The first <train> brings Phase <next>, not the last train before it
    Given it is phase <phase>
    And the GT owns no trains
    And the bank has one <last> left
    And it is the GT's turn to buy the train it must have
    When the GT buys a <last> from the bank for $<last price>
    Then the bank has no <last>s left
    # proves 1846-8-a
    And it is phase <phase>
    When the GT buys a <train> from the bank for $<price>
    # proves 1846-8-a
    Then it is phase <next>

    Examples:
      | phase | last    | last price | train     | price | next |
      | I     | 2-train | 80         | 4-train   | 180   | II   |
      | I     | 2-train | 80         | 3/5-train | 160   | II   |
      | II    | 4-train | 180        | 5-train   | 500   | III  |
      | II    | 4-train | 180        | 4/6-train | 450   | III  |
      | III   | 5-train | 500        | 6-train   | 800   | IV   |
      | III   | 5-train | 500        | 7/8-train | 900   | IV   |

  @1846-8-b @1846-S.Phases-a
  Scenario Outline: Phase <phase> lasts while more of its trains are sold, and into the next round
    Given it is phase <phase>
    And the GT owns <owned>
    And the NYC is no longer in the game
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT buys a <one side> from the bank for $<one price>
    Then it is phase <phase>
    And the GT has paid $<one price>
    When the GT buys a <other side> from the bank for $<other price>
    Then it is phase <phase>
    When the GT buys no train
    Then it is operating round 2.2
    And it is phase <phase>

    Examples:
      | phase | owned     | one side | one price | other side | other price |
      | II    | a 4-train | 4-train  | 180       | 3/5-train  | 160         |
      | III   | a 5-train | 5-train  | 500       | 4/6-train  | 450         |

  @1846-8-b @1846-S.Phases-a
  Scenario: Trains that change hands change no phase
    Given it is phase III
    And the GT owns a 5-train
    And the NYC owns a 4-train and a 5-train
    And it is the GT's turn to buy trains
    When the GT buys a 4-train from the NYC for $100, with Bob's consent
    Then the GT owns a 4-train and a 5-train
    And it is phase III

  @1846-8-b @1846-8-a
  Scenario: The next corporation already builds by the new phase
    Given the PRR is in operation, opened at $112
    And Carol is president of the PRR with 40%
    And the PRR has $180 in its treasury
    And the bank has no 2-trains left
    And #57 lies on B16, joining W and E
    And #9 lies on B14, joining W and E
    And it is the PRR's turn to buy the train it must have
    When the PRR buys a 4-train from the bank for $180
    Then it is phase II
    When the PRR buys no train
    And the GT lays #24 on B14, joining SW, W and E
    Then #24 lies on B14, joining SW, W and E

  @1846-S.Phase3-c @1846-6.3-v @1846-6.3-r @1846-S.Features-d
  Scenario: When Phase III begins all 2-trains are phased out, those of the buyer too
    Given it is phase II
    And the GT owns a 2-train and a 4-train
    And the NYC owns two 2-trains and a 3/5-train
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    Then the GT owns a phased-out 2-train, a 4-train and a 5-train
    And the NYC owns two phased-out 2-trains and a 3/5-train

  @1846-S.Phase4-c @1846-6.3-v
  Scenario: When Phase IV begins the 2-trains that are left leave the game
    Given it is phase III
    And the GT owns a 5-train
    And the NYC owns a phased-out 2-train and a 5-train
    And the bank has no 5-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 7/8-train from the bank for $900
    Then it is phase IV
    And the NYC owns a 5-train
    And nine 2-trains have left the game

  @1846-S.Phase4-d @1846-6.3-w @1846-6.3-r @1846-S.Features-d
  Scenario: When Phase IV begins all trains of Phase II are phased out, and those of Phase III stay
    Given it is phase III
    And the GT owns a 4-train and a 5-train
    And the NYC owns a 3/5-train and a 4/6-train
    And the bank has no 5-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 6-train from the bank for $800
    Then it is phase IV
    And the GT owns a phased-out 4-train, a 5-train and a 6-train
    And the NYC owns a phased-out 3/5-train and a 4/6-train

  @1846-8-b @1846-S.Phase3-e @1846-6.5-e
  Scenario: The train limit of the new phase holds at once, for the buyer's next purchase
    Given it is phase II
    And the GT owns two 4-trains
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    Then the GT owns two 4-trains and a 5-train
    When the GT tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed

  @1846-S.Phase1-c @1846-6.6-a
  Scenario Outline: In Phase <phase> corporations buy private companies of players
    Given it is phase <phase>
    And Bob owns the Mail Contract
    And it is the GT's turn to buy trains
    When the GT tries to buy the Mail Contract from Bob for $80
    Then it is refused and nothing has changed
    When the GT buys the Mail Contract from Bob for $80, with Bob's consent
    Then the GT owns the Mail Contract
    And Bob has $480

    Examples:
      | phase |
      | I     |
      | II    |
