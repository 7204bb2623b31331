Feature: The share price after the trains have run
  The whole revenue decides, not what of it comes to players: kept, or none at all, it takes the price one space left;
  paid out it leaves the price where it is, or takes it one space right if it is at least as much as the price, two if
  at least twice as much. The marker that moves goes under those it finds; one that does not move keeps its place.

  Background: three players in phase 3; Alice's Seaboard, SAL, is in operation
    Given 3 players at the table in phase 3
    And the SAL is in operation at a par of $100
    And Alice is president of the SAL with 60%
    And the SAL has $500 in its treasury

  # ------------------------------------------------------------------------------------------------- the thresholds

  @18FL-7.6-c @18FL-7.6-d @18FL-7.6-e
  Scenario Outline: At $100 a payout of <revenue> takes the price to <price>, before trains are bought
    Given the SAL owns a 3-train
    And Bob holds 20% of the SAL
    And it is the SAL's turn to distribute <revenue>
    When the SAL pays out its revenue
    # proves 18FL-7.6-c 18FL-7.6-d 18FL-7.6-e
    Then the SAL stands at <price>
    And Bob has received <his part>
    And it is the SAL's turn to buy trains

    Examples: less than the price
      | revenue | price | his part | clause     |
      | $10     | $100  | $2       | 18FL-7.6-c |
      | $90     | $100  | $18      | 18FL-7.6-c |

    Examples: at least the price
      | revenue | price | his part | clause     |
      | $100    | $110  | $20      | 18FL-7.6-d |
      | $190    | $110  | $38      | 18FL-7.6-d |

    Examples: at least twice the price, however much
      | revenue | price | his part | clause     |
      | $200    | $125  | $40      | 18FL-7.6-e |
      | $300    | $125  | $60      | 18FL-7.6-e |
      | $900    | $125  | $180     | 18FL-7.6-e |

  @18FL-7.6-a
  Scenario Outline: The price is adjusted before the company buys trains, and not once more after that: it <what> $100
    Given the SAL owns a 3-train
    And it is the SAL's turn to distribute $100 in operating round 2.1 of 2
    When the SAL <what> its revenue
    Then it is the SAL's turn to buy trains
    # proves 18FL-7.6-a
    And the SAL stands at <price>
    When the SAL buys no train
    Then it is operating round 2.2
    # proves 18FL-7.6-a
    And the SAL stands at <price>

    Examples:
      | what     | price |
      | pays out | $110  |
      | keeps    | $90   |

  @18FL-7.6-b
  Scenario Outline: Kept revenue takes the price one space left, however much it is: <revenue>
    Given the SAL owns a 3-train
    And it is the SAL's turn to distribute <revenue>
    When the SAL keeps its revenue
    # proves 18FL-7.6-b
    Then the SAL stands at $90
    And the SAL has received <revenue>
    And it is the SAL's turn to buy trains

    Examples:
      | revenue |
      | $10     |
      | $100    |
      | $200    |
      | $900    |

  @18FL-7.6-d @18FL-7.6-e
  Scenario Outline: The whole revenue is compared, though the bank pays only <paid> of <revenue>
    Given the SAL owns a 3-train
    And it is the SAL's turn to distribute <revenue>
    When the SAL pays out its revenue
    Then the SAL stands at <price>
    And Alice has received <paid>
    And the bank has paid <paid>

    Examples:
      | revenue | paid | price |
      | $100    | $60  | $110  |
      | $160    | $96  | $110  |
      | $200    | $120 | $125  |
      | $330    | $198 | $125  |

  @18FL-7.6-d @18FL-7.6-c
  Scenario Outline: The company's part for shares in the open market counts, too: <revenue>
    Given the SAL owns a 3-train
    And the market holds 40% of the SAL
    And it is the SAL's turn to distribute <revenue>
    When the SAL pays out its revenue
    Then the SAL stands at <price>
    And the SAL has received <its part>

    Examples:
      | revenue | its part | price |
      | $90     | $36      | $100  |
      | $100    | $40      | $110  |

  # --------------------------------------------------------------------------------------------------- no revenue

  @18FL-7.6-b @18FL-7.4-a
  Scenario: A company whose train finds no route goes one space left
    Given the SAL owns a 3-train
    And it is the SAL's turn to place a token
    When the SAL places no token
    And the SAL runs no train
    Then the SAL stands at $90
    And the SAL has earned $0
    And it is the SAL's turn to buy trains
    And no other player or company has gained or lost money

  @18FL-7.6-b @reading:18FL-Q05=a
  Scenario: A company without a train goes one space left
    Given the SAL owns no trains
    And the SAL has $500 in its treasury
    And it is the SAL's turn to place a token
    When the SAL places no token
    Then the SAL stands at $90
    And the SAL has earned $0
    And it is the SAL's turn to buy trains

  @18FL-7.6-c @reading:18FL-Q05=b
  Scenario: A company without a train has not operated, and stays
    Given the SAL owns no trains
    And the SAL has $500 in its treasury
    And it is the SAL's turn to place a token
    When the SAL places no token
    Then the SAL stands at $100
    And the SAL has earned $0
    And it is the SAL's turn to buy trains
    When the SAL buys a 3-train from the bank for $200
    Then the SAL has $300 in its treasury
    And the SAL stands at $100

  @18FL-7.6-c
  Scenario: A company that has no turn stays where it is, on top of its stack
    Given the ACL has started at a par of $100
    And Bob is president of the ACL with 40%
    And the SAL owns a 3-train
    And it is the SAL's turn to distribute $90 in operating round 2.1 of 1
    And the SAL stands at $90
    When the SAL pays out its revenue
    And the SAL ends its turn
    Then it is stock round 3
    And the cell of $100 holds, from the top, the ACL and the SAL

  # ----------------------------------------------------------------------------------------------------- the stacks

  @18FL-7.6-f @18FL-7.6-d
  Scenario: A marker that rises to an occupied space goes under those that are there
    Given the ACL and the FEC are in operation at a par of $110
    And Bob is president of the ACL with 60%
    And Carol is president of the FEC with 60%
    And the SAL owns a 3-train
    And it is the SAL's turn to distribute $100
    When the SAL pays out its revenue
    Then the cell of $110 holds, from the top, the ACL, the FEC and the SAL

  @18FL-7.6-f @18FL-7.6-e
  Scenario: A marker that rises two spaces goes under those that are there, too
    Given the ACL has floated at a par of $110
    And Bob is president of the ACL with 60%
    And the ACL stands at $125
    And the SAL owns a 3-train
    And it is the SAL's turn to distribute $200
    When the SAL pays out its revenue
    Then the cell of $125 holds, from the top, the ACL and the SAL

  @18FL-7.6-f @18FL-7.6-b
  Scenario: A marker that falls to an occupied space goes under those that are there, too
    Given the ACL has floated at a par of $90
    And Bob is president of the ACL with 60%
    And the SAL owns a 3-train
    And it is the SAL's turn to distribute $100
    When the SAL keeps its revenue
    Then the cell of $90 holds, from the top, the ACL and the SAL
    And the SAL has received $100

  @18FL-7.6-c
  Scenario: A marker that stays keeps its place on top of the stack
    Given the ACL has floated at a par of $100
    And Bob is president of the ACL with 60%
    And the SAL owns a 3-train
    And it is the SAL's turn to distribute $90
    When the SAL pays out its revenue
    Then the cell of $100 holds, from the top, the SAL and the ACL
    And Alice has received $54

  @18FL-7.6-c @18FL-7.6-h
  Scenario: A marker that would go below $60 keeps its place on top of the stack
    Given the ACL has floated at a par of $70
    And Bob is president of the ACL with 60%
    And the SAL stands at $60
    And the ACL stands at $60, under the SAL
    And the SAL owns a 3-train
    And it is the SAL's turn to distribute $90
    When the SAL keeps its revenue
    Then the cell of $60 holds, from the top, the SAL and the ACL
    And the SAL has received $90

  @18FL-7.6-c @18FL-7.6-i
  Scenario: A company of five shares that would rise from $200 keeps its place on top of the stack
    Given the ACL is in operation at a par of $70
    And Bob is president of the ACL with 60%
    And the SAL stands at $200
    And the ACL stands at $200, under the SAL
    And the SAL owns a 3-train
    And it is the SAL's turn to distribute $400
    When the SAL pays out its revenue
    Then the cell of $200 holds, from the top, the SAL and the ACL
    And Alice has received $240
