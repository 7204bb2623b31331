Feature: The first turn of CONRAIL, played from the deal
  CONRAIL has $615, ten bonds in its treasury, and no train. It must have one.

  Background:
    Given the game has been played up to the first turn of CONRAIL

  @18GL-4.7-d @18GL-4.6.8-b @18GL-4.7-a @18GL-4.7.4-d @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Who cannot pay for the train of the bank, but for that of the market, buys the latter
    When CONRAIL lays #GL-C2S on D14, turned 0
    And CONRAIL tries to buy a 10H-train from the bank for $600
    Then it is refused and nothing has changed
    # No legal twin: it can pay for a train.
    When CONRAIL tries to issue one bond
    Then it is refused and nothing has changed
    # No legal twin: it must have a train.
    When CONRAIL tries to buy no train
    Then it is refused and nothing has changed
    When CONRAIL buys a 6H-train from the market for $300
    Then CONRAIL has $265 in its treasury
    And CONRAIL owns a 6H-train

  @18GL-4.7.4-d @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: While CONRAIL can pay for a train it issues no bonds
    # No legal twin: it can pay for a train.
    When CONRAIL tries to issue one bond
    Then it is refused and nothing has changed
    When CONRAIL buys a 10H-train from the bank for $600
    Then CONRAIL has $15 in its treasury
    And CONRAIL has 10 bonds in its treasury

  @18GL-4.6.8-j @18GL-4.7.1-d @18GL-4.5.1.2-aq @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL pays other companies what is printed on their trains
    When CONRAIL tries to buy a 6H-train from the LS&I for $299, with Bob's consent
    Then it is refused and nothing has changed
    When CONRAIL tries to buy a 6H-train from the LS&I for $301, with Bob's consent
    Then it is refused and nothing has changed
    When CONRAIL buys a 6H-train from the LS&I for $300, with Bob's consent
    Then CONRAIL has $315 in its treasury
    And CONRAIL owns a 6H-train
    And the LS&I owns a 6H-train

  @18GL-4.6.8-g @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL buys the train that another company had to discard
    When CONRAIL buys a 6H-train from the market for $300
    Then CONRAIL has $315 in its treasury
    And the market holds no trains
    And the bank has received $300
    When CONRAIL buys a 6H-train from the LS&I for $300, with Bob's consent
    Then CONRAIL owns two 6H-trains
    And CONRAIL has $15 in its treasury

  @18GL-4.5.1.2-ap @18GL-4.6.1.1-g @18GL-4.6.1-a @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: In its first turn CONRAIL lays one yellow tile
    When CONRAIL lays #9 on E15, joining NW and SE
    Then #9 lies on E15, joining NW and SE
    When CONRAIL tries to lay #9 on F16, joining NW and SE
    Then it is refused and nothing has changed

  @18GL-4.6.2-e @18GL-4.6.2-f @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: The shortest way from any of its tokens counts when CONRAIL places one
    # from Buffalo, N12 and N14, it is four hexes to Akron, from Cleveland, L14, two
    When CONRAIL places a token in L16
    Then CONRAIL has paid $40
    And CONRAIL has tokens in N12, D14, L14 and L16 only
