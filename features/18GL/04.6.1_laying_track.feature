Feature: How many tiles a company lays
  In the first step of its turn a company may lay one yellow tile, or replace one tile by the next colour. In the first
  operating round after it has become public it may lay two yellow tiles, or replace one. Nobody has to build, and
  what a private company allows comes on top.

  Background: the Illinois Central, IC, in the southern half of Chicago, D14, with track to the south-east
    Given 3 players at the table in phase 4H
    And Alice is president of the IC with 60%
    And the IC has $500 in its treasury

  Rule: in every operating round but the first

    Background: the IC has operated before
      Given the IC is in operation, opened at $100
      And #9 lies on E15, joining NW and SE
      And it is the IC's turn to lay track

    @18GL-4.6.1-a @18GL-4.6.1.1-f @reconstruction
    Scenario: One yellow tile is laid in a turn, and no second one
      When the IC lays #57 on C15, joining SW and NE
      Then #57 lies on C15, joining SW and NE
      And 3 of #57 are left
      When the IC tries to lay #9 on F16, joining NW and SE
      Then it is refused and nothing has changed

    @18GL-4.6.1-a @18GL-4.6.1.1-f @18GL-4.6.1.1-a @reconstruction
    Scenario: One tile is replaced in a turn, and no second one
      Given #57 lies on C15, joining SW and NE
      When the IC lays #24 on E15, joining NW, NE and SE
      Then #24 lies on E15, joining NW, NE and SE
      When the IC tries to lay #14 on C15, turned 0
      Then it is refused and nothing has changed

    @18GL-4.6.1.1-f @18GL-4.6.1-a @reconstruction
    Scenario: After a replacement no yellow tile is laid
      When the IC lays #24 on E15, joining NW, NE and SE
      Then #24 lies on E15, joining NW, NE and SE
      When the IC tries to lay #57 on C15, joining SW and NE
      Then it is refused and nothing has changed

    @18GL-4.6.1.1-f @18GL-4.6.1-a @reconstruction
    Scenario: After a yellow tile no tile is replaced
      When the IC lays #57 on C15, joining SW and NE
      Then #57 lies on C15, joining SW and NE
      When the IC tries to lay #24 on E15, joining NW, NE and SE
      Then it is refused and nothing has changed

    @18GL-4.6.1.1-f @18GL-4.6.1-a @reconstruction
    Scenario: The green tile that covers the printed track of Chicago is a replacement, too
      When the IC lays #GL-C2S on D14, joining S, SW, N and SE
      Then #GL-C2S lies on D14, joining S, SW, N and SE
      When the IC tries to lay #57 on C15, joining SW and NE
      Then it is refused and nothing has changed

    @18GL-4.6.1-a @reconstruction
    Scenario: A company need not build
      Given #57 lies on C15, joining SW and NE
      And it is the IC's turn to lay track
      When the IC lays no track
      Then 2 tiles lie on the map
      When the IC places a token in C15
      Then the IC has tokens in D14 and C15 only

  Rule: in the first operating round after the company has become public

    Background: the IC is public and has yet to operate
      Given the IC has floated, opened at $100
      And #9 lies on E15, joining NW and SE
      And it is the IC's turn to lay track

    @18GL-4.6.1.1-g @18GL-4.6.1-a @reconstruction
    Scenario: Two yellow tiles are laid, and no third
      When the IC lays #57 on C15, joining SW and NE
      And the IC lays #9 on F16, joining NW and SE
      Then #57 lies on C15, joining SW and NE
      And #9 lies on F16, joining NW and SE
      When the IC tries to lay #9 on B16, joining N and S
      Then it is refused and nothing has changed
      When the IC tries to lay #24 on E15, joining NW, NE and SE
      Then it is refused and nothing has changed

    @18GL-4.6.1.1-g @18GL-4.6.1-a @reconstruction
    Scenario: One tile is replaced, and neither a second nor a yellow one besides
      Given #57 lies on C15, joining SW and NE
      When the IC lays #24 on E15, joining NW, NE and SE
      Then #24 lies on E15, joining NW, NE and SE
      When the IC tries to lay #14 on C15, turned 0
      Then it is refused and nothing has changed
      When the IC tries to lay #9 on F14, joining SW and NE
      Then it is refused and nothing has changed

    @18GL-4.6.1.1-g @18GL-4.6.1-a @reconstruction
    Scenario: After one yellow tile a second one is laid, but none is replaced
      When the IC lays #57 on C15, joining SW and NE
      Then #57 lies on C15, joining SW and NE
      When the IC tries to lay #24 on E15, joining NW, NE and SE
      Then it is refused and nothing has changed
      When the IC lays #9 on F16, joining NW and SE
      Then #9 lies on F16, joining NW and SE
      And #9 lies on E15, joining NW and SE

    @18GL-4.6.1.1-g @18GL-4.6.1-a @reconstruction
    Scenario: A company may be content with one of the two tiles
      When the IC lays #57 on C15, joining SW and NE
      And the IC lays no track
      Then 2 tiles lie on the map
      When the IC tries to lay #9 on F16, joining NW and SE
      Then it is refused and nothing has changed

    @18GL-4.6.1.1-g @18GL-4.6.1-a @reading:18GL-Q40=a @reconstruction
    Scenario: The second tile may lie on track of the first
      When the IC lays #9 on F16, joining NW and SE
      And the IC lays #57 on G17, joining NW and SE
      Then #9 lies on F16, joining NW and SE
      And #57 lies on G17, joining NW and SE

    @18GL-4.6.1.1-g @18GL-4.6.1-a @reading:18GL-Q40=b @reconstruction
    Scenario: If both tiles have to be legal from the start, the second may not depend on the first
      When the IC lays #9 on F16, joining NW and SE
      Then #9 lies on F16, joining NW and SE
      When the IC tries to lay #57 on G17, joining NW and SE
      Then it is refused and nothing has changed
      When the IC lays #57 on C15, joining SW and NE
      Then #57 lies on C15, joining SW and NE

    @18GL-4.6.1.1-g @18GL-4.6.1.1-f @18GL-4.6.1.1-j @18GL-4.6.1-a @reconstruction
    Scenario: In its second operating round the company lays one tile
      Given the IC owns a 2H-train
      And it is the IC's turn to lay track in operating round 2.1 of 2
      When the IC lays #57 on C15, joining SW and NE
      And the IC lays #9 on F16, joining NW and SE
      And the IC runs
        | 2H-train | C15 D14 |
      And the IC keeps its revenue
      And the IC ends its turn
      Then it is operating round 2.2
      And #57 lies on C15, joining SW and NE
      When the IC lays #8 on B16, joining S and NE
      Then #8 lies on B16, joining S and NE
      When the IC tries to lay #57 on G17, joining NW and SE
      Then it is refused and nothing has changed
