Feature: A corporation without a president operates
  In its turn it does by itself what the rules say, and nothing else: it runs for as much as it can and keeps the
  money, or loses two spaces on the chart if it has no train; and without a train it buys the cheapest one of the bank
  if it can pay for it.

  Background: the GT, without a president, operates after the B&O and before the IC
    Given 4 players at the table in phase II
    And the B&O is in operation, opened at $100
    And Alice is president of the B&O with 40%
    And the B&O owns a 4-train
    And the GT is in operation, opened at $80
    And the GT is in receivership
    And Bob holds 10% of the GT
    And the IC is in operation, opened at $40
    And Carol is president of the IC with 40%
    And it is the B&O's turn to buy trains

  @1846-7.1-a @1846-7.1-d
  Scenario: It operates when its turn comes, then the next does
    Given the GT owns a 4-train
    When the B&O buys no train
    Then it is the IC's turn to issue or redeem shares
    And no other company is still to operate in this round
    And the GT stands at $70
    And the GT has $0 in its treasury

  @1846-7.1-a @1846-7.1-d @1846-7.1-e
  Scenario: Two of them that follow each other both operate
    Given the NYC is in operation, opened at $70
    And the NYC is in receivership
    And the NYC owns a 4-train
    When the B&O buys no train
    Then it is the IC's turn to issue or redeem shares
    And the GT stands at $60
    And the NYC has received $40
    And the NYC stands at $60, under the GT

  # Its whole turn passes without a decision, so one scenario shows all that it does not do.
  @1846-7.1-b @1846-7.1-c @1846-7.1-a
  Scenario: It issues and redeems nothing, builds nothing and buys no private company
    Given the market holds 10% of the GT
    And the GT owns a 4-train
    And the GT has $500 in its treasury
    And Bob owns Michigan Central
    When the B&O buys no train
    Then it is the IC's turn to issue or redeem shares
    And the GT has $500 in its treasury
    And the market holds 30% of the GT
    And the GT's treasury holds 60% of the GT
    And the GT has a token in B16 only
    And no tile lies on B16
    And the GT owns no private company
    And the GT stands at $70

  @1846-7.1-b @1846-7.1-c
  Scenario: Nobody acts for it, not even who has most of its shares
    Given the GT owns a 4-train
    And the GT has $500 in its treasury
    And Bob owns Michigan Central
    When the B&O buys no train
    And the GT, on Bob's word, tries to issue one share
    Then it is refused and nothing has changed
    When the GT, on Bob's word, tries to buy Michigan Central from Bob for $40
    Then it is refused and nothing has changed
    When the IC issues one share
    And the IC buys Michigan Central from Bob for $30, with Bob's consent
    Then the IC owns Michigan Central
    And the GT has $500 in its treasury
    And Bob has $430

  @1846-7.1-d
  Scenario: It runs for the highest revenue and keeps it, and its price falls one space
    Given #6 lies on B16, joining SW and E
    And the GT owns a 2-train
    When the B&O buys no train
    Then the GT has $60 in its treasury
    And the bank has paid $60
    And no other player or company has gained or lost money
    And the GT stands at $70

  @1846-7.1-d
  Scenario: With two trains it runs both
    Given #6 lies on B16, joining SW and E
    And the GT owns two 2-trains
    When the B&O buys no train
    Then the GT has $110 in its treasury
    And no other player or company has gained or lost money
    And the GT stands at $70

  @1846-7.1-d
  Scenario: With trains that cannot run its price falls one space as well
    Given the GT owns two 2-trains
    When the B&O buys no train
    Then the GT has $0 in its treasury
    And the GT stands at $70
    And the GT owns two 2-trains

  @1846-7.1-e
  Scenario Outline: Without a train its price falls two spaces, from $<price> to $<after>
    Given the B&O stands at $550
    And the IC stands at $10
    And the GT stands at $<price>
    When the B&O buys no train
    Then the GT stands at $<after>
    And the GT has $0 in its treasury
    And the GT owns no trains

    Examples:
      | price | after |
      | 30    | 10    |
      | 50    | 30    |
      | 100   | 80    |
      | 112   | 90    |
      | 165   | 137   |
      | 510   | 440   |

  @1846-7.1-e @1846-5.25-a
  Scenario Outline: Without a train at $<price> it is out of the game at once and buys nothing any more
    Given the GT stands at $<price>
    And the IC stands at $10
    And the IC has $100 in its treasury
    And the GT has $500 in its treasury
    And the bank has three 4-trains left
    When the B&O buys no train
    Then the GT is no longer in the game
    And the bank has received $500
    And the bank has three 4-trains left
    And it is the IC's turn to issue or redeem shares

    Examples:
      | price |
      | 20    |
      | 10    |

  @1846-7.1-f
  Scenario Outline: Without a train and with $<treasury> it buys the cheapest train of the bank
    Given the GT has $<treasury> in its treasury
    And the bank has three 4-trains left
    When the B&O buys no train
    Then the GT owns a 3/5-train
    And the GT has $<left> in its treasury
    And the GT stands at $60
    And the bank has two 4-trains left
    And the bank has received $160
    And it is the IC's turn to issue or redeem shares

    Examples:
      | treasury | left |
      | 160      | 0    |
      | 180      | 20   |
      | 700      | 540  |

  @1846-7.1-f
  Scenario: With less than the price it buys nothing, and nobody helps
    Given the GT has $159 in its treasury
    When the B&O buys no train
    Then the GT owns no trains
    And the GT has $159 in its treasury
    And the GT stands at $60
    And Bob has $400
    And it is the IC's turn to issue or redeem shares

  @1846-7.1-f
  Scenario: With a train it buys none
    Given the GT owns a 2-train
    And the GT has $500 in its treasury
    When the B&O buys no train
    Then the GT owns a 2-train
    And the GT has $500 in its treasury
    And the GT stands at $70

  @1846-7.1-f @reading:1846-Q98=b
  Scenario: Of a returned card the cheaper train counts, whichever it has been
    Given it is phase III
    And the B&O owns a 5-train
    And the pool holds a 4-train and a 5-train
    And the GT has $500 in its treasury
    When the B&O buys no train
    Then the GT owns a 3/5-train
    And the GT has $340 in its treasury

  @1846-7.1-f @reading:1846-Q98=a
  Scenario Outline: A returned train counts as one of the bank, here the cheapest: a <train>
    Given it is phase III
    And the B&O owns a 5-train
    And the pool holds <pool>
    And the GT has $500 in its treasury
    When the B&O buys no train
    Then the GT owns a <train>
    And the GT has $<left> in its treasury
    And it is phase III

    Examples:
      | train     | pool                    | left |
      | 4-train   | a 4-train and a 5-train | 320  |
      | 3/5-train | a 4-train and a 3/5-train | 340 |
      | 4/6-train | a 5-train               | 50   |

  @1846-7.1-f @1846-6.57-a
  Scenario: What others have to return because of its purchase they return before the next turn
    Given the bank has no 4-trains left
    And the IC owns four 4-trains
    And the GT has $450 in its treasury
    When the B&O buys no train
    Then it is the IC's turn to discard a train
    When the IC discards a 4-train
    Then the IC owns three 4-trains
    And the pool holds a 4-train
    And the GT owns a 4/6-train
    And it is the IC's turn to issue or redeem shares

  @1846-7.1-f @1846-8-a
  Scenario: Its purchase may bring a new phase
    Given the bank has no 4-trains left
    And the GT has $450 in its treasury
    When the B&O buys no train
    Then it is phase III
    And the GT owns a 4/6-train
    And the GT has $0 in its treasury

  # ----------------------------------------------------------------------- two of them, one right after the other

  @1846-7.1-f @1846-7.1-a
  Scenario: Of two that follow each other both buy a train
    Given the NYC is in operation, opened at $70
    And the NYC is in receivership
    And the GT has $160 in its treasury
    And the NYC has $160 in its treasury
    And the bank has three 4-trains left
    When the B&O buys no train
    Then the GT owns a 3/5-train
    And the NYC owns a 3/5-train
    And the GT has $0 in its treasury
    And the NYC has $0 in its treasury
    And the bank has one 4-train left
    And it is the IC's turn to issue or redeem shares

  @1846-6.3-t @1846-7.1-a @reading:1846-Q04=a @reading:1846-Q04=b
  Scenario: Of two that follow each other both lose their phased-out trains
    Given it is phase III
    And the B&O owns a 5-train
    And the NYC is in operation, opened at $70
    And the NYC is in receivership
    And the GT owns a phased-out 2-train
    And the NYC owns a phased-out 2-train
    When the B&O buys no train
    Then the GT owns no trains
    And the NYC owns no trains
    And the NYC has $70 in its treasury
    And it is the IC's turn to issue or redeem shares
