Feature: Upgrading cities
  For the upgrade of a city it is enough that the corporation reaches the city. Whether it could run over the track
  that is added does not matter.

  Background: the GT builds around Indianapolis, G9; Dayton, G13, is full of others
    Given 5 players at the table in phase III
    And the GT is in operation, opened at $100
    And the NYC is in operation, opened at $90
    And the IC is in operation, opened at $80
    And Alice is president of the GT with 40%
    And Bob is president of the NYC with 40%
    And Carol is president of the IC with 40%
    And the GT has $500 in its treasury
    And #57 lies on G9, joining W and E
    And #9 lies on G11, joining W and E
    And the GT has a token in G9
    And it is the GT's turn to build

  # The summary says it again.
  @1846-6.22bis-a @1846-S.TrackToken-b
  Scenario: A full city is upgraded from its end, though the added track lies beyond the tokens of others
    Given #14 lies on G13, joining SW, W, NE and E
    And #14 lies on E11, joining SW, W, NE and E
    And the NYC has a token in G13
    And the IC has a token in G13
    When the GT tries to lay #611 on E11, joining SW, W, NW, NE and E
    Then it is refused and nothing has changed
    When the GT lays #611 on G13, joining SW, W, NW, NE and E
    Then #611 lies on G13, joining SW, W, NW, NE and E
    And the GT has $480 in its treasury

  @1846-6.22bis-a @1846-S.TrackToken-b
  Scenario: A city full of others is out of reach where no track of the corporation leads to it
    Given #57 lies on G13, joining W and E
    And #57 lies on G15, joining W and E
    And the NYC has a token in G13
    And the IC has a token in G15
    When the GT tries to lay #14 on G15, joining SW, W, NE and E
    Then it is refused and nothing has changed
    When the GT lays #14 on G13, joining SW, W, NE and E
    Then #14 lies on G13, joining SW, W, NE and E
    And the NYC has tokens in D20 and G13 only

  @1846-6.22bis-a @1846-S.TrackToken-b
  Scenario: To come up to the hex of a city is not enough, unless the new tile meets the track there
    Given #57 lies on G13, joining SW and NE
    When the GT tries to lay #14 on G13, joining SW, NW, NE and SE
    Then it is refused and nothing has changed
    When the GT lays #15 on G13, joining SW, W, NW and NE
    Then #15 lies on G13, joining SW, W, NW and NE
    And the GT has $480 in its treasury

  @1846-6.22bis-a
  Scenario: Chicago is upgraded by whoever reaches one of its cities
    Given #9 lies on D8, joining W and E
    And the GT has a token in D6 (E)
    When the GT lays #298 on D6, turned 0
    Then #298 lies on D6, turned 0
    And the GT has tokens in B16 and D6 (E) only
    And the GT has $480 in its treasury
