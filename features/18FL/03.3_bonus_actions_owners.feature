Feature: Bonus actions: whose they are, and when in the step
  Only the owner of a private company can use its bonus action, and nobody can make him. Its time is the end of the
  step: the company itself does nothing more in that step.

  Background: Alice's Atlantic Coast Line has track from Tampa, G20, to Orlando, F23
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $500 in its treasury
    And the ACL owns a 2-train
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE

  # ------------------------------------------------------------------------------------------------- the owner's choice

  @18FL-3.3-f
  Scenario: Neither another player nor the company itself lays the extra tile
    Given Alice owns the Tallahassee Railroad
    And it is the ACL's turn to lay track
    When the ACL lays no track
    And Bob tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the ACL tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then #9 lies on H21, joining NW and SE

  @18FL-3.3-f
  Scenario: No other player puts the port marker
    Given Alice owns the Steamship Company
    And Bob owns the Terminal Company
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Bob tries to put the port marker on G20
    Then it is refused and nothing has changed
    When Carol tries to put the port marker on G20
    Then it is refused and nothing has changed
    When Alice puts the port marker on G20
    Then the port marker lies on G20

  @18FL-3.3-f
  Scenario: Neither another player nor the company itself places the terminal
    Given Alice owns the Terminal Company
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Carol tries to place a terminal in K28, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When the ACL tries to place a terminal in K28, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When Alice places a terminal in K28, by the power of the Terminal Company
    Then the ACL has a terminal in K28 only

  @18FL-3.3-g @18FL-3.3-d
  Scenario Outline: Nobody has to use the <private>; it is kept and goes on paying
    Given Alice owns the <private>
    And Alice has $100
    And the ACL has already operated in this round
    And the SR is in operation at a par of $70
    And Alice is president of the SR with 60%
    And the SR owns a 2-train
    And it is the SR's turn to <task> in operating round 2.1 of 2
    When the SR <nothing>
    Then it is Alice's turn to use the <private> for the SR
    When Alice passes
    And the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    Then it is operating round 2.2
    And Alice owns the <private>
    And Alice has <cash>

    Examples:
      | private              | task          | nothing         | cash |
      | Tallahassee Railroad | lay track     | lays no track   | $105 |
      | Steamship Company    | place a token | places no token | $110 |
      | Terminal Company     | place a token | places no token | $115 |

  # --------------------------------------------------------------------------------- after the company's own action, on top

  # Question 27: the ordinary action does not follow any more. Bob is not its president and cannot end it.
  @18FL-3.3-h @18FL-3.3-i @18FL-7.2-b @reading:18FL-Q26=a
  Scenario: The extra tile is laid when the company has laid its own, not before
    Given Bob owns the Tallahassee Railroad
    And it is the ACL's turn to lay track
    When Bob tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the ACL lays #9 on E24, joining SW and NE
    And Bob tries to lay #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When the ACL lays #3 on D25, joining SW and W
    And Bob lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then #9 lies on H21, joining NW and SE
    And 5 tiles lie on the map

  @18FL-3.3-h @18FL-3.3-i @18FL-7.2-a
  Scenario: After the extra tile the company lays no track
    Given Alice owns the Tallahassee Railroad
    And it is the ACL's turn to lay track
    When the ACL lays #9 on E24, joining SW and NE
    And the ACL lays no track
    And Alice lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    Then #9 lies on H21, joining NW and SE
    And it is the ACL's turn to place a token
    When the ACL tries to lay #3 on D25, joining SW and W
    Then it is refused and nothing has changed

  @18FL-3.3-h @18FL-3.3-i @18FL-7.3-j @reading:18FL-Q26=a
  Scenario: The port marker is put when the company has placed its token, not before
    Given Bob owns the Steamship Company
    And it is the ACL's turn to place a token
    When Bob tries to put the port marker on G20
    Then it is refused and nothing has changed
    When the ACL places a token in F23
    And Bob puts the port marker on G20
    Then the port marker lies on G20
    And the ACL has tokens in G20 and F23 only
    And the ACL has 2 tokens left
    And it is the ACL's turn to run its trains

  @18FL-3.3-h @18FL-3.3-i @18FL-7.3-i
  Scenario: After the port marker the company places no token
    Given Alice owns the Steamship Company
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice puts the port marker on G20
    Then it is the ACL's turn to run its trains
    When the ACL tries to place a token in F23
    Then it is refused and nothing has changed
    When the ACL runs
      | 2-train | G20 F21 F23 |
    Then the ACL has earned $70
    When the ACL keeps its revenue
    And the ACL ends its turn
    And everybody passes
    And the ACL places a token in F23
    Then the ACL has tokens in G20 and F23 only

  # The printed example.
  @18FL-3.3-h @18FL-3.3-i @18FL-7.3-j
  Scenario: The terminal is placed after an ordinary token, in addition to it
    Given Alice owns the Terminal Company
    And it is the ACL's turn to place a token
    When the ACL places a token in F23
    And Alice places a terminal in K28, by the power of the Terminal Company
    Then the ACL has tokens in G20 and F23 only
    And the ACL has a terminal in K28 only
    And the ACL has 2 tokens left

  @18FL-3.3-h @18FL-3.3-i @18FL-7.3-i
  Scenario: After the terminal the company places no token
    Given Alice owns the Terminal Company
    And it is the ACL's turn to place a token
    When the ACL places no token
    And Alice places a terminal in K28, by the power of the Terminal Company
    Then the ACL has a terminal in K28 only
    And it is the ACL's turn to run its trains
    When the ACL tries to place a token in F23
    Then it is refused and nothing has changed

  @18FL-3.3-i @18FL-7.2-c @18FL-7.3-j
  Scenario: All bonus actions of a turn come on top: a tile replaced and one more, a token, the port and the terminal
    Given Alice owns the Tallahassee Railroad, the Steamship Company and the Terminal Company
    And it is the ACL's turn to lay track
    When the ACL lays #443o on F23, joining W, NE and SE
    And Alice lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    And the ACL places a token in F23
    And Alice puts the port marker on G20
    And Alice places a terminal in K28, by the power of the Terminal Company
    Then #443o lies on F23, joining W, NE and SE
    And #9 lies on H21, joining NW and SE
    And the ACL has tokens in G20 and F23 only
    And the port marker lies on G20
    And the ACL has a terminal in K28 only
    And Alice owns no private company
    When the ACL runs
      | 2-train | G20 F21 F23 |
    Then the ACL has earned $80

  # ---------------------------------------------------------------------------------------------- each has one of its own

  @18FL-3.1-c @18FL-3.3-n @18FL-3.3-o @18FL-3.3-p
  Scenario: The Tallahassee Railroad brings no terminal, the Terminal Company no tile
    Given Alice owns the Tallahassee Railroad, the Steamship Company and the Terminal Company
    And it is the ACL's turn to lay track
    When the ACL lays no track
    And Alice tries to place a terminal in K28, by the power of the Tallahassee Railroad
    Then it is refused and nothing has changed
    When Alice lays #9 on H21, joining NW and SE, by the power of the Tallahassee Railroad
    And the ACL places no token
    And Alice puts the port marker on G20
    And Alice tries to lay #9 on E24, joining SW and NE, by the power of the Terminal Company
    Then it is refused and nothing has changed
    When Alice places a terminal in K28, by the power of the Terminal Company
    Then the ACL has a terminal in K28 only
    And the port marker lies on G20
    And #9 lies on H21, joining NW and SE
    And the ACL has the port marker
