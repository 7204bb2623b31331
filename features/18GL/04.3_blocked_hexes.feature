Feature: Hexes that private companies block
  As long as the Cleveland & Eastern is open, no tile is laid on L14 or M13 without its owner's consent, not even by the Nickel
  Plate, whose home L14 is. The Joliet & Eastern does the same with C11 and C13. Whether that goes for replacing a tile as well, the
  rulebook can be read either way.

  Background:
    Given 3 players at the table in phase 4H
    And the Nickel Plate is in operation, opened at $100
    And Alice is president of the Nickel Plate with 60%
    And the Nickel Plate has $100 in its treasury
    And the NYC is in operation, opened at $90
    And Alice is president of the NYC with 60%
    And the NYC has $100 in its treasury
    And the Milwaukee Road is in operation, opened at $80
    And Alice is president of the Milwaukee Road with 60%
    And the Milwaukee Road has $100 in its treasury

  @18GL-4.3-n1a @reconstruction
  Scenario: On M13 no first tile is laid without consent
    Given Bob owns the Cleveland & Eastern
    And it is the NYC's turn to lay track in operating round 2.1
    When the NYC tries to lay #56 on M13, turned 4
    Then it is refused and nothing has changed
    When the NYC lays #56 on M13, turned 4, with Bob's consent
    Then #56 lies on M13, turned 4
    And Bob owns the Cleveland & Eastern

  @18GL-4.3-n1a @reconstruction
  Scenario: It is the owner of the Cleveland & Eastern who agrees
    Given Bob owns the Cleveland & Eastern
    And Carol owns the Joliet & Eastern
    And it is the NYC's turn to lay track in operating round 2.1
    When the NYC tries to lay #56 on M13, turned 4, with Carol's consent
    Then it is refused and nothing has changed
    When the NYC lays #56 on M13, turned 4, with Bob's consent
    Then #56 lies on M13, turned 4

  @18GL-4.3-n1a @reconstruction
  Scenario: The owner's own companies build there
    Given Alice owns the Cleveland & Eastern
    And it is the NYC's turn to lay track in operating round 2.1
    When the NYC lays #56 on M13, turned 4
    Then #56 lies on M13, turned 4
    And Alice owns the Cleveland & Eastern

  @18GL-4.3-n1a @reconstruction
  Scenario: When the Cleveland & Eastern has closed, nobody is asked
    Given the Cleveland & Eastern has closed
    And it is the NYC's turn to lay track in operating round 2.1
    When the NYC lays #56 on M13, turned 4
    Then #56 lies on M13, turned 4

  @18GL-4.3-n1a @18GL-4.3-n1b @reading:18GL-Q26=a @reconstruction
  Scenario: The Nickel Plate, too, needs consent to replace the track of its home
    Given Bob owns the Cleveland & Eastern
    And it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate tries to lay #GL-V2 on L14, turned 0
    Then it is refused and nothing has changed
    When the Nickel Plate lays #GL-V2 on L14, turned 0, with Bob's consent
    Then #GL-V2 lies on L14, turned 0

  @18GL-4.3-n1a @18GL-4.3-n1b @reading:18GL-Q26=b @reconstruction
  Scenario: If only first tiles are blocked, the track on L14 is replaced without consent
    Given Bob owns the Cleveland & Eastern
    And it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate lays #GL-V2 on L14, turned 0
    Then #GL-V2 lies on L14, turned 0

  @18GL-4.3-n2a @reconstruction
  Scenario: On C11 no first tile is laid without consent
    Given Bob owns the Joliet & Eastern
    And it is the Milwaukee Road's turn to lay track in operating round 2.1
    When the Milwaukee Road tries to lay #8 on C11, joining N and SE
    Then it is refused and nothing has changed
    When the Milwaukee Road lays #8 on C11, joining N and SE, with Bob's consent
    Then #8 lies on C11, joining N and SE
    And Bob owns the Joliet & Eastern

  @18GL-4.3-n2a @reconstruction
  Scenario: On C13 no first tile is laid without consent
    Given Bob owns the Joliet & Eastern
    And #7 lies on C11, joining S and SE
    And it is the Milwaukee Road's turn to lay track in operating round 2.1
    When the Milwaukee Road tries to lay #4 on C13, joining N and S
    Then it is refused and nothing has changed
    When the Milwaukee Road lays #4 on C13, joining N and S, with Bob's consent
    Then #4 lies on C13, joining N and S
    And Bob owns the Joliet & Eastern

  @18GL-4.3-n2a @reconstruction
  Scenario: Consent to a tile of its own does not use up the Joliet & Eastern, which blocks on
    Given Bob owns the Joliet & Eastern
    And it is the Milwaukee Road's turn to lay track in operating round 2.1
    When the Milwaukee Road lays #7 on C11, joining S and SE, with Bob's consent
    Then Bob owns the Joliet & Eastern
    And #7 lies on C11, joining S and SE

  @18GL-4.3-n2a @reading:18GL-Q26=a @reconstruction
  Scenario: On C11 no tile is replaced without consent
    Given Bob owns the Joliet & Eastern
    And #8 lies on C11, joining N and SE
    And it is the Milwaukee Road's turn to lay track in operating round 2.1
    When the Milwaukee Road tries to lay #25 on C11, turned 5
    Then it is refused and nothing has changed
    When the Milwaukee Road lays #25 on C11, turned 5, with Bob's consent
    Then #25 lies on C11, turned 5

  @18GL-4.3-n2a @reading:18GL-Q26=b @reconstruction
  Scenario: If only first tiles are blocked, the tile on C11 is replaced without consent
    Given Bob owns the Joliet & Eastern
    And #8 lies on C11, joining N and SE
    And it is the Milwaukee Road's turn to lay track in operating round 2.1
    When the Milwaukee Road lays #25 on C11, turned 5
    Then #25 lies on C11, turned 5
