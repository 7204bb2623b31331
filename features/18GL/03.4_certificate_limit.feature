Feature: How many certificates a player may hold
  With two players nobody holds more than 28 certificates, with three 20, with four 16, with five 13, with six 11. The
  president's certificate is one of them. Private companies and bonds are none. Whoever has so many buys nothing that counts.

  # ----------------------------------------------------------------------------------------------------------- the limits

  @18GL-3.4-g @18GL-3.4-f @18GL-4.1.2-c @18GL-4.1.2-j
  Scenario: With two players the limit is 28 certificates
    Given 2 players at the table in phase 2H
    And the IC, the GT, the Monon, the B&O, the NYC and the Wabash are in operation, opened at $100
    And the shares are held thus
      | IC     | president Alice 60% |           |
      | GT     | president Alice 60% |           |
      | Monon  | president Alice 60% |           |
      | B&O    | president Alice 60% |           |
      | NYC    | president Alice 60% |           |
      | Wabash | president Bob 50%   | Alice 20% |
    When Alice buys 10% of the Wabash from its treasury
    Then Alice holds 28 certificates
    When Bob passes
    And Alice tries to buy 10% of the Wabash from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice buys 10% of the Wabash from its treasury
    Then Alice holds 28 certificates
    And Alice holds 40% of the Wabash

  @18GL-3.4-h @18GL-3.4-f @18GL-4.1.2-c @18GL-4.1.2-j
  Scenario: With three players the limit is 20 certificates
    Given 3 players at the table in phase 2H
    And the IC, the GT, the Monon, the B&O and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC    | president Alice 60% |           |
      | GT    | president Alice 60% |           |
      | Monon | president Alice 60% |           |
      | B&O   | president Alice 50% |           |
      | NYC   | president Bob 50%   |           |
    When Alice buys 10% of the NYC from its treasury
    Then Alice holds 20 certificates
    When Bob passes
    And Carol passes
    And Alice tries to buy 10% of the NYC from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice buys 10% of the NYC from its treasury
    Then Alice holds 20 certificates
    And Alice holds 20% of the NYC

  @18GL-3.4-i @18GL-3.4-f @18GL-4.1.2-c @18GL-4.1.2-j
  Scenario: With four players the limit is 16 certificates
    Given 4 players at the table in phase 2H
    And the IC, the GT, the Monon and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC    | president Alice 60% |
      | GT    | president Alice 60% |
      | Monon | president Alice 60% |
      | NYC   | president Bob 50%   |
    When Alice buys 10% of the NYC from its treasury
    Then Alice holds 16 certificates
    When Bob passes
    And Carol passes
    And Dave passes
    And Alice tries to buy 10% of the NYC from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice buys 10% of the NYC from its treasury
    Then Alice holds 16 certificates
    And Alice holds 20% of the NYC

  @18GL-3.4-j @18GL-3.4-f @18GL-4.1.2-c @18GL-4.1.2-j
  Scenario: With five players the limit is 13 certificates
    Given 5 players at the table in phase 2H
    And the IC, the GT and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC  | president Alice 60% |           |
      | GT  | president Alice 60% |           |
      | NYC | president Bob 50%   | Alice 20% |
    When Alice buys 10% of the NYC from its treasury
    Then Alice holds 13 certificates
    When Bob passes
    And Carol passes
    And Dave passes
    And Erin passes
    And Alice tries to buy 10% of the NYC from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice buys 10% of the NYC from its treasury
    Then Alice holds 13 certificates
    And Alice holds 40% of the NYC

  @18GL-3.4-k @18GL-3.4-f @18GL-4.1.2-c @18GL-4.1.2-j
  Scenario: With six players the limit is 11 certificates
    Given 6 players at the table in phase 2H
    And the IC, the GT and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC  | president Alice 60% |
      | GT  | president Alice 60% |
      | NYC | president Bob 50%   |
    When Alice buys 10% of the NYC from its treasury
    Then Alice holds 11 certificates
    When Bob passes
    And Carol passes
    And Dave passes
    And Erin passes
    And Frank passes
    And Alice tries to buy 10% of the NYC from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice buys 10% of the NYC from its treasury
    Then Alice holds 11 certificates
    And Alice holds 20% of the NYC

  # ------------------------------------------------------------------------------------------------------- whatever is bought

  @18GL-3.4-f @18GL-4.1.2-c @18GL-3.4-k
  Scenario Outline: At the limit nothing is bought out of <place> either
    Given 6 players at the table in phase 2H
    And the IC, the GT and the NYC are in operation, opened at $100
    And the Monon has started, opened at $70
    And the shares are held thus
      | IC    | president Alice 60% |           |            |
      | GT    | president Alice 60% |           |            |
      | NYC   | president Bob 50%   | Alice 10% | market 20% |
      | Monon | president Carol 20% |           |            |
    When Alice tries to buy 10% of the <company> from <place>
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice buys 10% of the <company> from <place>
    Then Alice holds 11 certificates

    Examples:
      | company | place      |
      | NYC     | the market |
      | Monon   | the IPO    |

  @18GL-3.4-f @18GL-4.1.2-c @18GL-3.4-k
  Scenario: At the limit no company is started
    Given 6 players at the table in phase 2H
    And the IC, the GT and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC  | president Alice 60% |           |
      | GT  | president Alice 60% |           |
      | NYC | president Bob 50%   | Alice 10% |
    When Alice tries to buy the president's certificate of the Monon at a par of $60
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice buys the president's certificate of the Monon at a par of $60
    Then Alice holds 11 certificates
    And Alice is president of the Monon with 20%

  @18GL-3.4-f @18GL-4.1.2-j
  Scenario: Not even for an instant: no share is bought at the limit that would make its buyer president
    Given 6 players at the table in phase 2H
    And the IC, the GT and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC  | president Alice 60% |           |            |
      | GT  | president Alice 50% |           |            |
      | NYC | president Bob 20%   | Alice 20% | market 10% |
    When Alice tries to buy 10% of the NYC from the market
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice buys 10% of the NYC from the market
    Then Alice is president of the NYC with 30%
    And Alice holds 10 certificates

  @18GL-3.4-f
  Scenario: Each player has his own certificates counted
    Given 6 players at the table in phase 2H
    And the IC, the GT and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC  | president Alice 60% |           |
      | GT  | president Alice 60% |           |
      | NYC | president Bob 50%   | Alice 10% |
    When Alice tries to buy 10% of the NYC from its treasury
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the NYC from its treasury
    Then Bob is president of the NYC with 60%
    And Bob holds 5 certificates

  # -------------------------------------------------------------------------------------------------------- what is none

  @18GL-3.4-m
  Scenario: A private company is no certificate
    Given 6 players at the table in phase 2H
    And the IC, the GT and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC  | president Alice 60% |
      | GT  | president Alice 60% |
      | NYC | president Bob 50%   |
    And Alice owns the Cleveland & Eastern and the Ferry Company
    When Alice buys 10% of the NYC from its treasury
    Then Alice holds 11 certificates
    And Alice owns the Cleveland & Eastern and the Ferry Company
    And Alice has paid $100

  # ------------------------------------------------------------------------------------------------- above the limit

  @18GL-4.1.2-j @18GL-3.4-f @reading:18GL-Q74=a
  Scenario: Who has come above the limit keeps what he has, and buys nothing that counts
    Given 6 players at the table in phase 2H
    And the IC, the GT and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC  | president Alice 60% |           |
      | GT  | president Alice 60% |           |
      | NYC | president Bob 50%   | Alice 20% |
    When Alice tries to buy 10% of the NYC from its treasury
    Then it is refused and nothing has changed
    When Alice passes
    Then it is Bob's turn to trade
    And Alice holds 12 certificates
    When Bob buys 10% of the NYC from its treasury
    Then Bob is president of the NYC with 60%

  @18GL-4.1.2-j @18GL-3.4-f @reading:18GL-Q74=a
  Scenario: Above the limit one sale that leads to it is not enough for a purchase
    Given 6 players at the table in phase 2H
    And the IC, the GT and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC  | president Alice 60% |           |
      | GT  | president Alice 60% |           |
      | NYC | president Bob 50%   | Alice 20% |
    When Alice sells 10% of the IC
    And Alice tries to buy 10% of the NYC from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    And Alice buys 10% of the NYC from its treasury
    Then Alice holds 11 certificates

  @18GL-4.1.2-j @18GL-3.4-f @reading:18GL-Q74=b
  Scenario: Who has come above the limit sells until he is inside it
    Given 6 players at the table in phase 2H
    And the IC, the GT and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC  | president Alice 60% |           |
      | GT  | president Alice 60% |           |
      | NYC | president Bob 50%   | Alice 20% |
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice passes
    Then it is Bob's turn to trade
    And Alice holds 11 certificates

  # ------------------------------------------------------------------------------------------- after somebody has dropped out

  @18GL-3.4-h @18GL-3.4-i @18GL-3.4-f @reading:18GL-Q98=a
  Scenario: When a player has dropped out the limit is that of the number at the start
    Given 4 players at the table in phase 2H
    And Dave is bankrupt
    And the IC, the GT, the Monon and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC    | president Alice 60% |
      | GT    | president Alice 60% |
      | Monon | president Alice 60% |
      | NYC   | president Bob 50%   |
    When Alice buys 10% of the NYC from its treasury
    Then Alice holds 16 certificates
    When Bob passes
    And Carol passes
    And Alice tries to buy 10% of the NYC from its treasury
    Then it is refused and nothing has changed

  @18GL-3.4-h @18GL-3.4-i @reading:18GL-Q98=b
  Scenario: When a player has dropped out the limit is that of those who are left
    Given 4 players at the table in phase 2H
    And Dave is bankrupt
    And the IC, the GT, the Monon and the NYC are in operation, opened at $100
    And the shares are held thus
      | IC    | president Alice 60% |           |
      | GT    | president Alice 60% |           |
      | Monon | president Alice 60% |           |
      | NYC   | president Bob 40%   | Alice 40% |
    When Alice buys 10% of the NYC from its treasury
    Then Alice is president of the NYC with 50%
    And Alice holds 19 certificates
    When Bob passes
    And Carol passes
    And Alice buys 10% of the NYC from its treasury
    Then Alice holds 20 certificates

  # Shares of the Monon at $50 in row 5, a yellow cell, would not count.
  # reconstruction: which cells are yellow
  @18GL-4.1.2-j @reading:18GL-Q74=b @reconstruction
  Scenario Outline: Nor does he buy a share of <place> that would not count before he is inside the limit
    Given 6 players at the table in phase 2H
    And the IC, the GT and the NYC are in operation, opened at $100
    And the Monon is in operation, opened at $60
    And the Monon stands at $50 in row 5
    And the shares are held thus
      | IC    | president Alice 60% |            |
      | GT    | president Alice 60% |            |
      | NYC   | president Bob 50%   | Alice 20%  |
      | Monon | president Carol 50% | market 10% |
    When Alice tries to buy 10% of the Monon from <place>
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice buys 10% of the Monon from <place>
    Then Alice holds 10% of the Monon
    And Alice has $450

    Examples:
      | place        |
      | its treasury |
      | the market   |

  @18GL-3.4-f
  Scenario: At the limit no share of CONRAIL is bought either
    Given 3 players at the table in phase 10H
    And the IC, the B&O, the NYC and the PRR are in operation, opened at $100
    And the IC owns a 10H-train
    And CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And the shares are held thus
      | B&O     | president Alice 60% |           |
      | NYC     | president Alice 60% |           |
      | PRR     | president Alice 60% |           |
      | IC      | president Carol 40% | Alice 40% |
      | CONRAIL | president Bob 20%   | Alice 10% |
    When Alice tries to buy 10% of CONRAIL from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    And Alice buys 10% of CONRAIL from its treasury
    Then Alice holds 20% of CONRAIL
    And Alice has $760
