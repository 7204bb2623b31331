Feature: A bankruptcy, played from the deal
  The Milwaukee Road has two loans and $1, and owes $100 of interest. Bob, its president, has $23: of what he holds nobody takes
  over an office, or it has never operated. Alice has 20% of the Milwaukee Road, too, and 10% of the Lake Superior, over which Bob
  presides as well.

  Background:
    Given the game has been played up to the eve of a bankruptcy

  @18GL-4.7.3-a @18GL-4.7.2-f @18GL-4.7.2-b @18GL-4.6.4-d @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q59=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Whoever cannot find the interest and has nothing that he may sell is bankrupt
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    Then it is Bob's turn to raise money for the Milwaukee Road
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Bob has $0

  @18GL-4.7.2-g @18GL-4.7.3-a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q59=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A share of the company in need that would cost him its office is not for sale
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    # No legal twin: nothing else that he has may be sold either.
    And Bob tries to sell 10% of the Milwaukee Road
    Then it is refused and nothing has changed
    When Bob declares bankruptcy
    Then Bob is bankrupt

  @18GL-4.7.3-c @18GL-4.7.3-h @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q59=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q100=a @reconstruction
  Scenario: Alice follows him, and pays what is still lacking
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    And Bob declares bankruptcy
    Then Alice is president of the Milwaukee Road with 20%
    And Alice has paid $76
    And Bob has paid $23
    And the Milwaukee Road has $0 in its treasury
    And the Milwaukee Road has 2 loans
    And the Milwaukee Road owns a D-train

  @18GL-4.7.3-b @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q59=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q100=a @reconstruction
  Scenario: His shares lie in the open market, and nobody is paid for them
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    And Bob declares bankruptcy
    Then the open market holds 30% of the Milwaukee Road
    And Bob holds 0% of the Milwaukee Road
    And Bob holds 0 certificates
    And the Milwaukee Road has $0 in its treasury

  @18GL-4.7.3-d @18GL-4.7.3-e @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q59=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q100=a @reconstruction
  Scenario: Nobody has two shares of the Lake Superior: it closes, its train goes to the open market, and its shares are gone
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    Then Alice holds 10% of the LS&I
    When Bob declares bankruptcy
    Then the LS&I, the DT&I and the Wabash are no longer in the game
    And the market holds an E-train
    And Alice holds 0% of the LS&I
    And Carol has $631
    And Alice has paid $76

  @18GL-4.7.3-b @18GL-4.7.3-c @18GL-4.7.3-h @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q59=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q100=a @reconstruction
  Scenario: The others play on without him
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    And Bob declares bankruptcy
    And the Milwaukee Road ends its turn
    And the PRR runs
      | 10H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    And the PRR ends its turn
    Then it is stock round 8
    When everybody passes
    Then it is operating round 8.1 of 3
    And Bob is bankrupt
    And Alice has $621
    And Carol has $631
