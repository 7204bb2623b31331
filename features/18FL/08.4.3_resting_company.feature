Feature: What a company without a president does
  Its stations, trains and money stay where they are. The rulebook can be read as giving it turns without decisions or
  none at all; its price does not move in either case.

  Background: the L&N has no president, but a 2-train and a route from Mobile to Pensacola worth $30
    Given 3 players at the table in phase 2
    And Alice is bankrupt
    And Bob holds the priority deal
    And the FEC is in operation at a par of $110
    And Bob is president of the FEC with 60%
    And the FEC owns a 2-train
    And the FEC has $100 in its treasury
    And the L&N is in operation at a par of $100
    And the president's certificate of the L&N lies in the market
    And Carol holds 20% of the L&N
    And #4 lies on B7, joining W and E
    And the L&N owns a 2-train
    And the L&N has $40 in its treasury

  @18FL-8.4.3-n @18FL-8.4.3-o @reading:18FL-Q49=a
  Scenario: If it rests, a company without a president earns nothing, and its train and price stay
    Given it is the FEC's turn to buy trains
    Then no other company is still to operate in this round
    When the FEC buys no train
    Then it is stock round 3
    And the L&N has $40 in its treasury
    And the L&N owns a 2-train
    And the L&N stands at $100
    And the L&N has a token in B5 only
    When Bob buys 40% of the L&N from the market
    Then Bob has paid $200
    And Bob is president of the L&N with 40%
    And the L&N has $40 in its treasury
    And the L&N owns a 2-train

  @18FL-8.4.3-n @reading:18FL-Q49=a
  Scenario: If it rests, a company without a president need not get a train
    Given the L&N owns no trains
    And the L&N has $400 in its treasury
    And it is the FEC's turn to buy trains
    When the FEC buys no train
    Then it is stock round 3
    And the L&N has $400 in its treasury
    And the L&N owns no trains
    And the bank has four 2-trains left
    When Bob buys 40% of the L&N from the market
    Then Bob is president of the L&N with 40%
    And the L&N has $400 in its treasury
    And the L&N owns no trains

  @18FL-8.4.3-n @18FL-8.4.3-o @reading:18FL-Q49=b
  Scenario: If it has turns without decisions, a company runs for the most that it can earn, and keeps that
    Given it is the FEC's turn to buy trains
    Then still to operate in this round is the L&N
    When the FEC buys no train
    Then it is stock round 3
    And the L&N has $70 in its treasury
    And the L&N has received $30
    And no other player or company has gained or lost money
    And the L&N owns a 2-train
    And the L&N stands at $100
    And the L&N has a token in B5 only
    And 1 tile lies on the map

  @18FL-8.4.3-n @reading:18FL-Q49=b
  Scenario: If it has turns without decisions, a company buys no train in them
    Given the L&N owns no trains
    And the L&N has $400 in its treasury
    And it is the FEC's turn to buy trains
    When the FEC buys no train
    Then it is stock round 3
    And the L&N has $400 in its treasury
    And the L&N owns no trains
    And the L&N stands at $100
    And the bank has four 2-trains left

  @18FL-8.4.3-n @18FL-8.4.3-j
  Scenario: Whoever becomes president of a resting company has its train, its token and its money
    Given it is Carol's turn to trade
    When Carol buys 40% of the L&N from the market
    Then Carol is president of the L&N with 60%
    And the L&N owns a 2-train
    And the L&N has $40 in its treasury
    And the L&N has a token in B5 only
    And the L&N has 3 tokens left
    And the L&N stands at $100

  @18FL-8.4.3-n @18FL-8.2-c
  Scenario: Nobody can sell the trains of a company without a president
    Given the FEC has $200 in its treasury
    And it is the FEC's turn to buy trains
    When the FEC tries to buy a 2-train from the L&N for $50, with Carol's consent
    Then it is refused and nothing has changed
    When the FEC buys a 2-train from the bank for $100
    Then the FEC owns two 2-trains
    And the L&N owns a 2-train

  @18FL-8.4.3-o @18FL-8.2-l
  Scenario: Phases reach a company without a president: the first 4-train scraps its 2-train, and its price stays
    Given it is phase 3
    And the FEC owns no trains
    And the bank has no 3-trains left
    And the market holds four 2-trains and four 3-trains
    And the FEC has $400 in its treasury
    And it is the FEC's turn to buy the train it must have
    When the FEC buys a 4-train from the bank for $400
    Then the L&N owns no trains
    And the L&N stands at $100
    And the L&N has $40 in its treasury

  @18FL-8.4.3-n @18FL-8.4.3-o @reading:18FL-Q49=b
  Scenario: If they have turns without decisions, of two such companies each runs once and keeps what it earns
    Given the TPS is in operation at a par of $90
    And the president's certificate of the TPS lies in the market
    And Carol holds 20% of the TPS
    And #4 lies on B13, joining W and E
    And the TPS owns a 2-train
    And the TPS has $10 in its treasury
    And it is the FEC's turn to buy trains
    Then still to operate in this round are the L&N and the TPS, in this order
    When the FEC buys no train
    Then it is stock round 3
    And the L&N has received $30
    And the TPS has received $30
    And no other player or company has gained or lost money
    And the TPS has $40 in its treasury
    And the TPS stands at $90
    And the L&N stands at $100
