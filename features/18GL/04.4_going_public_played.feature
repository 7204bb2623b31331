Feature: Going public, played from the deal
  The private companies are sold, and the initial stock round goes on with shares. A company is started with its president's
  certificate at a price that its president names; with the fifth share it is public.

  @18GL-4.2-u @18GL-4.1.2-h @18GL-4.1.3-a @18GL-4.1.3-b
  Scenario: The first certificate of a company that is sold is the president's
    Given the game has been played up to the sale of the last private company
    When Alice tries to buy 10% of the IC from the IPO
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the IC at a par of $70
    Then Alice has $500
    And Alice is president of the IC with 20%
    And the IC stands at $70 in row 4
    When Bob passes
    And Carol passes
    And Alice buys 10% of the IC from the IPO
    Then Alice has $430

  @18GL-2-n @18GL-3.3-b @18GL-3.3-c
  Scenario: At the beginning of the game no company starts above $100
    Given the game has been played up to the sale of the last private company
    When Alice tries to buy the president's certificate of the IC at a par of $140
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the IC at a par of $100
    Then Alice has $440

  @18GL-4.3-n12a @18GL-4.1.2-e
  Scenario: The buyer of the Camden & Amboy goes on buying the Pennsylvania
    Given the game has been played up to the sale of the last private company
    When Alice passes
    And Bob passes
    And Carol buys 10% of the PRR from the IPO
    Then Carol has $435
    And Carol is president of the PRR with 30%
    And the PRR has not floated
