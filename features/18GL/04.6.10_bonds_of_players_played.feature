Feature: Buying bonds back, played from the deal
  CONRAIL has issued seven bonds. It buys back those of the open market first, then those of one player.

  @18GL-4.6.10-a @18GL-4.6.10-c @18GL-4.6.10-b @18GL-4.6.10-d @18GL-4.5.1.2-au @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q56=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q111=a @reconstruction
  Scenario: When none lies in the open market any more CONRAIL buys of one player, who has one
    Given the game has been played up to the eve of the end
    When CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    And CONRAIL buys no train
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    Then there are no bonds in the open market
    When CONRAIL tries to buy back a bond from Bob
    Then it is refused and nothing has changed
    When CONRAIL buys back a bond from Carol
    Then Carol has received $100
    When CONRAIL tries to buy back a bond from Alice
    Then it is refused and nothing has changed
    And Alice has 1 bond
    And CONRAIL has 9 bonds in its treasury

  @18GL-4.6.10-a @18GL-4.6.10-d @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: It buys back as many as it can pay
    Given the game has been played up to the seventh stock round
    When everybody passes
    And CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL pays out its revenue
    Then CONRAIL has $507 in its treasury
    When CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL buys back a bond from the open market
    And CONRAIL tries to buy back a bond from the open market
    Then it is refused and nothing has changed
    And CONRAIL has $7 in its treasury
    And there are 2 bonds in the open market
