Feature: The companies, played from the deal
  Alice starts a company and buys it up to the half of its shares while the others look on. With the fifth share it is public
  and has its home token.

  # a row a company
  @18GL-1.3-i @18GL-4.5-t1 @18GL-4.5-t2 @18GL-4.5-t6 @18GL-4.5-t8 @18GL-4.5-t9 @18GL-4.5-t10 @18GL-4.5-t11 @reading:18GL-Q41=a
  Scenario Outline: The <company> begins in <home> and has <left> more tokens
    Given the game has been played up to the sale of the last private company
    When Alice buys the president's certificate of the <company> at a par of $60
    And Bob passes
    And Carol passes
    And Alice buys 10% of the <company> from the IPO
    And Bob passes
    And Carol passes
    And Alice buys 10% of the <company> from the IPO
    And Bob passes
    And Carol passes
    And Alice buys 10% of the <company> from the IPO
    Then the <company> has $300 in its treasury
    And the <company> has a token in <home> only
    And the <company> has <left> tokens left

    Examples:
      | clause       | company        | home | left |
      | 18GL-4.5-t1  | B&O            | L20  | 3    |
      | 18GL-4.5-t2  | NYC            | N12  | 3    |
      | 18GL-4.5-t6  | Milwaukee Road | D12  | 2    |
      | 18GL-4.5-t8  | GT             | N6   | 2    |
      | 18GL-4.5-t9  | Monon          | H20  | 2    |
      | 18GL-4.5-t10 | DT&I           | J12  | 2    |
      | 18GL-4.5-t11 | LS&I           | D2   | 1    |

  @18GL-4.5-t3 @18GL-4.5-d @18GL-4.4-g @reading:18GL-Q41=a
  Scenario Outline: The Wabash picks one of its two homes, <home>
    Given the game has been played up to the sale of the last private company
    When Alice buys the president's certificate of the Wabash at a par of $60
    And Bob passes
    And Carol passes
    And Alice buys 10% of the Wabash from the IPO
    And Bob passes
    And Carol passes
    And Alice buys 10% of the Wabash from the IPO
    And Bob passes
    And Carol passes
    And Alice buys 10% of the Wabash from the IPO
    Then it is the Wabash's turn to place its home token
    When the Wabash tries to place a token in D14
    Then it is refused and nothing has changed
    When the Wabash places a token in <home>
    Then the Wabash has a token in <home> only
    And the Wabash has 2 tokens left
    And the Wabash has $300 in its treasury

    Examples:
      | home |
      | B18  |
      | C19  |
