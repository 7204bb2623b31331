Feature: What a company may not do with its own shares, played from the deal
  In the last step of its turn a company sells shares of its treasury or buys back what lies in the open market.

  @18GL-4.6.11-a @18GL-4.6.11-b @18GL-3.4-s @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL, first on turn, sells no more than the open market may hold, and nothing but its own
    Given the game has been played up to the seventh stock round
    When everybody passes
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    And CONRAIL buys back no bond
    And CONRAIL tries to issue 1 share of the PRR
    Then it is refused and nothing has changed
    When CONRAIL tries to issue five shares
    Then it is refused and nothing has changed
    When CONRAIL issues four shares
    Then the open market holds 50% of CONRAIL
    And CONRAIL's treasury holds 10% of CONRAIL

  @18GL-4.6.11-b @18GL-4.6.11-e @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: It buys back what lies in the open market and no more
    Given the game has been played up to the seventh stock round
    When Carol passes
    And Alice sells 10% of CONRAIL
    And Alice passes
    And Bob sells 10% of CONRAIL
    And Bob passes
    And everybody passes
    And the GT ends its turn
    And the Milwaukee Road ends its turn
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    And CONRAIL buys back no bond
    And CONRAIL tries to redeem four shares
    Then it is refused and nothing has changed
    When CONRAIL redeems three shares
    Then the open market holds 0% of CONRAIL
    And CONRAIL's treasury holds 80% of CONRAIL

  @18GL-4.6.11-b @18GL-4.6.11-e @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: And pays for them what it has
    Given the game has been played up to the seventh stock round
    When Carol passes
    And Alice sells 10% of CONRAIL
    And Alice passes
    And Bob sells 10% of CONRAIL
    And Bob passes
    And everybody passes
    And the GT ends its turn
    And the Milwaukee Road ends its turn
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back no bond
    Then CONRAIL has $197 in its treasury
    When CONRAIL tries to redeem three shares
    Then it is refused and nothing has changed
    When CONRAIL redeems two shares
    Then the open market holds 10% of CONRAIL

  @18GL-4.6.11-b @18GL-4.6.11-a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: The Grand Trunk buys back no more than it can pay, and no share of another company
    Given the game has been played up to the seventh stock round
    When Carol passes
    And Alice sells 20% of the GT
    And Alice passes
    And Bob passes
    And everybody passes
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    And CONRAIL ends its turn
    And the Milwaukee Road ends its turn
    And the GT buys no train
    And the GT tries to redeem two shares
    Then it is refused and nothing has changed
    When the GT tries to redeem 1 share of CONRAIL
    Then it is refused and nothing has changed
    When the GT tries to issue 1 share of the Nickel Plate
    Then it is refused and nothing has changed
    When the GT redeems one share
    Then the open market holds 10% of the GT
    And the GT's treasury holds 60% of the GT

  @18GL-4.6.11-b @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: Nor more than lies there
    Given the game has been played up to the fourth stock round
    When Carol passes
    And Alice passes
    And Bob sells 10% of the LS&I
    And Bob passes
    And everybody passes
    And the Nickel Plate runs
      | 2H-train | L14 M15 N14         |
      | 2H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate ends its turn
    And the NYC runs
      | 2H-train | L14 M15 N14         |
      | 4H-train | L10 L12 L14         |
      | 4H-train | L14 K15 L16 M17 N18 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I buys no train
    And the LS&I tries to redeem two shares
    Then it is refused and nothing has changed
    When the LS&I redeems one share
    Then the LS&I's treasury holds 60% of the LS&I

  @18GL-4.6.11-a @reading:18GL-Q13=a @reading:18GL-Q40=a @reading:18GL-Q68=a @reconstruction
  Scenario: The Lake Superior sells no more than its treasury holds
    Given the game has been played up to the fourth stock round
    When Carol buys 10% of the LS&I from its treasury
    And Alice buys 10% of the LS&I from its treasury
    And Bob buys 10% of the LS&I from its treasury
    And everybody passes
    And the LS&I runs
      | 2H-train | D2 E1    |
      | 2H-train | D2 E3 E1 |
    And the LS&I keeps its revenue
    And the LS&I buys no train
    And the LS&I tries to issue three shares
    Then it is refused and nothing has changed
    When the LS&I issues two shares
    Then the LS&I's treasury holds 0% of the LS&I
    And the open market holds 20% of the LS&I

  @18GL-4.6.11-c @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q130=b @reconstruction
  Scenario: If shares are sold one after the other, none is bought between the sales
    Given the game has been played up to the seventh stock round
    When everybody passes
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    And CONRAIL buys back no bond
    And CONRAIL issues one share
    # No legal twin: a turn with a sale brings no purchase.
    And CONRAIL tries to redeem one share
    Then it is refused and nothing has changed
    When CONRAIL issues one share
    Then the open market holds 30% of CONRAIL
    And CONRAIL's treasury holds 30% of CONRAIL

  @18GL-4.6.11-c @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q130=b @reconstruction
  Scenario: If they are bought back one after the other, none is sold between
    Given the game has been played up to the seventh stock round
    When Carol passes
    And Alice sells 10% of CONRAIL
    And Alice passes
    And Bob passes
    And everybody passes
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    And CONRAIL buys back no bond
    And CONRAIL redeems one share
    # No legal twin: a turn with a purchase brings no sale.
    And CONRAIL tries to issue one share
    Then it is refused and nothing has changed
    When CONRAIL redeems one share
    Then the open market holds 0% of CONRAIL
    And CONRAIL's treasury holds 70% of CONRAIL
