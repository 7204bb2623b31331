Feature: Who lays a single blank
  The players lay single blanks one after the other.

  @LA-SU.blank-b
  Scenario Outline: <who> lays none while it is Bob's turn
    Given 3 players at the table in phase 2
    And map piece 03 lies at 0,0, turned 0
    And map piece 170 lies at 1,2, turned 0
    And map piece 160 lies at 3,0, turned 0
    And map piece 04 lies at 6,0, turned 0
    And it is Bob's turn to lay a single blank
    When <who> tries to lay a single blank on 1,1
    Then it is refused and nothing has changed
    When Bob lays a single blank on 1,1
    Then single blanks lie on 1,1 only

    Examples:
      | who   |
      | Alice |
      | Carol |
