Feature: Operating rounds, played from the deal
  First the owners of private companies are paid. Then the floated companies operate, the highest price first, each once
  and each in a fixed order of steps.

  @18FL-7-a @18FL-7-b @18FL-3.3-d @18FL-4-a @reading:18FL-Q05=a
  Scenario: Every open private company pays its owner at the start of each operating round
    Given the game has been played up to the second stock round
    When everybody passes
    Then it is operating round 2.1
    And Alice has received $5
    And Bob has received $15
    And Carol has received $10
    And no other player or company has gained or lost money

  @18FL-7-c @18FL-7-e
  Scenario: The company with the highest price operates first, and each has one turn
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    Then it is the ACL's turn to lay track
    And still to operate in this round is the FEC
    When the SR tries to lay #9 on B21, joining W and E
    Then it is refused and nothing has changed
    When the ACL lays #8 on F21, joining SW and E
    And the ACL buys a 2-train from the bank for $100
    And the ACL ends its turn
    Then it is the FEC's turn to lay track
    And no other company is still to operate in this round

  @18FL-7-c @18FL-7-e
  Scenario: In a game of two players the company with the lower price operates second
    Given the game has been played up to the first operating round of two
    When the L&N buys a 2-train from the bank for $100
    And the L&N ends its turn
    Then it is the TPS's turn to lay track
    And no other company is still to operate in this round
    And the L&N has $350

  @18FL-7-d @18FL-7-c @reading:18FL-Q05=a
  Scenario: Of two companies in one space the upper one operates first
    Given the game has been played up to the fifth stock round
    Then the cell of $75 holds, from the top, the SR and the FEC
    When everybody passes
    Then it is the SR's turn to lay track
    And still to operate in this round are the FEC, the ACL and the TPS, in this order
    And Bob has received $15

  @18FL-7-h
  Scenario: A company that has bought a train lays no more track
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR tries to lay #9 on B21, joining W and E
    Then it is refused and nothing has changed
    When the SR ends its turn
    And the ACL lays #8 on F21, joining SW and E
    Then it is the ACL's turn to lay track
    And 9 of #8 are left

  @18FL-7-h @reading:18FL-Q05=a
  Scenario: A company that has distributed its revenue runs no more
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR tries to run
      | 2-train | A22 B23 |
    Then it is refused and nothing has changed
    And it is the SR's turn to buy trains

  @18FL-7-i @18FL-3.3-e @18FL-3.3-f @18FL-7.2-b
  Scenario: A bonus action comes in the step it belongs to
    Given the game has been played up to the first operating round
    When Alice tries to lay #9 on B21, joining W and E, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the SR lays no track
    And Alice lays #9 on B21, joining W and E, by the power of the Tallahassee Railroad
    Then the Tallahassee Railroad has left the game
    And #9 lies on B21, joining W and E
    When the SR places no token
    Then it is the SR's turn to buy trains
