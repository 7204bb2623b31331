Feature: An ∞-train for a train that is returned
  Whoever returns a train to the bank, any train that has not rusted, pays $800 for an ∞-train instead of $1,000.

  Background: Tunneling has a turn in the last phase, in which a minor may have one train
    Given 3 players at the table in phase 7 of the long game
    And the Tunneling is in operation, opened at $90
    And Alice is president of the Tunneling with 60%
    And the Tunneling has $1,900 in its treasury
    And the Agricultural is in operation, opened at $70
    And Bob is president of the Agricultural with 60%
    And the Agricultural owns a 5-train
    And the Agricultural has $800 in its treasury
    And the bank has three 7-trains left
    And it is the Tunneling's turn to buy trains

  @LA-OR.train-i @LA-OR.train-a @reading:LA-Q60=a
  Scenario Outline: A minor with <train>, all that it may have, gives it and $800 for an ∞-train
    Given the Tunneling owns <train>
    When the Tunneling tries to buy an ∞-train from the bank for $1,000
    Then it is refused and nothing has changed
    When the Tunneling tries to buy an ∞-train from the bank for $799, handing in <train>
    Then it is refused and nothing has changed
    When the Tunneling tries to buy an ∞-train from the bank for $1,000, handing in <train>
    Then it is refused and nothing has changed
    When the Tunneling buys an ∞-train from the bank for $800, handing in <train>
    Then the Tunneling owns an ∞-train
    And the Tunneling has paid $800
    And no other player or company has gained or lost money

    Examples:
      | train     |
      | a 5-train |
      | a 6-train |
      | a 7-train |

  @LA-OR.train-i @LA-OR.train-a @reading:LA-Q60=b @reading:LA-Q57=a
  Scenario: If an exchange needs room like any purchase, a minor at its limit hands in nothing
    Given the Tunneling owns a 5-train
    And the Federation has been formed of the Express and the Suburban and has operated, beginning at $60
    And Carol is president of the Federation with 50%
    And the Federation owns a 6-train
    And the Federation has $900 in its treasury
    When the Tunneling tries to buy an ∞-train from the bank for $800, handing in a 5-train
    Then it is refused and nothing has changed
    When the Tunneling ends its turn
    And the Agricultural ends its turn
    And the Federation lays no track
    And the Federation buys an ∞-train from the bank for $800, handing in a 6-train
    Then the Federation owns an ∞-train

  @LA-OR.train-i
  Scenario Outline: A major that has room may return <train> all the same
    Given the Federation has been formed of the Express and the Suburban and has operated, beginning at $135
    And Carol is president of the Federation with 50%
    And the Federation owns a 5-train
    And the Federation has $1,000 in its treasury
    And it is the Federation's turn to buy trains
    When the Federation buys an ∞-train from the bank for $<price><returned>
    Then the Federation owns <after>
    And the Federation has $<left> in its treasury

    Examples:
      | train     | returned               | price | after                    | left |
      | a 5-train | , handing in a 5-train | 800   | an ∞-train               | 200  |
      | nothing   |                        | 1,000 | a 5-train and an ∞-train | 0    |

  @LA-OR.train-i @LA-OR.train-b
  Scenario: Without a train to return an ∞-train costs $1,000
    Given the Tunneling owns no trains
    When the Tunneling tries to buy an ∞-train from the bank for $800
    Then it is refused and nothing has changed
    When the Tunneling tries to buy an ∞-train from the bank for $800, handing in a 5-train
    Then it is refused and nothing has changed
    When the Tunneling buys an ∞-train from the bank for $1,000
    Then the Tunneling owns an ∞-train
    And the Tunneling has $900 in its treasury

  @LA-OR.train-i @reading:LA-Q60=a
  Scenario: Only for an ∞-train is a train returned
    Given the Tunneling owns a 6-train
    When the Tunneling tries to buy a 7-train from the bank for $800, handing in a 6-train
    Then it is refused and nothing has changed
    When the Tunneling tries to buy a 7-train from the bank for $750, handing in a 6-train
    Then it is refused and nothing has changed
    When the Tunneling tries to buy a 7-train from the bank for $550, handing in a 6-train
    Then it is refused and nothing has changed
    When the Tunneling buys an ∞-train from the bank for $800, handing in a 6-train
    Then the Tunneling owns an ∞-train

  @LA-OR.train-i @reading:LA-Q60=a
  Scenario: One train is returned for one, and it has to be the company's own
    Given the Tunneling owns a 6-train
    When the Tunneling tries to buy an ∞-train from the bank for $800, handing in a 5-train
    Then it is refused and nothing has changed
    When the Tunneling buys an ∞-train from the bank for $800, handing in a 6-train
    Then the Tunneling owns an ∞-train
    And the Agricultural owns a 5-train

  @LA-OR.train-i @reading:LA-Q60=a @reading:LA-Q61=a
  Scenario: The train returned lies in the pool, where others buy it
    Given the Tunneling owns a 6-train
    And the Agricultural owns no trains
    When the Tunneling buys an ∞-train from the bank for $800, handing in a 6-train
    Then the pool holds a 6-train
    And the bank has two 7-trains left
    When the Tunneling ends its turn
    And the Agricultural buys a 6-train from the pool for $550
    Then the Agricultural owns a 6-train
    And the Agricultural has $250 in its treasury

  @LA-OR.train-i @LA-OR.train-e @reading:LA-Q60=a @reading:LA-Q61=b
  Scenario: If trains returned leave the game, the pool does not have it
    Given the Tunneling owns a 6-train
    And the Agricultural owns no trains
    And the bank has two 7-trains left
    When the Tunneling buys an ∞-train from the bank for $800, handing in a 6-train
    Then the pool holds no trains
    And the Tunneling owns an ∞-train
    When the Tunneling ends its turn
    And the Agricultural tries to buy a 6-train from the pool for $550
    Then it is refused and nothing has changed
    When the Agricultural buys a 7-train from the bank for $750
    Then the Agricultural owns a 7-train

  # ------------------------------------------------------------------------------------------------ out of the pool

  @LA-OR.train-i @LA-OR.train-e @reading:LA-Q60=a @reading:LA-Q109=a
  Scenario: Out of the pool an ∞-train costs what is printed on it
    Given the Tunneling owns a 6-train
    And the Agricultural owns no trains
    And the Agricultural has $1,100 in its treasury
    And the pool holds an ∞-train
    When the Tunneling tries to buy an ∞-train from the pool for $800, handing in a 6-train
    Then it is refused and nothing has changed
    When the Tunneling buys an ∞-train from the bank for $800, handing in a 6-train
    And the Tunneling ends its turn
    And the Agricultural buys an ∞-train from the pool for $1,000
    Then the Agricultural owns an ∞-train
    And the Agricultural has $100 in its treasury

  @LA-OR.train-e @LA-OR.train-i @reading:LA-Q60=a @reading:LA-Q61=a @reading:LA-Q109=b
  Scenario: If an ∞-train of the pool is part of the offer, it costs $800 and a train
    Given the Tunneling owns a 6-train
    And the pool holds an ∞-train
    When the Tunneling tries to buy an ∞-train from the pool for $1,000, handing in a 6-train
    Then it is refused and nothing has changed
    When the Tunneling buys an ∞-train from the pool for $800, handing in a 6-train
    Then the Tunneling owns an ∞-train
    And the Tunneling has $1,100 in its treasury
    And the pool holds a 6-train
    And the bank has three 7-trains left
