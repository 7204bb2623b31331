Feature: Abilities that concern trains
  Spacious may have one train more than others, as a minor and in a major. Trains of Resourceful that rust run once more;
  until then they count for no limit, cannot be sold and cannot be returned for an ∞-train.

  # ----------------------------------------------------------------------------------------------------------- Spacious

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

  # -------------------------------------------------------------------------------------------------------- Resourceful
