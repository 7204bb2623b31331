Feature: Launches of a long game, in a game
  On the map of five players, which was built by playing.

  @LA-SR.launch-i @LA-SR.launch-h @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q28=a
  Scenario: The president of Adaptive picks an ordinary city
    # 0,0 is a capital, 0,-2 the home of the Tunneling.
    Given the game has been played up to the five players
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Dave passes
    And Erin passes
    And Alice tries to launch the Adaptive at $60, starting in 0,0
    Then it is refused and nothing has changed
    When Alice tries to launch the Adaptive at $60, starting in 0,2
    Then it is refused and nothing has changed
    When Alice launches the Adaptive at $60, starting in -1,2
    Then the Adaptive has a token in -1,2 only
    And Alice has $100

  @LA-SR.launch-h @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Other minors start where it is printed
    Given the game has been played up to the five players
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Dave passes
    And Erin passes
    And Alice tries to launch the Overnight at $60, starting in -1,2
    Then it is refused and nothing has changed
    When Alice launches the Overnight at $60
    Then Alice is president of the Overnight with 40%

  @LA-SR.launch-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q24=a @reading:LA-Q28=a
  Scenario: Adaptive does not start where another minor has a hub
    Given the game has been played up to the five players
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Dave passes
    And Erin passes
    And Alice launches the Overnight at $60
    Then it is Bob's turn to trade
    When Bob opens an auction at $120
    And Carol passes
    And Dave passes
    And Erin passes
    And Alice passes
    And Bob tries to launch the Adaptive at $60, starting in -1,3
    Then it is refused and nothing has changed
    When Bob launches the Adaptive at $60, starting in -1,4
    Then the Adaptive has a token in -1,4 only

  @LA-SR.launch-i @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: Adaptive does not start off the map, in a game
    Given the game has been played up to the five players
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Dave passes
    And Erin passes
    And Alice tries to launch the Adaptive at $60, starting in 12,-9
    Then it is refused and nothing has changed
    When Alice launches the Adaptive at $60, starting in -1,2
    Then the Adaptive has a token in -1,2 only

  @LA-SR.launch-i @LA-SR.launch-h @reading:LA-Q28=b @reading:LA-Q51=a @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario Outline: If any city will do, Adaptive still starts not <where>
    Given the game has been played up to the five players
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Dave passes
    And Erin passes
    And Alice tries to launch the Adaptive at $60, starting in <hex>
    Then it is refused and nothing has changed
    When Alice launches the Adaptive at $60, starting in 0,0
    Then the Adaptive has a token in 0,0 only

    Examples:
      | where                                | hex   |
      | on plain land                        | -3,0  |
      | in the space kept for another minor  | -1,-2 |

  @LA-SR.launch-i @LA-SR.launch-h @reading:LA-Q24=a @reading:LA-Q28=b @reading:LA-Q06=a @reading:LA-Q08=a
  Scenario: If any city will do, Adaptive still does not start where there is no space left
    Given the game has been played up to the five players
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Dave passes
    And Erin passes
    And Alice launches the Overnight at $60
    And Bob opens an auction at $120
    And Carol passes
    And Dave passes
    And Erin passes
    And Alice passes
    And Bob tries to launch the Adaptive at $60, starting in -1,3
    Then it is refused and nothing has changed
    When Bob launches the Adaptive at $60, starting in -1,4
    Then the Adaptive has a token in -1,4 only
