Feature: Several trains
  Trains of one company share no track in an operating round, though they may meet in cities, towns and crossings.
  Trains of different companies do not hinder each other.

  Background: the Seaboard, SAL, of Jacksonville in phase 5
    Given 3 players at the table in phase 5
    And the SAL is in operation at a par of $100
    And Alice is president of the SAL with 60%

  @18FL-7.4-x
  Scenario: Two trains of a company do not run over the same track
    Given the TPS is in operation at a par of $90
    And Bob is president of the TPS with 60%
    And #9 lies on each of B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the TPS owns two 4-trains
    And it is the TPS's turn to run its trains
    When the TPS tries to run
      | 4-train | B15 B13 B11 B9 B7 B5 |
      | 4-train | B15 B13              |
    Then it is refused and nothing has changed
    When the TPS runs
      | 4-train | B15 B13 B11 B9 B7 B5 |
    Then the TPS has earned $60

  @18FL-7.4-x
  Scenario: Trains of different companies may run over the same track in the same round
    Given the L&N is in operation at a par of $110
    And Carol is president of the L&N with 60%
    And the TPS is in operation at a par of $90
    And Bob is president of the TPS with 60%
    And #9 lies on each of B9 and B11, joining W and E
    And #4 lies on each of B7 and B13, joining W and E
    And the L&N owns a 4-train
    And the SAL owns a 4-train
    And the TPS owns a 4-train
    And it is the L&N's turn to run its trains in operating round 2.1
    When the L&N runs
      | 4-train | B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $60
    When the L&N keeps its revenue
    And the L&N ends its turn
    And the SAL ends its turn
    And the TPS runs
      | 4-train | B15 B13 B11 B9 B7 B5 |
    Then the TPS has earned $60
    And it is operating round 2.1

  @18FL-7.4-y
  Scenario: Two trains may begin in the same city, on different track
    Given the ACL is in operation at a par of $90
    And Bob is president of the ACL with 60%
    And #8 lies on F21, joining SW and E
    And #6 O lies on F23, joining W and NE
    And #9 lies on H21, joining NW and SE
    And #4 lies on I22, joining NW and SE
    And the ACL owns two 4-trains
    And it is the ACL's turn to run its trains
    When the ACL runs
      | 4-train | G20 F21 F23 |
      | 4-train | G20 H21 I22 |
    Then the ACL has earned $90

  @18FL-7.4-y
  Scenario: Two trains may pass through the same city, on different track
    Given the TPS is in operation at a par of $90
    And Bob is president of the TPS with 60%
    And #15 lies on B15, joining SW, W, E and SE
    And #4 lies on each of B13 and B19, joining W and E
    And #9 lies on B17, joining W and E
    And #58 lies on C14, joining W and NE
    And #8 lies on C16, joining NW and E
    And #8 lies on C18, joining W and SE
    And #4 lies on D19, joining NW and SE
    And the TPS owns two 4-trains
    And it is the TPS's turn to run its trains
    When the TPS runs
      | 4-train | B13 B15 B17 B19     |
      | 4-train | C14 B15 C16 C18 D19 |
    Then the TPS has earned $100

  @18FL-7.4-y
  Scenario: Two trains may come to the same town, on different track
    Given #58 lies on C24, joining SW and NW
    And #142 lies on D23, joining SW, NW and NE
    And #8 lies on C22, joining NE and SE
    And the SAL owns two 4-trains
    And it is the SAL's turn to run its trains
    When the SAL runs
      | 4-train | B23 C24 D23 |
      | 4-train | B23 C22 D23 |
    Then the SAL has earned $90
