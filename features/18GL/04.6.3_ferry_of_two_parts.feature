Feature: The ferry line of two parts
  From Northern Ontario, K1, a line leads to Alpena, J4, and on to Owen Sound, L6. Each part crosses a hex of water of its own. How
  often $50 are due where both are used is open.

  Background: the Grand Trunk, GT, of Toronto, N6, with a token in Traverse City, G5; the line is open, DT&I has its token
    Given 4 players at the table in phase 10H
    And the GT is in operation, opened at $70
    And Alice is president of the GT with 50%
    And the GT has a token in G5
    And the DT&I is in operation, opened at $100
    And Bob is president of the DT&I with 50%
    And #3 lies on L6, joining S and SE
    And #8 lies on M7, joining NW and NE
    And #4 lies on J4, joining NE and SW
    And the ferry line Northern Ontario-Alpena-Owen Sound is open, the DT&I having the ferry marker
    And the GT has $300 in its treasury

  @18GL-4.6.3-m @18GL-4.6.3-b @reading:18GL-Q35=a @reading:18GL-Q35=c @reconstruction
  Scenario: A train that uses both parts pays once
    Given the GT owns a 6H-train
    And it is the GT's turn to run its trains
    When the GT tries to run
      | 6H | N6 M7 L6 |
    Then it is refused and nothing has changed
    When the GT runs
      | 6H | N6 M7 L6 K5 J4 K3 K1 |
    Then the GT has earned $160
    And the GT has $250 in its treasury
    And the DT&I has received $50

  @18GL-4.6.3-m @18GL-4.6.3-b @reading:18GL-Q35=b @reading:18GL-Q39=b @reconstruction
  Scenario: A train that uses both parts pays for each, where every part costs $50
    Given the GT owns a 6H-train
    And it is the GT's turn to run its trains
    When the GT tries to run
      | 6H | N6 M7 L6 |
    # proves 18GL-4.6.3-b
    Then it is refused and nothing has changed
    When the GT runs
      | 6H | N6 M7 L6 K5 J4 K3 K1 |
    Then the GT has earned $160
    And the GT has $200 in its treasury
    And the DT&I has received $100

  @18GL-4.6.3-m @18GL-4.6.3-b @reading:18GL-Q35=b @reading:18GL-Q39=a @reading:18GL-Q39=c @reconstruction
  Scenario: Where every part costs $50, two parts that bring $60 are not used
    Given the GT owns a 6H-train
    And it is the GT's turn to run its trains
    When the GT tries to run
      | 6H | N6 M7 L6 K5 J4 K3 K1 |
    Then it is refused and nothing has changed
    When the GT runs
      | 6H | N6 M7 L6 |
    Then the GT has earned $100
    And the GT has $300 in its treasury

  @18GL-4.6.3-m @18GL-4.6.3-b @reading:18GL-Q35=c @reconstruction
  Scenario: Where a company pays once in its turn, two trains use one part each for $50
    Given the GT owns two 6H-trains
    And #GL-T1 lies on G5, joining S and SE
    And #8 lies on H6, joining NW and NE
    And #9 lies on I5, joining SW and NE
    And it is the GT's turn to run its trains
    When the GT tries to run
      | 6H | N6 M7 L6 K5 J4 |
      | 6H | G5 H6 I5 J4    |
    Then it is refused and nothing has changed
    When the GT runs
      | 6H | N6 M7 L6 K5 J4    |
      | 6H | G5 H6 I5 J4 K3 K1 |
    Then the GT has earned $190
    And the GT has $250 in its treasury
    And the DT&I has received $50

  @18GL-4.6.3-m @18GL-4.6.3-b @reading:18GL-Q35=a @reading:18GL-Q39=b @reconstruction
  Scenario: Two trains that use one part each pay twice, where every train pays
    Given the GT owns two 6H-trains
    And #GL-T1 lies on G5, joining S and SE
    And #8 lies on H6, joining NW and NE
    And #9 lies on I5, joining SW and NE
    And it is the GT's turn to run its trains
    When the GT tries to run
      | 6H | N6 M7 L6 K5 J4 |
      | 6H | G5 H6 I5 J4    |
    # proves 18GL-4.6.3-b
    Then it is refused and nothing has changed
    When the GT runs
      | 6H | N6 M7 L6 K5 J4    |
      | 6H | G5 H6 I5 J4 K3 K1 |
    Then the GT has earned $190
    And the GT has $200 in its treasury
    And the DT&I has received $100

  @18GL-4.6.3-b @18GL-4.6.3-m @reading:18GL-Q35=a @reading:18GL-Q39=a @reading:18GL-Q39=c @reconstruction
  Scenario: Where every train pays, one train uses both parts rather than two of them one each
    Given the GT owns two 6H-trains
    And #GL-T1 lies on G5, joining S and SE
    And #8 lies on H6, joining NW and NE
    And #9 lies on I5, joining SW and NE
    And it is the GT's turn to run its trains
    When the GT tries to run
      | 6H | N6 M7 L6 K5 J4    |
      | 6H | G5 H6 I5 J4 K3 K1 |
    Then it is refused and nothing has changed
    When the GT runs
      | 6H | N6 M7 L6 K5 J4 K3 K1 |
      | 6H | G5 H6 I5 J4          |
    Then the GT has earned $190
    And the GT has $250 in its treasury
    And the DT&I has received $50
