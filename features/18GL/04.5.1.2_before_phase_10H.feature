Feature: No CONRAIL before phase 10H
  Earlier phases take trains away, too, but nobody has to merge then.

  Background:
    Given 3 players at the table in phase 4H
    And the IC is in operation, opened at $100
    And the DT&I and the LS&I are in operation, opened at $90
    And the shares are held thus
      | IC   | president Alice 50% |
      | DT&I | president Bob 50%   |
      | LS&I | president Carol 50% |

  @18GL-4.5.1.2-a
  Scenario: Companies that lose their trains when phase 6H begins do not merge
    Given the DT&I owns two 2H-trains
    And the LS&I owns a 2H-train
    And the IC has $1,000 in its treasury
    And the bank has no 4H-trains left
    And it is the IC's turn to buy trains
    When the IC buys a 6H-train from the bank for $300
    Then it is phase 6H
    And the DT&I owns no trains
    And the LS&I owns no trains
    And CONRAIL has not been formed
    And still to operate in this round are the DT&I and the LS&I
