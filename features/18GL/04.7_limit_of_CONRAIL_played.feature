Feature: The limit of CONRAIL, played from the deal
  CONRAIL has an E and can pay for two D-trains and more; it may own three trains.

  @18GL-4.6.8-a @18GL-2-u @18GL-4.5.1.2-ax @18GL-4.6.8-t6 @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL buys no fourth train
    Given the game has been played up to the eve of the end
    When CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    And CONRAIL buys a D-train from the bank for $1000
    And CONRAIL buys a D-train from the bank for $1000
    Then CONRAIL owns an E-train and two D-trains
    When CONRAIL tries to buy a D-train from the bank for $1000
    Then it is refused and nothing has changed
    And it is phase D
