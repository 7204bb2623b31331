Feature: The president's certificate is not sold, played from the deal
  In the fourth stock round Alice has 30% of the New York Central and Bob 20%; in the seventh Carol has the president's certificate of
  CONRAIL, and Alice and Bob a share each.

  @18GL-3.4-p @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q97=b @reconstruction
  # reconstruction: where prices have come to
  Scenario: If a president sells single certificates only, Alice keeps hers though Bob could take it
    Given the game has been played up to the fourth stock round
    When Carol passes
    And Alice tries to sell 20% of the NYC
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    Then Alice is president of the NYC with 20%
    And the open market holds 10% of the NYC

  @18GL-3.4-p @18GL-3.4-r @18GL-4.5.2-c @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q97=a @reconstruction
  # reconstruction: where prices have come to
  Scenario: Otherwise it passes to Bob, who gives two shares for it
    Given the game has been played up to the fourth stock round
    When Carol passes
    And Alice sells 20% of the NYC
    Then Bob is president of the NYC with 20%
    And Alice holds 10% of the NYC
    And the open market holds 20% of the NYC

  @18GL-3.4-p @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  # reconstruction: where prices have come to
  Scenario: That of CONRAIL is not sold while nobody else has two shares
    Given the game has been played up to the seventh stock round
    When Carol tries to sell 20% of CONRAIL
    Then it is refused and nothing has changed
    When Carol sells 10% of the PRR
    Then Carol is president of CONRAIL with 20%
    And Carol holds 30% of the PRR
