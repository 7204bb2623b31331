Feature: Operating rounds, played from the deal
  The first operating round of a game: three companies are public, the Pennsylvania at $100, the Illinois Central at $70 and the
  Nickel Plate at $60.

  @18GL-4.4-d @18GL-4.6.8-t1 @reading:18GL-Q23=a
  Scenario: A company begins with five times its start price and buys its first train
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    Then the PRR has $400 in its treasury
    And the bank has 7 2H-trains left

  @18GL-4.6.8-c @reading:18GL-Q23=a
  Scenario: The bank sells no 4H-train while it has 2H-trains
    Given the game has been played up to the first operating round
    When the PRR tries to buy a 4H-train from the bank for $200
    Then it is refused and nothing has changed
    When the PRR buys a 2H-train from the bank for $100
    Then the PRR owns a 2H-train

  @18GL-2-i @18GL-4.6.8-a @reading:18GL-Q23=a
  Scenario: Four trains are as many as a company may own
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR buys a 2H-train from the bank for $100
    And the PRR buys a 2H-train from the bank for $100
    And the PRR buys a 2H-train from the bank for $100
    Then the PRR has $100 in its treasury
    When the PRR tries to buy a 2H-train from the bank for $100
    Then it is refused and nothing has changed
    When the PRR ends its turn
    And the IC buys a 2H-train from the bank for $100
    Then the IC has $250 in its treasury

  @18GL-4.6-b @18GL-4.6-e @18GL-4.6-h @reading:18GL-Q23=a
  Scenario: The company with the highest price operates first, and each once
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    Then it is the IC's turn to lay track
    And still to operate in this round is the Nickel Plate


  @18GL-4.6-b @18GL-4.6-h @reading:18GL-Q40=a @reconstruction
  Scenario: A company whose turn has not come does nothing
    Given the game has been played up to the second operating round
    When the PRR tries to run
      | 2H-train | N18 M17 L16 |
    Then it is refused and nothing has changed
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the PRR tries to pay out its revenue
    Then it is refused and nothing has changed
    When the LS&I pays out its revenue
    And the NYC tries to buy a 4H-train from the bank for $200
    Then it is refused and nothing has changed
    When the LS&I buys a 4H-train from the bank for $200
    Then the LS&I has $5 in its treasury

  @18GL-4.6-h @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A company that has had its turn does nothing more in this round
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    And the LS&I tries to run
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then it is refused and nothing has changed
    When the PRR runs
      | 2H-train | N18 M17 L16 |
    And the PRR keeps its revenue
    And the LS&I tries to buy a 4H-train from the bank for $200
    Then it is refused and nothing has changed
    When the PRR ends its turn
    And the Nickel Plate runs
      | 2H-train | L14 K15 L16 |
      | 2H-train | L14 M15 N14 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate buys a 4H-train from the bank for $200
    Then the Nickel Plate owns two 2H-trains and a 4H-train
    And the LS&I owns two 2H-trains

  @18GL-4.6-h @18GL-4.6-j @reading:18GL-Q40=a @reconstruction
  Scenario: Its trains run once in a turn, and their earnings are distributed once
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I tries to run
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    Then it is refused and nothing has changed
    When the LS&I keeps its revenue
    # No legal twin: it has kept its revenue in this turn.
    And the LS&I tries to pay out its revenue
    Then it is refused and nothing has changed
    And the LS&I has $280 in its treasury
