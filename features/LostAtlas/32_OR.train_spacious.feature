Feature: Spacious
  Spacious may have one train more than others, as a minor and in a major.

  @LA-OR.flow-d @LA-OR.train-a
  Scenario Outline: In phase <phase> Spacious may have <many>, and no more
    Given 3 players at the table in phase <phase> of the long game
    And the Spacious is in operation, opened at $90
    And Alice is president of the Spacious with 60%
    And the Spacious owns <owned>
    And the Spacious has $2,000 in its treasury
    And it is the Spacious's turn to buy trains
    When the Spacious buys a <train>-train from the bank for $<price>
    Then the Spacious owns <after>
    When the Spacious tries to buy a <train>-train from the bank for $<price>
    Then it is refused and nothing has changed

    Examples:
      | phase | many         | owned        | train | price | after                    |
      | 2     | three trains | two 2-trains | 2     | 100   | three 2-trains           |
      | 4     | three trains | two 3-trains | 4     | 300   | two 3-trains and a 4-train |
      | 5     | two trains   | a 4-train    | 5     | 450   | a 4-train and a 5-train  |

  @LA-OR.flow-d @LA-OR.train-a
  Scenario Outline: A major formed of Spacious may have <many> in phase <phase>, and no more
    Given 3 players at the table in phase <phase> of the long game
    And the Federation has been formed of the Spacious and the Express and has operated, beginning at $90
    And Alice is president of the Federation with 50%
    And the Federation owns <owned>
    And the Federation has $2,000 in its treasury
    And it is the Federation's turn to buy trains
    When the Federation buys a <train>-train from the bank for $<price>
    Then the Federation owns <after>
    When the Federation tries to buy a <train>-train from the bank for $<price>
    Then it is refused and nothing has changed

    Examples:
      | phase | many         | owned                         | train | price | after                                   |
      | 3     | five trains  | two 2-trains and two 3-trains | 3     | 200   | two 2-trains and three 3-trains         |
      | 4     | four trains  | three 3-trains                | 4     | 300   | three 3-trains and a 4-train            |
      | 5     | three trains | a 3-train and a 4-train       | 5     | 450   | a 3-train, a 4-train and a 5-train      |

  @LA-OR.flow-d @LA-EX.out-e @reading:LA-Q83=a
  Scenario: Spacious gives up a train less than others
    Given 3 players at the table in phase 4 of the long game
    And the Spacious is in operation, opened at $90
    And Alice is president of the Spacious with 60%
    And the Spacious owns two 3-trains and a 4-train
    And the Tunneling is in operation, opened at $80
    And Bob is president of the Tunneling with 60%
    And the Tunneling owns no trains
    And the Tunneling has $500 in its treasury
    And the bank has no 4-trains left
    And it is the Tunneling's turn to buy trains
    When the Tunneling buys a 5-train from the bank for $450
    Then it is phase 5
    And it is the Spacious's turn to discard a train
    When the Spacious discards a 3-train
    Then the Spacious owns a 3-train and a 4-train
    And the pool holds a 3-train
