Feature: Shares in a game of two, played from the deal
  Two players have $1,200 each. Alice buys five of the private companies, the Camden & Amboy among them, Bob the four others; with
  the start price of the Pennsylvania the private companies are sold, and shares can be bought.

  Background:
    Given a new game of 2 players

  @18GL-3.3-c @18GL-2-n @18GL-4.3-n12b @reading:18GL-Q82=a
  Scenario: Two players, too, start companies at $100 at most
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    And Alice tries to set the par of the PRR at $140
    Then it is refused and nothing has changed
    When Alice sets the par of the PRR at $100
    And Bob tries to buy the president's certificate of the IC at a par of $140
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the IC at a par of $100
    Then Bob is president of the IC with 20%
    And Bob has $725

  @18GL-4.1.3-a @18GL-4.1.2-h @reading:18GL-Q82=a
  Scenario: Of two players one starts a company, and only then the other buys of it
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    And Alice sets the par of the PRR at $60
    And Bob tries to buy 10% of the IC from the IPO
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the IC at a par of $70
    And Alice tries to buy the president's certificate of the IC at a par of $70
    Then it is refused and nothing has changed
    When Alice buys 10% of the IC from the IPO
    Then Alice has $770
    And Bob is president of the IC with 20%

  @18GL-4.1.2-a @18GL-4.1.2-b @reading:18GL-Q82=a
  Scenario: A purchase is of one certificate of 10%
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    And Alice sets the par of the PRR at $60
    And Bob tries to buy 20% of the PRR from the IPO
    Then it is refused and nothing has changed
    When Bob tries to buy 5% of the PRR from the IPO
    Then it is refused and nothing has changed
    When Bob buys 10% of the PRR from the IPO
    Then Bob has $865
    And Bob holds 10% of the PRR

  @18GL-3.4-o @18GL-4.1.2-c @reading:18GL-Q82=a
  Scenario: One of two players holds six shares of ten at most
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    And Alice sets the par of the PRR at $60
    And Bob buys the president's certificate of the IC at a par of $60
    And Alice passes
    And Bob buys 10% of the IC from the IPO
    And Alice passes
    And Bob buys 10% of the IC from the IPO
    And Alice passes
    And Bob buys 10% of the IC from the IPO
    And Alice passes
    And Bob buys 10% of the IC from its treasury
    And Alice passes
    And Bob tries to buy 10% of the IC from its treasury
    Then it is refused and nothing has changed
    When Bob buys 10% of the PRR from the IPO
    Then Bob has $505
    And Bob is president of the IC with 60%

  @18GL-4.1.1-h @18GL-4.1.1-a @reading:18GL-Q82=a
  Scenario: Neither of two players sells what has not operated or what he does not have
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    And Alice sets the par of the PRR at $60
    And Bob buys the president's certificate of the IC at a par of $60
    And Alice buys 10% of the IC from the IPO
    And Bob buys 10% of the IC from the IPO
    # No legal twin: no company has operated yet.
    And Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    # No legal twin: no company has operated yet.
    When Alice tries to sell 20% of the IC
    Then it is refused and nothing has changed
    When Alice buys 10% of the IC from the IPO
    Then Alice has $720
    And Alice holds 20% of the IC

  @18GL-4.1.1-a @18GL-4.1.1-d @18GL-3.4-b @reading:18GL-Q82=a @reconstruction
  # reconstruction: the companies have kept their revenue, so that their prices have fallen
  Scenario: After an operating round either sells what he has, and no more
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the Bridge Company, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    And Alice sets the par of the PRR at $60
    And Bob buys the president's certificate of the IC at a par of $60
    And Alice buys 10% of the IC from the IPO
    And Bob buys 10% of the IC from the IPO
    And Alice passes
    And Bob buys 10% of the IC from the IPO
    And everybody passes
    And the IC buys a 2H-train from the bank for $100
    And the IC ends its turn
    Then it is stock round 2
    When Alice tries to sell 20% of the IC
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    Then the open market holds 10% of the IC
    And Alice holds 0% of the IC
