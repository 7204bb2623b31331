Feature: Buying a share
  After what he sells, if anything, a player may buy one share: out of the treasury of its company, which is paid for it,
  or out of the pool, when the bank is paid. Either costs the present price. Nobody owns more than 60% of a company, and
  nobody buys what he has sold in the same round.

  Background: Bob runs the Agricultural, Carol the Express
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $80
    And the Express is in operation, opened at $70
    And the Agricultural has $50 in its treasury
    And the shares are held thus
      | Agricultural | president Bob 40%   | Alice 20% | pool 20% |
      | Express      | president Carol 40% | Alice 20% | pool 20% |

  # ------------------------------------------------------------------------------------------------ one share

  @LA-SR.buy-a @LA-SR.turn-b
  Scenario Outline: One share is bought in a turn, here from <place>
    When Alice buys 20% of the Express from <place>
    And Alice tries to buy 20% of the Agricultural from <place>
    Then it is refused and nothing has changed
    When Bob buys 20% of the Agricultural from <place>
    Then Bob is president of the Agricultural with 60%
    And Alice holds 40% of the Express
    And Alice holds 20% of the Agricultural

    Examples:
      | place        |
      | its treasury |
      | the pool     |

  @LA-SR.buy-a @LA-SR.buy-c
  Scenario: Two shares are not bought at once
    Given the shares are held thus
      | Agricultural | president Bob 40% | Alice 0% | pool 40% |
    When Alice tries to buy 40% of the Agricultural from the pool
    Then it is refused and nothing has changed
    When Alice buys 20% of the Agricultural from the pool
    Then Alice holds 20% of the Agricultural
    And Alice has paid $80

  @LA-SR.buy-a @LA-SR.turn-b
  Scenario: Nothing is sold after the purchase
    When Alice buys 20% of the Express from its treasury
    And Alice tries to sell 20% of the Agricultural
    Then it is refused and nothing has changed
    When Bob passes
    And Carol passes
    And Alice sells 20% of the Agricultural
    Then Alice has received $80

  @LA-SR.buy-a @LA-SR.buy-b
  Scenario: The sale comes first, and may pay for the purchase
    Given Alice has $0
    When Alice tries to buy 20% of the Express from its treasury
    Then it is refused and nothing has changed
    When Alice sells 20% of the Agricultural
    And Alice buys 20% of the Express from its treasury
    Then Alice has $10
    And Alice holds 40% of the Express

  # ------------------------------------------------------------------------------------------- who is paid, what

  @LA-SR.buy-b
  Scenario Outline: Out of the treasury a share costs the present price of $<price>, and the company is paid
    Given the Agricultural stands at $<price>
    When Alice buys 20% of the Agricultural from its treasury
    # proves LA-SR.buy-b
    Then Alice has paid $<price>
    And the Agricultural has $<money> in its treasury
    And the Agricultural's treasury holds 0% of the Agricultural
    And the pool holds 20% of the Agricultural
    And no other player or company has gained or lost money

    Examples:
      | price | money |
      | 80    | 130   |
      | 60    | 110   |
      | 165   | 215   |

  @LA-SR.buy-c
  Scenario Outline: Out of the pool a share costs the present price of $<price>, and the bank is paid
    Given the Agricultural stands at $<price>
    When Alice buys 20% of the Agricultural from the pool
    # proves LA-SR.buy-c
    Then Alice has paid $<price>
    And the Agricultural has $50 in its treasury
    And the Agricultural's treasury holds 20% of the Agricultural
    And the pool holds 0% of the Agricultural
    And no other player or company has gained or lost money

    Examples:
      | price |
      | 80    |
      | 60    |
      | 165   |

  @LA-SR.buy-b @LA-SR.buy-c
  Scenario Outline: A buyer must have the price, also for a share from <place>
    Given Alice has $79
    When Alice tries to buy 20% of the Agricultural from <place>
    Then it is refused and nothing has changed
    When Alice buys 20% of the Express from <place>
    Then Alice has $9

    Examples:
      | place        | clause      |
      | its treasury | LA-SR.buy-b |
      | the pool     | LA-SR.buy-c |

  @LA-SR.buy-b
  Scenario: What the treasury has not got is not bought there
    Given the shares are held thus
      | Agricultural | president Bob 40% | Alice 20% | Carol 20% | pool 20% |
    When Alice tries to buy 20% of the Agricultural from its treasury
    Then it is refused and nothing has changed
    When Alice buys 20% of the Agricultural from the pool
    Then Alice holds 40% of the Agricultural

  @LA-SR.buy-c
  Scenario: What the pool has not got is not bought there
    Given the shares are held thus
      | Agricultural | president Bob 40% | pool 0% | Carol 20% |
    When Alice tries to buy 20% of the Agricultural from the pool
    Then it is refused and nothing has changed
    When Alice buys 20% of the Agricultural from its treasury
    Then Alice holds 40% of the Agricultural

  @LA-SR.buy-b
  Scenario: Shares of a minor that has just been launched can be bought, also before it operates
    Given the charters lie in columns
      | Suburban | Tunneling |
    When Alice opens an auction at $140
    And Bob passes
    And Carol passes
    And Alice launches the Suburban at $70
    And Bob buys 20% of the Suburban from its treasury
    Then Bob has paid $70
    And the Suburban has $210 in its treasury

  @LA-SR.buy-b @LA-SU.major-b
  Scenario: Shares of a minor that nobody has launched cannot be bought
    When Alice tries to buy 20% of the Tunneling from its treasury
    Then it is refused and nothing has changed
    When Alice buys 20% of the Agricultural from its treasury
    Then Alice has paid $80

  # ------------------------------------------------------------------------------------------------------- 60%

  @LA-SR.buy-d
  Scenario Outline: With 60% of a minor a player buys no more of it from <place>
    Given the shares are held thus
      | Agricultural | president Bob 60% | Alice 0% | pool 20% |
    And it is Bob's turn to trade
    When Bob tries to buy 20% of the Agricultural from <place>
    Then it is refused and nothing has changed
    When Bob buys 20% of the Express from <place>
    Then Bob has paid $70
    And Bob is president of the Agricultural with 60%

    Examples:
      | place        |
      | its treasury |
      | the pool     |

  @LA-SR.buy-d
  Scenario Outline: With 40% of a minor a player may buy another share from <place>
    Given it is Bob's turn to trade
    When Bob buys 20% of the Agricultural from <place>
    Then Bob is president of the Agricultural with 60%
    And Bob has paid $80
    When Carol passes
    And Alice passes
    And Bob tries to buy 20% of the Agricultural from <other place>
    Then it is refused and nothing has changed

    Examples:
      | place        | other place  |
      | its treasury | the pool     |
      | the pool     | its treasury |

  @LA-SR.buy-d
  Scenario: The limit holds also for a player who is not president
    Given the shares are held thus
      | Agricultural | president Bob 40% | Alice 40% | pool 20% |
    When Alice buys 20% of the Agricultural from the pool
    Then Alice is president of the Agricultural with 60%
    And Alice has $220

  # -------------------------------------------------------------------------------------------- sold in this round

  @LA-SR.buy-e
  Scenario Outline: What a player has sold he does not buy in the same turn, not from <place>
    When Alice sells 20% of the Agricultural
    And Alice tries to buy 20% of the Agricultural from <place>
    Then it is refused and nothing has changed
    When Alice buys 20% of the Express from <place>
    Then Alice holds 40% of the Express
    And Alice holds 0% of the Agricultural

    Examples:
      | place        |
      | its treasury |
      | the pool     |

  @LA-SR.buy-e
  Scenario Outline: Nor in a later turn of the round, not from <place>
    When Alice sells 20% of the Agricultural
    And Alice passes
    And Bob passes
    And Carol passes
    And Alice tries to buy 20% of the Agricultural from <place>
    Then it is refused and nothing has changed
    When Alice buys 20% of the Express from <place>
    Then Alice holds 40% of the Express

    Examples:
      | place        |
      | its treasury |
      | the pool     |

  @LA-SR.buy-e
  Scenario: The others may buy it
    When Alice sells 20% of the Agricultural
    And Alice passes
    And Bob buys 20% of the Agricultural from the pool
    Then Bob is president of the Agricultural with 60%
    And Bob has paid $70

  @LA-SR.buy-e
  Scenario: A sale in an earlier turn of the round bars the seller
    Given Alice has already sold shares of the Express in this round
    When Alice tries to buy 20% of the Express from the pool
    Then it is refused and nothing has changed
    When Alice buys 20% of the Agricultural from the pool
    Then Alice holds 40% of the Agricultural
    And Alice has paid $80
