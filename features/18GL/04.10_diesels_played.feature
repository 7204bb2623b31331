Feature: The first diesel train, played from the deal
  The bank has sold its last E. The Nickel Plate can pay for a D.

  @18GL-4.10-a @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: While the bank has an E no D is for sale
    Given the game has been played up to the eve of phase E
    When the Nickel Plate tries to buy a D-train from the bank for $1000
    Then it is refused and nothing has changed
    When the Nickel Plate buys an E-train from the bank for $800
    Then the Nickel Plate has $1460 in its treasury

  @18GL-4.10-a @18GL-4.6.8-t6 @reading:18GL-Q16=a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: After the last E the bank sells D trains, and never runs out of them
    Given the game has been played up to the eve of phase D
    When the Nickel Plate buys a D-train from the bank for $1000
    Then it is phase D
    And the Nickel Plate has $920 in its treasury
    And D-trains never run out

  @18GL-2-r @18GL-3.5-g @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A dividend of at least twice the price moves it two columns from phase 10H on
    Given the game has been played up to the first turn of CONRAIL
    When CONRAIL buys a 6H-train from the market for $300
    And CONRAIL ends its turn
    And the LS&I runs
      | 6H-train | D2 E3 E1 |
      | 6H-train | D2 E1    |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    Then the PRR stands at $10 in row 7
    When the PRR pays out half of its revenue
    Then Carol has received $36
    When the PRR ends its turn
    And the Nickel Plate runs
      | 6H-train  | L10 L12 L14                 |
      | 10H-train | N14 M15 L14 K15 L16 M17 N18 |
    Then the Nickel Plate stands at $10 in row 7
    When the Nickel Plate pays out its revenue
    Then the Nickel Plate stands at $30 in row 7
