Feature: The operating round
  First everybody who owns private companies is paid, then the two independent railroads operate, then the
  corporations, the highest price first; only in the very first operating round of the game the lowest is first. Each
  finishes its turn before the next one begins, and none has a second one, however the prices move.

  A turn has five steps: issue or redeem shares; lay track and place a token in any order; run the trains; say what
  becomes of the revenue, after which the price moves; buy trains. Private companies can be bought and used at any
  point of it.

  Background: of the NYC and the IC, Alice and Bob are presidents
    Given 4 players at the table in phase I
    And the NYC is in operation, opened at $100
    And the IC is in operation, opened at $80
    And the shares are held thus
      | NYC | president Alice 30% | Carol 10% |
      | IC  | president Bob 30%   | Carol 10% |
    And the NYC owns a 2-train
    And the IC owns a 2-train
    And the NYC has $300 in its treasury
    And the IC has $300 in its treasury

  # ------------------------------------------------------------------------------------------------ who operates

  @1846-6-a @1846-4-i @1846-4-k
  Scenario: Private income first, then the corporation with the highest price
    Given Dave owns Tunnel Blasting
    And the IC owns the Steamboat
    And it is Dave's turn to trade
    And Alice, Bob and Carol have passed
    When Dave passes
    Then it is operating round 2.1
    And Dave has received $20
    And the IC has received $10
    And it is the NYC's turn to issue or redeem shares
    And still to operate in this round are the IC

  @1846-6-a @1846-4-k
  Scenario: The order is that of the prices, not of the list of corporations
    Given the IC stands at $112
    And it is Dave's turn to trade
    And Alice, Bob and Carol have passed
    When Dave passes
    Then it is the IC's turn to issue or redeem shares
    And still to operate in this round are the NYC

  @1846-6-b
  Scenario: One finishes before the next one begins
    Given it is the NYC's turn to issue or redeem shares
    When the IC tries to issue one share
    Then it is refused and nothing has changed
    When the NYC issues one share
    And the NYC runs
      | 2-train | D20 C21 |
    And the NYC keeps its revenue
    And the IC tries to issue one share
    Then it is refused and nothing has changed
    When the NYC ends its turn
    And the IC issues one share
    Then the IC has received $70

  @1846-6-b
  Scenario: Only the corporation whose turn it is distributes its revenue
    Given it is the NYC's turn to distribute $40
    When the IC tries to pay out its revenue
    Then it is refused and nothing has changed
    When the IC tries to keep its revenue
    Then it is refused and nothing has changed
    When the NYC pays out its revenue
    Then Alice has received $12
    And Carol has received $4
    And the NYC has received $24
    And no other player or company has gained or lost money

  @1846-6-n
  Scenario: When all have operated once the round is over
    Given it is the NYC's turn to distribute $40 in operating round 2.1
    And the IC has already operated in this round
    When the NYC pays out its revenue
    And the NYC ends its turn
    Then it is operating round 2.2

  @1846-6-n
  Scenario: A corporation that operates alone operates once as well
    Given the IC is no longer in the game
    And it is the NYC's turn to distribute $40 in operating round 2.1
    When the NYC pays out its revenue
    And the NYC ends its turn
    Then it is operating round 2.2
    And it is the NYC's turn to issue or redeem shares

  @1846-6-n
  Scenario: A corporation that falls behind another does not operate twice
    Given the IC stands at $90
    And it is the NYC's turn to distribute $40 in operating round 2.1
    When the NYC pays out its revenue
    Then the cell of $90 holds, from the top, the IC and the NYC
    When the NYC ends its turn
    Then it is the IC's turn to issue or redeem shares
    And no other company is still to operate in this round

  @1846-6-n
  Scenario: A corporation that has climbed above another does not operate again either
    Given the IC stands at $100, under the NYC
    And it is the IC's turn to distribute $210 in operating round 2.1
    And the NYC has already operated in this round
    When the IC pays out its revenue
    Then the IC stands at $124
    When the IC ends its turn
    Then it is operating round 2.2
    And it is the IC's turn to issue or redeem shares
    And still to operate in this round are the NYC

  @1846-6-l @1846-4-l @1846-S.OperatingRound-b
  Scenario Outline: The lowest price is first in the very first operating round only: <round>
    Given the B&O is in operation, opened at $60
    And Dave is president of the B&O with 20%
    And the B&O owns a 2-train
    And it is the <first>'s turn to issue or redeem shares in operating round <round>
    Then still to operate in this round are the <second> and the <third>, in this order
    When the <first> issues one share
    Then the <first> has received <amount>

    Examples:
      | round | first | second | third | amount |
      | 1.1   | B&O   | IC     | NYC   | $50    |
      | 1.2   | NYC   | IC     | B&O   | $90    |
      | 2.1   | NYC   | IC     | B&O   | $90    |

  @1846-6-l @1846-4-l @1846-S.OperatingRound-b
  Scenario: After the first stock round of the game the lowest price begins
    Given it is phase I
    And it is Dave's turn to trade in stock round 1
    And Alice, Bob and Carol have passed
    When Dave passes
    Then it is operating round 1.1
    And it is the IC's turn to issue or redeem shares
    And still to operate in this round are the NYC

  @1846-6-m @1846-4-h @1846-S.OperatingRound-b
  Scenario Outline: Of equal prices the upper marker is first, in <round> as well
    Given the NYC stands at $80, under the IC
    And it is Dave's turn to trade in stock round <before>
    And Alice, Bob and Carol have passed
    When Dave passes
    Then it is operating round <round>
    And it is the IC's turn to issue or redeem shares
    And still to operate in this round are the NYC

    Examples:
      | before | round |
      | 1      | 1.1   |
      | 2      | 2.1   |

  # ------------------------------------------------------------------------------------------ independent railroads

  @1846-6-c @1846-6-d @1846-3-al @1846-3-aq @1846-4-j
  Scenario: The independent railroads come first; they build and run, and pay half
    Given Dave owns Big 4
    And Carol owns Michigan Southern
    And #5 lies on B16, joining SW and W
    And #8 lies on E19, joining NE and W
    And #293 lies on E17, joining W and E
    And it is the Michigan Southern's turn to build
    When the Michigan Southern tries to place a token in B16
    Then it is refused and nothing has changed
    When the Michigan Southern lays #8 on C13, joining E and SW
    Then the Michigan Southern has paid $20
    When the Michigan Southern runs
      | 2-train | C15 B16 |
    Then the Michigan Southern has received $30
    And Carol has received $30
    And no other player or company has gained or lost money
    And it is the Big 4's turn to build
    And still to operate in this round are the NYC and the IC, in this order
    When the Big 4 lays no track
    And the NYC places a token in E17
    Then the NYC has tokens in D20 and E17 only

  # ---------------------------------------------------------------------------------------------------- five steps

  @1846-6-e @1846-6-f @1846-6-h @1846-6-i @1846-6-j
  Scenario: Five steps, one after the other
    Given it is the NYC's turn to issue or redeem shares
    When the NYC issues one share
    Then the NYC has received $90
    When the NYC lays #8 on D18, joining E and SW
    Then the NYC has paid $20
    When the NYC lays no track
    Then it is the NYC's turn to run its trains
    When the NYC runs
      | 2-train | D20 C21 |
    Then it is the NYC's turn to distribute $40
    When the NYC keeps its revenue
    Then the NYC has received $40
    And the NYC stands at $90
    And it is the NYC's turn to buy trains
    When the NYC buys a 2-train from the bank for $80
    Then the NYC owns two 2-trains
    When the NYC ends its turn
    Then it is the IC's turn to issue or redeem shares

  @1846-6-f @1846-6.2-af
  Scenario Outline: A tile, a token and a tile in any order: <first>
    Given #8 lies on E19, joining NE and W
    And #293 lies on E17, joining W and E
    And it is the NYC's turn to build
    When the NYC <first>
    And the NYC <second>
    And the NYC <third>
    Then the NYC has tokens in D20 and E17 only
    And #9 lies on E15, joining W and E
    And #8 lies on D18, joining E and SW
    And the NYC has $180 in its treasury

    Examples:
      | first                            | second                           | third                            |
      | lays #9 on E15, joining W and E  | lays #8 on D18, joining E and SW  | places a token in E17            |
      | lays #9 on E15, joining W and E  | places a token in E17            | lays #8 on D18, joining E and SW  |
      | places a token in E17            | lays #8 on D18, joining E and SW  | lays #9 on E15, joining W and E  |

  @1846-6-f
  Scenario: No track is laid once the trains have run
    Given it is the NYC's turn to distribute $40
    When the NYC tries to lay #8 on D18, joining E and SW
    Then it is refused and nothing has changed
    When the NYC keeps its revenue
    And the NYC tries to lay #8 on D18, joining E and SW
    Then it is refused and nothing has changed
    When the NYC ends its turn
    And the IC lays #9 on J4, joining SW and NE
    Then #9 lies on J4, joining SW and NE

  # Whether it says so or not, whoever lays track is done with the first step.
  @1846-6-f @1846-6-e @1846-6.1-a
  Scenario: With its first tile a corporation has left the step of its shares
    Given the NYC does not say which steps it leaves out
    And it is the NYC's turn to issue or redeem shares
    When the NYC lays #8 on D18, joining E and SW
    Then the NYC has paid $20
    # proves 1846-6-f
    When the NYC tries to issue one share
    Then it is refused and nothing has changed
    When the NYC lays no track
    And the NYC runs
      | 2-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the IC issues one share
    Then the IC has received $70

  @1846-6-g @1846-6.2-g
  Scenario: Two yellow tiles, or a yellow tile and an upgrade, but not two upgrades
    Given it is phase II
    And #8 lies on E19, joining NE and W
    And #293 lies on E17, joining W and E
    And #9 lies on each of E15 and E13, joining W and E
    And it is the NYC's turn to build
    When the NYC lays #24 on E15, joining W, E and SW
    And the NYC tries to lay #24 on E13, joining W, E and SW
    Then it is refused and nothing has changed
    When the NYC lays #8 on D18, joining E and SW
    Then #8 lies on D18, joining E and SW
    And the NYC has $260 in its treasury
    When the NYC tries to lay #8 on F14, joining NE and W
    Then it is refused and nothing has changed
    When the NYC lays no track
    Then it is the NYC's turn to run its trains

  @1846-6-i
  Scenario: The price moves only when the revenue has been dealt with
    Given it is the NYC's turn to run its trains
    When the NYC runs
      | 2-train | D20 C21 |
    Then the NYC stands at $100
    When the NYC keeps its revenue
    Then the NYC stands at $90

  @1846-6-j @1846-6.5-g
  Scenario: A turn does not end without a train
    Given the NYC owns no trains
    And the NYC has $500 in its treasury
    And it is the NYC's turn to buy the train it must have
    When the NYC tries to buy no train
    Then it is refused and nothing has changed
    When the NYC buys a 2-train from the bank for $80
    Then the NYC owns a 2-train
    When the NYC buys no train
    Then it is the IC's turn to issue or redeem shares

  # ---------------------------------------------------------------------------------------------- private companies

  @1846-6-k @1846-6.6-a @1846-S.Purchases-a
  Scenario Outline: A private company can be bought at any point of the turn: in the turn to <task>
    Given Bob owns Tunnel Blasting
    And it is the NYC's turn to <task>
    When the NYC buys Tunnel Blasting from Bob for $60, with Bob's consent
    Then the NYC owns Tunnel Blasting
    And the NYC has paid $60
    And Bob has received $60
    And it is the NYC's turn to <task>

    Examples:
      | task                   |
      | issue or redeem shares |
      | build                  |
      | run its trains         |
      | distribute $40         |
      | buy trains             |

  @1846-6-k @1846-6.6-a
  Scenario: A private company is bought by the corporation whose turn it is
    Given Bob owns Tunnel Blasting
    And it is the NYC's turn to build
    When the IC tries to buy Tunnel Blasting from Bob for $60, with Bob's consent
    Then it is refused and nothing has changed
    When the NYC buys Tunnel Blasting from Bob for $60, with Bob's consent
    Then the NYC owns Tunnel Blasting

  @1846-6-k @1846-6.6-e @1846-S.Purchases-a
  Scenario Outline: Its ability can be used at any point of the turn: in the turn to <task>
    Given Bob owns Michigan Central
    And it is the NYC's turn to <task>
    When the NYC tries to lay #9 on B10, joining W and E, by the power of Michigan Central
    Then it is refused and nothing has changed
    When the NYC buys Michigan Central from Bob for $40, with Bob's consent
    And the NYC lays #9 on B10, joining W and E, by the power of Michigan Central
    Then #9 lies on B10, joining W and E
    And the NYC has <treasury> in its treasury

    Examples:
      | task                   | treasury |
      | issue or redeem shares | $260     |
      | build                  | $260     |
      | run its trains         | $260     |
      | distribute $40         | $260     |
      | buy trains             | $260     |

  # ------------------------------------------------------------------------- one after the other, whoever it is

  @1846-6-f
  Scenario: Nor does the corporation that operates second lay track once its trains have run
    Given it is the IC's turn to distribute $40 in operating round 2.1
    When the IC tries to lay #9 on J4, joining SW and NE
    Then it is refused and nothing has changed
    When the IC keeps its revenue
    And the IC tries to lay #9 on J4, joining SW and NE
    Then it is refused and nothing has changed
    When the IC ends its turn
    And the NYC lays #8 on D18, joining E and SW
    Then #8 lies on D18, joining E and SW

  @1846-6-b
  Scenario: Nobody places a token in another's turn
    Given #8 lies on E19, joining NE and W
    And #293 lies on E17, joining W and E
    And it is the NYC's turn to build
    When the IC tries to place a token in E17
    Then it is refused and nothing has changed
    When the NYC places a token in E17
    Then the NYC has tokens in D20 and E17 only
    And the NYC has $220 in its treasury
    And the IC has $300 in its treasury

  # Where running is optional, the run of the NYC may be passed over on the way to what the IC tries.
  @1846-6-b @reading:1846-Q95=a
  Scenario: Nobody runs trains in another's turn
    Given it is the NYC's turn to run its trains
    When the IC tries to run
      | 2-train | D20 C21 |
    Then it is refused and nothing has changed
    When the NYC runs
      | 2-train | D20 C21 |
    Then the NYC has earned $40

  @1846-6-f @1846-6-h
  Scenario: The trains run once in a turn
    Given it is the NYC's turn to run its trains
    When the NYC runs
      | 2-train | D20 C21 |
    Then the NYC has earned $40
    When the NYC tries to run
      | 2-train | D20 C21 |
    Then it is refused and nothing has changed
    When the NYC keeps its revenue
    Then the NYC has received $40
    When the NYC tries to run
      | 2-train | D20 C21 |
    Then it is refused and nothing has changed

  @1846-6-f @1846-6-i
  Scenario: The revenue is dealt with once
    Given it is the NYC's turn to distribute $40
    When the NYC keeps its revenue
    Then the NYC has $340 in its treasury
    When the NYC tries to pay out its revenue
    Then it is refused and nothing has changed
    When the NYC tries to keep its revenue
    Then it is refused and nothing has changed
    When the NYC buys a 2-train from the bank for $80
    Then the NYC has $260 in its treasury

  @1846-6-f @1846-6-j
  Scenario: No train is bought before the revenue has been dealt with
    Given it is the NYC's turn to distribute $40
    When the NYC tries to buy a 2-train from the bank for $80
    Then it is refused and nothing has changed
    When the NYC keeps its revenue
    And the NYC buys a 2-train from the bank for $80
    Then the NYC owns two 2-trains
    And the NYC has $260 in its treasury
