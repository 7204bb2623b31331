Feature: Bonds, played from the deal
  Seven bonds that CONRAIL has issued lie in the open market, three in its treasury.

  Background:
    Given the game has been played up to the seventh stock round

  @18GL-4.1.2-l @18GL-4.1.2-n @18GL-4.5.1.2-as @18GL-4.7.4-c @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A player buys one bond a turn, for $100
    When Carol buys a bond of CONRAIL from the open market
    Then Carol has paid $100
    And the bank has received $100
    And Carol has 1 bond
    And there are 6 bonds in the open market
    When Carol tries to buy a bond of CONRAIL from the open market
    Then it is refused and nothing has changed

  @18GL-4.1.2-l @18GL-4.1.2-n @18GL-4.5.1.2-as @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A player sells several bonds in one turn
    When Carol buys a bond of CONRAIL from the open market
    And Alice passes
    And Bob passes
    And Carol buys a bond of CONRAIL from the open market
    And Alice passes
    And Bob passes
    And Carol tries to sell 3 bonds of CONRAIL
    Then it is refused and nothing has changed
    When Carol sells 2 bonds of CONRAIL
    Then Carol has received $200
    And Carol has no bonds
    And there are 7 bonds in the open market

  @18GL-4.1.2-m @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A turn with nothing but a bond keeps the round going
    When Carol passes
    And Alice passes
    And Bob buys a bond of CONRAIL from the open market
    And Carol passes
    And Alice passes
    Then it is Bob's turn to trade
    And it is stock round 7
    When Bob passes
    Then it is operating round 7.1

  @18GL-3.3-e @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: From phase E on a company may start at $200
    When Carol buys the president's certificate of the DT&I at a par of $200
    Then Carol has paid $400
    And the DT&I stands at $200 in row 1

  @18GL-4.6.5-a @18GL-4.6.5-b @18GL-4.6.5-c @18GL-4.5.1.2-av @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL pays $10 for each bond that is not its own, to Carol for hers and to the bank for those in the market
    When Carol buys a bond of CONRAIL from the open market
    And everybody passes
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    Then Carol has received $10
    And CONRAIL has paid $70
    And the bank has received $60
    And no other player or company has gained or lost money

  @18GL-4.6.10-a @18GL-4.6.10-b @18GL-4.6.10-d @18GL-4.7.4-f @18GL-4.5.1.2-at @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL buys back the bonds in the open market, not that of Carol
    When Carol buys a bond of CONRAIL from the open market
    And everybody passes
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    And CONRAIL buys no train
    And CONRAIL tries to buy back a bond from Carol
    Then it is refused and nothing has changed
    When CONRAIL buys back a bond from the open market
    Then CONRAIL has paid $100
    And the bank has received $100
    And there are 5 bonds in the open market
    And CONRAIL has four bonds in its treasury
    And Carol has 1 bond

  @18GL-4.6.10-c @18GL-4.6.10-d @18GL-4.5.1.2-au @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: With none left in the open market Carol has to give up hers
    When Carol buys a bond of CONRAIL from the open market
    And everybody passes
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    Then there are no bonds in the open market
    When CONRAIL buys back a bond from Carol
    Then Carol has received $100
    And CONRAIL has paid $100
    And CONRAIL has ten bonds in its treasury
    And CONRAIL has $97 in its treasury

  @18GL-4.6-c @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Of two companies at one price that further to the right goes first
    Then the Nickel Plate stands at $50 in row 7
    And the LS&I stands at $50 in row 6
    When everybody passes
    Then it is CONRAIL's turn to lay track
    And still to operate in this round are the GT, the Milwaukee Road, the Nickel Plate, the LS&I and the PRR, in this order

  @18GL-3.5-l @18GL-4.6-d @18GL-4.6-f @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A token that comes to an occupied cell lies under those already there
    Then the Milwaukee Road stands at $100 in row 1, under the GT
    When everybody passes
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    Then CONRAIL stands at $100 in row 1, under the GT and the Milwaukee Road
    When CONRAIL ends its turn
    Then it is the GT's turn to lay track
