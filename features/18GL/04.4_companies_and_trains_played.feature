Feature: Companies and trains, played from the deal
  What three public companies have when they begin, and what the first trains of the game do.

  @18GL-4.4-f @18GL-4.6.2-b @18GL-4.5-t4 @18GL-4.5-t5 @18GL-4.5-t7 @reading:18GL-Q23=a @reading:18GL-Q41=a
  Scenario: A public company has its home token on the map
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    Then the PRR has $400 in its treasury
    And the PRR has a token in N18 only
    And the PRR has 3 tokens left
    And the IC has a token in D14 only
    And the IC has 1 token left
    And the Nickel Plate has a token in L14 only
    And the Nickel Plate has 2 tokens left

  @18GL-4.4-a @18GL-4.4-c @18GL-4.4-e @18GL-4.5-b @18GL-1-c @reading:18GL-Q23=a
  Scenario: What nobody has bought lies in the treasury of the public company
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    Then the PRR has floated
    And the PRR's treasury holds 50% of the PRR
    And the IPO holds 0% of the PRR
    And Carol holds 4 certificates of the PRR
    And the PRR has $400 in its treasury

  @18GL-4.3-n12c @reading:18GL-Q23=a @reading:18GL-Q24=a
  Scenario: The Camden & Amboy closes with the first train of the Pennsylvania
    Given the game has been played up to the first operating round
    Then Carol owns the Bridge Company, the Locomotive Company and the Camden & Amboy
    When the PRR buys a 2H-train from the bank for $100
    Then the Camden & Amboy has left the game
    And Carol owns the Bridge Company and the Locomotive Company

  @18GL-2-o @18GL-4.6.8-a @reading:18GL-Q23=a
  Scenario: Before the first 6H-train companies sell each other no trains
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC tries to buy a 2H-train from the PRR for $100, with Carol's consent
    Then it is refused and nothing has changed
    When the IC buys a 2H-train from the bank for $100
    Then the IC has $250 in its treasury

  @18GL-4.7-a @18GL-4.7-b @reading:18GL-Q23=a
  Scenario: A company must own a train, whether or not it has a route
    Given the game has been played up to the first operating round
    When the PRR tries to buy no train
    Then it is refused and nothing has changed
    When the PRR buys a 2H-train from the bank for $100
    And the PRR buys no train
    Then the PRR has $400 in its treasury
    And the PRR owns a 2H-train

  @18GL-4.7.2-i @18GL-4.8-a @reading:18GL-Q23=a
  Scenario: A company that can pay for a train takes no loan
    Given the game has been played up to the first operating round
    # No legal twin: no company lacks money for a train yet.
    When the PRR tries to take a loan
    Then it is refused and nothing has changed
    When the PRR buys a 2H-train from the bank for $100
    Then the PRR has $400 in its treasury
    And the PRR has no loans

  # reconstruction: the price has fallen by a column
  @18GL-3.5-e @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: A company that earns nothing falls by a column
    Given the game has been played up to the first operating round
    When the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    Then the PRR stands at $90 in row 1
    And the IC stands at $70 in row 4

  @18GL-4.3-c @reading:18GL-Q23=a
  Scenario: No company buys a private company
    Given the game has been played up to the first operating round
    # No legal twin: no company ever buys one.
    When the PRR tries to buy the Bridge Company from Carol for $50, with Carol's consent
    Then it is refused and nothing has changed
    When the PRR buys a 2H-train from the bank for $100
    Then the PRR has $400 in its treasury

  # reconstruction: the price has fallen by a column
  @18GL-2-a @18GL-2-b @18GL-4.6.8-b @18GL-4.6.8-t2 @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: The first 4H-train brings phase 4H and scraps nothing
    Given the game has been played up to the second stock round
    When everybody passes
    And the PRR buys a 2H-train from the bank for $100
    And the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC buys a 2H-train from the bank for $100
    And the IC buys a 2H-train from the bank for $100
    And the IC ends its turn
    And the Nickel Plate buys a 4H-train from the bank for $200
    Then it is phase 4H
    And the bank has received $200
    And the bank has 6 4H-trains left
    And the PRR owns four 2H-trains
    And the IC owns three 2H-trains
    And the Nickel Plate owns a 2H-train and a 4H-train

  # reconstruction: the price has fallen by a column
  @18GL-2-k @18GL-4.6-i @18GL-2-d @reading:18GL-Q13=a @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: In phase 4H two operating rounds follow a stock round
    Given the game has been played up to the second stock round
    When everybody passes
    And the PRR buys a 2H-train from the bank for $100
    And the PRR buys a 2H-train from the bank for $100
    And the PRR ends its turn
    And the IC buys a 2H-train from the bank for $100
    And the IC buys a 2H-train from the bank for $100
    And the IC ends its turn
    And the Nickel Plate buys a 4H-train from the bank for $200
    And the Nickel Plate ends its turn
    Then it is stock round 3
    When everybody passes
    Then it is operating round 3.1 of 2

  @18GL-4.6.8-t1 @18GL-4.6.8-b @reading:18GL-Q23=a
  Scenario: A 2H-train costs what is printed on it
    Given the game has been played up to the first operating round
    When the PRR tries to buy a 2H-train from the bank for $90
    Then it is refused and nothing has changed
    When the PRR buys a 2H-train from the bank for $100
    Then the PRR has paid $100
    And no other player or company has gained or lost money

  @18GL-4.6.8-a @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q96=a @reconstruction
  Scenario: A company buys of another one what that one has, and in the market what lies there
    Given the game has been played up to the interest on a loan
    When the Nickel Plate tries to buy a 4H-train from the Nickel Plate for $200, with Alice's consent
    Then it is refused and nothing has changed
    When the Nickel Plate tries to buy a 6H-train from the NYC for $300, with Alice's consent
    Then it is refused and nothing has changed
    When the Nickel Plate tries to buy a 4H-train from the market for $200
    Then it is refused and nothing has changed
    When the Nickel Plate buys a 4H-train from the IC for $200, with Carol's consent
    Then the IC has $200 in its treasury
