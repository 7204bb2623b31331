Feature: Phases
  The first train of a new type begins a phase, at once: older trains are scrapped, the limit may fall, private companies
  close. The number of operating rounds and the highest start price go by the phase as well.

  Background: the DT&I is on turn and begins a phase
    Given 3 players at the table in phase 2H
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 50%
    And the IC is in operation, opened at $90
    And Bob is president of the IC with 50%
    And the Nickel Plate is in operation, opened at $80
    And Carol is president of the Nickel Plate with 50%
    And the DT&I has $1,500 in its treasury

  # ------------------------------------------------------------------------------------------------ a phase begins at once

  @18GL-2-b @18GL-2-a @18GL-2-d
  Scenario: The first 4H-train begins phase 4H at once; nothing is scrapped
    Given the IC owns four 2H-trains
    And the Nickel Plate owns four 2H-trains
    And it is the DT&I's turn to buy the train it must have
    Then it is phase 2H
    When the DT&I buys a 4H-train from the bank for $200
    Then it is phase 4H
    And the IC owns four 2H-trains
    And the Nickel Plate owns four 2H-trains
    And the DT&I has $1,300 in its treasury
    And no other player or company has gained or lost money
    When the DT&I buys a 4H-train from the bank for $200
    Then it is phase 4H
    And the DT&I owns two 4H-trains

  @18GL-2-b
  Scenario: Neither the last train of a type nor one of the open market begins a phase
    Given it is phase 4H
    And the bank has one 4H-train left
    And the IC owns three 4H-trains
    And the Nickel Plate owns two 4H-trains
    And the market holds eight 2H-trains and a 4H-train
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a 4H-train from the bank for $200
    And the DT&I buys a 2H-train from the market for $100
    Then it is phase 4H
    And the next train of the bank is a 6H-train
    When the DT&I buys a 6H-train from the bank for $300
    Then it is phase 6H

  @18GL-2-b @18GL-4.6.8-d @18GL-4.6.8-c @18GL-4.6.8-a
  Scenario: After the change of phase the company goes on buying
    Given it is phase 4H
    And the bank has no 4H-trains left
    And the IC owns three 4H-trains
    And the market holds eight 2H-trains and four 4H-trains
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a 6H-train from the bank for $300
    And the DT&I buys a 4H-train from the market for $200
    And the DT&I buys a 6H-train from the bank for $300
    Then the DT&I owns a 4H-train and two 6H-trains
    And the DT&I has $700 in its treasury
    When the DT&I tries to buy a 6H-train from the bank for $300
    # proves 18GL-4.6.8-a
    Then it is refused and nothing has changed

  # ------------------------------------------------------------------------------------------------------------- scrapping

  @18GL-2-j @18GL-2-e @18GL-4.6.8-h @18GL-4.6.8-t1 @18GL-4.6.8-t3
  Scenario: The first 6H-train scraps all 2H-trains, each for $25
    Given it is phase 4H
    And the bank has no 4H-trains left
    And the IC owns two 2H-trains and a 4H-train
    And the Nickel Plate owns a 2H-train and a 4H-train
    And the DT&I owns a 2H-train
    And the market holds four 2H-trains and five 4H-trains
    And it is the DT&I's turn to buy trains
    When the DT&I buys a 6H-train from the bank for $300
    Then the DT&I owns a 6H-train
    And the IC owns a 4H-train
    And the Nickel Plate owns a 4H-train
    And the market holds five 4H-trains
    And 8 2H-trains have left the game
    And the DT&I has $1,225 in its treasury
    And the IC has $50 in its treasury
    And the Nickel Plate has $25 in its treasury
    And no other player or company has gained or lost money

  @18GL-2-j @18GL-2-f @18GL-4.6.8-h @18GL-4.6.8-t2 @18GL-4.6.8-t4
  Scenario: The first 10H-train scraps all 4H-trains, each for $50
    Given it is phase 6H
    And the bank has no 6H-trains left
    And the IC owns two 4H-trains and a 6H-train
    And the Nickel Plate owns a 4H-train and two 6H-trains
    And the DT&I owns a 4H-train and a 6H-train
    And the market holds three 4H-trains and two 6H-trains
    And it is the DT&I's turn to buy trains
    When the DT&I buys a 10H-train from the bank for $600
    Then it is phase 10H
    And the DT&I owns a 6H-train and a 10H-train
    And the IC owns a 6H-train
    And the Nickel Plate owns two 6H-trains
    And the market holds two 6H-trains
    And 7 4H-trains have left the game
    And the DT&I has $950 in its treasury
    And the IC has $100 in its treasury
    And the Nickel Plate has $50 in its treasury
    And no other player or company has gained or lost money

  @18GL-2-j @18GL-2-g @18GL-4.6.8-h @18GL-4.6.8-t3 @18GL-4.6.8-t5
  Scenario: The first E-train scraps all 6H-trains, each for $75
    Given it is phase 10H
    And the bank has no 10H-trains left
    And the IC owns two 6H-trains
    And the Nickel Plate owns a 6H-train and a 10H-train
    And the DT&I owns a 6H-train
    And the market holds two 6H-trains and three 10H-trains
    And it is the DT&I's turn to buy trains
    When the DT&I buys an E-train from the bank for $800
    Then it is phase E
    And the DT&I owns an E-train
    And the Nickel Plate owns a 10H-train
    And the market holds three 10H-trains
    And 6 6H-trains have left the game
    And the DT&I has $775 in its treasury
    And the IC has $150 in its treasury
    And the Nickel Plate has $75 in its treasury
    And no other player or company has gained or lost money

  @18GL-2-h @18GL-4.6.8-t4 @18GL-4.6.8-t5 @18GL-4.6.8-t6
  Scenario: The first D-train scraps nothing
    Given it is phase E
    And the bank has no E-trains left
    And the IC owns a 10H-train and an E-train
    And the Nickel Plate owns a 10H-train and an E-train
    And the DT&I owns a 10H-train
    And the market holds a 10H-train and two E-trains
    And it is the DT&I's turn to buy trains
    When the DT&I buys a D-train from the bank for $1,000
    Then it is phase D
    And the DT&I owns a 10H-train and a D-train
    And the IC owns a 10H-train and an E-train
    And the Nickel Plate owns a 10H-train and an E-train
    And the market holds a 10H-train and two E-trains
    And the DT&I has $500 in its treasury
    And no other player or company has gained or lost money

  # -------------------------------------------------------------------------------------------- the limit falls: discards

  @18GL-4.6.8-e @18GL-4.6.8-f @18GL-2-i @18GL-2-e
  Scenario Outline: When the limit falls to three, a president chooses the surplus train: a <train>
    Given it is phase 4H
    And the bank has no 4H-trains left
    And the IC owns four 4H-trains
    And the market holds eight 2H-trains and three 4H-trains
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a 6H-train from the bank for $300
    Then it is the IC's turn to discard a train
    When the IC tries to discard a 6H-train
    Then it is refused and nothing has changed
    When the IC discards a <train>
    Then the IC owns three 4H-trains
    And the market holds four 4H-trains
    And no other player or company has gained or lost money
    And it is the DT&I's turn to buy trains

    Examples:
      | train    |
      | 4H-train |

  @18GL-4.6.8-e @18GL-4.6.8-f @18GL-2-i @18GL-2-f
  Scenario Outline: When the limit falls to two, a president chooses the surplus train: a <train>
    Given it is phase 10H
    And the bank has no 10H-trains left
    And the market holds four 6H-trains and two 10H-trains
    And the IC owns two 6H-trains and a 10H-train
    And the DT&I owns a 10H-train
    And it is the DT&I's turn to buy trains
    And before that the IC has to discard a train
    When the IC discards a <train>
    Then the IC owns <rest>
    And the market holds <market>
    And no other player or company has gained or lost money
    And it is the DT&I's turn to buy trains

    Examples:
      | train     | rest                       | market                                |
      | 6H-train  | a 6H-train and a 10H-train | five 6H-trains and two 10H-trains     |
      | 10H-train | two 6H-trains              | four 6H-trains and three 10H-trains   |

  @18GL-4.6.8-e @18GL-4.6.8-f @18GL-2-b
  Scenario: Every company above the limit discards, as many as it has too many
    Given it is phase 6H
    And the bank has no 6H-trains left
    And the IC owns three 6H-trains
    And the Nickel Plate owns three 6H-trains
    And the market holds seven 4H-trains
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a 10H-train from the bank for $600
    And the IC discards a 6H-train
    And the Nickel Plate discards a 6H-train
    Then the IC owns two 6H-trains
    And the Nickel Plate owns two 6H-trains
    And the market holds two 6H-trains
    And it is phase 10H
    And it is the DT&I's turn to buy trains

  @18GL-4.6.8-g @18GL-4.6.8-e
  Scenario: What has been discarded others buy at once
    Given it is phase 6H
    And the bank has no 6H-trains left
    And the IC owns three 6H-trains
    And the Nickel Plate owns three 6H-trains
    And the market holds seven 4H-trains
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a 10H-train from the bank for $600
    And the IC discards a 6H-train
    And the Nickel Plate discards a 6H-train
    And the DT&I buys a 6H-train from the market for $300
    Then the DT&I owns a 6H-train and a 10H-train
    And the market holds a 6H-train
    And the DT&I has $600 in its treasury

  @18GL-4.6.8-d @18GL-4.6.8-e @18GL-4.6.8-a
  Scenario: Who has room under the old limit only buys the train that lowers it, and discards
    Given it is phase 6H
    And the bank has no 6H-trains left
    And the IC owns three 6H-trains
    And the Nickel Plate owns a 6H-train
    And the DT&I owns two 6H-trains
    And the market holds seven 4H-trains
    And it is the DT&I's turn to buy trains
    When the DT&I buys a 10H-train from the bank for $600
    And the DT&I discards a 6H-train
    And the IC discards a 6H-train
    Then the DT&I owns a 6H-train and a 10H-train
    And the market holds two 6H-trains
    When the DT&I tries to buy a 6H-train from the market for $300
    Then it is refused and nothing has changed

  # ---------------------------------------------------------------------------------- what else goes by the phase

  @18GL-2-o @18GL-4.6.8-a @18GL-2-e
  Scenario Outline: Before the first 6H-train, in phase <phase>, no company buys a train of another
    Given it is phase <phase>
    And the DT&I owns one <train>
    And the Nickel Plate owns two <train>s
    And it is the DT&I's turn to buy trains
    When the DT&I tries to buy a <train> from the Nickel Plate for $100, with Carol's consent
    Then it is refused and nothing has changed
    When the DT&I buys a <train> from the bank for $<price>
    Then the DT&I owns two <train>s

    Examples:
      | phase | train    | price |
      | 2H    | 2H-train | 100   |
      | 4H    | 4H-train | 200   |

  @18GL-2-o @18GL-4.6.8-a @18GL-4.7.1-a
  Scenario: A company that has bought the first 6H-train may at once buy of another
    Given it is phase 4H
    And the bank has no 4H-trains left
    And the IC owns three 4H-trains
    And the market holds eight 2H-trains and four 4H-trains
    And it is the DT&I's turn to buy the train it must have
    When the DT&I tries to buy a 4H-train from the IC for $50, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I buys a 6H-train from the bank for $300
    And the DT&I buys a 4H-train from the IC for $50, with Bob's consent
    Then the DT&I owns a 4H-train and a 6H-train
    And the IC has $50 in its treasury

  @18GL-2-k @18GL-2-c @18GL-2-d @18GL-2-e @18GL-2-f @18GL-2-g @18GL-2-h
  # The tags are those of the phases.
  Scenario Outline: After a stock round in phase <phase> there are <rounds> operating rounds
    Given it is phase <phase>
    And the DT&I owns one <train>
    And it is Alice's turn to trade
    When everybody passes
    Then it is operating round 2.1 of <rounds>

    Examples:
      | phase | train     | rounds | clause   |
      | 2H    | 2H-train  | 1      | 18GL-2-c |
      | 4H    | 4H-train  | 2      | 18GL-2-d |
      | 6H    | 6H-train  | 2      | 18GL-2-e |
      | 10H   | 10H-train | 3      | 18GL-2-f |
      | E     | E-train   | 3      | 18GL-2-g |
      | D     | D-train   | 3      | 18GL-2-h |

  @18GL-2-k
  Scenario Outline: In phase <phase> operating round <last> is the last of its set
    Given it is phase <phase>
    And the DT&I owns one <train>
    And the IC owns one <train>
    And the Nickel Plate owns one <train>
    And the Nickel Plate has $1,500 in its treasury
    And it is the Nickel Plate's turn to buy trains in operating round <before>
    When the Nickel Plate ends its turn
    Then it is operating round <last>
    When the DT&I ends its turn
    And the IC ends its turn
    And the Nickel Plate ends its turn
    Then it is stock round 3

    Examples:
      | phase | train     | before | last |
      | 4H    | 4H-train  | 2.1    | 2.2  |
      | 6H    | 6H-train  | 2.1    | 2.2  |
      | 10H   | 10H-train | 2.2    | 2.3  |
      | D     | D-train   | 2.2    | 2.3  |

  @18GL-2-k @reading:18GL-Q13=a
  Scenario: A phase that begins in a set does not change the number of its operating rounds
    Given the IC owns four 2H-trains
    And the Nickel Plate owns four 2H-trains
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a 4H-train from the bank for $200
    Then it is operating round 2.1 of 1
    And it is phase 4H

  @18GL-2-k @reading:18GL-Q13=b
  Scenario: If it does so at once, a 4H-train bought in the only operating round of a set adds a second
    Given the IC owns four 2H-trains
    And the Nickel Plate owns four 2H-trains
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a 4H-train from the bank for $200
    Then it is operating round 2.1 of 2
    And it is phase 4H

  @18GL-2-n @18GL-2-c @18GL-2-d @18GL-2-e @18GL-2-f @18GL-2-g @18GL-2-h
  # The tags are those of the phases.
  Scenario Outline: In phase <phase> a company may start at $<highest>, but no higher
    Given it is phase <phase>
    And the DT&I owns one <train>
    And it is Alice's turn to trade
    When Alice tries to buy the president's certificate of the LS&I at an opening price of $<above>
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the LS&I at an opening price of $<highest>
    Then the LS&I has started, opened at $<highest>
    And Alice has $<left>

    Examples:
      | phase | train     | highest | above | left | clause   |
      | 2H    | 2H-train  | 100     | 140   | 600  | 18GL-2-c |
      | 4H    | 4H-train  | 100     | 140   | 600  | 18GL-2-d |
      | 6H    | 6H-train  | 140     | 200   | 520  | 18GL-2-e |
      | 10H   | 10H-train | 140     | 200   | 520  | 18GL-2-f |
      | E     | E-train   | 200     | 240   | 400  | 18GL-2-g |
      | D     | D-train   | 200     | 240   | 400  | 18GL-2-h |

  @18GL-2-p @18GL-2-f @18GL-4.3-i
  Scenario: The first 10H-train closes all private companies
    Given it is phase 6H
    And the bank has no 6H-trains left
    And the IC owns two 6H-trains
    And the Nickel Plate owns two 6H-trains
    And the market holds seven 4H-trains and two 6H-trains
    And Bob owns the Cleveland & Eastern
    And Carol owns the Port Authority
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a 10H-train from the bank for $600
    Then the Cleveland & Eastern and the Port Authority have left the game
    And Bob owns no private company
    And the DT&I has $900 in its treasury
    And no other player or company has gained or lost money

  @18GL-2-p
  Scenario: The first 6H-train closes none
    Given it is phase 4H
    And the bank has no 4H-trains left
    And the IC owns three 4H-trains
    And the market holds eight 2H-trains and four 4H-trains
    And Bob owns the Cleveland & Eastern
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a 6H-train from the bank for $300
    Then Bob owns the Cleveland & Eastern
    And the DT&I owns a 6H-train

  @18GL-2-s @18GL-4.3-z3 @18GL-2-g
  Scenario: The first E-train takes the tokens of private companies off the board
    Given it is phase 10H
    And the bank has no 10H-trains left
    And the IC owns two 6H-trains
    And the Nickel Plate owns a 6H-train
    And the IC has the bridge marker
    And the market holds three 6H-trains and four 10H-trains
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a 10H-train from the market for $600
    Then the IC has the bridge marker
    When the DT&I buys an E-train from the bank for $800
    Then nobody has the bridge marker
    And the DT&I owns a 10H-train and an E-train

  @18GL-2-o @18GL-4.6.8-a @18GL-4.7.1-a
  Scenario Outline: In phase <phase>, too, companies buy trains of each other
    Given it is phase <phase>
    And the DT&I owns one <train>
    And the Nickel Plate owns two <train>s
    And it is the DT&I's turn to buy trains
    When the DT&I tries to buy <a> <train> from the Nickel Plate for $100
    Then it is refused and nothing has changed
    When the DT&I buys <a> <train> from the Nickel Plate for $100, with Carol's consent
    Then the DT&I owns two <train>s
    And the Nickel Plate has $100 in its treasury

    Examples:
      | phase | train     | a  |
      | 6H    | 6H-train  | a  |
      | 10H   | 10H-train | a  |
      | E     | E-train   | an |
      | D     | D-train   | a  |

  @18GL-2-r @18GL-3.5-f @reconstruction
  Scenario Outline: In phase <phase>, too, a dividend of twice the price still moves it by one column
    Given it is phase <phase>
    And the DT&I owns one <train>
    And it is the DT&I's turn to distribute $200
    When the DT&I pays out its revenue
    Then the DT&I stands at $110 in row 1

    Examples:
      | phase | train    |
      | 2H    | 2H-train |
      | 4H    | 4H-train |

  @18GL-4.6.8-f
  Scenario: A company above the limit discards only a train that it has
    Given it is phase 10H
    And the bank has no 10H-trains left
    And the market holds four 6H-trains and a 10H-train
    And the IC owns two 6H-trains and a 10H-train
    And the DT&I owns two 10H-trains
    And it is the DT&I's turn to buy trains
    And before that the IC has to discard a train
    When the IC tries to discard an E-train
    Then it is refused and nothing has changed
    When the IC discards a 6H-train
    Then the IC owns a 6H-train and a 10H-train
    And the market holds five 6H-trains and a 10H-train

  # The Monon operates last, and has enough for the 10H-train.
  @18GL-4.6.8-e @18GL-2-e @18GL-2-f
  Scenario: Each time the limit falls those above it discard
    Given it is phase 4H
    And the bank has no 4H-trains left
    And the IC owns four 4H-trains
    And the Nickel Plate has $1,000 in its treasury
    And the Monon is in operation, opened at $70
    And Carol is president of the Monon with 50%
    And the Monon has $1,000 in its treasury
    And the market holds eight 2H-trains and three 4H-trains
    And it is the DT&I's turn to buy the train it must have
    When the DT&I buys a 6H-train from the bank for $300
    And the IC discards a 4H-train
    Then the IC owns three 4H-trains
    When the DT&I buys a 6H-train from the bank for $300
    And the DT&I buys a 6H-train from the bank for $300
    And the DT&I ends its turn
    And the IC ends its turn
    And the Nickel Plate buys a 6H-train from the bank for $300
    And the Nickel Plate buys a 6H-train from the bank for $300
    And the Nickel Plate buys a 6H-train from the bank for $300
    And the Nickel Plate ends its turn
    And the Monon buys a 10H-train from the bank for $600
    Then it is the DT&I's turn to discard a train
    When the DT&I discards a 6H-train
    And the Nickel Plate discards a 6H-train
    Then the DT&I owns two 6H-trains
    And the Nickel Plate owns two 6H-trains
    And the market holds two 6H-trains
