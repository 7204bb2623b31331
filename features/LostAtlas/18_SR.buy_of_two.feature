Feature: The share that is named
  Of several companies that have shares in the pool a player gets the one that he names, and pays its price.

  @LA-SR.buy-c
  Scenario Outline: Bob presides over two companies, and Alice buys a share of the <company>
    Given 3 players at the table in phase 3
    And the Express is in operation, opened at $90
    And the Expansive is in operation, opened at $70
    And the shares are held thus
      | Express   | president Bob 40% | pool 40% |
      | Expansive | president Bob 40% | pool 40% |
    When Alice buys 20% of the <company> from the pool
    Then Alice holds 20% of the <company>
    And Alice holds 0% of the <other>
    And Alice has paid $<price>

    Examples:
      | company   | other     | price |
      | Express   | Expansive | 90    |
      | Expansive | Express   | 70    |
