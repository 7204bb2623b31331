Feature: When private companies close, and when their tokens leave
  With the first 10H-train all private companies close that are still open; a token that has not been given by then is lost. A token
  that a company has stays, and leaves with the first E-train. An open ferry line stays to the end of the game; whether its token
  does, the rulebook can be read in different ways.

  Background:
    Given 3 players at the table in phase 6H, without the Bridge Company and the Tunnel Company
    And the IC is in operation, opened at $140
    And Alice is president of the IC with 60%
    And the PRR is in operation, opened at $100
    And Bob is president of the PRR with 60%
    And the PRR has $500 in its treasury
    And the PRR owns a 6H-train

  @18GL-4.3-i @18GL-4.3-z1
  Scenario: At the start of phase 10H all private companies close
    Given the IC has $700 in its treasury
    And Bob owns the Cleveland & Eastern, the Joliet & Eastern, the Lake Terminal and the Rail Works
    And Carol owns the Mining Company, the Locomotive Company, the Port Authority and the Ferry Company
    And the bank has no 6H-trains left
    And it is the IC's turn to buy trains
    When the IC buys a 10H-train from the bank for $600
    Then it is phase 10H
    And the Cleveland & Eastern, the Joliet & Eastern, the Lake Terminal, the Rail Works, the Mining Company, the Locomotive Company, the Port Authority and the Ferry Company have left the game
    And Bob owns no private company
    And Carol owns no private company
    And the IC has $100 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.3-i @18GL-4.3-z1
  Scenario: In phase 6H they stay open
    Given the IC has $700 in its treasury
    And Bob owns the Cleveland & Eastern and the Rail Works
    And it is the IC's turn to buy trains
    When the IC buys a 6H-train from the bank for $300
    Then it is phase 6H
    And Bob owns the Cleveland & Eastern and the Rail Works
    And the IC has $400 in its treasury

  @18GL-4.3-z2 @18GL-4.3-g @reconstruction
  Scenario: A token that nobody has been given is lost
    Given the IC has $700 in its treasury
    And Bob owns the Mining Company
    And the bank has no 6H-trains left
    And #4 lies on M15, joining N and S
    And it is the IC's turn to buy trains
    When the IC buys a 10H-train from the bank for $600
    And the IC buys no train
    # No legal twin: there is no token left that could be given.
    And the PRR tries to put the mine marker on E1
    Then it is refused and nothing has changed
    And nobody has the mine marker

  @18GL-4.3-i @18GL-4.3-z3 @reconstruction
  Scenario Outline: At the start of phase 10H the token that a company has stays: <marker>
    Given the IC has $700 in its treasury
    And <marker> lies on <hex>
    And the PRR has <marker>
    And the bank has no 6H-trains left
    And it is the IC's turn to buy trains
    When the IC buys a 10H-train from the bank for $600
    Then it is phase 10H
    And <marker> lies on <hex>
    And the PRR has <marker>

    Examples:
      | marker              | hex |
      | the mine marker     | E1  |
      | the port marker     | J12 |
      | the terminal marker | G17 |

  @18GL-4.3-z3 @18GL-4.3-n6e @18GL-4.3-n8d @18GL-4.3-n10d @reconstruction
  Scenario Outline: At the start of phase E the token leaves: <marker>
    Given it is phase 10H
    And the IC has $900 in its treasury
    And <marker> lies on <hex>
    And the PRR has <marker>
    And the bank has no 10H-trains left
    And it is the IC's turn to buy trains
    When the IC buys an E-train from the bank for $800
    Then it is phase E
    And nobody has <marker>
    And <marker> is not on the map
    And the IC has $100 in its treasury

    Examples:
      | marker              | hex | clause        |
      | the terminal marker | G17 | 18GL-4.3-n6e  |
      | the mine marker     | E1  | 18GL-4.3-n8d  |
      | the port marker     | J12 | 18GL-4.3-n10d |

  @18GL-4.3-z3 @18GL-4.3-n8d @reconstruction
  Scenario: From phase E on the mines are worth $50 again
    Given it is phase E
    And the LS&I is in operation, opened at $90
    And Carol is president of the LS&I with 60%
    And #57 lies on D2, joining NE and SW
    And the PRR owns no trains
    And the LS&I owns a 10H-train
    And it is the LS&I's turn to run its trains
    When the LS&I runs
      | 10H-train | D2 E1 |
    Then the LS&I has earned $70
    And nobody has the mine marker

  # reconstruction: where the ferry lines run
  @18GL-4.3-n11i @18GL-4.3-n11j @reconstruction
  Scenario: At the start of phase 10H the ferry line and its token stay
    Given the IC has $700 in its treasury
    And #GL-L1 lies on L10, turned 0
    And the ferry line London-Cleveland is open, the PRR having the ferry marker
    And Bob owns the Ferry Company
    And the bank has no 6H-trains left
    And it is the IC's turn to buy trains
    When the IC buys a 10H-train from the bank for $600
    Then the ferry line London-Cleveland is open
    And the PRR has the ferry marker
    And the Ferry Company has left the game

  @18GL-4.3-n11i @18GL-4.3-z3 @reading:18GL-Q38=a @reconstruction
  Scenario: At the start of phase E the ferry line and its token stay
    Given it is phase 10H
    And the IC has $900 in its treasury
    And #GL-L1 lies on L10, turned 0
    And the ferry line London-Cleveland is open, the PRR having the ferry marker
    And the bank has no 10H-trains left
    And it is the IC's turn to buy trains
    When the IC buys an E-train from the bank for $800
    Then the ferry line London-Cleveland is open
    And the PRR has the ferry marker
    And the IC has $100 in its treasury

  @18GL-4.3-n11i @18GL-4.3-z3 @reading:18GL-Q38=b @reconstruction
  Scenario: If the ferry token leaves and all cross free of charge, the line stays open without it
    Given it is phase 10H
    And the IC has $900 in its treasury
    And #GL-L1 lies on L10, turned 0
    And the ferry line London-Cleveland is open, the PRR having the ferry marker
    And the bank has no 10H-trains left
    And it is the IC's turn to buy trains
    When the IC buys an E-train from the bank for $800
    Then the ferry line London-Cleveland is open
    And nobody has the ferry marker

  @18GL-4.3-n11i @18GL-4.3-z3 @reading:18GL-Q38=c @reconstruction
  Scenario: If the ferry token leaves and all pay the bank, the line stays open without it
    Given it is phase 10H
    And the IC has $900 in its treasury
    And #GL-L1 lies on L10, turned 0
    And the ferry line London-Cleveland is open, the PRR having the ferry marker
    And the bank has no 10H-trains left
    And it is the IC's turn to buy trains
    When the IC buys an E-train from the bank for $800
    Then the ferry line London-Cleveland is open
    And nobody has the ferry marker

  @18GL-2-s @18GL-4.3-z3 @reconstruction
  Scenario: All tokens leave at the start of phase E, those of one company and of another
    Given it is phase 10H
    And the IC has $900 in its treasury
    And the mine marker lies on E1
    And the PRR has the mine marker
    And the port marker lies on J12
    And the IC has the port marker
    And the bank has no 10H-trains left
    And it is the IC's turn to buy trains
    When the IC buys an E-train from the bank for $800
    Then the IC owns an E-train
    And the IC has $100 in its treasury
    And nobody has the mine marker
    And nobody has the port marker
    And the mine marker is not on the map
    And the port marker is not on the map
