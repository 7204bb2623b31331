Feature: Shares of a major that is not the first in the round
  The bounds of issuing and redeeming are the same for every company and at any place in the round.

  Background: Federation, whose turn comes after that of Expansive
    Given 3 players at the table in phase 3
    And the Expansive is in operation, opened at $110
    And Bob is president of the Expansive with 60%
    And the pool holds 20% of the Expansive
    And the Expansive owns a 2-train
    And the Federation has been formed of the Tunneling and the Agricultural and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the pool holds 20% of the Federation
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to issue or redeem shares

  @LA-OR.issue-c @LA-OR.flow-c
  Scenario Outline: With $<treasury> in its treasury a major takes no share back at $100
    Given the Federation has $<treasury> in its treasury
    # No legal twin: it cannot pay for a share.
    When the Federation tries to redeem one share
    Then it is refused and nothing has changed
    When the Federation issues one share
    Then the pool holds 30% of the Federation

    Examples:
      | treasury |
      | 0        |
      | 99       |

  @LA-OR.issue-c
  Scenario: $100 are enough for a share of a major
    Given the Federation has $100 in its treasury
    When the Federation redeems one share
    Then the Federation has $0 in its treasury
    And the pool holds 10% of the Federation

  @LA-OR.issue-a
  Scenario Outline: A major <does> no shares of another major
    Given the International has been formed of the Express and the Suburban and has operated, beginning at $60
    And Alice is president of the International with 40%
    And the pool holds 20% of the International
    And the International owns a 3-train
    When the Federation tries to <do> one share of the International
    Then it is refused and nothing has changed
    When the Federation <does> one share
    Then the pool holds <pool> of the Federation
    And the pool holds 20% of the International

    Examples:
      | do     | does    | pool |
      | issue  | issues  | 30%  |
      | redeem | redeems | 10%  |

  @LA-OR.issue-a @LA-OR.issue-c @reading:LA-Q42=a
  Scenario Outline: A major <does> one share in a turn, not two
    When the Federation tries to <do> two shares
    Then it is refused and nothing has changed
    When the Federation <does> one share
    Then the pool holds <pool> of the Federation

    Examples:
      | do     | does    | pool | clause        |
      | issue  | issues  | 30%  | LA-OR.issue-a |
      | redeem | redeems | 10%  | LA-OR.issue-c |

  @LA-OR.issue-a @reading:LA-Q100=a @reading:LA-Q30=b
  Scenario: Of a major that is second in the round no fifth share is issued into the pool
    Given the pool holds 40% of the Federation
    # No legal twin: the pool takes no more of its shares.
    When the Federation tries to issue one share
    Then it is refused and nothing has changed
    When the Federation redeems one share
    Then the pool holds 30% of the Federation

  @LA-OR.issue-a
  Scenario: Of a major that is second in the round none is issued when its treasury has none left
    Given the pool holds 20% of the Federation
    And Bob holds 20% of the Federation
    And Alice holds 20% of the Federation
    # No legal twin: the treasury has none of its shares.
    When the Federation tries to issue one share
    Then it is refused and nothing has changed
    When the Federation redeems one share
    Then the pool holds 10% of the Federation
    And the Federation's treasury holds 10% of the Federation
