Feature: How many 10H-trains there are
  When phase 10H has begun, and CONRAIL has been formed or not, the companies are counted that there are or may still be:
  seven or more leave four 10H-trains in the game, six or five three, fewer two. The one just bought is one of them.

  Background:
    Given 4 players at the table in phase 6H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 50%
    And the IC has $2,000 in its treasury
    And the IC owns a 6H-train
    And the bank has no 6H-trains left
    And it is the IC's turn to buy trains

  @18GL-4.5.1.2-ay @18GL-4.5.1.2-ba @18GL-4.5.1.2-be
  Scenario: All eleven companies count, though only one is public
    When the IC buys a 10H-train from the bank for $600
    Then the bank has three 10H-trains left
    And no 10H-trains have left the game

  # many clauses: each row of the table is one of its own
  @reading:18GL-Q191=a
  @18GL-4.5.1.2-ay @18GL-4.5.1.2-az @18GL-4.5.1.2-ba @18GL-4.5.1.2-bb @18GL-4.5.1.2-bc @18GL-4.5.1.2-bd
  Scenario Outline: Seven companies leave four 10H-trains, six or five three, four or fewer two
    Given <gone> are no longer in the game
    When the IC buys a 10H-train from the bank for $600
    Then the bank has <left> 10H-trains left
    And <out> 10H-trains have left the game

    Examples: of eleven companies
      | clause          | gone                                                                       | left  | out |
      | 18GL-4.5.1.2-ba | the B&O, the NYC and the PRR                                               | three | no  |
      | 18GL-4.5.1.2-ba | the B&O, the NYC, the PRR and the GT                                       | three | no  |
      | 18GL-4.5.1.2-bb | the B&O, the NYC, the PRR, the GT and the Monon                            | two   | 1   |
      | 18GL-4.5.1.2-bc | the B&O, the NYC, the PRR, the GT, the Monon and the DT&I                  | two   | 1   |
      | 18GL-4.5.1.2-bd | the B&O, the NYC, the PRR, the GT, the Monon, the DT&I and the LS&I        | 1     | 2   |
      | 18GL-4.5.1.2-bd | the B&O, the NYC, the PRR, the GT, the Monon, the DT&I, the LS&I and the Wabash | 1 | 2   |

  @18GL-4.5.1.2-ay @18GL-4.5.1.2-be
  Scenario Outline: Companies that have started count like those that have not
    Given the B&O, the NYC, the PRR and the GT are no longer in the game
    And the DT&I and the LS&I <began>, opened at $90
    And Bob is president of the DT&I with 50%
    And Carol is president of the LS&I with 50%
    And the DT&I owns <trains>
    And the LS&I owns <trains>
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has not been formed
    And the bank has three 10H-trains left

    Examples:
      | began            | trains      |
      | have floated     | no trains   |
      | are in operation | a 6H-train  |

  @18GL-4.5.1.2-ay @18GL-4.5.1.2-az
  Scenario Outline: Those that have merged do not count any more, and CONRAIL counts as one
    Given <gone> are no longer in the game
    And the DT&I and the LS&I are in operation, opened at $90
    And Bob is president of the DT&I with 50%
    And Carol is president of the LS&I with 50%
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the LS&I
    And the bank has <left> 10H-trains left

    Examples:
      | gone                                             | left  |
      | the B&O, the NYC and the PRR                     | three |
      | the B&O, the NYC, the PRR and the GT             | two   |
      | the B&O, the NYC, the PRR, the GT and the Monon  | two   |
      | the B&O, the NYC, the PRR, the GT, the Monon and the Wabash | 1 |

  @18GL-4.5.1.2-az @reading:18GL-Q191=a
  Scenario: With two 10H-trains the E-trains follow the second one
    Given the B&O, the NYC, the PRR, the GT, the Monon, the DT&I and the LS&I are no longer in the game
    And the IC owns no trains
    When the IC buys a 10H-train from the bank for $600
    And the IC buys a 10H-train from the bank for $600
    Then it is phase 10H
    And the next train of the bank is an E-train

  @18GL-4.5.1.2-ay @18GL-4.5.1.2-az @18GL-4.5.1.2-bb @18GL-4.5.1.2-bd @reading:18GL-Q191=b
  Scenario Outline: A CONRAIL that may still be formed when phase E begins counts as one
    Given <gone> are no longer in the game
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has not been formed
    And the bank has <left> 10H-trains left

    Examples: of eleven companies
      | gone                                                                           | left  |
      | the B&O, the NYC, the PRR, the GT and the Monon                                | three |
      | the B&O, the NYC, the PRR, the GT, the Monon and the DT&I                      | two   |
      | the B&O, the NYC, the PRR, the GT, the Monon, the DT&I and the LS&I            | two   |
      | the B&O, the NYC, the PRR, the GT, the Monon, the DT&I, the LS&I and the Wabash | 1    |
