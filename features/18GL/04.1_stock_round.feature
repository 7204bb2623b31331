Feature: The stock round
  Beginning with the holder of the priority card the players have their turns, one after the other, until all of them pass
  in succession. Then the priority card goes to the player after the last one who has bought or sold; prices are adjusted,
  and an operating round begins.

  Background: three players; the Illinois Central, IC, is in operation
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the IC owns a 2H-train
    And the shares are held thus
      | IC | president Bob 40% | Alice 20% | Carol 20% |

  @18GL-4.1-b @18GL-4.1.2-a
  Scenario: One after the other, round the table
    When Alice buys 10% of the IC from its treasury
    # proves 18GL-4.1-b
    Then it is Bob's turn to trade
    When Carol tries to buy 10% of the IC from its treasury
    # proves 18GL-4.1-b
    Then it is refused and nothing has changed
    When Bob sells 10% of the IC
    And Bob passes
    # proves 18GL-4.1-b
    Then it is Carol's turn to trade
    When Carol buys 10% of the IC from its treasury
    # proves 18GL-4.1-b
    Then it is Alice's turn to trade
    And Carol holds 30% of the IC

  @18GL-4.1-b
  Scenario Outline: The holder of the priority card begins, here <holder>
    Given <holder> holds the priority deal
    And it is the IC's turn to buy trains
    When the IC ends its turn
    Then it is stock round 3
    And it is <holder>'s turn to trade
    When <holder> sells 10% of the IC
    Then <holder> has received $100

    Examples:
      | holder |
      | Carol  |
      | Bob    |

  @18GL-4.1-c @18GL-4.1.4-a
  Scenario: The round is over when all have passed in succession
    When Alice passes
    And Bob passes
    Then it is stock round 2
    And it is Carol's turn to trade
    When Carol passes
    Then it is no longer stock round 2
    And it is operating round 2.1
    And it is the IC's turn to lay track

  @18GL-4.1-c @18GL-4.1.4-a
  Scenario: A turn in which a share is sold is no pass, and the count of passes begins anew
    Given Alice and Bob have passed
    And it is Carol's turn to trade
    When Carol sells 10% of the IC
    And Carol passes
    And Alice passes
    And Bob passes
    Then it is stock round 2
    And it is Carol's turn to trade
    And Carol holds 10% of the IC
    When Carol passes
    Then it is operating round 2.1

  @18GL-4.1-c
  Scenario: A purchase, too, begins the count of passes anew
    Given Alice and Bob have passed
    And it is Carol's turn to trade
    When Carol buys 10% of the IC from its treasury
    And Alice passes
    And Bob passes
    Then it is stock round 2
    And it is Carol's turn to trade
    And Carol holds 30% of the IC
    When Carol passes
    Then it is operating round 2.1

  @18GL-4.1-c
  Scenario: Whoever has passed may act when the turn comes round
    When Alice passes
    And Bob sells 10% of the IC
    And Bob passes
    And Carol passes
    Then it is Alice's turn to trade
    When Alice buys 10% of the IC from its treasury
    Then Alice holds 30% of the IC
    And it is Bob's turn to trade

  @18GL-4.1-d
  Scenario Outline: Whoever was the last to buy, the player after him gets the priority card
    Given Alice holds the priority deal
    And it is <buyer>'s turn to trade
    When <buyer> buys 10% of the IC from its treasury
    And <second> passes
    And <third> passes
    And <buyer> passes
    Then it is operating round 2.1
    And <second> holds the priority deal
    And the IC's treasury holds 10% of the IC

    Examples:
      | buyer | second | third |
      | Alice | Bob    | Carol |
      | Bob   | Carol  | Alice |
      | Carol | Alice  | Bob   |

  @18GL-4.1-d
  Scenario: A sale counts as well as a purchase
    Given it is Bob's turn to trade
    When Bob sells 10% of the IC
    And Bob passes
    And Carol passes
    And Alice passes
    And Bob passes
    Then Carol holds the priority deal
    And it is operating round 2.1

  @18GL-4.1-d
  Scenario: The last trade counts, not the first one
    When Alice buys 10% of the IC from its treasury
    And Bob sells 10% of the IC
    And Bob passes
    And Carol passes
    And Alice passes
    And Bob passes
    Then Carol holds the priority deal

  @18GL-4.1-d
  Scenario Outline: If nobody has bought or sold the priority card stays with <holder>
    Given <holder> holds the priority deal
    And it is <holder>'s turn to trade
    When <holder> passes
    And <second> passes
    And <third> passes
    Then <holder> holds the priority deal
    And it is operating round 2.1

    Examples:
      | holder | second | third |
      | Alice  | Bob    | Carol |
      | Carol  | Alice  | Bob   |

  @18GL-4.1-d
  Scenario: While the round goes on nobody gets the card
    Given Carol holds the priority deal
    And it is Carol's turn to trade
    When Carol buys 10% of the IC from its treasury
    And Alice sells 10% of the IC
    And Alice passes
    Then Carol holds the priority deal
    And it is Bob's turn to trade
    And Carol holds 30% of the IC

  @18GL-4.1-e @18GL-4.1.4-b
  Scenario: First sold-out companies rise, then the operating round begins
    Given the IC stands at $90 in row 2
    And the GT is in operation, opened at $90
    And the GT stands at $100 in row 1
    And the GT owns a 2H-train
    And the shares are held thus
      | IC | president Bob 40%   | Alice 30% | Carol 30% |
      | GT | president Carol 50% |           |           |
    And Alice and Bob have passed
    And it is Carol's turn to trade
    When Carol passes
    Then the IC stands at $100 in row 1, under the GT
    And it is operating round 2.1
    And it is the GT's turn to lay track

  @18GL-4.1.4-b @18GL-4.1-e
  Scenario: In the operating round the prices are those after the rise
    Given the IC stands at $90 in row 2
    And the GT is in operation, opened at $90
    And the GT owns a 2H-train
    And the shares are held thus
      | IC | president Bob 40%   | Alice 30% | Carol 30% |
      | GT | president Carol 50% |           |           |
    And the GT stands at $90 in row 2
    And the IC stands at $90 in row 2, under the GT
    And Alice and Bob have passed
    And it is Carol's turn to trade
    When Carol passes
    Then the IC stands at $100 in row 1
    And it is the IC's turn to lay track
    And still to operate in this round is the GT
