Feature: Own shares of the first and of later corporations, played from the deal

  @1846-6.1-b @1846-6.1-f @reading:1846-Q32=a
  Scenario: The first corporation of a round takes back its own shares only
    Given the game has been played up to the third operating round of five
    When the B&O tries to redeem one share of the GT
    Then it is refused and nothing has changed
    When the B&O redeems one share
    Then the B&O has $40 in its treasury
    And the market holds 20% of the GT

  @1846-6.1-a @1846-6-e @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: After the first step the first corporation of a round issues nothing
    Given the game has been played up to the third stock round of five
    When Alice passes
    And Bob buys 10% of the GT from the market
    And Carol buys 10% of the B&O from the market
    And everybody passes
    And the B&O lays no track
    And the B&O tries to issue one share
    Then it is refused and nothing has changed
    When the B&O runs
      | 3/5-train | H12 I11 J10 | |
    And the B&O tries to issue one share
    Then it is refused and nothing has changed
    When the B&O keeps its revenue
    And the B&O ends its turn
    And the GT issues one share
    Then the market holds 20% of the GT

  @1846-6.1-a @1846-6-e @1846-6.5-h @reading:1846-Q32=a
  Scenario: Once it has left the first step it deals in no shares
    Given the game has been played up to the first operating round of five
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR lays no track
    And the PRR tries to issue one share
    Then it is refused and nothing has changed
    When the PRR buys a 2-train from the bank for $80
    And the PRR ends its turn
    And the NYC issues one share
    Then the NYC has received $112

  @1846-6.1-f @1846-6.1-g @1846-6.1-h @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: One corporation after the other takes a share back
    Given the game has been played up to the third operating round of five
    When the B&O redeems one share
    Then the market holds 10% of the B&O
    And the B&O has paid $124
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT redeems one share
    Then the market holds 10% of the GT
    And the GT's treasury holds 70% of the GT
    And the GT has paid $112

  @1846-6.1-a @1846-6.1-b @1846-6.1-c @reading:1846-Q44=b
  Scenario: By this reading shares may be issued one after the other, but not redeemed besides
    Given the game has been played up to the first operating round of five
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR issues one share
    # No legal twin: nobody else has shares in the market.
    And the PRR tries to redeem one share
    Then it is refused and nothing has changed
    When the PRR tries to issue one share of the NYC
    Then it is refused and nothing has changed
    When the PRR tries to issue two shares
    Then it is refused and nothing has changed
    When the PRR issues one share
    Then the market holds 20% of the PRR
    And the PRR has $380 in its treasury

  @1846-6.1-a @1846-6.1-f @reading:1846-Q32=a @reading:1846-Q44=b
  Scenario: Nor does the first corporation of a round issue again what it has redeemed
    Given the game has been played up to the third operating round of five
    When the B&O redeems one share
    # No legal twin: the market has as much of the others as players hold.
    And the B&O tries to issue one share
    Then it is refused and nothing has changed
    When the B&O tries to redeem two shares
    Then it is refused and nothing has changed
    When the B&O lays #296 on H12, turned 0
    Then the B&O has $20 in its treasury

  @1846-6.1-a @1846-6.4-b @1846-3-al
  Scenario: Who does not preside over it decides nothing for a corporation, nor for a railroad
    Given the game has been played up to the second operating round
    When the Michigan Southern, on Alice's word, tries to lay #9 on C11, joining W and E
    Then it is refused and nothing has changed
    When the Michigan Southern lays #9 on C11, joining W and E
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT, on Bob's word, tries to issue one share
    Then it is refused and nothing has changed
    When the GT issues one share
    Then the GT has received $60

  @1846-6.1-f @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: No more shares are taken back than lie in the market
    Given the game has been played up to the fifth operating round of five
    When the B&O runs
      | 3/5-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to redeem three shares
    Then it is refused and nothing has changed
    When the GT redeems two shares
    Then the market holds 0% of the GT
    And the GT has $281 in its treasury
