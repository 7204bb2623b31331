Feature: What the readings of building come to, played from the deal
  The Illinois Central has its home in the south of Chicago, D14; Alice, its president, has the Rail Works, Bob the Joliet & Eastern.

  @18GL-4.6.1.1-g @reading:18GL-Q23=a @reading:18GL-Q40=b @reconstruction
  Scenario: If both tiles have to be legal from the start, the second does not continue the first
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC lays #9 on E15, joining NW and SE
    And the IC tries to lay #9 on F16, joining NW and SE
    Then it is refused and nothing has changed
    When the IC lays #57 on C15, joining SW and NE
    Then #57 lies on C15, joining SW and NE
    And the IC has $350 in its treasury

  @18GL-4.3-n7a @reading:18GL-Q23=a @reading:18GL-Q29=b @reconstruction
  Scenario: If the Rail Works lay two yellow tiles or none, the second is not left out
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC lays #9 on E15, joining NW and SE, by the power of the Rail Works
    And the IC tries to lay no track
    Then it is refused and nothing has changed
    When the IC lays #57 on C15, joining SW and NE, by the power of the Rail Works
    And the IC lays no track
    And the IC buys a 2H-train from the bank for $100
    Then the IC has $250 in its treasury
    And 2 tiles lie on the map

  @18GL-4.3-n6a @reading:18GL-Q30=b @reconstruction
  Scenario: If the company has to reach the city, the token of the Lake Terminal lies in no other
    Given the game has been played up to the first operating round of five
    When the LS&I lays no track
    And the LS&I tries to put the terminal marker on G17, with Carol's consent
    Then it is refused and nothing has changed
    When the LS&I puts the terminal marker on D2, with Carol's consent
    Then the terminal marker lies on D2

  @18GL-4.6.2-d @reading:18GL-Q23=a @reading:18GL-Q118=a @reconstruction
  Scenario: The only space in the home of the Milwaukee Road is kept for it
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC lays #5 on C15, joining N and NE
    And the IC lays #4 on C13, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    And the IC lays #7 on C11, joining S and SE, by the power of the Joliet & Eastern
    And the IC lays no track
    And the IC tries to place a token in D12
    Then it is refused and nothing has changed
    When the IC places a token in C15
    Then the IC has tokens in D14 and C15 only
    And the IC has $330 in its treasury

  @18GL-4.6.2-a @reading:18GL-Q23=a @reading:18GL-Q40=a @reading:18GL-Q41=a @reconstruction
  Scenario: When both its tokens lie on the map the Illinois Central places no more
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC lays #9 on E15, joining NW and SE
    And the IC lays #9 on F16, joining NW and SE
    And the IC lays #57 on C15, joining SW and NE, by the power of the Rail Works
    And the IC lays #57 on G17, joining NW and SE, by the power of the Rail Works
    And the IC places a token in C15
    Then the IC has 0 tokens left
    When the IC buys a 2H-train from the bank for $100
    And the IC ends its turn
    And the Nickel Plate buys a 2H-train from the bank for $100
    And the Nickel Plate ends its turn
    And everybody passes
    And the PRR ends its turn
    And the IC lays no track
    And the IC tries to place a token in G17
    Then it is refused and nothing has changed
    And the IC has tokens in D14 and C15 only
