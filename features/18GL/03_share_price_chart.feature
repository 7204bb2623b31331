Feature: The share-price chart
  The chart shows for each company what one share of it, a tenth, is worth now. Most of its spaces are white, those at which
  companies start among them; on these the ordinary rules hold. Prices at which companies start stand in a column, from $60 to
  $100, and in two single spaces, $140 and $200; the phase says which of them may be chosen. Later on they are spaces like
  others.

  # ------------------------------------------------------------------------------------------------------ what it shows

  @18GL-3-a @18GL-3-b @18GL-3.3-b
  Scenario Outline: A company whose marker lies at <price> costs <price> a share, a tenth of it
    Given 3 players at the table in phase <phase>
    And the IC is in operation, opened at <price>
    And Bob is president of the IC with 50%
    When Alice buys 10% of the IC from its treasury
    Then Alice has paid <price>
    And Alice holds 10% of the IC
    And the IC has received <price>
    And the IC stands at <price> in row <row>

    Examples:
      | price | phase | row |
      | $60   | 2H    | 5   |
      | $70   | 2H    | 4   |
      | $80   | 2H    | 3   |
      | $90   | 2H    | 2   |
      | $100  | 2H    | 1   |
      | $140  | 6H    | 1   |
      | $200  | E     | 1   |

  @18GL-3.4-a @18GL-3.4-d @18GL-3.4-b
  Scenario Outline: At a price of <price> a share costs <price> whatever certificate it is on, and the president's has two
    Given 3 players at the table in phase 2H
    When Alice buys the president's certificate of the IC at a par of <price>
    # proves 18GL-3.4-d
    Then Alice has paid <twice>
    And Alice is president of the IC with 20%
    And Alice holds 1 certificate of the IC
    # proves 18GL-3.4-a 18GL-3.4-b
    When Bob buys 10% of the IC from the IPO
    Then Bob has paid <price>
    And Bob holds 1 certificate of the IC

    Examples:
      | price | twice |
      | $60   | $120  |
      | $100  | $200  |

  @18GL-3.4-c
  Scenario: So much of a company as a player has, so much of its dividend he gets
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the IC owns a 2H-train
    And the shares are held thus
      | IC | president Alice 50% | Bob 20% | Carol 10% |
    And it is the IC's turn to distribute $60
    When the IC pays out its revenue
    Then Alice has received $30
    And Bob has received $12
    And Carol has received $6

  # ------------------------------------------------------------------------------------------------------- start prices

  @18GL-3.3-a @18GL-3.3-b @18GL-3.3-c @18GL-4.1.3-a @18GL-4.1.3-b
  Scenario Outline: At the beginning a company starts at <price>, and not at <wrong>
    Given 3 players at the table in phase <phase>
    When Alice tries to buy the president's certificate of the IC at a par of <wrong>
    Then it is refused and nothing has changed
    # proves 18GL-3.3-b 18GL-4.1.3-a
    When Alice buys the president's certificate of the IC at a par of <price>
    # proves 18GL-3.3-b 18GL-4.1.3-b
    Then the IC stands at <price> in row <row>
    And the IC has started at a par of <price>
    And Alice has paid <cost>

    Examples:
      | phase | price | wrong | row | cost |
      | 2H    | $60   | $50   | 5   | $120 |
      | 2H    | $70   | $65   | 4   | $140 |
      | 2H    | $80   | $75   | 3   | $160 |
      | 2H    | $90   | $110  | 2   | $180 |
      | 2H    | $100  | $140  | 1   | $200 |
      | 2H    | $100  | $200  | 1   | $200 |
      | 4H    | $100  | $140  | 1   | $200 |
      | 4H    | $60   | $200  | 5   | $120 |

  @18GL-3.3-d @18GL-3.3-a @18GL-3.3-b
  Scenario Outline: From phase 6H on a company may start at $140 as well, not yet at $200: phase <phase>, <price>
    Given 3 players at the table in phase <phase>
    When Alice tries to buy the president's certificate of the IC at a par of $200
    Then it is refused and nothing has changed
    When Alice tries to buy the president's certificate of the IC at a par of $125
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the IC at a par of <price>
    Then the IC stands at <price> in row <row>
    And Alice has paid <cost>

    Examples:
      | phase | price | row | cost |
      | 6H    | $140  | 1   | $280 |
      | 6H    | $100  | 1   | $200 |
      | 6H    | $60   | 5   | $120 |
      | 10H   | $140  | 1   | $280 |

  @18GL-3.3-e @18GL-3.3-a @18GL-3.3-b
  Scenario Outline: From phase E on a company may start at $200 as well: phase <phase>, <price>
    Given 3 players at the table in phase <phase>
    When Alice tries to buy the president's certificate of the IC at a par of $170
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the IC at a par of <price>
    Then the IC stands at <price> in row <row>
    And Alice has paid <cost>

    Examples:
      | phase | price | row | cost |
      | E     | $200  | 1   | $400 |
      | E     | $140  | 1   | $280 |
      | E     | $70   | 4   | $140 |
      | D     | $200  | 1   | $400 |

  @18GL-3.3-f
  Scenario: A price that falls onto a start space stays there like on any other
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Bob 40% | Alice 20% |
    When Alice sells 10% of the IC
    Then the IC stands at $90 in row 2
    And the IC has started at a par of $100
    When Alice passes
    And Bob sells 10% of the IC
    Then Bob has received $90
    And the IC stands at $80 in row 3
    And the IC has $0 in its treasury

  @18GL-3.3-f
  Scenario: Several companies may start at the same price
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Bob is president of the IC with 50%
    When Alice buys the president's certificate of the GT at a par of $100
    Then the GT stands at $100 in row 1, under the IC
    When Bob buys the president's certificate of the Monon at a par of $100
    Then the cell of $100 in row 1 holds, from the top, the IC, the GT and the Monon

  # -------------------------------------------------------------------------------------------- the white and the yellow zone

  @18GL-3.1-a @18GL-3.1-b @18GL-3-c @18GL-3.4-f
  Scenario Outline: Shares of a company at the start price of <price> count for the limit of 20 certificates
    Given 3 players at the table in phase <phase>
    And the IC, the GT and the Monon are in operation, opened at $100
    And the NYC is in operation, opened at <price>
    And the shares are held thus
      | IC    | president Alice 60% |           |
      | GT    | president Alice 60% |           |
      | Monon | president Alice 60% |           |
      | NYC   | president Bob 50%   | Alice 50% |
    When Alice tries to buy the president's certificate of the DT&I at a par of $60
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    And Alice buys the president's certificate of the DT&I at a par of $60
    Then Alice holds 20 certificates
    And Alice is president of the DT&I with 20%

    Examples:
      | phase | price |
      | 2H    | $60   |
      | 2H    | $80   |
      | 2H    | $100  |
      | 6H    | $140  |
      | E     | $200  |

  @18GL-3.2-a @18GL-3.4-n
  Scenario: Shares of a company in the yellow zone do not count for it
    Given 3 players at the table in phase 2H
    And the share-price chart is
      | (50) | (60) | 70  | 80 | 90 | 100* |
      | (40) | (50) | 60* | 70 | 80 | 90   |
    And the IC, the GT and the Monon are in operation, opened at $100
    And the NYC is in operation, opened at $60
    And the NYC stands at $50 in row 2
    And the shares are held thus
      | IC    | president Alice 60% |           |
      | GT    | president Alice 60% |           |
      | Monon | president Alice 60% |           |
      | NYC   | president Bob 50%   | Alice 50% |
    When Alice buys the president's certificate of the DT&I at a par of $60
    Then Alice holds 21 certificates
    And Alice is president of the DT&I with 20%

  @18GL-3.2-a @18GL-3.4-n @18GL-3.4-f
  Scenario: At the limit a share of a company in the yellow zone may be bought, one of a company in the white zone not
    Given 3 players at the table in phase 2H
    And the share-price chart is
      | (50) | (60) | 70  | 80 | 90 | 100* |
      | (40) | (50) | 60* | 70 | 80 | 90   |
    And the IC, the GT, the Monon and the B&O are in operation, opened at $100
    And the NYC is in operation, opened at $60
    And the NYC stands at $60 in row 1
    And the shares are held thus
      | IC    | president Alice 60% |
      | GT    | president Alice 60% |
      | Monon | president Alice 60% |
      | B&O   | president Alice 60% |
      | NYC   | president Bob 50%   |
    When Alice tries to buy the president's certificate of the DT&I at a par of $60
    Then it is refused and nothing has changed
    When Alice buys 10% of the NYC from its treasury
    Then Alice holds 21 certificates
    And Alice has paid $60
    When Bob buys the president's certificate of the DT&I at a par of $60
    Then Bob is president of the DT&I with 20%

  @18GL-3.2-a @18GL-3.4-f
  Scenario: Once its price has left the yellow zone its shares count again
    Given 3 players at the table in phase 2H
    And the share-price chart is
      | (50) | (60) | 70  | 80 | 90 | 100* |
      | (40) | (50) | 60* | 70 | 80 | 90   |
    And the IC, the GT, the Monon and the B&O are in operation, opened at $100
    And the NYC is in operation, opened at $60
    And the NYC stands at $70 in row 1
    And the shares are held thus
      | IC    | president Alice 60% |
      | GT    | president Alice 60% |
      | Monon | president Alice 60% |
      | B&O   | president Alice 60% |
      | NYC   | president Bob 50%   |
    When Alice tries to buy 10% of the NYC from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice buys 10% of the NYC from its treasury
    Then Alice holds 20 certificates
    And Alice holds 10% of the NYC
