Feature: Trains that are phased out
  Phase III phases out the 2-trains, Phase IV the trains of Phase II, 4-trains and 3/5-trains. They are turned over,
  may run once more, in the next turn of their corporation, and then leave the game, whether they have run or not.
  A 2-train may be gone before that: Phase IV scraps all that are left. Trains of Phase II always have their last run.

  Background: the GT, with plenty of money, can run from Port Huron to Sarnia
    Given 5 players at the table in phase I
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $2,000 in its treasury
    And #57 lies on B16, joining W and E

  # --------------------------------------------------------------------------------------------------- what is phased out

  @1846-6.3-r @1846-6.3-v @1846-S.RunningTrains-h @1846-S.Features-d
  Scenario: Phase II phases out nothing
    Given the GT owns two 2-trains
    And the bank has no 2-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 4-train from the bank for $180
    Then it is phase II
    And the GT owns two 2-trains and a 4-train

  @1846-6.3-r @1846-6.3-v @1846-S.RunningTrains-h @1846-6.3-w @1846-6.3-s
  Scenario: Phase III turns over the 2-trains of all corporations, and no trains of Phase II
    Given it is phase II
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns two 2-trains and a 3/5-train
    And the GT owns a 2-train and a 4-train
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 4/6-train from the bank for $450
    Then it is phase III
    And the GT owns a phased-out 2-train, a 4-train and a 4/6-train
    And the NYC owns two phased-out 2-trains and a 3/5-train

  @1846-6.3-r @1846-6.3-w @1846-S.RunningTrains-h @1846-6.3-s @1846-S.Features-d
  Scenario: Phase IV turns over the trains of Phase II, and none of Phase III
    Given it is phase III
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns a 3/5-train, a 4-train and a 4/6-train
    And the GT owns a 4-train and a 5-train
    And the bank has no 5-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 6-train from the bank for $800
    Then it is phase IV
    And the GT owns a phased-out 4-train, a 5-train and a 6-train
    And the NYC owns a phased-out 3/5-train, a phased-out 4-train and a 4/6-train

  @1846-6.3-s @1846-6.3-v
  Scenario: A train that has been turned over still runs
    Given it is phase II
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns a 2-train
    And the GT owns a 4-train
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 5-train from the bank for $500
    Then the NYC owns a phased-out 2-train
    When the GT ends its turn
    And the NYC runs
      | 2-train | D20 C21 |
    Then the NYC has earned $70

  # ------------------------------------------------------------------------------------------------------- the last run

  @1846-6.3-t @1846-S.RunningTrains-i
  Scenario Outline: After its last turn a phased-out train is gone, <whether>
    Given it is phase III
    And the GT owns a phased-out 2-train and a 5-train
    And it is the GT's turn to run its trains in operating round 2.2
    When the GT runs
      | <train> | B16 B18 |
    Then the GT has earned $70
    When the GT keeps its revenue
    And the GT ends its turn
    Then it is stock round 3
    And the GT owns a 5-train

    Examples:
      | whether                   | train   |
      | having run                | 2-train |
      | having been left standing | 5-train |

  @1846-6.3-t @1846-S.RunningTrains-i
  Scenario Outline: The buyer whose purchase phased out its own <old> runs it in the next round, for the last time
    Given it is phase <phase>
    And the GT owns <trains>
    And the bank has no <last>s left
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT buys a <new> from the bank for $<price>
    And the GT ends its turn
    Then it is operating round 2.2
    When the GT runs
      | <old> | B16 B18 |
    Then the GT has earned $70
    When the GT keeps its revenue
    And the GT ends its turn
    Then it is stock round 3
    And the GT owns <left>

    Examples:
      | old       | phase | trains                    | last    | new       | price | left                      |
      | 2-train   | II    | a 2-train and a 4-train   | 4-train | 4/6-train | 450   | a 4-train and a 4/6-train |
      | 4-train   | III   | a 4-train and a 5-train   | 5-train | 6-train   | 800   | a 5-train and a 6-train   |
      | 3/5-train | III   | a 3/5-train and a 5-train | 5-train | 7/8-train | 900   | a 5-train and a 7/8-train |

  @1846-6.3-t @1846-S.RunningTrains-i
  Scenario: Who has operated already has the last run in the next round
    Given it is phase II
    And the PRR is in operation, opened at $112
    And Bob is president of the PRR with 60%
    And the PRR owns a 2-train and a 4-train
    And the GT owns a 4-train
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT buys a 5-train from the bank for $500
    And the GT ends its turn
    Then it is operating round 2.2
    And the PRR owns a phased-out 2-train and a 4-train
    When the PRR runs
      | 2-train | F20 F22 |
      | 4-train | F20 G21 |
    Then the PRR has earned $160
    When the PRR keeps its revenue
    And the PRR ends its turn
    And the GT runs
      | 5-train | B16 B18 |
    And the GT keeps its revenue
    And the GT ends its turn
    Then it is stock round 3
    And the PRR owns a 4-train

  @1846-6.3-t @1846-S.RunningTrains-i @reading:1846-Q05=a
  Scenario: Who is still to operate in this round has the last run in this round
    Given it is phase II
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns a 2-train and a 4-train
    And the GT owns a 4-train
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT buys a 5-train from the bank for $500
    And the GT ends its turn
    And the NYC runs
      | 2-train | D20 C21 |
    Then the NYC has earned $70
    When the NYC keeps its revenue
    And the NYC ends its turn
    Then it is operating round 2.2
    And the NYC owns a 4-train

  @1846-6.3-t @1846-S.RunningTrains-i @reading:1846-Q05=b
  Scenario: Who is still to operate in this round runs the train in this round and in the next
    Given it is phase II
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns a 2-train and a 4-train
    And the GT owns a 4-train
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT buys a 5-train from the bank for $500
    And the GT ends its turn
    And the NYC runs
      | 2-train | D20 C21 |
    Then the NYC has earned $70
    When the NYC keeps its revenue
    And the NYC ends its turn
    Then it is operating round 2.2
    And the NYC owns a phased-out 2-train and a 4-train
    When the GT runs
      | 5-train | B16 B18 |
    And the GT keeps its revenue
    And the GT ends its turn
    And the NYC runs
      | 2-train | D20 C21 |
    Then the NYC has earned $70
    When the NYC keeps its revenue
    And the NYC ends its turn
    Then it is stock round 3
    And the NYC owns a 4-train

  # ------------------------------------------------------------------------------------- the very moment at which it goes

  @1846-6.3-t @1846-S.RunningTrains-i @reading:1846-Q04=a
  Scenario: A phased-out train goes before its owner buys trains
    Given it is phase III
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns a 5-train
    And the GT owns a phased-out 2-train and a 5-train
    And it is the GT's turn to run its trains in operating round 2.2
    When the GT runs
      | 2-train | B16 B18 |
    Then the GT has earned $70
    When the GT keeps its revenue
    Then it is the GT's turn to buy trains
    And the GT owns a 5-train

  @1846-6.3-t @1846-S.RunningTrains-i @reading:1846-Q04=b
  Scenario: A phased-out train goes at the end of its owner's turn, after the purchase of trains
    Given it is phase III
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns a 5-train
    And the GT owns a phased-out 2-train and a 5-train
    And it is the GT's turn to run its trains in operating round 2.2
    When the GT runs
      | 2-train | B16 B18 |
    Then the GT has earned $70
    When the GT keeps its revenue
    Then it is the GT's turn to buy trains
    And the GT owns a phased-out 2-train and a 5-train
    When the GT buys no train
    Then the GT owns a 5-train
    And it is operating round 2.2

  @1846-6.3-t @1846-S.RunningTrains-i @reading:1846-Q04=c
  Scenario: A phased-out train goes at the end of the operating round
    Given it is phase III
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns a 5-train
    And the GT owns a phased-out 2-train and a 5-train
    And it is the GT's turn to run its trains in operating round 2.2
    When the GT runs
      | 2-train | B16 B18 |
    Then the GT has earned $70
    When the GT keeps its revenue
    Then it is the GT's turn to buy trains
    And the GT owns a phased-out 2-train and a 5-train
    When the GT buys no train
    Then the GT owns a phased-out 2-train and a 5-train
    And it is operating round 2.2
    When the NYC runs
      | 5-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    Then it is stock round 3
    And the GT owns a 5-train

  @1846-6.3-t @1846-S.RunningTrains-i @reading:1846-Q04=c @reading:1846-Q05=a
  Scenario: Phased out in the first of two operating rounds by its owner, a train goes at the end of the second
    Given it is phase II
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns a 4-train
    And the NYC has $600 in its treasury
    And the GT owns a 2-train
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT buys a 5-train from the bank for $500
    And the GT ends its turn
    And the NYC runs
      | 4-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    Then it is operating round 2.2
    And the GT owns a phased-out 2-train and a 5-train
    When the GT runs
      | 5-train | B16 B18 |
    And the GT keeps its revenue
    And the GT ends its turn
    Then the GT owns a phased-out 2-train and a 5-train
    When the NYC runs
      | 4-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    Then it is stock round 3
    And the GT owns a 5-train

  # -------------------------------------------------------------------------------------------------------- scrapped at once

  @1846-6.3-u @1846-6.3-v @1846-S.RunningTrains-h @1846-6.3-a
  Scenario: 2-trains may be scrapped before their last run
    Given the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the GT owns no trains
    And it is phase III
    And the NYC owns a phased-out 2-train and a 4-train
    And the bank has one 5-train left
    And it is the GT's turn to buy the train it must have
    When the GT buys a 5-train from the bank for $500
    Then it is phase III
    And the NYC owns a phased-out 2-train and a 4-train
    When the GT buys a 6-train from the bank for $800
    Then it is phase IV
    And the NYC owns a phased-out 4-train
    When the GT ends its turn
    And the NYC tries to run
      | 2-train | D20 C21 |
    Then it is refused and nothing has changed
    When the NYC runs
      | 4-train | D20 C21 |
    Then the NYC has earned $70

  @1846-6.3-v @1846-6.3-u @1846-S.RunningTrains-h @1846-S.Phase4-c
  Scenario: Phase IV scraps every 2-train, the buyer's own among them
    Given it is phase III
    And the GT owns a phased-out 2-train and a 5-train
    And the bank has no 5-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 7/8-train from the bank for $900
    Then it is phase IV
    And the GT owns a 5-train and a 7/8-train
    And nine 2-trains have left the game
    And the pool holds no trains

  @1846-6.3-w @1846-S.RunningTrains-h
  Scenario Outline: A <train> is never scrapped without a last run
    Given it is phase III
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the NYC owns a <train>
    And the GT owns a 5-train
    And the bank has no 5-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 6-train from the bank for $800
    Then the NYC owns a phased-out <train>
    When the GT ends its turn
    And the NYC runs
      | <train> | D20 C21 |
    Then the NYC has earned $70

    Examples:
      | train     |
      | 4-train   |
      | 3/5-train |

  @1846-6.3-w @1846-S.RunningTrains-h @reading:1846-Q61=a
  Scenario: Trains of Phase II that lie returned in the bank leave the game when Phase IV begins
    Given it is phase III
    And the GT owns a 5-train
    And the pool holds a 4-train and a 5-train
    And the bank has no 5-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 6-train from the bank for $800
    Then it is phase IV
    And the pool holds a 5-train
    And six 4-trains have left the game

  @1846-6.3-w @1846-S.RunningTrains-h @reading:1846-Q61=b
  Scenario: Trains of Phase II that lie returned in the bank stay there, to be bought for one run
    Given it is phase III
    And the GT owns a 5-train
    And the pool holds a 4-train
    And the bank has no 5-trains left
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT buys a 6-train from the bank for $800
    Then the pool holds a 4-train
    When the GT buys a 4-train from the pool for $180
    And the GT ends its turn
    Then the GT owns a phased-out 4-train, a 5-train and a 6-train
    When the GT runs
      | 4-train | B16 B18 |
    And the GT keeps its revenue
    And the GT ends its turn
    Then it is stock round 3
    And the GT owns a 5-train and a 6-train
