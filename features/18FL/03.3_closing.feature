Feature: Private companies close
  A private company closes as soon as its bonus action has been carried out, and pays no more. The first 5-train closes all
  that are still open; what they have not used is lost.

  Background: Alice's Atlantic Coast Line has track from Tampa, G20, to Orlando, F23
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And the ACL owns a 2-train
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE

  @18FL-3.3-j @18FL-3.3-d
  Scenario Outline: The <private> closes with its bonus action, and pays no more
    Given Alice owns the <private>
    And Bob owns the <other>
    And Alice has $100
    And Bob has $100
    And it is the ACL's turn to <task> in operating round 2.1 of 2
    When the ACL <nothing>
    And Alice <uses>
    Then the <private> has left the game
    And Alice owns no private company
    When the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    Then it is operating round 2.2
    And Alice has $100
    And Bob has <cash>
    And Bob owns the <other>

    Examples:
      | private              | other                | cash | task          | nothing         | uses                                                                           |
      | Tallahassee Railroad | Steamship Company    | $110 | lay track     | lays no track   | lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad    |
      | Steamship Company    | Tallahassee Railroad | $105 | place a token | places no token | puts the port marker on G20                                                    |
      | Terminal Company     | Tallahassee Railroad | $105 | place a token | places no token | places a terminal in K28, by the power of the Terminal Company                 |

  @18FL-3.3-j @18FL-7.2-b @18FL-7.3-j
  Scenario: What has been used in this turn cannot be used again in it
    Given Alice owns the Tallahassee Railroad and the Terminal Company
    And it is the ACL's turn to lay track
    When the ACL lays no track
    And Alice lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then the Tallahassee Railroad has left the game
    When Alice tries to lay #9 on E24, joining SW and NE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the ACL places no token
    And Alice places a terminal in K28, by the power of the Terminal Company
    Then the Tallahassee Railroad and the Terminal Company have left the game
    When Alice tries to place a terminal in B5, by the power of the Terminal Company
    Then it is refused and nothing has changed

  @18FL-3.3-j @18FL-7.2-b
  Scenario: A private company that was used in an earlier turn is gone for good
    Given the Tallahassee Railroad has closed
    And Alice owns the Terminal Company
    And it is the ACL's turn to lay track
    When the ACL lays #9 on E24, joining SW and NE
    And the ACL lays no track
    Then it is the ACL's turn to place a token
    When Alice tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the ACL places no token
    And Alice places a terminal in K28, by the power of the Terminal Company
    Then the Tallahassee Railroad and the Terminal Company have left the game

  # ------------------------------------------------------------------------------------------------------------ phase 5

  @18FL-3.3-k @18FL-2-j @18FL-8.3-j @18FL-7.3-j
  Scenario: The first 5-train closes all that is still open, at once, and the bonus actions are lost
    Given it is phase 4
    And the ACL has ten shares
    And Alice is president of the ACL with 60%
    And the ACL owns a 4-train
    And the SR has ten shares
    And the SR is in operation at a par of $70
    And Bob is president of the SR with 60%
    And the SR owns a 4-train
    And Bob owns the Tallahassee Railroad and the Steamship Company
    And Carol owns the Terminal Company
    And Bob has $100
    And Carol has $100
    And the bank has no 4-trains left
    And it is the ACL's turn to buy trains in operating round 2.1 of 2
    When the ACL buys a 5-train from the bank for $500
    Then it is phase 5
    And the Tallahassee Railroad, the Steamship Company and the Terminal Company have left the game
    And Bob owns no private company
    And Carol owns no private company
    When the ACL ends its turn
    And the SR lays no track
    And the SR places no token
    Then it is the SR's turn to run its trains
    # No legal twin: it worked before, in the scenarios above; what is closed is not used any more.
    When Carol tries to place a terminal in K28, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When the SR runs
      | 4-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    Then it is operating round 2.2
    And Bob has $100
    And Carol has $100

  @18FL-3.3-k
  Scenario: The first 4-train closes no private company
    Given Bob owns the Tallahassee Railroad and the Steamship Company
    And Carol owns the Terminal Company
    And the bank has no 3-trains left
    And it is the ACL's turn to buy trains
    When the ACL buys a 4-train from the bank for $400
    Then it is phase 4
    And Bob owns the Tallahassee Railroad and the Steamship Company
    And Carol owns the Terminal Company

  @18FL-3.3-k @18FL-2-j
  Scenario: A second 4-train closes no private company, the first 5-train does
    Given it is phase 4
    And the ACL has ten shares
    And Alice is president of the ACL with 60%
    And the ACL has $900 in its treasury
    And the ACL owns a 3-train
    And Bob owns the Steamship Company
    And the bank has 1 4-train left
    And it is the ACL's turn to buy trains
    When the ACL buys a 4-train from the bank for $400
    Then Bob owns the Steamship Company
    When the ACL buys a 5-train from the bank for $500
    Then the Steamship Company has left the game
    And Bob owns no private company
