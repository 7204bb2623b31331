Feature: Start prices, played from the deal
  Carol has named $100 as the start price of the Pennsylvania.

  @18GL-3-a @18GL-3.5-m @18GL-4.1.3-c @18GL-3.4-d @reconstruction
  # reconstruction: the row of the start price
  Scenario: A second company at a start price goes under the first
    Given the game has been played up to the sale of the last private company
    Then the PRR stands at $100 in row 1
    When Alice buys the president's certificate of the IC at a par of $100
    Then the IC stands at $100 in row 1, under the PRR
    And Alice is president of the IC with 20%
    And Alice has paid $200

  @18GL-4.4-b @18GL-1-d
  Scenario: CONRAIL is nothing that could be bought at the beginning
    Given the game has been played up to the sale of the last private company
    When Alice tries to buy the president's certificate of CONRAIL at a par of $100
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the NYC at a par of $100
    Then Alice has $440
    And CONRAIL has not been formed

  @18GL-1.4-b
  Scenario: What a player has is known to all
    Given the game has been played up to the sale of the last private company
    When Alice buys the president's certificate of the IC at a par of $70
    Then Alice owns the Cleveland & Eastern, the Rail Works and the Port Authority
    And Alice has $500
    And Alice holds 20% of the IC

  @18GL-3.3-d @18GL-3.3-a @18GL-2-n @reconstruction @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a
  Scenario: From phase 6H on a company may start at $140, but not yet at $200
    Given the game has been played up to the fifth stock round
    When Carol passes
    And Alice tries to buy the president's certificate of the B&O at a par of $200
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the B&O at a par of $140
    Then Alice has paid $280
    And the B&O stands at $140 in row 1

  @18GL-3.3-c @18GL-3.3-d @18GL-2-n @18GL-2-d @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: In phase 4H $100 is still the highest
    Given the game has been played up to the fourth stock round
    When Carol tries to buy the president's certificate of the B&O at a par of $140
    Then it is refused and nothing has changed
    When Carol buys the president's certificate of the B&O at a par of $100
    Then Carol has paid $200
    And the B&O has started at $100

  @18GL-3.3-d @18GL-3.3-e @18GL-2-n @18GL-2-f @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: In phase 10H $140 is
    Given the game has been played up to the eve of phase 10H
    When the Nickel Plate buys a 10H-train from the bank for $600
    And CONRAIL replaces no further token of the NYC
    And the Nickel Plate discards a 6H-train
    And the Nickel Plate ends its turn
    And Carol passes
    And Alice tries to buy the president's certificate of the B&O at a par of $200
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the B&O at a par of $140
    Then Alice has paid $280
