Feature: Trains, played from the deal
  Companies buy the bank's trains in order, discarded ones from the pool, and each other's trains by agreement, up to
  the limit of the phase. What a purchase brings about happens at once.

  # ------------------------------------------------------------------------------------ from the bank

  @18CH-23-a @18CH-23-b @18CH-23-l @18CH-0-h
  Scenario: The bank sells its lowest train for money out of the treasury
    Given the game has been played up to the first operating round
    When the N&W tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    When the N&W buys a 2-train from the bank for $80
    Then the N&W owns a 2-train
    And the N&W has paid $80
    And the bank has received $80
    And no other player or company has gained or lost money
    And the bank has 6 2-trains left

  @18CH-23-a @18CH-23-n
  Scenario: A train costs what is printed on it
    Given the game has been played up to the first operating round
    When the N&W tries to buy a 2-train from the bank for $79
    Then it is refused and nothing has changed
    When the N&W tries to buy a 2-train from the bank for $81
    Then it is refused and nothing has changed
    When the N&W buys a 2-train from the bank for $80
    Then the N&W has $870 in its treasury

  # 12-d, 26-e and 2-f say again for phase 2 what 23-d says.
  # These tags are many because the rulebook says one thing in four places.
  @18CH-23-d @18CH-12-d @18CH-26-e @18CH-2-f @18CH-23-x @18CH-23-w
  Scenario: In phase 2 a company buys up to four trains
    Given the game has been played up to the first operating round
    When the N&W buys a 2-train from the bank for $80
    And the N&W buys a 2-train from the bank for $80
    And the N&W buys a 2-train from the bank for $80
    And the N&W buys a 2-train from the bank for $80
    Then the N&W owns four 2-trains
    And the N&W has $630 in its treasury
    When the N&W tries to buy a 2-train from the bank for $80
    Then it is refused and nothing has changed
    And the bank has 3 2-trains left

  # 26-m says again for phase 3 what 23-d says.
  @18CH-23-d @18CH-26-m @18CH-23-w
  Scenario: In phase 3 the limit is four trains as well
    Given the game has been played up to the first turn of phase 3
    When the C&O buys a 3-train from the bank for $180
    And the C&O buys a 3-train from the bank for $180
    And the C&O buys a 3-train from the bank for $180
    And the C&O buys a 2-train from the N&W for $1, with Bob's consent
    Then the C&O owns a 2-train and three 3-trains
    When the C&O tries to buy a 3-train from the bank for $180
    Then it is refused and nothing has changed
    And the C&O has $259 in its treasury

  @18CH-26-f @18CH-26-g @18CH-23-o
  Scenario: When the 2-trains are gone the first 3-train costs $180 and begins phase 3
    Given the game has been played up to the second operating round
    When the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    Then it is phase 2
    When the N&W buys a 3-train from the bank for $180
    Then it is phase 3
    And the N&W has $530 in its treasury
    And the bank has 5 3-trains left

  @18CH-23-aj
  Scenario: A train bought in this turn does not run in it
    Given the game has been played up to the second operating round
    When the N&W runs
      | 2-train | B14 C13 |
    And the N&W pays out its revenue
    And the N&W buys a 3-train from the bank for $180
    And the N&W tries to run
      | 3-train | B14 C13 |
    Then it is refused and nothing has changed
    And the N&W owns two 2-trains and a 3-train

  # ------------------------------------------------------------------------------------ from other companies

  @18CH-23-b @18CH-23-e
  Scenario: Another company sells a train if its president agrees
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to buy a 3-train from the N&W for $100
    Then it is refused and nothing has changed
    When the C&O buys a 3-train from the N&W for $100, with Bob's consent
    Then the C&O owns a 3-train
    And the N&W owns two 2-trains
    And the C&O has paid $100
    And the N&W has received $100
    And no other player or company has gained or lost money

  @18CH-23-f @18CH-23-g
  Scenario Outline: Between companies a train costs from $1 to the whole treasury, as <price> does
    Given the game has been played up to the first turn of phase 3
    When the C&O tries to buy a 2-train from the N&W for <other>, with Bob's consent
    Then it is refused and nothing has changed
    When the C&O buys a 2-train from the N&W for <price>, with Bob's consent
    Then the C&O owns a 2-train
    And the C&O has <left> in its treasury
    And the N&W has received <price>

    Examples:
      | other | price | left |
      | $0    | $1    | $799 |
      | $801  | $800  | $0   |

  # ------------------------------------------------------------------------------------ from the pool

  @18CH-23-c @18CH-23-k @18CH-23-b
  Scenario: A discarded train is sold out of the pool at its printed price
    Given the game has been played up to the first turn of phase 4
    Then the pool holds a 3-train
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the SRR
    And the LV tries to buy a 3-train from the pool for $175
    Then it is refused and nothing has changed
    When the LV buys a 3-train from the pool for $180
    Then the LV owns a 3-train
    And the pool holds no trains
    And the bank has received $180

  # ------------------------------------------------------------------------------------ a new phase

  # 26-s says again for phase 4 what 23-d says.
  @18CH-23-y @18CH-23-ab @18CH-23-c @18CH-23-d @18CH-26-s
  Scenario: The first 4-train at once lowers the limit, and a train too many goes into the pool for nothing
    Given the game has been played up to the third operating round
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W keeps its revenue
    And the N&W buys a 4-train from the bank for $300
    Then it is the C&O's turn to discard a train
    When the N&W tries to buy a 3-train from the C&O for $1, with Carol's consent
    Then it is refused and nothing has changed
    When the C&O discards a 3-train
    Then the C&O owns three 3-trains
    And the pool holds a 3-train
    And no other player or company has gained or lost money
    And it is the N&W's turn to buy trains
    When the N&W buys a 3-train from the pool for $180
    Then the N&W owns two 3-trains and a 4-train

  @18CH-23-j @18CH-24-a @18CH-23-a
  Scenario: A president does not help a company that owns a train
    Given the game has been played up to the third operating round
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W pays out its revenue
    And the N&W buys a 4-train from the bank for $300
    And the C&O discards a 3-train
    Then the N&W has $230 in its treasury
    And Bob has $183
    When the N&W tries to buy a 4-train from the bank for $300
    Then it is refused and nothing has changed
    When the N&W buys a 3-train from the pool for $180
    Then the N&W has $50 in its treasury
    And Bob has $183
