Feature: The formation of CONRAIL, played from the deal
  The Nickel Plate buys the first 10H-train. The New York Central and the Illinois Central had 4H-trains only: Alice has 30% of the
  first, Bob 20% of it and 10% of the other, of which Carol has 40%; half of each is in its treasury.

  Background:
    Given the game has been played up to the eve of phase 10H

  @18GL-2-q @18GL-4.5.1.2-a @18GL-4.5.1.2-b @18GL-4.5.1.2-c @18GL-4.5.1.2-d @18GL-4.5.1.2-e @18GL-1-d @18GL-4.5.1.2-ae @18GL-2-j @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  # that it is formed, when, and of whom
  Scenario: The companies without a train merge as soon as the 4H-trains are gone
    Then CONRAIL has not been formed
    When the Nickel Plate buys a 10H-train from the bank for $600
    Then it is phase 10H
    And CONRAIL has been formed of the NYC and the IC
    And the PRR owns two 6H-trains
    When CONRAIL replaces no further token of the NYC
    Then the NYC and the IC are no longer in the game

  @18GL-4.5.1.2-i @18GL-4.5.1.2-k @18GL-4.5.1.2-m @18GL-4.5.1.2-n @18GL-4.5.1.2-o @18GL-4.5.1.2-p @18GL-4.5.1.2-t @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q43=a @reconstruction
  # one exchange, and everybody who takes part in it
  Scenario: Two old shares make one of 10%, an odd one goes to the market
    When the Nickel Plate buys a 10H-train from the bank for $600
    Then Carol is president of CONRAIL with 20%
    And Alice holds 10% of CONRAIL
    And Bob holds 10% of CONRAIL
    And CONRAIL's treasury holds 50% of CONRAIL
    And the open market holds 10% of CONRAIL
    And CONRAIL has 10 bonds in its treasury

  @18GL-4.5.1.2-v @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: The start price is $110 at least
    When the Nickel Plate buys a 10H-train from the bank for $600
    Then CONRAIL stands at $110 in row 1

  @18GL-4.5.1.2-ad @18GL-4.6.8-h @18GL-4.5-t12 @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL has the money of the merged companies, that for their trains too
    When the Nickel Plate buys a 10H-train from the bank for $600
    Then CONRAIL has $615 in its treasury
    And CONRAIL owns no trains
    And CONRAIL has no loans
    And CONRAIL has 5 tokens left

  @18GL-4.5.1.2-ak @18GL-4.5.1.2-al @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Home tokens are replaced, then as many of two others as the president likes
    When the Nickel Plate buys a 10H-train from the bank for $600
    Then CONRAIL has tokens in N12 and D14 only
    When CONRAIL replaces the token of the NYC in L14
    Then CONRAIL has tokens in N12, D14 and L14 only

  @18GL-4.5.1.2-al @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A token that is not replaced is lost
    When the Nickel Plate buys a 10H-train from the bank for $600
    And CONRAIL replaces no further token of the NYC
    Then CONRAIL has tokens in N12 and D14 only
    When the Nickel Plate discards a 6H-train
    Then the Nickel Plate owns a 6H-train and a 10H-train

  @18GL-4.6.8-e @18GL-4.6.8-f @18GL-4.6.8-d @18GL-4.6-h @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Who has more than two trains now discards one into the market
    When the Nickel Plate buys a 10H-train from the bank for $600
    And CONRAIL replaces the token of the NYC in L14
    Then the Nickel Plate owns two 6H-trains and a 10H-train
    When the PRR tries to discard a 6H-train
    Then it is refused and nothing has changed
    When the Nickel Plate discards a 6H-train
    Then the market holds a 6H-train
    And the Nickel Plate owns a 6H-train and a 10H-train

  @18GL-2-p @18GL-4.3-i @18GL-4.3-z1 @18GL-4.3-b @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: All private companies close
    Then Alice owns the Cleveland & Eastern, the Rail Works and the Port Authority
    And Bob owns the Joliet & Eastern, the Mining Company and the Ferry Company
    When the Nickel Plate buys a 10H-train from the bank for $600
    Then Alice owns no private company
    And Bob owns no private company
    And Carol owns no private company

  @18GL-4.5.1.2-ay @18GL-4.5.1.2-ba @18GL-4.5.1.2-be @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: With seven companies or more to come there are four 10H-trains
    When the Nickel Plate buys a 10H-train from the bank for $600
    Then the bank has 3 10H-trains left
    And it is phase 10H

  @18GL-4.5.1.2-z @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Nobody sells shares of CONRAIL before it has operated
    When the Nickel Plate buys a 10H-train from the bank for $600
    And CONRAIL replaces the token of the NYC in L14
    And the Nickel Plate discards a 6H-train
    And the Nickel Plate ends its turn
    Then it is stock round 6
    When Carol passes
    And Alice tries to sell 10% of CONRAIL
    Then it is refused and nothing has changed
    When Alice sells 10% of the LS&I
    Then Alice holds 0% of the LS&I

  @18GL-4.1.2-p @18GL-4.1.2-b @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Players buy no bonds out of the treasury of CONRAIL
    When the Nickel Plate buys a 10H-train from the bank for $600
    And CONRAIL replaces the token of the NYC in L14
    And the Nickel Plate discards a 6H-train
    And the Nickel Plate ends its turn
    # No legal twin: no bond is in the open market.
    And Carol tries to buy a bond of CONRAIL from its treasury
    Then it is refused and nothing has changed
    When Carol buys 10% of CONRAIL from its treasury
    Then Carol has paid $110
    And CONRAIL has received $110

  @18GL-4.5.1.2-ao @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL waits for the next operating round, as the merged companies have had their turns
    When the Nickel Plate buys a 10H-train from the bank for $600
    And CONRAIL replaces the token of the NYC in L14
    And the Nickel Plate discards a 6H-train
    Then no other company is still to operate in this round
    When the Nickel Plate ends its turn
    Then it is stock round 6
    When everybody passes
    Then it is CONRAIL's turn to lay track
    And it is operating round 6.1 of 3
