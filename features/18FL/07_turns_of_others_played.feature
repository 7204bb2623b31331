Feature: What waits for its own turn, played from the deal
  A company distributes what it has earned itself.

  @18FL-7-c @18FL-7-e @reading:18FL-Q05=a
  Scenario Outline: While the Southern distributes its revenue, the Atlantic Coast Line does not <distribute>
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the ACL tries to <distribute>
    Then it is refused and nothing has changed
    When the SR keeps its revenue
    Then it is the SR's turn to buy trains

    Examples:
      | distribute          |
      | keep its revenue    |
      | pay out its revenue |
