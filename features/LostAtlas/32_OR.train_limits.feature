Feature: How many trains a company may have
  A company buys a train only while it has fewer than the present phase allows it, from whomever it buys. A minor may have
  two, from phase 5 on one; a major four, in phase 4 three and from phase 5 on two.

  Background: Tunneling whose turn it is, and Agricultural which could sell it a train
    Given 3 players at the table in phase 2 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling has $2,000 in its treasury
    And the Agricultural is in operation, opened at $70
    And Bob is president of the Agricultural with 60%
    And the Agricultural has $40 in its treasury

  # ------------------------------------------------------------------------------------------------------------- minors

  @LA-OR.train-a
  Scenario Outline: A minor with <owned> buys another train in phase <phase>, and no more after it
    Given it is phase <phase>
    And the Tunneling owns <owned>
    And the Agricultural owns a <other>-train
    And it is the Tunneling's turn to buy trains
    When the Tunneling buys a <train>-train from the bank for $<price>
    Then the Tunneling owns <after>
    When the Tunneling tries to buy a <next>-train from the bank for $<cost>
    Then it is refused and nothing has changed
    When the Tunneling tries to buy a <other>-train from the Agricultural for $1, with Bob's consent
    Then it is refused and nothing has changed

    Examples:
      | phase | owned     | other | train | price | after                   | next | cost |
      | 2     | a 2-train | 2     | 2     | 100   | two 2-trains            | 2    | 100  |
      | 3     | a 2-train | 2     | 3     | 200   | a 2-train and a 3-train | 3    | 200  |
      | 4     | a 3-train | 3     | 4     | 300   | a 3-train and a 4-train | 4    | 300  |
      | 5     | no trains | 4     | 5     | 450   | a 5-train               | 5    | 450  |
      | 6     | no trains | 4     | 6     | 550   | a 6-train               | 7    | 750  |
      | 7     | no trains | 5     | 7     | 750   | a 7-train               | 7    | 750  |

  @LA-OR.train-a @reading:LA-Q57=a
  Scenario Outline: A minor with as many trains as it may have buys from nobody: not from <source>
    Given it is phase 4
    And the Tunneling owns two 3-trains
    And the Agricultural owns a 3-train
    And the pool holds a 3-train
    And the Agricultural has $1,000 in its treasury
    And it is the Tunneling's turn to buy trains
    When the Tunneling tries to buy a <train> from <source> for $<price><consent>
    Then it is refused and nothing has changed
    When the Tunneling ends its turn
    And the Agricultural buys a <twin> from <seller> for $<cost><agreed>
    Then the Agricultural owns a 3-train and a <twin>

    Examples:
      | source   | train   | price | consent              | seller   | twin    | cost | agreed               |
      | the bank | 4-train | 300   |                      | the bank | 4-train | 300  |                      |
      | the pool | 3-train | 200   |                      | the bank | 4-train | 300  |                      |
      | the Agricultural   | 3-train | 50    | , with Bob's consent | the bank | 4-train | 300  |                      |

  @LA-OR.train-a
  Scenario: A minor at its limit has no room because the purchase would make its own trains rust
    Given it is phase 3
    And the Tunneling owns two 2-trains
    And the bank has no 3-trains left
    And the Agricultural has $700 in its treasury
    And it is the Tunneling's turn to buy trains
    When the Tunneling tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the Tunneling ends its turn
    And the Agricultural buys a 4-train from the bank for $300
    Then the Agricultural owns a 4-train
    And the Tunneling owns no trains

  # ------------------------------------------------------------------------------------------------------------- majors

  @LA-OR.train-a
  Scenario Outline: A major with one train buys another in phase <phase>, and no more after it
    Given it is phase <phase>
    And the Federation has been formed of the Express and the Suburban and has operated, beginning at $100
    And Alice is president of the Federation with 50%
    And the Federation has $3,000 in its treasury
    And the Federation owns a <owned>-train
    And it is the Federation's turn to buy trains
    When the Federation buys a <train>-train from the bank for $<price>
    Then the Federation owns a <owned>-train and a <train>-train
    When the Federation tries to buy a <next>-train from the bank for $<cost>
    Then it is refused and nothing has changed

    Examples:
      | phase | owned | train | price | next | cost |
      | 5     | 4     | 5     | 450   | 5    | 450  |
      | 6     | 5     | 6     | 550   | 7    | 750  |
      | 7     | 5     | 7     | 750   | 7    | 750  |
