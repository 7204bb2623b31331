Feature: The first 6H-train and what follows, played from the deal
  The Pennsylvania buys the first 6H-train. The 2H-trains are gone, companies may sell each other trains, and the Illinois Central,
  under the same president, is next.

  @18GL-2-j @18GL-4.6.8-h @18GL-4.6.8-d @18GL-4.6.8-b @18GL-4.6.8-t3 @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  # what begins with one purchase
  Scenario: The first 6H-train scraps all 2H-trains at a quarter of their price
    Given the game has been played up to the eve of phase 6H
    When the PRR buys a 6H-train from the bank for $300
    Then it is phase 6H
    And the PRR owns a 6H-train
    And the IC owns a 4H-train
    And the LS&I owns two 4H-trains
    And the IC has received $50
    And the Nickel Plate has received $50
    And the NYC has received $25
    And the LS&I has received $50
    And the bank has 5 6H-trains left

  @18GL-2-o @18GL-4.7.1-a @18GL-4.6.8-i @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Once there are 6H-trains companies sell each other trains, for a dollar at least
    Given the game has been played up to the eve of phase 6H
    When the PRR tries to buy a 4H-train from the LS&I for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR buys a 6H-train from the bank for $300
    And the PRR tries to buy a 4H-train from the LS&I for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the PRR tries to buy a 4H-train from the LS&I for $1
    Then it is refused and nothing has changed
    When the PRR buys a 4H-train from the LS&I for $1, with Bob's consent
    Then the PRR owns a 6H-train and a 4H-train
    And the PRR has paid $1
    And the LS&I has received $1
    And the bank has received $0

  @18GL-2-i @18GL-4.7-c @18GL-4.6.8-a @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q113=a @reconstruction
  Scenario: From phase 6H on three trains are as many as a company may own
    Given the game has been played up to the eve of phase 6H
    When the PRR buys a 6H-train from the bank for $300
    And the PRR buys a 4H-train from the LS&I for $1, with Bob's consent
    And the PRR buys a 4H-train from the LS&I for $1, with Bob's consent
    Then the PRR owns a 6H-train and two 4H-trains
    When the PRR tries to buy a 4H-train from the NYC for $1, with Alice's consent
    Then it is refused and nothing has changed

  @18GL-4.6.8-i @18GL-2-o @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A train may cost more than what is printed on it, if both agree
    Given the game has been played up to the fifth stock round
    When everybody passes
    And the NYC runs
      | 4H-train | L14 K15 L16 M17 N18 |
      | 4H-train | L14 M15 N14         |
      | 4H-train | L10 L12 L14         |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the LS&I runs
      | 4H-train | D2 E1    |
      | 6H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I buys a 4H-train from the Nickel Plate for $250, with Alice's consent
    Then the LS&I owns two 4H-trains and a 6H-train
    And the LS&I has paid $250
    And the Nickel Plate has received $250
