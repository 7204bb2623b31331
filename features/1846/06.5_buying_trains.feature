Feature: Buying trains
  The last step of a corporation's turn. It pays out of its treasury, one train after another: to the bank the price
  printed on the card, to another corporation whatever the two presidents agree on, a dollar at least. How many trains
  it may own depends on the phase: four in Phases I and II, three in Phase III, two in Phase IV.

  Background: the GT has run its only train and has money for another
    Given 5 players at the table in phase I
    And the GT is in operation, opened at $100
    And Alice is president of the GT with 40%
    And the GT owns a 2-train
    And the GT has $1,000 in its treasury
    And the NYC is in operation, opened at $80
    And Bob is president of the NYC with 40%
    And the NYC owns a 2-train
    And the NYC has $30 in its treasury

  # ------------------------------------------------------------------------------------------------ from the bank

  @1846-6.5-a
  Scenario Outline: The bank sells a <train> at $<price> and at no other price
    Given it is phase <phase>
    And the GT owns <owned>
    And the NYC owns no trains
    And it is the GT's turn to buy trains
    # proves 1846-6.5-a
    When the GT tries to buy a <train> from the bank for $<less>
    Then it is refused and nothing has changed
    # proves 1846-6.5-a
    When the GT tries to buy a <train> from the bank for $<more>
    Then it is refused and nothing has changed
    # proves 1846-6.5-a
    When the GT buys a <train> from the bank for $<price>
    Then the GT has $<treasury> in its treasury
    And the bank has received $<price>
    And no other player or company has gained or lost money

    Examples:
      | phase | owned     | train     | less | price | more | treasury |
      | II    | a 2-train | 4-train   | 179  | 180   | 181  | 820      |
      | II    | a 2-train | 3/5-train | 159  | 160   | 180  | 840      |
      | III   | a 5-train | 5-train   | 450  | 500   | 501  | 500      |
      | III   | a 5-train | 4/6-train | 449  | 450   | 500  | 550      |
      | IV    | a 5-train | 6-train   | 799  | 800   | 900  | 200      |
      | IV    | a 5-train | 7/8-train | 800  | 900   | 901  | 100      |

  @1846-6.5-a
  Scenario: In Phase I the bank sells 2-trains at $80
    Given the GT owns a 2-train
    And the GT has $100 in its treasury
    And it is the GT's turn to buy trains
    # proves 1846-6.5-a
    When the GT tries to buy a 2-train from the bank for $60
    Then it is refused and nothing has changed
    # proves 1846-6.5-a
    When the GT buys a 2-train from the bank for $80
    Then the GT owns two 2-trains
    And the GT has $20 in its treasury
    And the bank has received $80
    And no other player or company has gained or lost money

  @1846-6.5-a
  Scenario Outline: With $<treasury> in its treasury a corporation can buy a 4-train and has $<left> left
    Given it is phase II
    And the GT has $<treasury> in its treasury
    And it is the GT's turn to buy trains
    When the GT buys a 4-train from the bank for $180
    Then the GT owns a 2-train and a 4-train
    And the GT has $<left> in its treasury
    And the bank has received $180
    And no other player or company has gained or lost money

    Examples:
      | treasury | left |
      | 180      | 0    |
      | 181      | 1    |
      | 500      | 320  |

  @1846-6.5-a
  Scenario: A corporation that has a train gets no money from its president for another
    Given it is phase II
    And the GT has $179 in its treasury
    And it is the GT's turn to buy trains
    When the GT tries to buy a 4-train from the bank for $180
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT has $19 in its treasury
    And Alice has $400
    And no other player or company has gained or lost money

  # ------------------------------------------------------------------------------------- from another corporation

  @1846-6.5-b @1846-S.Phase1-d @1846-S.Purchases-e
  Scenario Outline: In Phase <phase> a corporation buys a <train> from another for $<price>, which goes into the other's treasury
    Given it is phase <phase>
    And the GT owns <owned>
    And the NYC owns a <train>
    And it is the GT's turn to buy trains
    # proves 1846-6.5-b
    When the GT buys a <train> from the NYC for $<price>, with Bob's consent
    Then the GT has $<treasury> in its treasury
    And the NYC has $<proceeds> in its treasury
    And the NYC owns no trains
    And the bank has paid $0
    And no other player or company has gained or lost money

    Examples:
      | phase | owned     | train   | price | treasury | proceeds |
      | II    | a 2-train | 4-train | 1     | 999      | 31       |
      | II    | a 2-train | 4-train | 180   | 820      | 210      |
      | II    | a 2-train | 2-train | 1000  | 0        | 1030     |
      | III   | a 5-train | 5-train | 37    | 963      | 67       |
      | IV    | a 5-train | 6-train | 999   | 1        | 1029     |

  @1846-6.5-b @1846-S.Phase1-d @1846-S.Purchases-e
  Scenario: In Phase I already a corporation buys another's train
    Given the GT owns a 2-train
    And the GT has $100 in its treasury
    And the IC is in operation, opened at $50
    And Dave is president of the IC with 20%
    And the IC owns two 2-trains
    And it is the GT's turn to buy trains
    When the GT buys a 2-train from the IC for $35, with Dave's consent
    Then the GT owns two 2-trains
    And the IC owns a 2-train
    And the GT has $65 in its treasury
    And the IC has $35 in its treasury
    And no other player or company has gained or lost money

  @1846-6.5-b @1846-S.Purchases-e
  Scenario: A train is not given away
    Given it is phase II
    And the NYC owns a 4-train
    And it is the GT's turn to buy trains
    When the GT tries to buy a 4-train from the NYC for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $1, with Bob's consent
    Then the GT owns a 2-train and a 4-train
    And the NYC has $31 in its treasury

  @1846-6.5-b
  Scenario: The president of the corporation that sells must agree, nobody else can
    Given it is phase II
    And the NYC owns a 4-train
    And it is the GT's turn to buy trains
    When the GT tries to buy a 4-train from the NYC for $300
    Then it is refused and nothing has changed
    When the GT tries to buy a 4-train from the NYC for $300, with Carol's consent
    Then it is refused and nothing has changed
    When the GT tries to buy a 4-train from the NYC for $300, with Alice's consent
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $300, with Bob's consent
    Then the GT owns a 2-train and a 4-train
    And the GT has $700 in its treasury
    And the NYC has $330 in its treasury

  @1846-6.5-b
  Scenario: The president of both corporations agrees with himself
    Given it is phase II
    And the NYC owns a 4-train
    And Alice is president of the NYC with 40%
    And it is the GT's turn to buy trains
    When the GT buys a 4-train from the NYC for $1
    Then the GT owns a 2-train and a 4-train
    And the NYC owns no trains
    And the GT has $999 in its treasury
    And the NYC has $31 in its treasury
    And no other player or company has gained or lost money

  @1846-6.5-b
  Scenario: More than the treasury holds cannot be agreed on
    Given it is phase II
    And the NYC owns a 4-train
    And the GT has $50 in its treasury
    And it is the GT's turn to buy trains
    When the GT tries to buy a 4-train from the NYC for $51, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $50, with Bob's consent
    Then the GT has $0 in its treasury
    And the NYC has $80 in its treasury
    And no other player or company has gained or lost money

  @1846-6.5-b
  Scenario: A corporation sells what it has and nothing else
    Given it is phase II
    And the NYC owns a 4-train
    And it is the GT's turn to buy trains
    When the GT tries to buy a 2-train from the NYC for $20, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $20, with Bob's consent
    Then the GT owns a 2-train and a 4-train
    And the NYC owns no trains

  @1846-6.5-b
  Scenario: A corporation does not buy its own train
    Given it is phase II
    And the NYC owns a 2-train
    And it is the GT's turn to buy trains
    When the GT tries to buy a 2-train from the GT for $500
    Then it is refused and nothing has changed
    When the GT buys a 2-train from the NYC for $500, with Bob's consent
    Then the GT owns two 2-trains
    And the NYC has $530 in its treasury

  @1846-6.5-b
  Scenario: A corporation without a president sells no train, for nobody can agree to a price
    Given it is phase II
    And the NYC owns a 4-train
    And the IC is in operation, opened at $60
    And the IC is in receivership
    And the IC owns a 4-train
    And it is the GT's turn to buy trains
    When the GT tries to buy a 4-train from the IC for $180
    Then it is refused and nothing has changed
    When the GT tries to buy a 4-train from the IC for $180, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $180, with Bob's consent
    Then the GT owns a 2-train and a 4-train
    And the IC owns a 4-train
    And the NYC has $210 in its treasury

  @1846-6.5-b @1846-3-al @reading:1846-Q85=a
  Scenario: The train of an independent railroad comes with the railroad only
    Given it is phase II
    And the NYC owns a 4-train
    And Bob owns Michigan Southern
    And it is the GT's turn to buy trains
    When the GT tries to buy a 2-train from the Michigan Southern for $40, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 4-train from the NYC for $40, with Bob's consent
    Then the GT owns a 2-train and a 4-train
    And the NYC has $70 in its treasury
    And the Michigan Southern has $60 in its treasury

  @1846-6.5-b @1846-3-al @reading:1846-Q85=b
  Scenario: The owner of an independent railroad may sell its train, to the profit of the railroad
    Given it is phase II
    And Bob owns Michigan Southern
    And it is the GT's turn to buy trains
    When the GT tries to buy a 2-train from the Michigan Southern for $40
    Then it is refused and nothing has changed
    When the GT tries to buy a 2-train from the Michigan Southern for $0, with Bob's consent
    Then it is refused and nothing has changed
    When the GT buys a 2-train from the Michigan Southern for $40, with Bob's consent
    Then the GT owns two 2-trains
    And the Michigan Southern owns no trains
    And the GT has $960 in its treasury
    And the Michigan Southern has $100 in its treasury
    And no other player or company has gained or lost money

  # -------------------------------------------------------------------------------------------- one after another

  @1846-6.5-c @1846-6.5-a
  Scenario: Each train is paid before the next is bought
    Given it is phase II
    And the GT has $330 in its treasury
    And it is the GT's turn to buy trains
    When the GT buys a 3/5-train from the bank for $160
    Then the GT has $170 in its treasury
    When the GT tries to buy a 4-train from the bank for $180
    Then it is refused and nothing has changed
    When the GT buys a 3/5-train from the bank for $160
    Then the GT has $10 in its treasury
    And the GT owns a 2-train and two 3/5-trains

  @1846-6.5-c @1846-8-b
  Scenario: What a purchase changes holds for the next one of the same turn
    Given it is phase II
    And the GT owns two 2-trains and a 4-train
    And the bank has no 4-trains left
    And it is the GT's turn to buy trains
    When the GT buys a 4/6-train from the bank for $450
    Then it is phase III
    When the GT buys a 4/6-train from the bank for $450
    Then the GT owns two phased-out 2-trains, a 4-train and two 4/6-trains
    And the GT has $100 in its treasury

  @1846-6.5-c @1846-6.5-d
  Scenario: The limit is asked of each purchase on its own
    Given it is phase II
    And the GT owns two 2-trains and a 4-train
    And it is the GT's turn to buy trains
    When the GT buys a 3/5-train from the bank for $160
    Then the GT owns two 2-trains, a 3/5-train and a 4-train
    When the GT tries to buy a 3/5-train from the bank for $160
    Then it is refused and nothing has changed

  # -------------------------------------------------------------------------------------------------- train limit

  @1846-6.5-d @1846-S.Phase1-e
  Scenario: In Phase I a corporation owns four trains at most
    Given the GT owns three 2-trains
    And the GT has $500 in its treasury
    And it is the GT's turn to buy trains
    When the GT buys a 2-train from the bank for $80
    Then the GT owns four 2-trains
    When the GT tries to buy a 2-train from the bank for $80
    Then it is refused and nothing has changed

  @1846-6.5-d @1846-S.Phase1-e
  Scenario Outline: In Phase II a corporation owns four trains at most, also of those of <source>
    Given it is phase II
    And the GT owns <three trains>
    And the NYC owns two 4-trains
    And it is the GT's turn to buy trains
    When the GT buys a <train> from <source> for $<price><consent>
    Then the GT owns <four trains>
    And the GT has $<treasury> in its treasury
    When the GT tries to buy a <train> from <source> for $<price><consent>
    Then it is refused and nothing has changed

    Examples:
      | source   | three trains                   | train     | price | consent              | four trains                              | treasury |
      | the bank | three 2-trains                 | 3/5-train | 160   |                      | three 2-trains and a 3/5-train           | 840      |
      | the NYC  | two 2-trains and a 3/5-train   | 4-train   | 1     | , with Bob's consent | two 2-trains, a 3/5-train and a 4-train  | 999      |

  @1846-6.5-e @1846-S.Phase3-e
  Scenario Outline: In Phase III a corporation owns three trains at most, also of those of <source>
    Given it is phase III
    And the GT owns a 4-train and a 5-train
    And the pool holds two 4-trains
    And the NYC owns two 4-trains
    And it is the GT's turn to buy trains
    When the GT buys a <train> from <source> for $<price><consent>
    Then the GT owns <three trains>
    And the GT has $<treasury> in its treasury
    When the GT tries to buy a <train> from <source> for $<price><consent>
    Then it is refused and nothing has changed

    Examples:
      | source   | train     | price | consent              | three trains                         | treasury |
      | the bank | 4/6-train | 450   |                      | a 4-train, a 5-train and a 4/6-train | 550      |
      | the pool | 4-train   | 180   |                      | two 4-trains and a 5-train           | 820      |
      | the NYC  | 4-train   | 180   | , with Bob's consent | two 4-trains and a 5-train           | 820      |

  @1846-6.5-f @1846-S.Phase4-e
  Scenario Outline: In Phase IV a corporation owns two trains at most, also of those of <source>
    Given it is phase IV
    And the GT owns a 5-train
    And the GT has $2,000 in its treasury
    And the pool holds two 5-trains
    And the NYC owns two 6-trains
    And it is the GT's turn to buy trains
    When the GT buys a <train> from <source> for $<price><consent>
    Then the GT owns <two trains>
    And the GT has $<treasury> in its treasury
    When the GT tries to buy a <train> from <source> for $<price><consent>
    Then it is refused and nothing has changed

    Examples:
      | source   | train   | price | consent              | two trains              | treasury |
      | the bank | 6-train | 800   |                      | a 5-train and a 6-train | 1200     |
      | the pool | 5-train | 500   |                      | two 5-trains            | 1500     |
      | the NYC  | 6-train | 800   | , with Bob's consent | a 5-train and a 6-train | 1200     |
