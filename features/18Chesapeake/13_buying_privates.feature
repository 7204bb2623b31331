Feature: Buying private companies
  In phases 3 and 4 a public company may buy private companies from the players, in its own turn of an operating
  round. Company and owner agree on a price between half the face value and twice the face value, both included. The
  company pays it out of its treasury to the owner. From then on the certificate lies on the company's charter, and
  what the private company pays and can do belongs to the company.

  Background: the B&O is on turn; its president is Alice, and Carol has all private companies
    Given 3 players at the table in phase 2
    And the B&O is in operation at a par of $80
    And Alice is president of the B&O with 60%
    And the B&O has $500 in its treasury
    And Alice has $300
    And Bob has $300
    And Carol has $300
    And it is the B&O's turn to buy trains

  # ------------------------------------------------------------------------------------------------------- when

  @18CH-13-a
  Scenario Outline: In phase <phase> companies may buy private companies
    Given it is phase <phase>
    And the pool holds <pool>
    When the B&O buys P3 from Carol for $60, with Carol's consent
    Then the B&O owns P3
    And the B&O has $440 in its treasury
    And Carol has $360
    And no other player or company has gained or lost money

    Examples:
      | phase | pool      |
      | 3     | no trains |
      | 4     | a 4-train |

  @18CH-13-a @18CH-26-n
  Scenario: In phase 2 they may not, but in the same turn as soon as phase 3 has begun
    Given the bank has no 2-trains left
    When the B&O tries to buy P3 from Carol for $60, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O buys a 3-train from the bank for $180
    Then it is phase 3
    When the B&O buys P3 from Carol for $60, with Carol's consent
    Then the B&O owns P3
    And the B&O has $260 in its treasury
    And Carol has $360

  @18CH-13-a @18CH-26-u
  Scenario: With the first 5-train it is over, for then there are no private companies any more
    Given it is phase 4
    And the pool holds a 4-train
    And the bank has no 4-trains left
    And the B&O has $600 in its treasury
    When the B&O buys P3 from Carol for $60, with Carol's consent
    Then Carol owns P1, P2, P4, P5 and P6
    When the B&O buys a 5-train from the bank for $500
    Then it is phase 5
    And Carol owns no private company
    And the B&O owns no private company
    When the B&O tries to buy P1 from Carol for $20, with Carol's consent
    Then it is refused and nothing has changed

  @18CH-13-a @18CH-3-h
  Scenario: No private company changes hands in a stock round
    Given it is phase 3
    And it is Alice's turn to trade in stock round 2
    When the B&O tries to buy P3 from Carol for $60, with Carol's consent
    Then it is refused and nothing has changed
    When Alice tries to buy P3 from Carol for $60, with Carol's consent
    Then it is refused and nothing has changed
    When everybody passes
    Then it is operating round 2.1
    When the B&O buys P3 from Carol for $60, with Carol's consent
    Then the B&O owns P3
    And the B&O has $440 in its treasury

  @18CH-13-a @18CH-3-h
  Scenario: A player does not buy a private company in an operating round
    Given it is phase 3
    When Alice tries to buy P3 from Carol for $60, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O buys P3 from Carol for $60, with Carol's consent
    Then the B&O owns P3
    And Alice owns no private company
    And Alice has $300

  # -------------------------------------------------------------------------------------------------- the price

  @18CH-13-b
  Scenario Outline: <private> costs at least <half>, half its face value of <face>
    Given it is phase 3
    When the B&O tries to buy <private> from Carol for <too little>, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O buys <private> from Carol for <half>, with Carol's consent
    Then the B&O owns <private>
    And the B&O has paid <half>
    And Carol has received <half>
    And no other player or company has gained or lost money

    Examples:
      | private | face | half | too little |
      | P1      | $20  | $10  | $9         |
      | P2      | $40  | $20  | $19        |
      | P3      | $50  | $25  | $24        |
      | P4      | $80  | $40  | $39        |
      | P5      | $100 | $50  | $49        |

  @18CH-13-b
  Scenario Outline: <private> costs at most <double>, twice its face value of <face>
    Given it is phase 3
    When the B&O tries to buy <private> from Carol for <too much>, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O buys <private> from Carol for <double>, with Carol's consent
    Then the B&O owns <private>
    And the B&O has paid <double>
    And Carol has received <double>
    And no other player or company has gained or lost money

    Examples:
      | private | face | double | too much |
      | P1      | $20  | $40    | $41      |
      | P2      | $40  | $80    | $81      |
      | P3      | $50  | $100   | $101     |
      | P4      | $80  | $160   | $161     |
      | P5      | $100 | $200   | $201     |

  @18CH-13-b
  Scenario Outline: In between, any whole number of dollars will do, as <price> for P3
    Given it is phase 3
    When the B&O buys P3 from Carol for <price>, with Carol's consent
    Then the B&O has paid <price>
    And Carol has received <price>

    Examples:
      | price |
      | $26   |
      | $50   |
      | $73   |
      | $99   |

  @18CH-13-a @18CH-13-b @reading:18CH-Q18=a
  Scenario Outline: P6 is bought as any other, from $100 to $400: for <price>
    Given it is phase 3
    When the B&O tries to buy P6 from Carol for <wrong price>, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O buys P6 from Carol for <price>, with Carol's consent
    Then the B&O owns P6
    And the B&O has paid <price>
    And Carol has received <price>

    Examples:
      | price | wrong price |
      | $100  | $99         |
      | $400  | $401        |

  @18CH-13-a @18CH-13-b @reading:18CH-Q18=b
  Scenario: P6 is not for sale to a company
    Given it is phase 3
    When the B&O tries to buy P6 from Carol for $200, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O buys P5 from Carol for $200, with Carol's consent
    Then the B&O owns P5
    And Carol owns P1, P2, P3, P4 and P6

  # ---------------------------------------------------------------------------------------------------- consent

  @18CH-13-c
  Scenario: The owner has to agree
    Given it is phase 3
    When the B&O tries to buy P3 from Carol for $60
    Then it is refused and nothing has changed
    When the B&O buys P3 from Carol for $60, with Carol's consent
    Then the B&O owns P3
    And Carol has $360

  @18CH-13-c
  Scenario: Nobody else can agree for the owner
    Given it is phase 3
    When the B&O tries to buy P3 from Carol for $60, with Bob's consent
    Then it is refused and nothing has changed
    When the B&O tries to buy P3 from Carol for $60, with Alice's consent
    Then it is refused and nothing has changed
    When the B&O buys P3 from Carol for $60, with Carol's consent
    Then the B&O owns P3
    And Carol has $360

  @18CH-13-c
  Scenario: Not even twice the face value buys a private company from an owner who does not want to sell
    Given it is phase 3
    When the B&O tries to buy P3 from Carol for $100
    Then it is refused and nothing has changed
    When the B&O buys P3 from Carol for $25, with Carol's consent
    Then the B&O owns P3
    And Carol has $325

  @18CH-13-c
  Scenario: A president who owns the private company agrees with himself
    Given it is phase 3
    And Alice owns P3
    When the B&O buys P3 from Alice for $60
    Then the B&O owns P3
    And the B&O has $440 in its treasury
    And Alice has $360
    And no other player or company has gained or lost money

  @18CH-13-c @18CH-1-b
  Scenario: For the company its president agrees, not another shareholder
    Given it is phase 3
    And Bob holds 20% of the B&O
    And Bob owns P3
    When the B&O, on Bob's word, tries to buy P3 from Bob for $60, with Bob's consent
    Then it is refused and nothing has changed
    When the B&O, on Alice's word, buys P3 from Bob for $60, with Bob's consent
    Then the B&O owns P3
    And Bob has $360

  # ---------------------------------------------------------------------------------------------- buyer and seller

  @18CH-13-d
  Scenario Outline: No private company is bought from another company, <case>
    Given it is phase 3
    And the C&O is in operation at a par of $70
    And <president> is president of the C&O with 60%
    And the C&O owns P3
    When the B&O tries to buy P3 from the C&O for $60, with <president>'s consent
    Then it is refused and nothing has changed
    When the B&O buys P2 from Carol for $60, with Carol's consent
    Then the B&O owns P2
    And the C&O owns P3

    Examples:
      | case                                     | president |
      | though its president agrees              | Bob       |
      | though both companies have one president | Alice     |

  @18CH-13-d
  Scenario: What a company owns another company of the same president does not buy without a word either
    Given it is phase 3
    And the C&O is in operation at a par of $70
    And Alice is president of the C&O with 60%
    And the C&O owns P3
    When the B&O tries to buy P3 from the C&O for $60
    Then it is refused and nothing has changed
    When the B&O buys P2 from Carol for $60, with Carol's consent
    Then the B&O owns P2
    And the C&O owns P3

  @18CH-13-d
  Scenario: The players who own them sell, each his own
    Given it is phase 3
    And Bob owns P4
    When the B&O buys P4 from Bob for $100, with Bob's consent
    And the B&O buys P2 from Carol for $50, with Carol's consent
    Then the B&O owns P2 and P4
    And Bob has $400
    And Carol has $350
    And the B&O has $350 in its treasury

  @18CH-13-e
  Scenario: The private company belongs to the company, no longer to the player
    Given it is phase 3
    When the B&O buys P4 from Carol for $80, with Carol's consent
    Then the B&O owns P4
    And Carol owns P1, P2, P3, P5 and P6
    And Alice owns no private company
    When the B&O ends its turn
    Then it is operating round 2.2
    And the B&O has $435 in its treasury
    And Carol has $435
    And no other player or company has gained or lost money

  @18CH-13-e @18CH-19-e
  Scenario: It does not serve another company of the same president
    Given it is phase 3
    And the C&O is in operation at a par of $70
    And Alice is president of the C&O with 60%
    And the C&O has $500 in its treasury
    And the C&O owns P2
    And #57 lies on G13, joining NW and SE
    And it is the B&O's turn to lay track
    When the B&O tries to lay #8 on H2, joining SW and SE, by the power of P2
    Then it is refused and nothing has changed
    When the B&O ends its turn
    And the C&O lays #8 on H2, joining SW and SE, by the power of P2
    Then #8 lies on H2, joining SW and SE

  @18CH-13-e
  Scenario: It stays with the company under a new president
    Given it is phase 3
    And Bob holds 30% of the B&O
    And Alice is president of the B&O with 40%
    And the B&O owns P4
    And it is Alice's turn to trade in stock round 2
    When Alice sells 20% of the B&O
    Then Bob is president of the B&O with 30%
    And the B&O owns P4
    When Alice passes
    And everybody passes
    Then it is operating round 2.1
    And the B&O has received $15
    And Carol has received $55
    And no other player or company has gained or lost money

  @18CH-13-f
  Scenario: The treasury pays, the selling player receives
    Given it is phase 3
    When the B&O buys P5 from Carol for $150, with Carol's consent
    Then the B&O has $350 in its treasury
    And Carol has $450
    And the bank has paid $0
    And no other player or company has gained or lost money

  @18CH-13-f
  Scenario Outline: The price has to be in the treasury: <treasury> do for <price>, but not for <too much>
    Given it is phase 3
    And the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And the C&O has $100 in its treasury
    And the B&O has <treasury> in its treasury
    When the B&O tries to buy P4 from Carol for <too much>, with Carol's consent
    Then it is refused and nothing has changed
    When the B&O buys P4 from Carol for <price>, with Carol's consent
    Then the B&O has paid <price>
    And Carol has received <price>
    And Alice has $300
    And no other player or company has gained or lost money

    Examples:
      | treasury | price | too much |
      | $60      | $60   | $61      |
      | $60      | $59   | $100     |
      | $159     | $159  | $160     |

  @18CH-13-f
  Scenario: A president gives nothing toward it, not even for his own private company
    Given it is phase 3
    And the C&O is in operation at a par of $70
    And Bob is president of the C&O with 60%
    And the C&O has $100 in its treasury
    And Alice owns P4
    And the B&O has $99 in its treasury
    When the B&O tries to buy P4 from Alice for $100
    Then it is refused and nothing has changed
    When the B&O buys P4 from Alice for $99
    Then the B&O has $0 in its treasury
    And Alice has $399
    And no other player or company has gained or lost money
