Feature: With whom a minor can merge
  A minor merges with another minor in operation, and with nothing else.

  Background:
    Given 3 players at the table in phase 3
    And the Federation has been formed of the Express and the Eastern Mining, beginning at $100
    And the Tunneling is in operation, opened at $90
    And the Suburban is in operation, opened at $80
    And Bob is president of the Federation with 20%
    And Carol is president of the Tunneling with 40%
    And Bob is president of the Suburban with 40%
    And the Federation has a token in -2,0
    And #14 lies on -2,0, turned 1
    And #57 lies on -1,0, joining NW and SE
    And it is the Tunneling's turn to propose a merger

  @LA-MG.round-a @LA-MG.round-d
  Scenario Outline: The Tunneling does not merge with <other>
    When the Tunneling tries to propose to merge with <other>
    Then it is refused and nothing has changed
    When the Tunneling proposes to merge with the Suburban
    Then it is the Suburban's turn to answer the proposal of the Tunneling

    Examples:
      | other          |
      | the Federation |
      | the Tunneling  |
      | the Expansive  |
      | the Express    |

  @LA-MG.round-d
  Scenario: A major proposes no merger
    When the Federation tries to propose to merge with the Suburban
    Then it is refused and nothing has changed
    When the Tunneling proposes no merger
    And the Suburban proposes to merge with the Tunneling
    Then it is the Tunneling's turn to answer the proposal of the Suburban
