Feature: The Joliet & Eastern: tiles on C11 and C13
  Its owner may let a company lay a tile on C11, on C13, or on both, besides its own tile. They need not be joined to the track of
  the company, but two of them are joined to each other. With the first of them the Joliet & Eastern closes and blocks no more.

  Background:
    Given 3 players at the table in phase 4H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And the Milwaukee Road is in operation, opened at $80
    And Carol is president of the Milwaukee Road with 60%
    And the Milwaukee Road has $100 in its treasury
    And Bob owns the Joliet & Eastern

  @18GL-4.3-n2b @18GL-4.3-n2d @18GL-4.3-n2f @18GL-4.3-h @18GL-4.3-t2 @reconstruction
  Scenario Outline: A single tile on <hex>, joined to nothing, closes the Joliet & Eastern
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC lays <tile>, by the power of the Joliet & Eastern, with Bob's consent
    Then <lies>
    And the Joliet & Eastern has left the game
    And Bob owns no private company
    And no other player or company has gained or lost money

    Examples:
      | hex | tile                       | lies                            |
      | C11 | #9 on C11, joining N and S | #9 lies on C11, joining N and S |
      | C13 | #4 on C13, joining N and S | #4 lies on C13, joining N and S |

  @18GL-4.3-n2b @18GL-4.3-n2e @reconstruction
  Scenario: Both tiles are laid, joined to each other
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on C11, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    And the IC tries to lay #4 on C13, joining SW and NE, by the power of the Joliet & Eastern, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #4 on C13, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    Then #9 lies on C11, joining N and S
    And #4 lies on C13, joining N and S

  @18GL-4.3-n2b @18GL-4.3-n2e @reconstruction
  Scenario: The tile on C13 may come first
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC lays #4 on C13, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    And the IC tries to lay #8 on C11, joining N and SE, by the power of the Joliet & Eastern, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #7 on C11, joining S and SW, by the power of the Joliet & Eastern, with Bob's consent
    Then #7 lies on C11, joining S and SW

  @18GL-4.3-n2b @reconstruction
  Scenario: Without the consent of its owner the power is not used
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #9 on C11, joining N and S, by the power of the Joliet & Eastern
    Then it is refused and nothing has changed
    When the IC lays #9 on C11, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    Then #9 lies on C11, joining N and S

  @18GL-4.3-n2b @reconstruction
  Scenario: The power is for C11 and C13 only
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #9 on E15, joining NW and SE, by the power of the Joliet & Eastern, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #9 on C11, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    Then #9 lies on C11, joining N and S

  @18GL-4.3-n2d @18GL-4.3-n2a @18GL-4.6.1.1-h @reconstruction
  Scenario: As its own tile the company lays none that is joined to nothing, though the owner agrees
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #9 on C11, joining N and S, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #9 on C11, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    Then #9 lies on C11, joining N and S

  @18GL-4.3-n2c @18GL-4.6.1-b @reconstruction
  Scenario: The tiles come besides the company's own tile
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on C11, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    And the IC lays #4 on C13, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    And the IC lays #9 on E15, joining NW and SE
    Then #9 lies on E15, joining NW and SE
    And 3 tiles lie on the map

  @18GL-4.3-n2c @18GL-4.6.1-b @reconstruction
  Scenario: The tiles of the Joliet & Eastern may follow the company's own
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on E15, joining NW and SE
    And the IC lays #9 on C11, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    Then #9 lies on C11, joining N and S
    And the Joliet & Eastern has left the game

  @18GL-4.3-n2b @18GL-4.3-n2f @18GL-4.3-j @reconstruction
  Scenario: The second tile comes in the same turn or never
    Given the Joliet & Eastern has closed
    And #9 lies on C11, joining N and S
    And it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #4 on C13, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #9 on E15, joining NW and SE
    Then #9 lies on E15, joining NW and SE

  @18GL-4.3-n2f @reconstruction
  Scenario: After a single tile the other hex is open to everybody
    Given #5 lies on C15, joining N and NE
    And it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on C11, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    And the IC lays #4 on C13, joining N and S
    Then #4 lies on C13, joining N and S

  @18GL-4.3-n2b @18GL-4.3-n2c @reading:18GL-Q28=a @reconstruction
  Scenario: By the power no tile is replaced
    Given #9 lies on C11, joining N and S
    And it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #23 on C11, turned 0, by the power of the Joliet & Eastern, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #4 on C13, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    Then #4 lies on C13, joining N and S
    And the Joliet & Eastern has left the game

  @18GL-4.3-n2b @18GL-4.3-n2c @reading:18GL-Q28=b @reconstruction
  Scenario: If the tiles of the Joliet & Eastern may replace others, one is replaced on C11
    Given #9 lies on C11, joining N and S
    And it is the IC's turn to lay track in operating round 2.1
    When the IC lays #23 on C11, turned 0, by the power of the Joliet & Eastern, with Bob's consent
    Then #23 lies on C11, turned 0
    And the Joliet & Eastern has left the game
    When the IC lays #4 on C13, joining N and S, by the power of the Joliet & Eastern, with Bob's consent
    Then #4 lies on C13, joining N and S
