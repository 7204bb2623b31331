Feature: A major gives up its trains before anything else
  A new major that has too many trains gives them up at once.

  @LA-MG.asset-c
  Scenario: A major that has to give up a train proposes no merger
    Given 3 players at the table in phase 4
    And the Tunneling is in operation, opened at $100
    And the Suburban is in operation, opened at $90
    And the Agricultural is in operation, opened at $80
    And Alice is president of the Tunneling with 60%
    And Bob is president of the Suburban with 40%
    And Alice is president of the Agricultural with 40%
    And the Tunneling owns a 3-train and a 4-train
    And the Suburban owns a 3-train and a 4-train
    And #619 lies on -2,0, joining NW, NE, SE and S
    And #57 lies on -1,0, joining NW and SE
    And #57 lies on each of -2,1, -2,2 and -2,3, joining N and S
    And it is the Tunneling's turn to propose a merger
    When the Tunneling proposes to merge with the Suburban into the Conglomerate, with Bob's consent
    Then it is the Conglomerate's turn to discard a train
    When the Conglomerate tries to propose to merge with the Agricultural
    Then it is refused and nothing has changed
    When the Conglomerate discards a 3-train
    Then the Conglomerate owns a 3-train and two 4-trains
