Feature: Bids for a minor among two players
  Two players bid like three: one after the other, in units of $5.

  Background:
    Given 2 players at the table in phase 2
    And the charters lie in columns
      | Agricultural | Suburban |

  @LA-SR.auction-b
  Scenario: Of two players, too, nobody bids $127 after $120
    When Alice opens an auction at $120
    And Bob tries to bid $127
    Then it is refused and nothing has changed
    When Bob bids $125
    And Alice passes
    Then it is Bob's turn to launch a minor for $125
