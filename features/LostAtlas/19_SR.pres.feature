Feature: Presidents change
  Whoever comes to have more of a company than its president, by a purchase or by a sale of the president's, becomes
  president: he takes the president's certificate, and gives two single shares for it.

  Background:
    Given 4 players at the table in phase 3
    And the Agricultural is in operation, opened at $80

  @LA-SR.pres-a
  Scenario: A purchase makes a president
    Given the Express is in operation, opened at $70
    And the shares are held thus
      | Agricultural | president Bob 40% | Alice 40% |
      | Express      | president Bob 40% |           |
    When Alice buys 20% of the Agricultural from its treasury
    # proves LA-SR.pres-a
    Then Alice is president of the Agricultural with 60%
    And Bob holds 40% of the Agricultural
    And Bob is president of the Express with 40%

  @LA-SR.pres-a
  Scenario: A purchase out of the pool makes a president as well
    Given the shares are held thus
      | Agricultural | president Bob 40% | Alice 40% | pool 20% |
    When Alice buys 20% of the Agricultural from the pool
    Then Alice is president of the Agricultural with 60%
    And Bob holds 40% of the Agricultural

  @LA-SR.pres-a
  Scenario: With fewer shares than the president a buyer does not become president
    Given the shares are held thus
      | Agricultural | president Bob 60% | Alice 20% |
    When Alice buys 20% of the Agricultural from its treasury
    Then Bob is president of the Agricultural with 60%
    And Alice holds 40% of the Agricultural

  @LA-SR.pres-a @LA-SR.sell-c
  Scenario Outline: A president who sells <percent> loses the office to whoever has more then
    Given the shares are held thus
      | Agricultural | president Alice <held> | Bob 40% |
    When Alice sells <percent> of the Agricultural
    Then Bob is president of the Agricultural with 40%
    And Alice holds <rest> of the Agricultural
    And the pool holds <percent> of the Agricultural
    And Alice has received $<money>

    Examples:
      | held | percent | rest | money |
      | 40%  | 20%     | 20%  | 80    |
      | 40%  | 40%     | 0%   | 160   |
      | 60%  | 40%     | 20%  | 160   |

  @LA-SR.pres-a
  Scenario: A president who has more than the others after a sale stays president
    Given the shares are held thus
      | Agricultural | president Alice 60% | Bob 20% |
    When Alice sells 20% of the Agricultural
    Then Alice is president of the Agricultural with 40%
    And Bob holds 20% of the Agricultural

  # ---------------------------------------------------------------------------------- as many as the president, Q35

  @LA-SR.pres-a @LA-SR.pres-b @reading:LA-Q35=a
  Scenario Outline: A buyer who has only as many shares as the president is not president, from <place>
    Given the shares are held thus
      | Agricultural | president Bob 40% | Alice 20% | pool 20% |
    When Alice buys 20% of the Agricultural from <place>
    Then Bob is president of the Agricultural with 40%
    And Alice holds 40% of the Agricultural

    Examples:
      | place        |
      | its treasury |
      | the pool     |

  @LA-SR.pres-a @LA-SR.pres-b @reading:LA-Q35=a
  Scenario: A president who sells down to as many as another has stays president
    Given the shares are held thus
      | Agricultural | president Alice 60% | Bob 40% |
    When Alice sells 20% of the Agricultural
    Then Alice is president of the Agricultural with 40%
    And Bob holds 40% of the Agricultural

  @LA-SR.pres-a @LA-SR.pres-b @reading:LA-Q35=b
  Scenario Outline: A buyer who comes to have as many shares as the president takes over, from <place>
    Given the shares are held thus
      | Agricultural | president Bob 40% | Alice 20% | pool 20% |
    When Alice buys 20% of the Agricultural from <place>
    Then Alice is president of the Agricultural with 40%
    And Bob holds 40% of the Agricultural

    Examples:
      | place        |
      | its treasury |
      | the pool     |

  @LA-SR.pres-a @LA-SR.pres-b @reading:LA-Q35=b
  Scenario: A president who sells down to as many as another has loses the office
    Given the shares are held thus
      | Agricultural | president Alice 60% | Bob 40% |
    When Alice sells 20% of the Agricultural
    Then Bob is president of the Agricultural with 40%
    And Alice holds 40% of the Agricultural

  # ------------------------------------------------------------------------------------------------ the exchange

  @LA-SR.pres-c
  Scenario: The president's certificate goes for two single shares
    Given the shares are held thus
      | Agricultural | president Bob 40% | Alice 40% |
    And it is Alice's turn to trade
    When Alice buys 20% of the Agricultural from its treasury
    # proves LA-SR.pres-c
    Then Alice holds 2 certificates of the Agricultural
    # proves LA-SR.pres-c
    And Bob holds 2 certificates of the Agricultural
    And Alice is president of the Agricultural with 60%

  @LA-SR.pres-c
  Scenario: A president who sells has single shares left
    Given the shares are held thus
      | Agricultural | president Alice 40% | Bob 40% |
    When Alice sells 20% of the Agricultural
    Then Bob holds 1 certificate of the Agricultural
    And Alice holds 1 certificate of the Agricultural
    And the pool holds 1 certificate of the Agricultural
    And the Agricultural's treasury holds 20% of the Agricultural

  # ------------------------------------------------------------------------------------------------ no limit

  @LA-SR.pres-d @LA-SR.buy-d
  Scenario: A player may own any number of certificates
    Given the Express, the Eastern Mining, the Expansive, the Northern Port, the Resourceful, the Suburban and the Tunneling are in operation, opened at $60
    And the shares are held thus
      | Agricultural   | president Alice 60% | Bob 20% |
      | Express        | president Alice 60% | Bob 20% |
      | Eastern Mining | president Alice 60% | Bob 20% |
      | Expansive      | president Bob 40%   | Alice 40% |
      | Northern Port  | president Bob 40%   | Alice 40% |
      | Resourceful    | president Bob 40%   | Alice 40% |
      | Suburban       | president Bob 40%   | Alice 40% |
      | Tunneling      | president Bob 60%   | Alice 20% |
    Then Alice holds 15 certificates
    When Alice tries to buy 20% of the Agricultural from its treasury
    Then it is refused and nothing has changed
    When Alice buys 20% of the Tunneling from its treasury
    Then Alice holds 16 certificates
    When Bob passes
    And Carol passes
    And Dave passes
    And Alice buys 20% of the Suburban from its treasury
    Then Alice holds 16 certificates
    And Alice has $155
