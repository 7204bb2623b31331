Feature: Trains of CONRAIL, and money for them
  CONRAIL may own a train more than others, and trades trains with other companies at their printed price only. When it
  must have a train it issues its bonds before it takes loans, no more of them than it needs.

  Background: CONRAIL is on turn; the bank sells 10H-trains at $600
    Given 4 players at the table in phase 10H
    And CONRAIL has been formed of the DT&I and the Nickel Plate and has operated, beginning at $140
    And Alice is president of CONRAIL with 40%
    And Bob holds 10% of CONRAIL
    And the IC is in operation, opened at $90
    And Bob is president of the IC with 50%
    And the Milwaukee Road is in operation, opened at $80
    And Carol is president of the Milwaukee Road with 50%
    And the LS&I is in operation, opened at $70
    And Carol is president of the LS&I with 50%
    And the IC owns two 6H-trains
    And the Milwaukee Road owns two 6H-trains
    And the LS&I owns a 6H-train and a 10H-train
    And the Monon is in operation, opened at $60
    And Dave is president of the Monon with 50%
    And the Monon owns a 6H-train
    And the IC has $150 in its treasury

  @18GL-2-u @18GL-4.5.1.2-ax @18GL-2-f @18GL-4.6.8-a
  Scenario: CONRAIL owns three trains at most
    Given CONRAIL owns a 6H-train and a 10H-train
    And the Monon owns no trains
    And the bank has one 10H-train left
    And the market holds a 10H-train
    And CONRAIL has $1,500 in its treasury
    And it is CONRAIL's turn to buy trains
    When CONRAIL buys a 10H-train from the bank for $600
    Then CONRAIL owns a 6H-train and two 10H-trains
    When CONRAIL tries to buy a 10H-train from the market for $600
    Then it is refused and nothing has changed

  @18GL-4.6.8-j @18GL-4.7.1-d @18GL-4.5.1.2-aq
  Scenario: CONRAIL buys a train of another company at its printed price only
    Given CONRAIL owns a 6H-train
    And the Monon owns no trains
    And CONRAIL has $1,500 in its treasury
    And it is CONRAIL's turn to buy trains
    When CONRAIL tries to buy a 6H-train from the IC for $299, with Bob's consent
    Then it is refused and nothing has changed
    When CONRAIL tries to buy a 6H-train from the IC for $301, with Bob's consent
    Then it is refused and nothing has changed
    When CONRAIL buys a 6H-train from the IC for $300, with Bob's consent
    Then CONRAIL owns two 6H-trains
    And CONRAIL has $1,200 in its treasury
    And the IC has $450 in its treasury

  @18GL-4.6.8-j @18GL-4.7.1-d @18GL-4.5.1.2-aq
  Scenario: CONRAIL sells a train at its printed price only
    Given CONRAIL owns two 6H-trains
    And the Monon owns no trains
    And the IC owns a 6H-train
    And the IC has $700 in its treasury
    And it is the IC's turn to buy trains
    When the IC tries to buy a 6H-train from CONRAIL for $299, with Alice's consent
    Then it is refused and nothing has changed
    When the IC tries to buy a 6H-train from CONRAIL for $301, with Alice's consent
    Then it is refused and nothing has changed
    When the IC buys a 6H-train from CONRAIL for $300, with Alice's consent
    Then the IC owns two 6H-trains
    And the IC has $400 in its treasury

  # ------------------------------------------------------------------------------------------------------ bonds first

  @18GL-4.7.4-a @18GL-4.7.4-e @18GL-4.7.4-b @18GL-4.7.4-c @18GL-4.7.1-f
  Scenario: CONRAIL issues bonds before it borrows, no more than it needs
    Given CONRAIL has $450 in its treasury
    And it is Alice's turn to raise money for CONRAIL
    When CONRAIL tries to issue three bonds
    Then it is refused and nothing has changed
    When CONRAIL issues two bonds
    Then CONRAIL has $650 in its treasury
    And there are 2 bonds in the open market
    And CONRAIL has 8 bonds in its treasury
    And CONRAIL stands at $140 in row 1
    When CONRAIL buys a 10H-train from the bank for $600
    Then CONRAIL has $50 in its treasury
    And CONRAIL has 0 loans
    And Alice has $600

  @18GL-4.7.1-f @18GL-4.7.4-a @reading:18GL-Q86=a
  Scenario: For a lesser train in the open market one bond is enough
    Given the IC owns a 6H-train
    And the market holds a 6H-train
    And CONRAIL has $250 in its treasury
    And it is Alice's turn to raise money for CONRAIL
    When CONRAIL tries to issue two bonds
    Then it is refused and nothing has changed
    When CONRAIL issues one bond
    Then CONRAIL has $350 in its treasury
    When CONRAIL buys a 6H-train from the market for $300
    Then CONRAIL has $50 in its treasury

  @18GL-4.7.4-a @18GL-4.7.4-e @18GL-4.8-a @18GL-4.7.2-b
  Scenario: Only when all its bonds are out does CONRAIL take a loan, and no third one
    Given CONRAIL has $0 in its treasury
    And Dave has 6 bonds
    And there are 3 bonds in the open market
    And it is Alice's turn to raise money for CONRAIL
    When CONRAIL tries to take a loan
    Then it is refused and nothing has changed
    When CONRAIL issues one bond
    And CONRAIL takes a loan
    Then CONRAIL has 1 loan
    And CONRAIL has $600 in its treasury
    When CONRAIL buys a 10H-train from the bank for $600
    Then CONRAIL has $0 in its treasury
    And CONRAIL owns a 10H-train

  @18GL-4.7.2-e @18GL-4.7.4-a
  Scenario: The president of CONRAIL does not pay while it has bonds to issue
    Given CONRAIL has $550 in its treasury
    And it is Alice's turn to raise money for CONRAIL
    When CONRAIL tries to buy a 10H-train from the bank for $600
    Then it is refused and nothing has changed
    When CONRAIL issues one bond
    And CONRAIL buys a 10H-train from the bank for $600
    Then Alice has $600
    And CONRAIL has $50 in its treasury

  # ------------------------------------------------------------------------------------------------ bonds of a president

  @18GL-4.7.2-f @18GL-4.5.1.2-as @18GL-4.7.3-a @reading:18GL-Q107=a
  Scenario: A president who raises money sells bonds, too, and is not bankrupt while he has one
    Given CONRAIL owns two 6H-trains
    And the IC owns no trains
    And the IC has 2 loans
    And the IC has $20 in its treasury
    And Bob is president of the IC with 20%
    And Dave holds 20% of the IC
    And the market holds 50% of the IC
    And the market holds 50% of CONRAIL
    And Bob has 1 bond
    And Bob has $230
    And it is Bob's turn to raise money for the IC
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Bob tries to sell two bonds of CONRAIL
    Then it is refused and nothing has changed
    When Bob sells one bond of CONRAIL
    Then Bob has $330
    And Bob has 0 bonds
    And there is 1 bond in the open market
    When Bob declares bankruptcy
    Then Bob is bankrupt

  @18GL-4.7.2-f @18GL-4.7.3-b @reading:18GL-Q107=b
  Scenario: If he sells shares only, the bonds of a bankrupt go to the open market
    Given CONRAIL owns two 6H-trains
    And the IC owns no trains
    And the IC has 2 loans
    And the IC has $20 in its treasury
    And Bob is president of the IC with 20%
    And Dave holds 20% of the IC
    And the market holds 50% of the IC
    And the market holds 50% of CONRAIL
    And Bob has 1 bond
    And Bob has $230
    And it is Bob's turn to raise money for the IC
    # No legal twin: outside a stock round no player sells bonds then.
    When Bob tries to sell one bond of CONRAIL
    Then it is refused and nothing has changed
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Bob has 0 bonds
    And there is 1 bond in the open market

  # ----------------------------------------------------------------------------------------------------- bankruptcy

  @18GL-4.7.3-g @18GL-4.7.3-d @18GL-4.7.3-c
  Scenario: Of CONRAIL whoever has a single share follows a bankrupt president
    Given Alice is president of CONRAIL with 20%
    And Bob holds 10% of CONRAIL
    And the market holds 50% of CONRAIL
    And the IC has 2 loans
    And Alice is president of the IC with 20%
    And Bob holds 20% of the IC
    And Dave holds 20% of the IC
    And the IC owns no trains
    And the IC has $0 in its treasury
    And CONRAIL owns two 6H-trains
    And Alice has $0
    And it is Alice's turn to raise money for the IC
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And Bob acts as president of CONRAIL with 10%
    And the market holds 70% of CONRAIL
    And CONRAIL owns two 6H-trains

  @18GL-4.7.3-d @18GL-4.7.3-g @18GL-4.7.3-e @reading:18GL-Q100=a
  Scenario: If nobody else has a share of CONRAIL it closes
    Given Alice is president of CONRAIL with 20%
    And Bob holds 0% of CONRAIL
    And the market holds 50% of CONRAIL
    And the IC has 2 loans
    And Alice is president of the IC with 20%
    And Bob holds 20% of the IC
    And Dave holds 20% of the IC
    And the IC owns no trains
    And the IC has $0 in its treasury
    And CONRAIL owns two 6H-trains
    And Alice has $0
    And it is Alice's turn to raise money for the IC
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And CONRAIL is no longer in the game
    And the market holds two 6H-trains
    And Bob is president of the IC with 20%

  @18GL-4.7.3-d @18GL-4.7.3-g @18GL-4.7.3-c
  Scenario Outline: A CONRAIL in need, with <Bob> of Bob's, <becomes>
    Given Alice is president of CONRAIL with 20%
    And Bob holds <Bob> of CONRAIL
    And the market holds 50% of CONRAIL
    And Alice has $0
    And Dave has 10 bonds
    And CONRAIL has 2 loans
    And CONRAIL has $100 in its treasury
    And it is Alice's turn to raise money for CONRAIL
    When Alice declares bankruptcy
    Then Alice is bankrupt
    And <becomes>
    And the market holds <market> of CONRAIL

    Examples:
      | Bob | becomes                                   | market |
      | 10% | Bob acts as president of CONRAIL with 10% | 70%    |
      | 0%  | CONRAIL is no longer in the game          | 0%     |

  # --------------------------------------------------------------------------------- CONRAIL operating after another one

  # Each row breaks one rule; the other clauses are those of other rows.
  @18GL-4.6.8-a @18GL-4.6.8-b @18GL-4.6.8-i @18GL-4.6.8-t4 @18GL-4.9-a
  Scenario Outline: When it operates after the IC CONRAIL does not <attempt>
    Given the IC stands at $200 in row 1
    And CONRAIL owns a 6H-train
    And the Monon owns no trains
    And CONRAIL has <treasury> in its treasury
    And it is CONRAIL's turn to buy trains
    When CONRAIL tries to <attempt>
    Then it is refused and nothing has changed
    When CONRAIL buys a 6H-train from the IC for $300, with Bob's consent
    Then CONRAIL owns two 6H-trains
    And CONRAIL has <left> in its treasury

    Examples:
      | attempt                                                                        | treasury | left   | clause        |
      | buy a 6H-train from the IC for $300                                            | $1,500   | $1,200 | 18GL-4.6.8-i  |
      | buy a 10H-train from the IC for $600, with Bob's consent                       | $1,500   | $1,200 | 18GL-4.6.8-a  |
      | buy a 10H-train from the bank for $600, handing in a 6H-train                  | $1,500   | $1,200 | 18GL-4.6.8-b  |
      | buy a 6H-train from the IC for $300, handing in a 6H-train, with Bob's consent | $1,500   | $1,200 | 18GL-4.6.8-b  |
      | buy a 10H-train from the bank for $500                                         | $1,500   | $1,200 | 18GL-4.6.8-t4 |
      | buy a 10H-train from the bank for $600                                         | $599     | $299   | 18GL-4.6.8-b  |
      | buy an E-train from the bank for $800                                          | $1,500   | $1,200 | 18GL-4.9-a    |

  @18GL-4.7.4-d
  Scenario: For a train that it need not buy CONRAIL issues no bonds
    Given CONRAIL owns a 6H-train
    And the Monon owns no trains
    And CONRAIL has $500 in its treasury
    And it is CONRAIL's turn to buy trains
    # No legal twin: while CONRAIL has a train none of its bonds is issued for one.
    When CONRAIL tries to issue one bond
    Then it is refused and nothing has changed
    When CONRAIL buys a 6H-train from the IC for $300, with Bob's consent
    Then CONRAIL owns two 6H-trains
    And CONRAIL has $200 in its treasury

  # Each row breaks one rule; the other clauses are those of other rows.
  @18GL-4.6.8-a @18GL-4.6.8-i @18GL-4.6.8-j
  Scenario Outline: In need, too, CONRAIL does not buy a 6H-train from <seller>
    Given CONRAIL has $400 in its treasury
    And the GT is in operation, opened at $60
    And Dave is president of the GT with 50%
    And it is Alice's turn to raise money for CONRAIL
    When CONRAIL tries to buy a 6H-train from <seller>
    Then it is refused and nothing has changed
    When CONRAIL buys a 6H-train from the IC for $300, with Bob's consent
    Then CONRAIL owns a 6H-train
    And CONRAIL has $100 in its treasury
    And Alice has $600

    Examples:
      | seller                                  | clause       |
      | the IC for $299, with Bob's consent     | 18GL-4.6.8-j |
      | the IC for $300                         | 18GL-4.6.8-i |
      | the GT for $300, with Dave's consent    | 18GL-4.6.8-a |

  # Each row breaks one rule; the other clauses are those of other rows.
  @18GL-4.7.1-g @18GL-4.7.2-b @18GL-4.7.3-a @18GL-4.9-a
  Scenario Outline: When CONRAIL, operating after the IC, has no bonds and two loans, <who> does not <attempt>
    Given the IC stands at $200 in row 1
    And Dave has ten bonds
    And CONRAIL has 2 loans
    And CONRAIL has $100 in its treasury
    And Alice has $900
    And it is Alice's turn to raise money for CONRAIL
    # No legal twin: there is no third loan, and whoever has the money is not bankrupt.
    When <who> tries to <attempt>
    Then it is refused and nothing has changed
    When CONRAIL buys a 10H-train from the bank for $600
    Then CONRAIL owns a 10H-train
    And CONRAIL has $0 in its treasury
    And Alice has $400

    Examples:
      | who     | attempt                                                 | clause       |
      | CONRAIL | take a loan                                             | 18GL-4.7.2-b |
      | CONRAIL | buy a 6H-train from the IC for $300, with Bob's consent | 18GL-4.7.1-g |
      | CONRAIL | buy an E-train from the bank for $800                   | 18GL-4.9-a   |
      | Alice   | declare bankruptcy                                      | 18GL-4.7.3-a |

  # Each row breaks one rule; the other clauses are those of other rows.
  @18GL-4.1.1-a @18GL-4.1.1-h @18GL-4.7.2-f
  Scenario Outline: When its president is $100 short for CONRAIL, operating after the IC, <who> does not <attempt>
    Given the IC stands at $200 in row 1
    And the GT has floated, opened at $60
    And Dave is president of the GT with 50%
    And Alice holds 10% of the GT
    And Alice holds 10% of the Monon
    And Dave has ten bonds
    And CONRAIL has 2 loans
    And CONRAIL has $100 in its treasury
    And Alice has $400
    And it is Alice's turn to raise money for CONRAIL
    When <who> tries to <attempt>
    Then it is refused and nothing has changed
    When Alice sells 10% of CONRAIL
    Then Alice has $540
    When CONRAIL buys a 10H-train from the bank for $600
    Then Alice has $40

    Examples:
      | who     | attempt                                | clause       |
      | CONRAIL | buy a 10H-train from the bank for $600 | 18GL-4.7.2-f |
      | Alice   | sell 20% of the Monon                  | 18GL-4.1.1-a |
      | Alice   | sell 10% of the GT                     | 18GL-4.1.1-h |

  @18GL-4.7.4-a
  Scenario: When it operates after the IC, too, CONRAIL takes no loan while it has bonds
    Given the IC stands at $200 in row 1
    And Dave has nine bonds
    And CONRAIL has $0 in its treasury
    And it is Alice's turn to raise money for CONRAIL
    When CONRAIL tries to take a loan
    Then it is refused and nothing has changed
    When CONRAIL issues one bond
    And CONRAIL takes a loan
    Then CONRAIL has $600 in its treasury
    And CONRAIL has 1 loan

  @18GL-4.7.2-i
  Scenario: While one company has to borrow no other one takes the loan
    Given CONRAIL owns two 6H-trains
    And the Milwaukee Road owns no trains
    And the Milwaukee Road has $200 in its treasury
    And it is Carol's turn to raise money for the Milwaukee Road
    When the IC tries to take a loan
    Then it is refused and nothing has changed
    When the Milwaukee Road takes a loan
    Then the Milwaukee Road has 1 loan
    And the Milwaukee Road has $700 in its treasury
    And the IC has 0 loans

  # ------------------------------------------------------------------------------------- which bonds a president sells

  @18GL-4.7.2-a @reading:18GL-Q107=a
  Scenario: A president sells no bond while his company can borrow
    Given CONRAIL owns two 6H-trains
    And the IC owns no trains
    And the IC has 1 loan
    And the IC has $20 in its treasury
    And Bob has 1 bond
    And Bob has $0
    And it is Bob's turn to raise money for the IC
    When Bob tries to sell one bond of CONRAIL
    Then it is refused and nothing has changed
    When the IC takes a loan
    Then the IC has $520 in its treasury
    When Bob sells one bond of CONRAIL
    And the IC buys a 10H-train from the bank for $600
    Then Bob has $20

  @18GL-4.7.2-f @reading:18GL-Q107=a
  Scenario: A president with enough cash sells no bond
    Given CONRAIL owns two 6H-trains
    And the IC owns no trains
    And the IC has 2 loans
    And the IC has $20 in its treasury
    And Bob has 1 bond
    And it is Bob's turn to raise money for the IC
    # No legal twin: with the money he sells nothing.
    When Bob tries to sell one bond of CONRAIL
    Then it is refused and nothing has changed
    When the IC buys a 10H-train from the bank for $600
    Then Bob has $20
    And Bob has 1 bond

  @18GL-4.7.2-f @reading:18GL-Q107=a
  Scenario: Where the company operates first, too, its president sells no more bonds than he has
    Given CONRAIL owns two 6H-trains
    And the IC stands at $200 in row 1
    And the IC owns no trains
    And the IC has 2 loans
    And the IC has $20 in its treasury
    And Bob has 1 bond
    And Bob has $300
    And it is Bob's turn to raise money for the IC
    When Bob tries to sell two bonds of CONRAIL
    Then it is refused and nothing has changed
    When Bob sells one bond of CONRAIL
    Then Bob has $400
    And Bob has 0 bonds

  @18GL-4.7.2-f @reading:18GL-Q107=a @reading:18GL-Q95=a
  Scenario: After a sale of shares, too, a president sells no more bonds than the train needs
    Given CONRAIL owns two 6H-trains
    And the IC owns no trains
    And the IC has 2 loans
    And the IC has $20 in its treasury
    And Bob holds 10% of the Monon
    And Bob has 3 bonds
    And Bob has $400
    And it is Bob's turn to raise money for the IC
    When Bob sells 10% of the Monon
    Then Bob has $460
    When Bob tries to sell three bonds of CONRAIL
    Then it is refused and nothing has changed
    When Bob sells two bonds of CONRAIL
    And the IC buys a 10H-train from the bank for $600
    Then Bob has $80
    And Bob has 1 bond
