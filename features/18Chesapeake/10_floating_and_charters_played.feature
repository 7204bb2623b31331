Feature: Floating and charters, played from the deal
  With its sixth share sold a company has its capital at once, and its first turn in the next operating round, at the
  beginning of which its first token goes to its home.

  # 10-a says again what 4-l says.
  @18CH-10-a @18CH-4-l @18CH-10-f
  Scenario Outline: The sixth share brings the <company> <capital>
    Given the game has been played up to the middle of the first stock round
    Then the <company> has not floated
    When Bob buys 10% of the <company> from the IPO
    Then the <company> has floated
    And the <company> has <capital> in its treasury
    And Bob has paid <par>
    And no other player or company has gained or lost money

    Examples:
      | company | par | capital |
      | N&W     | $95 | $950    |
      | C&O     | $80 | $800    |
      | LV      | $70 | $700    |

  @18CH-10-b @18CH-4-d @18CH-4-m
  Scenario: A floated company operates in the next operating round, companies that are only started do not
    Given the game has been played up to the middle of the first stock round
    When Bob buys 10% of the C&O from the IPO
    And Carol passes
    And Alice passes
    And Bob passes
    Then it is operating round 1.1
    And it is the C&O's turn to lay track
    And no other company is still to operate in this round
    When the C&O ends its turn
    Then it is stock round 2

  # 15-c and 20-h say again what 10-h says; 20-g what 10-e says; the homes are printed on the map (16-f).
  @18CH-10-h @18CH-15-c @18CH-20-h @18CH-16-f
  Scenario: The first token is placed when a company first operates, not when it floats
    Given the game has been played up to the middle of the first stock round
    When Bob buys 10% of the C&O from the IPO
    Then the C&O has floated
    And the C&O has no token on the map
    When Carol passes
    And Alice passes
    And Bob passes
    Then it is the C&O's turn to lay track
    And the C&O has tokens in G13 only
    And the C&O has $800 in its treasury

  # 15-c and 20-h say again what 10-h says; 20-g what 10-e says; the homes are printed on the map (16-f).
  @18CH-10-e @18CH-20-g @18CH-10-h @18CH-15-c @18CH-20-h @18CH-16-f
  Scenario: Each company's first token goes to its home, the others stay on its charter
    Given the game has been played up to the first operating round
    Then the N&W has 2 tokens left
    And the C&O has 4 tokens left
    And the LV has 2 tokens left
    When the N&W ends its turn
    Then the C&O has tokens in G13 only
    And the C&O has 3 tokens left
    And the LV has no token on the map
    When the C&O ends its turn
    Then the LV has tokens in J2 only
    And the LV has 1 token left
    And no other player or company has gained or lost money
