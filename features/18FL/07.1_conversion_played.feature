Feature: Conversion, played from the deal
  From phase 3 on a company of five shares that has operated may become one of ten at the beginning of its turn; the
  first 5-train makes ten of all that are left.

  @18FL-7.1-a @18FL-2-h @18FL-8.3-c @reading:18FL-Q05=a
  Scenario: No company converts before phase 3
    Given the game has been played up to the eve of phase 3
    When the FEC tries to convert to ten shares
    Then it is refused and nothing has changed
    When the FEC buys a 3-train from the bank for $200
    And the FEC ends its turn
    And everybody passes
    And the SR converts to ten shares
    Then the SR has 10 shares

  # What becomes of the certificates is said of both sizes at once.
  @18FL-7.1-b @18FL-7.1-c @18FL-6.2-a @18FL-6.2-c @18FL-1.4-l @18FL-1.1-c @reading:18FL-Q05=a
  Scenario: With the conversion each share is half as much, five more lie in the bank, which pays five times the price
    Given the game has been played up to the third operating round
    When the SR converts to ten shares
    Then the SR has received $400
    And the SR has 10 shares
    And Alice is president of the SR with 30%
    And Alice holds 2 certificates of the SR
    And the IPO holds 70% of the SR
    And the IPO holds 7 certificates of the SR
    And the SR stands at $80
    And no other player or company has gained or lost money

  @18FL-7.1-a @18FL-7-h @reading:18FL-Q05=a
  Scenario: A company converts at the beginning of its turn only
    Given the game has been played up to the third operating round
    When the SR lays #4 on B19, joining W and E
    And the SR tries to convert to ten shares
    Then it is refused and nothing has changed
    When the SR runs
      | 2-train | A22 B23     |
      | 2-train | B19 B21 B23 |
    And the SR keeps its revenue
    And the SR ends its turn
    And the ACL converts to ten shares
    Then the ACL has received $350
    And the SR has 5 shares

  @18FL-7.1-a @18FL-6.2-e @reading:18FL-Q05=a
  Scenario: A company does not convert in its first turn
    Given the game has been played up to the fifth stock round
    When Bob buys the president's certificate of the L&N at a par of $70, with five shares
    And Carol buys 20% of the L&N from the IPO
    And everybody passes
    And the SR runs
      | 3-train | B15 B17 B19 B21 B23 |
      | 4-train | A22 B23             |
    And the SR keeps its revenue
    And the SR ends its turn
    And the FEC converts to ten shares
    Then the FEC has received $375
    When the FEC runs
      | 3-train | I28 J27 K28 L27 M26 M24 N23 |
    And the FEC keeps its revenue
    And the FEC ends its turn
    And the L&N tries to convert to ten shares
    Then it is refused and nothing has changed

  @18FL-7.1-d @18FL-2-i @18FL-8.3-k @18FL-7.1-c @reading:18FL-Q05=a
  Scenario: The first 5-train converts a company that has never operated, too, and the bank pays it
    Given the game has been played up to the eve of phase 5
    When the SR buys a 5-train from the bank for $500
    Then the L&N has 10 shares
    And the L&N has received $350
    And the IPO holds 7 certificates of the L&N
    And Carol holds 10% of the L&N

  @18FL-2-h @18FL-7.1-a @reading:18FL-Q05=a
  Scenario: At the beginning of a turn in phase 2 no company converts, in phase 3 any that has operated
    Given the game has been played up to the second operating round
    When the SR tries to convert to ten shares
    Then it is refused and nothing has changed
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    And the SR buys a 2-train from the bank for $100
    And the SR ends its turn
    And the ACL runs
      | 2-train | F23 F21 G20 |
    And the ACL keeps its revenue
    And the ACL buys a 2-train from the bank for $100
    And the ACL ends its turn
    And the FEC runs
      | 2-train | I28 J27 K28 |
    And the FEC keeps its revenue
    And the FEC buys a 3-train from the bank for $200
    And the FEC ends its turn
    And everybody passes
    And the SR converts to ten shares
    Then the SR has 10 shares

  @18FL-7.1-c @18FL-7.1-d @18FL-6.2-p @reading:18FL-Q23=a @reading:18FL-Q05=a
  Scenario: A company that has not floated gets nothing when phase 5 begins
    Given the game has been played up to the fifth stock round
    When Bob buys the president's certificate of the L&N at a par of $70, with five shares
    And everybody passes
    And the SR runs
      | 3-train | A22 B23             |
      | 4-train | B15 B17 B19 B21 B23 |
    And the SR keeps its revenue
    And the SR buys a 5-train from the bank for $500
    Then it is phase 5
    And the L&N has 10 shares
    And the L&N has $0 in its treasury
    And the L&N has not floated
