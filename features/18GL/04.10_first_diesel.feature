Feature: When diesel trains are for sale
  D trains can be bought once the bank has sold its last E.

  @18GL-4.10-a
  Scenario: The first D is for sale after the last E
    Given 4 players at the table in phase E
    And the IC is in operation, opened at $70
    And Alice is president of the IC with 50%
    And the bank has one E-train left
    And the market holds four 10H-trains and three E-trains
    And the IC has $2000 in its treasury
    And it is the IC's turn to buy trains
    When the IC tries to buy a D-train from the bank for $1000
    Then it is refused and nothing has changed
    When the IC buys an E-train from the bank for $800
    And the IC buys a D-train from the bank for $1000
    Then the IC owns an E-train and a D-train
    And the IC has $200 in its treasury
