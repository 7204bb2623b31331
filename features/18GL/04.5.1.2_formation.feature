Feature: When CONRAIL is formed
  When phase 10H begins, all 4H-trains being scrapped, whoever has operated before and has no train any more has to
  merge into CONRAIL, if there are two such companies at least. If there are not, there is one more occasion, when phase
  E begins.

  Background:
    Given 4 players at the table in phase 6H
    And the IC is in operation at a par of $100
    And the DT&I and the LS&I are in operation at a par of $90
    And the Nickel Plate is in operation at a par of $80
    And the shares are held thus
      | IC          | president Alice 40% | Bob 10%   |             |
      | DT&I        | president Bob 40%   | Carol 20% |             |
      | LS&I        | president Carol 40% | Dave 20%  |             |
      | Nickel Plate | president Dave 40%  | Alice 20% |            |
    And the IC has $1,000 in its treasury
    And it is the IC's turn to buy trains

  @18GL-4.5.1.2-b @18GL-4.5.1.2-d @18GL-4.5.1.2-e @18GL-1-d
  Scenario: Two companies that have lost their last trains form CONRAIL when phase 10H begins
    Given the IC owns a 6H-train
    And the DT&I owns two 4H-trains
    And the LS&I owns a 4H-train
    And the Nickel Plate owns a 6H-train
    And the bank has one 6H-train left
    When the IC buys a 6H-train from the bank for $300
    Then CONRAIL has not been formed
    When the IC buys a 10H-train from the bank for $600
    Then it is phase 10H
    And CONRAIL has been formed of the DT&I and the LS&I
    And the DT&I and the LS&I are no longer in the game
