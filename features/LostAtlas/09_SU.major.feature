Feature: The majors
  Majors come into the game only in later rounds, when minors merge.

  @LA-SU.major-b
  Scenario: At the start nothing of a major is on sale
    Given a new game of 3 players
    And the pieces of the map are mixed, 160 first
    When Alice lays map piece 160 at 0,0, turned 0
    Then map piece 160 lies at 0,0, turned 0
    And the pool holds 0% of the Conglomerate
    And the pool holds 0% of the Unlimited
    And the Conglomerate has not been formed
