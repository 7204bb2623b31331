Feature: The price after a dividend
  The whole dividend is compared with the price of a share. A dividend below the price leaves it, but the token goes beneath
  the others there; from the price on it rises one step, from twice the price on two.

  Background: Agricultural, AG, is Alice's, Tunneling, TU, is Bob's
    Given 3 players at the table in phase 3
    And the AG is in operation, opened at $70
    And Alice is president of the AG with 60%
    And Carol holds 20% of the AG
    And the AG owns a 3-train
    And the AG has $200 in its treasury

  @LA-OR.price-a @LA-OR.price-c @LA-OR.price-d
  Scenario Outline: At $70 a dividend of <dividend> takes the price to <price>
    Given it is the AG's turn to distribute <dividend>
    When the AG pays out its revenue
    # proves LA-OR.price-a LA-OR.price-c LA-OR.price-d
    Then the AG stands at <price>
    And Carol has received <her part>

    Examples: below the price
      | dividend | price | her part | clause       |
      | $10      | $70   | $2       | LA-OR.price-a |
      | $60      | $70   | $12      | LA-OR.price-a |

    Examples: the price, and below twice the price
      | dividend | price | her part | clause       |
      | $70      | $80   | $14      | LA-OR.price-c |
      | $130     | $80   | $26      | LA-OR.price-c |

    Examples: twice the price and more
      | dividend | price | her part | clause       |
      | $140     | $90   | $28      | LA-OR.price-d |
      | $210     | $90   | $42      | LA-OR.price-d |
      | $500     | $90   | $100     | LA-OR.price-d |

  @LA-OR.price-c
  Scenario Outline: It is the price that counts at which the company stands now: at $100 a dividend of <dividend>
    Given the AG stands at $100
    And it is the AG's turn to distribute <dividend>
    When the AG pays out its revenue
    Then the AG stands at <price>
    And Carol has received <her part>

    Examples:
      | dividend | price | her part |
      | $90      | $100  | $18      |
      | $100     | $110  | $20      |

  @LA-OR.price-c
  Scenario Outline: Space by space along the track: from <price> a dividend of as much leads to <next>
    Given the AG stands at <price>
    And it is the AG's turn to distribute <price>
    When the AG pays out its revenue
    Then the AG stands at <next>
    And Carol has received <her part>

    Examples:
      | price  | next  | her part |
      | $10    | $20   | $2       |
      | $20    | $30   | $4       |
      | $30    | $40   | $6       |
      | $40    | $50   | $8       |
      | $50    | $60   | $10      |
      | $60    | $70   | $12      |
      | $70    | $80   | $14      |
      | $80    | $90   | $16      |
      | $90    | $100  | $18      |
      | $100   | $110  | $20      |
      | $110   | $120  | $22      |
      | $120   | $135  | $24      |
      | $135   | $150  | $27      |
      | $150   | $165  | $30      |
      | $165   | $180  | $33      |
      | $180   | $200  | $36      |
      | $200   | $220  | $40      |
      | $220   | $245  | $44      |
      | $245   | $270  | $49      |
      | $270   | $300  | $54      |
      | $300   | $330  | $60      |
      | $330   | $360  | $66      |
      | $360   | $400  | $72      |
      | $400   | $450  | $80      |
      | $450   | $500  | $90      |

  @LA-OR.price-a @LA-OR.price-c @LA-OR.price-d
  Scenario Outline: So it is with a major: at $90 a dividend of <dividend> takes its price to <price>
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $90
    And Bob is president of the Federation with 50%
    And Carol holds 10% of the Federation
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to distribute <dividend>
    When the Federation pays out its revenue
    Then the Federation stands at <price>
    And Carol has received <her part>

    Examples:
      | dividend | price | her part | clause       |
      | $80      | $90   | $8       | LA-OR.price-a |
      | $90      | $100  | $9       | LA-OR.price-c |
      | $180     | $110  | $18      | LA-OR.price-d |

  @LA-OR.price-c
  Scenario: The dividend as a whole is compared, not what comes to players
    Given the AG is in operation, opened at $70
    And Alice is president of the AG with 40%
    And Carol holds 0% of the AG
    And it is the AG's turn to distribute $100
    When the AG pays out its revenue
    Then the AG stands at $80

  @LA-OR.price-b
  Scenario: After a dividend below the price the token goes beneath the others on its space
    Given the TU is in operation, opened at $60
    And Bob is president of the TU with 60%
    And the TU owns a 3-train
    And the SU is in operation, opened at $60
    And Carol is president of the SU with 60%
    And the TU stands at $70, under the AG
    And the SU stands at $70, under the AG and the TU
    And it is the AG's turn to distribute $60
    When the AG pays out its revenue
    Then the cell of $70 holds, from the top, the TU, the SU and the AG
    And Carol has received $12

  @LA-OR.price-b
  Scenario: A token that is beneath the others already stays there
    Given the TU is in operation, opened at $70
    And Bob is president of the TU with 60%
    And the TU owns a 3-train
    And the TU stands at $70, under the AG
    And it is the TU's turn to distribute $60
    When the TU pays out its revenue
    Then the cell of $70 holds, from the top, the AG and the TU
    And Bob has received $36

  @LA-OR.price-c @reading:LA-Q27=a
  Scenario: A token that rises comes to lie beneath those on its new space
    Given the TU is in operation, opened at $80
    And Bob is president of the TU with 60%
    And the TU owns a 3-train
    And it is the AG's turn to distribute $70
    When the AG pays out its revenue
    Then the cell of $80 holds, from the top, the TU and the AG

  @LA-OR.price-c @reading:LA-Q27=b
  Scenario: A token that rises comes to lie on top of those on its new space
    Given the TU is in operation, opened at $80
    And Bob is president of the TU with 60%
    And the TU owns a 3-train
    And it is the AG's turn to distribute $70
    When the AG pays out its revenue
    Then the cell of $80 holds, from the top, the AG and the TU

  # ------------------------------------------------------------------------------------------ the top of the track

  @LA-OR.price-d
  Scenario: Two steps are one where there is only one more
    Given the AG stands at $450
    And it is the AG's turn to distribute $900
    When the AG pays out its revenue
    Then the AG stands at $500
    And Carol has received $180

  @LA-OR.price-c @LA-OR.price-d @reading:LA-Q39=a
  Scenario Outline: At the top a token that cannot rise stays where it lies: <dividend>
    Given the TU is in operation, opened at $70
    And Bob is president of the TU with 60%
    And the TU owns a 3-train
    And the AG stands at $500
    And the TU stands at $500, under the AG
    And it is the AG's turn to distribute <dividend>
    When the AG pays out its revenue
    Then the cell of $500 holds, from the top, the AG and the TU
    And Carol has received <her part>

    Examples:
      | dividend | her part | clause        |
      | $500     | $100     | LA-OR.price-c |
      | $1,000   | $200     | LA-OR.price-d |

  @LA-OR.price-c @LA-OR.price-d @reading:LA-Q39=b
  Scenario Outline: At the top a token that cannot rise goes beneath the others: <dividend>
    Given the TU is in operation, opened at $70
    And Bob is president of the TU with 60%
    And the TU owns a 3-train
    And the AG stands at $500
    And the TU stands at $500, under the AG
    And it is the AG's turn to distribute <dividend>
    When the AG pays out its revenue
    Then the cell of $500 holds, from the top, the TU and the AG
    And Carol has received <her part>

    Examples:
      | dividend | her part | clause        |
      | $500     | $100     | LA-OR.price-c |
      | $1,000   | $200     | LA-OR.price-d |
