Feature: The end of the stock round, played from the deal
  The priority deal goes to the left of whoever traded last, and companies of which the bank has no share rise.

  @18CH-11-b
  Scenario Outline: When <last> has traded last the priority deal goes to <next>
    Given the game has been played up to the second stock round
    When Bob <bob>
    And Carol <carol>
    And Alice <alice>
    And everybody passes
    Then it is operating round 2.1
    And <next> holds the priority deal

    Examples:
      | last  | next  | bob                            | carol                          | alice                          |
      | Bob   | Carol | buys 10% of the LV from the IPO | passes                         | passes                         |
      | Carol | Alice | passes                         | buys 10% of the LV from the IPO | passes                         |
      | Alice | Bob   | passes                         | passes                         | buys 10% of the LV from the IPO |

  @18CH-11-b
  Scenario: A sale counts as much as a purchase
    Given the game has been played up to the second stock round
    When Bob buys 10% of the LV from the IPO
    And Carol sells 10% of the LV
    And Carol passes
    And Alice passes
    And Bob passes
    And Carol passes
    Then it is operating round 2.1
    And Alice holds the priority deal

  @18CH-11-b
  Scenario: Of four players the next one clockwise has the priority deal
    Given the game has been played up to the first stock round of four
    When Alice passes
    And Bob buys 10% of the C&O from the IPO
    And everybody passes
    Then it is operating round 1.1
    And Carol holds the priority deal

  @18CH-11-c
  Scenario: A company rises when all its shares are with the players
    Given the game has been played up to the third stock round
    When Bob buys 10% of the LV from the IPO
    And Carol passes
    And Alice buys 10% of the LV from the IPO
    And Bob passes
    And Carol passes
    Then the LV stands at $70 in row 5, under the SRR
    When Alice passes
    Then it is operating round 3.1
    And the LV stands at $75 in row 4
    And the N&W stands at $95 in row 3
    And the C&O stands at $65 in row 5

  @18CH-11-c
  Scenario: One share left in the IPO keeps the price where it is
    Given the game has been played up to the third stock round
    When Bob buys 10% of the LV from the IPO
    And Carol passes
    And Alice passes
    And Bob passes
    Then it is operating round 3.1
    And the IPO holds 10% of the LV
    And the LV stands at $70 in row 5, under the SRR

  @18CH-11-c
  Scenario: One share in the pool keeps the price where it is
    Given the game has been played up to the third stock round
    When Bob buys 10% of the LV from the IPO
    And Carol passes
    And Alice buys 10% of the LV from the IPO
    And Bob sells 10% of the LV
    And Bob passes
    And Carol passes
    And Alice passes
    And Bob passes
    Then it is operating round 3.1
    And the pool holds 10% of the LV
    And the IPO holds 0% of the LV
    And the LV stands at $65 in row 6
