Feature: The trains of a new game
  Eight, seven, six and then four trains of each type are in the bank; the last type has no number.

  @18GL-2-v @18GL-2-c @18GL-2-d @18GL-2-e @18GL-2-f @18GL-2-g @18GL-4.6.8-t1 @18GL-4.6.8-t2 @18GL-4.6.8-t3 @18GL-4.6.8-t4 @18GL-4.6.8-t5
  # The tags are those of the types of train, and of the phases that they begin.
  Scenario: The bank begins with eight, seven, six, four and four trains of the types before the last
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    Then Alice owns the Cleveland & Eastern
    And it is phase 2H
    # proves 18GL-2-c 18GL-4.6.8-t1
    And the bank has eight 2H-trains left
    # proves 18GL-2-d 18GL-4.6.8-t2
    And the bank has seven 4H-trains left
    # proves 18GL-2-e 18GL-4.6.8-t3
    And the bank has six 6H-trains left
    # proves 18GL-2-f 18GL-4.6.8-t4
    And the bank has four 10H-trains left
    # proves 18GL-2-g 18GL-4.6.8-t5
    And the bank has four E-trains left
    And the next train of the bank is a 2H-train

  @18GL-2-v @18GL-2-h @18GL-4.6.8-t6 @reading:18GL-Q16=a
  Scenario: D-trains have no number
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    Then Alice owns the Cleveland & Eastern
    And D-trains never run out

  @18GL-2-v @18GL-2-h @18GL-4.6.8-t6 @reading:18GL-Q16=b
  Scenario: If the other table counts, there are nine D-trains
    Given a new game of 3 players
    When Alice buys the Cleveland & Eastern for $20
    Then Alice owns the Cleveland & Eastern
    And the bank has nine D-trains left
