Feature: Dividends, played from the deal
  The Lake Superior has earned $150. Bob holds 40% of it, Alice 10%, and half of the company is its own.

  Background:
    Given the game has been played up to the second operating round

  @18GL-4.6.6-a @18GL-4.6.6-b @18GL-4.6.6-e @18GL-4.6.6-f @18GL-3.4-c @18GL-3.5-f @18GL-4.6.7-a @18GL-4.5-a @reading:18GL-Q40=a @reading:18GL-Q92=a @reconstruction
  # one payment, with all that it brings
  Scenario: A full dividend goes to all shares, those of the treasury too, and the price rises
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I pays out its revenue
    Then Bob has received $60
    And Alice has received $15
    And the LS&I has received $75
    And the bank has paid $150
    And no other player or company has gained or lost money
    And the LS&I stands at $70 in row 4

  @18GL-4.6.6-a @18GL-4.6.6-c @18GL-4.6.6-e @18GL-4.6.6-f @reading:18GL-Q40=a @reconstruction
  Scenario: Half of $150 is $80
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I pays out half of its revenue
    Then Bob has received $32
    And Alice has received $8
    And the LS&I has received $110
    And no other player or company has gained or lost money

  @18GL-4.6.6-d @18GL-3.5-d @reading:18GL-Q40=a @reading:18GL-Q92=a @reconstruction
  Scenario: What is kept goes into the treasury, and the price falls
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    Then the LS&I has received $150
    And no other player or company has gained or lost money
    And the LS&I stands at $50 in row 4

  @18GL-3.5-p @18GL-4.6.6-c @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A dividend below the price leaves it where it is
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR pays out half of its revenue
    Then the PRR stands at $50 in row 5
    And Carol has received $12
    And Bob has received $3
