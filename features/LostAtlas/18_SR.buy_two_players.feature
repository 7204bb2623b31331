Feature: Buying a share, two players
  Two players buy by the same rules as more of them.

  @LA-SR.buy-b @LA-SR.buy-c
  Scenario Outline: What <place> has not got is not bought there
    Given 2 players at the table in phase 3
    And the Express is in operation, opened at $90
    And the shares are held thus
      | Express | president Bob 60% | Alice <Alice> | pool <pool> |
    When Alice tries to buy 20% of the Express from <place>
    Then it is refused and nothing has changed
    When Alice buys 20% of the Express from <other>
    Then Alice has paid $90
    And Alice holds <after> of the Express

    Examples:
      | place        | Alice | pool | other        | after | clause      |
      | its treasury | 0%    | 40%  | the pool     | 20%   | LA-SR.buy-b |
      | the pool     | 0%    | 0%   | its treasury | 20%   | LA-SR.buy-c |
