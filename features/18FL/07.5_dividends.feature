Feature: Paying dividends
  When its trains have run, a company pays out everything that they have earned, or keeps everything. A payout goes to
  the shares: 20% of it for each share of a 5-share company, 10% for each of a 10-share company. Shares in the open
  market pay the company, shares that the bank has never sold pay nobody.

  Background: four players in phase 4; of the companies only the Atlantic Coast Line, ACL, has run its trains
    Given 4 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And the ACL owns a 4-train
    And the TPS is in operation at a par of $70
    And Carol is president of the TPS with 60%

  # ------------------------------------------------------------------------------------------------ all or nothing

  @18FL-7.5-a
  Scenario: A company pays out all of its revenue, not half of it
    Given Alice is president of the ACL with 60%
    And Bob holds 20% of the ACL
    And it is the ACL's turn to distribute $200
    When the ACL tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the ACL pays out its revenue
    Then Alice has received $120
    And Bob has received $40
    And the bank has paid $160
    And no other player or company has gained or lost money

  @18FL-7.5-a @18FL-7.5-e
  Scenario: A company keeps all of its revenue, not half of it
    Given Alice is president of the ACL with 60%
    And Bob holds 20% of the ACL
    And it is the ACL's turn to distribute $200
    When the ACL tries to pay out half of its revenue
    Then it is refused and nothing has changed
    When the ACL keeps its revenue
    Then the ACL has received $200
    And the bank has paid $200
    And no other player or company has gained or lost money

  @18FL-7-c @18FL-7-e
  Scenario: A company whose turn is yet to come distributes nothing
    Given Alice is president of the ACL with 60%
    And it is the ACL's turn to distribute $200
    When the TPS tries to pay out its revenue
    Then it is refused and nothing has changed
    When the TPS tries to keep its revenue
    Then it is refused and nothing has changed
    When the ACL pays out its revenue
    Then Alice has received $120
    And no other player or company has gained or lost money

  @18FL-7.5-e @18FL-7.5-a
  Scenario Outline: Kept revenue goes into the treasury to the last dollar: <revenue>
    Given Alice is president of the ACL with 60%
    And the market holds 20% of the ACL
    And the ACL has $150 in its treasury
    And it is the ACL's turn to distribute <revenue>
    When the ACL keeps its revenue
    # proves 18FL-7.5-e
    Then the ACL has <treasury> in its treasury
    And the bank has paid <revenue>
    And no other player or company has gained or lost money

    Examples:
      | revenue | treasury |
      | $10     | $160     |
      | $230    | $380     |
      | $1,040  | $1,190   |

  # --------------------------------------------------------------------------------------------- 5 and 10 shares

  @18FL-7.5-b
  Scenario Outline: With five shares each pays a fifth: of <revenue> <share>
    Given Alice is president of the ACL with 40%
    And Bob holds 40% of the ACL
    And Carol holds 20% of the ACL
    And it is the ACL's turn to distribute <revenue>
    When the ACL pays out its revenue
    # proves 18FL-7.5-b
    Then Alice has received <two>
    And Bob has received <two>
    And Carol has received <share>
    And the bank has paid <revenue>
    And no other player or company has gained or lost money

    Examples:
      | revenue | share | two  |
      | $10     | $2    | $4   |
      | $90     | $18   | $36  |
      | $230    | $46   | $92  |
      | $510    | $102  | $204 |

  @18FL-7.5-b
  Scenario Outline: With ten shares each pays a tenth: of <revenue> <share>
    Given the ACL has 10 shares
    And Alice is president of the ACL with 50%
    And Bob holds 30% of the ACL
    And Carol holds 10% of the ACL
    And Dave holds 10% of the ACL
    And it is the ACL's turn to distribute <revenue>
    When the ACL pays out its revenue
    # proves 18FL-7.5-b
    Then Alice has received <five>
    And Bob has received <three>
    And Carol has received <share>
    And Dave has received <share>
    And the bank has paid <revenue>
    And no other player or company has gained or lost money

    Examples:
      | revenue | share | three | five |
      | $10     | $1    | $3    | $5   |
      | $90     | $9    | $27   | $45  |
      | $230    | $23   | $69   | $115 |
      | $510    | $51   | $153  | $255 |

  @18FL-7.5-b
  Scenario: The president's certificate counts two shares, of five or of ten
    Given the ACL has 10 shares
    And Alice is president of the ACL with 20%
    And Bob holds 20% of the ACL
    And Carol holds 10% of the ACL
    And it is the ACL's turn to distribute $200
    When the ACL pays out its revenue
    Then Alice has received $40
    And Bob has received $40
    And Carol has received $20
    And the bank has paid $100
    And no other player or company has gained or lost money

  # -------------------------------------------------------------------------------------- open market and bank

  @18FL-7.5-c
  Scenario Outline: Five shares: what lies in the open market pays the company: <market>
    Given Alice is president of the ACL with <Alice>
    And the market holds <market> of the ACL
    And the ACL has $150 in its treasury
    And it is the ACL's turn to distribute $90
    When the ACL pays out its revenue
    # proves 18FL-7.5-c
    Then the ACL has <treasury> in its treasury
    And Alice has received <her part>
    And the bank has paid <all>
    And no other player or company has gained or lost money

    Examples:
      | Alice | market | treasury | her part | all |
      | 60%   | 40%    | $186     | $54      | $90 |
      | 60%   | 20%    | $168     | $54      | $72 |
      | 40%   | 40%    | $186     | $36      | $72 |

  @18FL-7.5-c
  Scenario Outline: Ten shares: what lies in the open market pays the company: <market>
    Given the ACL has 10 shares
    And Alice is president of the ACL with 50%
    And Bob holds <Bob> of the ACL
    And the market holds <market> of the ACL
    And the ACL has $150 in its treasury
    And it is the ACL's turn to distribute $230
    When the ACL pays out its revenue
    # proves 18FL-7.5-c
    Then the ACL has <treasury> in its treasury
    And Alice has received $115
    And Bob has received <his part>
    And the bank has paid $230
    And no other player or company has gained or lost money

    Examples:
      | Bob | market | treasury | his part |
      | 40% | 10%    | $173     | $92      |
      | 30% | 20%    | $196     | $69      |
      | 10% | 40%    | $242     | $23      |

  @18FL-7.5-d
  Scenario: Five shares: what the bank still has pays nobody
    Given Alice is president of the ACL with 60%
    And it is the ACL's turn to distribute $90
    When the ACL pays out its revenue
    Then Alice has received $54
    And the bank has paid $54
    And the ACL has $0 in its treasury
    And no other player or company has gained or lost money

  @18FL-7.5-d @18FL-7.5-c
  Scenario: Ten shares, in the open market, in the bank and with players
    Given the ACL has 10 shares
    And Alice is president of the ACL with 30%
    And Bob holds 20% of the ACL
    And the market holds 20% of the ACL
    And it is the ACL's turn to distribute $230
    When the ACL pays out its revenue
    Then Alice has received $69
    And Bob has received $46
    And the ACL has received $46
    And the bank has paid $161
    And no other player or company has gained or lost money

  @18FL-7.5-d @18FL-7.5-b
  Scenario: The shares of a company that has just been converted lie in the bank and pay nobody
    Given the ACL has $0 in its treasury
    And Alice is president of the ACL with 60%
    And Bob holds 20% of the ACL
    And it is the ACL's turn to convert
    When the ACL converts to ten shares
    Then Alice holds 30% of the ACL
    And the IPO holds 60% of the ACL
    When the ACL lays #9 on H21, joining NW and SE
    And the ACL lays #4 on I22, joining NW and SE
    And the ACL places no token
    And the ACL runs
      | 4-train | G20 H21 I22 |
    And the ACL pays out its revenue
    Then Alice has received $12
    And Bob has received $4
    And the ACL has $500 in its treasury
    And the bank has paid $16
