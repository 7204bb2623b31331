Feature: A company and its own shares, played from the deal
  At the end of its turn a company may sell shares of its treasury to the open market, or buy shares back from there.

  @18GL-4.6.11-f @reconstruction @18GL-4.6.11-a
  Scenario: In its first operating round a company sells none of its own shares
    Given the game has been played up to the first operating round of five
    When the LS&I lays #5 on D2, joining NE and SE
    And the LS&I buys a 2H-train from the bank for $100
    # No legal twin: no company has operated before.
    And the LS&I tries to issue one share
    Then it is refused and nothing has changed
    And the LS&I has $250 in its treasury

  @18GL-4.6.11-a @18GL-4.6.11-d @18GL-3.5-b @18GL-4.6.11-c @reading:18GL-Q40=a @reading:18GL-Q92=a @reconstruction
  Scenario: A company sells two shares for one price, which then falls by two rows
    Given the game has been played up to the second operating round
    When the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I pays out its revenue
    Then the LS&I stands at $70 in row 4
    When the LS&I buys no train
    And the LS&I issues two shares
    Then the LS&I has received $140
    And the open market holds 20% of the LS&I
    And the LS&I's treasury holds 30% of the LS&I
    And the LS&I stands at $50 in row 6
    # No legal twin: its turn brings no purchase besides a sale.
    When the LS&I tries to redeem one share
    Then it is refused and nothing has changed

  @18GL-3.4-s @18GL-4.6.11-a @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: The open market holds half of a company at most
    Given the game has been played up to the fourth stock round
    When Carol passes
    And Alice passes
    And Bob sells 10% of the LS&I
    And Bob passes
    And everybody passes
    And the Nickel Plate runs
      | 2H-train | L14 M15 N14         |
      | 2H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate ends its turn
    And the NYC runs
      | 2H-train | L14 M15 N14         |
      | 4H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I pays out its revenue
    And the LS&I buys no train
    And the LS&I tries to issue five shares
    Then it is refused and nothing has changed
    When the LS&I issues four shares
    Then the open market holds 50% of the LS&I
    And the LS&I's treasury holds 10% of the LS&I

  # what shares in the open market and in the treasury are to the company, and the step in which they change places
  @18GL-4.6.11-b @18GL-4.6.11-e @18GL-4.6.6-g @18GL-4.6.11-c @18GL-4.6.11-a @18GL-3.4-u @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Shares of the open market are paid nothing, and can be bought back at the price
    Given the game has been played up to the fourth stock round
    When Carol passes
    And Alice passes
    And Bob sells 10% of the LS&I
    Then Bob has received $50
    When Bob passes
    And everybody passes
    And the Nickel Plate runs
      | 2H-train | L14 M15 N14         |
      | 2H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate ends its turn
    And the NYC runs
      | 2H-train | L14 M15 N14         |
      | 4H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I pays out its revenue
    Then the bank has paid $135
    And Bob has received $45
    And Alice has received $15
    And the LS&I has received $75
    And the LS&I stands at $50 in row 5
    When the LS&I buys no train
    And the LS&I redeems one share
    Then the LS&I has paid $50
    And the LS&I's treasury holds 60% of the LS&I
    And the LS&I stands at $50 in row 5
    When the LS&I tries to issue one share
    Then it is refused and nothing has changed
