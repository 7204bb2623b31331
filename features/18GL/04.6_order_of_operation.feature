Feature: The order of an operating round
  Each operating round opens with the income of the private companies. Then the public companies operate, one after the
  other and once each: the highest price first, of equal prices the one further to the right, in one cell from the top
  down. After each turn it is looked at anew who stands highest of those that are left. When all have operated another
  operating round or a stock round follows.

  Background: a chart of its own; the Grand Trunk, GT, the Illinois Central, IC, and the Monon each have a train
    Given 4 players at the table in phase 4H
    And the share-price chart is
      | 60 | 70 | 80* | 90 | 100* | 112 | 125 |
      | 50 | 60 | 70* | 80 | 90   | 100 | 112 |
      | 40 | 50 | 60* | 70 | 80   | 90  | 100 |
    And the GT, the IC and the Monon are in operation, opened at $100
    And the GT owns a 4H-train
    And the IC owns a 4H-train
    And the Monon owns a 4H-train
    And the Monon has $100 in its treasury
    And Alice is president of the GT with 50%
    And Bob is president of the IC with 50%
    And Carol is president of the Monon with 50%
    And the GT has $250 in its treasury
    And the IC has $250 in its treasury
    And the Monon has $250 in its treasury

  # ------------------------------------------------------------------------------------------------------ income

  @18GL-4.6-a
  Scenario: The round opens with the income of the private companies, paid to their owners
    Given Bob owns the Mining Company and the Cleveland & Eastern
    And Dave owns the Port Authority
    And it is Alice's turn to trade
    When everybody passes
    Then it is operating round 2.1 of 2
    And Bob has received $20
    And Dave has received $20
    And no other player or company has gained or lost money

  @18GL-4.6-a
  Scenario: The second operating round of a set opens with it as well
    Given Bob owns the Mining Company
    And the GT and the IC have already operated in this round
    And the Monon has $200 in its treasury
    And it is the Monon's turn to buy trains in operating round 2.1 of 2
    When the Monon ends its turn
    Then it is operating round 2.2
    And Bob has received $15
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------------------ who comes next

  @18GL-4.6-b @18GL-4.6-d @18GL-4.6-h
  Scenario Outline: At <gt>, <ic> and <monon> the order is <order>
    Given the GT stands at <gt> in row 1
    And the IC stands at <ic> in row 1
    And the Monon stands at <monon> in row 1
    And it is Alice's turn to trade
    When everybody passes
    Then it is the <first>'s turn to lay track
    And still to operate in this round are <order>, in this order

    Examples:
      | gt   | ic   | monon | first | order                | clause     |
      | $90  | $100 | $80   | IC    | the GT and the Monon | 18GL-4.6-b |
      | $80  | $90  | $112  | Monon | the IC and the GT    | 18GL-4.6-b |
      | $112 | $60  | $125  | Monon | the GT and the IC    | 18GL-4.6-b |
      | $100 | $100 | $100  | GT    | the IC and the Monon | 18GL-4.6-d |
      | $80  | $100 | $100  | IC    | the Monon and the GT | 18GL-4.6-d |

  @18GL-4.6-c
  Scenario Outline: Of equal prices the one further to the right comes first: rows <gt>, <ic> and <monon>
    Given the GT stands at $100 in row <gt>
    And the IC stands at $100 in row <ic>
    And the Monon stands at $100 in row <monon>
    And it is Alice's turn to trade
    When everybody passes
    Then it is the <first>'s turn to lay track
    And still to operate in this round are <order>, in this order

    Examples:
      | gt | ic | monon | first | order                |
      | 1  | 2  | 3     | Monon | the IC and the GT    |
      | 2  | 1  | 3     | Monon | the GT and the IC    |
      | 3  | 1  | 2     | GT    | the Monon and the IC |

  @18GL-4.6-d @18GL-4.6-f
  Scenario: In one cell the one on top comes first, whatever the order in which they were started
    Given the Monon stands at $112 in row 1
    And the GT stands at $112 in row 1, under the Monon
    And the IC stands at $112 in row 1, under the Monon and the GT
    And it is Alice's turn to trade
    When everybody passes
    # proves 18GL-4.6-f
    Then the cell of $112 in row 1 holds, from the top, the Monon, the GT and the IC
    # proves 18GL-4.6-d
    And it is the Monon's turn to lay track
    # proves 18GL-4.6-d
    And still to operate in this round are the GT and the IC, in this order

  @18GL-4.6-f
  Scenario: A company that comes to a cell goes under those that lie there
    Given the IC stands at $90 in row 1
    And the Monon stands at $90 in row 1, under the IC
    And it is the GT's turn to distribute $60
    When the GT keeps its revenue
    Then the cell of $90 in row 1 holds, from the top, the IC, the Monon and the GT

  @18GL-4.6-e @18GL-4.6-h @reading:18GL-Q90=a
  Scenario: Who falls in the turn of another company operates later
    Given it is phase E
    And the GT owns no trains
    And the IC owns a 10H-train
    And the Monon owns a 10H-train
    And Bob has $50
    And the GT stands at $112 in row 1
    And the IC stands at $100 in row 1
    And the Monon stands at $100 in row 1, under the IC
    And Alice holds 20% of the IC
    And the GT has 2 loans
    And the GT has $0 in its treasury
    And Alice has $750
    And it is Alice's turn to raise money for the GT
    When Alice sells 10% of the IC
    Then the IC stands at $90 in row 2
    When the GT buys a E-train from the bank for $800
    And the GT ends its turn
    Then it is the Monon's turn to lay track
    And still to operate in this round is the IC

  @18GL-4.6-e @18GL-4.6-h
  Scenario: Who has operated does not come again, however high it stands
    Given the GT stands at $90 in row 1
    And the IC stands at $80 in row 1
    And the Monon stands at $70 in row 1
    And it is the IC's turn to distribute $450
    When the IC pays out its revenue
    Then the IC stands at $90 in row 1
    When the IC ends its turn
    Then it is the Monon's turn to lay track
    And no other company is still to operate in this round

  # ------------------------------------------------------------------------------------------------ what follows

  @18GL-4.6-h @18GL-4.6-i
  Scenario Outline: In a set of <of> operating round <number> is followed by <next>
    Given it is phase <phase>
    And the GT owns a <train>-train
    And the IC owns a <train>-train
    And the Monon owns a <train>-train
    And the Monon has $320 in its treasury
    And the GT and the IC have already operated in this round
    And it is the Monon's turn to distribute $60 in operating round <number> of <of>
    When the Monon keeps its revenue
    Then the Monon has $380 in its treasury
    When the Monon ends its turn
    # proves 18GL-4.6-h 18GL-4.6-i
    Then it is <next>

    Examples:
      | phase | train | number | of | next                |
      | 4H    | 4H    | 2.1    | 2  | operating round 2.2 |
      | 4H    | 4H    | 2.2    | 2  | stock round 3       |
      | 10H   | 10H   | 2.2    | 3  | operating round 2.3 |
      | 10H   | 10H   | 2.3    | 3  | stock round 3       |

  @18GL-4.6-h
  Scenario: In the next round each company operates again, and once
    Given the GT has $250 in its treasury
    And the Monon has $250 in its treasury
    And the GT and the IC have already operated in this round
    And it is the Monon's turn to buy trains in operating round 2.1 of 2
    When the Monon ends its turn
    Then it is the GT's turn to lay track
    And still to operate in this round are the IC and the Monon, in this order
    When the GT ends its turn
    Then it is the IC's turn to lay track
    When the GT tries to buy a 4H-train from the bank for $200
    Then it is refused and nothing has changed
    When the IC ends its turn
    And the Monon buys a 4H-train from the bank for $200
    Then the Monon owns two 4H-trains
