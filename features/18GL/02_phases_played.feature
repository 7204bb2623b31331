Feature: The train limit of CONRAIL, played from the deal

  @18GL-2-u @18GL-4.5.1.2-ax @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL may own one train more than the other companies
    Given the game has been played up to the seventh stock round
    When Carol buys 10% of CONRAIL from its treasury
    And Alice buys 10% of CONRAIL from its treasury
    And Bob buys 10% of CONRAIL from its treasury
    And Carol buys 10% of CONRAIL from its treasury
    And Alice buys 10% of CONRAIL from its treasury
    And Bob passes
    And Carol passes
    And Alice passes
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    And CONRAIL buys a 10H-train from the PRR for $600
    And CONRAIL buys a 10H-train from the Milwaukee Road for $600, with Bob's consent
    Then CONRAIL owns two 10H-trains and an E-train
    And CONRAIL has $147 in its treasury
