Feature: Another president, played from the deal
  Alice presides over the New York Central with 30%, Bob has 20%. Of CONRAIL Carol has the president's certificate, Alice and Bob 10% each.

  @18GL-4.5.2-d @18GL-3.4-r @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q97=a @reconstruction
  Scenario: A president who sells so much that another player has more hands the company over
    Given the game has been played up to the fourth stock round
    When Carol passes
    And Alice sells 20% of the NYC
    Then Bob is president of the NYC with 20%
    And Alice holds 10% of the NYC
    And Alice has received $80
    When everybody passes
    Then the NYC has $380 in its treasury
    And the NYC owns a 2H-train and two 4H-trains

  @18GL-4.5.2-d @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: With as much as the next player the president stays
    Given the game has been played up to the fourth stock round
    When Carol passes
    And Alice sells 10% of the NYC
    Then Alice is president of the NYC with 20%
    And Bob holds 20% of the NYC

  @18GL-4.5.2-e @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q97=a @reconstruction
  Scenario: Of two players with as much it is he who comes first after the old president
    Given the game has been played up to the seventh stock round
    When Carol passes
    And Alice buys 10% of CONRAIL from its treasury
    And Bob buys 10% of CONRAIL from its treasury
    And Carol sells 10% of CONRAIL
    Then Alice is president of CONRAIL with 20%
    And Bob holds 20% of CONRAIL
    And Carol holds 10% of CONRAIL
