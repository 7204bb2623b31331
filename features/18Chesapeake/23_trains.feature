Feature: Buying trains
  At the end of its turn a company may buy trains: from the bank, from the pool, where discarded trains lie, or from
  another company at a price the two presidents agree on. The bank sells only its lowest train, and a company may not
  own more trains than the phase allows.

  A company that has somewhere to run and no train must buy one. What a purchase brings with it, a new phase, scrapped
  trains, discards, happens at once, before anything else is bought. From phase 6 on there is the D-train, which is
  $200 cheaper for a company that hands a train in. Trains have run before new ones are bought, so a new train earns
  its first money in the next operating round.

  Background: the N&W operates first, the C&O after it; neither has anywhere to run yet
    Given 3 players at the table in phase 2
    And the N&W is in operation at a par of $95
    And Alice is president of the N&W with 60%
    And the N&W has $1,000 in its treasury
    And the C&O is in operation at a par of $80
    And Bob is president of the C&O with 60%
    And the C&O has $500 in its treasury

  # ------------------------------------------------------------------------------------ three places to buy from

  @18CH-23-a @18CH-23-b
  Scenario: A train from the bank is paid for out of the treasury
    Given it is phase 3
    And it is the N&W's turn to buy trains
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    # proves 18CH-23-a 18CH-23-b
    And the N&W has $820 in its treasury
    And the bank has received $180
    And the bank has 4 3-trains left
    And no other player or company has gained or lost money

  @18CH-23-a @18CH-23-b @18CH-23-k
  Scenario: A train from the pool is paid for to the bank
    Given it is phase 4
    And the pool holds a 3-train
    And it is the N&W's turn to buy trains
    When the N&W buys a 3-train from the pool for $180
    # proves 18CH-23-b
    Then the N&W owns a 3-train
    And the pool holds no trains
    And the N&W has $820 in its treasury
    And the bank has received $180
    And no other player or company has gained or lost money

  @18CH-23-b @18CH-23-e
  Scenario: A train from another company is paid for to that company
    Given it is phase 3
    And the C&O owns two 3-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 3-train from the C&O for $250, with Bob's consent
    Then the N&W owns a 3-train
    And the C&O owns a 3-train
    And the N&W has $750 in its treasury
    # proves 18CH-23-e
    And the C&O has $750 in its treasury
    And no other player or company has gained or lost money
    And the bank has paid $0

  @18CH-23-b @18CH-23-e @18CH-23-k @18CH-23-l
  Scenario Outline: A train can only be bought where it lies: a 3-train is not in <wrong place>
    Given it is phase 4
    And the <holder> a 3-train
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from <wrong place> for $180, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from <place> for $180, with Bob's consent
    Then the N&W owns a 3-train
    And the N&W has $820 in its treasury

    Examples:
      | holder     | wrong place | place    | clause              |
      | pool holds | the bank    | the pool | 18CH-23-k           |
      | pool holds | the C&O     | the pool | 18CH-23-e 18CH-23-k |
      | C&O owns   | the bank    | the C&O  | 18CH-23-e           |
      | C&O owns   | the pool    | the C&O  | 18CH-23-e 18CH-23-k |

  @18CH-23-a @18CH-24-a
  Scenario Outline: A company with $<treasury> cannot pay more than that
    Given it is phase 3
    And the N&W has $<treasury> in its treasury
    And the C&O owns a 3-train
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the C&O for $<treasury>, with Bob's consent
    Then the N&W owns a 3-train
    And the N&W has $0 in its treasury

    Examples:
      | treasury |
      | 1        |
      | 179      |

  @18CH-23-a
  Scenario Outline: A company with $<treasury> can pay $180 by itself
    Given it is phase 3
    And the N&W has $<treasury> in its treasury
    And it is the N&W's turn to buy trains
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And the N&W has $<left> in its treasury
    And the bank has received $180
    And no other player or company has gained or lost money

    Examples:
      | treasury | left |
      | 180      | 0    |
      | 181      | 1    |

  @18CH-23-c @18CH-23-ab @18CH-23-k
  Scenario: A train that a company discards lies in the pool, and any company can buy it
    Given it is phase 3
    And the bank has no 3-trains left
    And the C&O owns four 3-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 4-train from the bank for $300
    And the C&O discards a 3-train
    Then the pool holds a 3-train
    When the N&W buys a 3-train from the pool for $180
    Then the N&W owns a 3-train and a 4-train
    And the N&W has $520 in its treasury
    And the pool holds no trains

  # -------------------------------------------------------------------------------------------- the train limit

  @18CH-23-d @18CH-23-w @18CH-2-f
  Scenario Outline: In phase <phase> a company may own <limit> trains, whichever they are
    Given it is phase <phase>
    And the N&W owns <trains>
    And the C&O owns <C&O trains>
    And the pool holds <pool>
    And the N&W has $3,000 in its treasury
    And it is the N&W's turn to buy trains
    When the N&W buys a <train> from <place> for <price>
    Then the N&W owns <full>
    When the N&W tries to buy a <train> from <place> for <price>
    Then it is refused and nothing has changed

    Examples:
      | phase | limit | trains                     | C&O trains              | pool                       | train   | place    | price | full                          |
      | 2     | four  | three 2-trains             | no trains               | no trains                  | 2-train | the bank | $80   | four 2-trains                 |
      | 3     | four  | two 2-trains and a 3-train | no trains               | no trains                  | 3-train | the bank | $180  | two 2-trains and two 3-trains |
      | 4     | three | two 3-trains               | a 4-train               | no trains                  | 4-train | the bank | $300  | two 3-trains and a 4-train    |
      | 4     | three | a 3-train and a 4-train    | no trains               | two 3-trains               | 3-train | the pool | $180  | two 3-trains and a 4-train    |
      | 5     | two   | a 3-train                  | a 5-train               | no trains                  | 5-train | the bank | $500  | a 3-train and a 5-train       |
      | 5     | two   | a 5-train                  | a 4-train               | two 4-trains               | 4-train | the pool | $300  | a 4-train and a 5-train       |
      | 6     | two   | a 6-train                  | two 5-trains            | two 4-trains and a 5-train | 4-train | the pool | $300  | a 4-train and a 6-train       |
      | D     | two   | a 6-train                  | a 6-train and a D-train | three 5-trains             | D-train | the bank | $900  | a 6-train and a D-train       |

  @18CH-23-w @18CH-23-d
  Scenario: A new phase brings its limit for every company, also for one that has only old trains
    Given it is phase 3
    And the bank has no 3-trains left
    And the LV is in operation at a par of $70
    And Carol is president of the LV with 60%
    And the LV has $500 in its treasury
    And the C&O owns three 3-trains
    And the LV owns two 3-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 4-train from the bank for $300
    Then it is phase 4
    When the N&W ends its turn
    And the C&O tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the C&O ends its turn
    And the LV buys a 4-train from the bank for $300
    Then the LV owns two 3-trains and a 4-train
    And the LV has $200 in its treasury

  # --------------------------------------------------------------------------------- trains of other companies

  @18CH-23-e
  Scenario: Another company's train is to be had only if its president agrees
    Given it is phase 3
    And the C&O owns two 3-trains
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the C&O for $200
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the C&O for $200, with Bob's consent
    Then the N&W owns a 3-train
    And the C&O owns a 3-train
    And the N&W has $800 in its treasury
    And the C&O has $700 in its treasury

  @18CH-23-e
  Scenario: Another shareholder's consent does not do
    Given it is phase 3
    And Carol holds 30% of the C&O
    And the C&O owns two 3-trains
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the C&O for $200, with Carol's consent
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the C&O for $200, with Bob's consent
    Then the N&W owns a 3-train
    And the C&O has $700 in its treasury

  @18CH-23-e
  Scenario: A company buys no train from itself
    Given it is phase 3
    And the N&W owns a 3-train
    And the C&O owns two 3-trains
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the N&W for $200
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the C&O for $200, with Bob's consent
    Then the N&W owns two 3-trains
    And the N&W has $800 in its treasury

  @18CH-23-e
  Scenario: A player who is president of both companies agrees with himself
    Given it is phase 3
    And Alice is president of the C&O with 60%
    And the C&O owns two 3-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 3-train from the C&O for $1
    Then the N&W owns a 3-train
    And the C&O owns a 3-train
    And the N&W has $999 in its treasury
    And the C&O has $501 in its treasury
    And no other player or company has gained or lost money

  @18CH-23-e
  Scenario Outline: Companies may trade trains in every phase, in phase <phase> too
    Given it is phase <phase>
    And the N&W owns <N&W trains>
    And the C&O owns <C&O trains>
    And the pool holds <pool>
    And it is the N&W's turn to buy trains
    When the N&W buys a <train> from the C&O for $90, with Bob's consent
    Then the N&W owns <N&W then>
    And the C&O owns <C&O then>
    And the N&W has $910 in its treasury
    And the C&O has $590 in its treasury

    Examples:
      | phase | N&W trains | C&O trains              | pool           | train   | N&W then                | C&O then  |
      | 2     | no trains  | two 2-trains            | no trains      | 2-train | a 2-train               | a 2-train |
      | 3     | a 2-train  | a 2-train and a 3-train | no trains      | 3-train | a 2-train and a 3-train | a 2-train |
      | 4     | a 4-train  | two 3-trains            | no trains      | 3-train | a 3-train and a 4-train | a 3-train |
      | 5     | a 3-train  | a 4-train and a 5-train | no trains      | 4-train | a 3-train and a 4-train | a 5-train |
      | 6     | a 4-train  | a 5-train and a 6-train | two 5-trains   | 6-train | a 4-train and a 6-train | a 5-train |
      | D     | a 6-train  | a 6-train and a D-train | three 5-trains | D-train | a 6-train and a D-train | a 6-train |

  @18CH-23-f
  Scenario: A train between companies costs at least $1
    Given it is phase 3
    And the C&O owns two 3-trains
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the C&O for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the C&O for $1, with Bob's consent
    Then the N&W has $999 in its treasury
    And the C&O has $501 in its treasury
    And the N&W owns a 3-train

  @18CH-23-g
  Scenario Outline: A company with <treasury> pays another company at most that
    Given it is phase 3
    And the C&O owns two 3-trains
    And the N&W has <treasury> in its treasury
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the C&O for <too much>, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the C&O for <price>, with Bob's consent
    Then the N&W owns a 3-train
    And the N&W has <left> in its treasury
    And the C&O has received <price>
    And no other player or company has gained or lost money

    Examples:
      | treasury | too much | price | left |
      | $100     | $101     | $100  | $0   |
      | $100     | $101     | $99   | $1   |
      | $400     | $401     | $400  | $0   |

  @18CH-23-g
  Scenario: Between companies a train may cost more than its printed price
    Given it is phase 3
    And the C&O owns two 3-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 3-train from the C&O for $1,000, with Bob's consent
    Then the N&W owns a 3-train
    And the N&W has $0 in its treasury
    And the C&O has $1,500 in its treasury

  # ----------------------------------------------------------------------------------- having to own a train

  @18CH-23-h @18CH-23-ad
  Scenario: A company that has somewhere to run and no train cannot end its turn without one
    Given it is phase 3
    And #57 lies on C13, joining SW and NE
    And it is the N&W's turn to buy the train it must have
    When the N&W tries to buy no train
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    And the N&W buys no train
    Then it is the C&O's turn to lay track
    And the N&W owns a 3-train
    And the N&W has $820 in its treasury

  @18CH-23-h @18CH-23-ad
  Scenario: In its first turn, too, a company that has somewhere to run must buy a train
    Given it is phase 3
    And the LV has floated at a par of $95
    And Carol is president of the LV with 60%
    And the LV has $950 in its treasury
    And it is the LV's turn to lay track
    When the LV lays #57 on J2, joining SW and NE
    And the LV tries to buy no train
    Then it is refused and nothing has changed
    When the LV buys a 3-train from the bank for $180
    And the LV buys no train
    Then it is the C&O's turn to lay track
    And the LV owns a 3-train

  @18CH-23-h
  Scenario: A company without a route may stay without a train
    Given it is phase 3
    And it is the N&W's turn to buy trains
    When the N&W buys no train
    Then it is the C&O's turn to lay track
    And the N&W owns no trains
    And the N&W has $1,000 in its treasury
    When the C&O lays #57 on G13, joining NW and SE
    And the C&O tries to buy no train
    Then it is refused and nothing has changed
    When the C&O buys a 3-train from the bank for $180
    Then the C&O owns a 3-train

  @18CH-23-h
  Scenario: Track that joins only one revenue place to nothing is no route
    Given it is phase 3
    And #57 lies on G13, joining SW and NE
    And #8 lies on F12, joining S and NW
    And it is the C&O's turn to buy trains
    When the C&O buys no train
    Then it is operating round 2.2
    And the C&O owns no trains
    When the N&W ends its turn
    And the C&O lays #4 on E11, joining NW and SE
    And the C&O tries to buy no train
    Then it is refused and nothing has changed
    When the C&O buys a 3-train from the bank for $180
    Then the C&O owns a 3-train

  @18CH-23-h @18CH-23-ad
  Scenario: A route between two revenue places is enough, however short
    Given it is phase 3
    And #57 lies on G13, joining NW and SE
    And it is the C&O's turn to buy the train it must have in operating round 2.1
    When the C&O tries to buy no train
    Then it is refused and nothing has changed
    When the C&O buys a 3-train from the bank for $180
    And the C&O buys no train
    Then it is operating round 2.2
    And the C&O owns a 3-train

  @18CH-23-h
  Scenario: A company that owns a train need not buy another
    Given it is phase 3
    And #57 lies on C13, joining SW and NE
    And the N&W owns a 2-train
    And it is the N&W's turn to buy trains
    When the N&W buys no train
    Then it is the C&O's turn to lay track
    And the N&W owns a 2-train
    When the C&O lays #57 on G13, joining NW and SE
    And the C&O tries to buy no train
    Then it is refused and nothing has changed
    When the C&O buys a 3-train from the bank for $180
    Then the C&O owns a 3-train

  @18CH-23-ae
  Scenario: A company that must buy may choose the dearer train if its treasury pays for it
    Given it is phase 4
    And #57 lies on C13, joining SW and NE
    And the pool holds a 3-train
    And the N&W has $300 in its treasury
    And it is the N&W's turn to buy the train it must have
    When the N&W buys a 4-train from the bank for $300
    Then the N&W owns a 4-train
    And the N&W has $0 in its treasury
    And the pool holds a 3-train
    And the bank has received $300
    And no other player or company has gained or lost money

  @18CH-23-ae @18CH-24-a
  Scenario: A company that must buy and can pay for one train gets no help for a dearer one
    Given it is phase 4
    And #57 lies on C13, joining SW and NE
    And the pool holds a 3-train
    And the N&W has $299 in its treasury
    And it is the N&W's turn to buy the train it must have
    When the N&W tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the pool for $180
    Then the N&W owns a 3-train
    And the N&W has $119 in its treasury
    And Alice has $800

  @18CH-23-af @18CH-23-i @18CH-24-a
  Scenario: A company that must buy and cannot pay is helped by its president
    Given it is phase 3
    And #57 lies on C13, joining SW and NE
    And the N&W has $100 in its treasury
    And Alice has $500
    And it is Alice's turn to raise money for the N&W
    When the N&W tries to buy no train
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And the N&W has $0 in its treasury
    And Alice has $420
    And the bank has received $180
    And no other player or company has gained or lost money
    When the N&W buys no train
    Then it is the C&O's turn to lay track

  @18CH-23-af
  Scenario: A company that cannot pay the bank may find a train with another company instead
    Given it is phase 3
    And #57 lies on C13, joining SW and NE
    And the N&W has $100 in its treasury
    And Alice has $500
    And the C&O owns two 3-trains
    And it is Alice's turn to raise money for the N&W
    When the N&W buys a 3-train from the C&O for $60, with Bob's consent
    Then the N&W owns a 3-train
    And the N&W has $40 in its treasury
    And the C&O has $560 in its treasury
    And Alice has $500

  @18CH-23-j @18CH-23-a
  Scenario: The president adds no money while the company owns a train
    Given it is phase 3
    And #57 lies on C13, joining SW and NE
    And #57 lies on G13, joining NW and SE
    And the N&W owns a 2-train
    And the N&W has $100 in its treasury
    And the C&O owns no trains
    And the C&O has $100 in its treasury
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W ends its turn
    And the C&O buys a 3-train from the bank for $180
    Then the C&O owns a 3-train
    And the C&O has $0 in its treasury
    And Bob has $720

  @18CH-23-j @18CH-23-ag @18CH-23-a
  Scenario: The president adds no money when a train is handed in for a D-train
    Given it is phase 6
    And the N&W owns a 5-train
    And the N&W has $699 in its treasury
    And the C&O owns a 5-train and a 6-train
    And the C&O has $700 in its treasury
    And the pool holds a 5-train
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a D-train from the bank for $700, handing in a 5-train
    Then it is refused and nothing has changed
    When the N&W ends its turn
    And the C&O buys a D-train from the bank for $700, handing in a 5-train
    Then the C&O owns a 6-train and a D-train
    And the C&O has $0 in its treasury
    And Alice has $800
    And Bob has $800

  # ------------------------------------------------------------------------------------- what can be bought

  @18CH-23-k @18CH-23-o @18CH-23-p @18CH-23-q @18CH-23-r
  Scenario Outline: Any train in the pool can be bought at its price, in phase <phase> a <train>
    Given it is phase <phase>
    And the pool holds <pool>
    And the C&O owns <C&O trains>
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a <train> from the pool for <less>
    Then it is refused and nothing has changed
    When the N&W tries to buy a <train> from the pool for <more>
    Then it is refused and nothing has changed
    # proves 18CH-23-k 18CH-23-o 18CH-23-p 18CH-23-q 18CH-23-r
    When the N&W buys a <train> from the pool for <price>
    Then the N&W owns a <train>
    And the pool holds <pool then>
    And the bank has received <price>
    And the N&W has <left> in its treasury

    Examples:
      | phase | pool                         | C&O trains              | train   | less | more | price | pool then                  | left | clause    |
      | 4     | a 3-train and a 4-train      | no trains               | 3-train | $179 | $181 | $180  | a 4-train                  | $820 | 18CH-23-o |
      | 4     | a 3-train and a 4-train      | no trains               | 4-train | $299 | $301 | $300  | a 3-train                  | $700 | 18CH-23-p |
      | 5     | a 3-train and a 4-train      | a 5-train               | 3-train | $179 | $181 | $180  | a 4-train                  | $820 | 18CH-23-o |
      | 5     | a 3-train and a 4-train      | a 5-train               | 4-train | $299 | $301 | $300  | a 3-train                  | $700 | 18CH-23-p |
      | 6     | a 4-train and two 5-trains   | a 5-train and a 6-train | 4-train | $299 | $301 | $300  | two 5-trains               | $700 | 18CH-23-p |
      | D     | three 5-trains and a 6-train | a 6-train and a D-train | 5-train | $499 | $501 | $500  | two 5-trains and a 6-train | $500 | 18CH-23-q |
      | D     | three 5-trains and a 6-train | a 6-train and a D-train | 6-train | $629 | $631 | $630  | three 5-trains             | $370 | 18CH-23-r |

  @18CH-23-l
  Scenario Outline: As long as the bank has a <lower> it sells no <higher>
    Given it is phase <phase>
    And the N&W has $2,000 in its treasury
    And the C&O owns <C&O trains>
    And the pool holds <pool>
    And the bank has one <lower> left
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a <higher> from the bank for <higher price>
    Then it is refused and nothing has changed
    When the N&W buys a <lower> from the bank for <lower price>
    Then the N&W owns a <lower>
    And the next train of the bank is a <higher>
    When the N&W buys a <higher> from the bank for <higher price>
    Then the N&W owns <both>
    And the N&W has <left> in its treasury

    Examples:
      | phase | lower   | lower price | higher  | higher price | C&O trains   | pool      | both                    | left   |
      | 2     | 2-train | $80         | 3-train | $180         | two 2-trains | no trains | a 2-train and a 3-train | $1,740 |
      | 4     | 4-train | $300        | 5-train | $500         | a 4-train    | no trains | a 4-train and a 5-train | $1,200 |
      | 5     | 5-train | $500        | 6-train | $630         | two 5-trains | no trains | a 5-train and a 6-train | $870   |

  @18CH-23-l
  Scenario: The last 3-train comes before the first 4-train
    Given it is phase 3
    And the C&O owns a 2-train and a 3-train
    And the bank has one 3-train left
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    And the N&W buys a 4-train from the bank for $300
    Then the N&W owns a 3-train and a 4-train
    And the N&W has $520 in its treasury

  @18CH-23-l
  Scenario: A train of an earlier phase is no longer sold by the bank
    Given it is phase 3
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 2-train from the bank for $80
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And the bank has 4 3-trains left

  @18CH-23-m @18CH-23-t @18CH-23-s
  Scenario Outline: In phase 6 a company has the choice of the second 6-train and a D-train: it takes the <train>
    Given it is phase 6
    And the C&O owns two 5-trains
    And the N&W owns a 5-train
    And the LV is in operation at a par of $70
    And Carol is president of the LV with 60%
    And the LV owns a 6-train
    And it is the N&W's turn to buy trains
    When the N&W buys a <train> from the bank for <price>
    Then the N&W owns a 5-train and a <train>
    And the N&W has <left> in its treasury
    And the bank has <sixes> 6-trains left
    And it is phase <phase then>

    Examples:
      | train   | price | left | sixes | phase then | clause                        |
      | 6-train | $630  | $370 | no    | 6          | 18CH-23-m                     |
      | D-train | $900  | $100 | one   | D          | 18CH-23-m 18CH-23-t 18CH-23-s |

  @18CH-23-m @18CH-23-l
  Scenario: The second 6-train is still sold in phase D
    Given it is phase D
    And the N&W owns a 5-train
    And the C&O owns a 6-train and a D-train
    And the pool holds two 5-trains
    And the bank has one 6-train left
    And it is the N&W's turn to buy trains
    When the N&W buys a 6-train from the bank for $630
    Then the N&W owns a 5-train and a 6-train
    And the N&W has $370 in its treasury
    And the bank has no 6-trains left
    And it is phase D

  @18CH-23-m @18CH-23-l
  Scenario: When the second 6-train is sold the bank has D-trains only
    Given it is phase 6
    And the N&W has $2,000 in its treasury
    And the C&O owns a 5-train and a 6-train
    And the pool holds two 5-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 6-train from the bank for $630
    Then the next train of the bank is a D-train
    When the N&W tries to buy a 6-train from the bank for $630
    Then it is refused and nothing has changed
    When the N&W buys a D-train from the bank for $900
    Then the N&W owns a 6-train and a D-train
    And the N&W has $470 in its treasury

  @18CH-23-t @18CH-23-m
  Scenario Outline: No D-train is sold before the first 6-train has been, not even with <fives> 5-trains left
    Given it is phase 5
    And the N&W has $2,500 in its treasury
    And the C&O owns <C&O trains>
    And the bank has <fives> 5-trains left
    And the pool holds <pool>
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a D-train from the bank for $900
    Then it is refused and nothing has changed
    When the N&W buys a <train> from the bank for <price>
    Then the N&W owns a <train>
    And the N&W has <left> in its treasury

    Examples:
      | fives | C&O trains   | pool      | train   | price | left   |
      | two   | a 5-train    | no trains | 5-train | $500  | $2,000 |
      | no    | two 5-trains | a 5-train | 6-train | $630  | $1,870 |

  @18CH-23-t @18CH-23-m
  Scenario: D-trains are sold from the moment the first 6-train is bought
    Given it is phase 5
    And the N&W has $2,500 in its treasury
    And the C&O owns two 5-trains
    And the pool holds a 5-train
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a D-train from the bank for $900
    Then it is refused and nothing has changed
    When the N&W buys a 6-train from the bank for $630
    And the N&W buys a D-train from the bank for $900
    Then the N&W owns a 6-train and a D-train
    And the N&W has $970 in its treasury

  # ---------------------------------------------------------------------------------------- the table of trains

  @18CH-23-n
  Scenario: A 2-train costs $80
    Given it is the N&W's turn to buy trains
    When the N&W tries to buy a 2-train from the bank for $79
    Then it is refused and nothing has changed
    When the N&W tries to buy a 2-train from the bank for $81
    Then it is refused and nothing has changed
    # proves 18CH-23-n
    When the N&W buys a 2-train from the bank for $80
    Then the N&W owns a 2-train
    And the bank has 6 2-trains left
    And the N&W has $920 in its treasury

  @18CH-23-n @18CH-23-l
  Scenario: There is no eighth 2-train
    Given the bank has one 2-train left
    And the C&O owns two 2-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 2-train from the bank for $80
    Then the bank has no 2-trains left
    When the N&W tries to buy a 2-train from the bank for $80
    Then it is refused and nothing has changed

  @18CH-23-o
  Scenario: A 3-train costs $180
    Given it is phase 3
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the bank for $179
    Then it is refused and nothing has changed
    When the N&W tries to buy a 3-train from the bank for $181
    Then it is refused and nothing has changed
    # proves 18CH-23-o
    When the N&W buys a 3-train from the bank for $180
    Then the N&W owns a 3-train
    And the N&W has $820 in its treasury

  @18CH-23-p
  Scenario: A 4-train costs $300
    Given it is phase 4
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 4-train from the bank for $299
    Then it is refused and nothing has changed
    When the N&W tries to buy a 4-train from the bank for $301
    Then it is refused and nothing has changed
    # proves 18CH-23-p
    When the N&W buys a 4-train from the bank for $300
    Then the N&W owns a 4-train
    And the N&W has $700 in its treasury

  @18CH-23-q
  Scenario: A 5-train costs $500
    Given it is phase 5
    And the C&O owns a 5-train
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 5-train from the bank for $450
    Then it is refused and nothing has changed
    When the N&W tries to buy a 5-train from the bank for $501
    Then it is refused and nothing has changed
    # proves 18CH-23-q
    When the N&W buys a 5-train from the bank for $500
    Then the N&W owns a 5-train
    And the N&W has $500 in its treasury

  @18CH-23-r
  Scenario: A 6-train costs $630
    Given it is phase 6
    And the C&O owns a 5-train and a 6-train
    And the pool holds two 5-trains
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 6-train from the bank for $629
    Then it is refused and nothing has changed
    When the N&W tries to buy a 6-train from the bank for $631
    Then it is refused and nothing has changed
    # proves 18CH-23-r
    When the N&W buys a 6-train from the bank for $630
    Then the N&W owns a 6-train
    And the N&W has $370 in its treasury

  @18CH-23-s
  Scenario: A D-train costs $900
    Given it is phase D
    And the C&O owns a 6-train and a D-train
    And the pool holds three 5-trains and a 6-train
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a D-train from the bank for $899
    Then it is refused and nothing has changed
    When the N&W tries to buy a D-train from the bank for $901
    Then it is refused and nothing has changed
    # proves 18CH-23-s
    When the N&W buys a D-train from the bank for $900
    Then the N&W owns a D-train
    And the N&W has $100 in its treasury

  @18CH-23-s @18CH-23-u @18CH-23-ag
  Scenario: A D-train costs $900, and $700 if a train is handed in
    Given it is phase D
    And the N&W owns a 5-train
    And the N&W has $2,000 in its treasury
    And the C&O owns a 6-train and a D-train
    And the pool holds two 5-trains and a 6-train
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a D-train from the bank for $700
    Then it is refused and nothing has changed
    When the N&W tries to buy a D-train from the bank for $1,100
    Then it is refused and nothing has changed
    When the N&W buys a D-train from the bank for $900
    Then the N&W owns a 5-train and a D-train
    And the N&W has $1,100 in its treasury
    When the N&W tries to buy a D-train from the bank for $900, handing in a 5-train
    Then it is refused and nothing has changed
    # proves 18CH-23-s 18CH-23-ag 18CH-23-u
    When the N&W buys a D-train from the bank for $700, handing in a 5-train
    Then the N&W owns two D-trains
    And the N&W has $400 in its treasury

  @18CH-23-v @18CH-26-aj @18CH-23-s
  Scenario: The seven D-train cards are no limit, an eighth D-train can be bought
    Given it is phase D
    And the LV is in operation at a par of $70
    And Carol is president of the LV with 60%
    And the PRR is in operation at a par of $70
    And Bob is president of the PRR with 60%
    And the C&O owns two D-trains
    And the LV owns two D-trains
    And the PRR owns two D-trains
    And the N&W owns a D-train
    And the pool holds three 5-trains and two 6-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a D-train from the bank for $900
    Then the N&W owns two D-trains
    And the N&W has $100 in its treasury
    And the next train of the bank is a D-train
    And D-trains never run out

  # ----------------------------------------------------------------------------------- one purchase after another

  @18CH-23-x
  Scenario: A company may buy several trains in one turn
    Given it is the N&W's turn to buy trains
    When the N&W buys a 2-train from the bank for $80
    And the N&W buys a 2-train from the bank for $80
    And the N&W buys a 2-train from the bank for $80
    Then the N&W owns three 2-trains
    And the N&W has $760 in its treasury
    And it is the N&W's turn to buy trains
    When the N&W buys no train
    Then it is the C&O's turn to lay track

  @18CH-23-x @18CH-23-a
  Scenario: A company may buy from the bank, the pool and another company in one turn
    Given it is phase 4
    And the pool holds a 3-train
    And the C&O owns two 3-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 4-train from the bank for $300
    And the N&W buys a 3-train from the pool for $180
    And the N&W buys a 3-train from the C&O for $20, with Bob's consent
    Then the N&W owns two 3-trains and a 4-train
    And the N&W has $500 in its treasury

  @18CH-23-y @18CH-23-d
  Scenario: The phase changes between two purchases of the same turn
    Given it is phase 3
    And the bank has no 3-trains left
    And the N&W owns three 2-trains
    And the C&O owns a 2-train and a 3-train
    And the N&W has $2,000 in its treasury
    And it is the N&W's turn to buy trains
    When the N&W buys a 4-train from the bank for $300
    Then it is phase 4
    And the N&W owns a 4-train
    And the C&O owns a 3-train
    When the N&W buys a 4-train from the bank for $300
    And the N&W buys a 4-train from the bank for $300
    Then the N&W owns three 4-trains
    When the N&W tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed

  @18CH-23-y
  Scenario: Nothing more is bought before the trains above the new limit are discarded
    Given it is phase 4
    And the bank has no 4-trains left
    And the C&O owns three 4-trains
    And the N&W has $2,000 in its treasury
    And it is the N&W's turn to buy trains
    When the N&W buys a 5-train from the bank for $500
    And the N&W tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed
    When the C&O discards a 4-train
    And the N&W buys a 5-train from the bank for $500
    Then the N&W owns two 5-trains
    And the C&O owns two 4-trains

  # ------------------------------------------------------------------------------------- at and above the limit

  @18CH-23-z
  Scenario: A company below the limit may buy the train that lowers the limit
    Given it is phase 3
    And the bank has no 3-trains left
    And the N&W owns three 3-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 4-train from the bank for $300
    Then it is phase 4
    And the N&W owns three 3-trains and a 4-train
    And it is the N&W's turn to discard a train
    When the N&W discards a 3-train
    Then the N&W owns two 3-trains and a 4-train
    And the pool holds a 3-train
    And it is the N&W's turn to buy trains

  @18CH-23-aa @18CH-23-d
  Scenario: A company at the limit may not buy a train that would scrap its old ones
    Given it is phase 3
    And the bank has no 3-trains left
    And the N&W owns four 2-trains
    And the C&O owns three 2-trains
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the N&W ends its turn
    And the C&O buys a 4-train from the bank for $300
    Then it is phase 4
    And the C&O owns a 4-train
    And the N&W owns no trains
    And the C&O has $200 in its treasury

  @18CH-23-ab
  Scenario Outline: A company above the new limit chooses what it discards, the <discarded>, and gets nothing for it
    Given it is phase 4
    And the bank has no 4-trains left
    And the C&O owns a 3-train and two 4-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 5-train from the bank for $500
    Then it is the C&O's turn to discard a train
    When the C&O discards a <discarded>
    Then the C&O owns <kept>
    And the pool holds a <discarded>
    And no other player or company has gained or lost money
    And it is the N&W's turn to buy trains

    Examples:
      | discarded | kept                    |
      | 3-train   | two 4-trains            |
      | 4-train   | a 3-train and a 4-train |

  @18CH-23-ab
  Scenario: A company can only discard a train that it owns
    Given it is phase 4
    And the bank has no 4-trains left
    And the C&O owns three 4-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 5-train from the bank for $500
    And the C&O tries to discard a 5-train
    Then it is refused and nothing has changed
    When the C&O discards a 4-train
    Then the C&O owns two 4-trains
    And the pool holds a 4-train
    And the C&O has $500 in its treasury

  @18CH-23-ab @18CH-23-z
  Scenario Outline: The buyer itself may have to discard, and may give up the train just bought: it keeps <kept>
    Given it is phase 4
    And the bank has no 4-trains left
    And the N&W owns two 4-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 5-train from the bank for $500
    And the N&W discards a <discarded>
    Then the N&W owns <kept>
    And the pool holds a <discarded>
    And the N&W has $500 in its treasury

    Examples:
      | discarded | kept                    |
      | 4-train   | a 4-train and a 5-train |
      | 5-train   | two 4-trains            |

  @18CH-23-ab
  Scenario: A company at the new limit keeps all its trains
    Given it is phase 4
    And the bank has no 4-trains left
    And the N&W owns a 4-train
    And the C&O owns two 4-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 5-train from the bank for $500
    Then the N&W owns a 4-train and a 5-train
    And the C&O owns two 4-trains
    And the pool holds no trains
    When the N&W ends its turn
    Then it is the C&O's turn to lay track

  @18CH-23-ac
  Scenario: Several companies discard in the order of operation, whoever bought the train
    Given it is phase 4
    And the bank has no 4-trains left
    And Carol is president of the N&W with 60%
    And the LV is in operation at a par of $70
    And Alice is president of the LV with 60%
    And the N&W owns three 3-trains
    And the C&O owns two 4-trains
    And the LV owns a 3-train and two 4-trains
    And it is the C&O's turn to buy trains
    When the C&O buys a 5-train from the bank for $500
    Then it is the N&W's turn to discard a train
    When the C&O tries to discard a 4-train
    Then it is refused and nothing has changed
    When the N&W discards a 3-train
    Then it is the C&O's turn to discard a train
    When the LV tries to discard a 4-train
    Then it is refused and nothing has changed
    When the C&O discards a 4-train
    Then it is the LV's turn to discard a train
    When the LV discards a 4-train
    Then the pool holds a 3-train and two 4-trains
    When the C&O ends its turn
    Then it is the LV's turn to lay track

  @18CH-23-ac
  Scenario: Of companies in one cell the upper one discards first
    Given it is phase 4
    And the bank has no 4-trains left
    And the PRR is in operation at a par of $70
    And Carol is president of the PRR with 60%
    And the LV is in operation at a par of $70
    And Carol is president of the LV with 60%
    And the LV stands at $70 in row 5
    And the PRR stands at $70 in row 5, under the LV
    And the PRR owns three 3-trains
    And the LV owns three 3-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 5-train from the bank for $500
    Then it is the LV's turn to discard a train
    When the LV discards a 3-train
    Then it is the PRR's turn to discard a train
    When the PRR discards a 3-train
    Then the pool holds two 3-trains
    And it is the N&W's turn to buy trains

  # ----------------------------------------------------------------------------------------- handing a train in

  @18CH-23-ag @18CH-23-u @18CH-23-s
  Scenario Outline: In phase <phase> a company hands in a <old> and has a D-train for $700
    Given it is phase <phase>
    And the N&W owns a <old>
    And the C&O owns <C&O trains>
    And the pool holds <pool>
    And it is the N&W's turn to buy trains
    When the N&W buys a D-train from the bank for $700, handing in a <old>
    Then the N&W owns a D-train
    And the N&W has $300 in its treasury
    And the bank has received $700
    And the pool holds <pool then>
    And no other player or company has gained or lost money

    Examples:
      | phase | old     | C&O trains              | pool                       | pool then                    |
      | 6     | 5-train | a 5-train and a 6-train | a 5-train                  | two 5-trains                 |
      | 6     | 6-train | two 5-trains            | a 5-train                  | a 5-train and a 6-train      |
      | D     | 5-train | a 6-train and a D-train | two 5-trains and a 6-train | three 5-trains and a 6-train |
      | D     | 6-train | a 6-train and a D-train | three 5-trains             | three 5-trains and a 6-train |

    # By the printed train card no D-train is handed in.
    @until:2020
    Examples:
      | phase | old     | C&O trains   | pool           | pool then                    |
      | D     | D-train | two 6-trains | three 5-trains | three 5-trains and a D-train |

  @18CH-23-ag
  Scenario: The train handed in may be one that was bought in the same turn
    Given it is phase 6
    And the N&W has $2,000 in its treasury
    And the C&O owns a 5-train and a 6-train
    And the pool holds two 5-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 5-train from the pool for $500
    And the N&W buys a D-train from the bank for $700, handing in a 5-train
    Then the N&W owns a D-train
    And the N&W has $800 in its treasury
    And the pool holds two 5-trains

  @18CH-23-ag
  Scenario: A company hands in a train of its own
    Given it is phase 6
    And the N&W owns a 5-train
    And the C&O owns a 5-train and a 6-train
    And the pool holds a 5-train
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a D-train from the bank for $700, handing in a 6-train
    Then it is refused and nothing has changed
    When the N&W buys a D-train from the bank for $700, handing in a 5-train
    Then the N&W owns a D-train
    And the N&W has $300 in its treasury

  @18CH-23-ag @18CH-23-t
  Scenario: In phase 5 no train is handed in
    Given it is phase 5
    And the N&W owns a 5-train
    And the C&O owns two 5-trains
    And the N&W has $2,000 in its treasury
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a D-train from the bank for $700, handing in a 5-train
    Then it is refused and nothing has changed
    When the N&W buys a 6-train from the bank for $630
    Then it is phase 6
    When the N&W buys a D-train from the bank for $700, handing in a 5-train
    Then the N&W owns a 6-train and a D-train
    And the N&W has $670 in its treasury

  @18CH-23-ag
  Scenario: Only for a D-train is a train handed in
    Given it is phase 6
    And the N&W owns a 5-train
    And the C&O owns a 5-train and a 6-train
    And the pool holds a 5-train
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 6-train from the bank for $430, handing in a 5-train
    Then it is refused and nothing has changed
    When the N&W tries to buy a 6-train from the bank for $630, handing in a 5-train
    Then it is refused and nothing has changed
    When the N&W buys a 6-train from the bank for $630
    Then the N&W owns a 5-train and a 6-train
    And the N&W has $370 in its treasury

  @18CH-23-ah @18CH-23-d
  Scenario: A company at its limit may hand a train in for a D-train
    Given it is phase 6
    And the N&W owns two 5-trains
    And the C&O owns a 5-train and a 6-train
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a D-train from the bank for $900
    Then it is refused and nothing has changed
    When the N&W buys a D-train from the bank for $700, handing in a 5-train
    Then the N&W owns a 5-train and a D-train
    And the N&W has $300 in its treasury
    And the pool holds a 5-train

  @18CH-23-ai @18CH-23-k
  Scenario Outline: A <old> that was handed in can be bought from the pool for <price>
    Given it is phase D
    And the N&W owns a <old>
    And the C&O owns a D-train
    And the C&O has $1,000 in its treasury
    And the pool holds <pool>
    And it is the N&W's turn to buy trains
    When the N&W buys a D-train from the bank for $700, handing in a <old>
    And the N&W ends its turn
    And the C&O tries to buy a <old> from the pool for <less>
    Then it is refused and nothing has changed
    When the C&O buys a <old> from the pool for <price>
    Then the C&O owns a <old> and a D-train
    And the C&O has <left> in its treasury
    And the bank has received <price>
    And the pool holds <pool>

    Examples:
      | old     | pool                          | price | less | left |
      | 5-train | two 5-trains and two 6-trains | $500  | $300 | $500 |
      | 6-train | three 5-trains and a 6-train  | $630  | $500 | $370 |

  @18CH-23-ai @18CH-26-af
  Scenario: A 4-train handed in for the first D-train leaves the game with the others
    Given it is phase 6
    And the N&W owns a 4-train
    And the C&O owns a 4-train and a 6-train
    And the pool holds three 5-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a D-train from the bank for $700, handing in a 4-train
    Then it is phase D
    And the N&W owns a D-train
    And the C&O owns a 6-train
    And the pool holds three 5-trains
    And 5 4-trains have left the game

  # ---------------------------------------------------------------------------------------------- running later

  @18CH-23-aj
  Scenario: A new train runs from the next operating round
    Given it is phase 3
    And #57 lies on C13, joining SW and NE
    And it is the N&W's turn to buy the train it must have in operating round 2.1
    When the N&W buys a 3-train from the bank for $180
    And the N&W tries to run
      | 3-train | C13 B14 |
    Then it is refused and nothing has changed
    When the N&W ends its turn
    And the C&O ends its turn
    Then it is operating round 2.2
    When the N&W runs
      | 3-train | C13 B14 |
    Then it is the N&W's turn to distribute $70

  @18CH-23-ag @18CH-23-u
  Scenario: For the D-train of another company no train is handed in
    Given it is phase D
    And the N&W owns a 5-train
    And the C&O owns a 6-train and a D-train
    And the pool holds two 5-trains and a 6-train
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a D-train from the C&O for $700, handing in a 5-train, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W buys a D-train from the C&O for $700, with Bob's consent
    Then the N&W owns a 5-train and a D-train
    And the N&W has $300 in its treasury
    And the C&O has $1,200 in its treasury

  @18CH-23-aa @18CH-23-d
  Scenario: At its limit a company buys no train of another company either
    Given it is phase 5
    And the N&W owns a 4-train and a 5-train
    And the C&O owns a 5-train
    And the pool holds three 4-trains
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 5-train from the C&O for $400, with Bob's consent
    Then it is refused and nothing has changed
    When the N&W ends its turn
    And the C&O buys a 4-train from the N&W for $100, with Alice's consent
    Then the C&O owns a 4-train and a 5-train
    And the N&W owns a 5-train

  @18CH-23-j @18CH-23-b @18CH-23-a
  Scenario: A train of the pool, too, is paid for by the treasury alone if the company has one
    Given it is phase 3
    And the N&W owns a 3-train
    And the C&O owns a 3-train
    And the N&W has $179 in its treasury
    And the pool holds a 3-train
    And it is the N&W's turn to buy trains
    When the N&W tries to buy a 3-train from the pool for $180
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the C&O for $179, with Bob's consent
    Then the N&W owns two 3-trains
    And the N&W has $0 in its treasury

  @18CH-23-ag
  Scenario: One company after the other hands a train in
    Given it is phase 6
    And the N&W owns a 5-train
    And the C&O owns a 6-train
    And the C&O has $1,000 in its treasury
    And the pool holds two 5-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a D-train from the bank for $700, handing in a 5-train
    And the N&W ends its turn
    And the C&O buys a D-train from the bank for $700, handing in a 6-train
    Then the N&W owns a D-train
    And the C&O owns a D-train
    And the C&O has $300 in its treasury
    And the pool holds three 5-trains and a 6-train

  @18CH-23-ag
  Scenario: A company that operates later hands in only a train that it has
    Given it is phase 6
    And the N&W owns a 5-train
    And the C&O owns a 5-train
    And the C&O has $1,000 in its treasury
    And the pool holds a 5-train and a 6-train
    And it is the C&O's turn to buy trains
    When the C&O tries to buy a D-train from the bank for $700, handing in a 6-train
    Then it is refused and nothing has changed
    When the C&O buys a D-train from the bank for $700, handing in a 5-train
    Then the C&O owns a D-train
    And the C&O has $300 in its treasury

  @18CH-23-ab @18CH-23-ac
  Scenario: Of two companies of one president each discards a train of its own
    Given it is phase 4
    And the bank has no 4-trains left
    And the PRR is in operation at a par of $70
    And Carol is president of the PRR with 60%
    And the LV is in operation at a par of $70
    And Carol is president of the LV with 60%
    And the PRR stands at $70 in row 5
    And the LV stands at $70 in row 5, under the PRR
    And the PRR owns two 3-trains and a 4-train
    And the LV owns three 3-trains
    And the N&W owns a 4-train
    And it is the N&W's turn to buy trains
    When the N&W buys a 5-train from the bank for $500
    Then it is the PRR's turn to discard a train
    When the LV tries to discard a 3-train
    Then it is refused and nothing has changed
    When the PRR discards a 3-train
    Then the PRR owns a 3-train and a 4-train
    And the LV owns three 3-trains
    When the LV tries to discard a 4-train
    Then it is refused and nothing has changed
    When the LV discards a 3-train
    Then the LV owns two 3-trains
    And the PRR owns a 3-train and a 4-train

  @18CH-23-ab @18CH-23-ac
  Scenario: A company discards what it has, though only another company of its president has a second type
    Given it is phase 4
    And the bank has no 4-trains left
    And the PRR is in operation at a par of $70
    And Carol is president of the PRR with 60%
    And the LV is in operation at a par of $70
    And Carol is president of the LV with 60%
    And the LV stands at $70 in row 5
    And the PRR stands at $70 in row 5, under the LV
    And the LV owns two 3-trains and a 4-train
    And the PRR owns three 3-trains
    And the N&W owns a 4-train
    And it is the N&W's turn to buy trains
    When the N&W buys a 5-train from the bank for $500
    And the LV discards a 4-train
    Then the LV owns two 3-trains
    And the pool holds a 4-train
    When the PRR tries to discard a 4-train
    Then it is refused and nothing has changed
    When the PRR discards a 3-train
    Then the PRR owns two 3-trains

  @18CH-23-ac @18CH-13-a
  Scenario: A company that has to discard a train in another's turn does that and nothing else
    Given it is phase 3
    And the bank has no 3-trains left
    And the C&O owns four 3-trains
    And it is the N&W's turn to buy trains
    When the N&W buys a 4-train from the bank for $300
    Then it is the C&O's turn to discard a train
    When the C&O tries to buy P1 from Carol for $20, with Carol's consent
    Then it is refused and nothing has changed
    When the C&O discards a 3-train
    Then the C&O owns three 3-trains
    And the C&O has $500 in its treasury
    And it is the N&W's turn to buy trains
    When the N&W ends its turn
    And the C&O buys P1 from Carol for $20, with Carol's consent
    Then the C&O owns P1
    And the C&O has $480 in its treasury

  @18CH-12-l @18CH-23-ab
  Scenario: Nobody discards a train that he may keep
    Given it is phase 3
    And the bank has no 3-trains left
    And the N&W owns a 3-train
    And the C&O owns four 3-trains
    And it is the N&W's turn to buy trains
    When the N&W tries to discard a 3-train
    Then it is refused and nothing has changed
    When the N&W buys a 4-train from the bank for $300
    And the C&O discards a 3-train
    Then the N&W owns a 3-train and a 4-train
    And the C&O owns three 3-trains
    And the pool holds a 3-train
