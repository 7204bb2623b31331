Feature: A company issues or redeems shares
  Before it lays track a company may sell shares of its treasury to the bank, which lowers its price one step, or take shares back
  from the bank pool, which leaves the price alone. Both is done at the present price.

  Background: Resourceful, with two shares in its treasury
    Given 3 players at the table in phase 3
    And the Resourceful is in operation, opened at $80
    And Alice is president of the Resourceful with 40%
    And the pool holds 20% of the Resourceful
    And the Resourceful owns a 2-train
    And the Resourceful has $200 in its treasury
    And the Expansive is in operation, opened at $60
    And Bob is president of the Expansive with 60%
    And the Expansive owns a 2-train
    And the Expansive has $200 in its treasury
    And it is the Resourceful's turn to issue or redeem shares

  # ------------------------------------------------------------------------------------------------------------- issuing

  @LA-OR.issue-a @LA-OR.issue-b @reading:LA-Q43=a
  Scenario: A share is issued at the present price, and the price falls a step
    # proves LA-OR.issue-a
    When the Resourceful issues one share
    # proves LA-OR.issue-a
    Then the Resourceful's treasury holds 20% of the Resourceful
    And the pool holds 40% of the Resourceful
    And the Resourceful has received $80
    And no other player or company has gained or lost money
    # proves LA-OR.issue-b
    And the Resourceful stands at $70

  @LA-OR.issue-a @LA-OR.issue-b @reading:LA-Q43=b
  Scenario: If shares bring the price after the fall, one brings a step less
    When the Resourceful issues one share
    Then the Resourceful has received $70
    And the Resourceful stands at $70
    And the pool holds 40% of the Resourceful

  @LA-OR.issue-a @reading:LA-Q43=a
  Scenario: It is the present price that counts, not the starting price
    Given the Resourceful stands at $120
    When the Resourceful issues one share
    Then the Resourceful has received $120
    And the Resourceful stands at $110

  @LA-OR.issue-a
  Scenario: A company has to have the share
    Given Alice is president of the Resourceful with 60%
    And Bob holds 20% of the Resourceful
    # No legal twin: its treasury holds no share.
    When the Resourceful tries to issue one share
    Then it is refused and nothing has changed
    When the Resourceful redeems one share
    Then the Resourceful's treasury holds 20% of the Resourceful

  @LA-OR.issue-a
  Scenario: It issues shares of its own, not of others
    When the Resourceful tries to issue one share of the Expansive
    Then it is refused and nothing has changed
    When the Resourceful issues one share
    Then the pool holds 40% of the Resourceful
    And the Expansive's treasury holds 40% of the Expansive

  @LA-OR.issue-a @LA-OR.issue-b
  Scenario: A major issues shares of 10%
    Given the Federation has been formed of the Tunneling and the Agricultural and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to issue or redeem shares
    When the Federation issues one share
    Then the pool holds 10% of the Federation
    And the Federation's treasury holds 50% of the Federation
    And the Federation stands at $90

  @LA-OR.issue-a @LA-OR.issue-e @reading:LA-Q42=a
  Scenario: One share in a turn
    When the Resourceful tries to issue two shares
    Then it is refused and nothing has changed
    When the Resourceful issues one share
    Then the pool holds 40% of the Resourceful
    When the Resourceful tries to issue one share
    Then it is refused and nothing has changed

  @LA-OR.issue-a @LA-OR.issue-b @LA-OR.issue-e @reading:LA-Q42=b @reading:LA-Q43=a
  Scenario: If their number is open, several are issued at once, and the price falls one step
    Given the Federation has been formed of the Tunneling and the Agricultural and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to issue or redeem shares
    When the Federation issues three shares
    Then the pool holds 30% of the Federation
    And the Federation has received $300
    And the Federation stands at $90

  @LA-OR.issue-a @LA-OR.issue-e @reading:LA-Q42=b @reading:LA-Q43=b
  Scenario: If their number is open and the price after the fall counts, all bring that price
    Given the Federation has been formed of the Tunneling and the Agricultural and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to issue or redeem shares
    When the Federation issues three shares
    Then the Federation has received $270
    And the Federation stands at $90

  @LA-OR.issue-b @reading:LA-Q59=a
  Scenario: A company that issues at $10 closes
    Given the Resourceful stands at $10
    And it is the Resourceful's turn to issue or redeem shares
    When the Resourceful issues one share
    Then the Resourceful is no longer in the game
    And the pool holds a 2-train
    And it is the Expansive's turn to issue or redeem shares

  @LA-OR.issue-b @reading:LA-Q59=b @reading:LA-Q43=a
  Scenario: If no price falls to nothing, one of $10 stays
    Given the Resourceful stands at $10
    And it is the Resourceful's turn to issue or redeem shares
    When the Resourceful issues one share
    Then the Resourceful stands at $10
    And the Resourceful has $210 in its treasury

  # ----------------------------------------------------------------------------------------------------------- the pool

  @LA-OR.issue-a @reading:LA-Q100=a
  Scenario: Of a minor no third share is issued into the pool
    Given the pool holds 40% of the Resourceful
    # No legal twin: the pool takes no more of its shares.
    When the Resourceful tries to issue one share
    Then it is refused and nothing has changed
    When the Resourceful redeems one share
    Then the pool holds 20% of the Resourceful

  @LA-OR.issue-a @reading:LA-Q100=b
  Scenario: If the limit of the pool is one for players, any share of the treasury is issued
    Given the pool holds 40% of the Resourceful
    When the Resourceful issues one share
    Then the pool holds 60% of the Resourceful
    And the Resourceful's treasury holds 0% of the Resourceful

  @LA-OR.issue-a @reading:LA-Q100=a @reading:LA-Q30=b
  Scenario: Of a major no fifth share is issued into the pool
    Given the Federation has been formed of the Tunneling and the Agricultural and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the pool holds 40% of the Federation
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to issue or redeem shares
    # No legal twin: the pool takes no more of its shares.
    When the Federation tries to issue one share
    Then it is refused and nothing has changed
    When the Federation redeems one share
    Then the pool holds 30% of the Federation

  @LA-OR.issue-c
  Scenario: What does not lie in the pool a major does not redeem
    Given the Federation has been formed of the Tunneling and the Agricultural and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to issue or redeem shares
    # No legal twin: there is none in the pool.
    When the Federation tries to redeem one share
    Then it is refused and nothing has changed
    When the Federation issues one share
    Then the pool holds 10% of the Federation

  @LA-OR.issue-a
  Scenario: What is not in its treasury a major does not issue
    Given the Federation has been formed of the Tunneling and the Agricultural and has operated, beginning at $100
    And Carol is president of the Federation with 60%
    And Alice holds 30% of the Federation
    And the pool holds 10% of the Federation
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to issue or redeem shares
    # No legal twin: there is none in its treasury.
    When the Federation tries to issue one share
    Then it is refused and nothing has changed
    When the Federation redeems one share
    Then the Federation's treasury holds 10% of the Federation

  @LA-OR.issue-a @reading:LA-Q100=a
  Scenario: Of a major a fourth share may be issued into the pool
    Given the Federation has been formed of the Tunneling and the Agricultural and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the pool holds 30% of the Federation
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to issue or redeem shares
    When the Federation issues one share
    Then the pool holds 40% of the Federation

  @LA-OR.issue-a @reading:LA-Q100=a @reading:LA-Q30=a
  Scenario: If half may lie in the pool after any sale, a fifth share of a major is issued
    Given the Federation has been formed of the Tunneling and the Agricultural and has operated, beginning at $100
    And Carol is president of the Federation with 40%
    And the pool holds 40% of the Federation
    And the Federation owns a 3-train
    And the Federation has $200 in its treasury
    And it is the Federation's turn to issue or redeem shares
    When the Federation issues one share
    Then the pool holds 50% of the Federation

  # ----------------------------------------------------------------------------------------------------------- redeeming

  @LA-OR.issue-c @LA-OR.issue-d
  Scenario: A share is taken back at the present price, which stays
    # proves LA-OR.issue-c
    When the Resourceful redeems one share
    # proves LA-OR.issue-c
    Then the Resourceful's treasury holds 60% of the Resourceful
    And the pool holds 0% of the Resourceful
    And the Resourceful has paid $80
    And no other player or company has gained or lost money
    # proves LA-OR.issue-d
    And the Resourceful stands at $80

  @LA-OR.issue-c @LA-OR.flow-c
  Scenario Outline: With $<treasury> in the treasury no share is taken back at $80
    Given the Resourceful has $<treasury> in its treasury
    # No legal twin: it cannot pay for a share.
    When the Resourceful tries to redeem one share
    Then it is refused and nothing has changed
    When the Resourceful issues one share
    Then the pool holds 40% of the Resourceful

    Examples:
      | treasury |
      | 0        |
      | 79       |

  @LA-OR.issue-c
  Scenario: $80 are enough
    Given the Resourceful has $80 in its treasury
    When the Resourceful redeems one share
    Then the Resourceful has $0 in its treasury
    And the pool holds 0% of the Resourceful
    And the Resourceful's treasury holds 60% of the Resourceful

  @LA-OR.issue-c
  Scenario: Only what lies in the pool is taken back, not what players hold
    Given the pool holds 0% of the Resourceful
    And Bob holds 20% of the Resourceful
    # No legal twin: the pool holds none of its shares.
    When the Resourceful tries to redeem one share
    Then it is refused and nothing has changed
    When the Resourceful issues one share
    Then the pool holds 20% of the Resourceful
    And Bob holds 20% of the Resourceful

  @LA-OR.issue-c @LA-OR.issue-e @reading:LA-Q42=a
  Scenario: One share is taken back in a turn
    Given the pool holds 40% of the Resourceful
    When the Resourceful tries to redeem two shares
    Then it is refused and nothing has changed
    When the Resourceful redeems one share
    Then the pool holds 20% of the Resourceful
    When the Resourceful tries to redeem one share
    Then it is refused and nothing has changed

  @LA-OR.issue-c @LA-OR.issue-d @LA-OR.issue-e @reading:LA-Q42=b
  Scenario: If their number is open, several are taken back at once
    Given the pool holds 40% of the Resourceful
    When the Resourceful redeems two shares
    Then the pool holds 0% of the Resourceful
    And the Resourceful has paid $160
    And the Resourceful stands at $80

  # ------------------------------------------------------------------------------------------------------ one of the two

  @LA-OR.issue-e
  Scenario: After issuing there is no redeeming
    When the Resourceful issues one share
    Then the pool holds 40% of the Resourceful
    # No legal twin: the step is one of the two.
    When the Resourceful tries to redeem one share
    Then it is refused and nothing has changed

  @LA-OR.issue-e
  Scenario: After redeeming there is no issuing
    When the Resourceful redeems one share
    Then the pool holds 0% of the Resourceful
    # No legal twin: the step is one of the two.
    When the Resourceful tries to issue one share
    Then it is refused and nothing has changed

  @LA-OR.issue-a @LA-OR.flow-g
  Scenario: It may do neither
    When the Resourceful lays #6 on 1,3, joining N and SW
    Then #6 lies on 1,3, joining N and SW
    And the pool holds 20% of the Resourceful
    And the Resourceful's treasury holds 40% of the Resourceful
    And the Resourceful has $200 in its treasury
