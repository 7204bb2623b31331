Feature: When express trains are for sale
  E trains can be bought once the bank has sold its last 10H.

  @18GL-4.9-a
  Scenario: The first E is for sale after the last 10H
    Given 4 players at the table in phase 10H
    And the IC is in operation, opened at $70
    And Alice is president of the IC with 50%
    And the bank has one 10H-train left
    And the market holds six 6H-trains and three 10H-trains
    And the IC has $2000 in its treasury
    And it is the IC's turn to buy trains
    When the IC tries to buy an E-train from the bank for $800
    Then it is refused and nothing has changed
    When the IC buys a 10H-train from the bank for $600
    And the IC buys an E-train from the bank for $800
    Then the IC owns a 10H-train and an E-train
    And the IC has $600 in its treasury
