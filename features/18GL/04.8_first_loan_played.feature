Feature: The first loan, played from the deal
  The Pennsylvania has bought the first 6H-train and the last train of the Illinois Central, over which Carol presides as well. The
  Illinois Central has $91 and must have a train.

  Background:
    Given the game has been played up to the eve of phase 6H

  @18GL-4.7.2-a @18GL-4.7.2-c @18GL-4.8-b @18GL-4.8-a @18GL-4.7-a @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A company that cannot pay for a train takes a loan of $500
    When the PRR buys a 6H-train from the bank for $300
    And the PRR buys a 4H-train from the IC for $1
    And the PRR ends its turn
    Then the IC owns no trains
    And the IC has $91 in its treasury
    When the IC tries to buy a 6H-train from the bank for $300
    Then it is refused and nothing has changed
    When the IC takes a loan
    Then the IC has 1 loan
    And the IC has $591 in its treasury
    And the bank has paid $500
    # No legal twin: it must have a train.
    When the IC tries to buy no train
    Then it is refused and nothing has changed
    When the IC buys a 6H-train from the bank for $300
    Then the IC has $291 in its treasury
    And the IC owns a 6H-train

  @18GL-4.7.1-e @18GL-4.7.2-i @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Nobody borrows more than the train costs
    When the PRR buys a 6H-train from the bank for $300
    And the PRR buys a 4H-train from the IC for $1
    And the PRR ends its turn
    Then the IC owns no trains
    And the IC has $91 in its treasury
    When the IC takes a loan
    And the IC tries to take a loan
    Then it is refused and nothing has changed
    When the IC buys a 6H-train from the bank for $300
    Then the IC has 1 loan

  @18GL-4.7.2-d @18GL-4.6.11-a @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: A company sells none of its shares to pay for the train it must have
    When the PRR buys a 6H-train from the bank for $300
    And the PRR buys a 4H-train from the IC for $1
    And the PRR ends its turn
    Then the IC owns no trains
    And the IC has $91 in its treasury
    # No legal twin: the step for its own shares comes after the trains.
    When the IC tries to issue five shares
    Then it is refused and nothing has changed
    When the IC takes a loan
    Then the IC has $591 in its treasury
    And the IC's treasury holds 50% of the IC

  @18GL-4.6.8-k @18GL-4.8-g @18GL-4.7.1-b @18GL-4.7.2-j @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reading:18GL-Q96=a @reconstruction
  Scenario: With a loan no more is paid for a train than what is printed on it
    When the PRR buys a 6H-train from the bank for $300
    And the PRR buys a 4H-train from the IC for $1
    And the PRR ends its turn
    Then the IC owns no trains
    And the IC has $91 in its treasury
    When the IC takes a loan
    And the IC buys a 6H-train from the bank for $300
    And the IC tries to buy a 4H-train from the Nickel Plate for $201, with Alice's consent
    Then it is refused and nothing has changed
    When the IC buys a 4H-train from the Nickel Plate for $200, with Alice's consent
    Then the IC has $91 in its treasury
    And the IC owns a 6H-train and a 4H-train

  @18GL-4.7.1-a @18GL-4.7.2-i @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Instead the company may buy the train of another one, with what is in its treasury
    When the PRR buys a 6H-train from the bank for $300
    And the PRR buys a 4H-train from the IC for $1
    And the PRR ends its turn
    Then the IC owns no trains
    And the IC has $91 in its treasury
    When the IC buys a 4H-train from the Nickel Plate for $91, with Alice's consent
    Then the IC owns a 4H-train
    And the IC has $0 in its treasury
    And the IC has no loans
    # No legal twin: nothing has to be paid any more.
    When the IC tries to take a loan
    Then it is refused and nothing has changed
