Feature: The port and the terminal, played from the deal
  Carol's Atlantic Coast Line runs from Orlando to Tampa, Bob's Florida East Coast from West Palm Beach to Miami. Both have
  a train and a route when their presidents use their private companies.

  @18FL-3.3-ae @18FL-3.3-aa @18FL-3.3-ag @18FL-3.3-u @reading:18FL-Q05=a
  Scenario: In the second round the port and the terminal are worth their money
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL places no token
    And Carol puts the port marker on G20
    And the ACL runs
      | 2-train | F23 F21 G20 |
    Then the ACL has earned $70
    When the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC places no token
    And Bob places a terminal in B23 (NW), by the power of the Terminal Company
    Then the FEC has a terminal in B23 (NW) only
    When the FEC runs
      | 2-train | A22 B23 |
    Then the FEC has earned $60

  @18FL-3.3-e @18FL-7-i @18FL-7.3-j @18FL-3.3-o @reading:18FL-Q05=a
  Scenario: The port marker is not laid before the token step of the company
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And Carol tries to put the port marker on G20
    Then it is refused and nothing has changed
    When the ACL places no token
    And Carol puts the port marker on G20
    Then the port marker lies on G20

  @18FL-3.3-e @18FL-7-i @18FL-7.3-j @18FL-3.3-o @reading:18FL-Q05=a
  Scenario: The port marker is not laid after the token step of the company
    Given the game has been played up to the second operating round
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL places no token
    And Carol passes
    # No legal twin: the step for it is over.
    And Carol tries to put the port marker on G20
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | F23 F21 G20 |
    Then the ACL has earned $50
    # No legal twin: the step for it is over.
    When Carol tries to put the port marker on G20
    Then it is refused and nothing has changed
    When the ACL keeps its revenue
    Then the ACL has $350 in its treasury
