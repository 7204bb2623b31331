Feature: Two corporations of one president, played from the deal
  Alice launches the Pennsylvania and the New York Central at $60 each. Each of the two acts for itself: what the one that
  is on turn does concerns its own money, trains, tokens and private companies.

  @1846-6.2-x @1846-6-b @reading:1846-Q32=a
  Scenario: The corporation on turn lays the tile and pays for it
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the PRR at an opening price of $60
    And Bob passes
    And Carol passes
    And Alice buys the president's certificate of the NYC at an opening price of $60
    And everybody passes
    And the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR lays #8 on E19, joining NE and SE
    Then the PRR has $60 in its treasury
    And the NYC has $120 in its treasury
    When the PRR lays #9 on F18, joining W and E
    Then the PRR has $20 in its treasury
    And the NYC has $120 in its treasury

  @1846-6.5-a @1846-6.6-d @1846-6-b
  Scenario: The corporation on turn buys the train and the private company and pays for them
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the PRR at an opening price of $60
    And Bob passes
    And Carol passes
    And Alice buys the president's certificate of the NYC at an opening price of $60
    And everybody passes
    And the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR buys Michigan Central from Carol for $1, with Carol's consent
    Then the PRR owns Michigan Central
    And the NYC owns no private company
    And the PRR has $119 in its treasury
    And the NYC has $120 in its treasury
    When the PRR buys a 2-train from the bank for $80
    Then the PRR owns a 2-train
    And the NYC owns no trains
    And the PRR has $39 in its treasury
    And the NYC has $120 in its treasury
    When the PRR ends its turn
    And the NYC buys a 2-train from the bank for $80
    And the NYC buys Chicago & Western Indiana from Alice for $40
    Then the NYC owns Chicago & Western Indiana
    And the PRR owns Michigan Central
    And the NYC has $0 in its treasury

  @1846-3-bi @1846-6.1-b @1846-6-b
  Scenario: The corporation on turn issues its own share, and puts the marker that it owns
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the PRR at an opening price of $60
    And Bob passes
    And Carol passes
    And Alice buys the president's certificate of the NYC at an opening price of $60
    And everybody passes
    And Bob passes
    And the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR issues one share
    Then the PRR has $170 in its treasury
    And the market holds 10% of the PRR
    And the market holds 0% of the NYC
    When the PRR buys the Steamboat from Bob for $1, with Bob's consent
    And the PRR puts the port marker on G19
    Then the port marker lies on G19
    And the PRR has the port marker

  @1846-5.1-d @1846-5.1-e
  Scenario Outline: Bob buys a share of the <company> and none of the <other>
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the PRR at an opening price of $60
    And Bob passes
    And Carol passes
    And Alice buys the president's certificate of the NYC at an opening price of $50
    And Bob buys 10% of the <company> from its treasury
    Then Bob holds 10% of the <company>
    And Bob holds 0% of the <other>
    And Bob has paid $<price>
    And the <company> has received $<price>

    Examples:
      | company | other | price |
      | PRR     | NYC   | 60    |
      | NYC     | PRR   | 50    |

  # In the second round the one that did not pass the first over stands in front of it.
  @1846-6.3-a @1846-6.4-b @1846-6-b @1846-6.2-ae @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The corporation on turn runs its own train and has its own revenue
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the PRR at an opening price of $60
    And Bob passes
    And Carol passes
    And Alice buys the president's certificate of the NYC at an opening price of $60
    And everybody passes
    And the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR buys a 2-train from the bank for $80
    And the PRR ends its turn
    And the NYC buys a 2-train from the bank for $80
    And the NYC ends its turn
    And the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR runs
      | 2-train | F20 F22 | |
    Then the PRR has earned $40
    When the PRR pays out its revenue
    Then the PRR has received $32
    And Alice has received $8
    And the PRR has $72 in its treasury
    And the NYC has $40 in its treasury
    When the PRR ends its turn
    And the NYC runs
      | 2-train | C21 D20 | |
    And the NYC keeps its revenue
    Then the NYC has $80 in its treasury
    And the PRR has $72 in its treasury
