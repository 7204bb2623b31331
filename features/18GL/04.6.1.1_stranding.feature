Feature: No company is cut off before it has operated
  No tile may be laid after which a company that has not operated could never have a route: track from its home to a second
  place. What can still be built counts. By which tiles that is judged, and whether a company has to be public to be
  protected, can be read in several ways.

  Background: the Wabash, at home in St. Louis, B18, has floated; its northern arrow points to B16, the other to C17
    Given 3 players at the table in phase 10H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And the Wabash has floated, opened at $90
    And Bob is president of the Wabash with 60%

  # The brown #39 does not point to St. Louis, and no tile follows it; the two towns of C17 are never replaced.
  @18GL-4.6.1.1-k @reconstruction
  Scenario: A public company is not cut off for good
    Given #39 lies on B16, turned 3
    And #6 lies on C15, joining S and NE
    And it is the IC's turn to lay track
    When the IC tries to lay #55 on C17, turned 5
    Then it is refused and nothing has changed
    When the IC lays #69 on C17, turned 4
    Then #69 lies on C17, turned 4

  @18GL-4.6.1.1-k @reconstruction
  Scenario: A company that has operated has to look after itself
    Given #39 lies on B16, turned 3
    And #6 lies on C15, joining S and NE
    And the Wabash is in operation, opened at $90
    And it is the IC's turn to lay track
    When the IC lays #55 on C17, turned 5
    Then #55 lies on C17, turned 5

  @18GL-4.6.1.1-k @reconstruction
  Scenario: As long as there is another way a company is not cut off
    Given #6 lies on C15, joining S and NE
    And it is the IC's turn to lay track
    When the IC lays #55 on C17, turned 5
    Then #55 lies on C17, turned 5
