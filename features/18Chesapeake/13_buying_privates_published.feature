Feature: P6 is not for sale, as published
  A company may buy any private company but P6.

  @since:published @18CH-13-g @18CH-13-a @18CH-13-b
  Scenario Outline: No company buys P6, at <price>
    Given 3 players at the table in phase <phase>
    And the PRR is in operation at a par of $70
    And Alice is president of the PRR with 60%
    And the PRR owns a 4-train
    And the LV has floated at a par of $70
    And Bob is president of the LV with 60%
    And the president's certificate of the LV came with P6
    And the PRR has $600 in its treasury
    And it is the PRR's turn to buy trains
    When the PRR tries to buy P6 from Carol for <price>, with Carol's consent
    Then it is refused and nothing has changed
    When the PRR buys P4 from Carol for <other>, with Carol's consent
    Then the PRR owns P4
    And the PRR has paid <other>
    And Carol owns P1, P2, P3, P5 and P6

    Examples:
      | phase | price | other |
      | 4     | $100  | $80   |
      | 4     | $400  | $160  |
