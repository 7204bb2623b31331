Feature: A second loan, and the president's cash
  A company that must have a train takes as many loans as it needs, two at most. What then is still lacking for the
  cheapest train of the bank its president adds from his own cash.

  Background: the DT&I has no train; nothing but 10H-trains is on sale, at $600
    Given 3 players at the table in phase 10H
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 50%
    And the IC is in operation, opened at $90
    And Bob is president of the IC with 50%
    And the Nickel Plate is in operation, opened at $80
    And Bob is president of the Nickel Plate with 50%
    And the Milwaukee Road is in operation, opened at $70
    And Carol is president of the Milwaukee Road with 50%
    And the LS&I is in operation, opened at $60
    And Carol is president of the LS&I with 50%
    And the IC owns two 6H-trains
    And the Nickel Plate owns two 6H-trains
    And the Milwaukee Road owns two 6H-trains
    And the LS&I owns a 10H-train
    And the IC has $700 in its treasury

  # --------------------------------------------------------------------------------------------------------- how many

  @18GL-4.7.2-b @18GL-4.7.1-e @18GL-4.7.2-i
  Scenario Outline: If one loan is enough, with $<treasury> before it, there is no second one
    Given the DT&I has $<treasury> in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I takes a loan
    And the DT&I tries to take a loan
    Then it is refused and nothing has changed
    When the DT&I buys a 10H-train from the bank for $600
    Then the DT&I has $<left> in its treasury
    And the DT&I has 1 loan

    Examples:
      | treasury | left |
      | 100      | 0    |
      | 400      | 300  |

  @18GL-4.7.2-b @18GL-4.7.2-a @18GL-4.7.2-e
  Scenario Outline: If one loan is not enough, with $<treasury> before it, a second one follows
    Given the DT&I has $<treasury> in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I takes a loan
    And the DT&I tries to buy a 10H-train from the bank for $600
    Then it is refused and nothing has changed
    When the DT&I takes a loan
    Then the DT&I has 2 loans
    When the DT&I buys a 10H-train from the bank for $600
    Then the DT&I has $<left> in its treasury
    And Alice has $800
    And no other player or company has gained or lost money

    Examples:
      | treasury | left |
      | 0        | 400  |
      | 99       | 499  |

  # reconstruction: the price moves to the left
  @18GL-4.7.2-c @18GL-4.8-f @reconstruction
  Scenario: Each of two loans moves the price to the left
    Given the DT&I has $20 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I takes a loan
    Then the DT&I stands at $90 in row 1
    When the DT&I takes a loan
    Then the DT&I stands at $80 in row 1
    And the DT&I has $1,020 in its treasury

  @18GL-4.7.2-b
  Scenario: There is no third loan
    Given the DT&I has 1 loan
    And the DT&I has $0 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I takes a loan
    Then the DT&I has 2 loans
    When the DT&I tries to take a loan
    Then it is refused and nothing has changed
    When the DT&I buys a 10H-train from the bank for $600
    Then the DT&I has $0 in its treasury
    And the DT&I has 2 loans
    And Alice has $700

  # ------------------------------------------------------------------------------------------- the president's own cash

  @18GL-4.7.2-e
  Scenario Outline: What two loans do not cover the president adds, here $<added>
    Given the DT&I has 2 loans
    And the DT&I has $<treasury> in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I buys a 10H-train from the bank for $600
    Then the DT&I owns a 10H-train
    And the DT&I has $0 in its treasury
    And Alice has $<left>
    And no other player or company has gained or lost money

    Examples:
      | treasury | added | left |
      | 599      | 1     | 799  |
      | 150      | 450   | 350  |
      | 0        | 600   | 200  |

  @18GL-4.7.2-e @18GL-4.7.2-b @18GL-4.7.2-a
  Scenario: A loan comes before the president's cash, even where it is not enough
    Given the DT&I has 1 loan
    And the DT&I has $50 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I tries to buy a 10H-train from the bank for $600
    Then it is refused and nothing has changed
    When the DT&I takes a loan
    And the DT&I buys a 10H-train from the bank for $600
    Then Alice has $750
    And the DT&I has $0 in its treasury
    And the DT&I has 2 loans

  @18GL-4.7.2-e @18GL-4.6.8-b
  Scenario: The president does not help a company that can pay by itself
    Given the DT&I has 2 loans
    And the DT&I has $1,100 in its treasury
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a 10H-train from the bank for $600
    Then the DT&I has $500 in its treasury
    And Alice has $800
    When the DT&I tries to buy a 10H-train from the bank for $600
    Then it is refused and nothing has changed

  @18GL-4.7.2-e @18GL-4.6.8-b
  Scenario: The president helps with the train that the company must have, with no other
    Given the DT&I has 2 loans
    And the DT&I has $150 in its treasury
    And Alice has $2,000
    And it is Alice's turn to raise money for the DT&I
    When the DT&I buys a 10H-train from the bank for $600
    Then Alice has $1,550
    When the DT&I tries to buy a 10H-train from the bank for $600
    Then it is refused and nothing has changed

  # ----------------------------------------------------------------------------------------------- a train in the market

  @18GL-4.7-d @18GL-4.6.8-g @18GL-4.7.2-a @18GL-4.6.8-b @18GL-4.7-a
  Scenario: A company that can pay for a lesser train in the open market buys that, and does not borrow
    Given the Milwaukee Road owns a 6H-train
    And the market holds a 6H-train
    And the DT&I has $300 in its treasury
    And it is the DT&I's turn to buy the train it must have
    When the DT&I tries to buy no train
    # proves 18GL-4.7-a
    Then it is refused and nothing has changed
    When the DT&I tries to buy a 10H-train from the bank for $600
    Then it is refused and nothing has changed
    When the DT&I buys a 6H-train from the market for $300
    And the DT&I buys no train
    And the DT&I ends its turn
    Then the DT&I owns a 6H-train
    And the DT&I has $0 in its treasury
    And the DT&I has 0 loans
    And it is the IC's turn to lay track

  @18GL-4.7-d @18GL-4.7.2-i
  Scenario: Whoever can pay for a train in the open market takes no loan for that of the bank
    Given the Milwaukee Road owns a 6H-train
    And the market holds a 6H-train
    And the DT&I has $599 in its treasury
    And the IC owns no trains
    And the LS&I owns two 6H-trains
    And the bank has three 10H-trains left
    And the Nickel Plate owns a 6H-train and a 10H-train
    And the Milwaukee Road owns two 6H-trains
    And the IC has $0 in its treasury
    And it is the DT&I's turn to buy the train it must have
    When the DT&I tries to take a loan
    Then it is refused and nothing has changed
    When the DT&I buys a 6H-train from the market for $300
    Then the DT&I has $299 in its treasury
    When the DT&I ends its turn
    And the IC takes a loan
    Then the IC has 1 loan

  @18GL-4.7-b
  Scenario Outline: With enough cash a company chooses between the bank and the open market: a <train>
    Given the Milwaukee Road owns a 6H-train
    And the market holds a 6H-train
    And the DT&I has $600 in its treasury
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a <train> from the <seller> for <price>
    Then the DT&I owns a <train>
    And the DT&I has <left> in its treasury

    Examples:
      | train     | seller | price | left |
      | 6H-train  | market | $300  | $300 |
      | 10H-train | bank   | $600  | $0   |

  @18GL-4.7-d @18GL-4.7.1-e @18GL-4.6.8-b @18GL-4.7.2-i @reading:18GL-Q86=a
  Scenario: A company borrows until it can pay for any train, and buys the lesser one
    Given the Milwaukee Road owns a 6H-train
    And the market holds a 6H-train
    And the DT&I has $99 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I takes a loan
    And the DT&I tries to take a loan
    Then it is refused and nothing has changed
    When the DT&I tries to buy a 10H-train from the bank for $600
    Then it is refused and nothing has changed
    When the DT&I buys a 6H-train from the market for $300
    Then the DT&I has $299 in its treasury
    And the DT&I has 1 loan

  @18GL-4.7-d @18GL-4.7.1-e @18GL-4.7.2-a @reading:18GL-Q86=b
  Scenario: If it borrows for the bank's train, a company takes a second loan though one pays for a lesser train
    Given the Milwaukee Road owns a 6H-train
    And the market holds a 6H-train
    And the DT&I has $99 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I takes a loan
    And the DT&I tries to buy a 6H-train from the market for $300
    Then it is refused and nothing has changed
    When the DT&I takes a loan
    And the DT&I buys a 10H-train from the bank for $600
    Then the DT&I has $499 in its treasury
    And the DT&I has 2 loans

  @18GL-4.7.2-e @18GL-4.7-d @reading:18GL-Q190=a
  Scenario: The president helps with a train of the open market as well
    Given the Milwaukee Road owns a 6H-train
    And the market holds a 6H-train
    And the DT&I has 2 loans
    And the DT&I has $50 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I buys a 6H-train from the market for $300
    Then Alice has $550
    And the DT&I has $0 in its treasury

  @18GL-4.7.2-e @18GL-4.7-d @reading:18GL-Q190=b
  Scenario: If the president helps with the bank's train only, one of the open market is not bought with his money
    Given the Milwaukee Road owns a 6H-train
    And the market holds a 6H-train
    And the DT&I has 2 loans
    And the DT&I has $50 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I tries to buy a 6H-train from the market for $300
    Then it is refused and nothing has changed
    When the DT&I buys a 10H-train from the bank for $600
    Then Alice has $250
    And the DT&I has $0 in its treasury
