Feature: The president and the interest
  Where a company has all loans that it can have, no earnings and too little money, its president answers for the interest
  on them as for a train that it must have.

  Background: the DT&I, without a train and with two loans, owes $100 and has $60
    Given 4 players at the table in phase 2H
    And the DT&I is in operation, opened at $100
    And Bob is president of the DT&I with 20%
    And Carol holds 20% of the DT&I
    And Alice holds 10% of the DT&I
    And the DT&I has 2 loans
    And the DT&I has $60 in its treasury
    And the IC is in operation, opened at $90
    And Dave is president of the IC with 40%
    And Bob holds 20% of the IC
    And the IC owns two 2H-trains

  @18GL-4.7.2-f @18GL-4.7.2-a @reading:18GL-Q59=a
  Scenario: A president who has not got the rest of the interest sells shares
    Given Bob has $30
    And it is the DT&I's turn to lay track
    When the DT&I lays no track
    And the DT&I places no token
    Then it is Bob's turn to raise money for the DT&I
    And Bob has $30
    When Bob sells 10% of the IC
    Then Bob has $80
    And the DT&I has $0 in its treasury
    And the market holds 10% of the IC
    And the DT&I has 2 loans

  @18GL-4.7.2-f @reading:18GL-Q59=a @reading:18GL-Q95=a
  Scenario: For interest, too, he sells no share that is not needed
    Given Bob has $30
    And it is the DT&I's turn to lay track
    When the DT&I lays no track
    And the DT&I places no token
    And Bob tries to sell 20% of the IC
    Then it is refused and nothing has changed
    When Bob sells 10% of the IC
    Then Bob has $80

  @18GL-4.7.2-g @reading:18GL-Q59=a
  Scenario: For interest, too, he stays president of the company
    Given Bob has $30
    And it is the DT&I's turn to lay track
    When the DT&I lays no track
    And the DT&I places no token
    And Bob tries to sell 10% of the DT&I
    Then it is refused and nothing has changed
    When Bob sells 10% of the IC
    Then Bob is president of the DT&I with 20%

  @18GL-4.7.3-a @18GL-4.7.3-c @18GL-4.7.3-h @reading:18GL-Q59=a
  Scenario: A president who cannot pay the interest is bankrupt, and his successor pays the rest
    Given Bob has $30
    And Dave is president of the IC with 30%
    And Bob holds 10% of the IC
    And the market holds 50% of the IC
    And it is the DT&I's turn to lay track
    When the DT&I lays no track
    And the DT&I places no token
    And Bob declares bankruptcy
    Then Bob is bankrupt
    And Carol is president of the DT&I with 20%
    And Carol has $590
    And the DT&I has $0 in its treasury
    And the market holds 60% of the IC

  # He has sold a share of the IC for interest; the train is another need.
  @18GL-4.7.2-f @reading:18GL-Q59=a @reading:18GL-Q95=a
  Scenario: Of a company of which he has sold shares for interest he may sell others for the train
    Given Bob has $30
    And it is the DT&I's turn to lay track
    When the DT&I lays no track
    And the DT&I places no token
    And Bob sells 10% of the IC
    Then Bob has $80
    And it is Bob's turn to raise money for the DT&I
    When Bob sells 10% of the IC
    Then the market holds 20% of the IC
    When the DT&I buys a 2H-train from the bank for $100
    Then the DT&I owns a 2H-train
    And Bob is president of the DT&I with 20%

  @18GL-4.7.3-a @18GL-4.7.3-d @18GL-4.7.3-e @reading:18GL-Q59=a
  Scenario: A company that closes for its interest, after another one has had its turn, is followed by the next
    Given the Milwaukee Road is in operation, opened at $100
    And the Milwaukee Road stands at $140 in row 1
    And Alice is president of the Milwaukee Road with 50%
    And the Milwaukee Road owns a 2H-train
    And the shares are held thus
      | DT&I | president Bob 20% | Alice 10% | Carol 10% |
    And Bob holds 0% of the IC
    And Bob has $30
    And it is the Milwaukee Road's turn to lay track
    When the Milwaukee Road ends its turn
    And the DT&I lays no track
    And the DT&I places no token
    And Bob declares bankruptcy
    Then the DT&I is no longer in the game
    And it is the IC's turn to lay track
    And no other company is still to operate in this round
