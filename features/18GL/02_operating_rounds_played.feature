Feature: How many operating rounds follow a stock round, played from the deal
  One in phase 2H, two in 4H and 6H, three from 10H on.

  @18GL-2-k @18GL-2-c @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  # reconstruction: the price has fallen by a column
  Scenario: One in phase 2H, for companies that have begun
    Given the game has been played up to the second stock round
    When everybody passes
    Then it is operating round 2.1 of 1
    When the PRR ends its turn
    And the IC ends its turn
    And the Nickel Plate ends its turn
    Then it is stock round 3

  @18GL-2-k @18GL-2-d @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Two in phase 4H, for companies that run
    Given the game has been played up to the fourth stock round
    When everybody passes
    Then it is operating round 4.1 of 2
    And Alice has received $35

  @18GL-2-k @18GL-2-e @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Two in phase 6H as well
    Given the game has been played up to the fifth stock round
    When everybody passes
    Then it is operating round 5.1 of 2
    And Bob has received $45

  @18GL-2-k @18GL-2-f @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Three when phase 10H has begun
    Given the game has been played up to the eve of phase 10H
    When the Nickel Plate buys a 10H-train from the bank for $600
    And CONRAIL replaces no further token of the NYC
    And the Nickel Plate discards a 6H-train
    And the Nickel Plate ends its turn
    Then it is stock round 6
    When everybody passes
    Then it is operating round 6.1 of 3

  @18GL-2-k @18GL-2-g @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Three in phase E, in which no private company pays any more
    Given the game has been played up to the seventh stock round
    When everybody passes
    Then it is operating round 7.1 of 3
    And Alice has received $0
    When CONRAIL lays #9 on E15, joining NW and SE
    Then #9 lies on E15, joining NW and SE

  @18GL-2-k @18GL-2-h @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q59=a @reading:18GL-Q100=a @reconstruction
  Scenario: Three in phase D
    Given the game has been played up to the eve of a bankruptcy
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    And Bob declares bankruptcy
    And the Milwaukee Road ends its turn
    And the PRR runs
      | 10H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And everybody passes
    Then it is operating round 8.1 of 3
