Feature: As many loans as are needed
  A loan is $500 from the bank. There are markers enough for all loans that companies can take.

  Background: all other companies have two loans
    Given 4 players at the table in phase 4H
    And the B&O, the NYC, the PRR, the IC, the Monon, the DT&I and the LS&I are in operation, opened at $60
    And the GT is in operation, opened at $100
    And the shares are held thus
      | B&O   | president Bob 50%   |
      | NYC   | president Bob 50%   |
      | PRR   | president Carol 50% |
      | IC    | president Carol 50% |
      | Monon | president Dave 50%  |
      | DT&I  | president Dave 50%  |
      | LS&I  | president Dave 50%  |
      | GT    | president Alice 50% |
    And the B&O has 2 loans
    And the NYC has 2 loans
    And the PRR has 2 loans
    And the IC has 2 loans
    And the Monon has 2 loans
    And the DT&I has 2 loans
    And the LS&I has 2 loans

  @18GL-4.8-h
  Scenario: A fifteenth and a sixteenth loan are taken like the first
    Given the GT owns a 4H-train
    And the GT has 1 loan
    And the GT has $0 in its treasury
    And it is the GT's turn to lay track
    When the GT runs no train
    And the GT takes a loan
    Then the GT has 2 loans
