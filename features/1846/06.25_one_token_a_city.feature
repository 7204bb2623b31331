Feature: One token in a city
  A corporation has no more than one token in a city, however many spaces the city has.

  Background: Dayton, G13, has two spaces
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $100
    And the GT is in operation, opened at $90
    And Alice is president of the NYC with 40%
    And Bob is president of the GT with 40%
    And the NYC has $500 in its treasury
    And the GT has $500 in its treasury
    And #57 lies on G9, joining W and E
    And #9 lies on G11, joining W and E
    And #14 lies on G13, joining SW, W, NE and E
    And it is the NYC's turn to build

  @1846-6.25-a
  Scenario: A second token does not go to the other space of a city
    Given the NYC has a token in G13
    When the NYC tries to place a token in G13
    Then it is refused and nothing has changed
    When the NYC places a token in G9
    Then the NYC has tokens in D20, G13 and G9 only
    And the NYC has $420 in its treasury

  @1846-6.25-a
  Scenario: Nor does it go to the other space of the home city
    Given #619 lies on B16, joining SW, W, NW and E
    And it is the GT's turn to build
    When the GT tries to place a token in B16
    Then it is refused and nothing has changed
    When the GT places a token in C15
    Then the GT has tokens in B16 and C15 only
    And the GT has $420 in its treasury

  @1846-6.25-a
  Scenario: Beside a token of another corporation there is room for one
    Given the GT has a token in G13
    And the NYC has a token in G9
    When the NYC places a token in G13
    Then the NYC has tokens in D20, G9 and G13 only
    And the GT has tokens in B16 and G13 only
    And the NYC has $420 in its treasury
