Feature: One after the other, played from the deal
  In a stock round one player acts after the other, in an operating round one company after the other, each step after the one before.

  @18GL-4.1.2-a @18GL-4.1-b @18GL-4.2-u @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  # reconstruction: the price has fallen by a column
  Scenario: While it is Carol's turn Alice neither starts a company nor buys a share
    Given the game has been played up to the second stock round
    When Alice tries to buy the president's certificate of the GT at a par of $60
    Then it is refused and nothing has changed
    When Alice tries to buy 10% of the IC from its treasury
    Then it is refused and nothing has changed
    When Carol passes
    And Alice buys 10% of the IC from its treasury
    Then Alice has $265
    When Bob buys the president's certificate of the GT at a par of $60
    Then Bob has $215

  @18GL-4.1-b @18GL-4.1.2-l @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Nor does Carol sell a bond while it is Alice's turn
    Given the game has been played up to the seventh stock round
    When Carol buys a bond of CONRAIL from the open market
    And Carol tries to sell 1 bond of CONRAIL
    Then it is refused and nothing has changed
    When Alice passes
    And Bob passes
    And Carol sells 1 bond of CONRAIL
    Then Carol has $631

  @18GL-4.6-h @18GL-4.6-j @18GL-4.6-e @18GL-4.3-g @reading:18GL-Q23=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: While the Lake Superior builds, runs and buys trains the Pennsylvania does not
    Given the game has been played up to the second operating round
    When the PRR tries to lay #8 on M19, joining NW and NE
    Then it is refused and nothing has changed
    When the LS&I lays no track
    And the PRR tries to place a token in L16
    Then it is refused and nothing has changed
    When the PRR tries to put the mine marker on E1, with Bob's consent
    Then it is refused and nothing has changed
    When the LS&I puts the mine marker on E1
    And the LS&I places no token
    And the PRR tries to run
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    Then it is the LS&I's turn to buy trains
    When the PRR tries to buy a 4H-train from the bank for $200
    Then it is refused and nothing has changed
    When the PRR tries to buy no train
    Then it is refused and nothing has changed
    When the LS&I buys a 4H-train from the bank for $200
    And the LS&I ends its turn
    And the PRR lays #8 on M19, joining NW and NE
    And the PRR places a token in L16
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    Then the PRR has earned $80
    And the PRR has $20 in its treasury

  @18GL-4.6-h @18GL-4.6-e @18GL-4.2-e @reading:18GL-Q40=a @reconstruction
  Scenario: While the Pennsylvania could open a line, the Nickel Plate does not
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the Nickel Plate tries to open the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then the PRR has the ferry marker

  @18GL-4.6-j @reading:18GL-Q13=a @reading:18GL-Q23=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: Before the dividend the Pennsylvania buys no train
    Given the game has been played up to the interest on a loan
    When the Nickel Plate ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR tries to buy a 4H-train from the NYC for $200, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR keeps its revenue
    And the PRR buys a 4H-train from the NYC for $200, with Alice's consent
    Then the PRR has $195 in its treasury

  @18GL-4.6-j @reading:18GL-Q40=a @reconstruction
  Scenario: No train is discarded that is not too many
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    # No legal twin: two trains are not too many.
    And the LS&I tries to discard a 2H-train
    Then it is refused and nothing has changed
    When the LS&I buys a 4H-train from the bank for $200
    Then the LS&I owns two 2H-trains and a 4H-train

  @18GL-4.7-a @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Without a train and without the money for one a company does not end its turn
    Given the game has been played up to the bonds in need
    When CONRAIL tries to buy no train
    Then it is refused and nothing has changed
    When CONRAIL issues 7 bonds
    And CONRAIL buys an E-train from the bank for $800
    And CONRAIL buys no train
    Then CONRAIL has $65 in its treasury

  @18GL-4.7.2-i @18GL-4.2-e @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: While the Lake Superior has to borrow the Pennsylvania takes no loan
    Given the game has been played up to the bonds in need
    When CONRAIL issues 7 bonds
    And CONRAIL buys an E-train from the bank for $800
    And CONRAIL ends its turn
    And the LS&I lays no track
    And the LS&I places no token
    And the PRR tries to take a loan
    Then it is refused and nothing has changed
    When the LS&I takes a loan
    Then the LS&I has $881 in its treasury
    And the PRR has no loans

  @18GL-4.6-j @18GL-4.6.9-a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: The loan of the Lake Superior is repaid in its step, and by it alone
    Given the game has been played up to the last turn of the game
    When the LS&I tries to repay a loan
    Then it is refused and nothing has changed
    When the LS&I runs
      | E-train | D2 E1 |
    And the LS&I tries to repay a loan
    Then it is refused and nothing has changed
    When the LS&I keeps its revenue
    And the LS&I buys no train
    And the PRR tries to repay a loan
    Then it is refused and nothing has changed
    When the LS&I repays a loan
    Then the LS&I has no loans

  @18GL-4.6-j @18GL-4.6.11-c @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A company buys its own shares when its trains have been bought, not sooner
    Given the game has been played up to the fourth stock round
    When Carol passes
    And Alice passes
    And Bob sells 10% of the LS&I
    And Bob passes
    And everybody passes
    And the Nickel Plate runs
      | 2H-train | L14 M15 N14         |
      | 2H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate ends its turn
    And the NYC runs
      | 2H-train | L14 M15 N14         |
      | 4H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the LS&I tries to redeem one share
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I buys no train
    And the LS&I redeems one share
    Then the LS&I's treasury holds 60% of the LS&I

  @18GL-4.6-j @18GL-4.6.10-a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: No bond is bought back after the step of the bonds
    Given the game has been played up to the seventh stock round
    When everybody passes
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back no bond
    And CONRAIL tries to buy back a bond from the open market
    Then it is refused and nothing has changed
    And there are 6 bonds in the open market

  @18GL-4.7.3-a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q59=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Nobody but the president who raises money is bankrupt
    Given the game has been played up to the eve of a bankruptcy
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    And Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Bob declares bankruptcy
    Then Bob is bankrupt

  @18GL-4.6-h @18GL-4.6-e @reading:18GL-Q23=a @reading:18GL-Q40=a @reconstruction
  Scenario: In its turn the Pennsylvania builds and nobody does it instead
    Given the game has been played up to the first operating round of five
    When the PRR tries to lay #5 on D2, joining NE and SE
    Then it is refused and nothing has changed
    When the LS&I lays #5 on D2, joining NE and SE
    And the LS&I buys a 2H-train from the bank for $100
    And the LS&I ends its turn
    And the Nickel Plate tries to lay #9 on M17, joining NW and SE
    Then it is refused and nothing has changed
    When the PRR lays #9 on M17, joining NW and SE
    And the PRR lays #57 on L16, joining NW and SE
    And the PRR lays no track
    And the Nickel Plate tries to place a token in L16
    Then it is refused and nothing has changed
    When the PRR places a token in L16
    Then the PRR has tokens in N18 and L16 only
    And the PRR has $180 in its treasury
