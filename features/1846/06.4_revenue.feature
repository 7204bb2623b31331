Feature: Revenue, dividends and the share price
  The revenue of a corporation is the sum of what its routes bring. Its president alone says what becomes of it: all
  is paid out, one half is paid out, or all is kept. Each share is a tenth. Shares in the treasury pay the treasury,
  shares in the market pay nobody. Of a half dividend the treasury first takes its half, rounded down to full tens;
  the rest goes to the shares.

  What has been paid out is then compared with the share price: less than half of it moves the marker one space left,
  at least half leaves it where it is, once the price moves it one space right, twice the price two. At three times
  the price it moves three spaces, but only where the price is high enough.

  Background: of the NYC's ten shares Alice has three, Bob two, the market one and the treasury four
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $100
    And Alice is president of the NYC with 30%
    And Bob holds 20% of the NYC
    And the market holds 10% of the NYC
    And the NYC owns a 4-train
    And the NYC has $50 in its treasury
    And Carol owns Tunnel Blasting

  # --------------------------------------------------------------------------------------------- what is paid

  @1846-6.4-d @1846-6.4-e @1846-S.Revenue-d @1846-S.Revenue-a @1846-6.4-b
  Scenario: A full dividend pays every share a tenth, the treasury's too, the market's not
    Given it is the NYC's turn to distribute $150
    When the NYC pays out its revenue
    Then Alice has received $45
    And Bob has received $30
    And the NYC has received $60
    And the bank has paid $135
    And no other player or company has gained or lost money

  @1846-6.4-d @1846-6.4-e @1846-S.Revenue-d
  Scenario Outline: <revenue> paid out in full are <each> a share
    Given it is the NYC's turn to distribute <revenue>
    # proves 1846-6.4-d 1846-6.4-e 1846-S.Revenue-d
    When the NYC pays out its revenue
    Then Alice has received <Alice>
    And Bob has received <Bob>
    And the NYC has received <treasury>
    And no other player or company has gained or lost money

    Examples:
      | revenue | each | Alice | Bob  | treasury |
      | $10     | $1   | $3    | $2   | $4       |
      | $70     | $7   | $21   | $14  | $28      |
      | $520    | $52  | $156  | $104 | $208     |

  @1846-6.4-e @1846-S.Revenue-d
  Scenario: A corporation whose unsold shares have all been sold earns nothing of a full dividend
    Given the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Alice 60% | Bob 30% | market 10% |
    And the IC owns a 4-train
    And the GT is in operation at a par of $60
    And Dave is president of the GT with 40%
    And it is the IC's turn to distribute $100
    When the IC pays out its revenue
    Then Alice has received $60
    And Bob has received $30
    And the IC has $0 in its treasury
    And the bank has paid $90
    And no other player or company has gained or lost money

  @1846-6.4-c @1846-6.4-b @1846-S.Revenue-a
  Scenario: What is kept goes into the treasury
    Given it is the NYC's turn to distribute $150
    # proves 1846-6.4-c
    When the NYC keeps its revenue
    Then the NYC has $200 in its treasury
    And the bank has paid $150
    And no other player or company has gained or lost money

  @1846-6.4-g @1846-6.4-f @1846-6.4-e @1846-S.Revenue-a @1846-S.Rounding-a
  Scenario: Half of $250 is $120 for the treasury and $13 a share
    Given it is the NYC's turn to distribute $250
    When the NYC pays out half of its revenue
    Then Alice has received $39
    And Bob has received $26
    And the NYC has received $172
    And no other player or company has gained or lost money

  # The treasury gets its half and four tenths of the rest.
  @1846-6.4-f @1846-S.Revenue-a @1846-S.Rounding-a
  Scenario Outline: Half of <revenue> leaves <half> in the treasury and pays <each> a share
    Given it is the NYC's turn to distribute <revenue>
    # proves 1846-6.4-f 1846-S.Revenue-a 1846-S.Rounding-a
    When the NYC pays out half of its revenue
    Then Alice has received <Alice>
    And Bob has received <Bob>
    And the NYC has received <in all>
    And no other player or company has gained or lost money

    Examples:
      | revenue | half | each | Alice | Bob | in all |
      | $10     | $0   | $1   | $3    | $2  | $4     |
      | $20     | $10  | $1   | $3    | $2  | $14    |
      | $30     | $10  | $2   | $6    | $4  | $18    |
      | $100    | $50  | $5   | $15   | $10 | $70    |
      | $110    | $50  | $6   | $18   | $12 | $74    |
      | $400    | $200 | $20  | $60   | $40 | $280   |

  @1846-6.4-b
  Scenario: A shareholder who is not the president does not decide
    Given it is the NYC's turn to distribute $150
    When the NYC, on Bob's word, tries to pay out its revenue
    Then it is refused and nothing has changed
    When the NYC, on Bob's word, tries to keep its revenue
    Then it is refused and nothing has changed
    When the NYC, on Bob's word, tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the NYC, on Alice's word, pays out its revenue
    Then Alice has received $45
    And Bob has received $30

  @1846-6.4-a
  Scenario: The revenue is the sum of all routes with what they earn beside
    Given #8 lies on E19, joining NE and W
    And #293 lies on E17, joining W and E
    And the NYC owns two 2-trains
    And the NYC owns the Mail Contract
    And it is the NYC's turn to run its trains
    When the NYC runs
      | 2-train | D20 C21     |
      | 2-train | D20 E19 E17 |
    Then the NYC has earned $110
    And it is the NYC's turn to distribute $110
    When the NYC keeps its revenue
    Then the NYC has $160 in its treasury

  # --------------------------------------------------------------------------------------------- the share price

  # One table of thresholds: each of its lines is a clause.
  @1846-6.4-h @1846-6.4-i @1846-6.4-j @1846-6.4-k @1846-6.4-m @1846-S.Revenue-b
  Scenario Outline: At $100 a dividend of <revenue> takes the price to <price>
    Given it is the NYC's turn to distribute <revenue>
    # proves 1846-6.4-h 1846-6.4-i 1846-6.4-j 1846-6.4-k 1846-6.4-m
    When the NYC pays out its revenue
    Then the NYC stands at <price>
    And Alice has received <Alice>
    And it is the NYC's turn to buy trains

    Examples: less than half the price
      | revenue | price | Alice | clause     |
      | $10     | $90   | $3    | 1846-6.4-h |
      | $40     | $90   | $12   | 1846-6.4-h |

    Examples: at least half the price
      | revenue | price | Alice | clause     |
      | $50     | $100  | $15   | 1846-6.4-i |
      | $90     | $100  | $27   | 1846-6.4-i |

    Examples: at least the price
      | revenue | price | Alice | clause     |
      | $100    | $112  | $30   | 1846-6.4-j |
      | $190    | $112  | $57   | 1846-6.4-j |

    Examples: at least twice the price
      | revenue | price | Alice | clause     |
      | $200    | $124  | $60   | 1846-6.4-k |
      | $290    | $124  | $87   | 1846-6.4-k |

    Examples: three times the price are no more than twice as long as the price is low
      | revenue | price | Alice | clause     |
      | $300    | $124  | $90   | 1846-6.4-m |
      | $600    | $124  | $180  | 1846-6.4-m |

  @1846-6.4-h @1846-6.4-i @1846-6.4-j @1846-6.4-k @1846-S.Revenue-b
  Scenario Outline: The thresholds are those of the price before the dividend: <from>, <revenue>, <to>
    Given the NYC stands at <from>
    And it is the NYC's turn to distribute <revenue>
    # proves 1846-6.4-h 1846-6.4-i 1846-6.4-j 1846-6.4-k
    When the NYC pays out its revenue
    Then the NYC stands at <to>
    And Alice has received <Alice>
    And it is the NYC's turn to buy trains

    Examples:
      | from | revenue | to   | Alice | clause     |
      | $30  | $10     | $20  | $3    | 1846-6.4-h |
      | $30  | $20     | $30  | $6    | 1846-6.4-i |
      | $30  | $30     | $40  | $9    | 1846-6.4-j |
      | $30  | $60     | $50  | $18   | 1846-6.4-k |
      | $112 | $50     | $100 | $15   | 1846-6.4-h |
      | $112 | $60     | $112 | $18   | 1846-6.4-i |
      | $112 | $110    | $112 | $33   | 1846-6.4-i |
      | $112 | $120    | $124 | $36   | 1846-6.4-j |
      | $112 | $220    | $124 | $66   | 1846-6.4-j |
      | $112 | $230    | $137 | $69   | 1846-6.4-k |
      | $137 | $60     | $124 | $18   | 1846-6.4-h |
      | $137 | $70     | $137 | $21   | 1846-6.4-i |
      | $137 | $270    | $150 | $81   | 1846-6.4-j |
      | $137 | $280    | $165 | $84   | 1846-6.4-k |

  # The thresholds below three times the price are those of every price: each of the lines is a clause.
  @1846-6.4-h @1846-6.4-i @1846-6.4-j @1846-6.4-k @1846-6.4-l @1846-S.Revenue-c
  Scenario Outline: Above $150 three times the price are three spaces: <from>, <revenue>, <to>
    Given the NYC stands at <from>
    And it is the NYC's turn to distribute <revenue>
    # proves 1846-6.4-h 1846-6.4-i 1846-6.4-j 1846-6.4-k 1846-6.4-l 1846-S.Revenue-c
    When the NYC pays out its revenue
    Then the NYC stands at <to>
    And Alice has received <Alice>
    And it is the NYC's turn to buy trains

    Examples:
      | from | revenue | to   | Alice | clause                      |
      | $165 | $80     | $150 | $24   | 1846-6.4-h                  |
      | $165 | $90     | $165 | $27   | 1846-6.4-i                  |
      | $165 | $160    | $165 | $48   | 1846-6.4-i                  |
      | $165 | $170    | $180 | $51   | 1846-6.4-j                  |
      | $165 | $320    | $180 | $96   | 1846-6.4-j                  |
      | $165 | $330    | $195 | $99   | 1846-6.4-k                  |
      | $165 | $490    | $195 | $147  | 1846-6.4-k                  |
      | $165 | $500    | $212 | $150  | 1846-6.4-l 1846-S.Revenue-c |
      | $180 | $530    | $212 | $159  | 1846-6.4-k                  |
      | $180 | $540    | $230 | $162  | 1846-6.4-l 1846-S.Revenue-c |
      | $250 | $750    | $320 | $225  | 1846-6.4-l 1846-S.Revenue-c |

  @1846-6.4-m
  Scenario Outline: Below $150 three times the price are two spaces: <from>, <revenue>, <to>
    Given the NYC stands at <from>
    And it is the NYC's turn to distribute <revenue>
    When the NYC pays out its revenue
    Then the NYC stands at <to>
    And it is the NYC's turn to buy trains

    Examples:
      | from | revenue | to   |
      | $10  | $30     | $30  |
      | $40  | $120    | $60  |
      | $90  | $270    | $112 |
      | $137 | $410    | $165 |
      | $137 | $420    | $165 |

  @1846-6.4-m @1846-6.4-l @reading:1846-Q02=a
  Scenario Outline: At exactly $150 a dividend of <revenue> takes the price to $180, the body of the rules has it
    Given the NYC stands at $150
    And it is the NYC's turn to distribute <revenue>
    When the NYC pays out its revenue
    Then the NYC stands at $180

    Examples:
      | revenue |
      | $440    |
      | $450    |
      | $600    |

  @1846-6.4-l @1846-S.Revenue-c @reading:1846-Q02=b
  Scenario Outline: At exactly $150 a dividend of <revenue> takes the price to <price>, the summary has it
    Given the NYC stands at $150
    And it is the NYC's turn to distribute <revenue>
    When the NYC pays out its revenue
    Then the NYC stands at <price>
    And it is the NYC's turn to buy trains

    Examples:
      | revenue | price |
      | $440    | $180  |
      | $450    | $195  |
      | $600    | $195  |

  @1846-6.4-h @1846-S.Revenue-b
  Scenario Outline: Kept revenue takes the price one space left, were it <revenue>
    Given it is the NYC's turn to distribute <revenue>
    # proves 1846-6.4-h
    When the NYC keeps its revenue
    Then the NYC stands at $90
    And the NYC has received <revenue>

    Examples:
      | revenue |
      | $30     |
      | $100    |
      | $500    |

  @1846-6.4-h
  Scenario: Running nothing takes the price one space left
    Given the NYC owns no trains
    And the NYC has $300 in its treasury
    And it is the NYC's turn to build
    When the NYC lays no track
    Then the NYC stands at $90
    And it is the NYC's turn to buy the train it must have
    And no other player or company has gained or lost money

  @1846-6.4-j @1846-6.4-k
  Scenario: On the last space of the chart a marker that should rise stays
    Given the NYC stands at $550
    And it is the NYC's turn to distribute $560
    When the NYC pays out its revenue
    Then the NYC stands at $550
    And Alice has received $168

  @1846-6.4-k @reading:1846-Q91=a
  Scenario: A rise that the end of the chart cuts short is made as far as there are spaces
    Given the NYC stands at $510
    And it is the NYC's turn to distribute $1,030
    When the NYC pays out its revenue
    Then the NYC stands at $550
    And Alice has received $309

  @1846-6.4-k @reading:1846-Q91=b
  Scenario: A rise that the end of the chart cuts short is not made
    Given the NYC stands at $510
    And it is the NYC's turn to distribute $1,030
    When the NYC pays out its revenue
    Then the NYC stands at $510
    And Alice has received $309

  @1846-6.4-j
  Scenario: A rise that the chart has just space enough for is made
    Given the NYC stands at $510
    And it is the NYC's turn to distribute $600
    When the NYC pays out its revenue
    Then the NYC stands at $550
    And Alice has received $180

  @1846-6.4-h
  Scenario: The price falls even from the last space
    Given the NYC stands at $550
    And it is the NYC's turn to distribute $270
    When the NYC pays out its revenue
    Then the NYC stands at $510

  @1846-4-g @1846-5-e @1846-6.4-j
  Scenario: A marker that comes to a space goes under those that are there
    Given the IC is in operation, opened at $112
    And Bob is president of the IC with 20%
    And the IC owns a 4-train
    And the NYC stands at $100
    And it is the NYC's turn to distribute $100
    When the NYC pays out its revenue
    Then the cell of $112 holds, from the top, the IC and the NYC

  # ------------------------------------------------------------------------------------ the price and half dividends

  @1846-6.4-h @1846-6.4-f
  Scenario: A half dividend that is small by any count takes the price one space left
    Given it is the NYC's turn to distribute $40
    When the NYC pays out half of its revenue
    Then the NYC stands at $90
    And Alice has received $6

  @1846-6.4-h @1846-6.4-i @1846-6.4-j @1846-6.4-k @1846-S.Revenue-b @reading:1846-Q01=a
  Scenario Outline: What is paid of a half dividend is compared: half of <revenue> takes the price to <price>
    Given it is the NYC's turn to distribute <revenue>
    When the NYC pays out half of its revenue
    Then the NYC stands at <price>
    And Alice has received <Alice>
    And it is the NYC's turn to buy trains

    Examples:
      | revenue | price | Alice | clause     |
      | $80     | $90   | $12   | 1846-6.4-h |
      | $90     | $100  | $15   | 1846-6.4-i |
      | $100    | $100  | $15   | 1846-6.4-i |
      | $180    | $100  | $27   | 1846-6.4-i |
      | $190    | $112  | $30   | 1846-6.4-j |
      | $250    | $112  | $39   | 1846-6.4-j |
      | $380    | $112  | $57   | 1846-6.4-j |
      | $390    | $124  | $60   | 1846-6.4-k |

  @1846-6.4-l @1846-6.4-m @reading:1846-Q01=a
  Scenario Outline: Half of <revenue> at <from> takes the price to <price>, by what is paid
    Given the NYC stands at <from>
    And it is the NYC's turn to distribute <revenue>
    When the NYC pays out half of its revenue
    Then the NYC stands at <price>
    And it is the NYC's turn to buy trains

    Examples:
      | from | revenue | price |
      | $165 | $980    | $195  |
      | $165 | $990    | $212  |
      | $10  | $60     | $30   |

  @1846-6.4-h @1846-6.4-i @1846-6.4-j @1846-6.4-k @1846-S.Revenue-b @reading:1846-Q01=b
  Scenario Outline: The whole revenue is compared: half of <revenue> takes the price to <price>
    Given it is the NYC's turn to distribute <revenue>
    When the NYC pays out half of its revenue
    Then the NYC stands at <price>
    And Alice has received <Alice>
    And it is the NYC's turn to buy trains

    Examples:
      | revenue | price | Alice | clause     |
      | $50     | $100  | $9    | 1846-6.4-i |
      | $90     | $100  | $15   | 1846-6.4-i |
      | $100    | $112  | $15   | 1846-6.4-j |
      | $190    | $112  | $30   | 1846-6.4-j |
      | $200    | $124  | $30   | 1846-6.4-k |

  @1846-6.4-l @1846-6.4-m @reading:1846-Q01=b
  Scenario Outline: Half of <revenue> at <from> takes the price to <price>, by the whole revenue
    Given the NYC stands at <from>
    And it is the NYC's turn to distribute <revenue>
    When the NYC pays out half of its revenue
    Then the NYC stands at <price>
    And it is the NYC's turn to buy trains

    Examples:
      | from | revenue | price |
      | $165 | $490    | $195  |
      | $165 | $500    | $212  |
      | $10  | $30     | $30   |
