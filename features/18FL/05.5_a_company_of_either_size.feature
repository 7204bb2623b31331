Feature: A company of either size and the end of the stock round
  In phase 4 whoever starts a company says with the purchase how many shares it has. It is a purchase like any other:
  the player has not passed in that turn, even if he passed in the one before, and the others have to pass after it
  and he himself as well before the round is over.

  @18FL-5-c @18FL-5-d @18FL-5-e @18FL-5.5-a
  Scenario Outline: Whoever has passed and then starts a company of <shares> shares is asked once more
    Given 3 players at the table in phase 4
    And the L&N is in operation at a par of $80
    And the L&N owns a 4-train
    And the shares are held thus
      | L&N | president Bob 40% | Carol 20% |
    And Carol has $140
    And it is Carol's turn to trade
    When Carol passes
    And Alice buys 20% of the L&N from the IPO
    And Bob passes
    And Carol buys the president's certificate of the TPS at a par of $70, with <shares> shares
    Then Carol has $0
    And Carol is president of the TPS with <office>
    When Alice passes
    And Bob passes
    Then it is stock round 2
    And it is Carol's turn to trade
    When Carol sells 20% of the L&N
    Then Carol has received $80
    When Carol passes
    And Alice passes
    And Bob passes
    Then it is stock round 2
    When Carol passes
    Then it is operating round 2.1
    And Alice holds the priority deal

    Examples:
      | shares | office |
      | five   | 40%    |
      | ten    | 20%    |
