Feature: Placing tokens, played from the deal
  The Pennsylvania, at home in Pittsburgh, N18, builds over M17 to Akron, L16, where there is room for one token.

  @18GL-4.6.2-a @18GL-4.6.2-c @18GL-4.6.2-g @reading:18GL-Q41=a @reading:18GL-Q40=a @reconstruction
  Scenario: Two hexes from its home a token costs $40
    Given the game has been played up to the first operating round of five
    When the LS&I buys a 2H-train from the bank for $100
    And the LS&I ends its turn
    And the PRR lays #9 on M17, joining NW and SE
    And the PRR lays #57 on L16, joining NW and SE
    And the PRR tries to place a token in H14
    Then it is refused and nothing has changed
    When the PRR places a token in L16
    Then the PRR has paid $40
    And the bank has received $40
    And the PRR has tokens in N18 and L16 only
    And the PRR has 2 tokens left

  @18GL-4.6.2-d @reading:18GL-Q23=a @reading:18GL-Q40=a @reconstruction
  Scenario: Where all spaces are taken no token is placed
    Given the game has been played up to the first operating round of five
    When the LS&I buys a 2H-train from the bank for $100
    And the LS&I ends its turn
    And the PRR lays #9 on M17, joining NW and SE
    And the PRR lays #57 on L16, joining NW and SE
    And the PRR places a token in L16
    Then the PRR has tokens in N18 and L16 only
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the Nickel Plate lays #3 on K15, joining NE and SE
    # No legal twin: no other city is within reach.
    And the Nickel Plate tries to place a token in L16
    Then it is refused and nothing has changed

  @18GL-4.6.2-c @18GL-4.6.2-g @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: How far the trains of a company run does not matter for its tokens
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the Nickel Plate places a token in L16
    Then the Nickel Plate has $60 in its treasury
    And the Nickel Plate has tokens in L14 and L16 only

  @18GL-4.6.2-h @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: Without the money no token is placed
    Given the game has been played up to the interest on a loan
    When the Nickel Plate ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    Then the PRR has received $140
    When the PRR ends its turn
    # No legal twin: its treasury is empty. In the next scenario it has the money.
    And the IC tries to place a token in C15
    Then it is refused and nothing has changed
    And the IC has $0 in its treasury

  @18GL-4.6.2-h @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: With the money it is
    Given the game has been played up to the interest on a loan
    When the Nickel Plate buys a 4H-train from the IC for $200, with Carol's consent
    And the Nickel Plate ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And the IC places a token in C15
    Then the IC has $180 in its treasury
    And the IC has tokens in D14 and C15 only
