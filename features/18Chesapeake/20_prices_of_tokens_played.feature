Feature: What station markers cost, played from the deal

  @18CH-20-e @18CH-20-c
  Scenario: The second marker of the PRR costs $40
    Given the game has been played up to the second operating round in the north
    When the PRR lays #57 on E3, turned 1
    And the PRR places a token in E3
    Then the PRR has $500 in its treasury

  @18CH-20-e @18CH-20-c
  Scenario: The second marker of the B&O costs $40
    Given the game has been played up to the second operating round in the north
    When the PRR ends its turn
    And the SRR ends its turn
    And the B&O lays #X1 on F8, turned 0
    And the B&O places a token in F8
    Then the B&O has $580 in its treasury

  @18CH-20-e @18CH-20-c
  Scenario: The second marker of the C&A costs $40
    Given the game has been played up to the second operating round in the north
    When the PRR ends its turn
    And the SRR ends its turn
    And the B&O ends its turn
    And the C&A places a token in J4 (S)
    Then the C&A has $540 in its treasury

  @18CH-20-e @18CH-20-c
  Scenario: The second marker of the SRR costs $40, in the second space of Harrisburg
    Given the game has been played up to the third operating round in the north
    When the PRR lays #15 on F2, turned 4
    And the PRR runs
      | 2-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR lays #4 on G3, turned 2
    And the SRR places a token in F2
    Then the SRR has $200 in its treasury
    And the SRR has tokens in F2 and H4 only

  @18CH-20-e
  Scenario: The second marker of the LV costs $40
    Given the game has been played up to the second turn of phase 3
    When the LV lays #15 on J2, turned 4
    And the LV places a token in J4 (N)
    Then the LV has $340 in its treasury

  @18CH-20-e @reading:18CH-Q48=a
  Scenario: The second marker of the N&W costs $40
    Given the game has been played up to the third operating round
    When the N&W places a token in D12
    Then the N&W has $490 in its treasury
