Feature: The companies
  A company is founded once half of its shares are sold in a stock round; from then on it operates: it owns trains, runs them
  and pays what they earn to its shareholders. Each has its home and its number of tokens, the home token among them. Some homes
  are places of two hexes, and the Wabash chooses between two.

  # Each row of the table is a clause of its own.
  @18GL-4.5-t1 @18GL-4.5-t2 @18GL-4.5-t4 @18GL-4.5-t5 @18GL-4.5-t6 @18GL-4.5-t7 @18GL-4.5-t8 @18GL-4.5-t9 @18GL-4.5-t10 @18GL-4.5-t11 @reading:18GL-Q41=a
  Scenario Outline: The <company> has its home token in <home>, and <left> besides
    Given 3 players at the table in phase 2H
    And the <company> has started, opened at $70
    And Bob is president of the <company> with 40%
    When Alice buys 10% of the <company> from the IPO
    Then the <company> has a token in <home> only
    And the <company> has <left> left

    Examples:
      | company        | home | left     | clause       |
      | B&O            | L20  | 3 tokens | 18GL-4.5-t1  |
      | NYC            | N12  | 3 tokens | 18GL-4.5-t2  |
      | PRR            | N18  | 3 tokens | 18GL-4.5-t4  |
      | IC             | D14  | 1 token  | 18GL-4.5-t5  |
      | Milwaukee Road | D12  | 2 tokens | 18GL-4.5-t6  |
      | Nickel Plate   | L14  | 2 tokens | 18GL-4.5-t7  |
      | GT             | N6   | 2 tokens | 18GL-4.5-t8  |
      | Monon          | H20  | 2 tokens | 18GL-4.5-t9  |
      | DT&I           | J12  | 2 tokens | 18GL-4.5-t10 |
      | LS&I           | D2   | 1 token  | 18GL-4.5-t11 |

  @18GL-4.5-t3 @18GL-4.4-g @18GL-4.5-d @reading:18GL-Q41=a
  Scenario Outline: The Wabash has its home token in <home>, and two besides
    Given 3 players at the table in phase 2H
    And the Wabash has started, opened at $70
    And Bob is president of the Wabash with 40%
    When Alice buys 10% of the Wabash from the IPO
    And the Wabash places a token in <home>
    Then the Wabash has a token in <home> only
    And the Wabash has 2 tokens left

    Examples:
      | home |
      | B18  |
      | C19  |

  @18GL-4.5-t1 @reading:18GL-Q41=b
  Scenario: If the home token comes on top, the B&O has four besides
    Given 3 players at the table in phase 2H
    And the B&O has started, opened at $70
    And Bob is president of the B&O with 40%
    When Alice buys 10% of the B&O from the IPO
    Then the B&O has a token in L20 only
    And the B&O has 4 tokens left

  @18GL-4.5-a
  Scenario: A company buys trains, and pays what they earn to its shareholders
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the IC owns a 2H-train
    And the IC has $150 in its treasury
    And the shares are held thus
      | IC | president Bob 40% | Alice 20% |
    And it is the IC's turn to distribute $50
    When the IC pays out its revenue
    Then Bob has received $20
    And Alice has received $10
    When the IC buys a 2H-train from the bank for $100
    Then the IC owns two 2H-trains
