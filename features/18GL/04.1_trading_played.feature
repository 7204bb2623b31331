Feature: Buying and selling shares, played from the deal
  In the second stock round Carol has half of the Pennsylvania, Alice half of the Illinois Central and Bob half of the Nickel Plate.

  # reconstruction: the price has fallen by a column
  @18GL-4.1.1-e @18GL-4.1.1-f @18GL-3.4-a @18GL-3.5-a @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: Two shares sold together fetch one price
    Given the game has been played up to the second stock round
    When Carol sells 20% of the PRR
    Then Carol has received $180
    And the PRR stands at $70 in row 3
    And the open market holds 20% of the PRR

  # reconstruction: the price has fallen by a column
  @18GL-4.1.1-b @18GL-4.1-a @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: Who has sold shares of a company buys none of it in this round
    Given the game has been played up to the second stock round
    When Carol sells 10% of the PRR
    And Carol tries to buy 10% of the PRR from the open market
    Then it is refused and nothing has changed
    When Carol buys 10% of the IC from its treasury
    Then Carol holds 10% of the IC
    And Carol has $315

  # reconstruction: the price has fallen by a column
  @18GL-4.1.2-d @18GL-4.1.2-a @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: Who has bought sells nothing more in that turn
    Given the game has been played up to the second stock round
    When Carol buys 10% of the IC from its treasury
    And Carol tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    When Alice sells 10% of the IC
    Then Alice has received $60

  # reconstruction: the price has fallen by a column
  @18GL-4.1.2-f @18GL-4.1.2-i @18GL-4.4-i @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: A share out of the open market pays the bank
    Given the game has been played up to the second stock round
    When Carol sells 10% of the PRR
    And Carol passes
    And Alice buys 10% of the PRR from the open market
    Then Alice has paid $80
    And the bank has received $80
    And the PRR has $300 in its treasury

  # reconstruction: the price has fallen by a column
  @18GL-3.4-o @18GL-4.1.2-c @18GL-4.1.2-j @18GL-3.4-e @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: Nobody buys a seventh share of ten
    Given the game has been played up to the second stock round
    When Carol buys 10% of the PRR from its treasury
    And Alice passes
    And Bob passes
    And Carol tries to buy 10% of the PRR from its treasury
    Then it is refused and nothing has changed
    When Carol buys 10% of the IC from its treasury
    Then Carol has $135
    And Carol is president of the PRR with 60%

  # reconstruction: the price has fallen by a column
  @18GL-3.4-p @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: The president's certificate is not sold while nobody else could take it
    Given the game has been played up to the second stock round
    When Carol tries to sell 40% of the PRR
    Then it is refused and nothing has changed
    When Carol sells 30% of the PRR
    Then Carol has received $270
    And Carol is president of the PRR with 20%

  # reconstruction: the price has fallen by a column
  @18GL-4.5.2-a @18GL-4.5.2-b @18GL-4.5.2-c @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: Holding as much as the president is not enough, holding more is
    Given the game has been played up to the second stock round
    When Carol sells 30% of the PRR
    And Carol passes
    And Alice buys 10% of the PRR from the open market
    And Bob passes
    And Carol passes
    And Alice buys 10% of the PRR from the open market
    Then Carol is president of the PRR with 20%
    When Bob passes
    And Carol passes
    And Alice buys 10% of the PRR from the open market
    Then Alice is president of the PRR with 30%
    And Carol holds 20% of the PRR
    And Carol holds 2 certificates of the PRR

  # reconstruction: the price has fallen by a column
  @18GL-4.1.1-g @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: A sale of one company is not split
    Given the game has been played up to the second stock round
    When Carol sells 10% of the PRR
    And Carol tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    When Carol passes
    And Alice sells 10% of the IC
    Then Alice has received $60

  # reconstruction: the price has fallen by a column
  @18GL-4.1.4-a @18GL-4.1-b @18GL-4.1-e @18GL-4-a @18GL-4.6-a @18GL-4.3-e @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: When all have passed an operating round begins with the income of the private companies
    Given the game has been played up to the second stock round
    When Carol passes
    And Alice passes
    Then it is stock round 2
    When Bob passes
    Then it is operating round 2.1
    And Alice has $360
    And Bob has $380
    And Carol has $310

  @18GL-4.1.1-h @18GL-4.1.1-i
  Scenario: Shares of a company that has not operated are not sold
    Given the game has been played up to the sale of the last private company
    When Alice buys the president's certificate of the IC at a par of $70
    And Bob passes
    And Carol passes
    And Alice buys 10% of the IC from the IPO
    Then Alice is president of the IC with 30%
    When Bob passes
    And Carol passes
    # No legal twin: no company has operated yet.
    And Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When Alice buys 10% of the IC from the IPO
    Then Alice has $360

  @18GL-4.3-d
  Scenario: A private company is not handed to another player
    Given the game has been played up to the sale of the last private company
    # No legal twin: no player ever buys from another.
    When Alice tries to buy the Mining Company from Bob for $70, with Bob's consent
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the IC at a par of $70
    Then Alice has $500

  @18GL-4.1.3-a
  Scenario: A company is started once
    Given the game has been played up to the sale of the last private company
    When Alice buys the president's certificate of the IC at a par of $70
    And Bob tries to buy the president's certificate of the IC at a par of $70
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the LS&I at a par of $70
    Then Bob is president of the LS&I with 20%

  # reconstruction: the price has fallen by a column
  @18GL-3.4-b @18GL-4.1.1-a @reading:18GL-Q23=a @reading:18GL-Q92=a @reconstruction
  Scenario: A share is sold as a whole, and by somebody who has it
    Given the game has been played up to the second stock round
    When Carol tries to sell 5% of the PRR
    Then it is refused and nothing has changed
    When Carol tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When Carol sells 10% of the PRR
    Then Carol has received $90
    And the open market holds 10% of the PRR
