Feature: Dividends of CONRAIL
  CONRAIL has shares of 5% if it was formed of three companies or more. Then a dividend may not divide evenly: what a player
  gets for all his shares is rounded up to a whole dollar, what the company gets for those in its treasury is rounded down.

  Background: CONRAIL, formed of three companies, has run its trains; the Illinois Central, IC, is next
    Given 4 players at the table in phase 10H
    And the IC is in operation, opened at $60
    And the IC owns a 10H-train
    And Dave is president of the IC with 50%
    And CONRAIL has been formed of the B&O, the NYC and the PRR and has operated, beginning at $140
    And CONRAIL owns a 10H-train

  @18GL-4.6.6-h @18GL-4.6.6-i @18GL-4.6.6-j
  Scenario: The printed example: of $210 half is paid
    Given Alice is president of CONRAIL with 25%
    And Bob holds 10% of CONRAIL
    And Carol holds 5% of CONRAIL
    And the open market holds 45% of CONRAIL
    And the CONRAIL's treasury holds 15% of CONRAIL
    And it is CONRAIL's turn to distribute $210
    When CONRAIL pays out half of its revenue
    # proves 18GL-4.6.6-h 18GL-4.6.6-j
    Then Alice has received $28
    # proves 18GL-4.6.6-j
    And Bob has received $11
    # proves 18GL-4.6.6-h 18GL-4.6.6-j
    And Carol has received $6
    # proves 18GL-4.6.6-i 18GL-4.6.6-j
    And CONRAIL has received $116
    # proves 18GL-4.6.6-j
    And no other player or company has gained or lost money

  @18GL-4.6.6-c
  Scenario Outline: Interest of bonds can leave earnings of odd dollars: half of <earned> is <dividend> all the same
    Given Alice is president of CONRAIL with 60%
    And Bob holds 40% of CONRAIL
    And CONRAIL has $300 in its treasury
    And it is CONRAIL's turn to distribute <earned>
    When CONRAIL pays out half of its revenue
    Then Alice has received <alice>
    And Bob has received <bob>
    And CONRAIL has received <kept>
    And no other player or company has gained or lost money

    Examples:
      | earned | dividend | alice | bob | kept |
      | $195   | $100     | $60   | $40 | $95  |
      | $201   | $110     | $66   | $44 | $91  |

  @18GL-4.6.6-h
  Scenario Outline: Of <earned> a player with <part> gets <paid>
    Given Alice is president of CONRAIL with 30%
    And Bob holds <part> of CONRAIL
    And the open market holds 20% of CONRAIL
    And it is CONRAIL's turn to distribute <earned>
    When CONRAIL pays out its revenue
    # proves 18GL-4.6.6-h
    Then Bob has received <paid>

    Examples:
      | earned | part | paid |
      | $90    | 5%   | $5   |
      | $100   | 5%   | $5   |
      | $110   | 5%   | $6   |
      | $110   | 15%  | $17  |
      | $110   | 20%  | $22  |
      | $70    | 25%  | $18  |
      | $10    | 5%   | $1   |

  @18GL-4.6.6-i @18GL-4.6.6-f
  Scenario Outline: Of <earned> the treasury with <part> gets <paid>
    Given Alice is president of CONRAIL with 50%
    And the CONRAIL's treasury holds <part> of CONRAIL
    And the open market holds <rest> of CONRAIL
    And it is CONRAIL's turn to distribute <earned>
    When CONRAIL pays out its revenue
    # proves 18GL-4.6.6-i
    Then CONRAIL has received <paid>
    And Alice has received <alice>

    Examples:
      | earned | part | rest | paid | alice |
      | $100   | 5%   | 45%  | $5   | $50   |
      | $110   | 5%   | 45%  | $5   | $55   |
      | $110   | 15%  | 35%  | $16  | $55   |
      | $110   | 25%  | 25%  | $27  | $55   |
      | $10    | 5%   | 45%  | $0   | $5    |
