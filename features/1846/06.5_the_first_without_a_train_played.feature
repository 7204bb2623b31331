Feature: Trains of the first and of later corporations, played from the deal
  After the sale of both its trains the Grand Trunk comes first in the round, has none, and stands at $50 when it has run none.
  Two of its shares can be issued, which bring $20 each. No train costs less than $160, and Alice, its president, has to add
  what is missing. In other scenes the first of a round, and others, may buy trains and need none.

  # 6.59-d and 6.59-i: neither sale nor bankruptcy comes before.
  @1846-6.5-h @1846-6.5-g @1846-S.Purchases-f @1846-6.5-b @1846-6.59-d @1846-6.59-i @reading:1846-Q03=a
  Scenario: It buys, issues and is helped in this order
    Given the game has been played up to the sale of both trains
    When Carol buys the president's certificate of the NYC at an opening price of $40
    And Alice buys 10% of the NYC from its treasury
    And everybody passes
    And the GT lays no track
    Then it is Alice's turn to raise money for the GT
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When the GT tries to buy a 2-train from the B&O for $1
    Then it is refused and nothing has changed
    When the GT tries to buy a 2-train from the IC for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the GT tries to buy a 4-train from the IC for $1, with Bob's consent
    Then it is refused and nothing has changed
    When the GT tries to buy a 2-train from the B&O for $69, with Carol's consent
    Then it is refused and nothing has changed
    When the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    # No legal twin: shares are issued first, and here another train is bought.
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    # No legal twin: she is not bankrupt in the end.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the GT buys a 2-train from the B&O for $68, with Carol's consent
    Then the GT owns a 2-train
    And the GT has $0 in its treasury
    And the B&O has $146 in its treasury

  # 6.1-b: its own shares; 6.1-c: no more than players hold besides what the market has.
  @1846-6.5-h @1846-6.5-g @1846-6.5-j @1846-6.5-k @1846-6.1-b @1846-6.1-c @reading:1846-Q03=a @reading:1846-Q08=a @reading:1846-Q08=b @reading:1846-Q08=c
  Scenario: For a train that it must buy it issues its own shares, all that it can if they are not enough
    Given the game has been played up to the sale of both trains
    When Carol buys the president's certificate of the NYC at an opening price of $40
    And Alice buys 10% of the NYC from its treasury
    And everybody passes
    And the GT lays no track
    And the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT tries to issue three shares
    Then it is refused and nothing has changed
    When the GT tries to issue two shares of the IC
    Then it is refused and nothing has changed
    When the GT issues two shares
    Then the GT has $108 in its treasury
    And the GT stands at $30
    When the GT tries to issue one share
    Then it is refused and nothing has changed

  @1846-6.5-a @1846-6.52-a @1846-6.53-a @1846-6.5-h @1846-6.59-d @reading:1846-Q03=a @reading:1846-Q94=a
  Scenario: Once shares have been issued a train of the bank is bought, at its price, and with all the money that it costs
    Given the game has been played up to the sale of both trains
    When Carol buys the president's certificate of the NYC at an opening price of $40
    And Alice buys 10% of the NYC from its treasury
    And everybody passes
    And the GT lays no track
    And the GT issues two shares
    And the GT tries to buy a 2-train from the B&O for $1, with Carol's consent
    Then it is refused and nothing has changed
    When the GT tries to buy a 2-train from the bank for $80
    Then it is refused and nothing has changed
    When the GT tries to buy a 3/5-train from the bank for $148
    Then it is refused and nothing has changed
    When the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Alice has $70
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns a 3/5-train
    And the GT has $0 in its treasury
    And Alice has $18

  # The New York Central has not operated; 6.59-e has the rules of any sale, in 5.2 to 5.24.
  @1846-6.59-d @1846-6.59-e @1846-5.2-a @1846-5.21-a @1846-5.24-b @1846-6.59-i @reading:1846-Q03=a
  Scenario: The president sells what anybody could sell, and is not bankrupt before
    Given the game has been played up to the sale of both trains
    When Carol buys the president's certificate of the NYC at an opening price of $40
    And Alice buys 10% of the NYC from its treasury
    And everybody passes
    And the GT lays no track
    And the GT issues two shares
    # No legal twin: she is not bankrupt in the end.
    And Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice tries to sell 10% of the NYC
    Then it is refused and nothing has changed
    When Alice tries to sell 10% of the B&O
    Then it is refused and nothing has changed
    When Alice tries to sell 20% of the GT
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Alice has $70
    And the GT stands at $20
    # No legal twin: she is not bankrupt in the end.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $18

  @1846-6.59-h @1846-6.59-i @reading:1846-Q03=a
  Scenario: A president who has the money sells nothing and is not bankrupt
    Given the game has been played up to the sale of both trains
    When everybody passes
    And the GT lays no track
    And the GT issues two shares
    And Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    # No legal twin: she is not bankrupt in the end.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $28
    And the GT has $0 in its treasury

  @1846-6.59-e @1846-6.59-i @1846-7-a @1846-7-b @1846-5.24-b @reading:1846-Q03=a @reading:1846-Q10=a @reading:1846-Q10=c
  Scenario: By no sale does she lose the office of the corporation that needs the train
    Given the game has been played up to the sale of both trains
    When Carol passes
    And Alice sells 10% of the GT
    And Alice buys the president's certificate of the PRR at an opening price of $70
    And Bob passes
    And Carol buys 10% of the GT from the market
    And Alice passes
    And Bob passes
    And Carol buys 10% of the GT from the market
    And everybody passes
    And the PRR issues two shares
    And the PRR buys a 3/5-train from the bank for $160
    And the PRR ends its turn
    And the GT lays no track
    And the GT issues three shares
    And Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When Alice tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    When Alice declares bankruptcy
    Then Alice is bankrupt

  # 6.5-b: a price at which both presidents agree.
  @1846-6.5-b @1846-7.1-d @1846-7.1-a @reading:1846-Q03=a @reading:1846-Q10=a @reading:1846-Q10=c @reading:1846-Q63=a
  Scenario: Nobody can agree to the sale of a train where a corporation has no president
    Given the game has been played up to the sale of both trains
    When Carol passes
    And Alice sells 10% of the GT
    And Alice buys the president's certificate of the PRR at an opening price of $70
    And Bob passes
    And Carol buys 10% of the GT from the market
    And Alice passes
    And Bob passes
    And Carol buys 10% of the GT from the market
    And everybody passes
    And the PRR issues two shares
    And the PRR buys a 3/5-train from the bank for $160
    And the PRR ends its turn
    And the GT lays no track
    And the GT issues three shares
    And Alice declares bankruptcy
    Then the PRR is in receivership
    And Carol is president of the GT with 20%
    When the GT buys a 3/5-train from the bank for $160
    And the GT tries to buy a 3/5-train from the PRR for $1
    Then it is refused and nothing has changed
    When the GT buys a 2-train from the B&O for $1
    And the GT ends its turn
    And the B&O runs
      | 2-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O tries to buy a 3/5-train from the PRR for $1
    Then it is refused and nothing has changed
    When the B&O ends its turn
    And the IC runs
      | 2-train | G7 G9 | |
    And the IC keeps its revenue
    And the IC ends its turn
    Then the PRR owns a 3/5-train
    And the PRR is in receivership

  @1846-6.5-a @1846-6.5-b @1846-6.52-a @1846-6.53-a @1846-6.5-d @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The first corporation of a round buys trains by the same rules
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    Then the B&O has $254 in its treasury
    When the B&O tries to buy a 2-train from the bank for $80
    Then it is refused and nothing has changed
    When the B&O tries to buy a 5-train from the bank for $254
    Then it is refused and nothing has changed
    When the B&O tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed
    When the B&O tries to buy a 2-train from the GT for $255, with Alice's consent
    Then it is refused and nothing has changed
    When the B&O tries to buy a 2-train from the GT for $0, with Alice's consent
    Then it is refused and nothing has changed
    When the B&O tries to buy a 2-train from the GT for $1
    Then it is refused and nothing has changed
    When the B&O tries to buy a 4-train from the GT for $1, with Alice's consent
    Then it is refused and nothing has changed
    When the B&O tries to buy a 4-train from the B&O for $1
    Then it is refused and nothing has changed
    When the B&O buys a 2-train from the GT for $1, with Alice's consent
    And the B&O tries to buy a 5-train from the bank for $253
    Then it is refused and nothing has changed
    When the B&O tries to buy a 2-train from the bank for $80
    Then it is refused and nothing has changed
    When the B&O tries to buy a 4-train from the GT for $1, with Alice's consent
    Then it is refused and nothing has changed
    When the B&O tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed
    When the B&O buys a 2-train from the GT for $1, with Alice's consent
    Then the B&O owns two 2-trains, a 3/5-train and a 4-train
    When the B&O tries to buy a 2-train from the GT for $1, with Alice's consent
    Then it is refused and nothing has changed

  @1846-6.5-d @1846-6.5-a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: A later corporation with four trains has no room for a fifth, nor a train without the money
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT tries to buy a 5-train from the bank for $500
    Then it is refused and nothing has changed
    When the GT ends its turn
    And the IC runs
      | 2-train | G7 G9 | |
    And the IC keeps its revenue
    And the IC tries to buy a 2-train from the GT for $1, with Alice's consent
    Then it is refused and nothing has changed
    When the IC ends its turn
    And the NYC runs
      | 2-train | C21 D20 | |
    And the NYC keeps its revenue
    And the NYC buys a 2-train from the GT for $1, with Alice's consent
    Then the NYC owns three 2-trains and a 4-train

  @1846-6.51-a @1846-S.Purchases-e @reading:1846-Q01=b @reading:1846-Q63=a
  Scenario: In phase III the first corporation of a round buys no phased-out train
    Given the game has been played up to the eve of phase III
    When the IC buys a 5-train from the bank for $500
    And the IC ends its turn
    And the B&O runs
      | 4-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And everybody passes
    And the IC runs
      | 4-train | G9 G7 H6 I5 | |
    And the IC keeps its revenue
    And the IC tries to buy a 2-train from the GT for $1, with Alice's consent
    Then it is refused and nothing has changed
    When the IC buys a 3/5-train from the GT for $1, with Alice's consent
    Then the GT has $57 in its treasury

  @1846-6.5-a @1846-6.5-b
  Scenario: The treasury alone pays for a train where the corporation has one
    Given the game has been played up to the eve of phase II
    When the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC keeps its revenue
    And the IC buys Michigan Central from Carol for $40, with Carol's consent
    And the IC buys the Steamboat from Bob for $40
    Then the IC has $130 in its treasury
    And Bob has $100
    When the IC tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed
    When the IC tries to buy a 2-train from the B&O for $131, with Carol's consent
    Then it is refused and nothing has changed
    When the IC buys a 2-train from the B&O for $130, with Carol's consent
    Then the IC has $0 in its treasury
    And the B&O has $201 in its treasury

  @1846-6.5-h @1846-6.1-a
  Scenario: A later corporation that has a train issues no share to pay for a better one
    Given the game has been played up to the second stock round
    When everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    Then the GT has $142 in its treasury
    When the GT tries to issue one share
    Then it is refused and nothing has changed
    When the GT ends its turn
    And the B&O issues one share
    Then the B&O has received $50

  @1846-6.5-h @1846-6.1-a
  Scenario: A corporation that has a train issues no shares for another one
    Given the game has been played up to the eve of phase II
    When the IC runs
      | 2-train | I5 H6 G7 | |
    And the IC keeps its revenue
    And the IC tries to issue two shares
    Then it is refused and nothing has changed
    When the IC buys a 3/5-train from the bank for $160
    And the IC tries to issue two shares
    Then it is refused and nothing has changed
    When the IC ends its turn
    And everybody passes
    And the Michigan Southern runs
      | 2-train | B16 C15 | |
    And the Big 4 runs
      | 2-train | G7 G9 | |
    And the GT issues two shares
    Then the GT has received $120

  @1846-6.5-h @1846-6.1-a @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Nor does the first one of a round
    Given the game has been played up to the third stock round of five
    When Alice passes
    And Bob passes
    And Carol buys 10% of the B&O from the market
    And everybody passes
    And the B&O issues one share
    And the B&O runs
      | 3/5-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O tries to issue one share
    Then it is refused and nothing has changed
    When the B&O ends its turn
    Then it is the GT's turn to issue or redeem shares

  @1846-6.5-h
  Scenario: Who can pay for a train of the bank issues no shares for it
    Given the game has been played up to the first operating round
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the IC lays no track
    And the IC tries to issue one share
    Then it is refused and nothing has changed
    When the IC buys a 2-train from the bank for $80
    And the IC ends its turn
    And the B&O issues one share
    Then the B&O has received $60

  @1846-6.59-i @1846-6.5-i @1846-6.59-h @1846-6.5-b @1846-6.5-h @reading:1846-Q03=a
  Scenario: In a later turn, too, a president who can pay is not bankrupt, and he pays no other corporation
    Given the game has been played up to the turn without a train
    When the GT lays no track
    And the GT tries to buy a 3/5-train from the IC for $47, with Bob's consent
    Then it is refused and nothing has changed
    # No legal twin: she is not bankrupt in the end.
    When Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the GT issues three shares
    # No legal twin: she is not bankrupt in the end.
    And Alice tries to declare bankruptcy
    Then it is refused and nothing has changed
    # No legal twin: nobody sells shares as long as there is money for a train.
    When Alice tries to sell 10% of the GT
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $102

  @1846-6.59-d @1846-6.5-i @1846-5.2-a @reading:1846-Q01=b
  Scenario: A president who has not got the rest does not buy the train
    Given the game has been played up to the eve of a bankruptcy
    When the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    # No legal twin: there is no train that could be paid for.
    And the GT tries to buy a 4/6-train from the bank for $450
    Then it is refused and nothing has changed
    When Alice tries to sell 10% of the IC
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Alice has $132
    # No legal twin: there is no train that could be paid for.
    When the GT tries to buy a 4/6-train from the bank for $450
    Then it is refused and nothing has changed
    When Alice declares bankruptcy
    Then Alice is bankrupt

  # The Grand Trunk gets a train with its railroad; the Baltimore & Ohio has four of its own.
  @1846-3-av @1846-6.5-d @reading:1846-Q63=a
  Scenario: A corporation with four trains buys no railroad, neither while it builds nor when it buys trains
    Given the game has been played up to the turn without a train
    When the GT buys Michigan Southern from Carol for $1, with Carol's consent
    Then the GT owns a 2-train
    When the GT ends its turn
    And the B&O lays #14 on G19, turned 1
    And the B&O tries to buy Big 4 from Alice for $1, with Alice's consent
    Then it is refused and nothing has changed
    When the B&O runs
      | 2-train | G19 H20 | |
    And the B&O keeps its revenue
    And the B&O tries to buy Big 4 from Alice for $1, with Alice's consent
    Then it is refused and nothing has changed
    When the B&O ends its turn
    And the IC buys Big 4 from Alice for $1, with Alice's consent
    Then the IC owns two 2-trains and a 3/5-train

  @1846-6.5-a @1846-6.55-b @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Where no train has been given back the market sells none
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O tries to buy a 2-train from the market for $80
    Then it is refused and nothing has changed
    When the B&O buys a 2-train from the IC for $1, with Bob's consent
    And the B&O tries to buy a 2-train from the market for $80
    Then it is refused and nothing has changed
    When the B&O ends its turn
    And the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    And the GT tries to buy a 2-train from the market for $80
    Then it is refused and nothing has changed
    When the GT ends its turn
    Then it is the IC's turn to issue or redeem shares

  @1846-6.5-a @1846-6.59-c @1846-6.5-g @reading:1846-Q03=a
  Scenario: Nor is there one for a corporation that has to buy
    Given the game has been played up to the turn without a train
    When the GT lays no track
    And the GT issues three shares
    And the GT tries to buy a 2-train from the market for $80
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then Alice has $102

  @1846-6.5-g @1846-S.Purchases-f @reading:1846-Q01=b @reading:1846-Q04=a @reading:1846-Q05=a
  Scenario: A train that has just run for the last time is none to go on with
    Given the game has been played up to the eve of a bankruptcy
    When the GT runs
      | 2-train | B16 C15 | |
    And the GT keeps its revenue
    Then the GT owns no trains
    # No legal twin: it comes to no train.
    When the GT tries to buy no train
    Then it is refused and nothing has changed
    When Alice sells 10% of the GT
    Then Alice has $132

  @1846-6.59-a @1846-6.5-a @1846-6.5-h
  Scenario: The president adds nothing for a dearer train where the treasury can pay for a cheaper one
    Given the game has been played up to the sale of both trains
    When Carol buys 10% of the GT from its treasury
    And everybody passes
    And the GT issues one share
    And the GT lays #9 on D8, joining SW and NE
    Then the GT has $168 in its treasury
    And Alice has $80
    When the GT tries to buy a 4-train from the bank for $180
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT has $8 in its treasury
    And Alice has $80
