Feature: The end of a stock round
  When all have passed one after another the round is over. The first of that run of passes gets the priority deal, and
  the operating rounds begin. Prices do not change then, not even those of companies that the players hold as a whole.

  Background:
    Given 3 players at the table in phase 2
    And the L&N is in operation at a par of $80
    And the L&N owns a 2-train
    And the shares are held thus
      | L&N | president Bob 40% | Carol 20% |

  @18FL-5.5-a @18FL-5-e
  Scenario: Only when all have passed in a row the round is over
    When Alice passes
    And Bob passes
    Then it is stock round 2
    When Carol sells 20% of the L&N
    Then Carol has received $80
    When Carol passes
    And Alice passes
    Then it is stock round 2
    When Bob passes
    Then it is stock round 2
    And it is Carol's turn to trade
    When Carol passes
    Then it is operating round 2.1

  @18FL-5.5-a @18FL-5-e
  Scenario: A purchase begins the count of passes anew
    When Alice passes
    And Bob passes
    And Carol buys 20% of the L&N from the IPO
    And Alice passes
    Then it is stock round 2
    When Bob passes
    Then it is stock round 2
    And Carol holds 40% of the L&N
    When Carol passes
    Then it is operating round 2.1

  @18FL-5.5-a @18FL-5-e @18FL-4-a
  Scenario: Nobody trades any more when all have passed
    When Alice passes
    And Bob passes
    And Carol passes
    And Alice tries to buy 20% of the L&N from the IPO
    Then it is refused and nothing has changed
    When the L&N ends its turn
    Then it is stock round 3
    When Alice buys 20% of the L&N from the IPO
    Then Alice holds 20% of the L&N
    And Alice has paid $75

  # --------------------------------------------------------------------------------------- the priority deal

  @18FL-5.5-b @18FL-5-f
  Scenario Outline: If <buyer> was the last to buy, <next> was the first of the passes and gets the priority deal
    Given it is <buyer>'s turn to trade
    When <buyer> buys the president's certificate of the ACL at a par of $70
    Then <buyer> is president of the ACL with 40%
    And <buyer> has paid $140
    And Alice holds the priority deal
    When everybody passes
    Then <next> holds the priority deal
    And it is operating round 2.1

    Examples:
      | buyer | next  |
      | Alice | Bob   |
      | Bob   | Carol |
      | Carol | Alice |

  @18FL-5.5-b @18FL-5-f
  Scenario: After a purchase in the last seat the first seat gets the priority deal
    Given Bob holds the priority deal
    And it is Carol's turn to trade
    When Carol buys 20% of the L&N from the IPO
    And everybody passes
    Then Alice holds the priority deal
    And Carol holds 40% of the L&N

  @18FL-5.5-b @18FL-5-f @18FL-5-c
  Scenario: After a sale without a purchase the seller's left neighbour gets the priority deal, for the sale was no pass
    Given Bob holds the priority deal
    And it is Bob's turn to trade
    When Bob passes
    And Carol sells 20% of the L&N
    And Carol passes
    And everybody passes
    Then Alice holds the priority deal
    And it is operating round 2.1
    And Carol has $380

  @18FL-5.5-b @18FL-5-f
  Scenario: The last run of passes counts for the priority deal, not an earlier one
    When Alice passes
    And Bob buys 20% of the L&N from the IPO
    And Carol passes
    And Alice buys the president's certificate of the ACL at a par of $70
    And Bob passes
    And Carol passes
    And Alice passes
    Then Bob holds the priority deal
    And it is operating round 2.1
    And Alice is president of the ACL with 40%

  @18FL-5.5-b @18FL-5-f
  Scenario Outline: If all pass at once <holder> keeps the priority deal
    Given <holder> holds the priority deal
    And it is <holder>'s turn to trade
    When everybody passes
    Then <holder> holds the priority deal
    And it is operating round 2.1
    When the L&N ends its turn
    Then it is stock round 3
    And it is <holder>'s turn to trade
    When <holder> buys 20% of the L&N from the IPO
    Then <holder> has paid $75
    And <holder> holds the priority deal

    Examples:
      | holder |
      | Alice  |
      | Carol  |

  @18FL-5.5-b @18FL-5-a
  Scenario: The new holder of the priority deal begins the next stock round
    Given it is Bob's turn to trade
    When Bob buys 20% of the L&N from the IPO
    And everybody passes
    And the L&N ends its turn
    Then it is stock round 3
    And Carol holds the priority deal
    And it is Carol's turn to trade
    When Carol sells 20% of the L&N
    Then Carol has received $75

  # ---------------------------------------------------------------------------------------------- prices

  @18FL-5.5-b
  Scenario: The price of a company whose shares are all with players stays where it is
    Given the shares are held thus
      | L&N | president Bob 40% | Carol 40% |
    When Alice buys 20% of the L&N from the IPO
    Then the IPO holds 0% of the L&N
    When everybody passes
    Then it is operating round 2.1
    And the L&N stands at $80
    And Bob holds the priority deal

  @18FL-5.5-b
  Scenario: The price of a company of which shares lie in the market stays where it is
    Given the shares are held thus
      | L&N | president Bob 40% | Carol 20% | market 40% |
    When Alice buys 20% of the L&N from the market
    And everybody passes
    Then it is operating round 2.1
    And the L&N stands at $80
    And the market holds 20% of the L&N
    And Bob holds the priority deal
