Feature: The end of a stock round
  When everybody has passed the priority card goes to the left neighbour of the player who was the last to buy or sell;
  he will begin the next stock round. If nobody has traded it stays where it is. Then prices are adjusted.

  Background:
    Given 4 players at the table in phase II
    And the IC is in operation, opened at $80
    And the IC owns a 4-train
    And the shares are held thus
      | IC | president Bob 30% | Carol 20% |

  @1846-5.4-a
  Scenario Outline: If <buyer> was the last to buy, <next> gets the priority card
    Given it is <buyer>'s turn to trade
    When <buyer> buys 10% of the IC from its treasury
    Then Alice holds the priority deal
    When everybody passes
    Then <next> holds the priority deal
    And it is operating round 2.1

    Examples:
      | buyer | next  |
      | Alice | Bob   |
      | Bob   | Carol |
      | Carol | Dave  |

  @1846-5.4-a
  Scenario: The left neighbour of the last seat is the first
    Given Bob holds the priority deal
    And it is Dave's turn to trade
    When Dave buys 10% of the IC from its treasury
    And everybody passes
    Then Alice holds the priority deal
    And Dave holds 10% of the IC
    And it is operating round 2.1

  @1846-5.4-a
  Scenario: A sale is a trade as well
    Given it is Bob's turn to trade
    When Bob buys 10% of the IC from its treasury
    And Carol sells 10% of the IC
    And Carol passes
    And everybody passes
    Then Dave holds the priority deal

  @1846-5.4-a
  Scenario: A launch is a trade as well
    Given it is Bob's turn to trade
    When Bob buys 10% of the IC from its treasury
    And Carol buys the president's certificate of the GT at an opening price of $40
    And everybody passes
    Then Dave holds the priority deal

  @1846-5.4-a
  Scenario: It is the last one that counts, not the first
    Given it is Carol's turn to trade
    When Carol buys 10% of the IC from its treasury
    And Dave passes
    And Alice passes
    And Bob buys 10% of the IC from its treasury
    And everybody passes
    Then Carol holds the priority deal

  @1846-5.4-a
  Scenario Outline: If nobody trades <holder> keeps the priority card
    Given <holder> holds the priority deal
    And the market holds 10% of the IC
    And it is <holder>'s turn to trade
    When everybody passes
    Then <holder> holds the priority deal
    And it is operating round 2.1
    And the IC stands at $70

    Examples:
      | holder |
      | Alice  |
      | Carol  |

  @1846-5.4-b @1846-5.4-a @1846-5-a
  Scenario: The new holder begins the next stock round
    Given it is Bob's turn to trade
    When Bob buys 10% of the IC from its treasury
    And everybody passes
    And the IC ends its turn
    And the IC ends its turn
    Then it is stock round 3
    And it is Carol's turn to trade
    And Carol holds the priority deal
    When Carol sells 10% of the IC
    Then Carol has received $60
