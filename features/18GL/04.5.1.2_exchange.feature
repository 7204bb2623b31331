Feature: Old shares for shares of CONRAIL
  Two old shares, of whichever merging companies, are exchanged for one of CONRAIL: first by the players, from the one
  whose company has bought the train on clockwise, then in the treasuries, and last in the open market, where what was
  odd elsewhere lies, too. What is odd there is lost.

  Background:
    Given 4 players at the table in phase 6H
    And the IC is in operation, opened at $100
    And the DT&I and the LS&I are in operation, opened at $90
    And the Nickel Plate is in operation, opened at $80
    And Alice is president of the IC with 50%
    And the IC has $2,000 in its treasury
    And the IC owns a 6H-train
    And the Nickel Plate owns a 6H-train
    And Alice is president of the Nickel Plate with 50%
    And the bank has no 6H-trains left
    And it is the IC's turn to buy trains

  @18GL-4.5.1.2-i @18GL-4.5.1.2-p @18GL-4.5.1.2-t @18GL-1-c
  Scenario: Two companies make a CONRAIL of ten shares, one for two old ones
    Given the shares are held thus
      | DT&I | president Bob 40%  | Carol 20% | market 40% |
      | LS&I | president Dave 40% | Alice 20% | market 40% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And CONRAIL has 10 shares
    And Bob is president of CONRAIL with 20%
    And Carol holds 10% of CONRAIL
    And Dave holds 20% of CONRAIL
    And Alice holds 10% of CONRAIL
    And the open market holds 40% of CONRAIL
    And CONRAIL has 10 bonds in its treasury

  @18GL-4.5.1.2-ae
  Scenario: The certificates of the merged companies leave the game
    Given the shares are held thus
      | DT&I | president Bob 40%  | Carol 20% | market 40% |
      | LS&I | president Dave 40% | Alice 30% | market 30% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And the box holds 9 certificates of the DT&I
    And the box holds 9 certificates of the LS&I
    And the DT&I and the LS&I are no longer in the game

  @18GL-4.5.1.2-q @18GL-4.5.1.2-i
  Scenario: Three companies make a CONRAIL of twenty shares, half as much for two old ones
    Given the Milwaukee Road is in operation, opened at $70
    And the shares are held thus
      | DT&I           | president Bob 40%   | Carol 20% | market 40% |
      | LS&I           | president Dave 40%  | Alice 20% | market 40% |
      | Milwaukee Road | president Carol 60% | market 40% |           |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I, the LS&I and the Milwaukee Road
    And CONRAIL has 20 shares
    And Carol is president of CONRAIL with 20%
    And Bob holds 10% of CONRAIL
    And Dave holds 10% of CONRAIL
    And Alice holds 5% of CONRAIL
    And the open market holds 55% of CONRAIL
    And CONRAIL has 10 bonds in its treasury

  @18GL-4.5.1.2-q
  Scenario: Of four companies all twenty shares are given for old ones
    Given the Milwaukee Road and the GT are in operation, opened at $70
    And the shares are held thus
      | DT&I           | president Bob 40%   | Carol 20% | market 40% |
      | LS&I           | president Dave 40%  | Alice 20% | market 40% |
      | Milwaukee Road | president Carol 60% | market 40% |           |
      | GT             | president Alice 60% | market 40% |           |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I, the LS&I, the Milwaukee Road and the GT
    And Alice is president of CONRAIL with 20%
    And Bob holds 10% of CONRAIL
    And Carol holds 20% of CONRAIL
    And Dave holds 10% of CONRAIL
    And the open market holds 40% of CONRAIL
    And CONRAIL has $0 in its treasury
    And CONRAIL has 10 bonds in its treasury

  # the order

  @18GL-4.5.1.2-j @18GL-4.5.1.2-k
  Scenario Outline: The exchange begins with the president whose company has bought the train, and goes on clockwise
    Given <buyer> is president of the IC with 50%
    And the shares are held thus
      | DT&I | president Bob 40%  | Carol <Carol> | market 20% |
      | LS&I | president Dave 40% | market 50%    |            |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And <first> is president of CONRAIL with 20%

    Examples:
      | buyer | Carol | first |
      | Alice | 40%   | Bob   |
      | Bob   | 40%   | Bob   |
      | Carol | 40%   | Carol |
      | Carol | 20%   | Dave  |
      | Dave  | 40%   | Dave  |

  @18GL-4.5.1.2-k @18GL-4.5.1.2-va
  Scenario: Whoever has more shares takes the president's certificate over when all have exchanged
    Given the shares are held thus
      | DT&I | president Bob 40%   | Carol 20% | market 40% |
      | LS&I | president Carol 40% | Dave 20%  | market 40% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And Carol is president of CONRAIL with 30%
    And Bob holds 20% of CONRAIL
    And Bob holds 2 certificates of CONRAIL

  @18GL-4.5.1.2-k
  Scenario: Two shares are needed for the president's certificate, not two old ones
    Given the shares are held thus
      | DT&I | president Bob 20%   | Carol 20% | market 50% |
      | LS&I | president Dave 40%  | Carol 20% | market 40% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And Carol is president of CONRAIL with 20%
    And Bob holds 10% of CONRAIL
    And Dave holds 20% of CONRAIL

  # what is odd

  @18GL-4.5.1.2-m @18GL-4.5.1.2-o
  Scenario: An odd old share of a player is exchanged with those of the open market
    Given the shares are held thus
      | DT&I | president Bob 30%  | Carol 20% | market 50% |
      | LS&I | president Dave 40% | Alice 20% | market 40% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And Bob holds 10% of CONRAIL
    And Dave is president of CONRAIL with 20%
    And the open market holds 50% of CONRAIL
    # no share is left over that the bank would pay for
    And CONRAIL has $0 in its treasury

  @18GL-4.5.1.2-o @18GL-4.5.1.2-m
  Scenario: Odd old shares of several players are exchanged together in the open market
    Given the shares are held thus
      | DT&I | president Bob 30%  | Carol 20% | market 50% |
      | LS&I | president Dave 30% | Alice 30% | market 40% |
    When the IC buys a 10H-train from the bank for $600
    # nine old shares that lay there, and three odd ones
    Then CONRAIL has been formed of the DT&I and the LS&I
    And Alice holds 10% of CONRAIL
    And Carol holds 10% of CONRAIL
    And the open market holds 60% of CONRAIL
    And CONRAIL has $0 in its treasury

  @reading:18GL-Q43=a @18GL-4.5.1.2-j @18GL-4.5.1.2-m
  Scenario: A player exchanges the old shares of all companies together
    Given the shares are held thus
      | DT&I | president Bob 30%  | Carol 20% | market 50% |
      | LS&I | president Dave 40% | Bob 10%   | market 50% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And Bob is president of CONRAIL with 20%

  @reading:18GL-Q43=b @18GL-4.5.1.2-j @18GL-4.5.1.2-m
  Scenario: A player exchanges the old shares company by company
    Given the shares are held thus
      | DT&I | president Bob 30%  | Carol 20% | market 50% |
      | LS&I | president Dave 40% | Bob 10%   | market 50% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And Bob holds 10% of CONRAIL
    And Dave is president of CONRAIL with 20%

  # treasuries

  @reading:18GL-Q45=a @18GL-4.5.1.2-n @18GL-4.5.1.2-t
  Scenario: Shares given for old ones of the treasuries lie in CONRAIL's treasury
    Given the shares are held thus
      | DT&I | president Bob 40%  | Carol 20% |            |
      | LS&I | president Dave 40% | Alice 20% | market 20% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And CONRAIL's treasury holds 30% of CONRAIL
    And the open market holds 10% of CONRAIL
    And CONRAIL has $0 in its treasury

  # reconstruction: the price of $110
  @reading:18GL-Q45=b @reconstruction @18GL-4.5.1.2-n @18GL-4.5.1.2-ai @18GL-4.5.1.2-aj
  Scenario: Shares given for old ones of the treasuries are undistributed like others
    Given the shares are held thus
      | DT&I | president Bob 40%  | Carol 20% |            |
      | LS&I | president Dave 40% | Alice 20% | market 20% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And CONRAIL's treasury holds 0% of CONRAIL
    And the open market holds 40% of CONRAIL
    And CONRAIL has $330 in its treasury

  @reading:18GL-Q45=a @18GL-4.5.1.2-n @18GL-4.5.1.2-o
  Scenario: An odd old share of a treasury is exchanged with those of the open market
    Given the shares are held thus
      | DT&I | president Bob 40%  | Carol 20% | market 10% |
      | LS&I | president Dave 40% | Alice 20% |            |
    When the IC buys a 10H-train from the bank for $600
    # seven in the treasuries: three shares, and one old one to the market, where it makes one share with another
    Then CONRAIL has been formed of the DT&I and the LS&I
    And CONRAIL's treasury holds 30% of CONRAIL
    And the open market holds 10% of CONRAIL
    And CONRAIL has $0 in its treasury
