Feature: When CONRAIL is formed
  When phase 10H begins, all 4H-trains being scrapped, every company that has operated before and has no train any more
  must merge into CONRAIL, if there are two such companies at least. If there are not, there is one more occasion: the
  beginning of phase E.

  Background:
    Given 4 players at the table in phase 6H
    And the IC is in operation, opened at $100
    And the DT&I and the LS&I are in operation, opened at $90
    And the Nickel Plate is in operation, opened at $80
    And the shares are held thus
      | IC           | president Alice 40% | Bob 10%   |
      | DT&I         | president Bob 40%   | Carol 20% |
      | LS&I         | president Carol 40% | Dave 20%  |
      | Nickel Plate | president Dave 40%  | Alice 20% |
    And the IC has $2,000 in its treasury
    And the IC owns a 6H-train
    And it is the IC's turn to buy trains

  @18GL-4.5.1.2-a @18GL-4.5.1.2-b @18GL-2-q @18GL-4.5.1.2-c @18GL-1-d
  Scenario: CONRAIL is formed when phase 10H begins, not before
    Given the Nickel Plate owns a 6H-train
    And the DT&I owns two 4H-trains
    And the LS&I owns a 4H-train
    And the bank has one 6H-train left
    When the IC buys a 6H-train from the bank for $300
    Then it is phase 6H
    And CONRAIL has not been formed
    When the IC buys a 10H-train from the bank for $600
    Then it is phase 10H
    And CONRAIL has been formed of the DT&I and the LS&I

  @18GL-4.5.1.2-d @18GL-4.5.1.2-e
  Scenario: All companies that have no train when the 4H-trains are gone merge, the others do not
    Given the DT&I owns two 4H-trains
    And the LS&I owns a 4H-train and a 6H-train
    And the Nickel Plate owns no trains
    And the bank has no 6H-trains left
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the Nickel Plate
    And the DT&I and the Nickel Plate are no longer in the game
    And the LS&I owns a 6H-train

  @18GL-4.5.1.2-e
  Scenario: Four companies without a train merge, too
    Given the DT&I owns no trains
    And the LS&I owns no trains
    And the Nickel Plate owns no trains
    And the GT is in operation, opened at $60
    And Dave is president of the GT with 50%
    And the GT owns two 4H-trains
    And the bank has no 6H-trains left
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I, the LS&I, the Nickel Plate and the GT

  @18GL-4.5.1.2-h
  Scenario: If every company that has operated has a train, CONRAIL is not formed
    Given the DT&I owns a 6H-train
    And the LS&I owns a 6H-train
    And the Nickel Plate owns a 6H-train
    And the bank has no 6H-trains left
    When the IC buys a 10H-train from the bank for $600
    Then it is phase 10H
    And CONRAIL has not been formed

  @18GL-4.5.1.2-g
  Scenario: A company that is alone without a train does not merge, it has to buy one
    Given the DT&I owns two 4H-trains
    And the LS&I owns a 6H-train
    And the Nickel Plate owns a 6H-train
    And the DT&I has $50 in its treasury
    And the bank has no 6H-trains left
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has not been formed
    # $50 for each of the two 4H-trains scrapped
    And the DT&I has $150 in its treasury
    When the IC ends its turn
    And the DT&I takes a loan
    And the DT&I buys a 10H-train from the bank for $600
    Then the DT&I owns a 10H-train
    And the DT&I has 1 loan
    And the DT&I has $50 in its treasury

  @18GL-4.5.1.2-f
  Scenario Outline: A company that has not operated yet does not merge, though it has no train
    Given the DT&I owns two 4H-trains
    And the LS&I owns a 4H-train
    And the Nickel Plate owns a 6H-train
    And the Milwaukee Road <began>, opened at $70
    And Bob is president of the Milwaukee Road with 50%
    And the bank has no 6H-trains left
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of <merged>

    Examples:
      | began           | merged                                      |
      | has floated     | the DT&I and the LS&I                       |
      | is in operation | the DT&I, the LS&I and the Milwaukee Road   |

  @18GL-4.5.1.2-f @18GL-4.5.1.2-e
  Scenario: A company that has not operated is not the second one of a merger either
    Given the DT&I owns two 4H-trains
    And the LS&I owns a 6H-train
    And the Nickel Plate owns a 6H-train
    And the Milwaukee Road has floated, opened at $70
    And Bob is president of the Milwaukee Road with 50%
    And the bank has no 6H-trains left
    When the IC buys a 10H-train from the bank for $600
    Then it is phase 10H
    And CONRAIL has not been formed

  @18GL-4.5.1.2-d
  Scenario: The train just bought is a train: its buyer does not merge
    Given the IC owns a 4H-train
    And the DT&I owns a 4H-train
    And the LS&I owns a 4H-train
    And the Nickel Plate owns a 6H-train
    And the bank has no 6H-trains left
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And the IC owns a 10H-train

  @18GL-4.5.1.2-b @18GL-2-q @18GL-4.5.1.2-am @18GL-2-t
  Scenario: Where CONRAIL was not formed before, the beginning of phase E is the second occasion
    Given it is phase 10H
    And the DT&I owns two 6H-trains
    And the LS&I owns a 6H-train
    And the Nickel Plate owns a 10H-train
    And the bank has no 10H-trains left
    When the IC buys an E-train from the bank for $800
    Then it is phase E
    And CONRAIL has been formed of the DT&I and the LS&I
    And the DT&I and the LS&I are no longer in the game

  @18GL-4.5.1.2-am @18GL-2-t @18GL-4.5.1.2-e
  Scenario: At the beginning of phase E as before, one company does not merge
    Given it is phase 10H
    And the DT&I owns two 6H-trains
    And the LS&I owns a 10H-train
    And the Nickel Plate owns a 10H-train
    And the bank has no 10H-trains left
    When the IC buys an E-train from the bank for $800
    Then it is phase E
    And CONRAIL has not been formed
    And the DT&I owns no trains

  @18GL-4.5.1.2-an
  Scenario: If it is not formed at the beginning of phase E either, CONRAIL never is
    Given it is phase E
    And the IC owns no trains
    And the DT&I owns no trains
    And the LS&I owns no trains
    And the Nickel Plate owns no trains
    And the GT is in operation, opened at $60
    And Dave is president of the GT with 50%
    And the GT owns two E-trains
    And the bank has no E-trains left
    When the IC buys a D-train from the bank for $1,000
    Then it is phase D
    And CONRAIL has not been formed
    And still to operate in this round are the DT&I, the LS&I, the Nickel Plate and the GT

  @18GL-4.5.1.2-am @18GL-2-t
  Scenario: Once formed, CONRAIL takes in nobody when phase E begins
    Given it is phase 10H
    And CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob is president of CONRAIL with 40%
    And CONRAIL owns a 10H-train
    And the Nickel Plate owns a 6H-train
    And the GT is in operation, opened at $60
    And Dave is president of the GT with 50%
    And the GT owns a 6H-train
    And the bank has no 10H-trains left
    When the IC buys an E-train from the bank for $800
    Then it is phase E
    And the Nickel Plate owns no trains
    And the GT owns no trains
    And CONRAIL has been formed of the DT&I and the LS&I

  # which companies: what they did before phase 10H

  @reading:18GL-Q50=a @18GL-4.5.1.2-d @18GL-4.5.1.2-am @18GL-2-t
  Scenario: At the beginning of phase E a company merges that has operated before phase E
    Given it is phase 10H
    And the DT&I owns two 6H-trains
    And the LS&I owns a 6H-train
    And the LS&I has operated since phase 10H only
    And the Nickel Plate owns a 10H-train
    And the bank has no 10H-trains left
    When the IC buys an E-train from the bank for $800
    Then CONRAIL has been formed of the DT&I and the LS&I

  @reading:18GL-Q50=b @18GL-4.5.1.2-d @18GL-4.5.1.2-am @18GL-2-t
  Scenario: At the beginning of phase E only a company merges that has operated before phase 10H
    Given it is phase 10H
    And the DT&I owns two 6H-trains
    And the LS&I owns a 6H-train
    And the LS&I has operated since phase 10H only
    And the Nickel Plate owns a 6H-train
    And the bank has no 10H-trains left
    When the IC buys an E-train from the bank for $800
    Then CONRAIL has been formed of the DT&I and the Nickel Plate

  @reading:18GL-Q50=a @18GL-4.5.1.2-d
  Scenario: A company merges that has had a turn, even if no train of its has run
    Given the DT&I owns two 4H-trains
    And the LS&I owns a 4H-train
    And no train of the LS&I has run yet
    And the Nickel Plate owns a 6H-train
    And the bank has no 6H-trains left
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I

  @reading:18GL-Q50=c @18GL-4.5.1.2-d
  Scenario: A company of which no train has run yet does not merge
    Given the DT&I owns two 4H-trains
    And the LS&I owns a 4H-train
    And no train of the LS&I has run yet
    And the Nickel Plate owns a 4H-train
    And the bank has no 6H-trains left
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the Nickel Plate

  @18GL-4.5.1.2-ad @18GL-4.5.1.2-c
  Scenario: What is paid for scrapped trains goes to CONRAIL with the rest of the treasuries
    Given the DT&I owns two 4H-trains
    And the DT&I has $30 in its treasury
    And the LS&I owns a 4H-train
    And the LS&I has $75 in its treasury
    And the Nickel Plate owns a 6H-train
    And the shares are held thus
      | DT&I | president Bob 40%   | Carol 20% | market 40% |
      | LS&I | president Carol 40% | Dave 20%  | market 40% |
    And the bank has no 6H-trains left
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And CONRAIL has $255 in its treasury
