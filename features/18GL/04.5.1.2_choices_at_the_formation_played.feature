Feature: What is chosen when CONRAIL is formed, played from the deal
  The Nickel Plate buys the first 10H-train. The New York Central, with tokens in N12 and L14, and the Illinois Central, with one in D14,
  merge; then the Nickel Plate, which has three trains, discards one.

  Background:
    Given the game has been played up to the eve of phase 10H

  @18GL-4.5.1.2-al @18GL-4.5.1.2-ak @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Tokens that the merged company does not have are not replaced, nor is a home a second time
    When the Nickel Plate buys a 10H-train from the bank for $600
    And CONRAIL tries to replace the token of the NYC in C15
    Then it is refused and nothing has changed
    When CONRAIL tries to replace the token of the NYC in N12
    Then it is refused and nothing has changed
    When CONRAIL replaces the token of the NYC in L14
    Then CONRAIL has tokens in N12, D14 and L14 only

  @18GL-4.5.1.2-j @18GL-4.5.1.2-ac @18GL-4.6-h @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q49=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: No other company replaces them
    When the Nickel Plate buys a 10H-train from the bank for $600
    And the PRR tries to replace the token of the NYC in L14
    Then it is refused and nothing has changed
    When CONRAIL replaces the token of the NYC in L14
    Then CONRAIL has 5 tokens left

  @18GL-4.6.8-f @18GL-4.6.8-e @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A train that it does not have the Nickel Plate cannot discard
    When the Nickel Plate buys a 10H-train from the bank for $600
    And CONRAIL replaces the token of the NYC in L14
    And the Nickel Plate tries to discard a 4H-train
    Then it is refused and nothing has changed
    When the Nickel Plate tries to discard a 6H-train with the locomotive marker
    Then it is refused and nothing has changed
    When the Nickel Plate discards a 10H-train
    Then the Nickel Plate owns two 6H-trains
    And the market holds a 10H-train
