Feature: Buying trains
  A company below its limit buys trains from the bank or the open market at their printed price, which goes from its
  treasury to the bank. The bank sells its cheapest type only.

  Background: the DT&I is on turn and has a train already
    Given 3 players at the table in phase 2H
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 50%
    And the IC is in operation, opened at $90
    And Bob is president of the IC with 50%
    And the IC owns two 2H-trains
    And the IC has $150 in its treasury

  @18GL-4.6.8-a @18GL-4.6.8-b
  Scenario: A company buys several trains of the bank, out of its treasury
    Given the DT&I owns a 2H-train
    And the DT&I has $299 in its treasury
    And it is the DT&I's turn to buy trains
    # proves 18GL-4.6.8-b
    When the DT&I buys a 2H-train from the bank for $100
    Then the DT&I has $199 in its treasury
    And no other player or company has gained or lost money
    When the DT&I buys a 2H-train from the bank for $100
    Then the DT&I owns three 2H-trains
    And the DT&I has $99 in its treasury

  @18GL-4.6.8-b
  Scenario Outline: A train is paid with money: none is handed in for one from the <seller>
    Given it is phase 4H
    And the DT&I owns a 2H-train
    And the IC owns a 2H-train and a 4H-train
    And the market holds six 2H-trains
    And the DT&I has $250 in its treasury
    And it is the DT&I's turn to buy trains
    When the DT&I tries to buy a <train> from the <seller> for $<price>, handing in a 2H-train
    Then it is refused and nothing has changed
    When the DT&I buys a <train> from the <seller> for $<price>
    Then the DT&I owns <trains>
    And the DT&I has $<left> in its treasury
    And no other player or company has gained or lost money

    Examples:
      | train    | seller | price | trains                    | left |
      | 4H-train | bank   | 200   | a 2H-train and a 4H-train | 50   |
      | 2H-train | market | 100   | two 2H-trains             | 150  |

  @18GL-4.6.8-b
  Scenario: A company that has a train pays from its treasury alone
    Given the DT&I owns a 2H-train
    And the DT&I has $199 in its treasury
    And it is the DT&I's turn to buy trains
    When the DT&I buys a 2H-train from the bank for $100
    Then the DT&I has $99 in its treasury
    When the DT&I tries to buy a 2H-train from the bank for $100
    Then it is refused and nothing has changed

  @18GL-4.6.8-b @18GL-2-v @18GL-2-a @18GL-4.6.8-t1 @18GL-4.6.8-t2 @18GL-4.6.8-t3 @18GL-4.6.8-t4 @18GL-4.6.8-t5 @18GL-4.6.8-t6 @18GL-2-c @18GL-2-d @18GL-2-e @18GL-2-f @18GL-2-g @18GL-2-h
  # The tags are those of the types of train, and of the phases that they begin.
  Scenario Outline: The price of <a> <train> is $<price>, neither more nor less
    Given it is phase <phase>
    And the IC owns one <train>
    And the DT&I has $2,000 in its treasury
    And it is the DT&I's turn to buy the train it must have
    When the DT&I tries to buy <a> <train> from the bank for $<less>
    Then it is refused and nothing has changed
    When the DT&I tries to buy <a> <train> from the bank for $<more>
    Then it is refused and nothing has changed
    When the DT&I buys <a> <train> from the bank for $<price>
    Then the DT&I has $<left> in its treasury
    And the DT&I owns one <train>

    Examples:
      | phase | train     | price | less | more | left | clause                        | a  |
      | 2H    | 2H-train  | 100   | 90   | 110  | 1,900 | 18GL-4.6.8-t1 18GL-2-c        | a  |
      | 4H    | 4H-train  | 200   | 190  | 210  | 1,800 | 18GL-4.6.8-t2 18GL-2-d        | a  |
      | 6H    | 6H-train  | 300   | 290  | 310  | 1,700 | 18GL-4.6.8-t3 18GL-2-e        | a  |
      | 10H   | 10H-train | 600   | 500  | 700  | 1,400 | 18GL-4.6.8-t4 18GL-2-f        | a  |
      | E     | E-train   | 800   | 700  | 900  | 1,200 | 18GL-4.6.8-t5 18GL-2-g        | an |
      | D     | D-train   | 1,000 | 900  | 1,100 | 1,000 | 18GL-4.6.8-t6 18GL-2-h       | a  |

  # ---------------------------------------------------------------------------------------------------- how many there are

  @18GL-2-v @18GL-2-h @18GL-4.6.8-t6 @reading:18GL-Q16=a
  Scenario: D-trains never run out
    Given it is phase D
    And the IC owns a D-train
    And the DT&I has $1,500 in its treasury
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a D-train from the bank for $1,000
    Then the DT&I owns a D-train
    And D-trains never run out

  @18GL-2-v @18GL-2-h @18GL-4.6.8-t6 @reading:18GL-Q16=b
  Scenario: If there are nine D-trains only, the bank has the fewer left the more are sold
    Given it is phase D
    And the IC owns a D-train
    And the DT&I has $1,500 in its treasury
    And the bank has 8 D-trains left
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a D-train from the bank for $1,000
    Then the DT&I owns a D-train
    And the bank has 7 D-trains left

  @18GL-2-v @18GL-2-h @18GL-4.6.8-t6 @reading:18GL-Q16=b
  Scenario: If there are nine D-trains only, the bank can run out of them
    Given it is phase D
    And the IC owns two D-trains
    And the Nickel Plate is in operation, opened at $80
    And Carol is president of the Nickel Plate with 50%
    And the Nickel Plate owns two D-trains
    And the Milwaukee Road is in operation, opened at $70
    And Carol is president of the Milwaukee Road with 50%
    And the Milwaukee Road owns two D-trains
    And the LS&I is in operation, opened at $60
    And Bob is president of the LS&I with 50%
    And the LS&I owns two D-trains
    And the bank has 1 D-train left
    And the market holds four 10H-trains and four E-trains
    And the DT&I has $2,500 in its treasury
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a D-train from the bank for $1,000
    And the DT&I tries to buy a D-train from the bank for $1,000
    Then it is refused and nothing has changed
    When the DT&I buys an E-train from the market for $800
    Then the DT&I owns an E-train and a D-train

  # ---------------------------------------------------------------------------------------------------- the cheapest type

  @18GL-4.6.8-c
  Scenario: The bank sells no dearer train while it has a cheaper one
    Given the DT&I owns a 2H-train
    And the DT&I has $700 in its treasury
    And it is the DT&I's turn to buy trains
    When the DT&I tries to buy a 4H-train from the bank for $200
    Then it is refused and nothing has changed
    When the DT&I buys a 2H-train from the bank for $100
    Then the DT&I owns two 2H-trains

  @18GL-4.6.8-c
  Scenario: When the last of the cheaper trains is sold the next type is on sale
    Given the DT&I owns a 2H-train
    And the IC owns four 2H-trains
    And the Nickel Plate is in operation, opened at $80
    And Carol is president of the Nickel Plate with 50%
    And the Nickel Plate owns two 2H-trains
    And the bank has one 2H-train left
    And the DT&I has $400 in its treasury
    And it is the DT&I's turn to buy trains
    When the DT&I tries to buy a 4H-train from the bank for $200
    Then it is refused and nothing has changed
    When the DT&I buys a 2H-train from the bank for $100
    And the DT&I buys a 4H-train from the bank for $200
    Then the DT&I owns two 2H-trains and a 4H-train
    And the DT&I has $100 in its treasury

  @18GL-4.6.8-c
  Scenario: A train in the open market does not keep the bank from selling its own
    Given it is phase 6H
    And the IC owns a 6H-train
    And the DT&I owns a 6H-train
    And the market holds seven 4H-trains
    And the DT&I has $700 in its treasury
    And it is the DT&I's turn to buy trains
    When the DT&I buys a 6H-train from the bank for $300
    Then the DT&I owns two 6H-trains
    When the DT&I tries to buy a 10H-train from the bank for $600
    Then it is refused and nothing has changed

  # ------------------------------------------------------------------------------------------------------ the open market

  @18GL-4.6.8-a @18GL-4.6.8-b @18GL-4.6.8-g @18GL-4.6.8-t2
  Scenario: A train in the open market costs its printed price, which the bank gets
    Given it is phase 6H
    And the IC owns a 6H-train
    And the DT&I owns a 6H-train
    And the market holds seven 4H-trains
    And the DT&I has $300 in its treasury
    And it is the DT&I's turn to buy trains
    When the DT&I tries to buy a 4H-train from the market for $100
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the market for $200
    Then the DT&I owns a 4H-train and a 6H-train
    And the market holds six 4H-trains
    And the DT&I has $100 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.6.8-a
  Scenario: What does not lie in the open market cannot be bought there
    Given it is phase 6H
    And the IC owns a 6H-train
    And the DT&I owns a 6H-train
    And the market holds seven 4H-trains
    And the DT&I has $700 in its treasury
    And it is the DT&I's turn to buy trains
    When the DT&I tries to buy a 6H-train from the market for $300
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the market for $200
    Then the DT&I has $500 in its treasury

  # ------------------------------------------------------------------------------------------------------ the limit

  @18GL-4.6.8-a @18GL-2-i @18GL-2-a @18GL-2-c @18GL-2-d @18GL-2-e @18GL-2-f @18GL-2-g @18GL-2-h
  # The tags are those of the phases.
  Scenario Outline: In phase <phase> a company owns <limit> trains at most
    Given it is phase <phase>
    And the IC owns one <kind>-train
    And the DT&I owns <below>
    And the DT&I has $2,500 in its treasury
    And it is the DT&I's turn to buy trains
    When the DT&I buys <a> <kind>-train from the bank for $<price>
    Then the DT&I owns <full>
    When the DT&I tries to buy <a> <kind>-train from the bank for $<price>
    Then it is refused and nothing has changed

    Examples:
      | phase | limit | kind | below            | full            | price | clause   | a  |
      | 2H    | four  | 2H   | three 2H-trains  | four 2H-trains  | 100   | 18GL-2-c | a  |
      | 4H    | four  | 4H   | three 4H-trains  | four 4H-trains  | 200   | 18GL-2-d | a  |
      | 6H    | three | 6H   | two 6H-trains    | three 6H-trains | 300   | 18GL-2-e | a  |
      | 10H   | two   | 10H  | a 10H-train      | two 10H-trains  | 600   | 18GL-2-f | a  |
      | E     | two   | E    | an E-train       | two E-trains    | 800   | 18GL-2-g | an |
      | D     | two   | D    | a D-train        | two D-trains    | 1,000 | 18GL-2-h | a  |

  @18GL-4.6.8-a @18GL-4.7-c
  Scenario Outline: At the limit no train can be had from <source> either
    Given it is phase 6H
    And the IC owns two 6H-trains
    And the DT&I owns two 6H-trains
    And the market holds seven 4H-trains
    And the DT&I has $700 in its treasury
    And it is the DT&I's turn to buy trains
    When the DT&I buys a 4H-train from the market for $200
    Then the DT&I owns a 4H-train and two 6H-trains
    When the DT&I tries to buy a <train> from <source> for $<price><consent>
    Then it is refused and nothing has changed

    Examples:
      | train    | source     | price | consent              |
      | 4H-train | the market | 200   |                      |
      | 6H-train | the IC     | 50    | , with Bob's consent |
