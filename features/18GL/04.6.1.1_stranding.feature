Feature: No company is cut off before it has operated
  No tile may be laid after which a company that has not operated could never have a route: track from its home to a second
  place. What can still be built counts. By which tiles that is judged, and whether a company has to be public to be
  protected, can be read in several ways.

  Background: the Illinois Central, IC, with track to C17
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And Alice is president of the IC with 60%
    And the IC has $100 in its treasury
    And #6 lies on C15, joining S and NE

  Rule: whom it protects

    # The arrows of its home B18 point to B16 and C17. The brown #39 does not point back, and no tile follows it; the two towns of
    # C17 are never replaced.

  # The brown #39 does not point to St. Louis, and no tile follows it; the two towns of C17 are never replaced.
    @18GL-4.6.1.1-k @reconstruction
    Scenario: A public company that has not operated is not cut off for good
      Given it is phase 10H
      And the Wabash has floated, opened at $90
      And Bob is president of the Wabash with 60%
      And #39 lies on B16, turned 3
      And it is the IC's turn to lay track
      When the IC tries to lay #55 on C17, turned 5
      Then it is refused and nothing has changed
      When the IC lays #1 on C17, turned 0
      Then #1 lies on C17, turned 0

    @18GL-4.6.1.1-k @reconstruction
    Scenario: A company that has operated has to look after itself
      Given it is phase 10H
      And the Wabash is in operation, opened at $90
      And Bob is president of the Wabash with 60%
      And #39 lies on B16, turned 3
      And it is the IC's turn to lay track
      When the IC lays #55 on C17, turned 5
      Then #55 lies on C17, turned 5

    @18GL-4.6.1.1-k @reconstruction
    Scenario: As long as there is another way a company is not cut off
      Given it is phase 10H
      And the Wabash has floated, opened at $90
      And Bob is president of the Wabash with 60%
      And it is the IC's turn to lay track
      When the IC lays #55 on C17, turned 5
      Then #55 lies on C17, turned 5

    # The other space of St. Louis, C19, has arrows to C17 and D18. Nobody has bought shares of the Wabash.
    @18GL-4.6.1.1-k @reconstruction
    Scenario: Before it chooses its home both homes of a company count
      Given it is phase 10H
      And #39 lies on B16, turned 3
      And it is the IC's turn to lay track
      When the IC lays #55 on C17, turned 5
      Then #55 lies on C17, turned 5

    @18GL-4.6.1.1-k @reading:18GL-Q140=a @reading:18GL-Q140=b @reading:18GL-Q140=d @reconstruction
    Scenario: A company that is not public is not cut off for good either
      Given it is phase 10H
      And #39 lies on B16, turned 3
      And #41 lies on D18, turned 2
      And it is the IC's turn to lay track
      When the IC tries to lay #56 on C17, turned 2
      Then it is refused and nothing has changed
      When the IC lays #1 on C17, turned 0
      Then #1 lies on C17, turned 0

    @18GL-4.6.1.1-k @reading:18GL-Q140=c @reconstruction
    Scenario: If only public companies are protected, one that is not may be cut off
      Given it is phase 10H
      And #39 lies on B16, turned 3
      And #41 lies on D18, turned 2
      And it is the IC's turn to lay track
      When the IC lays #56 on C17, turned 2
      Then #56 lies on C17, turned 2

  # ------------------------------------------------------------------------------------ by which tiles it is judged

  Rule: tiles of a later phase

    Background: B16 has a yellow tile, which a green one could join to St. Louis
      Given #8 lies on B16, joining N and SE
      And the Wabash has floated, opened at $90
      And Bob is president of the Wabash with 60%
      And it is the IC's turn to lay track

    @18GL-4.6.1.1-k @reading:18GL-Q140=a @reading:18GL-Q140=c @reading:18GL-Q140=d @reconstruction
    Scenario: Tiles of later colours can still help a company
      When the IC lays #55 on C17, turned 5
      Then #55 lies on C17, turned 5

    @18GL-4.6.1.1-k @reading:18GL-Q140=b @reconstruction
    Scenario: If only the colours of the phase count, green tiles do not help before 4H
      When the IC tries to lay #55 on C17, turned 5
      Then it is refused and nothing has changed
      When the IC lays #1 on C17, turned 0
      Then #1 lies on C17, turned 0

  Rule: tiles that are left

    Background: only the brown #43 could join B16 to St. Louis, and both of them lie elsewhere
      Given it is phase 10H
      And the Wabash has floated, opened at $90
      And Bob is president of the Wabash with 60%
      And #28 lies on B16, turned 5

    @18GL-4.6.1.1-k @reading:18GL-Q140=a @reading:18GL-Q140=b @reading:18GL-Q140=c @reconstruction
    Scenario: Tiles that are no longer in the supply do not count
      Given #43 lies on each of H12 and H16, turned 0
      And it is the IC's turn to lay track
      When the IC tries to lay #55 on C17, turned 5
      Then it is refused and nothing has changed
      When the IC lays #1 on C17, turned 0
      Then #1 lies on C17, turned 0

    @18GL-4.6.1.1-k @reading:18GL-Q140=d @reconstruction
    Scenario: If colours alone count, it does not matter how many tiles are left
      Given #43 lies on each of H12 and H16, turned 0
      And it is the IC's turn to lay track
      When the IC lays #55 on C17, turned 5
      Then #55 lies on C17, turned 5

    @18GL-4.6.1.1-k @reconstruction
    Scenario: A tile that is left is a prospect
      Given #43 lies on H12, turned 0
      And it is the IC's turn to lay track
      When the IC lays #55 on C17, turned 5
      Then #55 lies on C17, turned 5
