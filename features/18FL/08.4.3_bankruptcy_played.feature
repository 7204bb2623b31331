Feature: A bankruptcy, played from the deal
  Bob has used up the Terminal Company, so that it pays him nothing in the second operating round. Again the companies
  sell each other two 2-trains, and the Florida East Coast has a single dollar and no train; Bob has $25.

  # He is out (d), his cash stays in the treasury (g), his shares lie in the market (b, c), also the president's (i).
  @18FL-8.4.3-a @18FL-8.4.3-b @18FL-8.4.3-d @18FL-8.4.3-g @18FL-8.4.3-i @18FL-8.4.3-c @reading:18FL-Q05=a
  Scenario: A president whose only sale is not enough is bankrupt, and the others play on
    Given the game has been played up to the first operating round
    When the SR buys a 2-train from the bank for $100
    And the SR buys no train
    And the ACL buys a 2-train from the SR for $400, with Alice's consent
    And the ACL buys no train
    And the FEC lays no track
    And the FEC places no token
    And Bob places a terminal in G20, by the power of the Terminal Company
    And the FEC buys a 2-train from the ACL for $350, with Carol's consent
    And the FEC buys no train
    And everybody passes
    And the SR buys a 2-train from the bank for $100
    And the SR buys no train
    And the ACL buys a 2-train from the FEC for $1, with Bob's consent
    And the ACL buys no train
    And the FEC lays no track
    And the FEC places no token
    Then it is Bob's turn to raise money for the FEC
    When Bob sells 20% of the FEC
    Then Bob has $85
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Bob has $0
    And the FEC has $86 in its treasury
    And the market holds 60% of the FEC
    And the FEC stands at $60
    And the FEC has no president
    And the president's certificate of the FEC lies in the market
    And the FEC owns no trains
    And it is stock round 3
    And it is Alice's turn to trade
    When Alice passes
    Then it is Carol's turn to trade
    When Carol passes
    Then it is operating round 3.1
    And it is the SR's turn to lay track

  @18FL-8.4.3-a @reading:18FL-Q05=a
  Scenario: A president with a share to sell is not yet bankrupt
    Given the game has been played up to the eve of a bankruptcy of two
    When the L&N lays no track
    And the L&N places no token
    Then it is Bob's turn to raise money for the L&N
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Bob sells 20% of the L&N
    And Bob declares bankruptcy
    Then Bob is bankrupt

  @18FL-8.4.3-a @18FL-8.4.1-a @18FL-8.4.1-c @reading:18FL-Q05=a
  Scenario: A president who has raised the money is not bankrupt, and pays for the train
    Given the game has been played up to the eve of a bankruptcy
    When the FEC lays no track
    And the FEC places no token
    And Bob sells 20% of the FEC
    Then Bob has $115
    # No legal twin: with $112 in the treasury the train can be paid for, and nobody else is in need.
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the FEC buys a 3-train from the bank for $200
    Then the FEC owns a 3-train
    And the FEC has $0 in its treasury
