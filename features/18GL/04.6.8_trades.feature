Feature: Trains of other companies
  Once the first 6H-train is sold companies buy trains of each other, at any price that both presidents agree on. A
  company with a loan neither pays more than the printed price nor sells for less. Money that was borrowed for a train
  of the bank buys no other one.

  Background: the DT&I is on turn, and the Nickel Plate has trains to sell
    Given 3 players at the table in phase 6H
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 50%
    And the Nickel Plate is in operation, opened at $90
    And Bob is president of the Nickel Plate with 50%
    And the IC is in operation, opened at $80
    And Alice is president of the IC with 50%
    And the DT&I owns a 6H-train
    And the Nickel Plate owns two 4H-trains
    And the IC owns a 4H-train
    And the DT&I has $500 in its treasury
    And the Nickel Plate has $150 in its treasury
    And the market holds four 4H-trains

  @18GL-4.6.8-a @18GL-4.6.8-i @18GL-2-o @18GL-2-e @18GL-4.7.1-a
  Scenario: The price that both agree on is paid to the seller
    Given it is the DT&I's turn to buy trains
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $130
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $130, with Bob's consent
    Then the DT&I owns a 4H-train and a 6H-train
    And the Nickel Plate owns a 4H-train
    And the DT&I has $370 in its treasury
    And the Nickel Plate has $280 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.6.8-i @18GL-4.7.1-a
  Scenario Outline: A train of another company may cost $<price>
    Given it is the DT&I's turn to buy trains
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $<price>, with Bob's consent
    Then the DT&I has $<left> in its treasury

    Examples:
      | price | left |
      | 1     | 499  |
      | 201   | 299  |
      | 500   | 0    |

  @18GL-4.6.8-i
  Scenario: A president agrees with himself
    Given it is the DT&I's turn to buy trains
    When the DT&I buys a 4H-train from the IC for $1
    Then the DT&I owns a 4H-train and a 6H-train
    And the IC owns no trains
    And the IC has $1 in its treasury
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $1
    Then it is refused and nothing has changed

  @18GL-4.6.8-b @18GL-4.6.8-i
  Scenario: A train of another company is paid out of the treasury alone
    Given it is the DT&I's turn to buy trains
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $501, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $500, with Bob's consent
    Then the DT&I has $0 in its treasury
    And Alice has $800

  @18GL-4.6.8-a
  Scenario Outline: A train is bought of a company that has it, and not of the buyer itself: no <train> of <seller>
    Given it is the DT&I's turn to buy trains
    When the DT&I tries to buy a <train> from <seller> for $130, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $130, with Bob's consent
    Then the DT&I owns a 4H-train and a 6H-train
    And the Nickel Plate has $280 in its treasury

    Examples:
      | train    | seller           |
      | 6H-train | the Nickel Plate |
      | 6H-train | the DT&I         |

  # ------------------------------------------------------------------------------------------------------------ loans

  @18GL-4.6.8-k @18GL-4.7.1-b @18GL-4.8-g
  Scenario Outline: A company with <loans> pays the printed price at most
    Given the DT&I has <loans>
    And it is the DT&I's turn to buy trains
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $201, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $<price>, with Bob's consent
    Then the DT&I has $<left> in its treasury

    Examples:
      | loans   | price | left |
      | 1 loan  | 200   | 300  |
      | 2 loans | 200   | 300  |
      | 1 loan  | 1     | 499  |

  @18GL-4.6.8-k @18GL-4.7.1-b @18GL-4.8-g
  Scenario Outline: A company with <loans> sells for the printed price at least
    Given the Nickel Plate has <loans>
    And it is the DT&I's turn to buy trains
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $199, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $<price>, with Bob's consent
    Then the DT&I has $<left> in its treasury

    Examples:
      | loans   | price | left |
      | 1 loan  | 200   | 300  |
      | 2 loans | 200   | 300  |
      | 1 loan  | 350   | 150  |

  @18GL-4.6.8-k @18GL-4.7.1-b
  Scenario: Between two companies with loans a train changes hands at its printed price only
    Given the DT&I has 1 loan
    And the Nickel Plate has 1 loan
    And it is the DT&I's turn to buy trains
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $201, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $199, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $200, with Bob's consent
    Then the DT&I has $300 in its treasury

  @18GL-4.6.8-k @18GL-4.8-g
  Scenario: The loans of a third company, or of the same president's, bind nobody else
    Given the IC has 2 loans
    And it is the DT&I's turn to buy trains
    When the DT&I buys a 4H-train from the Nickel Plate for $350, with Bob's consent
    Then the DT&I has $150 in its treasury
    When the DT&I tries to buy a 4H-train from the IC for $100
    Then it is refused and nothing has changed

  @18GL-4.6.8-l @18GL-4.7.1-c @18GL-4.8-g @18GL-4.6.8-i
  Scenario Outline: A company that has repaid <repaid> may <afterwards>
    Given the Nickel Plate has <loans>
    And the Nickel Plate has $1,200 in its treasury
    And it is the Nickel Plate's turn to repay loans in operating round 2.1 of 2
    And the IC has $300 in its treasury
    When the Nickel Plate repays a loan
    And the Nickel Plate ends its turn
    And the IC tries to buy a 4H-train from the Nickel Plate for $<never>, with Bob's consent
    Then it is refused and nothing has changed
    When the IC buys a 4H-train from the Nickel Plate for $<price>, with Bob's consent
    Then the IC has $<left> in its treasury

    Examples:
      | clause       | loans   | repaid       | afterwards                            | never | price | left |
      | 18GL-4.6.8-i | 1 loan  | its loan     | sell below the printed price          | 0     | 50    | 250  |
      |              | 2 loans | one of two   | still not sell below the printed price | 199   | 200   | 100  |

  # ------------------------------------------------------------------------------------------- instead of the bank's train

  @18GL-4.7.1-a @18GL-4.7-a
  Scenario: A train of another company will do for a company that must have one
    Given the DT&I owns no trains
    And the IC owns a 6H-train
    And the market holds five 4H-trains
    And it is the DT&I's turn to buy the train it must have
    When the DT&I tries to buy no train
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $1, with Bob's consent
    And the DT&I buys no train
    Then the DT&I owns a 4H-train
    And the DT&I has $499 in its treasury

  @18GL-4.7.1-a @18GL-4.7.1-g
  Scenario: What the treasury can pay by itself a company pays another one before it borrows
    Given the DT&I owns no trains
    And the IC owns a 6H-train
    And the market holds no trains
    And the Nickel Plate owns three 4H-trains
    And the Milwaukee Road is in operation, opened at $70
    And Carol is president of the Milwaukee Road with 50%
    And the Milwaukee Road owns three 4H-trains
    And the LS&I is in operation, opened at $60
    And Carol is president of the LS&I with 50%
    And the LS&I owns a 4H-train
    And the DT&I has $80 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $81, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $80, with Bob's consent
    Then the DT&I owns a 4H-train
    And the DT&I has $0 in its treasury
    And the DT&I has 0 loans
    And Alice has $800

  @18GL-4.7.1-g
  Scenario: With a loan that was taken for it the company buys no train of another
    Given the DT&I owns no trains
    And the IC owns a 6H-train
    And the market holds no trains
    And the Nickel Plate owns three 4H-trains
    And the Milwaukee Road is in operation, opened at $70
    And Carol is president of the Milwaukee Road with 50%
    And the Milwaukee Road owns three 4H-trains
    And the LS&I is in operation, opened at $60
    And Carol is president of the LS&I with 50%
    And the LS&I owns a 4H-train
    And the DT&I has $80 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I takes a loan
    And the DT&I tries to buy a 4H-train from the Nickel Plate for $150, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 6H-train from the bank for $300
    Then the DT&I has $280 in its treasury

  @18GL-4.7.1-g
  Scenario: The president adds nothing to a train of another company
    Given the DT&I owns no trains
    And the DT&I has 2 loans
    And the IC owns a 6H-train
    And the market holds no trains
    And the Nickel Plate owns three 4H-trains
    And the Milwaukee Road is in operation, opened at $70
    And Carol is president of the Milwaukee Road with 50%
    And the Milwaukee Road owns three 4H-trains
    And the LS&I is in operation, opened at $60
    And Carol is president of the LS&I with 50%
    And the LS&I owns a 4H-train
    And the DT&I has $80 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $81, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $80, with Bob's consent
    Then the DT&I has $0 in its treasury
    And Alice has $800

  @18GL-4.7.2-j @18GL-4.7.1-g @reading:18GL-Q96=a
  Scenario: What is left of a loan buys a train of another company, too
    Given the DT&I owns no trains
    And the IC owns a 6H-train
    And the market holds no trains
    And the Nickel Plate owns three 4H-trains
    And the Milwaukee Road is in operation, opened at $70
    And Carol is president of the Milwaukee Road with 50%
    And the Milwaukee Road owns three 4H-trains
    And the LS&I is in operation, opened at $60
    And Carol is president of the LS&I with 50%
    And the LS&I owns a 4H-train
    And the DT&I has $80 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I takes a loan
    And the DT&I buys a 6H-train from the bank for $300
    And the DT&I buys a 4H-train from the Nickel Plate for $150, with Bob's consent
    Then the DT&I has $130 in its treasury
    And the Nickel Plate has $300 in its treasury

  @18GL-4.7.2-j @18GL-4.7.1-g @reading:18GL-Q96=b
  Scenario: If it is for trains of bank and market only, what is left of a loan buys none of another company
    Given the DT&I owns no trains
    And the IC owns a 6H-train
    And the market holds seven 4H-trains
    And the Nickel Plate owns a 6H-train
    And the DT&I has $80 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I takes a loan
    And the DT&I buys a 4H-train from the market for $200
    And the DT&I tries to buy a 6H-train from the Nickel Plate for $50, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the market for $200
    Then the DT&I has $180 in its treasury

  # ----------------------------------------------------------------------------------------------------- the last train

  @18GL-4.7-a @reading:18GL-Q113=a
  Scenario: After its own turn a company may sell its last train
    Given it is the IC's turn to buy the train it must have
    And the IC owns no trains
    And the DT&I owns a 4H-train
    And the Nickel Plate owns two 6H-trains
    And the IC has $500 in its treasury
    And the market holds six 4H-trains
    When the IC buys a 4H-train from the DT&I for $60
    Then the DT&I owns no trains
    And the IC owns a 4H-train

  @18GL-4.7-a @reading:18GL-Q113=b
  Scenario: If it counts at the end of the round, a company does not sell its last train after its own turn
    Given it is the IC's turn to buy the train it must have
    And the IC owns no trains
    And the DT&I owns a 4H-train
    And the Nickel Plate owns two 6H-trains
    And the IC has $500 in its treasury
    And the market holds six 4H-trains
    When the IC tries to buy a 4H-train from the DT&I for $60
    Then it is refused and nothing has changed
    When the IC buys a 6H-train from the Nickel Plate for $60, with Bob's consent
    Then the Nickel Plate owns a 6H-train
    And the IC owns a 6H-train

  @18GL-4.6.8-i
  Scenario: It is the president of the seller who agrees, not one of its shareholders
    Given Carol holds 20% of the Nickel Plate
    And it is the DT&I's turn to buy trains
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $130, with Carol's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $130, with Bob's consent
    Then the DT&I has $370 in its treasury

  # ------------------------------------------------------------------------------------------- later, and in need

  @18GL-4.6.8-k
  Scenario: To the company that operates second, too, one with a loan sells for the printed price at least
    Given the IC stands at $140 in row 1
    And the Nickel Plate has 1 loan
    And it is the DT&I's turn to buy trains
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $199, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $200, with Bob's consent
    Then the DT&I has $300 in its treasury

  @18GL-4.6.8-k
  Scenario: To a company in need, too, one with a loan sells for the printed price at least
    Given the DT&I owns no trains
    And the IC owns a 6H-train
    And the market holds no trains
    And the Nickel Plate owns three 4H-trains
    And the Nickel Plate has 1 loan
    And the Milwaukee Road is in operation, opened at $70
    And Carol is president of the Milwaukee Road with 50%
    And the Milwaukee Road owns three 4H-trains
    And the LS&I is in operation, opened at $60
    And Carol is president of the LS&I with 50%
    And the LS&I owns a 4H-train
    And the DT&I has $250 in its treasury
    And it is Alice's turn to raise money for the DT&I
    When the DT&I tries to buy a 4H-train from the Nickel Plate for $199, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $200, with Bob's consent
    Then the DT&I owns a 4H-train
    And the DT&I has $50 in its treasury
