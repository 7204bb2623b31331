Feature: The last phases, played on from the deal

  @18CH-26-w @18CH-2-e @18CH-12-a @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario Outline: After a stock round in phase <phase> there are three operating rounds
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W <buys>
    Then it is phase <phase>
    When the N&W ends its turn
    And the C&O runs
      | 5-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    And the LV runs
      | 5-train | K1 J2 J4 |
    And the LV keeps its revenue
    And the LV ends its turn
    And the SRR ends its turn
    And the N&W runs
      | 5-train | B14 C13 |
    And the N&W keeps its revenue
    And the N&W ends its turn
    And the C&O runs
      | 5-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    And everybody passes
    Then it is operating round 7.1 of 3

    Examples:
      | phase | buys                                                           |
      | 6     | buys no train                                                  |
      | D     | buys a D-train from the bank for $700, handing in a 4-train |

  @18CH-26-ai @18CH-23-d @reading:18CH-Q48=a
  Scenario: In phase D a company keeps two trains
    Given the game has been played up to the eve of phase D
    When the N&W keeps its revenue
    And the N&W buys a D-train from the bank for $700, handing in a 4-train
    And the N&W ends its turn
    Then it is the C&O's turn to lay track
    And the N&W owns a 5-train and a D-train

  @18CH-21-g @18CH-21-i @reading:18CH-Q48=a @reading:18CH-Q42=a
  Scenario: A 4-train comes to four places and no more
    Given the game has been played up to the eve of phase 5
    When the N&W keeps its revenue
    And the N&W ends its turn
    And the LV runs
      | 3-train | J4 (N) K3 (SW) L2 |
    And the LV keeps its revenue
    And the LV buys a 4-train from the N&W for $1, with Bob's consent
    And the LV ends its turn
    And the C&O runs
      | 3-train | G13 H14 |
    And the C&O keeps its revenue
    And the C&O ends its turn
    And the N&W runs
      | 3-train | B14 C13 D12 |
    And the N&W keeps its revenue
    And the N&W ends its turn
    And the LV tries to run
      | 4-train | K1 J2 J4 (N) K3 (SW) L2 |
    Then it is refused and nothing has changed
    When the LV runs
      | 4-train | J2 J4 (N) K3 (SW) L2 |
    Then the LV has earned $140

  @18CH-21-g
  Scenario: A 2-train comes to two places, though nothing has been built in the turn
    Given the game has been played up to the third operating round
    When the N&W tries to run
      | 2-train | B14 C13 D12 |
    Then it is refused and nothing has changed
    When the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    Then the N&W has earned $110
