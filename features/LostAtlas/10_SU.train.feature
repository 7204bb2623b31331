Feature: The stack of trains
  The trains lie in one stack from the lowest price to the highest. In the short game one train of each type is left out,
  but none of the 7/∞-trains; and one 3-train is for five players only.

  @LA-SU.train-a @LA-SU.train-b @LA-SU.train-c @LA-SU.train-d @LA-SU.train-e @reading:LA-Q17=a
  Scenario Outline: Five players have one 3-train more
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
      | short | 4       | 6  | 4  | 3  | 2  | 1  | 7  |
      | long  | 3       | 7  | 5  | 4  | 3  | 2  | 7  |
      | long  | 4       | 7  | 5  | 4  | 3  | 2  | 7  |
      | long  | 5       | 7  | 6  | 4  | 3  | 2  | 7  |

  @LA-SU.train-a @LA-SU.train-b @LA-SU.train-c @LA-SU.train-d @LA-SU.train-e @reading:LA-Q17=b
  Scenario Outline: Four and five players have one 3-train and one 6-train more
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
      | short | 3       | 6  | 4  | 3  | 2  | 1  | 7  |
      | short | 4       | 6  | 5  | 3  | 2  | 2  | 7  |
      | long  | 3       | 7  | 5  | 4  | 3  | 2  | 7  |
      | long  | 4       | 7  | 6  | 4  | 3  | 3  | 7  |
      | long  | 5       | 7  | 6  | 4  | 3  | 3  | 7  |
      | short | 2       | 6  | 4  | 3  | 2  | 1  | 7  |

  @LA-SU.train-a @LA-SU.train-b @LA-SU.train-c @LA-SU.train-d @LA-SU.train-e @reading:LA-Q17=c
  Scenario Outline: The 3-train for five players is one of five
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
      | short | 4       | 6  | 3  | 3  | 2  | 1  | 7  |
      | long  | 3       | 7  | 4  | 4  | 3  | 2  | 7  |
      | long  | 5       | 7  | 5  | 4  | 3  | 2  | 7  |
      | short | 2       | 6  | 3  | 3  | 2  | 1  | 7  |
      | long  | 4       | 7  | 4  | 4  | 3  | 2  | 7  |

  @LA-SU.train-a @LA-SU.train-b @LA-SU.train-c @LA-SU.train-d @LA-SU.train-e @reading:LA-Q17=d
  Scenario Outline: Four and five players have one 3-train and one 5-train more
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
      | short | 3       | 6  | 4  | 3  | 2  | 1  | 7  |
      | short | 4       | 6  | 5  | 3  | 3  | 1  | 7  |
      | long  | 3       | 7  | 5  | 4  | 3  | 2  | 7  |
      | long  | 5       | 7  | 6  | 4  | 4  | 2  | 7  |
      | short | 2       | 6  | 4  | 3  | 2  | 1  | 7  |
      | long  | 4       | 7  | 6  | 4  | 4  | 2  | 7  |
