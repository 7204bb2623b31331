Feature: Bonus actions
  Each private company has a bonus action. Its owner, and he alone, says for which company it is carried out, in the
  operating turn of that company, in the fitting step: a tile in the track step, a marker or a station in the token step.
  It comes after what the company does in that step, and on top of it. Nobody is made to use it. The private company
  closes with it.

  Background: Alice's Atlantic Coast Line has track from Tampa, G20, to Orlando, F23
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And the ACL owns a 2-train
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE

  # ------------------------------------------------------------------------------------------------ the fitting step

  @18FL-3.3-e @18FL-7-i @18FL-7.2-b @18FL-3.3-r @18FL-3.3-n
  Scenario: The extra tile belongs to the track step: not to the token step, nor to a later one
    Given Alice owns the Tallahassee Railroad
    And it is the ACL's turn to lay track
    When the ACL lays no track
    Then it is Alice's turn to use the Tallahassee Railroad for the ACL
    When Alice passes
    Then it is the ACL's turn to place a token
    When Alice tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the ACL places no token
    And Alice tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | G20 F21 F23 |
    And Alice tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the ACL keeps its revenue
    And Alice tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the ACL ends its turn
    And everybody passes
    And the ACL lays no track
    And Alice lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then #9 lies on H21, joining NW and SE

  @18FL-3.3-e @18FL-7-i @18FL-7.3-j @18FL-3.3-o
  Scenario: The port marker belongs to the token step: not to the track step, nor to a later one
    Given Alice owns the Steamship Company
    And it is the ACL's turn to lay track
    When Alice tries to put the port marker on G20
    Then it is refused and nothing has changed
    When the ACL lays no track
    And the ACL places no token
    Then it is Alice's turn to use the Steamship Company for the ACL
    When Alice passes
    Then it is the ACL's turn to run its trains
    When Alice tries to put the port marker on G20
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | G20 F21 F23 |
    Then the ACL has earned $50
    When Alice tries to put the port marker on G20
    Then it is refused and nothing has changed
    When the ACL keeps its revenue
    And Alice tries to put the port marker on G20
    Then it is refused and nothing has changed
    When the ACL ends its turn
    And everybody passes
    And the ACL places no token
    And Alice puts the port marker on G20
    Then the port marker lies on G20

  @18FL-3.3-e @18FL-7-i @18FL-7.3-j @18FL-3.3-p
  Scenario: The terminal belongs to the token step: not to the track step, nor to a later one
    Given Alice owns the Terminal Company
    And it is the ACL's turn to lay track
    When Alice tries to place a terminal in K28, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When the ACL lays no track
    And the ACL places no token
    Then it is Alice's turn to use the Terminal Company for the ACL
    When Alice passes
    And Alice tries to place a terminal in K28, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | G20 F21 F23 |
    And Alice tries to place a terminal in K28, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When the ACL keeps its revenue
    And Alice tries to place a terminal in K28, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When the ACL ends its turn
    And everybody passes
    And the ACL places no token
    And Alice places a terminal in K28, by the power of the Terminal Company
    Then the ACL has a terminal in K28 only

  @18FL-3.3-e @18FL-7-i
  Scenario: No bonus action is carried out in a stock round
    Given Alice owns the Tallahassee Railroad, the Steamship Company and the Terminal Company
    And it is Alice's turn to trade
    When Alice tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice tries to put the port marker on G20
    Then it is refused and nothing has changed
    When Alice tries to place a terminal in K28, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When everybody passes
    And the ACL lays no track
    And Alice lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    And the ACL places no token
    And Alice puts the port marker on G20
    And Alice places a terminal in K28, by the power of the Terminal Company
    Then #9 lies on H21, joining NW and SE
    And the port marker lies on G20
    And the ACL has a terminal in K28 only

  # ------------------------------------------------------------------------------------------- the company that is named

  @18FL-3.3-e @18FL-7-i
  Scenario: A president of two companies names one of them by waiting for its turn
    Given the FEC is in operation at a par of $90
    And Alice is president of the FEC with 60%
    And the FEC owns a 2-train
    And Alice owns the Steamship Company
    And it is the ACL's turn to place a token
    When the ACL places no token
    Then it is Alice's turn to use the Steamship Company for the ACL
    When Alice passes
    And the ACL runs
      | 2-train | G20 F21 F23 |
    Then the ACL has earned $50
    When the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC lays no track
    And the FEC places no token
    Then it is Alice's turn to use the Steamship Company for the FEC
    When Alice puts the port marker on K28
    Then the FEC has the port marker
    And the port marker lies on K28

  # Question 26: any company.
  @18FL-3.3-e @18FL-3.3-f @18FL-7-i @reading:18FL-Q26=a
  Scenario: The port marker may serve the company of another player
    Given Bob owns the Steamship Company
    And it is the ACL's turn to place a token
    When the ACL places no token
    Then it is Bob's turn to use the Steamship Company for the ACL
    When Alice tries to put the port marker on G20
    Then it is refused and nothing has changed
    When Bob puts the port marker on G20
    Then the ACL has the port marker
    And the Steamship Company has left the game
    When the ACL runs
      | 2-train | G20 F21 F23 |
    Then the ACL has earned $70

  @18FL-3.3-e @18FL-3.3-r @18FL-3.3-f @reading:18FL-Q26=a
  Scenario: The extra tile may serve the company of another player, who is not asked where it costs nothing
    Given Bob owns the Tallahassee Railroad
    And it is the ACL's turn to lay track
    When the ACL lays #9 on E24, joining SW and NE
    And the ACL lays no track
    Then it is Bob's turn to use the Tallahassee Railroad for the ACL
    When Alice tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Bob lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then #9 lies on H21, joining NW and SE
    And the ACL has $500 in its treasury
    And the Tallahassee Railroad has left the game

  @18FL-3.3-e @18FL-7.3-e @reading:18FL-Q26=a
  Scenario: The terminal may serve the company of another player, without his consent
    Given Bob owns the Terminal Company
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Bob places a terminal in K28, by the power of the Terminal Company
    Then the ACL has a terminal in K28 only
    And the ACL has $500 in its treasury

  @18FL-3.3-e @18FL-3.3-r @reading:18FL-Q26=b
  Scenario: If a president may use his private companies for his own companies only, the extra tile serves no other
    Given the FEC is in operation at a par of $90
    And Bob is president of the FEC with 60%
    And Bob owns the Tallahassee Railroad
    And it is the ACL's turn to lay track
    When the ACL lays #9 on E24, joining SW and NE
    And the ACL lays no track
    And Bob tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    And it is the ACL's turn to place a token
    When the ACL places no token
    And the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC lays no track
    Then it is Bob's turn to use the Tallahassee Railroad for the FEC
    When Bob lays #6fl on J27, joining NE and SE, by the power of the Tallahassee Railroad
    Then #6fl lies on J27, joining NE and SE

  @18FL-3.3-e @18FL-7.3-e @18FL-7.3-j @reading:18FL-Q26=b
  Scenario Outline: If a president may use his private companies for his own companies only, the <private> serves no other
    Given the FEC is in operation at a par of $90
    And Bob is president of the FEC with 60%
    And Bob owns the <private>
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Bob <tries> K28<power>
    Then it is refused and nothing has changed
    And it is the ACL's turn to run its trains
    When the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC lays no track
    And the FEC places no token
    Then it is Bob's turn to use the <private> for the FEC
    When Bob <uses> K28<power>
    Then the <private> has left the game

    Examples:
      | private           | tries                           | uses                    | power                                  |
      | Steamship Company | tries to put the port marker on | puts the port marker on |                                        |
      | Terminal Company  | tries to place a terminal in    | places a terminal in    | , by the power of the Terminal Company |

  @18FL-3.3-e @18FL-7-i @18FL-7.2.1-i
  Scenario: No bonus action is carried out for a company that is not in turn
    Given the FEC is in operation at a par of $90
    And Bob is president of the FEC with 60%
    And Bob owns the Tallahassee Railroad
    And it is the ACL's turn to lay track
    When the ACL lays no track
    And Bob tries to lay #6fl on J27, joining NE and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | G20 F21 F23 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC lays no track
    And Bob lays #6fl on J27, joining NE and SE, by the power of the Tallahassee Railroad
    Then #6fl lies on J27, joining NE and SE
    And the Tallahassee Railroad has left the game

  @18FL-3.3-k @18FL-3.3-c
  Scenario: The first 3-train closes no private company
    Given Bob owns the Tallahassee Railroad and the Steamship Company
    And Carol owns the Terminal Company
    And the bank has no 2-trains left
    And it is the ACL's turn to buy trains
    When the ACL buys a 3-train from the bank for $200
    Then it is phase 3
    And Bob owns the Tallahassee Railroad and the Steamship Company
    And Carol owns the Terminal Company
