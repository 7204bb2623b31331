Feature: What cities, towns and red areas are worth, played from the deal

  @18CH-21-m @18CH-21-n @reading:18CH-Q05=a @reading:18CH-Q58=a
  Scenario: In phase 2 the coal of West Virginia is worth $40
    Given the game has been played up to the second stock round of two
    When everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    Then the N&W has earned $60

  @18CH-21-m @18CH-21-o @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q58=a
  Scenario: In phase 3 the coal of West Virginia is worth $50
    Given the game has been played up to the eighth stock round of two
    When everybody passes
    And the N&W runs
      | 2-train | B14 C13 |
    Then the N&W has earned $70

  @18CH-21-m
  Scenario: Yellow cities are worth $20 and $30, a town $10
    Given the game has been played up to the second operating round in the north
    When the PRR lays #57 on E3, turned 1
    And the PRR runs
      | 2-train | E3 F2 |
    Then the PRR has earned $40
    When the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR lays #4 on I5, turned 2
    And the SRR runs
      | 2-train | H4 I5 |
    Then the SRR has earned $30
    When the SRR keeps its revenue
    And the SRR ends its turn
    And the B&O lays #X1 on F8, turned 0
    And the B&O runs
      | 2-train | H6 (SW) G7 F8 |
    Then the B&O has earned $60
    When the B&O keeps its revenue
    And the B&O ends its turn
    And the C&A runs
      | 2-train | J4 (S) J6 |
    Then the C&A has earned $50

  @18CH-21-m
  Scenario Outline: <tile> makes Wilmington a town worth $10
    Given the game has been played up to the second operating round in the north
    When the PRR ends its turn
    And the SRR lays <tile> on I5, turned <turn>
    And the SRR runs
      | 2-train | H4 I5 |
    Then the SRR has earned $30

    Examples:
      | tile | turn |
      | #3   | 1    |
      | #4   | 2    |
      | #58  | 2    |

  @18CH-21-m
  Scenario: Green cities are worth $30 and $40
    Given the game has been played up to the third operating round in the north
    When the PRR lays #15 on F2, turned 4
    And the PRR runs
      | 2-train | E3 F2 |
    Then the PRR has earned $50
    When the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR lays #14 on H4, turned 1
    And the SRR runs
      | 2-train | H4 I5 |
    Then the SRR has earned $40
    When the SRR keeps its revenue
    And the SRR ends its turn
    And the B&O lays #X2 on F8, turned 0
    And the B&O runs
      | 2-train | H6 (SW) G7 F8 |
    Then the B&O has earned $70
    When the B&O keeps its revenue
    And the B&O ends its turn
    And the C&A runs
      | 2-train | J4 (S) J6 |
    Then the C&A has earned $60

  @18CH-21-m @reading:18CH-Q48=a
  Scenario Outline: <tile> makes Baltimore worth $40
    Given the game has been played up to the fourth operating round in the north
    When the B&O lays <tile> on H6, turned <turn>
    And the B&O runs
      | 2-train | <city> G7 F8 |
    Then the B&O has earned $80

    Examples:
      | tile | turn | city        |
      | #X3  | 2    | H6 (SW)     |
      | #X5  | 4    | H6 (SW)     |

  @18CH-21-m
  Scenario: Easton is worth $30
    Given the game has been played up to the second turn of phase 3
    When the LV runs
      | 2-train | J2 K1 |
    Then the LV has earned $50
