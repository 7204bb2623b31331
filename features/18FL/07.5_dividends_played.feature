Feature: Dividends, played from the deal
  Alice has 60% of the Southern, which has five shares; the bank has the rest. Later it has ten shares, and one of
  them lies in the open market.

  @18FL-7.5-b @18FL-7.5-d @18FL-7.5-a @reading:18FL-Q05=a
  Scenario: Each of five shares pays a fifth, and nobody gets what the bank's shares would bring
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR pays out its revenue
    Then Alice has received $36
    And the bank has paid $36
    And no other player or company has gained or lost money

  @18FL-7.5-e @18FL-7.5-a @reading:18FL-Q05=a
  Scenario: What is kept goes into the treasury
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the SR keeps its revenue
    Then the SR has received $60
    And the SR has $410 in its treasury
    And the bank has paid $60
    And no other player or company has gained or lost money

  @18FL-7.5-b @18FL-7.5-c @18FL-7.5-d @reading:18FL-Q05=a
  Scenario: Each of ten shares pays a tenth, the one in the open market to the company
    Given the game has been played up to the fourth operating round
    When the SR runs
      | 3-train | A22 B23             |
      | 3-train | B15 B17 B19 B21 B23 |
    And the SR pays out its revenue
    Then Alice has received $24
    And the SR has received $12
    And the bank has paid $36
    And no other player or company has gained or lost money

  @18FL-7-c @18FL-7-e @reading:18FL-Q05=a
  Scenario: While one company distributes its revenue another one distributes nothing
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the ACL tries to pay out its revenue
    Then it is refused and nothing has changed
    When the ACL tries to keep its revenue
    Then it is refused and nothing has changed
    When the SR keeps its revenue
    And the SR ends its turn
    And the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    Then the ACL has $350 in its treasury
