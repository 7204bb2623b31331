Feature: What cannot be traded, played from the deal
  Shares are bought where they lie, at their price, one certificate at a time, and sold by those who have them.

  # ------------------------------------------------------------------------------------ three players

  # More than five clauses: what the same player is refused before the legal purchase.
  @18CH-4-b @18CH-3-k @18CH-8-b @18CH-8-e @18CH-9-a @18CH-8-d
  Scenario: Of three players none buys or sells what is not there
    Given the game has been played up to the second stock round
    When Bob tries to buy the president's certificate of the C&O at a par of $80
    Then it is refused and nothing has changed
    When Bob tries to buy 10% of the C&O from the pool
    Then it is refused and nothing has changed
    When Bob tries to buy 20% of the LV from the IPO
    Then it is refused and nothing has changed
    When Bob tries to sell 30% of the C&O
    Then it is refused and nothing has changed
    When Bob tries to sell 10% of the LV
    Then it is refused and nothing has changed
    When Bob tries to sell 15% of the C&O
    Then it is refused and nothing has changed
    When Bob tries to buy the president's certificate of the PRR at a par of $75
    Then it is refused and nothing has changed
    When Bob sells 10% of the C&O
    And Bob buys the president's certificate of the PRR at a par of $95
    Then Bob has $115
    And Bob is president of the PRR with 20%
    When Carol tries to buy the president's certificate of the PRR at a par of $70
    Then it is refused and nothing has changed
    When Carol buys 10% of the PRR from the IPO
    Then Carol has $25
    When Alice tries to buy the president's certificate of the PLE at a par of $80
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the PLE at a par of $70
    Then Alice has $10

  @18CH-8-e
  Scenario Outline: With $150 no company is started at <too dear>
    Given the game has been played up to the second stock round
    When Bob passes
    And Carol passes
    And Alice tries to buy the president's certificate of the PRR at a par of <too dear>
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the PRR at a par of $70
    Then Alice has $10
    And the PRR has started at a par of $70

    Examples:
      | too dear |
      | $80      |
      | $95      |

  @18CH-8-e @18CH-4-i
  Scenario: A share that costs more than the player has is not bought
    Given the game has been played up to the second stock round
    When Bob passes
    And Carol buys 10% of the LV from the IPO
    And Alice passes
    And Bob passes
    Then Carol has $50
    When Carol tries to buy 10% of the LV from the IPO
    Then it is refused and nothing has changed
    When Carol sells 10% of the C&O
    And Carol buys 10% of the LV from the IPO
    Then Carol has $55
    And Carol holds 40% of the LV

  @18CH-9-a @18CH-4-e
  Scenario: The share that came with P5 cannot be sold before somebody has started the B&O
    Given the game has been played up to the second stock round
    When Bob passes
    And Carol passes
    And Alice tries to sell 10% of the B&O
    Then it is refused and nothing has changed
    When Alice sells 10% of the N&W
    Then Alice has received $85
    And Alice holds 10% of the B&O

  @18CH-7-a @18CH-4-e @reading:18CH-Q25=b
  Scenario: In the first stock round nobody sells
    Given the game has been played up to the middle of the first stock round
    # No legal twin: nobody sells in the first stock round.
    When Bob tries to sell 10% of the C&O
    Then it is refused and nothing has changed
    When Bob buys 10% of the N&W from the IPO
    Then Bob is president of the N&W with 50%
    And Bob holds 10% of the C&O

  @18CH-4-f
  Scenario: After another sale, too, the president's certificate stays where nobody can take it over
    Given the game has been played up to the second stock round
    When Bob passes
    And Carol sells 10% of the LV
    And Carol tries to sell 20% of the SRR
    Then it is refused and nothing has changed
    When Carol sells 10% of the C&O
    Then Carol is president of the SRR with 20%
    And Carol is president of the C&O with 30%

  @18CH-4-f @18CH-8-o @reading:18CH-Q31=b
  Scenario: The president sells the ordinary certificates in her hand, though another could take the president's
    Given the game has been played up to the second stock round
    When Bob passes
    And Carol passes
    And Alice tries to sell 30% of the LV
    Then it is refused and nothing has changed
    When Alice sells 20% of the LV
    Then Alice has received $130
    And Alice is president of the LV with 20%
    And Carol holds 20% of the LV

  @18CH-9-a @reading:18CH-Q30=b
  Scenario: Shares of one company are sold in one block
    Given the game has been played up to the second stock round
    When Bob sells 10% of the N&W
    And Bob tries to sell 10% of the N&W
    Then it is refused and nothing has changed
    When Bob sells 10% of the C&O
    Then Bob holds 10% of the C&O
    And Bob is president of the N&W with 30%

  @18CH-3-k
  Scenario: After the last share of a company there is none left to buy
    Given the game has been played up to the third stock round
    When Bob buys 10% of the LV from the IPO
    And Carol passes
    And Alice buys 10% of the LV from the IPO
    And Bob tries to buy 10% of the LV from the IPO
    Then it is refused and nothing has changed
    When Bob tries to buy 10% of the LV from the pool
    Then it is refused and nothing has changed
    When Bob buys 10% of the N&W from the IPO
    Then Bob is president of the N&W with 50%

  # ------------------------------------------------------------------------------------ two players

  # More than five clauses: what the same two are refused before the legal purchase.
  @18CH-4-b @18CH-3-k @18CH-8-d @18CH-9-a @18CH-9-d @18CH-8-r @reading:18CH-Q05=a @reading:18CH-Q58=a
  Scenario: Two players trade by the rules of three
    Given the game has been played up to the second stock round of two
    When Alice tries to buy the president's certificate of the N&W at a par of $95
    Then it is refused and nothing has changed
    When Alice tries to buy 10% of the N&W from the IPO
    Then it is refused and nothing has changed
    When Alice tries to buy 10% of the N&W from the pool
    Then it is refused and nothing has changed
    When Alice tries to buy 10% of the LV from the IPO
    Then it is refused and nothing has changed
    When Alice tries to buy the president's certificate of the LV at a par of $75
    Then it is refused and nothing has changed
    When Alice tries to sell 50% of the N&W
    Then it is refused and nothing has changed
    When Alice tries to sell 15% of the N&W
    Then it is refused and nothing has changed
    When Alice sells 10% of the N&W
    Then Alice has received $90
    When Alice passes
    And Bob tries to buy 10% of the N&W from the pool
    Then it is refused and nothing has changed
    When Bob buys the president's certificate of the LV at a par of $80
    Then Bob has paid $160
    And Bob is president of the LV with 20%
    And Bob is president of the N&W with 60%
    When Alice buys 10% of the LV from the IPO
    Then Alice has paid $80

  @18CH-9-d @18CH-9-a @reading:18CH-Q05=a @reading:18CH-Q31=a @reading:18CH-Q58=a
  Scenario: The pool takes no more of two players than of three
    Given the game has been played up to the second stock round of two
    When Alice sells 30% of the N&W
    And Alice passes
    And Bob tries to sell 30% of the N&W
    Then it is refused and nothing has changed
    When Bob sells 20% of the N&W
    Then the pool holds 50% of the N&W
    And Bob is president of the N&W with 40%
