Feature: An acting president of CONRAIL, played from the deal
  Of the New York Central Alice has 30% and Bob 20%, of the Illinois Central Carol has 20% and Bob 10%: nobody is entitled to two
  shares of CONRAIL. Alice presides over the Nickel Plate, which buys the train.

  Background:
    Given the game has been played up to the eve of an acting president

  @18GL-4.5.1.2-l @18GL-4.5.1.2-w @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: The first who has got a share acts as president with it
    When the Nickel Plate buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the NYC and the IC
    And Alice acts as president of CONRAIL with 10%
    And Bob holds 10% of CONRAIL
    And Carol holds 10% of CONRAIL

  @18GL-4.5.1.2-x @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q45=a @reconstruction
  Scenario: The president's certificate lies in the treasury, where more than two shares belong
    When the Nickel Plate buys a 10H-train from the bank for $600
    Then the president's certificate of CONRAIL lies in CONRAIL's treasury
    And CONRAIL's treasury holds 50% of CONRAIL
    And the open market holds 20% of CONRAIL

  @18GL-4.5.1.2-m @18GL-4.5.1.2-n @18GL-4.5.1.2-o @reading:18GL-Q43=a @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q45=a @reconstruction
  Scenario: The odd shares of Alice and of Bob, and what Carol has sold, make two shares in the open market
    When the Nickel Plate buys a 10H-train from the bank for $600
    Then the open market holds 20% of CONRAIL
    And Alice holds 10% of CONRAIL
    And Bob holds 10% of CONRAIL

  @18GL-4.5.1.2-y @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: In a stock round the president's certificate is bought for the price of two shares, and makes its buyer president
    When the Nickel Plate buys a 10H-train from the bank for $600
    And CONRAIL replaces the token of the NYC in L14
    And the Nickel Plate discards a 6H-train
    And the Nickel Plate ends its turn
    Then it is stock round 6
    And it is Alice's turn to trade
    When Alice passes
    And Bob buys 20% of CONRAIL from its treasury
    Then Bob has paid $220
    And CONRAIL has received $220
    And Bob is president of CONRAIL with 30%
    And Alice holds 10% of CONRAIL
    And CONRAIL's treasury holds 30% of CONRAIL

  @18GL-4.5.1.2-ac @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: The acting president decides for CONRAIL
    When the Nickel Plate buys a 10H-train from the bank for $600
    And CONRAIL, on Carol's word, tries to replace the token of the NYC in L14
    Then it is refused and nothing has changed
    When CONRAIL, on Bob's word, tries to replace the token of the NYC in L14
    Then it is refused and nothing has changed
    When CONRAIL, on Alice's word, replaces the token of the NYC in L14
    Then CONRAIL has tokens in N12, D14 and L14 only

  @18GL-4.5.1.2-l @18GL-4.5.1.2-ac @18GL-4.5.2-d @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q45=a @reconstruction
  Scenario: Her office is hers in the next operating round, too
    When the Nickel Plate buys a 10H-train from the bank for $600
    And CONRAIL replaces no further token of the NYC
    And the Nickel Plate discards a 6H-train
    And the Nickel Plate ends its turn
    And everybody passes
    Then it is CONRAIL's turn to lay track
    When CONRAIL, on Bob's word, tries to buy a 10H-train from the bank for $600
    Then it is refused and nothing has changed
    When CONRAIL, on Alice's word, buys a 10H-train from the bank for $600
    Then CONRAIL owns a 10H-train
    And CONRAIL has $15 in its treasury
    And Alice acts as president of CONRAIL with 10%
