Feature: The president's certificate is bought first, and never sold
  Of a company somebody buys the president's certificate before anything else of it is bought. It cannot be sold:
  outside bankruptcies it never lies in the market. But a president may sell so much that another player who has at
  least two shares succeeds him. Certificates are then exchanged at the same time, and so he may sell what his
  certificate stands for, in whole or in half.

  # --------------------------------------------------------------------------------------- the first purchase

  @18FL-5.3-c
  Scenario Outline: In phase <phase> the first that is bought of a company is its president's certificate
    Given 3 players at the table in phase <phase>
    When Alice tries to buy <share> of the L&N from the IPO
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the L&N at a par of $70
    Then Alice is president of the L&N with <office>
    When Bob buys <share> of the L&N from the IPO
    Then Bob holds <share> of the L&N
    And Bob has $230

    Examples:
      | phase | share | office |
      | 2     | 20%   | 40%    |
      | 5     | 10%   | 20%    |

  @18FL-5.3-c
  Scenario: The FEC's president's certificate comes first, too, although a share came with the Canal Company
    Given 4 players at the table in phase 2
    And Dave holds 20% of the FEC
    When Alice tries to buy 20% of the FEC from the IPO
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the FEC at a par of $70
    And Bob buys 20% of the FEC from the IPO
    Then Bob holds 20% of the FEC
    And Alice is president of the FEC with 40%
    And Dave holds 20% of the FEC

  @18FL-5.3-c
  Scenario: The president's certificate is bought only once
    Given 3 players at the table in phase 2
    And the L&N has started at a par of $80
    And Bob is president of the L&N with 40%
    When Alice tries to buy the president's certificate of the L&N at a par of $80
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the SR at a par of $80
    Then Alice is president of the SR with 40%
    And Bob is president of the L&N with 40%
    And Alice has $140

  # -------------------------------------------------------------------------------------------- not for sale

  @18FL-5.3-i
  Scenario: A president sells the shares that he has besides his certificate, and not the certificate
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 60% | Bob 20% |
    When Alice tries to sell 40% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 20% of the L&N
    Then Alice is president of the L&N with 40%
    And Alice holds 1 certificate of the L&N
    And the market holds 20% of the L&N

  @18FL-5.3-i
  Scenario: A president of ten shares, too, sells what he has besides his certificate, and not the certificate
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 40% | Bob 10% | Carol 10% |
    When Alice tries to sell 40% of the L&N
    Then it is refused and nothing has changed
    When Alice tries to sell 30% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 20% of the L&N
    Then Alice is president of the L&N with 20%
    And the market holds 2 certificates of the L&N

  @18FL-5.3-i @18FL-5.3-j
  Scenario: With nothing but his certificate a president of five shares sells none while nobody else has two
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the SR is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 40% | Bob 20% | Carol 20% |
      | SR  | president Alice 40% | Bob 40% | Carol 20% |
    When Alice tries to sell 20% of the L&N
    Then it is refused and nothing has changed
    When Alice tries to sell 40% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 20% of the SR
    Then Bob is president of the SR with 40%
    And Alice holds 20% of the SR
    And Alice is president of the L&N with 40%

  @18FL-5.3-i @18FL-5.3-j
  Scenario: With nothing but his certificate a president of ten shares sells none while nobody else has two
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the SR is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 20% | Bob 10% | Carol 10% | market 20% |
      | SR  | president Alice 20% | Bob 20% | Carol 10% | market 20% |
    When Alice tries to sell 10% of the L&N
    Then it is refused and nothing has changed
    When Alice tries to sell 20% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 10% of the SR
    Then Bob is president of the SR with 20%
    And Alice holds 10% of the SR
    And the market holds 3 certificates of the SR

  # ---------------------------------------------------------------------------------------- who takes it over

  @18FL-5.3-j @18FL-5.3-i
  Scenario: Shares in the market and in the bank make nobody president
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 30% | Bob 10% | market 20% |
    When Alice tries to sell 20% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    Then Alice is president of the L&N with 20%
    And the market holds 30% of the L&N
    And the IPO holds 40% of the L&N

  @18FL-5.3-j
  Scenario: Another player becomes president when he has more than the seller is left with
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the L&N has $150 in its treasury
    And the shares are held thus
      | L&N | president Alice 60% | Bob 40% |
    When Alice sells 40% of the L&N
    Then Bob is president of the L&N with 40%
    And Bob holds 1 certificate of the L&N
    And Alice holds 20% of the L&N
    And the market holds 2 certificates of the L&N
    And Alice has received $160
    And no other player or company has gained or lost money

  # --------------------------------------------------------------------------------- down to a single share

  @18FL-5.3-k
  Scenario: A president who is succeeded may sell one of the two shares of his certificate of five
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 40% | Bob 40% |
    When Alice sells 20% of the L&N
    Then Bob is president of the L&N with 40%
    And Bob holds 1 certificate of the L&N
    And Alice holds 20% of the L&N
    And Alice holds 1 certificate of the L&N
    And the market holds 20% of the L&N
    And the market holds 1 certificate of the L&N
    And Alice has received $80
    And the L&N stands at $75

  @18FL-5.3-k
  Scenario: A president who is succeeded may sell one of the two shares of his certificate of ten
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 20% | Bob 20% | market 10% |
    When Alice sells 10% of the L&N
    Then Bob is president of the L&N with 20%
    And Bob holds 1 certificate of the L&N
    And Alice holds 10% of the L&N
    And Alice holds 1 certificate of the L&N
    And the market holds 2 certificates of the L&N
    And Alice has received $80

  @18FL-5.3-k
  Scenario Outline: A president who is succeeded may sell <sold> of his 40%
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 40% | Bob 40% |
    When Alice sells <sold> of the L&N
    Then Bob is president of the L&N with 40%
    And Bob holds 3 certificates of the L&N
    And Alice holds <left> of the L&N
    And the market holds <sold> of the L&N
    And Alice has received $<money>
    And the L&N stands at $75

    Examples:
      | sold | left | money |
      | 10%  | 30%  | 80    |
      | 20%  | 20%  | 160   |
      | 30%  | 10%  | 240   |

  @18FL-5.3-k @18FL-5.3-j @reading:18FL-Q74=a
  Scenario: A president who is succeeded may sell all of his 40%
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 40% | Bob 40% |
    When Alice sells 40% of the L&N
    Then Bob is president of the L&N with 40%
    And Bob holds 3 certificates of the L&N
    And Alice holds 0% of the L&N
    And the market holds 40% of the L&N
    And Alice has received $320
    And the L&N stands at $75

  @18FL-5.3-k @18FL-5.3-j @reading:18FL-Q74=b
  Scenario: If one share has to be left to a president who is succeeded, he does not sell all of his 40%
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $80
    And the shares are held thus
      | L&N | president Alice 40% | Bob 40% |
    When Alice tries to sell 40% of the L&N
    Then it is refused and nothing has changed
    When Alice sells 30% of the L&N
    Then Bob is president of the L&N with 40%
    And Alice holds 10% of the L&N
    And the market holds 30% of the L&N
    And Alice has received $240
