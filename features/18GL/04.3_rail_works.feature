Feature: The Rail Works: two more yellow tiles, or one more replacement
  By its power a company lays two yellow tiles besides its own tile, or replaces one yellow tile by a green one. They need have
  nothing to do with each other, but otherwise the rules for tiles hold, and the ground is paid for. A tile that was laid in
  this turn is not replaced by the power. The Rail Works closes. Whether one yellow tile alone may be laid, the rulebook can be
  read either way.

  Background:
    Given 3 players at the table in phase 4H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $200 in its treasury
    And Bob owns the Rail Works

  @18GL-4.3-n7a @18GL-4.3-n7b @18GL-4.6.1-b @reconstruction
  Scenario: Two yellow tiles that have nothing to do with each other, besides the company's own
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on E15, joining NW and SE, by the power of the Rail Works, with Bob's consent
    And the IC lays #57 on C15, joining NE and SW, by the power of the Rail Works, with Bob's consent
    And the IC lays #9 on F16, joining NW and SE
    Then #9 lies on E15, joining NW and SE
    And #57 lies on C15, joining NE and SW
    And #9 lies on F16, joining NW and SE
    And the IC has $180 in its treasury

  @18GL-4.3-n7a @18GL-4.6.1-b @reconstruction
  Scenario: The tiles of the Rail Works may follow the company's own
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on E15, joining NW and SE
    And the IC lays #57 on C15, joining NE and SW, by the power of the Rail Works, with Bob's consent
    And the IC lays #9 on F16, joining NW and SE, by the power of the Rail Works, with Bob's consent
    Then 3 tiles lie on the map
    And the Rail Works has left the game

  @18GL-4.3-n7a @reconstruction
  Scenario: There is no third tile by the power
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on E15, joining NW and SE, by the power of the Rail Works, with Bob's consent
    And the IC lays #57 on C15, joining NE and SW, by the power of the Rail Works, with Bob's consent
    And the IC tries to lay #9 on F16, joining NW and SE, by the power of the Rail Works, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #9 on F16, joining NW and SE
    Then #9 lies on F16, joining NW and SE

  @18GL-4.3-n7a @reconstruction
  Scenario: The power is lent by its owner
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #9 on E15, joining NW and SE, by the power of the Rail Works
    Then it is refused and nothing has changed
    When the IC lays #9 on E15, joining NW and SE, by the power of the Rail Works, with Bob's consent
    Then #9 lies on E15, joining NW and SE

  @18GL-4.3-n7e @18GL-4.3-h @18GL-4.3-t6 @reconstruction
  Scenario: With two tiles the Rail Works closes
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on E15, joining NW and SE, by the power of the Rail Works, with Bob's consent
    And the IC lays #57 on C15, joining NE and SW, by the power of the Rail Works, with Bob's consent
    Then the Rail Works has left the game
    And Bob owns no private company
    And no other player or company has gained or lost money

  @18GL-4.3-n7a @18GL-4.3-n7e @18GL-4.3-h @18GL-4.3-t6 @reconstruction
  Scenario: Instead one yellow tile is replaced by a green one, and the Rail Works closes
    Given #57 lies on C15, joining NE and SW
    And it is the IC's turn to lay track in operating round 2.1
    When the IC lays #15 on C15, turned 1, by the power of the Rail Works, with Bob's consent
    Then #15 lies on C15, turned 1
    And the Rail Works has left the game
    When the IC lays #9 on E15, joining NW and SE
    Then #9 lies on E15, joining NW and SE

  @18GL-4.3-n7a @reconstruction
  Scenario: After a replacement by the power there is no yellow tile by it
    Given #57 lies on C15, joining NE and SW
    And it is the IC's turn to lay track in operating round 2.1
    When the IC lays #15 on C15, turned 1, by the power of the Rail Works, with Bob's consent
    And the IC tries to lay #9 on E15, joining NW and SE, by the power of the Rail Works, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #9 on E15, joining NW and SE
    Then #9 lies on E15, joining NW and SE

  @18GL-4.3-n7a @reconstruction
  Scenario: After a yellow tile by the power there is no replacement by it
    Given #57 lies on C15, joining NE and SW
    And it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on E15, joining NW and SE, by the power of the Rail Works, with Bob's consent
    And the IC tries to lay #15 on C15, turned 1, by the power of the Rail Works, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #9 on F16, joining NW and SE, by the power of the Rail Works, with Bob's consent
    Then #9 lies on F16, joining NW and SE

  @18GL-4.3-n7c @reconstruction
  Scenario: By the power, too, a tile has to be joined to the company's track
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #9 on F16, joining NW and SE, by the power of the Rail Works, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #9 on E15, joining NW and SE, by the power of the Rail Works, with Bob's consent
    Then #9 lies on E15, joining NW and SE

  @18GL-4.3-n7c @reconstruction
  Scenario: By the power, too, the ground is paid for
    Given #9 lies on E15, joining NW and SE
    And the IC has $20 in its treasury
    And #57 lies on C15, joining NE and SW
    And it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #8 on B16, joining S and NE, by the power of the Rail Works, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #9 on F16, joining NW and SE, by the power of the Rail Works, with Bob's consent
    Then the IC has $0 in its treasury
    And #9 lies on F16, joining NW and SE

  @18GL-4.3-n7d @reconstruction
  Scenario: A tile of this turn is not replaced by the power
    Given #57 lies on G17, joining NW and SE
    And #9 lies on E15, joining NW and SE
    And #9 lies on F16, joining NW and SE
    And it is the IC's turn to lay track in operating round 2.1
    When the IC lays #57 on C15, joining NE and SW
    And the IC tries to lay #15 on C15, turned 1, by the power of the Rail Works, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #15 on G17, turned 2, by the power of the Rail Works, with Bob's consent
    Then #15 lies on G17, turned 2
    And the Rail Works has left the game

  @18GL-4.3-n7a @18GL-4.3-n7e @reading:18GL-Q29=a @reconstruction
  Scenario: One yellow tile may do
    Given #57 lies on C15, joining NE and SW
    And it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on E15, joining NW and SE, by the power of the Rail Works, with Bob's consent
    And the IC lays no track
    Then it is the IC's turn to place a token
    And 2 tiles lie on the map
    And the Rail Works has left the game

  @18GL-4.3-n7a @reading:18GL-Q29=b @reconstruction
  Scenario: If it has to be two yellow tiles, the second one is not left out
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on E15, joining NW and SE, by the power of the Rail Works, with Bob's consent
    And the IC tries to lay no track
    Then it is refused and nothing has changed
    When the IC lays #57 on C15, joining NE and SW, by the power of the Rail Works, with Bob's consent
    And the IC lays no track
    Then it is the IC's turn to place a token

  # Carol's Cleveland & Eastern blocks L14; Bob has the Rail Works, and Alice presides over the Nickel Plate.
  @18GL-4.3-n7a @18GL-4.3-n1a @18GL-4.3-f @reading:18GL-Q26=a @reconstruction
  Scenario: On a hex that a third player blocks both owners have to agree
    Given the Nickel Plate is in operation, opened at $90
    And Alice is president of the Nickel Plate with 60%
    And Carol owns the Cleveland & Eastern
    And it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate tries to lay #GL-V2 on L14, turned 0, by the power of the Rail Works, with Bob's consent
    Then it is refused and nothing has changed
    When the Nickel Plate tries to lay #GL-V2 on L14, turned 0, by the power of the Rail Works, with Carol's consent
    Then it is refused and nothing has changed
    When the Nickel Plate lays #GL-V2 on L14, turned 0, by the power of the Rail Works, with Bob's consent and Carol's
    Then #GL-V2 lies on L14, turned 0
    And the Rail Works has left the game
    And Carol owns the Cleveland & Eastern

  @18GL-4.3-n7a @18GL-4.3-n7c @18GL-4.6.1.1-x @reconstruction
  Scenario: The printed track of Chicago is a yellow tile for the Rail Works, too, and costs $50 to replace
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC lays #GL-C2S on D14, turned 0, by the power of the Rail Works, with Bob's consent
    Then the IC has $150 in its treasury
    And the Rail Works has left the game
    When the IC lays #9 on E15, joining NW and SE
    Then #9 lies on E15, joining NW and SE

  @18GL-4.3-n7a @18GL-4.3-n7d @18GL-4.6.1.1-g @reading:18GL-Q40=a @reconstruction
  Scenario: In its first operating round a company lays its two tiles besides a replacement by the power
    Given the IC has floated, opened at $100
    And #57 lies on C15, joining NE and SW
    And it is the IC's turn to lay track in operating round 2.1
    When the IC lays #9 on E15, joining NW and SE
    And the IC lays #14 on C15, joining N, NE, S and SW, by the power of the Rail Works, with Bob's consent
    And the IC lays #9 on F16, joining NW and SE
    Then the IC has $180 in its treasury
    And 3 tiles lie on the map

  @18GL-4.3-n7c @18GL-4.3-n2a @reconstruction
  Scenario: By the power, too, a blocked hex needs the consent of who blocks it
    Given #5 lies on C15, joining N and NE
    And Carol owns the Joliet & Eastern
    And it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #58 on C13, joining S and NE, by the power of the Rail Works, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #9 on E15, joining NW and SE, by the power of the Rail Works, with Bob's consent
    Then #9 lies on E15, joining NW and SE

  @18GL-4.3-n7c @18GL-4.6.1.1-r @reconstruction
  Scenario Outline: By the power, too, <hex> takes the tile of its kind
    Given it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay <wrong> on <hex>, joining <sides>, by the power of the Rail Works, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays <right> on <hex>, joining <sides>, by the power of the Rail Works, with Bob's consent
    Then <right> lies on <hex>, joining <sides>

    Examples:
      | hex | wrong | right | sides     |
      | E15 | #57   | #9    | NW and SE |
      | C15 | #9    | #57   | NE and SW |

  @18GL-4.3-n7c @18GL-4.6.1.1-u @reconstruction
  Scenario: By the power, too, a tile of which none is left is not laid
    Given #57 lies on each of C7, G11, G17 and J16, joining SW and NE
    And it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #57 on C15, joining SW and NE, by the power of the Rail Works, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #6 on C15, joining S and NE, by the power of the Rail Works, with Bob's consent
    Then 2 of #6 are left

  @18GL-4.3-n7c @18GL-4.6.1.1-s @reconstruction
  Scenario: By the power, too, a replacement keeps the track that is there
    Given #57 lies on C15, joining NE and SW
    And it is the IC's turn to lay track in operating round 2.1
    When the IC tries to lay #619 on C15, turned 0, by the power of the Rail Works, with Bob's consent
    Then it is refused and nothing has changed
    When the IC lays #619 on C15, turned 1, by the power of the Rail Works, with Bob's consent
    Then #619 lies on C15, turned 1

  @18GL-4.3-n7c @18GL-4.6.1.1-l @reconstruction
  Scenario: By the power, too, no track leads into a lake
    Given the LS&I is in operation, opened at $90
    And Bob is president of the LS&I with 60%
    And the LS&I has $100 in its treasury
    And #5 lies on D2, joining NE and SE
    And it is the LS&I's turn to lay track in operating round 2.1
    When the LS&I tries to lay #58 on E3, joining S and NW, by the power of the Rail Works
    Then it is refused and nothing has changed
    When the LS&I lays #3 on E3, joining SW and NW, by the power of the Rail Works
    Then #3 lies on E3, joining SW and NW
