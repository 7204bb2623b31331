Feature: Selling shares, two players
  Two players sell by the same rules as more of them.

  Background: Alice holds shares of Bob's companies
    Given 2 players at the table in phase 3
    And the Express is in operation, opened at $90
    And the Suburban is in operation, opened at $70
    And the Agricultural has been launched at $60
    And the shares are held thus
      | Express      | president Bob 40%   | Alice 40% | pool 20% |
      | Suburban     | president Bob 60%   | Alice 20% |          |
      | Agricultural | president Bob 40%   | Alice 20% |          |

  @LA-SR.sell-a @LA-SR.sell-d @LA-SR.sell-e
  Scenario Outline: Alice does not sell <what>
    When Alice tries to sell <percent> of the <company>
    Then it is refused and nothing has changed
    When Alice sells 20% of the Suburban
    Then Alice has received $70
    And the pool holds 20% of the Suburban

    Examples:
      | what                                     | percent | company      | clause       |
      | a share more than she has                | 40%     | Suburban     | LA-SR.sell-a |
      | a share of a minor that has not operated | 20%     | Agricultural | LA-SR.sell-d |
      | a third share of a minor into the pool   | 40%     | Express      | LA-SR.sell-e |
