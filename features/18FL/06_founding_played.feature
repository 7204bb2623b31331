Feature: Founding and floating companies, played from the deal
  The first companies of a game have five shares and float with three of them sold; in phase 4 their founder chooses the
  size; later they have ten.

  # What the price, the certificate and the size are, is said of one purchase.
  @18FL-6-a @18FL-6.1-a @18FL-6.1-c @18FL-6.2-b @18FL-6.2-d @18FL-1.4-b @18FL-1.4-k @18FL-1.4-n
  Scenario: The founder names the start price and pays two shares for two fifths of the company
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $90
    Then Alice has paid $180
    And Alice is president of the SR with 40%
    And the SR has 5 shares
    And the SR stands at $90
    And the IPO holds 3 certificates of the SR
    And the SR has $0
    And the bank has $7,425

  @18FL-6.1-d @18FL-1.4-c
  Scenario Outline: <low> and <high> are no start prices, the coloured spaces go from $70 to $110
    Given the game has been played up to the end of the distribution
    When Alice tries to buy the president's certificate of the SR at a par of <low>
    Then it is refused and nothing has changed
    When Alice tries to buy the president's certificate of the SR at a par of <high>
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the SR at a par of <right>
    Then the SR stands at <right>
    And Alice has <left>

    Examples:
      | low | high | right | left |
      | $60 | $125 | $70   | $135 |
      | $65 | $140 | $75   | $125 |
      | $65 | $125 | $80   | $115 |
      | $85 | $95  | $90   | $95  |
      | $60 | $105 | $100  | $75  |
      | $65 | $125 | $110  | $55  |

  @18FL-6.1-b
  Scenario: A second company of the same price lies below the first
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $90
    And Bob buys the president's certificate of the FEC at a par of $90
    Then the FEC stands at $90, under the SR
    And Bob has paid $180

  @18FL-6.2-g @18FL-6.2-i @18FL-6.2-o @18FL-6.2-q @18FL-1.4-m
  Scenario: The third share floats a company of five, which gets five times its start price
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $90
    Then the SR has not floated
    When Bob buys 20% of the SR from the IPO
    Then Bob has paid $90
    And the SR has floated
    And the SR has received $450
    And the SR has 3 tokens left

  @18FL-6.2-r @18FL-7-c
  Scenario: Floated companies operate in the next operating round, others do not
    Given the game has been played up to the first operating round of four
    When the FEC buys a 2-train from the bank for $100
    And the FEC ends its turn
    Then it is the SR's turn to lay track
    And no other company is still to operate in this round
    And the ACL has not floated
    And the FEC has $350

  @18FL-6.2-m @18FL-6.2-n @18FL-3.3-al @18FL-3.3-am
  Scenario: The certificate that came with the Canal Company is one of the three shares
    Given the game has been played up to the end of the distribution of four
    When Alice passes
    And Bob buys the president's certificate of the FEC at a par of $70
    Then the FEC has floated
    And the FEC has received $350
    And Bob has paid $140
    And Dave holds 20% of the FEC

  # The homes of all six companies.
  @18FL-6-b @18FL-6-c @18FL-6-d @18FL-6-e @18FL-6-f @18FL-6-g
  Scenario: Each company begins at its home
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the ACL at a par of $70
    Then the ACL has a token in G20 only
    And the FEC has a token in K28 only
    And the L&N has a token in B5 only
    And the TPS has a token in B15 only
    And the SAL has a token in B23 (SW) only
    And the SR has a token in B23 (NW) only
    And Alice has $135

  @18FL-6.2-e @18FL-6.2-a @18FL-1.4-l @reading:18FL-Q05=a
  Scenario: In phase 4 the founder says how many shares there are
    Given the game has been played up to the fourth stock round
    When Alice sells 10% of the SR
    Then Alice has received $100
    When Alice tries to buy the president's certificate of the TPS at a par of $70
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the TPS at a par of $70, with ten shares
    Then the TPS has 10 shares
    And Alice is president of the TPS with 20%
    And the IPO holds 8 certificates of the TPS
    And Alice has paid $140

  @18FL-6.2-e @18FL-6.2-j @18FL-6.2-o @reading:18FL-Q05=a
  Scenario: In phase 4 a company of five floats with three of its shares
    Given the game has been played up to the fifth stock round
    When Bob buys the president's certificate of the L&N at a par of $70, with five shares
    Then the L&N has 5 shares
    And the L&N has not floated
    When Carol buys 20% of the L&N from the IPO
    Then the L&N has floated
    And the L&N has received $350

  @18FL-6.2-g @18FL-6.2-k @18FL-6.2-p @reading:18FL-Q05=a
  Scenario: In phase 4 a company of ten floats with five of its shares and gets ten times its start price
    Given the game has been played up to the fourth stock round
    When Alice sells 10% of the SR
    And Alice buys the president's certificate of the TPS at a par of $70, with ten shares
    And Bob buys 10% of the TPS from the IPO
    And Carol sells 10% of the ACL
    And Carol buys 10% of the TPS from the IPO
    Then the TPS has not floated
    When Alice buys 10% of the TPS from the IPO
    Then the TPS has floated
    And the TPS has received $700

  @18FL-6.2-f @18FL-6.2-a @18FL-6.2-h @reading:18FL-Q05=a
  Scenario: From phase 5 on a company is founded with ten shares
    Given the game has been played up to the sixth stock round
    When Alice sells 10% of the TPS
    And Alice tries to buy the president's certificate of the SAL at a par of $70, with five shares
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the SAL at a par of $70
    Then the SAL has 10 shares
    And Alice is president of the SAL with 20%
    And Alice has paid $140

  @18FL-6.2-l @reading:18FL-Q05=a
  Scenario: In phase 6 five shares of ten float a company, which has ten times its par
    Given the game has been played up to the sixth stock round
    When Alice sells 10% of the TPS
    And Alice buys the president's certificate of the SAL at a par of $70
    And Bob sells 10% of the FEC
    And Bob buys 10% of the SAL from the IPO
    And Carol buys 10% of the SAL from the IPO
    Then the SAL has not floated
    When Alice passes
    And Bob buys 10% of the SAL from the IPO
    Then the SAL has $700 in its treasury
    And the SAL has 10 shares

  @18FL-6.2-d @18FL-2-d @reading:18FL-Q05=a
  Scenario: In phase 3 of a game nobody founds a company with ten shares
    Given the game has been played up to the eve of phase 4
    When the ACL ends its turn
    And the FEC runs
      | 3-train | I28 J27 K28 |
    And the FEC keeps its revenue
    And the FEC ends its turn
    Then it is phase 3
    When Alice sells 10% of the SR
    And Alice tries to buy the president's certificate of the TPS at a par of $70, with ten shares
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the TPS at a par of $70, with five shares
    Then the TPS has 5 shares
    And Alice is president of the TPS with 40%
