Feature: The stack of trains in the second printing
  One 3-train and one 6-train are for four and five players only. In the short game one train of each type is left out besides,
  but none of the 7/∞-trains.

  @since:2 @LA-SU.train-d @LA-SU.train-e @LA-SU.train-a @LA-SU.train-b @LA-SU.train-c
  Scenario Outline: In the <mode> game <players> players have <3s> 3-trains and <6s> 6-trains
    Given a new <mode> game of <players> players
    And the pieces of the map are mixed, 160 first
    When Alice lays map piece 160 at 0,0, turned 0
    Then 1 map piece lies on the map
    And the bank has <2s> 2-trains left
    And the bank has <3s> 3-trains left
    And the bank has <4s> 4-trains left
    And the bank has <5s> 5-trains left
    And the bank has <6s> 6-trains left
    And the bank has <7s> 7-trains left
    And the next train of the bank is a 2-train

    Examples:
      | mode  | players | 2s | 3s | 4s | 5s | 6s | 7s |
      | short | 2       | 6  | 4  | 3  | 2  | 1  | 7  |
      | short | 3       | 6  | 4  | 3  | 2  | 1  | 7  |
      | short | 4       | 6  | 5  | 3  | 2  | 2  | 7  |
      | long  | 3       | 7  | 5  | 4  | 3  | 2  | 7  |
      | long  | 4       | 7  | 6  | 4  | 3  | 3  | 7  |
      | long  | 5       | 7  | 6  | 4  | 3  | 3  | 7  |
