Feature: CONRAIL's first turn and its own shares
  No company trades its shares in its first operating round. CONRAIL has its first turn only in the round after that of its
  formation.

  Background: the Illinois Central, IC, goes on beside CONRAIL
    Given 3 players at the table in phase 10H
    And the IC is in operation, opened at $100
    And the IC owns a 10H-train
    And the shares are held thus
      | IC | president Bob 40% | market 10% |
    And the NYC is in operation, opened at $60
    And the NYC owns a 10H-train
    And Carol is president of the NYC with 50%

  @18GL-4.6.11-f @18GL-4.6.11-a @reading:18GL-Q79=a
  Scenario: In its first turn CONRAIL does not trade its shares
    Given CONRAIL has been formed of the DT&I and the LS&I, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 40%
    And CONRAIL has $300 in its treasury
    And it is CONRAIL's turn to buy trains
    When CONRAIL buys no train
    And CONRAIL tries to issue one share
    Then it is refused and nothing has changed
    When CONRAIL ends its turn
    And the IC lays no track
    And the IC places no token
    And the IC runs no train
    And the IC buys no train
    And the IC issues one share
    Then the market holds 20% of the IC
    And CONRAIL's treasury holds 60% of CONRAIL

  @18GL-4.6.11-f @18GL-4.6.11-a @reading:18GL-Q79=b
  Scenario: CONRAIL has had its first round in that of its formation, and trades its shares in its first turn
    Given CONRAIL has been formed of the DT&I and the LS&I, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 40%
    And CONRAIL has $300 in its treasury
    And it is CONRAIL's turn to buy trains
    When CONRAIL buys no train
    And CONRAIL issues one share
    Then the market holds 10% of CONRAIL
    And CONRAIL has $440 in its treasury
