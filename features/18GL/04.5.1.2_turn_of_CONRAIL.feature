Feature: The turns of CONRAIL
  CONRAIL operates in the round in which it is formed, if none of the companies that formed it has operated there before.

  Background:
    Given 4 players at the table in phase 6H
    And the IC is in operation, opened at $100
    And the bank has no 6H-trains left
    And the IC owns a 6H-train
    And the IC has $2,000 in its treasury
    And the shares are held thus
      | IC | president Alice 50% |

  # reconstruction: the price of $110
  @reconstruction @18GL-4.5.1.2-ao
  Scenario: If none of the merged companies has operated in the round CONRAIL has its turn in it, by its price
    Given the DT&I and the LS&I are in operation, opened at $90
    And the Nickel Plate and the GT are in operation, opened at $100
    And the shares are held thus
      | DT&I         | president Bob 40%   | market 50% |
      | LS&I         | president Carol 40% | market 50% |
      | Nickel Plate | president Dave 50%  |            |
      | GT           | president Dave 50%  |            |
    And the Nickel Plate owns a 6H-train
    And the GT owns a 6H-train
    And it is the IC's turn to buy trains
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And still to operate in this round are CONRAIL, the Nickel Plate and the GT, in this order
    When the IC ends its turn
    Then it is CONRAIL's turn to lay track

  @18GL-4.5.1.2-ao
  Scenario Outline: If one of the merged companies has operated in the round, CONRAIL waits for the next one
    Given the DT&I is in operation, opened at <DT&I>
    And the LS&I is in operation, opened at $90
    And the GT is in operation, opened at $90
    And the shares are held thus
      | DT&I | president Bob 40%   | market 50% |
      | LS&I | president Carol 40% | market 50% |
      | GT   | president Dave 50%  |            |
    And the GT owns a 6H-train
    And it is the IC's turn to buy trains
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And still to operate in this round are <waiting>

    Examples:
      | DT&I | waiting            |
      | $140 | the GT             |
      | $60  | CONRAIL and the GT |

  @18GL-4.5.1.2-ao
  Scenario: A CONRAIL that has waited has its turn in the next round
    Given the DT&I is in operation, opened at $140
    And the LS&I is in operation, opened at $90
    And the shares are held thus
      | DT&I | president Bob 40%   | market 50% |
      | LS&I | president Carol 40% | market 50% |
    And it is the IC's turn to buy trains in operating round 2.1 of 2
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And no other company is still to operate in this round
    When the IC ends its turn
    Then it is operating round 2.2
    And it is CONRAIL's turn to lay track

  # the first round

  # reconstruction: CONRAIL has a price
  @reading:18GL-Q79=a @reconstruction @18GL-4.5.1.2-ap @18GL-4.6.11-f @18GL-4.6.11-a
  Scenario: A CONRAIL that has waited does not trade its shares in its first turn either
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I and the LS&I, beginning at $110
    And CONRAIL had no turn in the round of its formation
    And Bob is president of CONRAIL with 40%
    And CONRAIL owns a 10H-train
    And the IC owns a 10H-train
    And it is CONRAIL's turn to lay track
    When CONRAIL lays no track
    And CONRAIL places no token
    And CONRAIL runs no train
    And CONRAIL buys no train
    And CONRAIL tries to issue one share
    Then it is refused and nothing has changed
    When the IC lays no track
    And the IC places no token
    And the IC runs no train
    And the IC buys no train
    And the IC issues one share
    Then the open market holds 10% of the IC

  # reconstruction: CONRAIL has a price
  @reading:18GL-Q79=b @reconstruction @18GL-4.5.1.2-ap @18GL-4.6.11-f
  Scenario: A CONRAIL that has waited may trade its shares in its first turn
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I and the LS&I, beginning at $110
    And CONRAIL had no turn in the round of its formation
    And Bob is president of CONRAIL with 40%
    And CONRAIL owns a 10H-train
    And the IC owns a 10H-train
    And it is CONRAIL's turn to lay track
    When CONRAIL lays no track
    And CONRAIL places no token
    And CONRAIL runs no train
    And CONRAIL buys no train
    And CONRAIL issues one share
    Then the open market holds 10% of CONRAIL

  # reconstruction: CONRAIL has a price
  @reconstruction @18GL-4.5.1.2-ap @18GL-4.6.11-a @reading:18GL-Q79=b
  Scenario: A CONRAIL that has not waited does not trade its shares in its first turn
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I and the LS&I, beginning at $110
    And Bob is president of CONRAIL with 40%
    And CONRAIL owns a 10H-train
    And the IC owns a 10H-train
    And it is CONRAIL's turn to lay track
    When CONRAIL lays no track
    And CONRAIL places no token
    And CONRAIL runs no train
    And CONRAIL buys no train
    And CONRAIL tries to issue one share
    Then it is refused and nothing has changed
    When the IC lays no track
    And the IC places no token
    And the IC runs no train
    And the IC buys no train
    And the IC issues one share
    Then the open market holds 10% of the IC

  # an acting president

  # reconstruction: CONRAIL has a price
  @reconstruction @18GL-4.5.1.2-ac @18GL-4.5.2-d
  Scenario: An acting president decides for CONRAIL, and nobody else
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And Carol holds 10% of CONRAIL
    And the IC owns a 10H-train
    And CONRAIL has $1,500 in its treasury
    And it is CONRAIL's turn to buy trains
    When CONRAIL, on Carol's word, tries to buy a 10H-train from the bank for $600
    Then it is refused and nothing has changed
    When CONRAIL, on Bob's word, buys a 10H-train from the bank for $600
    Then CONRAIL owns a 10H-train

  # reconstruction: CONRAIL has a price
  @reconstruction @18GL-4.5.1.2-ac
  Scenario: An acting president pays for a train that CONRAIL must buy and cannot pay for
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And Carol holds 10% of CONRAIL
    And the IC owns a 10H-train
    And CONRAIL has 2 loans
    And there are 10 bonds in the open market
    And CONRAIL has $200 in its treasury
    And it is Bob's turn to raise money for CONRAIL
    When CONRAIL buys a 10H-train from the bank for $600
    Then CONRAIL owns a 10H-train
    And CONRAIL has $0 in its treasury
    And Bob has $200

  # the limit, and trades with others

  # reconstruction: CONRAIL has a price
  @reconstruction @18GL-4.5.1.2-ax @18GL-4.6.8-a
  Scenario: CONRAIL may own three trains, one more than others
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob is president of CONRAIL with 40%
    And CONRAIL owns two 10H-trains
    And the IC owns a 10H-train
    And the bank has no 10H-trains left
    And CONRAIL has $2,000 in its treasury
    And it is CONRAIL's turn to buy trains
    When CONRAIL buys an E-train from the bank for $800
    Then CONRAIL owns two 10H-trains and an E-train
    When CONRAIL tries to buy an E-train from the bank for $800
    Then it is refused and nothing has changed

  # reconstruction: CONRAIL has a price
  @reconstruction @18GL-4.5.1.2-aq
  Scenario Outline: CONRAIL buys trains of others at their face value only
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Alice is president of CONRAIL with 40%
    And the IC owns two 10H-trains
    And CONRAIL has $1,500 in its treasury
    And it is CONRAIL's turn to buy trains
    When CONRAIL tries to buy a 10H-train from the IC for <price>
    Then it is refused and nothing has changed
    When CONRAIL buys a 10H-train from the IC for $600
    Then CONRAIL has $900 in its treasury

    Examples:
      | price |
      | $1    |
      | $599  |
      | $601  |

  # reconstruction: CONRAIL has a price
  @reconstruction @18GL-4.5.1.2-aq
  Scenario Outline: Others buy trains of CONRAIL at their face value only
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Alice is president of CONRAIL with 40%
    And CONRAIL owns two 10H-trains
    And the IC owns a 10H-train
    And it is the IC's turn to buy trains
    When the IC tries to buy a 10H-train from CONRAIL for <price>
    Then it is refused and nothing has changed
    When the IC buys a 10H-train from CONRAIL for $600
    Then CONRAIL has $600 in its treasury

    Examples:
      | price |
      | $599  |
      | $601  |

  # its own shares

  # reconstruction: CONRAIL has a price
  @reconstruction @18GL-4.6.11-a @18GL-4.6.11-d @18GL-3.4-b
  Scenario: A CONRAIL of twenty shares sells shares of 5%
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I, the LS&I and the GT and has operated, beginning at $110
    And Bob is president of CONRAIL with 40%
    And CONRAIL owns a 10H-train
    And the IC owns a 10H-train
    And it is CONRAIL's turn to trade its own shares
    When CONRAIL issues three shares
    Then the open market holds 15% of CONRAIL
    And CONRAIL has $330 in its treasury
    And CONRAIL stands at $80 in row 4
    And no other player or company has gained or lost money

  # reconstruction: CONRAIL has a price
  @reconstruction @18GL-4.6.11-b @18GL-4.6.11-e @18GL-3.4-b
  Scenario: A CONRAIL of twenty shares buys shares of 5%
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I, the LS&I and the GT and has operated, beginning at $110
    And Bob is president of CONRAIL with 40%
    And the open market holds 15% of CONRAIL
    And CONRAIL owns a 10H-train
    And the IC owns a 10H-train
    And CONRAIL has $219 in its treasury
    And it is CONRAIL's turn to trade its own shares
    When CONRAIL tries to redeem two shares
    Then it is refused and nothing has changed
    When CONRAIL redeems one share
    Then the open market holds 10% of CONRAIL
    And CONRAIL has $109 in its treasury
    And CONRAIL stands at $110 in row 1

  # The president's certificate of a CONRAIL of twenty shares is 10% of it.
  # reconstruction: CONRAIL has a price
  @reconstruction @reading:18GL-Q192=a @18GL-4.6.11-b @18GL-4.5.1.2-y
  Scenario: CONRAIL buys single shares of the open market, not its president's certificate
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I, the LS&I and the GT and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 5%
    And the unsold president's certificate of CONRAIL lies in the open market
    And the open market holds 5% of CONRAIL
    And CONRAIL owns a 10H-train
    And the IC owns a 10H-train
    And CONRAIL has $500 in its treasury
    And it is CONRAIL's turn to trade its own shares
    When CONRAIL tries to redeem three shares
    Then it is refused and nothing has changed
    When CONRAIL redeems one share
    Then CONRAIL has $390 in its treasury
    And the president's certificate of CONRAIL lies in the open market

  # reconstruction: CONRAIL has a price
  @reconstruction @reading:18GL-Q192=b @18GL-4.6.11-b @18GL-4.5.1.2-x
  Scenario: CONRAIL buys its president's certificate of the open market for the price of two shares
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I, the LS&I and the GT and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 5%
    And the unsold president's certificate of CONRAIL lies in the open market
    And CONRAIL owns a 10H-train
    And the IC owns a 10H-train
    And CONRAIL has $500 in its treasury
    And it is CONRAIL's turn to trade its own shares
    When CONRAIL tries to redeem one share
    Then it is refused and nothing has changed
    When CONRAIL redeems two shares
    Then CONRAIL has $280 in its treasury
    And the president's certificate of CONRAIL lies in CONRAIL's treasury
    And Bob acts as president of CONRAIL with 5%
