Feature: What the beginning of a phase changes
  The effects of a new phase come at once, after the purchase that began it: what it scraps is gone, companies of five
  shares become companies of ten when phase 5 begins, and then the new limits hold. A company that has more trains than
  its limit discards the surplus to the open market; its president chooses which, and no more than that.

  # ---------------------------------------------------------------------------------- scrapped trains

  @18FL-8.3-d @18FL-8.1-e @18FL-8.1-g @18FL-2-e
  Scenario: The first 4-train scraps all 2-trains, those in the market too
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And the TPS is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
    And the ACL owns a 2-train
    And the TPS owns a 2-train and a 3-train
    And the market holds three 2-trains and three 3-trains
    And the bank has no 3-trains left
    And the ACL has $400 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 4-train from the bank for $400
    Then it is phase 4
    And the ACL owns a 4-train
    And the TPS owns a 3-train
    And 5 2-trains have left the game

  @18FL-8.3-l @18FL-8.1-f @18FL-8.1-i @18FL-2-g
  Scenario Outline: The first <train> scraps all 3-trains, and no others
    Given 3 players at the table in phase 5
    And the ACL is in operation at a par of $100
    And the TPS is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
    And the ACL owns a 3-train
    And the TPS owns a 3-train and a 4-train
    And the bank has no 5-trains left
    And the ACL has $600 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a <train> from the bank for $600
    Then it is phase 6
    And the ACL owns a <train>
    And the TPS owns a 4-train
    And the market holds two 4-trains and two 5-trains
    And 4 3-trains have left the game

    Examples:
      | train    |
      | 6-train  |
      | 3E-train |

  @18FL-8.3-d @18FL-8.3-l @18FL-8.1-e @18FL-8.1-f
  Scenario: Within one operating round the 2-trains are scrapped first and the 3-trains then
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $110
    And the ACL has ten shares
    And the FEC is in operation at a par of $100
    And the FEC has ten shares
    And the SR is in operation at a par of $90
    And the SR has ten shares
    And the TPS is in operation at a par of $80
    And the TPS has ten shares
    And the shares are held thus
      | ACL | president Alice 60% |
      | FEC | president Bob 60%   |
      | SR  | president Carol 60% |
      | TPS | president Alice 60% |
    And the market holds five 2-trains and four 3-trains
    And the bank has no 3-trains left
    And the ACL has $400 in its treasury
    And the FEC has $400 in its treasury
    And the SR has $900 in its treasury
    And the TPS has $1100 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 4-train from the bank for $400
    Then 5 2-trains have left the game
    And the market holds four 3-trains
    When the ACL ends its turn
    And the FEC buys a 4-train from the bank for $400
    And the FEC ends its turn
    And the SR buys a 4-train from the bank for $400
    And the SR buys a 5-train from the bank for $500
    And the SR ends its turn
    And the TPS buys a 5-train from the bank for $500
    Then the market holds four 3-trains
    When the TPS buys a 6-train from the bank for $600
    Then it is phase 6
    And the market holds no trains
    And 5 2-trains have left the game
    And 4 3-trains have left the game

  @18FL-8.1-h @18FL-8.1-g
  Scenario: The first 5-train scraps nothing
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And the ACL has ten shares
    And the TPS is in operation at a par of $90
    And the TPS has ten shares
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
    And the ACL owns a 4-train
    And the TPS owns a 3-train and a 4-train
    And the market holds three 3-trains and a 4-train
    And the ACL has $500 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 5-train from the bank for $500
    Then it is phase 5
    And the ACL owns a 4-train and a 5-train
    And the TPS owns a 3-train and a 4-train
    And the market holds three 3-trains and a 4-train

  # ---------------------------------------------------------------------------------- limits, and discards

  @18FL-8.3-e @18FL-8.3-p @18FL-8.3-q @18FL-2-e @18FL-8.3-r
  Scenario: The first 4-train lowers the limit of a company of five from two to one
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And the TPS is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
    And the TPS owns two 3-trains
    And the bank has no 3-trains left
    And the ACL has $400 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 4-train from the bank for $400
    Then it is the TPS's turn to discard a train
    When the TPS discards a 3-train
    Then the TPS owns a 3-train
    And the market holds three 3-trains
    When the ACL ends its turn
    Then it is the TPS's turn to convert
    When the TPS tries to discard a 3-train
    Then it is refused and nothing has changed

  @18FL-8.3-e @18FL-8.3-p @18FL-8.3-q @18FL-2-e @18FL-8.3-r
  Scenario: A company of ten has to come down from four trains to three, and its president chooses
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And the ACL has ten shares
    And Alice is president of the ACL with 60%
    And the ACL owns three 3-trains
    And the bank has no 3-trains left
    And the ACL has $400 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 4-train from the bank for $400
    Then it is phase 4
    And the ACL owns three 3-trains and a 4-train
    When the ACL tries to discard a 2-train
    Then it is refused and nothing has changed
    When the ACL discards a 4-train
    Then the ACL owns three 3-trains
    And the market holds a 3-train and a 4-train

  @18FL-8.3-i @18FL-2-f @18FL-8.3-p @18FL-8.3-r
  Scenario: The first 5-train lowers the limit of a company of ten from three to two
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And the ACL has ten shares
    And the TPS is in operation at a par of $90
    And the TPS has ten shares
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
    And the ACL owns a 4-train
    And the TPS owns two 3-trains and a 4-train
    And the bank has no 4-trains left
    And the ACL has $500 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 5-train from the bank for $500
    Then it is the TPS's turn to discard a train
    When the TPS discards a 3-train
    Then the TPS owns a 3-train and a 4-train
    And the market holds three 3-trains and a 4-train
    When the ACL ends its turn
    Then it is the TPS's turn to lay track

  @18FL-8.3-i @18FL-8.3-p @18FL-2-i @18FL-8.2-a
  Scenario: A company of five is converted first and then has the limit of a company of ten
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL owns no trains
    And the bank has no 4-trains left
    And the ACL has $550 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 5-train from the bank for $500
    Then the ACL has 10 shares
    And the ACL has $550 in its treasury
    When the ACL buys a 4-train from the market for $400
    Then the ACL owns a 4-train and a 5-train
    When the ACL tries to buy a 3-train from the market for $200
    Then it is refused and nothing has changed

  @18FL-8.3-p
  Scenario: Scrapped trains are gone before the new limit is applied
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And the TPS is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
    And the TPS owns a 2-train and a 3-train
    And the bank has no 3-trains left
    And the ACL has $400 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 4-train from the bank for $400
    Then the TPS owns a 3-train
    When the ACL ends its turn
    Then it is the TPS's turn to convert

  # ---------------------------------------------------------------------------------- values

  @18FL-8.3-h @18FL-2-f @18FL-7.3.2-i
  Scenario: The first 5-train raises the values of off-board cities and of hotels from the next run on
    Given 3 players at the table in phase 4
    And the ACL is in operation at a par of $110
    And the ACL has ten shares
    And the SR is in operation at a par of $90
    And the SR has ten shares
    And the shares are held thus
      | ACL | president Alice 60% |
      | SR  | president Bob 60%   |
    And #9 lies on B21, joining W and E
    And #58 lies on B19, joining E and SW
    And the SR has a hotel in B19
    And the SR owns a 4-train
    And the ACL owns a 4-train
    And the bank has no 4-trains left
    And the ACL has $500 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 5-train from the bank for $500
    Then it is phase 5
    When the ACL ends its turn
    And the SR runs
      | 4-train | A22 B23 B21 B19 |
    Then the SR has earned $140

  @18FL-8.3-p @18FL-8.3-q
  Scenario: Every company with too many trains discards, one after the other
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And the TPS is in operation at a par of $90
    And the SR is in operation at a par of $80
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
      | SR  | president Carol 60% |
    And the TPS owns two 3-trains
    And the SR owns two 3-trains
    And the bank has no 3-trains left
    And the ACL has $500 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 4-train from the bank for $400
    Then it is the TPS's turn to discard a train
    When the TPS discards a 3-train
    Then it is the SR's turn to discard a train
    When the SR discards a 3-train
    Then the TPS owns a 3-train
    And the SR owns a 3-train
    And the market holds two 3-trains

  # ---------------------------------------------------------------------------------- one limit after the other

  @18FL-8.3-e @18FL-8.3-i @18FL-8.3-p @18FL-2-e @18FL-2-f
  Scenario: Phase 4 leaves a company of ten shares three of four trains, and phase 5 two of these
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $110
    And the TPS is in operation at a par of $100
    And the L&N is in operation at a par of $90
    And the ACL, the TPS and the L&N have ten shares
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
      | L&N | president Carol 60% |
    And the ACL owns two 3-trains
    And the TPS owns a 3-train
    And the market holds five 2-trains
    And the bank has one 3-train left
    And the ACL has $600 in its treasury
    And the TPS has $400 in its treasury
    And the L&N has $900 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL buys a 3-train from the bank for $200
    And the ACL buys a 4-train from the bank for $400
    Then it is phase 4
    And it is the ACL's turn to discard a train
    When the ACL discards a 3-train
    Then the ACL owns two 3-trains and a 4-train
    When the ACL ends its turn
    And the TPS buys a 4-train from the bank for $400
    Then the TPS owns a 3-train and a 4-train
    When the TPS ends its turn
    And the L&N buys a 4-train from the bank for $400
    And the L&N buys a 5-train from the bank for $500
    Then it is phase 5
    And it is the ACL's turn to discard a train
    When the ACL discards a 3-train
    Then the ACL owns a 3-train and a 4-train
    And the TPS owns a 3-train and a 4-train
    And the L&N owns a 4-train and a 5-train
    And the market holds two 3-trains
