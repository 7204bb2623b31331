Feature: Dealing in trains, played from the deal
  Trains are bought of the bank and out of the open market at the printed price, and from phase 6H on of other companies at any price of
  $1 or more. CONRAIL pays and gets what is printed.

  @18GL-2-o @18GL-4.6.8-a @reading:18GL-Q40=a @reconstruction
  Scenario: Before phase 6H the first company on turn buys no train of another either
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I tries to buy a 2H-train from the Nickel Plate for $100, with Alice's consent
    Then it is refused and nothing has changed
    When the LS&I buys a 4H-train from the bank for $200
    Then the LS&I owns two 2H-trains and a 4H-train

  @18GL-4.6.8-b @18GL-4.6.8-t2 @reading:18GL-Q40=a @reconstruction
  Scenario: No train is handed in for one of the bank
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I tries to buy a 4H-train from the bank for $200, handing in a 2H-train
    Then it is refused and nothing has changed
    When the LS&I buys a 4H-train from the bank for $200
    Then the LS&I owns two 2H-trains and a 4H-train
    And the LS&I has paid $200

  @18GL-4.6.8-b @reading:18GL-Q23=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A company that has a train pays for another one from its treasury alone
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I buys a 4H-train from the bank for $200
    And the LS&I ends its turn
    And the PRR lays #8 on M19, joining NW and NE
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    Then the PRR has $140 in its treasury
    When the PRR tries to buy a 4H-train from the bank for $200
    Then it is refused and nothing has changed
    And the PRR owns a 2H-train

  @18GL-4.6.8-b @18GL-4.6.8-i @reading:18GL-Q13=a @reading:18GL-Q23=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: Nor does it pay another company more than it has
    Given the game has been played up to the interest on a loan
    When the Nickel Plate ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR tries to buy a 4H-train from the NYC for $396, with Alice's consent
    Then it is refused and nothing has changed
    When the PRR buys a 4H-train from the NYC for $395, with Alice's consent
    Then the PRR has $0 in its treasury
    And the NYC has received $395

  @18GL-4.6.8-i @18GL-4.6.8-a @18GL-4.6.8-b @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: The first company on turn, too, pays another one at least $1, and needs consent
    Given the game has been played up to the eve of phase E
    When the Nickel Plate ends its turn
    And the GT tries to buy a 6H-train from the LS&I for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the GT tries to buy a 6H-train from the LS&I for $1
    Then it is refused and nothing has changed
    When the GT tries to buy an E-train from the LS&I for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the GT tries to buy a 10H-train from the GT for $1
    Then it is refused and nothing has changed
    When the GT tries to buy a 6H-train from the LS&I for $1, handing in a 10H-train, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 6H-train from the LS&I for $1, with Bob's consent
    Then the GT has $99 in its treasury
    And the GT owns a 6H-train and a 10H-train
    And the LS&I owns a 6H-train

  @18GL-4.6.8-i @18GL-4.6.8-a @18GL-4.6.8-j @18GL-4.6.8-t3 @18GL-4.6.8-t4 @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL, which operates first, buys of one that has the train and agrees
    Given the game has been played up to the first turn of CONRAIL
    When CONRAIL tries to buy a 6H-train from the LS&I for $300
    Then it is refused and nothing has changed
    When CONRAIL tries to buy a 10H-train from the LS&I for $600, with Bob's consent
    Then it is refused and nothing has changed
    When CONRAIL tries to buy a 6H-train from the open market for $299
    Then it is refused and nothing has changed
    When CONRAIL tries to buy a 10H-train from the bank for $599
    Then it is refused and nothing has changed
    When CONRAIL buys a 6H-train from the LS&I for $300, with Bob's consent
    Then CONRAIL has $315 in its treasury
    And the LS&I has received $300

  @18GL-4.6.8-b @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL hands in no train either
    Given the game has been played up to the first turn of CONRAIL
    When CONRAIL buys a 6H-train from the LS&I for $300, with Bob's consent
    And CONRAIL tries to buy a 6H-train from the open market for $300, handing in a 6H-train
    Then it is refused and nothing has changed
    When CONRAIL buys a 6H-train from the open market for $300
    Then CONRAIL owns two 6H-trains
    And CONRAIL has $15 in its treasury

  @18GL-4.6.8-b @18GL-4.6.8-t3 @18GL-4.6.8-t5 @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: In the open market, too, a train costs its printed price and none is handed in
    Given the game has been played up to the eve of phase E
    When the Nickel Plate tries to buy a 6H-train from the open market for $301
    Then it is refused and nothing has changed
    When the Nickel Plate tries to buy a 6H-train from the open market for $75
    Then it is refused and nothing has changed
    When the Nickel Plate tries to buy a 6H-train from the open market for $300, handing in a 10H-train
    Then it is refused and nothing has changed
    When the Nickel Plate tries to buy an E-train from the bank for $800, handing in a 10H-train
    Then it is refused and nothing has changed
    When the Nickel Plate buys a 6H-train from the open market for $300
    Then the Nickel Plate has $1960 in its treasury
    And the Nickel Plate owns a 6H-train and a 10H-train

  @18GL-4.6.8-j @18GL-4.5.1.2-aq @18GL-4.7.1-d @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario Outline: CONRAIL sells a 6H-train for its printed price and not for <wrong>
    Given the game has been played up to the eve of phase E
    When the Nickel Plate tries to buy a 6H-train from CONRAIL for <wrong>, with Carol's consent
    Then it is refused and nothing has changed
    When the Nickel Plate buys a 6H-train from CONRAIL for $300, with Carol's consent
    Then CONRAIL has $315 in its treasury
    And the Nickel Plate owns a 6H-train and a 10H-train

    Examples:
      | wrong |
      | $299  |
      | $301  |
      | $1    |

  @18GL-4.9-a @18GL-4.6.8-c @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: With the first 10H-train the E does not come up for sale yet
    Given the game has been played up to the eve of phase 10H
    When the Nickel Plate buys a 10H-train from the bank for $600
    And the Nickel Plate discards a 6H-train
    And the Nickel Plate tries to buy an E-train from the bank for $800
    Then it is refused and nothing has changed
    And the Nickel Plate has $1650 in its treasury
    And the bank has 3 10H-trains left

  @18GL-4.6.8-a @18GL-2-i @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: At its limit a company buys no train out of the open market
    Given the game has been played up to the first turn of CONRAIL
    When CONRAIL buys a 6H-train from the LS&I for $300, with Bob's consent
    And CONRAIL ends its turn
    And the LS&I runs
      | 6H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR tries to buy a 6H-train from the open market for $300
    Then it is refused and nothing has changed
    When the PRR ends its turn
    And the Nickel Plate runs
      | 10H-train | N14 M15 L14 K15 L16 M17 N18 |
      | 6H-train  | L10 L12 L14                 |
    Then the PRR owns two 6H-trains

  @18GL-4.6.8-k @18GL-4.7.1-b @18GL-4.8-g @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: With its loan the Illinois Central pays another company the printed price at most
    Given the game has been played up to the eve of a phase E without CONRAIL
    When the Nickel Plate ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the IC runs
      | 6H-train | B18 B16 C15 D14 |
    And the IC keeps its revenue
    And the IC tries to buy a 6H-train from the PRR for $301
    Then it is refused and nothing has changed
    When the IC buys a 6H-train from the PRR for $300
    Then the PRR has received $300
    And the IC owns two 6H-trains

  @18GL-4.3-n9c @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: The train with the token of the Locomotive Company is not sold
    Given the game has been played up to the fifth stock round
    When everybody passes
    And the NYC runs
      | 4H-train | L14 K15 L16 M17 N18 |
      | 4H-train | L14 M15 N14         |
      | 4H-train | L10 L12 L14         |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the LS&I lays no track
    And the LS&I places no token
    And the LS&I puts the locomotive marker on a 4H-train, with Carol's consent
    And the LS&I runs
      | 4H-train | D2 E3 E1 |
      | 6H-train | D2 E1    |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the Nickel Plate runs
      | 4H-train | L10 L12 L14                 |
      | 6H-train | N14 M15 L14 K15 L16 M17 N18 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate tries to buy a 4H-train from the LS&I for $100, with Bob's consent
    Then it is refused and nothing has changed
    When the Nickel Plate buys a 6H-train from the LS&I for $100, with Bob's consent
    Then the LS&I owns a 4H-train
    And the locomotive marker lies on a 4H-train of the LS&I

  @18GL-4.7-a @18GL-4.6.8-i @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q113=b @reconstruction
  Scenario: If it counts at the end of the round, the last train of a company that has operated is not for sale
    Given the game has been played up to the eve of phase E
    When the Nickel Plate tries to buy a 10H-train from the GT for $1
    Then it is refused and nothing has changed
    When the Nickel Plate buys a 6H-train from the LS&I for $1, with Bob's consent
    Then the Nickel Plate owns a 6H-train and a 10H-train
    And the GT owns a 10H-train

  @18GL-4.7.2-j @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=b @reconstruction
  Scenario: If it is for the bank and the market only, what is left of a loan buys no train of another company
    Given the game has been played up to the eve of phase 6H
    When the PRR buys a 6H-train from the bank for $300
    And the PRR buys a 4H-train from the IC for $1
    And the PRR ends its turn
    And the IC takes a loan
    And the IC buys a 6H-train from the bank for $300
    And the IC tries to buy a 4H-train from the NYC for $200, with Alice's consent
    Then it is refused and nothing has changed
    And the IC has $291 in its treasury

  @18GL-4.6.8-k @18GL-4.7.1-b @18GL-4.8-g @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario Outline: Nor does it sell a train for <less>, which is less than the printed price
    Given the game has been played up to the eve of a phase 10H without CONRAIL
    When the Nickel Plate tries to buy a <train> from the IC for <less>, with Carol's consent
    Then it is refused and nothing has changed
    When the Nickel Plate buys a <train> from the IC for <price>, with Carol's consent
    Then the Nickel Plate has paid <price>
    And the IC has received <price>

    Examples:
      | train    | less | price |
      | 4H-train | $199 | $200  |
      | 6H-train | $299 | $320  |
