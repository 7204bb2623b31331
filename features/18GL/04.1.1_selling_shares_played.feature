Feature: Selling shares, played from the deal
  Alice presides over the Nickel Plate with 40% and has 10% of the Lake Superior.

  Background:
    Given the game has been played up to the fourth stock round

  @18GL-4.1.1-a @18GL-4.1.1-c @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: In one turn shares of several companies are sold, in whatever order
    When Carol passes
    And Alice sells 10% of the LS&I
    Then Alice has received $50
    When Alice sells 20% of the Nickel Plate
    Then Alice has received $80
    And Alice is president of the Nickel Plate with 20%
    And the open market holds 20% of the Nickel Plate
    And the open market holds 10% of the LS&I

  @18GL-4.1.1-f @18GL-3.5-a @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Each of them falls by a row for each share
    Then the LS&I stands at $50 in row 4
    And the Nickel Plate stands at $40 in row 5
    When Carol passes
    And Alice sells 10% of the LS&I
    Then the LS&I stands at $40 in row 5
    When Alice sells 20% of the Nickel Plate
    Then the Nickel Plate stands at $20 in row 7

  @18GL-4.1.1-c @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Or the other way round
    When Carol passes
    And Alice sells 20% of the Nickel Plate
    And Alice sells 10% of the LS&I
    Then the open market holds 20% of the Nickel Plate
    And the open market holds 10% of the LS&I
