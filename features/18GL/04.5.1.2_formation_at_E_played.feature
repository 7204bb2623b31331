Feature: CONRAIL formed with the first E, played from the deal
  When the first 10H-train was bought only the Lake Superior had nothing but 4H-trains. With the first E the Pennsylvania, the Illinois
  Central and the Lake Superior lose their trains. Carol has 40% of each of the first two, Bob 10% of these and 40% of the third, Alice
  10% of that; half of each is in its treasury. The Illinois Central has a loan.

  @18GL-4.5.1.2-g @18GL-2-q @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: With only one company to merge CONRAIL is not formed, and the company buys a train in the normal way
    Given the game has been played up to the eve of a phase 10H without CONRAIL
    When the Nickel Plate buys a 10H-train from the bank for $600
    Then it is phase 10H
    And CONRAIL has not been formed
    And the LS&I owns no trains
    And the NYC owns a 6H-train
    When the Nickel Plate discards a 6H-train
    And the Nickel Plate ends its turn
    And the IC runs
      | 6H-train | B18 B16 C15 D14 |
    And the IC keeps its revenue
    And the IC ends its turn
    And the PRR runs
      | 6H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    And everybody passes
    And the NYC runs
      | 6H-train | N14 M15 L14 K15 L16 M17 N18 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the LS&I buys a 6H-train from the market for $300
    Then the LS&I owns a 6H-train
    And the LS&I has $454 in its treasury

  @18GL-4.5.1.2-am @18GL-2-t @18GL-4.5.1.2-b @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: With the first E it is examined again, when the 6H-trains have gone
    Given the game has been played up to the eve of a phase E without CONRAIL
    Then CONRAIL has not been formed
    When the Nickel Plate buys an E-train from the bank for $800
    Then it is phase E
    And CONRAIL has been formed of the LS&I, the PRR and the IC
    And the NYC owns a 10H-train

  @18GL-4.5.1.2-q @18GL-3.4-b @18GL-4.5.1.2-ar @18GL-4.5.1.2-j @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reconstruction
  Scenario: Of three companies it is formed with shares of 5%, two old shares for one
    Given the game has been played up to the eve of a phase E without CONRAIL
    When the Nickel Plate buys an E-train from the bank for $800
    Then Carol is president of CONRAIL with 20%
    And Bob holds 15% of CONRAIL
    And Alice holds 0% of CONRAIL
    And CONRAIL's treasury holds 35% of CONRAIL
    And the open market holds 30% of CONRAIL

  @18GL-4.5.1.2-ag @18GL-4.5.1.2-ah @18GL-4.5.1.2-ad @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: For the loan of the Illinois Central a bond goes to the open market, and the loan to the bank
    Given the game has been played up to the eve of a phase E without CONRAIL
    Then the IC has 1 loan
    When the Nickel Plate buys an E-train from the bank for $800
    Then CONRAIL has no loans
    And there is 1 bond in the open market
    And CONRAIL has 9 bonds in its treasury

  @18GL-4.5.1.2-af @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: For the loan its price goes a column to the left
    Given the game has been played up to the eve of a phase E without CONRAIL
    When the Nickel Plate buys an E-train from the bank for $800
    Then CONRAIL stands at $100 in row 1

  @18GL-4.5.1.2-ai @18GL-4.5.1.2-aj @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reading:18GL-Q23=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reconstruction
  Scenario: For shares that nobody has exchanged the bank pays the price, and they go to the open market
    # $1,124 of the three companies, $300 for four 6H-trains, and five shares at $100
    Given the game has been played up to the eve of a phase E without CONRAIL
    When the Nickel Plate buys an E-train from the bank for $800
    Then CONRAIL has $1924 in its treasury
    And the open market holds 30% of CONRAIL

  @18GL-4.6.6-h @18GL-4.6.6-i @18GL-4.6.6-g @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reading:18GL-Q43=a @reconstruction
  Scenario: Halves of a dollar are rounded up for players and down for CONRAIL
    Given the game has been played up to the first run of CONRAIL of three
    When CONRAIL runs
      | E-train | L14 K15 L16 M17 N18 |
    Then CONRAIL has earned $340
    When CONRAIL pays out half of its revenue
    Then Carol has received $34
    And Bob has received $26
    And CONRAIL has received $229
    And no other player or company has gained or lost money

  @18GL-4.6.5-b @18GL-4.6.5-c @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: For the bond in the open market the bank has its $10, for the nine of the treasury nobody
    Given the game has been played up to the first run of CONRAIL of three
    When CONRAIL runs
      | E-train | L14 K15 L16 M17 N18 |
    Then CONRAIL has paid $10
    And the bank has received $10
    And no other player or company has gained or lost money
