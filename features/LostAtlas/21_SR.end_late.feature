Feature: Rises at the end of a stock round, in a game
  The same, on tables that were reached by playing.

  @LA-SR.end-b @LA-SR.end-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A company wholly owned by players rises a step, and no other
    # A share of the International and two of the Conglomerate and the Federation are unsold.
    Given the game has been played up to the fifth phase
    When Carol buys 20% of the Expansive from its treasury
    And everybody passes
    Then the Expansive stands at $120
    And the Conglomerate stands at $100
    And the International stands at $80
    And it is operating round 4.1

  @LA-SR.end-b @LA-SR.end-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: Shares in a treasury or in the pool keep a company from rising
    Given the game has been played up to the fifth phase
    When Carol sells 10% of the International
    And Carol passes
    And Alice passes
    And Bob buys 10% of the International from its treasury
    And everybody passes
    Then the International stands at $70
    And the Expansive stands at $110
    And it is operating round 4.1

  @LA-SR.end-e @LA-GE.end-e @LA-OR.next-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario Outline: <cycle> has two operating rounds in phase <phase>
    Given the game has been played up to <table>
    When everybody passes
    Then it is operating round <round> of 2

    Examples:
      | cycle            | phase | table             | round |
      | The second cycle | 3     | the first export  | 2.1   |
      | The third cycle  | 4     | the three majors  | 3.1   |
      | The fourth cycle | 5     | the fifth phase   | 4.1   |
