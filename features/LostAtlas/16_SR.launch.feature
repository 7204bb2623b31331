Feature: Launching a minor
  The winner takes the president's certificate of the minor that he picks, which is 40% of it. His bid goes into the
  minor's treasury, and so do the other shares. Its marker comes onto the stock track at the starting price, and last its
  hub onto its home.

  Background:
    Given 3 players at the table in phase 2
    And the charters lie in columns
      | Agricultural | Expansive |

  @LA-SR.launch-b
  Scenario: The president's certificate lies before the winner
    Given it is Carol's turn to trade
    When Carol opens an auction at $120
    And Alice bids $125
    And Bob passes
    And Carol passes
    # proves LA-SR.launch-b
    And Alice launches the Agricultural at $60
    # proves LA-SR.launch-b
    Then Alice is president of the Agricultural with 40%
    And Alice holds 1 certificate of the Agricultural
    And Carol holds 0% of the Agricultural

  @LA-SR.launch-c
  Scenario Outline: A bid of $<bid> goes into the treasury, all of it
    When Alice opens an auction at $<bid>
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $<price>
    # proves LA-SR.launch-c
    Then Alice has paid $<bid>
    # proves LA-SR.launch-c
    And the Agricultural has $<bid> in its treasury
    And no other player or company has gained or lost money

    Examples:
      | bid | price |
      | 120 | 60    |
      | 145 | 70    |
      | 180 | 90    |
      | 195 | 90    |

  @LA-SR.launch-d @LA-SR.launch-a @LA-SR.buy-c
  Scenario: The other shares go into the treasury, where they can be bought
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $60
    # proves LA-SR.launch-d
    Then the Agricultural's treasury holds 60% of the Agricultural
    # proves LA-SR.launch-d
    And the Agricultural's treasury holds 3 certificates of the Agricultural
    And Alice is president of the Agricultural with 40%
    When Bob tries to buy 20% of the Agricultural from the pool
    Then it is refused and nothing has changed
    When Bob buys 20% of the Agricultural from its treasury
    Then Bob has paid $60
    And the Agricultural has $180 in its treasury

  @LA-SR.launch-a
  Scenario: The minor has what belongs to it: its hubs, and no train
    When Alice opens an auction at $120
    And Bob passes
    And Carol passes
    And Alice launches the Expansive at $60
    Then the Expansive has 1 token left
    And the Expansive owns no trains
    And Alice is president of the Expansive with 40%
    When Bob opens an auction at $120
    And Carol passes
    And Alice passes
    And Bob launches the Agricultural at $60
    Then the Agricultural has 0 tokens left
    And the Agricultural owns no trains

  # ---------------------------------------------------------------------------------------- the stock track

  @LA-SR.launch-e
  Scenario: Its marker comes onto the stock track
    Given the Express is in operation, opened at $80
    And Carol is president of the Express with 40%
    When Alice opens an auction at $140
    And Bob passes
    And Carol passes
    # proves LA-SR.launch-e
    And Alice launches the Agricultural at $70
    # proves LA-SR.launch-e
    Then the Agricultural stands at $70
    And the Express stands at $80
    And the Expansive has not started

  @LA-SR.launch-e @reading:LA-Q27=a
  Scenario: On a space with others it lies beneath them
    Given the Express is in operation, opened at $80
    And the Suburban is in operation, opened at $70
    And the Suburban stands at $80, under the Express
    And the shares are held thus
      | Express  | president Carol 40% |
      | Suburban | president Bob 40%   |
    When Alice opens an auction at $160
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $80
    Then the cell of $80 holds, from the top, the Express, the Suburban and the Agricultural

  @LA-SR.launch-e @reading:LA-Q27=b
  Scenario: On a space with others it lies on top of them
    Given the Express is in operation, opened at $80
    And the Suburban is in operation, opened at $70
    And the Suburban stands at $80, under the Express
    And the shares are held thus
      | Express  | president Carol 40% |
      | Suburban | president Bob 40%   |
    When Alice opens an auction at $160
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $80
    Then the cell of $80 holds, from the top, the Agricultural, the Express and the Suburban
