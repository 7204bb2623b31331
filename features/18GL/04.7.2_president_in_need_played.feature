Feature: A president and the interest of his company, played from the deal
  The Milwaukee Road has two loans and $1, and owes $100 of interest. Bob, its president, has $23, half of the Milwaukee Road, at
  $60, and 10% of the Grand Trunk, at $70: $76 are lacking.

  Background:
    Given the game has been played up to the president in need

  @18GL-4.7.2-f @18GL-4.7.2-a @18GL-4.7.2-b @18GL-4.6.4-d @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q59=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A president whose cash does not suffice sells shares, and the rest is his
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    Then it is Bob's turn to raise money for the Milwaukee Road
    When Bob sells 20% of the Milwaukee Road
    Then Bob has $44
    And the Milwaukee Road has $0 in its treasury
    And Bob is president of the Milwaukee Road with 30%
    And the open market holds 20% of the Milwaukee Road
    And the Milwaukee Road has 2 loans

  @18GL-4.7.2-f @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q59=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q95=a @reconstruction
  Scenario: He sells no share that is not needed
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    And Bob tries to sell 30% of the Milwaukee Road
    Then it is refused and nothing has changed
    When Bob sells 20% of the Milwaukee Road
    Then Bob has $44

  @18GL-4.7.2-f @18GL-3.5-a @reading:18GL-Q90=a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q59=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: He sells of one company after the other, and the price falls by a row for each share
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    And Bob sells 10% of the GT
    Then Bob has $93
    And the GT stands at $60 in row 2
    And it is Bob's turn to raise money for the Milwaukee Road
    When Bob sells 10% of the Milwaukee Road
    Then Bob has $54
    And the open market holds 10% of the GT
    And the open market holds 10% of the Milwaukee Road

  @18GL-4.7.3-a @18GL-4.7.2-f @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q59=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A president who still has a share to sell is not bankrupt
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    # No legal twin: what he has suffices.
    And Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Bob sells 20% of the Milwaukee Road
    Then Bob has $44
    And Bob is president of the Milwaukee Road with 30%

  @18GL-3.5-o @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q59=a @reconstruction
  Scenario: The Detroit, Toledo & Ironton, which waits for buyers, has kept its price through two operating rounds
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    And Bob sells 20% of the Milwaukee Road
    Then the DT&I has not floated
    And the DT&I stands at $200 in row 1
    And the DT&I has started at $200
