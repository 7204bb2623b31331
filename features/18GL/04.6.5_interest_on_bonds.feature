Feature: Interest on bonds
  Each bond outside its treasury costs CONRAIL $10 in each of its turns: its owner gets them, or the bank for a bond in the
  open market. What the treasury cannot pay is held back of the earnings; if that is not enough more money is raised.

  Background: CONRAIL has been formed of five companies; the Illinois Central, IC, operates after it
    Given 4 players at the table in phase 10H
    And the IC is in operation, opened at $60
    And the IC owns a 10H-train
    And Dave is president of the IC with 50%
    And CONRAIL has been formed of the B&O, the NYC, the PRR, the DT&I and the LS&I and has operated, beginning at $140
    And CONRAIL owns a 10H-train
    And Alice is president of CONRAIL with 40%
    And Bob holds 25% of CONRAIL
    And Carol holds 35% of CONRAIL

  @18GL-4.6.5-a @18GL-4.6.5-c @18GL-4.5.1.2-av
  Scenario Outline: With <alice>, and <bob> of Bob's, CONRAIL pays $10 to the owner of each
    Given Alice has <alice>
    And Bob has <bob>
    And CONRAIL has $320 in its treasury
    And it is CONRAIL's turn to lay track
    When CONRAIL runs no train
    # proves 18GL-4.6.5-a 18GL-4.5.1.2-av
    Then Alice has received <a>
    # proves 18GL-4.6.5-a
    And Bob has received <b>
    # proves 18GL-4.6.5-a 18GL-4.6.5-c
    And CONRAIL has paid <both>
    # proves 18GL-4.6.5-a
    And no other player or company has gained or lost money

    Examples:
      | alice   | bob     | a   | b   | both |
      | 1 bond  | no bonds | $10 | $0  | $10  |
      | 2 bonds | 3 bonds | $20 | $30 | $50  |
      | 4 bonds | 6 bonds | $40 | $60 | $100 |

  @18GL-4.6.5-b
  Scenario Outline: For <market> in the open market CONRAIL pays <paid> to the bank
    Given there are <market> in the open market
    And Alice has 2 bonds
    And CONRAIL has $320 in its treasury
    And it is CONRAIL's turn to lay track
    When CONRAIL runs no train
    Then Alice has received $20
    # proves 18GL-4.6.5-b
    And CONRAIL has paid <paid>
    # proves 18GL-4.6.5-b
    And no other player or company has gained or lost money

    Examples:
      | market  | paid |
      | 1 bonds | $30  |
      | 5 bonds | $70  |

  @18GL-4.6.5-c
  Scenario: Bonds in the treasury cost nothing
    Given Alice has 1 bond
    And CONRAIL has nine bonds in its treasury
    And CONRAIL has $100 in its treasury
    And it is CONRAIL's turn to lay track
    When CONRAIL runs no train
    Then CONRAIL has $90 in its treasury
    And Alice has received $10
    And no other player or company has gained or lost money

  @18GL-4.6.5-a @18GL-4.6.4-a
  Scenario: Loans cost their interest besides
    Given CONRAIL has 1 loan
    And Alice has 2 bonds
    And there are 8 bonds in the open market
    And CONRAIL has $320 in its treasury
    And it is CONRAIL's turn to lay track
    When CONRAIL runs no train
    Then Alice has received $20
    And CONRAIL has $170 in its treasury
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------------- held back earnings

  @18GL-4.6.5-d @reading:18GL-Q54=a @reconstruction
  Scenario Outline: With <treasury> and five bonds issued CONRAIL may pay out <dividend> of $70
    Given #57 lies on D2, joining NE and SW
    And Alice has 2 bonds
    And there are 3 bonds in the open market
    And CONRAIL has <treasury> in its treasury
    And it is CONRAIL's turn to run its trains
    When CONRAIL runs
      | 10H | D2 E1 |
    Then Alice has received $20
    And CONRAIL has <left> in its treasury
    And no other player or company has gained or lost money
    And it is CONRAIL's turn to distribute <dividend>

    Examples:
      | treasury | left | dividend |
      | $60      | $10  | $70      |
      | $50      | $0   | $70      |
      | $40      | $0   | $60      |
      | $0       | $0   | $20      |

  @18GL-4.6.5-d @reading:18GL-Q54=b @reconstruction
  Scenario: Earnings that have to help are all kept
    Given #57 lies on D2, joining NE and SW
    And Alice has 2 bonds
    And there are 3 bonds in the open market
    And CONRAIL has $40 in its treasury
    And it is CONRAIL's turn to run its trains
    When CONRAIL runs
      | 10H | D2 E1 |
    Then CONRAIL has $60 in its treasury
    And Alice has received $20
    And no other player or company has gained or lost money

  # --------------------------------------------------------------------------------------------- still too little

  @18GL-4.6.5-e @18GL-4.7.4-b @18GL-4.7.4-d @reading:18GL-Q180=a
  Scenario: What neither treasury nor earnings pay is raised by a bond
    Given Alice has 3 bonds
    And CONRAIL has $29 in its treasury
    And it is CONRAIL's turn to lay track
    When CONRAIL runs no train
    Then it is CONRAIL's turn to find $30 for interest
    When CONRAIL tries to issue 2 bonds
    Then it is refused and nothing has changed
    When CONRAIL issues 1 bond
    Then there is 1 bond in the open market
    And Alice has received $30
    And CONRAIL has received $70
    And CONRAIL has no loans
    And no other player or company has gained or lost money

  @18GL-4.6.5-e @18GL-4.6.5-a @18GL-4.7.4-b @reading:18GL-Q180=b
  Scenario: A bond issued for interest costs $10 at once
    Given Alice has 3 bonds
    And CONRAIL has $29 in its treasury
    And it is CONRAIL's turn to lay track
    When CONRAIL runs no train
    And CONRAIL issues 1 bond
    Then Alice has received $30
    And CONRAIL has $89 in its treasury
    And no other player or company has gained or lost money

  @18GL-4.6.5-e @18GL-4.7.4-e @18GL-4.7.4-a @18GL-4.8-a
  Scenario: No loan is taken for interest while there are bonds to issue
    Given Alice has 3 bonds
    And CONRAIL has $20 in its treasury
    And the IC has 1 loan
    And it is CONRAIL's turn to lay track
    When CONRAIL runs no train
    And CONRAIL tries to take a loan
    Then it is refused and nothing has changed
    When CONRAIL issues 1 bond
    Then there is 1 bond in the open market
    When CONRAIL ends its turn
    And the IC runs no train
    And the IC takes a loan
    Then the IC has 2 loans

  @18GL-4.6.5-e @18GL-4.8-a @18GL-4.7.4-e @reading:18GL-Q180=a
  Scenario: When all bonds have been issued a loan is taken
    Given Alice has 3 bonds
    And there are 7 bonds in the open market
    And CONRAIL has $90 in its treasury
    And it is CONRAIL's turn to lay track
    When CONRAIL runs no train
    Then it is CONRAIL's turn to find $100 for interest
    When CONRAIL takes a loan
    Then CONRAIL has 1 loan
    And CONRAIL has $490 in its treasury
    And Alice has received $30
    And no other player or company has gained or lost money
