Feature: Acting out of turn, played from the deal
  While one corporation has its turn no other one does anything, not even what the one on turn might do; and that one takes
  its steps one after the other.

  @1846-6-b @1846-6-k @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: In the turn of the Baltimore & Ohio the Grand Trunk neither builds, runs nor buys
    Given the game has been played up to the third operating round of five
    When the GT tries to lay #9 on G17, joining W and E
    Then it is refused and nothing has changed
    When the GT tries to buy Lake Shore Line from Dave for $1, with Dave's consent
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    And the GT tries to lay #57 on G15, joining W and E
    Then it is refused and nothing has changed
    When the B&O lays #57 on G15, joining W and E
    And the GT tries to place a token in G15
    Then it is refused and nothing has changed
    When the B&O buys Lake Shore Line from Dave for $1, with Dave's consent
    And the B&O places a token in G15
    And the B&O lays no track
    And the GT tries to run
      | 4-train | H12 I11 J10 | |
    Then it is refused and nothing has changed
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the GT tries to buy a 2-train from the IC for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the B&O buys a 2-train from the IC for $1, with Bob's consent
    Then the B&O owns a 2-train, a 3/5-train and a 4-train
    And the GT owns three 2-trains and a 3/5-train

  @1846-6-b @1846-3-bi @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Nor does it move the marker of the corporation on turn
    Given the game has been played up to the third operating round of five
    When the B&O buys the Steamboat from Erin for $1, with Erin's consent
    And the GT tries to put the port marker on D14
    Then it is refused and nothing has changed
    When the B&O puts the port marker on G19
    Then the port marker lies on G19

  # 6-f, 6-h, 6-i and 6-j: track and tokens, running, revenue, trains.
  @1846-6-b @1846-6-f @1846-6-h @1846-6-i @1846-6.55-b @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The corporation on turn takes each of its steps at its time
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O tries to run
      | 3/5-train | G19 H20 | |
    Then it is refused and nothing has changed
    When the B&O tries to buy a 2-train from the IC for $1, with Bob's consent
    Then it is refused and nothing has changed
    # No legal twin: with two trains there is none to give back.
    When the B&O tries to discard a 4-train
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O tries to pay out its revenue
    Then it is refused and nothing has changed
    When the B&O tries to run
      | 3/5-train | G19 H20 | |
    Then it is refused and nothing has changed
    # No legal twin: with two trains there is none to give back.
    When the B&O tries to discard a 4-train
    Then it is refused and nothing has changed
    When the B&O buys a 2-train from the IC for $1, with Bob's consent
    Then the B&O has $253 in its treasury

  @1846-3-bm @1846-5-a @reading:1846-Q82=a
  Scenario: The Steamboat has its time when income is paid, not in a stock round
    Given the game has been played up to the second stock round
    When Carol passes
    And Alice passes
    And Bob tries to put the port marker on G19
    Then it is refused and nothing has changed
    When Bob tries to give the port marker to the IC
    Then it is refused and nothing has changed
    When Bob passes
    And Bob puts the port marker on G19
    Then the port marker lies on G19

  @1846-5-a
  Scenario: Nobody passes out of turn
    Given the game has been played up to the second stock round
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Carol passes
    And Alice passes
    And Carol tries to pass
    Then it is refused and nothing has changed
    When Bob buys 10% of the IC from its treasury
    Then it is Carol's turn to trade

  @1846-6.59-d @1846-6.59-i @1846-6-b @reading:1846-Q01=b
  Scenario: Nobody is bankrupt for somebody else
    Given the game has been played up to the eve of a bankruptcy
    When the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And Alice sells 10% of the GT
    And Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And Bob has $82

  @1846-6.57-a @1846-6.5-e @1846-6.55-b @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q60=a @reading:1846-Q61=a @reading:1846-Q63=a
  Scenario: The train that is above the new limit is given back by its own corporation, out of those that it has
    Given the game has been played up to the eve of phase III of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O buys a 2-train from the IC for $1, with Bob's consent
    And the B&O buys a 2-train from the IC for $1, with Bob's consent
    And the B&O ends its turn
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT ends its turn
    And the IC runs
      | 3/5-train | I1 I3 I5 | |
    And the IC keeps its revenue
    And the IC buys a 3/5-train from the GT for $1, with Alice's consent
    And the IC buys a 4-train from the NYC for $1, with Dave's consent
    And the IC ends its turn
    And the NYC runs
      | 2-train | C21 D20 | |
      | 2-train | D20 D22 | |
    And the NYC keeps its revenue
    And the NYC buys a 4/6-train from the bank for $450
    Then it is the IC's turn to discard a train
    When the NYC tries to discard a 4-train
    Then it is refused and nothing has changed
    When the IC tries to discard a 2-train
    Then it is refused and nothing has changed
    When the IC discards a 4-train
    Then the IC owns three 3/5-trains
