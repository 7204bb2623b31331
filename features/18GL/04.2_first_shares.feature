Feature: The first shares
  Once all private companies are sold the initial stock round goes on with shares out of the initial offering, under the usual
  rules. Before, no share can be bought.

  @18GL-4.2-u @reading:18GL-Q82=a
  Scenario: No share is bought before all private companies are sold
    Given a new game of 4 players
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority and the Ferry Company in turn, each at its price
    And Alice tries to buy the president's certificate of the IC at a par of $60
    Then it is refused and nothing has changed
    When Alice buys the Camden & Amboy for $140
    And Alice sets the par of the PRR at $70
    And Bob buys the president's certificate of the IC at a par of $60
    Then Bob is president of the IC with 20%
    And Bob has paid $120
    And it is Carol's turn to trade

  @18GL-4.2-u @reading:18GL-Q82=b
  Scenario: No share is bought before all are sold; then the holder of the priority card is the first who may
    Given a new game of 4 players
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority and the Ferry Company in turn, each at its price
    And Alice tries to buy the president's certificate of the IC at a par of $60
    Then it is refused and nothing has changed
    When Alice buys the Camden & Amboy for $140
    And Alice sets the par of the PRR at $70
    And Alice buys the president's certificate of the IC at a par of $60
    Then Alice is president of the IC with 20%
    And Alice has paid $120
    And it is Bob's turn to trade

  @18GL-4.2-u @18GL-3.3-c @18GL-4.1.2-h @reading:18GL-Q82=a
  Scenario: The usual rules hold: start prices of the phase, the president's certificate first, the current price
    Given a new game of 4 players
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    And Alice sets the par of the PRR at $70
    And Bob tries to buy 10% of the IC from the IPO
    Then it is refused and nothing has changed
    When Bob tries to buy the president's certificate of the IC at a par of $140
    Then it is refused and nothing has changed
    When Bob buys 10% of the PRR from the IPO
    Then Bob holds 10% of the PRR
    And Bob has paid $70
    And the PRR has $0 in its treasury
    When Carol buys the president's certificate of the IC at a par of $100
    Then Carol is president of the IC with 20%
    And Carol has paid $200

  @18GL-4.2-u @18GL-4.1-c @reading:18GL-Q82=a
  Scenario: When everybody passes after the sale of the last private company an operating round follows
    Given a new game of 4 players
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    And Alice sets the par of the PRR at $60
    And Bob passes
    And Carol passes
    And Dave passes
    Then it is stock round 1
    When Alice passes
    Then it is no longer stock round 1
