Feature: Emergency funding, played from the deal
  The LV has lost its trains to phase 4 and has a route, so it must have one. The cheapest is a 3-train in the pool for
  $180. Alice, its president, has to make up what it lacks, selling shares if her money does not go so far.

  # 23-i says again what 24-a says.
  @18CH-24-a @18CH-23-i @18CH-24-b @18CH-24-f @18CH-23-af
  Scenario: The president pays exactly what the train still lacks
    Given the game has been played up to the third operating round
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    And the N&W pays out its revenue
    And the N&W buys a 4-train from the bank for $300
    And the C&O discards a 3-train
    And the N&W ends its turn
    And the LV lays no track
    And the LV places no token
    Then Alice has $52
    And the LV has $145 in its treasury
    When the LV buys a 3-train from the pool for $180
    Then the LV owns a 3-train
    And the LV has $0 in its treasury
    And Alice has $17
    And the bank has received $180
    And no other player or company has gained or lost money

  @18CH-24-g @18CH-24-f @18CH-24-b @18CH-24-j @18CH-9-b
  Scenario: A president without enough money sells shares as in a stock round
    Given the game has been played up to the first turn of phase 4
    When the LV lays no track
    And the LV places no token
    Then it is Alice's turn to raise money for the LV
    And the LV still lacks $5 for a train
    When Alice sells 10% of the SRR
    Then Alice has received $70
    And the pool holds 10% of the SRR
    And the SRR stands at $65 in row 6
    When the LV buys a 3-train from the pool for $180
    Then the LV owns a 3-train
    And the LV has $0 in its treasury
    And Alice has $65

  @18CH-24-h
  Scenario Outline: The president may sell the <company> first
    Given the game has been played up to the first turn of phase 4
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the <company>
    Then Alice has received <money>
    And the pool holds 10% of the <company>
    And the <company> stands at <price> in row <row>
    And the LV still lacks $0 for a train

    Examples:
      | company | money | price | row |
      | SRR     | $70   | $65   | 6   |
      | N&W     | $90   | $85   | 3   |
      | LV      | $70   | $65   | 5   |
      | C&O     | $65   | $60   | 6   |

  @18CH-24-i @reading:18CH-Q73=a
  Scenario: No more is sold than is needed
    Given the game has been played up to the first turn of phase 4
    When the LV lays no track
    And the LV places no token
    And Alice tries to sell 20% of the N&W
    Then it is refused and nothing has changed
    When Alice sells 10% of the N&W
    Then Alice has received $90
    When Alice tries to sell 10% of the SRR
    Then it is refused and nothing has changed
    And Alice holds 10% of the N&W

  @18CH-24-c
  Scenario: In need a train of another company costs no more than is printed on it
    Given the game has been played up to the first turn of phase 4
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the N&W
    Then Alice has $120
    When the LV tries to buy a 3-train from the C&O for $181, with Carol's consent
    Then it is refused and nothing has changed
    When the LV buys a 3-train from the C&O for $180, with Carol's consent
    Then the LV owns a 3-train
    And the C&O owns two 3-trains
    And the C&O has received $180
    And the LV has $0 in its treasury
    And Alice has $85

  @18CH-23-e @18CH-23-af
  Scenario: A train that another company sells cheaply saves the president from helping
    Given the game has been played up to the first turn of phase 4
    When the LV lays no track
    And the LV places no token
    And the LV buys a 3-train from the C&O for $100, with Carol's consent
    Then the LV owns a 3-train
    And the LV has $45 in its treasury
    And Alice has $30

  @18CH-24-k
  Scenario: Sales that would cost the president the company in need are not allowed
    Given the game has been played up to the eve of a bankruptcy
    When the LV lays no track
    And the LV places no token
    Then it is Alice's turn to raise money for the LV
    And the LV still lacks $140 for a train
    When Alice tries to sell 20% of the LV
    Then it is refused and nothing has changed
    When Alice sells 10% of the LV
    Then Alice has received $70
    And Alice is president of the LV with 40%
    And Carol holds 40% of the LV

  @18CH-24-m @18CH-24-k
  Scenario: A president who has sold all he can and still cannot pay is bankrupt
    Given the game has been played up to the eve of a bankruptcy
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the LV
    And Alice tries to sell 10% of the LV
    Then it is refused and nothing has changed
    When Alice declares bankruptcy
    Then Alice is bankrupt

  # 27-f says again what 24-n says.
  @18CH-24-n @18CH-24-o @18CH-27-f @18CH-27-a @18CH-27-g
  Scenario: A bankruptcy ends the game for everybody at once
    Given the game has been played up to the eve of a bankruptcy
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the LV
    Then the end of the game is not in sight
    When Alice declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Carol wins

  # The share of the B&O, which never started, is worth nothing in one reading and $70 in the other.
  @18CH-24-p @18CH-28-a @reading:18CH-Q57=a
  Scenario: The bankrupt player still has shares and a private company
    Given the game has been played up to the eve of a bankruptcy
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the LV
    And Alice declares bankruptcy
    Then Alice is worth $930 in the end

  @18CH-24-p @18CH-28-a @reading:18CH-Q57=b
  Scenario: The bankrupt player's share of a company that never started counts at the lowest par
    Given the game has been played up to the eve of a bankruptcy
    When the LV lays no track
    And the LV places no token
    And Alice sells 10% of the LV
    And Alice declares bankruptcy
    Then Alice is worth $1,000 in the end
