Feature: An acting president of CONRAIL
  The president's certificate of CONRAIL stands for two shares, and the first player entitled to two shares has it. If
  nobody is, the first who has got one share acts as president with it, and the certificate is for sale.

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

  @18GL-4.5.1.2-l @18GL-4.5.1.2-w
  Scenario Outline: If nobody is entitled to two shares, the first who has got one acts as president
    Given <buyer> is president of the IC with 50%
    And the shares are held thus
      | DT&I | president Bob 30%  | Carol 20% | market 50% |
      | LS&I | president Dave 30% | market 50% |           |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And <president> acts as president of CONRAIL with 10%

    Examples:
      | buyer | president |
      | Alice | Bob       |
      | Bob   | Bob       |
      | Carol | Carol     |
      | Dave  | Dave      |

  @18GL-4.5.1.2-w
  Scenario Outline: Three old shares make an acting president, four a president
    Given the shares are held thus
      | DT&I | president Bob <Bob> | Carol 20% | market 40% |
      | LS&I | president Dave 30%  | market 50% |           |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And Bob <is> president of CONRAIL with <CONRAIL>

    Examples:
      | Bob | is      | CONRAIL |
      | 30% | acts as | 10%     |
      | 40% | is      | 20%     |

  @reading:18GL-Q45=a @18GL-4.5.1.2-x
  Scenario Outline: The president's certificate lies in the treasury, if two shares belong there
    Given the shares are held thus
      | DT&I | president Bob 30%  | Carol 20%           | market <DT&I market> |
      | LS&I | president Dave 30% | market 50%          |                      |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And Bob acts as president of CONRAIL with 10%
    And the president's certificate of CONRAIL lies in <place>
    And CONRAIL's treasury holds <treasury> of CONRAIL

    Examples: ten old shares in all, 20% of the LS&I and the rest of the DT&I in the treasuries
      | DT&I market | place              | treasury |
      | 20%         | CONRAIL's treasury | 20%      |
      | 30%         | CONRAIL's treasury | 20%      |
      | 40%         | the open market    | 10%      |

  @18GL-4.5.1.2-x
  Scenario: Without shares for the treasury the president's certificate lies in the open market
    Given the shares are held thus
      | DT&I | president Bob 30%  | Carol 20%  | market 50% |
      | LS&I | president Dave 30% | Alice 20%  | market 50% |
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And Alice acts as president of CONRAIL with 10%
    And the president's certificate of CONRAIL lies in the open market
    And the open market holds 60% of CONRAIL

