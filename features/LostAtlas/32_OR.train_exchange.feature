Feature: An ∞-train for a train that is returned
  Whoever returns a train to the bank, any train that has not rusted, pays $800 for an ∞-train instead of $1,000.

  Background: Tunneling, TU, has a turn in the last phase, in which a minor may have one train
    Given 3 players at the table in phase 7
    And the TU is in operation, opened at $90
    And Alice is president of the TU with 60%
    And the TU has $1,900 in its treasury
    And the AG is in operation, opened at $70
    And Bob is president of the AG with 60%
    And the AG owns a 5-train
    And the AG has $800 in its treasury
    And the bank has three 7-trains left
    And it is the TU's turn to buy trains

  @LA-OR.train-i @reading:LA-Q60=a
  Scenario Outline: A minor with <train>, all that it may have, gives it and $800 for an ∞-train
    Given the TU owns <train>
    When the TU tries to buy an ∞-train from the bank for $1,000
    Then it is refused and nothing has changed
    When the TU tries to buy an ∞-train from the bank for $799, handing in <train>
    Then it is refused and nothing has changed
    When the TU tries to buy an ∞-train from the bank for $1,000, handing in <train>
    Then it is refused and nothing has changed
    When the TU buys an ∞-train from the bank for $800, handing in <train>
    Then the TU owns an ∞-train
    And the TU has paid $800
    And the bank has received $800
    And no other player or company has gained or lost money

    Examples:
      | train     |
      | a 5-train |
      | a 6-train |
      | a 7-train |

  @LA-OR.train-i @LA-OR.train-a @reading:LA-Q60=b
  Scenario: If an exchange needs room like any purchase, a minor at its limit hands in nothing
    Given the TU owns a 5-train
    And the Fed is in operation, opened at $60
    And Carol is president of the Fed with 50%
    And the Fed owns a 6-train
    And the Fed has $900 in its treasury
    When the TU tries to buy an ∞-train from the bank for $800, handing in a 5-train
    Then it is refused and nothing has changed
    When the TU ends its turn
    And the AG ends its turn
    And the Fed lays no track
    And the Fed buys an ∞-train from the bank for $800, handing in a 6-train
    Then the Fed owns an ∞-train

  @LA-OR.train-i
  Scenario Outline: A major that has room may return <train> all the same
    Given the Fed is in operation, opened at $135
    And Carol is president of the Fed with 50%
    And the Fed owns a 5-train
    And the Fed has $1,000 in its treasury
    And it is the Fed's turn to buy trains
    When the Fed buys an ∞-train from the bank for $<price><handing in>
    Then the Fed owns <after>
    And the Fed has $<left> in its treasury

    Examples:
      | train     | handing in             | price | after                    | left |
      | a 5-train | , handing in a 5-train | 800   | an ∞-train               | 200  |
      | nothing   |                        | 1,000 | a 5-train and an ∞-train | 0    |

  @LA-OR.train-i
  Scenario: Without a train to return an ∞-train costs $1,000
    Given the TU owns no trains
    When the TU tries to buy an ∞-train from the bank for $800
    Then it is refused and nothing has changed
    When the TU tries to buy an ∞-train from the bank for $800, handing in a 5-train
    Then it is refused and nothing has changed
    When the TU buys an ∞-train from the bank for $1,000
    Then the TU owns an ∞-train
    And the TU has $900 in its treasury

  @LA-OR.train-i @reading:LA-Q60=a
  Scenario: Only for an ∞-train is a train returned
    Given the TU owns a 6-train
    When the TU tries to buy a 7-train from the bank for $800, handing in a 6-train
    Then it is refused and nothing has changed
    When the TU tries to buy a 7-train from the bank for $750, handing in a 6-train
    Then it is refused and nothing has changed
    When the TU tries to buy a 7-train from the bank for $550, handing in a 6-train
    Then it is refused and nothing has changed
    When the TU buys an ∞-train from the bank for $800, handing in a 6-train
    Then the TU owns an ∞-train

  @LA-OR.train-i @reading:LA-Q60=a
  Scenario: One train is returned for one, and it has to be the company's own
    Given the TU owns a 6-train
    When the TU tries to buy an ∞-train from the bank for $800, handing in a 5-train
    Then it is refused and nothing has changed
    When the TU buys an ∞-train from the bank for $800, handing in a 6-train
    Then the TU owns an ∞-train
    And the AG owns a 5-train

  @LA-OR.train-i @reading:LA-Q60=a @reading:LA-Q61=a
  Scenario: The train returned lies in the pool, where others buy it
    Given the TU owns a 6-train
    And the AG owns no trains
    When the TU buys an ∞-train from the bank for $800, handing in a 6-train
    Then the pool holds a 6-train
    And the bank has two 7-trains left
    When the TU ends its turn
    And the AG buys a 6-train from the pool for $550
    Then the AG owns a 6-train
    And the AG has $250 in its treasury

  @LA-OR.train-i @reading:LA-Q60=a @reading:LA-Q61=b
  Scenario: If trains returned leave the game, the pool does not have it
    Given the TU owns a 6-train
    And the AG owns no trains
    And the bank has two 7-trains left
    When the TU buys an ∞-train from the bank for $800, handing in a 6-train
    Then the pool holds no trains
    And the TU owns an ∞-train
    When the TU ends its turn
    And the AG tries to buy a 6-train from the pool for $550
    Then it is refused and nothing has changed
    When the AG buys a 7-train from the bank for $750
    Then the AG owns a 7-train

  @LA-OR.train-i
  Scenario: The first ∞-train, too, is had for a train that has not rusted yet
    Given it is phase 6
    And the TU owns a 4-train
    And the bank has no 6-trains left
    And it is the TU's turn to buy trains
    When the TU buys an ∞-train from the bank for $800, handing in a 4-train
    Then the TU owns an ∞-train
    And it is phase 7
    And the pool holds no trains
