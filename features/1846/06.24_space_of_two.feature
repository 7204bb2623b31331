Feature: A city of two spaces, one of them that of a home
  Once the corporation has its token in its home, the other space of the city is open to all.

  Background: Erie, the home of the New York Central, has become a green city; the Grand Trunk comes there from Cleveland
    Given 4 players at the table in phase II, without the ERIE
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 60%
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 60%
    And the GT has $200 in its treasury
    And the GT has a token in E17
    And #293 lies on E17, joining W and E
    And #8 lies on E19, joining W and NE
    And #15 lies on D20, joining SW, NE, E and SE

  @1846-6.24-a @1846-6.2-ae
  Scenario: Beside the home token of a corporation another one has the second space
    Given it is the GT's turn to build
    When the GT places a token in D20
    Then the GT has tokens in B16, E17 and D20 only
    And the GT has paid $80
