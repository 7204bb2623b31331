Feature: Prices and shares, played from the deal
  A share is worth the number on which its company's marker lies, whatever part of the company it is; a president's
  certificate is two shares.

  @18FL-1.4-a @18FL-1.4-d @18FL-1.4-m @reading:18FL-Q05=a
  Scenario: What a share brings is the number under the marker, which operating changes
    Given the game has been played up to the second operating round
    Then the SR stands at $80
    When the SR runs
      | 2-train | A22 B23 |
    And the SR keeps its revenue
    Then the SR stands at $75
    When the SR ends its turn
    And the ACL runs
      | 2-train | F23 F21 G20 |
    And the ACL keeps its revenue
    And the ACL ends its turn
    And the FEC runs
      | 2-train | I28 J27 K28 |
    And the FEC keeps its revenue
    And the FEC ends its turn
    And Alice sells 20% of the SR
    Then Alice has received $75

  @18FL-1.4-l @18FL-1.4-m @18FL-1.4-a @reading:18FL-Q05=a
  Scenario: A tenth of a company brings the number under its marker, like a fifth of another
    Given the game has been played up to the fourth stock round
    When Alice sells 10% of the SR
    Then Alice has received $100
    And the market holds 10% of the SR
    When Alice passes
    And Bob sells 20% of the FEC
    Then Bob has received $60

  @18FL-1.4-n
  Scenario: A president's certificate is one certificate and two shares
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $70
    Then Alice holds 1 certificate of the SR
    And Alice is president of the SR with 40%
    And Alice has paid $140
    When Bob buys 20% of the SR from the IPO
    Then Bob holds 1 certificate of the SR
    And Bob has paid $70

  @18FL-1.4-k @18FL-1.4-m @18FL-5.1-d @18FL-5.1-f @reading:18FL-Q05=a
  Scenario: A fifth of a company brings the number under its marker
    Given the game has been played up to the third stock round
    When Alice sells 20% of the SR
    Then Alice has received $80
    And the market holds 20% of the SR
    And the SR stands at $75
