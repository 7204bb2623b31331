Feature: The stock round
  The players take turns in the order of their seats, beginning with the holder of the priority deal. In his turn a
  player may sell and then buy. Whoever does neither has passed; he may act again in a later turn. When all have passed
  one after another the round is over: the first of that run of passes takes the priority deal, and operating rounds
  begin.

  Background: Bob runs the L&N, which has operated, and Carol has shares of it
    Given 4 players at the table in phase 2
    And the L&N is in operation at a par of $70
    And the L&N owns a 2-train
    And the shares are held thus
      | L&N | president Bob 40% | Carol 20% |

  @18FL-5-a
  Scenario: The players take their turns in the order of their seats
    Given Carol holds the priority deal
    And it is Carol's turn to trade
    When Carol sells 20% of the L&N
    And Carol passes
    Then it is Dave's turn to trade
    When Dave buys 20% of the L&N from the market
    Then it is Alice's turn to trade
    When Alice passes
    Then it is Bob's turn to trade
    When Bob passes
    Then it is Carol's turn to trade
    And Dave has $235

  @18FL-5-a @18FL-5.2-a
  Scenario: Nobody acts before it is his turn
    When Bob tries to buy 20% of the L&N from the IPO
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 20% of the L&N from the IPO
    Then Bob is president of the L&N with 60%
    And it is Carol's turn to trade

  @18FL-5-a @18FL-5-f @18FL-5.5-b
  Scenario: The holder of the priority deal begins the round
    When Alice passes
    And Bob passes
    And Carol sells 20% of the L&N
    And Carol passes
    And everybody passes
    Then Dave holds the priority deal
    When the L&N ends its turn
    Then it is stock round 3
    And it is Dave's turn to trade
    When Dave buys 20% of the L&N from the market
    Then Dave has paid $60
    And it is Alice's turn to trade

  @18FL-5-b
  Scenario: In one turn a player first sells and then buys
    Given the ACL has started at a par of $100
    And Dave is president of the ACL with 40%
    And it is Carol's turn to trade
    When Carol sells 20% of the L&N
    Then Carol has received $70
    And it is Carol's turn to trade
    When Carol buys 20% of the ACL from the IPO
    Then Carol has paid $100
    And Carol holds 20% of the ACL
    And it is Dave's turn to trade

  @18FL-5-b
  Scenario: A player may buy without having sold
    When Alice buys 20% of the L&N from the IPO
    Then Alice holds 20% of the L&N
    And it is Bob's turn to trade

  @18FL-5-b
  Scenario: A player may sell without buying afterwards
    Given it is Carol's turn to trade
    When Carol sells 20% of the L&N
    And Carol passes
    Then Carol has $370
    And it is Dave's turn to trade

  @18FL-5-c @18FL-5-e @18FL-5.5-a
  Scenario: A turn in which somebody has only sold is no pass
    When Alice passes
    And Bob passes
    And Carol sells 20% of the L&N
    And Carol passes
    And Dave passes
    And Alice passes
    And Bob passes
    Then it is stock round 2
    And it is Carol's turn to trade
    And Carol has $370
    When Carol passes
    Then it is operating round 2.1

  @18FL-5-c @18FL-5-e @18FL-5.5-a
  Scenario: A turn without a sale and without a purchase is a pass
    When Alice passes
    Then it is Bob's turn to trade
    And Alice has $300
    When Bob passes
    And Carol passes
    Then it is stock round 2
    And it is Dave's turn to trade
    When Dave passes
    Then it is operating round 2.1

  @18FL-5-d
  Scenario: Whoever has passed may buy in his next turn of the round
    When Alice passes
    And Bob passes
    And Carol passes
    And Dave buys 20% of the L&N from the IPO
    And Alice buys 20% of the L&N from the IPO
    Then Alice has paid $70
    And Alice holds 20% of the L&N
    And it is Bob's turn to trade

  @18FL-5-d
  Scenario: Whoever has passed may sell in his next turn of the round
    Given it is Carol's turn to trade
    When Carol passes
    And Dave buys 20% of the L&N from the IPO
    And Alice passes
    And Bob passes
    And Carol sells 20% of the L&N
    Then Carol has received $70
    And the market holds 20% of the L&N

  @18FL-5-g @18FL-11-a
  Scenario: The game ends when the bank's money is gone at the end of a set of operating rounds
    Given it is Dave's turn to trade
    And Alice, Bob and Carol have passed
    And Alice owns the Tallahassee Railroad
    And the bank has $23 left, Dave holding the rest of its money
    When Dave passes
    Then Alice has $305
    And the bank is $2 short
    When the L&N ends its turn
    Then the game is over, because the bank has broken

  @18FL-5-g @18FL-11-a
  Scenario: With a dollar left in the bank another stock round follows
    Given it is Dave's turn to trade
    And Alice, Bob and Carol have passed
    And Alice owns the Tallahassee Railroad
    And the bank has $26 left, Dave holding the rest of its money
    When Dave passes
    Then Alice has $305
    And the bank has $1
    When the L&N ends its turn
    Then it is stock round 3
    And it is Alice's turn to trade

  @18FL-5-g @18FL-11-a
  Scenario: A bank that has exactly nothing left has no money any more
    Given it is Dave's turn to trade
    And Alice, Bob and Carol have passed
    And Alice owns the Tallahassee Railroad
    And the bank has $25 left, Dave holding the rest of its money
    When Dave passes
    Then Alice has $305
    And the bank has $0
    When the L&N ends its turn
    Then the game is over, because the bank has broken
