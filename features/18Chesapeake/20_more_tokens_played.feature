Feature: Where tokens may stand, played from the deal
  One token of a company in each city, in a free space that its track comes to, as many as its charter has, each at its own
  price.

  @18CH-20-c @reading:18CH-Q48=a @reading:18CH-Q38=a @reading:18CH-Q38=b
  Scenario: The company that operates first has no two tokens in one city, though it has a second space
    Given the game has been played up to the green cities of the north
    When the PRR lays no track
    And the PRR tries to place a token in F2
    Then it is refused and nothing has changed
    When the PRR tries to place a token in J6
    Then it is refused and nothing has changed
    When the PRR tries to place a token in D4
    Then it is refused and nothing has changed
    When the PRR places a token in E3
    Then the PRR has $320 in its treasury
    And the PRR has tokens in E3 and F2 only

  @18CH-20-c @reading:18CH-Q48=a @reading:18CH-Q38=a @reading:18CH-Q38=b @reading:18CH-Q42=a
  Scenario Outline: Nor has the company that operates second, whether it has built or not: it <builds>
    Given the game has been played up to the green cities of the north
    When the PRR lays #4 on G3, turned 2
    And the PRR runs
      | 2-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR <builds>
    And the SRR tries to place a token in H4
    Then it is refused and nothing has changed
    When the SRR tries to place a token in J6
    Then it is refused and nothing has changed
    When the SRR tries to place a token in I5
    Then it is refused and nothing has changed
    When the SRR places a token in F2
    Then the SRR has $240 in its treasury
    And the SRR has tokens in F2 and H4 only
    And the SRR has 0 tokens left

    Examples:
      | builds                   |
      | lays no track            |
      | lays #15 on E3, turned 4 |

  @18CH-20-c @18CH-14-d @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: The one space of Hagerstown, which the PRR has taken, is not for the SRR
    Given the game has been played up to the fifth operating round in the north
    When the PRR places a token in E3
    Then the PRR has $240 in its treasury
    When the PRR runs
      | 3-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR tries to place a token in E3
    Then it is refused and nothing has changed
    When the SRR places a token in F2
    Then the SRR has $200 in its treasury

  @18CH-20-c @18CH-14-d @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: After building, too, the one space of Hagerstown is the PRR's
    Given the game has been played up to the fourth operating round in the north
    When the B&O runs
      | 2-train | H6 (SW) G7 F8 |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the C&A runs
      | 2-train | J4 (S) J6 |
    And the C&A keeps its revenue
    And the C&A ends its turn
    And everybody passes
    And the PRR places a token in E3
    And the PRR runs
      | 3-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR buys P1 from Alice for $10, with Alice's consent
    And the SRR tries to place a token in E3
    Then it is refused and nothing has changed
    When the SRR places a token in F2
    Then the SRR has $190 in its treasury

  @18CH-20-e @18CH-20-c @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: The third token of the PRR costs $60
    Given the game has been played up to the last turn in the north
    When the C&A runs
      | 3-train | J4 (S) J6 |
    And the C&A keeps its revenue
    And the C&A ends its turn
    And the PRR lays #15 on E3, turned 4
    And the PRR places a token in H4
    Then the PRR has $180 in its treasury
    And the PRR has 1 token left
    And the PRR has tokens in E3, F2 and H4 only

  @18CH-20-g @18CH-10-e @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: A company that has placed all its tokens places no other, though there is a space
    Given the game has been played up to the last turn in the north
    When the C&A places a token in J4 (S)
    And the C&A runs
      | 3-train | J4 (S) J6 |
    And the C&A keeps its revenue
    And the C&A ends its turn
    And the PRR lays #15 on E3, turned 4
    And the PRR runs
      | 3-train | E3 F2 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR tries to place a token in E3
    Then it is refused and nothing has changed
    When the SRR runs
      | 3-train | E3 F2 G3 |
    Then the SRR has earned $70
    And the SRR has tokens in F2 and H4 only

  @18CH-14-e @18CH-21-k @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: A train does not pass Hagerstown while the only token there is another company's
    Given the game has been played up to the last turn in the north
    When the C&A runs
      | 3-train | J4 (S) J6 |
    And the C&A keeps its revenue
    And the C&A ends its turn
    And the PRR lays #57 on C5, turned 1
    And the PRR runs
      | 3-train | C5 D4 E3 F2 |
    Then the PRR has earned $70
    When the PRR keeps its revenue
    And the PRR ends its turn
    And the SRR tries to run
      | 3-train | C5 D4 E3 F2 |
    Then it is refused and nothing has changed
    When the SRR runs
      | 3-train | E3 F2 G3 |
    Then the SRR has earned $60
