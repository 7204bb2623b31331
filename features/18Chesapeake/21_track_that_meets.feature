Feature: Track that meets at the side of a hex
  The trains of a company share no track. Where two lines come together at the side of a hex and part again behind it,
  that side is a piece of track of which there is one.

  Background: two lines cross the side between F10 and F12, one from Washington and one to Charlottesville
    Given 3 players at the table in phase 3
    And the C&O is in operation at a par of $80
    And Alice is president of the C&O with 60%
    And #X1 lies on F8, joining S and NE
    And #26 lies on F10, joining S, N and SE
    And #23 lies on F12, joining S, SW and N
    And #8 lies on E13, joining NW and NE
    And #8 lies on G11, joining S and NW
    And #15 lies on G13, joining SW, NW, N and NE
    And #57 lies on D12, joining NW and SE
    And the C&O owns two 2-trains

  @18CH-21-c
  Scenario: Two trains do not cross the same side, even by lines that only meet there
    Given it is the C&O's turn to run its trains
    When the C&O tries to run
      | 2-train | F8 F10 F12 F14 G13  |
      | 2-train | G13 G11 F10 F12 E13 D12 |
    Then it is refused and nothing has changed
    When the C&O runs
      | 2-train | F8 F10 F12 F14 G13 |
    Then the C&O has earned $60
