Feature: The par that comes with P6, played from the deal

  @18CH-5-i @18CH-8-d @reading:18CH-Q02=a
  Scenario Outline: Whoever wins P6 sets the par of its company, at <par> and not at <wrong>
    Given a new game of 3 players, the president's certificate of the C&O lying under P6
    When the players bid in turn
      | Alice | P1 | $20  |
      | Bob   | P2 | $40  |
      | Carol | P3 | $50  |
      | Alice | P4 | $80  |
      | Bob   | P6 | $205 |
      | Carol | P5 | $100 |
    And Carol tries to set the par of the C&O at <par>
    Then it is refused and nothing has changed
    When Bob tries to set the par of the PRR at <par>
    Then it is refused and nothing has changed
    When Bob tries to set the par of the C&O at <wrong>
    Then it is refused and nothing has changed
    When Bob sets the par of the C&O at <par>
    Then the C&O has started at a par of <par>
    And Bob is president of the C&O with 20%
    And Bob has $555

    Examples:
      | par | wrong |
      | $95 | $100  |
      | $80 | $85   |
      | $70 | $65   |

  @18CH-29-j @reading:18CH-Q07=a
  Scenario: Money that lies on a bid does not buy the lowest one
    Given a new game of 6 players
    When the players bid in turn
      | Alice | P6 | $385 |
      | Bob   | P2 | $45  |
      | Carol | P3 | $55  |
      | Dave  | P4 | $85  |
      | Erin  | P5 | $105 |
      | Frank | P3 | $60  |
    And Alice tries to buy P1 for $20
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys P1 for $20
    Then Bob owns P1 and P2
    And Bob has $335
