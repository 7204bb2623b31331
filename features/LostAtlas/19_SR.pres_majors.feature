Feature: Presidents of majors, and players who are level
  If several others have more of a company than its president, and as many as each other, the next of them clockwise from
  him becomes president.

  Background:
    Given 4 players at the table in phase 3
    And the Federation is in operation, opened at $100
    And the Federation has tokens in 0,0 and 1,-2

  @LA-SR.pres-a @LA-SR.pres-c
  Scenario: Whoever buys more than the president has takes the office, for two single shares
    Given the shares are held thus
      | Federation | president Bob 30% | Alice 30% |
    When Alice buys 10% of the Federation from its treasury
    Then Alice is president of the Federation with 40%
    And Alice holds 3 certificates of the Federation
    And Bob holds 3 certificates of the Federation
    And Bob holds 30% of the Federation

  @LA-SR.pres-b
  Scenario Outline: When <president> has sold, and <two> are level, the office goes to <next>
    Given the shares are held thus
      | Federation | president <president> 40% | <one> 30% | <other> 30% |
    And it is <president>'s turn to trade
    When <president> sells 20% of the Federation
    Then <next> is president of the Federation with 30%
    And <president> holds 20% of the Federation
    And <president> has received $200

    Examples:
      | president | two             | one   | other | next  |
      | Alice     | Bob and Carol   | Bob   | Carol | Bob   |
      | Alice     | Carol and Dave  | Dave  | Carol | Carol |
      | Bob       | Alice and Carol | Alice | Carol | Carol |
      | Bob       | Alice and Dave  | Alice | Dave  | Dave  |
      | Carol     | Alice and Bob   | Bob   | Alice | Alice |
      | Carol     | Bob and Dave    | Bob   | Dave  | Dave  |
      | Dave      | Alice and Carol | Carol | Alice | Alice |

  @LA-SR.pres-a @LA-SR.pres-b
  Scenario: Whoever has most comes before whoever is next
    Given the shares are held thus
      | Federation | president Alice 40% | Bob 20% | Carol 30% |
    When Alice sells 30% of the Federation
    Then Carol is president of the Federation with 30%
    And Bob holds 20% of the Federation
    And Alice holds 10% of the Federation

  @LA-SR.pres-b @reading:LA-Q35=a
  Scenario: A president who is level with another after his sale stays
    Given the shares are held thus
      | Federation | president Alice 40% | Bob 30% | Carol 30% |
    When Alice sells 10% of the Federation
    Then Alice is president of the Federation with 30%
    And Alice has received $100

  @LA-SR.pres-b @reading:LA-Q35=b
  Scenario Outline: A president who is level with others after his sale makes room for the next of them, <next>
    Given the shares are held thus
      | Federation | president <president> 40% | <one> 30% | <other> 30% |
    And it is <president>'s turn to trade
    When <president> sells 10% of the Federation
    Then <next> is president of the Federation with 30%
    And <president> holds 30% of the Federation

    Examples:
      | president | one   | other | next  |
      | Alice     | Bob   | Carol | Bob   |
      | Bob       | Alice | Dave  | Dave  |
      | Carol     | Alice | Bob   | Alice |
