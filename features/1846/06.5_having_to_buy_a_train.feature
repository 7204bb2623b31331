Feature: Having to buy a train
  At the end of its turn a corporation has a train that will run again, or it has bought one: with or without a route
  for it. Its own treasury pays. If that is too little for every train of the bank, the corporation issues shares,
  within the limit of the first step of its turn, and at a worse price: the marker moves left first, one space for
  each share, and only then the share brings the price one space further left. Only if that is not enough either, its
  president adds what is missing.

  Background: the GT, one of whose shares the players hold more than the market, has no train
    Given 3 players at the table in phase II
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the market holds 30% of the GT
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And the NYC owns a 4-train

  # ------------------------------------------------------------------------------------------------------ the duty

  @1846-6.5-g @1846-S.Purchases-f @1846-6-j
  Scenario: A corporation without a train cannot end its turn before it has bought one
    Given the GT has $200 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    And the GT buys no train
    Then the GT owns a 3/5-train
    And the GT has $40 in its treasury
    And it is the NYC's turn to issue or redeem shares

  @1846-6.5-g @1846-S.Purchases-f
  Scenario: One that can run has to buy a train like one that cannot
    Given #57 lies on B16, joining W and E
    And the GT has $200 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    And the GT buys no train
    Then the GT owns a 3/5-train
    And it is the NYC's turn to issue or redeem shares

  @1846-6.5-g @1846-S.Purchases-f
  Scenario: One train is enough
    Given the GT owns a 2-train
    And the GT has $200 in its treasury
    And it is the GT's turn to buy trains
    When the GT buys no train
    Then the GT owns a 2-train
    And the GT has $200 in its treasury
    And it is the NYC's turn to issue or redeem shares
    When the NYC issues one share
    Then the NYC has received $70

  @1846-6.5-g @1846-S.Purchases-f
  Scenario Outline: A train of another corporation will do, or one that was returned: <source>
    Given it is phase III
    And the pool holds a 4-train
    And the NYC owns two 4-trains
    And the GT has $180 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT buys a 4-train from <source> for $180<consent>
    And the GT buys no train
    Then the GT owns a 4-train
    And it is the NYC's turn to issue or redeem shares

    Examples:
      | source   | consent              |
      | the NYC  | , with Bob's consent |
      | the pool |                      |

  @1846-6.5-g @1846-S.Purchases-f
  Scenario Outline: A corporation whose last <train> has been phased out buys another train after running it
    Given it is phase <phase>
    And #57 lies on B16, joining W and E
    And the GT owns a phased-out <train>
    And the NYC owns no trains
    And the GT has $900 in its treasury
    And it is the GT's turn to distribute $<revenue>
    When the GT keeps its revenue
    Then it is the GT's turn to buy the train it must have
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT buys a <new> from the bank for $<price>
    And the GT buys no train
    Then the GT has $<treasury> in its treasury
    And it is the NYC's turn to issue or redeem shares

    Examples:
      | phase | train     | revenue | new       | price | treasury |
      | III   | 2-train   | 70      | 4/6-train | 450   | 520      |
      | IV    | 4-train   | 70      | 6-train   | 800   | 170      |
      | IV    | 3/5-train | 70      | 7/8-train | 900   | 70       |

  @1846-6.5-g @reading:1846-Q05=a
  Scenario: Who is still to operate when its only train is phased out runs it and has to buy another in this turn
    Given the NYC owns a 2-train
    And the NYC has $400 in its treasury
    And the GT owns a 4-train
    And the GT has $500 in its treasury
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT buys a 5-train from the bank for $500
    And the GT ends its turn
    And the NYC runs
      | 2-train | D20 C21 |
    And the NYC keeps its revenue
    Then it is the NYC's turn to buy the train it must have
    When the NYC tries to buy no train
    Then it is refused and nothing has changed
    When the NYC buys a 4/6-train from the bank for $450
    And the NYC buys no train
    Then it is operating round 2.2
    And the NYC owns a 4/6-train
    And the NYC has $20 in its treasury

  @1846-6.5-g @reading:1846-Q05=b
  Scenario: Who runs its phased-out train again in the next round has to buy another in that round only
    Given #57 lies on B16, joining W and E
    And the NYC owns a 2-train
    And the NYC has $400 in its treasury
    And the GT owns a 4-train
    And the GT has $500 in its treasury
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT buys a 5-train from the bank for $500
    And the GT ends its turn
    And the NYC runs
      | 2-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC buys no train
    Then it is operating round 2.2
    And the NYC owns a phased-out 2-train
    And the NYC has $470 in its treasury
    When the GT runs
      | 5-train | B16 B18 |
    And the GT keeps its revenue
    And the GT ends its turn
    And the NYC runs
      | 2-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC tries to buy no train
    Then it is refused and nothing has changed
    When the NYC buys a 4/6-train from the bank for $450
    And the NYC buys no train
    Then it is stock round 3
    And the NYC owns a 4/6-train
    And the NYC has $90 in its treasury

  @1846-6.5-g @1846-6.5-h
  Scenario: Without money it cannot end its turn either
    Given the GT has $100 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT issues one share
    And the GT buys a 3/5-train from the bank for $160
    And the GT buys no train
    Then the GT owns a 3/5-train
    And it is the NYC's turn to issue or redeem shares

  # -------------------------------------------------------------------------------------------- issuing for a train

  @1846-6.5-h @1846-6.5-j @1846-6.5-k
  Scenario Outline: A share issued at $<price> takes the marker to $<next> and brings $<proceeds>
    Given the GT stands at $<price>
    And the GT has $150 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    Then the GT stands at $<next>
    And the GT has $<treasury> in its treasury
    And the bank has paid $<proceeds>
    And no other player or company has gained or lost money
    And the market holds 40% of the GT
    And the GT's treasury holds 20% of the GT
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train

    Examples:
      | price | next | proceeds | treasury |
      | 30    | 20   | 10       | 160      |
      | 40    | 30   | 20       | 170      |
      | 100   | 90   | 80       | 230      |
      | 112   | 100  | 90       | 240      |
      | 165   | 150  | 137      | 287      |
      | 550   | 510  | 475      | 625      |

  @1846-6.5-h @1846-6.1-c
  Scenario: As in the first step, the market comes to hold no more than the players do
    Given the GT has $100 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to issue two shares
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the market holds 40% of the GT
    And the GT has $180 in its treasury

  @1846-6.5-h
  Scenario: It issues no more shares than it has
    Given Alice is president of the GT with 60%
    And the market holds 10% of the GT
    And Carol holds 20% of the GT
    And the GT has $100 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to issue two shares
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the market holds 20% of the GT
    And the GT has $180 in its treasury

  @1846-6.5-h
  Scenario Outline: With $<treasury> it can pay for any train of the bank and issues nothing
    Given the GT has $<treasury> in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then the GT stands at $100
    And the market holds 30% of the GT
    When the GT buys no train
    And the NYC issues one share
    Then the NYC has $70 in its treasury

    Examples:
      | treasury |
      | 180      |
      | 500      |

  @1846-6.5-h
  Scenario: A corporation that has a train issues nothing for another
    Given the GT owns a 2-train
    And the GT has $170 in its treasury
    And it is the GT's turn to buy trains
    When the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT stands at $100
    And the GT has $10 in its treasury
    When the GT buys no train
    And the NYC issues one share
    Then the NYC has $70 in its treasury

  @1846-6.5-h
  Scenario: Shares are issued for trains that were returned too
    Given it is phase III
    And the pool holds a 4-train
    And the GT has $100 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    And the GT buys a 4-train from the pool for $180
    Then the GT owns a 4-train
    And the GT has $0 in its treasury
    And the GT stands at $90
    And Alice has $400

  @1846-6.5-h @reading:1846-Q08=a @reading:1846-Q08=b
  Scenario: They are issued all at once
    Given Alice is president of the GT with 60%
    And the market holds 20% of the GT
    And the GT has $90 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    Then the GT has $170 in its treasury
    When the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT stands at $90
    And the GT's treasury holds 10% of the GT

  # ------------------------------------------------------------------------------------------ how the shares are paid

  @1846-6.5-j @1846-6.5-k @1846-S.Purchases-g @reading:1846-Q03=a
  Scenario Outline: Several shares are all paid at the price one space left of where the marker comes to rest, here <shares>
    Given the market holds <before> of the GT
    And the GT stands at $<price>
    And the GT has $<treasury> in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues <shares> shares
    Then the GT stands at $<next>
    And the GT has received $<proceeds>
    And the market holds 40% of the GT
    And no other player or company has gained or lost money
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train

    Examples:
      | before | shares | price | treasury | next | proceeds |
      | 20%    | two    | 100   | 40       | 80   | 140      |
      | 10%    | three  | 100   | 0        | 70   | 180      |
      | 0%     | four   | 90    | 0        | 50   | 160      |

  @1846-6.5-j @1846-6.5-k @1846-S.Purchases-g @reading:1846-Q03=b
  Scenario Outline: Of several shares each is paid at the price one space left of where the marker is after it, here <shares>
    Given the market holds <before> of the GT
    And the GT stands at $<price>
    And the GT has $<treasury> in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues <shares> shares
    Then the GT stands at $<next>
    And the GT has received $<proceeds>
    And the market holds 40% of the GT
    And no other player or company has gained or lost money
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train

    Examples:
      | before | shares | price | treasury | next | proceeds |
      | 20%    | two    | 100   | 20       | 80   | 150      |
      | 10%    | three  | 80    | 20       | 50   | 150      |

  # ------------------------------------------------------------------------------------------------- how many shares

  @1846-6.5-h @1846-6.5-j @reading:1846-Q08=a
  Scenario Outline: Enough shares for the cheapest train are issued and no more than the dearest needs, here <shares>
    Given the market holds 0% of the GT
    And the GT has $20 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT tries to issue four shares
    Then it is refused and nothing has changed
    When the GT issues <shares> shares
    Then the GT stands at $<next>
    And the market holds <issued> of the GT
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train

    Examples:
      | shares | next | issued |
      | two    | 80   | 20%    |
      | three  | 70   | 30%    |

  @1846-6.5-h @1846-6.5-j @reading:1846-Q08=b
  Scenario Outline: Any number of shares within the limit may be issued, here <shares>
    Given the market holds 0% of the GT
    And the GT has $20 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to issue five shares
    Then it is refused and nothing has changed
    When the GT issues <shares> shares
    Then the GT stands at $<next>
    And the market holds <issued> of the GT
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train

    Examples:
      | shares | next | issued |
      | two    | 80   | 20%    |
      | three  | 70   | 30%    |
      | four   | 60   | 40%    |

  @1846-6.5-h @1846-6.5-j @reading:1846-Q08=c
  Scenario Outline: Always all shares that the limit allows are issued, with $<treasury> in the treasury
    Given the market holds 0% of the GT
    And the GT has $<treasury> in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to issue three shares
    Then it is refused and nothing has changed
    When the GT issues four shares
    Then the GT stands at $60
    And the market holds 40% of the GT
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train

    Examples:
      | treasury |
      | 0        |
      | 100      |
      | 170      |

  @1846-6.5-h @reading:1846-Q08=d
  Scenario: Shares are issued one after the other, and more as long as the dearest train is out of reach
    Given Alice is president of the GT with 60%
    And the market holds 20% of the GT
    And the GT has $90 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    Then the GT has $170 in its treasury
    When the GT issues one share
    Then the GT has $240 in its treasury
    And the GT stands at $80
    When the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then the GT has $60 in its treasury

  @1846-6.5-h @reading:1846-Q08=d
  Scenario: Before the president helps all that are allowed are issued, in any batches
    Given the market holds 20% of the GT
    And the GT stands at $60
    And the GT has $10 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT issues one share
    Then the GT stands at $50
    When the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the GT stands at $40
    And the market holds 40% of the GT
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $320

  @1846-6.5-h @reading:1846-Q08=a @reading:1846-Q08=b @reading:1846-Q08=c
  Scenario: If no number of shares is enough for a train, all that are allowed are issued
    Given the market holds 20% of the GT
    And the GT stands at $60
    And the GT has $10 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT issues two shares
    Then the GT stands at $40
    And the market holds 40% of the GT
    And it is Alice's turn to raise money for the GT

  # ----------------------------------------------------------------------------------------- shares that bring nothing

  @1846-6.5-h @1846-6.5-k @reading:1846-Q10=a
  Scenario: Shares that would bring nothing are not issued for a train, though they are in the first step
    Given the GT stands at $20
    And the NYC stands at $10
    And the GT has $150 in its treasury
    And the NYC has $100 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $390
    And the GT stands at $20
    When the GT buys no train
    And the NYC issues one share
    Then the market holds 10% of the NYC
    And the NYC has $100 in its treasury

  @1846-6.5-h @1846-6.5-k @reading:1846-Q10=c
  Scenario: Shares that would bring nothing cannot be issued, for a train or otherwise
    Given the GT stands at $20
    And the NYC stands at $20, under the GT
    And the GT has $150 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $390
    And the GT stands at $20
    When the GT buys no train
    And the NYC issues one share
    Then the NYC has $10 in its treasury

  @1846-6.5-h @1846-6.5-k @reading:1846-Q10=b
  Scenario: A share that brings nothing is issued all the same before the president helps
    Given the GT stands at $20
    And the GT has $150 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the GT stands at $10
    And the market holds 40% of the GT
    And the GT has $150 in its treasury
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $390

  @1846-6.5-j @1846-5.25-a @reading:1846-Q10=b
  Scenario: A share issued at $10 closes the corporation, and its turn is over
    Given the GT stands at $10
    And the NYC stands at $10, under the GT
    And the GT has $150 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT issues one share
    Then the GT is no longer in the game
    And Alice has $400
    And the bank has received $150
    And it is the NYC's turn to issue or redeem shares

  # ------------------------------------------------------------------------------------- the trains of other corporations

  @1846-6.5-h @1846-6.5-b
  Scenario: A train of another corporation is paid out of the treasury, however little that holds
    Given the GT has $20 in its treasury
    And it is the GT's turn to buy the train it must have
    And the GT stands at $250
    When the GT tries to buy a 4-train from the NYC for $21, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $20, with Bob's consent
    And the GT buys no train
    Then the GT owns a 4-train
    And the NYC has $20 in its treasury
    And Alice has $400
    And the GT stands at $250

  @1846-6.5-h @1846-6.5-b
  Scenario: Shares are issued for trains of the bank, not for another corporation's
    Given the GT has $100 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    And the GT tries to buy a 4-train from the NYC for $50, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then the GT owns a 4-train
    And the NYC owns a 4-train
    And the GT has $0 in its treasury

  @1846-6.5-b
  Scenario: Once the train for which shares were issued is bought, the treasury may buy another corporation's as well
    Given the GT has $102 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    And the GT buys a 4-train from the bank for $180
    Then the GT has $2 in its treasury
    When the GT buys a 4-train from the NYC for $2, with Bob's consent
    Then the GT owns two 4-trains
    And the NYC has $2 in its treasury

  @1846-6.5-h @1846-6.5-b @reading:1846-Q94=a @reading:1846-Q94=b
  Scenario: After an issue that pays for no train of the bank the treasury buys none of another corporation either
    Given the market holds 20% of the GT
    And the GT stands at $60
    And the GT has $10 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT issues two shares
    Then the GT stands at $40
    When the GT tries to buy a 4-train from the NYC for $10, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And the NYC owns a 4-train

  @1846-6.5-h @1846-6.5-b @reading:1846-Q94=c
  Scenario: After an issue that pays for no train of the bank the treasury may buy one of another corporation
    Given the market holds 20% of the GT
    And the GT stands at $60
    And the GT has $10 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT issues two shares
    Then the GT stands at $40
    When the GT tries to buy a 4-train from the NYC for $160, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $10, with Bob's consent
    And the GT buys no train
    Then the GT owns a 4-train
    And the NYC owns no trains
    And Alice has $400

  @1846-6.5-i @1846-6.5-b
  Scenario: The president pays for trains of the bank, not for another corporation's
    Given the market holds 40% of the GT
    And the GT has $20 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT tries to buy a 4-train from the NYC for $21, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then the GT has $0 in its treasury
    And Alice has $240
    And the NYC owns a 4-train

  @1846-6.5-h @1846-6.59-c
  Scenario: Nobody has to take a cheap train of another corporation, even where he is its president himself
    Given Alice is president of the NYC with 40%
    And the market holds 40% of the GT
    And the GT has $20 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And the NYC owns a 4-train
    And Alice has $260

  # ------------------------------------------------------------------------------------------------------ the president

  @1846-6.5-i @1846-S.Purchases-h
  Scenario Outline: Where nothing can be issued, the president adds to a treasury of $<treasury> exactly what is missing
    Given the market holds 40% of the GT
    And the GT has $<treasury> in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And the GT has $0 in its treasury
    And Alice has $<cash>
    And the bank has received $160
    And no other player or company has gained or lost money
    And the GT stands at $100

    Examples:
      | treasury | cash |
      | 0        | 240  |
      | 100      | 340  |
      | 159      | 399  |

  @1846-6.5-i @1846-6.5-h
  Scenario: The president adds nothing before all shares have been issued that may be
    Given the GT stands at $40
    And the GT has $100 in its treasury
    And it is Alice's turn to raise money for the GT
    When the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the GT has $120 in its treasury
    And the GT stands at $30
    When the GT buys a 3/5-train from the bank for $160
    Then the GT has $0 in its treasury
    And Alice has $360

  @1846-6.5-i @1846-6.5-h @1846-6.59-d
  Scenario: The president sells no shares before all shares have been issued that may be
    Given Alice holds 20% of the NYC
    And Alice has $20
    And the GT stands at $40
    And the GT has $100 in its treasury
    And it is Alice's turn to raise money for the GT
    When Alice tries to sell 10% of the NYC
    Then it is refused and nothing has changed
    When the GT issues one share
    And Alice sells 10% of the NYC
    Then Alice has $100
    And the GT has $120 in its treasury
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $60

  @1846-6.5-i @1846-6.5-a
  Scenario: A treasury that can pay for the cheapest train gets no help
    Given the market holds 40% of the GT
    And the GT has $160 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to buy a 4-train from the bank for $180
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT has $0 in its treasury
    And Alice has $400

  @1846-6.5-i @1846-6.5-a
  Scenario: Nor does one that can pay for it once shares have been issued
    Given the GT has $80 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the GT has $160 in its treasury
    When the GT tries to buy a 4-train from the bank for $180
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $400

  # ------------------------------------------------------------------------------------- the earliest train after issuing

  @1846-S.Purchases-g @1846-6.5-h @reading:1846-Q07=a
  Scenario Outline: After issuing, a corporation buys any train of the bank that it can pay, here a <train>
    Given it is phase III
    And the GT stands at $320
    And the GT has $230 in its treasury
    And the pool holds a 3/5-train and a 4-train
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    Then the GT has $500 in its treasury
    When the GT buys a <train> from <source> for $<price>
    Then the GT owns a <train>
    And the GT has $<treasury> in its treasury

    Examples:
      | train     | source   | price | treasury |
      | 3/5-train | the pool | 160   | 340      |
      | 4/6-train | the bank | 450   | 50       |
      | 5-train   | the bank | 500   | 0        |

  @1846-S.Purchases-g @1846-6.5-h @reading:1846-Q07=b
  Scenario Outline: After issuing, a corporation buys a train of the earliest phase that it can pay, here a <train>
    Given it is phase III
    And the GT stands at $320
    And the GT has $230 in its treasury
    And the pool holds a 3/5-train and a 4-train
    And it is the GT's turn to buy the train it must have
    When the GT issues one share
    And the GT tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed
    When the GT buys a <train> from the pool for $<price>
    Then the GT owns a <train>
    And the GT has $<treasury> in its treasury

    Examples:
      | train     | price | treasury |
      | 3/5-train | 160   | 340      |
      | 4-train   | 180   | 320      |

  # ------------------------------------------------------------------------------- who operates second: no difference

  @1846-6.5-h @1846-6-e
  Scenario: Who operates second and has a train issues no shares for another one either
    Given the GT stands at $70
    And the GT owns a 4-train
    And the NYC owns two 4-trains
    And the GT has $100 in its treasury
    And it is the GT's turn to buy trains in operating round 2.1
    When the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $100, with Bob's consent
    Then the GT owns two 4-trains
    And the market holds 30% of the GT
    When the GT ends its turn
    And the NYC issues one share
    Then the market holds 10% of the NYC

  @1846-6.5-h @1846-6.59-a
  Scenario: Who operates second, has laid track and can pay for any train issues nothing either
    Given the GT stands at $70
    And the GT has $200 in its treasury
    And the GT has already laid #5 on B16, joining SW and W, in this turn
    And it is the GT's turn to buy the train it must have in operating round 2.1
    When the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the bank for $180
    Then the GT owns a 4-train
    And the GT has $20 in its treasury
    When the GT ends its turn
    And the NYC issues one share
    Then the market holds 10% of the NYC

  @1846-6.5-a
  Scenario Outline: Who operates second buys what its treasury can pay for: no <train> from <source>
    Given it is phase III
    And the GT stands at $70
    And the GT owns a 4-train
    And the NYC owns two 4-trains
    And the pool holds a 4-train
    And the GT has $100 in its treasury
    And it is the GT's turn to buy trains
    When the GT tries to buy a <train> from <source> for $<price>
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $100, with Bob's consent
    Then the GT owns two 4-trains
    And Alice has $400

    Examples:
      | train     | source   | price |
      | 4-train   | the pool | 180   |
      | 4/6-train | the bank | 450   |
