Feature: Buying back, and how many certificates a player may hold
  A player who has sold shares of a corporation buys none of it before the next stock round. The others may.

  How many certificates a player may hold is said by a table: it depends on the number of players and on how many
  corporations there are in the game, launched or not. A private company counts as one certificate, and so does a
  president's certificate. What a private company's owner is a corporation counts for nobody.

  # ---------------------------------------------------------------------------------------- buying back

  @1846-5.13-a
  Scenario Outline: Having sold shares of a corporation, a player buys none of it in the same turn, also not from <place>
    Given 4 players at the table in phase II
    And the GT is in operation, opened at $50
    And the NYC is in operation, opened at $50
    And the shares are held thus
      | GT  | president Bob 40%   | Alice 20% | market 10% |
      | NYC | president Carol 40% | Alice 20% | market 10% |
    When Alice sells 10% of the GT
    And Alice tries to buy 10% of the GT from <place>
    Then it is refused and nothing has changed
    When Alice buys 10% of the NYC from <place>
    Then Alice holds 30% of the NYC
    And Alice holds 10% of the GT

    Examples:
      | place        |
      | its treasury |
      | the market   |

  @1846-5.13-a
  Scenario: In a later turn of the same stock round he cannot either
    Given 3 players at the table in phase II
    And the GT is in operation, opened at $50
    And the NYC is in operation, opened at $50
    And the shares are held thus
      | GT  | president Bob 40%   | Alice 20% |
      | NYC | president Carol 40% | Alice 20% |
    When Alice sells 20% of the GT
    And Alice passes
    And Bob buys 10% of the NYC from its treasury
    And Carol passes
    And Alice tries to buy 10% of the GT from the market
    Then it is refused and nothing has changed
    When Alice buys 10% of the NYC from its treasury
    Then Alice holds 30% of the NYC
    And Alice holds 0% of the GT

  @1846-5.13-a
  Scenario: The shares that he has sold may be bought by the others
    Given 3 players at the table in phase II
    And the GT is in operation, opened at $50
    And the shares are held thus
      | GT | president Bob 40% | Alice 20% |
    When Alice sells 20% of the GT
    And Alice tries to buy 10% of the GT from the market
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the GT from the market
    Then Bob is president of the GT with 50%
    When Carol buys 10% of the GT from the market
    Then Carol holds 10% of the GT
    And the market holds 0% of the GT

  @1846-5.13-a
  Scenario: In the next stock round he may buy again
    Given 3 players at the table in phase II
    And the IC is in operation, opened at $100
    And the shares are held thus
      | IC | president Bob 40% | Alice 20% |
    And the IC owns a 4-train
    When Alice sells 20% of the IC
    And Alice tries to buy 10% of the IC from the market
    Then it is refused and nothing has changed
    When Alice passes
    And everybody passes
    And the IC ends its turn
    And the IC ends its turn
    Then it is stock round 3
    When Bob passes
    And Carol passes
    And Alice buys 10% of the IC from the market
    Then Alice holds 10% of the IC

  # ------------------------------------------------------------------------------------------ the table

  @1846-5.13-b @1846-5.13-e
  Scenario: With five players and seven corporations it is 11 certificates
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 60% |           |
      | IC  | president Bob 20%   |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 11 certificates
    And Alice holds 20% of the GT

  @1846-5.13-b @1846-5.13-f
  Scenario: With four players and six corporations it is 12 certificates
    Given 4 players at the table in phase II, without the C&O
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 60% |           |
      | IC  | president Alice 20% |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 12 certificates
    And Alice holds 20% of the GT

  @1846-5.13-b @1846-5.13-f
  Scenario: With five players and six corporations it is 10 certificates
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O is no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 50% |           |
      | IC  | president Bob 20%   |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 10 certificates
    And Alice holds 20% of the GT

  @1846-5.13-b @1846-5.13-g
  Scenario: With three players and five corporations it is 14 certificates
    Given 3 players at the table in phase II, without the C&O and the ERIE
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 60% |           |
      | IC  | president Alice 40% |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 14 certificates
    And Alice holds 20% of the GT

  @1846-5.13-b @1846-5.13-g
  Scenario: With four players and five corporations it is 10 certificates
    Given 4 players at the table in phase II, without the C&O
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O is no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 50% |           |
      | IC  | president Bob 20%   |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 10 certificates
    And Alice holds 20% of the GT

  @1846-5.13-b @1846-5.13-g
  Scenario: With five players and five corporations it is 8 certificates
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O and the ERIE are no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 30% |           |
      | IC  | president Bob 20%   |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 8 certificates
    And Alice holds 20% of the GT

  @1846-5.13-b @1846-5.13-h
  Scenario: With three players and four corporations it is 11 certificates
    Given 3 players at the table in phase II, without the C&O and the ERIE
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O is no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 60% |           |
      | IC  | president Bob 20%   |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 11 certificates
    And Alice holds 20% of the GT

  @1846-5.13-b @1846-5.13-h
  Scenario: With four players and four corporations it is 8 certificates
    Given 4 players at the table in phase II, without the C&O
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O and the ERIE are no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 30% |           |
      | IC  | president Bob 20%   |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 8 certificates
    And Alice holds 20% of the GT

  @1846-5.13-b @1846-5.13-h
  Scenario: With five players and four corporations it is 6 certificates
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O, the C&O and the ERIE are no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Bob 20%   |           |
      | IC  | president Bob 20%   |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 6 certificates
    And Alice holds 20% of the GT

  @1846-5.13-b @1846-5.13-h
  Scenario: With five players and three corporations it is 6 certificates
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O, the C&O, the ERIE and the IC are no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Bob 20%   |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 6 certificates
    And Alice holds 20% of the GT

  @1846-5.13-b
  Scenario: Corporations that nobody has launched count as well
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the shares are held thus
      | PRR | president Alice 60% |
      | NYC | president Alice 60% |
    When Alice buys the president's certificate of the GT at an opening price of $40
    Then Alice holds 11 certificates
    And Alice is president of the GT with 20%

  @1846-5.13-i @1846-5.13-b
  Scenario Outline: The table has room for each game: with <players> players <corporations> corporations and <limit> certificates at first
    Given <players> players at the table in phase II<without>
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the shares are held thus
      | PRR | president Alice 60%  |           |
      | NYC | president Alice 60%  |           |
      | IC  | president <the IC's> |           |
      | GT  | president Bob 40%    | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 20% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds <after> certificates

    Examples:
      | players | without                        | corporations | the IC's  | limit | after |
      | 3       | , without the C&O and the ERIE | five         | Alice 40% | 14    | 13    |
      | 4       | , without the C&O              | six          | Alice 20% | 12    | 11    |
      | 5       |                                | seven        | Bob 20%   | 11    | 10    |

  @1846-5.13-i
  Scenario Outline: A game of <players> players begins with the corporations that the table knows
    Given a new game of <players> players
    Then the public companies are <corporations>
    When <chooser> keeps Michigan Southern
    Then <chooser> has kept Michigan Southern

    Examples:
      | players | chooser | corporations                                                   |
      | 3       | Carol   | the PRR, the NYC, the B&O, the GT and the IC                   |
      | 4       | Dave    | the PRR, the NYC, the B&O, the ERIE, the GT and the IC         |
      | 5       | Erin    | the PRR, the NYC, the B&O, the C&O, the ERIE, the GT and the IC |

  @1846-5.13-c @1846-5.13-b
  Scenario Outline: <Private> counts as a certificate
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the B&O, the C&O and the ERIE are no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |
      | GT  | president Bob 20%   |
      | NYC | president Bob 20%   |
      | IC  | president Carol 20% |
    And Alice owns <private>
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 5 certificates
    And Alice owns <private>

    Examples:
      | Private           | private           |
      | Michigan Central  | Michigan Central  |
      | The Mail Contract | the Mail Contract |
      | Michigan Southern | Michigan Southern |
      | Big 4             | Big 4             |

  @1846-5.13-c
  Scenario: A president's certificate counts once
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the B&O, the C&O and the ERIE are no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |
      | NYC | president Bob 20%   |
      | IC  | president Carol 20% |
    When Alice buys the president's certificate of the GT at an opening price of $40
    Then Alice holds 6 certificates
    And Alice is president of the GT with 20%

  @1846-5.13-c @1846-5.13-b
  Scenario: At the limit a president's certificate is one too many
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the B&O, the C&O and the ERIE are no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Bob 20%   | Alice 10% |
      | IC  | president Carol 20% |           |
    When Alice tries to buy the president's certificate of the GT at an opening price of $40
    Then it is refused and nothing has changed
    When Alice sells 10% of the NYC
    And Alice buys the president's certificate of the GT at an opening price of $40
    Then Alice is president of the GT with 20%
    And Alice holds 6 certificates

  @1846-5.13-d
  Scenario: The private companies of a corporation do not count for its president
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the B&O, the C&O and the ERIE are no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |
      | GT  | president Bob 20%   |
      | NYC | president Bob 20%   |
      | IC  | president Carol 20% |
    And the PRR owns the Mail Contract and Michigan Central
    When Alice buys 10% of the GT from its treasury
    Then Alice holds 6 certificates
    And Alice holds 10% of the GT
    And the PRR owns the Mail Contract and Michigan Central

  # ------------------------------------------------------------------- when a player has gone bankrupt

  @1846-5.13-b @reading:1846-Q54=a
  Scenario: The column is that of the players who began, also when one has gone bankrupt
    Given 5 players at the table in phase II
    And Erin is bankrupt
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O is no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 50% |           |
      | IC  | president Bob 20%   |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 10 certificates

  @1846-5.13-b @reading:1846-Q54=b
  Scenario: When a player has gone bankrupt the column of those who are left counts
    Given 5 players at the table in phase II
    And Erin is bankrupt
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O is no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 60% |           |
      | IC  | president Alice 20% |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 12 certificates

  @1846-5.13-b @reading:1846-Q54=b
  Scenario: With two players left it is the column of three
    Given 4 players at the table in phase II, without the C&O
    And Carol is bankrupt
    And Dave is bankrupt
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O and the ERIE are no longer in the game
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 60% |           |
      | IC  | president Bob 20%   |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 11 certificates

  @1846-5.13-b @reading:1846-Q54=b
  Scenario: Where its row has no entry in that column the next one to the right counts
    Given 4 players at the table in phase II, without the C&O
    And Dave is bankrupt
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the shares are held thus
      | PRR | president Alice 60% |           |
      | NYC | president Alice 60% |           |
      | IC  | president Alice 20% |           |
      | GT  | president Bob 40%   | Alice 10% |
    When Alice tries to buy 10% of the GT from its treasury
    Then it is refused and nothing has changed
    When Alice sells 10% of the PRR
    And Alice buys 10% of the GT from its treasury
    Then Alice holds 12 certificates

  @1846-5.13-b
  Scenario: At the limit a player buys no certificate of the market either
    Given 5 players at the table in phase II
    And the PRR is in operation, opened at $40
    And the NYC is in operation, opened at $40
    And the IC is in operation, opened at $40
    And the GT is in operation, opened at $40
    And the B&O, the C&O and the ERIE are no longer in the game
    And the shares are held thus
      | PRR | president Alice 50% |           |            |
      | GT  | president Bob 40%   | Alice 20% |            |
      | NYC | president Carol 20% |           | market 10% |
      | IC  | president Dave 20%  |           |            |
    When Alice tries to buy 10% of the NYC from the market
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    And Alice buys 10% of the NYC from the market
    Then Alice holds 10% of the NYC
    And Alice holds 6 certificates
