Feature: Station tokens, played from the deal
  Besides the token at home, which is free, a company may place a token in a free space of a city that its network
  comes to. It pays what is printed on its charter.

  @18CH-20-c @18CH-20-e @18CH-20-f
  Scenario: The second token of a company costs $40, paid to the bank
    Given the game has been played up to the second operating round
    When the N&W lays #57 on D12, joining SW and NE
    And the N&W places a token in D12
    Then the N&W has tokens in C13 and D12 only
    And the N&W has 1 token left
    And the N&W has paid $40
    And the bank has received $40
    And no other player or company has gained or lost money

  @18CH-20-e @18CH-20-h @18CH-10-h
  Scenario: The token at home is free
    Given the game has been played up to the first operating round
    Then the N&W has tokens in C13 only
    And the N&W has $950 in its treasury
    When the N&W ends its turn
    Then the C&O has tokens in G13 only
    And the C&O has $800 in its treasury

  @18CH-20-c
  Scenario Outline: No token in <city>, which the company's track does not come to
    Given the game has been played up to the second operating round
    When the N&W lays #57 on D12, joining SW and NE
    And the N&W tries to place a token in <city>
    Then it is refused and nothing has changed
    When the N&W places a token in D12
    Then the N&W has tokens in C13 and D12 only

    Examples:
      | city |
      | G13  |
      | J2   |
      | C5   |

  @18CH-20-c
  Scenario: No token where every space is taken
    Given the game has been played up to the second operating round
    When the N&W lays #57 on D12, joining SW and NE
    And the N&W tries to place a token in C13
    Then it is refused and nothing has changed
    When the N&W places a token in D12
    Then the N&W has tokens in C13 and D12 only

  @18CH-20-a
  Scenario: A token adds nothing to what a route is worth
    Given the game has been played up to the second operating round
    When the N&W lays #57 on D12, joining SW and NE
    And the N&W places a token in D12
    And the N&W runs
      | 2-train | B14 C13 |
      | 2-train | C13 D12 |
    Then the N&W has earned $100
