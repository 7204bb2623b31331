Feature: Track that meets at the side of a hex
  The trains of a corporation share no track. Where two lines come together at the side of a hex and part again behind it,
  that side is a piece of track of which there is one.

  Background: two lines cross the side between E13 and E15, one to Cleveland and one to Toledo
    Given 5 players at the table in phase II
    And the NYC is in operation, opened at $100
    And Alice is president of the NYC with 60%
    And the NYC has tokens in E17 and D14
    And #57 lies on E11, joining W and E
    And #26 lies on E13, joining W, NE and E
    And #23 lies on E15, joining W, E and SE
    And #293 lies on E17, joining W and E
    And #57 lies on D14, joining SW and NE
    And #8 lies on F16, joining SW and NW
    And #57 lies on G15, joining SW and NE
    And the NYC owns two 2-trains

  @1846-6.3-o @reading:1846-Q63=a
  Scenario: Two trains do not cross the same side, even by lines that only meet there
    Given it is the NYC's turn to run its trains
    When the NYC tries to run
      | 2-train | E11 E13 E15 E17     |
      | 2-train | D14 E13 E15 F16 G15 |
    Then it is refused and nothing has changed
    When the NYC runs
      | 2-train | E11 E13 E15 E17 |
    Then the NYC has earned $60
