Feature: Two offices change
  Whoever has more becomes president, of one company after another.

  @LA-SR.pres-a
  Scenario: In one round the presidents of two companies change
    Given 4 players at the table in phase 3
    And the Agricultural is in operation, opened at $80
    And the Express is in operation, opened at $70
    And the shares are held thus
      | Agricultural | president Bob 40%   | Alice 40% |
      | Express      | president Carol 40% | Bob 40%   |
    When Alice buys 20% of the Agricultural from its treasury
    Then Alice is president of the Agricultural with 60%
    When Bob buys 20% of the Express from its treasury
    Then Bob is president of the Express with 60%
    And Carol holds 40% of the Express
