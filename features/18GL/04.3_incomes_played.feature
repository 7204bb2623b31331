Feature: The incomes of private companies, played from the deal
  Two players buy the nine private companies in turn, each at its printed price; Alice has the third, which is one of the three of $50.
  When both have passed in the stock round, an operating round begins, in which there is no company yet.

  # each row its own of the three; the other eight are the same in all
  @18GL-4.3-e @18GL-4.6-a @18GL-4.3-t3 @18GL-4.3-t4 @18GL-4.3-t5 @18GL-4.2-f @18GL-4.2-d
  Scenario Outline: Whoever has private companies is paid for each, for the <third> too
    Given a new game of 2 players, without the <first out> and the <second out>
    When the players buy the Cleveland & Eastern, the Joliet & Eastern, the <third>, the Rail Works and the Mining Company in turn, each at its price
    And the players buy the Locomotive Company, the Port Authority, the Ferry Company and the Camden & Amboy in turn, each at its price
    Then Alice has $840
    And Bob has $925
    When Alice sets the par of the PRR at $60
    And everybody passes
    Then Alice has received $75
    And Bob has received $55

    Examples:
      | third          | first out      | second out     | clause      |
      | Bridge Company | Tunnel Company | Lake Terminal  | 18GL-4.3-t3 |
      | Tunnel Company | Bridge Company | Lake Terminal  | 18GL-4.3-t4 |
      | Lake Terminal  | Bridge Company | Tunnel Company | 18GL-4.3-t5 |
