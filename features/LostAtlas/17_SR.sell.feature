Feature: Selling shares
  A player may sell as many shares as he likes, at the present price, to the bank: they go into the pool. All that he
  sells in a turn he sells at the same time, and each company of which he has sold any falls one step, however many
  shares they were.

  Background: Alice holds shares of Bob's Express and Carol's Suburban
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $90
    And the Express is in operation, opened at $90
    And the Suburban is in operation, opened at $70
    And the shares are held thus
      | Agricultural | president Alice 60% |           |
      | Express      | president Bob 40%   | Alice 40% |
      | Suburban     | president Carol 40% | Alice 20% |

  # ----------------------------------------------------------------------------------------- how many, for what

  @LA-SR.sell-a @LA-SR.sell-b
  Scenario Outline: <percent> are sold for $<money>, which the bank pays
    Given the Express has $100 in its treasury
    And the Express stands at $<price>
    When Alice tries to sell 60% of the Express
    Then it is refused and nothing has changed
    # proves LA-SR.sell-a LA-SR.sell-b
    When Alice sells <percent> of the Express
    # proves LA-SR.sell-a LA-SR.sell-b
    Then Alice has received $<money>
    And the pool holds <percent> of the Express
    And Alice holds <rest> of the Express
    And the Express has $100 in its treasury
    And no other player or company has gained or lost money

    Examples:
      | percent | price | money | rest |
      | 20%     | 90    | 90    | 20%  |
      | 40%     | 90    | 180   | 0%   |
      | 20%     | 165   | 165   | 20%  |
      | 40%     | 50    | 100   | 0%   |

  @LA-SR.sell-a @LA-SR.sell-h
  Scenario: Shares of several companies may be sold in one turn
    When Alice sells 40% of the Express
    And Alice sells 20% of the Suburban
    And Alice sells 20% of the Agricultural
    And Alice passes
    Then Alice has $640
    And the Express stands at $80
    And the Suburban stands at $60
    And the Agricultural stands at $80
    And it is Bob's turn to trade

  @LA-SR.sell-a
  Scenario: Nobody sells more than he has
    When Alice tries to sell 40% of the Suburban
    Then it is refused and nothing has changed
    When Alice sells 20% of the Suburban
    Then Alice has received $70
    And Alice holds 0% of the Suburban

  @LA-SR.sell-a
  Scenario: Only whole shares are sold
    When Alice tries to sell 10% of the Express
    Then it is refused and nothing has changed
    When Alice sells 20% of the Express
    Then Alice has received $90

  # --------------------------------------------------------------------------------------- somebody must preside

  @LA-SR.sell-c
  Scenario Outline: With <held> beside him a president keeps his certificate
    Given the shares are held thus
      | Agricultural | president Alice 60% | Bob <held> |
    When Alice tries to sell 40% of the Agricultural
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice is president of the Agricultural with 40%
    And Alice has received $90

    Examples:
      | held |
      | 0%   |
      | 20%  |

  @LA-SR.sell-c
  Scenario: Who has only 20% does not take over the office
    Given the shares are held thus
      | Agricultural | president Alice 40% | Bob 20% |
    When Alice tries to sell 40% of the Agricultural
    Then it is refused and nothing has changed
    When Alice sells 20% of the Suburban
    Then Alice has received $70
    And Alice is president of the Agricultural with 40%

  @LA-SR.sell-c
  Scenario Outline: If another player has 40% the president may sell <percent>
    Given the shares are held thus
      | Agricultural | president Alice 60% | Bob 40% |
    When Alice sells <percent> of the Agricultural
    Then Bob is president of the Agricultural with 40%
    And Alice holds <rest> of the Agricultural
    And Alice has received $<money>

    Examples:
      | percent | rest | money |
      | 40%     | 20%  | 180   |

  @LA-SR.sell-c
  Scenario: Without another holder a president does not sell his certificate
    Given the shares are held thus
      | Agricultural | president Alice 40% |
    When Alice tries to sell 20% of the Agricultural
    Then it is refused and nothing has changed
    When Alice tries to sell 40% of the Agricultural
    Then it is refused and nothing has changed
    When Alice sells 40% of the Express
    Then Alice has received $180

  # ------------------------------------------------------------------------------------------ not yet operated

  @LA-SR.sell-d
  Scenario: Shares of a minor that has not operated are not sold
    Given the Tunneling has been launched at $70
    And the shares are held thus
      | Tunneling | president Bob 40% | Alice 20% |
    When Alice tries to sell 20% of the Tunneling
    Then it is refused and nothing has changed
    When Alice sells 20% of the Suburban
    Then Alice has received $70

  @LA-SR.sell-d
  Scenario: Nor does the president sell any of them
    Given the Tunneling has been launched at $70
    And the shares are held thus
      | Tunneling | president Alice 60% | Bob 20% |
    When Alice tries to sell 20% of the Tunneling
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    Then Alice has received $90

  @LA-SR.sell-d
  Scenario: A share that was bought in this round may be sold if its minor has operated
    When Alice passes
    And Bob buys 20% of the Suburban from its treasury
    And Carol passes
    And Alice passes
    And Bob sells 20% of the Suburban
    Then Bob has received $70
    And the pool holds 20% of the Suburban

  # --------------------------------------------------------------------------------------------------- the pool

  @LA-SR.sell-e
  Scenario Outline: With <pool> in the pool a player sells <most> of a minor and no more
    Given the shares are held thus
      | Express | president Bob 40% | Alice <held> | pool <pool> |
    When Alice tries to sell <more> of the Express
    Then it is refused and nothing has changed
    When Alice sells <most> of the Express
    Then the pool holds 40% of the Express
    And Alice has received $<money>

    Examples:
      | pool | held | more | most | money |
      | 20%  | 40%  | 40%  | 20%  | 90    |

  @LA-SR.sell-e
  Scenario: No 60% of a minor are sold at once
    Given the shares are held thus
      | Agricultural | president Alice 60% | Bob 40% |
    When Alice tries to sell 60% of the Agricultural
    Then it is refused and nothing has changed
    When Alice sells 40% of the Agricultural
    Then the pool holds 40% of the Agricultural
    And Alice has received $180

  # ------------------------------------------------------------------------------------------------- one step

  @LA-SR.sell-f
  Scenario Outline: A sale of <percent> lowers the price by one step, from $<price> to $<next>
    Given the Express stands at $<price>
    When Alice sells <percent> of the Express
    And Alice passes
    # proves LA-SR.sell-f
    Then the Express stands at $<next>
    And the Suburban stands at $70
    And the Agricultural stands at $90

    Examples:
      | percent | price | next |
      | 20%     | 80    | 70   |
      | 40%     | 80    | 70   |
      | 20%     | 100   | 90   |
      | 40%     | 100   | 90   |
      | 40%     | 120   | 110  |
      | 40%     | 135   | 120  |
      | 40%     | 150   | 135  |
      | 40%     | 165   | 150  |
      | 40%     | 180   | 165  |
      | 40%     | 200   | 180  |
      | 40%     | 220   | 200  |
      | 40%     | 245   | 220  |
      | 40%     | 270   | 245  |
      | 40%     | 300   | 270  |
      | 40%     | 330   | 300  |
      | 40%     | 360   | 330  |
      | 40%     | 400   | 360  |
      | 40%     | 450   | 400  |
      | 40%     | 500   | 450  |
      | 40%     | 20    | 10   |

  @LA-SR.sell-f
  Scenario: The price falls as well when the president sells, and a purchase comes after it
    When Alice sells 20% of the Agricultural
    And Alice buys 20% of the Suburban from its treasury
    Then the Agricultural stands at $80
    And the Suburban stands at $70
    And Alice has $320
    When Bob buys 20% of the Agricultural from the pool
    Then Bob has paid $80

  @LA-SR.sell-f @LA-SR.sell-g
  Scenario: Another sale in a later turn lowers it one step further
    When Alice sells 20% of the Express
    And Alice passes
    And Bob passes
    And Carol passes
    And Alice sells 20% of the Express
    Then Alice has received $80
    When Alice passes
    Then the Express stands at $70
    And the pool holds 40% of the Express

  # ------------------------------------------------------------------------------------- everything at one time

  @LA-SR.sell-g
  Scenario: In one turn no further shares of a company are sold
    When Alice sells 20% of the Express
    And Alice tries to sell 20% of the Express
    Then it is refused and nothing has changed
    When Alice sells 20% of the Suburban
    And Alice passes
    Then the Express stands at $80
    And the Suburban stands at $60
    And Alice holds 20% of the Express
    And Alice has $460

  @LA-SR.sell-g @LA-SR.sell-h @LA-SR.buy-a @LA-SR.turn-b
  Scenario: After the purchase nothing more is sold
    When Alice sells 20% of the Express
    And Alice buys 20% of the Suburban from its treasury
    And Alice tries to sell 20% of the Agricultural
    Then it is refused and nothing has changed
    When Bob passes
    And Carol passes
    And Alice sells 20% of the Agricultural
    Then Alice has received $90
