Feature: CONRAIL of five companies or more
  With five companies or more twenty shares may not suffice for the exchange. Then bonds are given as well, ten at most,
  and who comes last may get nothing.

  Background:
    Given 4 players at the table in phase 6H
    And the IC is in operation, opened at $100
    And the DT&I, the LS&I, the Milwaukee Road, the Nickel Plate and the GT are in operation, opened at $60
    And the IC has $2,000 in its treasury
    And the IC owns a 6H-train
    And Alice is president of the IC with 50%
    And the bank has no 6H-trains left
    And it is the IC's turn to buy trains

  @reading:18GL-Q46=a @18GL-4.5.1.2-r @18GL-4.5.1.2-i @18GL-4.5.1.2-ar
  Scenario: Shares are given first, and bonds when the twenty shares are used up
    Given the shares are held thus
      | DT&I           | president Alice 60% | market 40% |
      | LS&I           | president Bob 60%   | market 40% |
      | Milwaukee Road | president Carol 60% | market 40% |
      | Nickel Plate   | president Dave 60%  | market 40% |
      | GT             | president Alice 60% | market 40% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I, the LS&I, the Milwaukee Road, the Nickel Plate and the GT
    And CONRAIL has 20 shares
    And Alice is president of CONRAIL with 30%
    And Bob holds 15% of CONRAIL
    And Dave holds 15% of CONRAIL
    And the open market holds 25% of CONRAIL
    And there are 5 bonds in the open market
    And CONRAIL has 5 bonds in its treasury
    And CONRAIL has $0 in its treasury

  @reading:18GL-Q46=c @18GL-4.5.1.2-r @18GL-4.5.1.2-i @18GL-4.5.1.2-ar
  Scenario: Bonds are given first, and shares when the ten bonds are used up
    Given the shares are held thus
      | DT&I           | president Alice 60% | market 40% |
      | LS&I           | president Bob 60%   | market 40% |
      | Milwaukee Road | president Carol 60% | market 40% |
      | Nickel Plate   | president Dave 60%  | market 40% |
      | GT             | president Alice 60% | market 40% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I, the LS&I, the Milwaukee Road, the Nickel Plate and the GT
    And Alice has 6 bonds
    And Alice holds 0% of CONRAIL
    And Bob has 3 bonds
    And Carol has 1 bond
    And Carol holds 10% of CONRAIL
    And Dave is president of CONRAIL with 15%
    And there are 0 bonds in the open market

  @reading:18GL-Q46=b @18GL-4.5.1.2-r @18GL-4.5.1.2-i
  Scenario: Whoever exchanges takes a share or a bond for each two old shares, as he likes
    Given the shares are held thus
      | DT&I           | president Alice 40% | Carol 20% | market 40% |
      | LS&I           | president Bob 20%   | market 50% |           |
      | Milwaukee Road | president Carol 20% | market 50% |           |
      | Nickel Plate   | president Dave 40%  | market 50% |           |
      | GT             | president Dave 60%  | market 40% |           |
    When the IC buys a 10H-train from the bank for $600
    Then it is Alice's turn to exchange old shares
    When Alice takes a bond of CONRAIL for two old shares
    And Alice takes 5% of CONRAIL for two old shares
    Then it is Bob's turn to exchange old shares
    When Bob takes a bond of CONRAIL for two old shares
    And Carol takes 5% of CONRAIL for two old shares
    And Carol takes 5% of CONRAIL for two old shares
    And Dave takes a bond of CONRAIL for two old shares
    And Dave takes a bond of CONRAIL for two old shares
    And Dave takes a bond of CONRAIL for two old shares
    And Dave takes a bond of CONRAIL for two old shares
    And Dave takes 5% of CONRAIL for two old shares
    Then CONRAIL has been formed of the DT&I, the LS&I, the Milwaukee Road, the Nickel Plate and the GT
    And Alice has 1 bond
    And Alice holds 5% of CONRAIL
    And Bob has 1 bond
    And Bob holds 0% of CONRAIL
    And Carol is president of CONRAIL with 10%
    And Dave has 4 bonds
    And Dave holds 5% of CONRAIL

  @reading:18GL-Q46=b @18GL-4.5.1.2-r @18GL-4.5.1.2-j
  Scenario: It is one player after the other who chooses
    Given the shares are held thus
      | DT&I           | president Bob 40%  | market 50% |
      | LS&I           | president Bob 20%  | market 50% |
      | Milwaukee Road | president Bob 20%  | market 50% |
      | Nickel Plate   | president Dave 40% | market 50% |
      | GT             | president Dave 60% | market 40% |
    When the IC buys a 10H-train from the bank for $600
    And Dave tries to take a bond of CONRAIL for two old shares
    Then it is refused and nothing has changed
    When Bob takes a bond of CONRAIL for two old shares
    Then Bob has 1 bond
    And it is Bob's turn to exchange old shares
    When Bob tries to take 10% of CONRAIL for two old shares
    Then it is refused and nothing has changed
    When Bob takes 5% of CONRAIL for two old shares
    Then Bob holds 5% of CONRAIL

  @18GL-4.5.1.2-r @18GL-4.5.1.2-q
  Scenario: Four companies keep their bonds though the open market comes last
    Given the GT owns a 6H-train
    And the shares are held thus
      | DT&I           | president Alice 60% | market 40% |
      | LS&I           | president Bob 60%   | market 40% |
      | Milwaukee Road | president Carol 60% | market 40% |
      | Nickel Plate   | president Dave 60%  | market 40% |
      | GT             | president Alice 60% | market 40% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I, the LS&I, the Milwaukee Road and the Nickel Plate
    And Bob holds 15% of CONRAIL
    And the open market holds 40% of CONRAIL
    And there are 0 bonds in the open market
    And CONRAIL has 10 bonds in its treasury

  @reading:18GL-Q46=c @18GL-4.5.1.2-s
  Scenario: What exceeds twenty shares and ten bonds is lost
    Given the B&O and the Monon are in operation, opened at $60
    And the shares are held thus
      | DT&I           | president Alice 60% | market 40% |
      | LS&I           | president Bob 60%   | market 40% |
      | Milwaukee Road | president Carol 60% | market 40% |
      | Nickel Plate   | president Dave 60%  | market 40% |
      | GT             | president Alice 60% | market 40% |
      | B&O            | president Bob 60%   | market 40% |
      | Monon          | president Carol 60% | market 40% |
    # 35 shares and bonds for 70 old shares, where there are 30
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I, the LS&I, the Milwaukee Road, the Nickel Plate, the GT, the B&O and the Monon
    And CONRAIL has 0 bonds in its treasury
    And CONRAIL has $0 in its treasury
    And CONRAIL's treasury holds 0% of CONRAIL
    And the DT&I, the LS&I, the Milwaukee Road, the Nickel Plate, the GT, the B&O and the Monon are no longer in the game

  @reading:18GL-Q46=a @18GL-4.5.1.2-s
  Scenario: The open market comes last, so that it is the open market that loses
    Given the B&O and the Monon are in operation, opened at $60
    And the shares are held thus
      | DT&I           | president Alice 60% | market 40% |
      | LS&I           | president Bob 60%   | market 40% |
      | Milwaukee Road | president Carol 60% | market 40% |
      | Nickel Plate   | president Dave 60%  | market 40% |
      | GT             | president Alice 60% | market 40% |
      | B&O            | president Bob 60%   | market 40% |
      | Monon          | president Carol 60% | market 40% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I, the LS&I, the Milwaukee Road, the Nickel Plate, the GT, the B&O and the Monon
    And Alice is president of CONRAIL with 30%
    And Bob holds 30% of CONRAIL
    And Carol holds 30% of CONRAIL
    And Dave holds 10% of CONRAIL
    And Dave has 1 bond
    And the open market holds 0% of CONRAIL
    And there are 9 bonds in the open market

  # Old shares of the players: twenty, for which all ten bonds are given.
  @reading:18GL-Q46=c @reading:18GL-Q193=a @reading:18GL-Q13=a @18GL-4.5.1.2-w @18GL-4.5.1.2-l @18GL-4.5.1.2-r
  Scenario: If no player has got a share, the first who buys one acts as president
    Given the shares are held thus
      | DT&I           | president Alice 40% | market 40% |
      | LS&I           | president Bob 40%   | market 40% |
      | Milwaukee Road | president Carol 40% | market 40% |
      | Nickel Plate   | president Dave 40%  | market 40% |
      | GT             | president Alice 40% | market 40% |
    And it is the IC's turn to buy trains in operating round 2.2
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has no president
    And Alice has 4 bonds
    When the IC ends its turn
    Then it is stock round 3
    When Alice passes
    And Bob buys 5% of CONRAIL from the open market
    Then Bob acts as president of CONRAIL with 5%
    And Bob has $490
    When Carol buys 5% of CONRAIL from the open market
    Then Bob acts as president of CONRAIL with 5%

  @reading:18GL-Q46=c @reading:18GL-Q193=b @18GL-4.5.1.2-w @18GL-4.5.1.2-r
  Scenario: If no player has got a share, CONRAIL closes like a company without a successor
    Given the shares are held thus
      | DT&I           | president Alice 40% | market 40% |
      | LS&I           | president Bob 40%   | market 40% |
      | Milwaukee Road | president Carol 40% | market 40% |
      | Nickel Plate   | president Dave 40%  | market 40% |
      | GT             | president Alice 40% | market 40% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL and the DT&I are no longer in the game
    And the open market holds 0% of CONRAIL
    And CONRAIL has no token on the map

  @reading:18GL-Q46=b @18GL-4.5.1.2-r
  Scenario: Bonds are given in exchange out of the treasury of CONRAIL
    Given the shares are held thus
      | DT&I           | president Bob 40%  | market 50% |
      | LS&I           | president Bob 20%  | market 50% |
      | Milwaukee Road | president Bob 20%  | market 50% |
      | Nickel Plate   | president Dave 40% | market 50% |
      | GT             | president Dave 60% | market 40% |
    When the IC buys a 10H-train from the bank for $600
    And Bob tries to buy a bond of CONRAIL from the market
    Then it is refused and nothing has changed
    When Bob takes a bond of CONRAIL for two old shares
    Then Bob has 1 bond
    And Bob has $600

  @reading:18GL-Q46=b @18GL-4.5.1.2-j
  Scenario: Whoever has to choose does that first, though his company has nothing left
    Given the IC has 2 loans
    And the IC has $600 in its treasury
    And Alice has $0
    And the shares are held thus
      | IC             | president Alice 50% |            |
      | DT&I           | president Alice 40% | market 50% |
      | LS&I           | president Bob 20%   | market 50% |
      | Milwaukee Road | president Bob 20%   | market 50% |
      | Nickel Plate   | president Dave 40%  | market 50% |
      | GT             | president Dave 60%  | market 40% |
    When the IC buys a 10H-train from the bank for $600
    # No legal twin: nobody has to raise money.
    And Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice takes a bond of CONRAIL for two old shares
    Then Alice has 1 bond
