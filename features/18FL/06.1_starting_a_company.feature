Feature: Starting a company
  Whoever starts a company sets its start price: one of the coloured spaces of $70, $75, $80, $90, $100 and $110. The
  marker goes there, at the bottom if others lie there already. The president's certificate costs twice that price, and
  the bank is paid.

  Background:
    Given 3 players at the table in phase 2
    And Alice has $300

  @18FL-6.1-a @18FL-6.1-c @18FL-6.1-d @18FL-1.4-b @18FL-1.4-c
  Scenario Outline: The start price is the founder's choice, and the president's certificate costs twice as much: <price>
    # proves 18FL-6.1-d 18FL-1.4-c
    When Alice buys the president's certificate of the TPS at a par of <price>
    # proves 18FL-6.1-a 18FL-1.4-b
    Then the TPS has started at a par of <price>
    # proves 18FL-6.1-a 18FL-1.4-b
    And the TPS stands at <price>
    # proves 18FL-6.1-c
    And Alice has <left>
    And the bank has <bank>
    And Alice is president of the TPS with 40%
    And the TPS has $0 in its treasury

    Examples:
      | price | left | bank   |
      | $70   | $160 | $7,240 |
      | $75   | $150 | $7,250 |
      | $80   | $140 | $7,260 |
      | $90   | $120 | $7,280 |
      | $100  | $100 | $7,300 |
      | $110  | $80  | $7,320 |

  @18FL-6.1-d @18FL-1.4-c
  Scenario Outline: Other prices cannot be start prices: <price>
    When Alice tries to buy the president's certificate of the TPS at a par of <price>
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the TPS at a par of <nearest>
    Then the TPS stands at <nearest>
    And Alice has <left>

    Examples:
      | price | nearest | left |
      | $60   | $70     | $160 |
      | $65   | $70     | $160 |
      | $85   | $80     | $140 |
      | $95   | $90     | $120 |
      | $105  | $100    | $100 |
      | $125  | $110    | $80  |

  @18FL-6.1-c
  Scenario Outline: Without twice the price nobody starts a company: with <cash>
    Given Alice has <cash>
    When Alice tries to buy the president's certificate of the TPS at a par of $90
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the TPS at a par of $80
    Then Alice has <left>

    Examples:
      | cash | left |
      | $179 | $19  |
      | $160 | $0   |

  @18FL-6.1-c
  Scenario: Exactly twice the price is enough
    Given Alice has $180
    When Alice buys the president's certificate of the TPS at a par of $90
    Then Alice has $0
    And Alice is president of the TPS with 40%

  @18FL-6.1-b
  Scenario: A marker that comes to others lies below them
    Given the ACL is in operation at a par of $90
    And the SAL is in operation at a par of $90
    And the shares are held thus
      | ACL | president Bob 60%   |
      | SAL | president Carol 60% |
    When Alice buys the president's certificate of the TPS at a par of $90
    Then Alice has paid $180
    And the cell of $90 holds, from the top, the ACL, the SAL and the TPS
