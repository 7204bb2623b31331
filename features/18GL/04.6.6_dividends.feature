Feature: Dividends
  When trains have run and interest is paid, the president says what becomes of the earnings: all of them are paid out,
  or half of them, the half rounded up to a multiple of $10, or nothing. The bank pays each shareholder by the part of the
  company that is his. Shares in the treasury pay the company, those in the open market pay nobody.

  Background: four players in phase 4H; the Grand Trunk, GT, has run its trains, the Illinois Central, IC, is next
    Given 4 players at the table in phase 4H
    And the GT is in operation, opened at $100
    And the GT owns a 4H-train
    And the IC is in operation, opened at $70
    And the IC owns a 4H-train
    And Carol is president of the IC with 50%

  # ------------------------------------------------------------------------------------------- all, half or nothing

  @18GL-4.6.6-a @18GL-4.6.6-b @18GL-4.6.6-c @18GL-4.6.6-d
  Scenario Outline: The president may <choose> of $160
    Given Alice is president of the GT with 50%
    And Bob holds 50% of the GT
    And the GT has $20 in its treasury
    And it is the GT's turn to distribute $160
    When the GT <does> its revenue
    Then Alice has received <each>
    And Bob has received <each>
    And the GT has <treasury> in its treasury
    And no other player or company has gained or lost money

    Examples:
      | choose      | does             | each | treasury | clause                  |
      | pay out all | pays out         | $80  | $20      | 18GL-4.6.6-a 18GL-4.6.6-b |
      | pay half    | pays out half of | $40  | $100     | 18GL-4.6.6-a 18GL-4.6.6-c |
      | keep all    | keeps            | $0   | $180     | 18GL-4.6.6-a 18GL-4.6.6-d |

  @18GL-4.6.6-c
  Scenario Outline: Half of <earned> is <dividend>, a multiple of $10, and the company keeps <kept>
    Given Alice is president of the GT with 60%
    And Bob holds 40% of the GT
    And the GT has $300 in its treasury
    And it is the GT's turn to distribute <earned>
    When the GT pays out half of its revenue
    Then Alice has received <alice>
    And Bob has received <bob>
    And the GT has received <kept>
    And no other player or company has gained or lost money

    Examples:
      | earned | dividend | alice | bob  | kept |
      | $10    | $10      | $6    | $4   | $0   |
      | $20    | $10      | $6    | $4   | $10  |
      | $30    | $20      | $12   | $8   | $10  |
      | $180   | $90      | $54   | $36  | $90  |
      | $190   | $100     | $60   | $40  | $90  |
      | $210   | $110     | $66   | $44  | $100 |
      | $1,070 | $540     | $324  | $216 | $530 |

  # ------------------------------------------------------------------------------------------------- who is paid

  @18GL-4.6.6-e
  Scenario Outline: Of <earned> paid out a shareholder gets what his part of the company is
    Given Alice is president of the GT with 40%
    And Bob holds 30% of the GT
    And Carol holds 20% of the GT
    And Dave holds 10% of the GT
    And it is the GT's turn to distribute <earned>
    When the GT pays out its revenue
    Then Alice has received <alice>
    And Bob has received <bob>
    And Carol has received <carol>
    And Dave has received <dave>
    And no other player or company has gained or lost money

    Examples:
      | earned | alice | bob  | carol | dave |
      | $10    | $4    | $3   | $2    | $1   |
      | $70    | $28   | $21  | $14   | $7   |
      | $350   | $140  | $105 | $70   | $35  |

  @18GL-4.6.6-f
  Scenario Outline: Shares in the treasury pay the company, if it <does> its revenue
    Given Alice is president of the GT with 50%
    And Bob holds 20% of the GT
    And the GT's treasury holds 30% of the GT
    And the GT has $40 in its treasury
    And it is the GT's turn to distribute $200
    When the GT <does> its revenue
    Then Alice has received <alice>
    And Bob has received <bob>
    # proves 18GL-4.6.6-f
    And the GT has received <gt>
    And no other player or company has gained or lost money

    Examples:
      | does             | alice | bob | gt   |
      | pays out         | $100  | $40 | $60  |
      | pays out half of | $50   | $20 | $130 |

  @18GL-4.6.6-g
  Scenario Outline: Shares in the open market pay nobody, if the company <does> its revenue
    Given Alice is president of the GT with 50%
    And Bob holds 20% of the GT
    And the open market holds 30% of the GT
    And the GT has $40 in its treasury
    And it is the GT's turn to distribute $200
    When the GT <does> its revenue
    Then Alice has received <alice>
    And Bob has received <bob>
    # proves 18GL-4.6.6-g
    And the GT has received <gt>
    # proves 18GL-4.6.6-g
    And no other player or company has gained or lost money

    Examples:
      | does             | alice | bob | gt   |
      | pays out         | $100  | $40 | $0   |
      | pays out half of | $50   | $20 | $100 |

  @18GL-4.6.6-f @18GL-4.6.6-g
  Scenario: The company is paid for its treasury alone, whatever lies in the open market
    Given Alice is president of the GT with 50%
    And the GT's treasury holds 20% of the GT
    And the open market holds 30% of the GT
    And it is the GT's turn to distribute $120
    When the GT pays out its revenue
    Then Alice has received $60
    And the GT has received $24
    And no other player or company has gained or lost money
