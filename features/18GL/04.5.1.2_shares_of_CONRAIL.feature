Feature: Trading shares of CONRAIL
  Shares of CONRAIL are sold only after it has operated, and the last player who has any keeps one. The president's
  certificate of which nobody has become the owner is sold for the price of two shares.

  Background:
    Given 4 players at the table in phase 10H
    And the IC is in operation, opened at $100
    And the IC owns a 10H-train
    And Dave is president of the IC with 50%

  # the president's certificate

  # reconstruction: the price of $110
  @reconstruction @18GL-4.5.1.2-y
  Scenario: The president's certificate is bought from the treasury for the price of two shares
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And Carol holds 10% of CONRAIL
    And the unsold president's certificate of CONRAIL lies in CONRAIL's treasury
    And CONRAIL has $50 in its treasury
    And it is Carol's turn to trade in stock round 6
    When Carol buys 20% of CONRAIL from its treasury
    Then Carol is president of CONRAIL with 30%
    And Carol has $380
    And CONRAIL has $270 in its treasury

  # reconstruction: the price of $110
  @reconstruction @18GL-4.5.1.2-y
  Scenario: The president's certificate is bought from the open market by somebody without a share
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And the unsold president's certificate of CONRAIL lies in the open market
    And CONRAIL has $50 in its treasury
    And it is Alice's turn to trade in stock round 6
    When Alice buys 20% of CONRAIL from the open market
    Then Alice is president of CONRAIL with 20%
    And Alice has $380
    And CONRAIL has $50 in its treasury

  # reconstruction: the price of $110
  @reconstruction @18GL-4.5.1.2-y
  Scenario Outline: Who has not the price of two shares cannot buy the president's certificate
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And the unsold president's certificate of CONRAIL lies in the open market
    And Alice has <cash>
    And the open market holds 40% of CONRAIL
    And it is Alice's turn to trade in stock round 6
    When Alice tries to buy 20% of CONRAIL from the open market
    Then it is refused and nothing has changed
    When Alice buys 10% of CONRAIL from the open market
    Then Alice holds 10% of CONRAIL

    Examples:
      | cash |
      | $110 |
      | $219 |

  # reconstruction: the price of $110
  @reconstruction @18GL-4.5.1.2-y
  Scenario: The president's certificate of a CONRAIL of twenty shares is 10% of it
    Given CONRAIL has been formed of the DT&I, the LS&I and the Milwaukee Road and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 5%
    And the unsold president's certificate of CONRAIL lies in the open market
    And it is Alice's turn to trade in stock round 6
    When Alice buys 10% of CONRAIL from the open market
    Then Alice is president of CONRAIL with 10%
    And Alice has $380

  # reconstruction: a share has to have a price
  @reading:18GL-Q110=a @reconstruction @18GL-4.5.1.2-y
  Scenario: Who buys a second share takes over from the acting president, without the certificate
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And Carol holds 10% of CONRAIL
    And the open market holds 30% of CONRAIL
    And the unsold president's certificate of CONRAIL lies in the open market
    And it is Carol's turn to trade in stock round 6
    When Carol buys 10% of CONRAIL from the open market
    Then Carol acts as president of CONRAIL with 20%

  # reconstruction: a share has to have a price
  @reading:18GL-Q110=a @reconstruction @18GL-4.5.1.2-y
  Scenario: With as many shares as the acting president one does not take over
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And the open market holds 30% of CONRAIL
    And the unsold president's certificate of CONRAIL lies in the open market
    And it is Carol's turn to trade in stock round 6
    When Carol buys 10% of CONRAIL from the open market
    Then Carol holds 10% of CONRAIL
    And Bob acts as president of CONRAIL with 10%

  # reconstruction: a share has to have a price
  @reading:18GL-Q110=b @reconstruction @18GL-4.5.1.2-y
  Scenario: Who buys a second share gets the president's certificate for his two at once
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And Carol holds 10% of CONRAIL
    And the open market holds 30% of CONRAIL
    And the unsold president's certificate of CONRAIL lies in the open market
    And it is Carol's turn to trade in stock round 6
    When Carol buys 10% of CONRAIL from the open market
    Then Carol is president of CONRAIL with 20%
    And Carol holds 1 certificate of CONRAIL
    And the open market holds 40% of CONRAIL

  # reconstruction: a share has to have a price
  @reading:18GL-Q110=c @reconstruction @18GL-4.5.1.2-y
  Scenario: Who buys a second share changes nothing: the acting president stays
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And Carol holds 10% of CONRAIL
    And the open market holds 30% of CONRAIL
    And the unsold president's certificate of CONRAIL lies in the open market
    And it is Carol's turn to trade in stock round 6
    When Carol buys 10% of CONRAIL from the open market
    Then Carol holds 20% of CONRAIL
    And Bob acts as president of CONRAIL with 10%

  # sales

  # reconstruction: a share has to have a price
  @reconstruction @18GL-4.5.1.2-z
  Scenario Outline: Shares of CONRAIL are not sold before it has operated
    Given CONRAIL has been formed of the DT&I and the LS&I, beginning at $110
    And Bob is president of CONRAIL with 40%
    And Carol holds 20% of CONRAIL
    And Dave holds 10% of CONRAIL
    And it is <seller>'s turn to trade in stock round 6
    When <seller> tries to sell 10% of CONRAIL
    Then it is refused and nothing has changed
    When <seller> sells 10% of the IC
    Then the open market holds 10% of the IC

    Examples:
      | seller |
      | Dave   |

  # reconstruction: the price of $110
  @reconstruction @18GL-4.5.1.2-z
  Scenario: Once CONRAIL has operated its shares are sold
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob is president of CONRAIL with 40%
    And Carol holds 20% of CONRAIL
    And it is Carol's turn to trade in stock round 6
    When Carol sells 10% of CONRAIL
    Then Carol holds 10% of CONRAIL
    And Carol has $710

  # reconstruction: a share has to have a price
  @reconstruction @18GL-4.5.1.2-z @18GL-4.5.1.2-aj @18GL-4.1.1-a
  Scenario Outline: The open market takes no more of CONRAIL than makes 50%, though more may lie there already
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob is president of CONRAIL with 20%
    And Carol holds 20% of CONRAIL
    And Carol holds 10% of the IC
    And the open market holds <there> of CONRAIL
    And it is Carol's turn to trade in stock round 6
    When Carol tries to sell <much> of CONRAIL
    Then it is refused and nothing has changed
    When Carol sells 10% of <other>
    Then the open market holds <then> of <other>

    Examples:
      | there | much | other   | then |
      | 40%   | 20%  | CONRAIL | 50%  |
      | 50%   | 10%  | the IC  | 10%  |
      | 60%   | 10%  | the IC  | 10%  |

  # reconstruction: a share has to have a price
  @reconstruction @18GL-4.5.1.2-z
  Scenario: A market of 55% is one above 50%
    Given CONRAIL has been formed of the DT&I, the LS&I and the Milwaukee Road and has operated, beginning at $110
    And Bob is president of CONRAIL with 20%
    And Carol holds 15% of CONRAIL
    And the open market holds 45% of CONRAIL
    And it is Carol's turn to trade in stock round 6
    When Carol tries to sell 10% of CONRAIL
    Then it is refused and nothing has changed
    When Carol sells 5% of CONRAIL
    Then the open market holds 50% of CONRAIL

  # the next acting president

  # reconstruction: a share has to have a price
  @reading:18GL-Q108=a @reconstruction @18GL-4.5.1.2-aa
  Scenario: When an acting president sells his share, the nearest player clockwise who has one follows
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And Alice holds 20% of CONRAIL
    And Dave holds 10% of CONRAIL
    And the unsold president's certificate of CONRAIL lies in CONRAIL's treasury
    And it is Bob's turn to trade in stock round 6
    When Bob sells 10% of CONRAIL
    Then Bob holds 0% of CONRAIL
    And Dave acts as president of CONRAIL with 10%

  # reconstruction: a share has to have a price
  @reading:18GL-Q108=b @reconstruction @18GL-4.5.1.2-aa
  Scenario: When an acting president sells his share, the nearest player clockwise follows even without one
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And Alice holds 20% of CONRAIL
    And Dave holds 10% of CONRAIL
    And the unsold president's certificate of CONRAIL lies in CONRAIL's treasury
    And it is Bob's turn to trade in stock round 6
    When Bob sells 10% of CONRAIL
    Then Bob holds 0% of CONRAIL
    And Carol acts as president of CONRAIL with 0%

  # reconstruction: a share has to have a price
  @reading:18GL-Q108=c @reconstruction @18GL-4.5.1.2-aa
  Scenario: When an acting president sells his share, whoever has most follows
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And Alice holds 20% of CONRAIL
    And Dave holds 10% of CONRAIL
    And the unsold president's certificate of CONRAIL lies in CONRAIL's treasury
    And it is Bob's turn to trade in stock round 6
    When Bob sells 10% of CONRAIL
    Then Bob holds 0% of CONRAIL
    And Alice acts as president of CONRAIL with 20%

  # reconstruction: a share has to have a price
  @reconstruction @18GL-4.5.1.2-aa
  Scenario: Of players with a share each the nearest clockwise follows the acting president
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Carol acts as president of CONRAIL with 10%
    And Alice holds 10% of CONRAIL
    And Bob holds 10% of CONRAIL
    And Dave holds 10% of CONRAIL
    And the unsold president's certificate of CONRAIL lies in CONRAIL's treasury
    And it is Carol's turn to trade in stock round 6
    When Carol sells 10% of CONRAIL
    Then Dave acts as president of CONRAIL with 10%

  # the last holder

  # reconstruction: a share has to have a price
  @reconstruction @18GL-4.5.1.2-ab
  Scenario: The last player who has a share of CONRAIL cannot sell it
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And the unsold president's certificate of CONRAIL lies in CONRAIL's treasury
    And Bob holds 10% of the IC
    And it is Bob's turn to trade in stock round 6
    When Bob tries to sell 10% of CONRAIL
    Then it is refused and nothing has changed
    When Bob sells 10% of the IC
    Then the open market holds 10% of the IC

  # reconstruction: a share has to have a price
  @reading:18GL-Q109=a @reconstruction @18GL-4.5.1.2-ab
  Scenario: The last holder sells what he has besides the last share
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 20%
    And the unsold president's certificate of CONRAIL lies in CONRAIL's treasury
    And it is Bob's turn to trade in stock round 6
    When Bob tries to sell 20% of CONRAIL
    Then it is refused and nothing has changed
    When Bob sells 10% of CONRAIL
    Then Bob acts as president of CONRAIL with 10%

  # reconstruction: a share has to have a price
  @reading:18GL-Q109=b @reconstruction @18GL-4.5.1.2-ab
  Scenario: The last holder sells no share at all
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 20%
    And the unsold president's certificate of CONRAIL lies in CONRAIL's treasury
    And Bob holds 10% of the IC
    And it is Bob's turn to trade in stock round 6
    When Bob tries to sell 10% of CONRAIL
    Then it is refused and nothing has changed
    When Bob sells 10% of the IC
    Then the open market holds 10% of the IC

  # in need, and at the limits

  # reconstruction: the price of $110
  @reconstruction @18GL-4.1.1-b @18GL-4.5.1.2-y
  Scenario: Who has sold shares of CONRAIL does not buy its president's certificate in that round
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And CONRAIL owns a 10H-train
    And Bob acts as president of CONRAIL with 10%
    And Carol holds 10% of CONRAIL
    And the unsold president's certificate of CONRAIL lies in CONRAIL's treasury
    And it is Carol's turn to trade in stock round 6
    When Carol sells 10% of CONRAIL
    And Carol tries to buy 20% of CONRAIL from its treasury
    Then it is refused and nothing has changed
    When Carol passes
    And Dave passes
    And Alice passes
    And Bob buys 20% of CONRAIL from its treasury
    Then Bob is president of CONRAIL with 30%

  # reconstruction: the price of $110
  @reconstruction @18GL-4.1.2-c @18GL-3.4-o @18GL-4.5.1.2-y
  Scenario Outline: The president's certificate, too, may not make more than 60% of CONRAIL
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And CONRAIL owns a 10H-train
    And Bob acts as president of CONRAIL with 50%
    And Alice holds 10% of CONRAIL
    And the unsold president's certificate of CONRAIL lies in CONRAIL's treasury
    And it is Bob's turn to trade in stock round 6
    When Bob tries to buy 20% of CONRAIL from its treasury
    Then it is refused and nothing has changed
    When Bob sells <sold> of CONRAIL
    And Bob passes
    And Carol buys 20% of CONRAIL from its treasury
    Then Carol holds 20% of CONRAIL

    Examples:
      | sold |
      | 10%  |
      | 20%  |

  # reconstruction: a share has to have a price
  @reconstruction @18GL-4.5.1.2-ab @18GL-4.7.2-f
  Scenario: Nor does he sell it for a train that a company of his must have
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob acts as president of CONRAIL with 10%
    And the unsold president's certificate of CONRAIL lies in CONRAIL's treasury
    And the Monon is in operation, opened at $100
    And Bob is president of the Monon with 50%
    And the Monon has 2 loans
    And the Monon has $100 in its treasury
    And Bob holds 20% of the IC
    And Bob has $30
    And it is Bob's turn to raise money for the Monon
    When Bob tries to sell 10% of CONRAIL
    Then it is refused and nothing has changed
    When Bob sells 10% of the IC
    Then Bob has received $100

  # reconstruction: a share has to have a price
  @reconstruction @18GL-4.1.1-h @18GL-4.5.1.2-z
  Scenario: Shares of a CONRAIL that has not operated yet are not sold
    Given CONRAIL has been formed of the DT&I and the LS&I, beginning at $110
    And CONRAIL had no turn in the round of its formation
    And Bob is president of CONRAIL with 20%
    And Carol holds 20% of CONRAIL
    And Carol holds 10% of the IC
    And it is Carol's turn to trade in stock round 6
    When Carol tries to sell 10% of CONRAIL
    Then it is refused and nothing has changed
    When Carol sells 10% of the IC
    Then Carol holds 20% of CONRAIL
    And the open market holds 10% of the IC

  # reconstruction: a share has to have a price
  @reconstruction @18GL-3.4-p
  Scenario: The president's certificate of CONRAIL is not sold while nobody else could take it
    Given CONRAIL has been formed of the DT&I and the LS&I and has operated, beginning at $110
    And Bob is president of CONRAIL with 30%
    And Carol holds 10% of CONRAIL
    And it is Bob's turn to trade in stock round 6
    When Bob tries to sell 20% of CONRAIL
    Then it is refused and nothing has changed
    When Bob sells 10% of CONRAIL
    Then Bob is president of CONRAIL with 20%
    And the open market holds 10% of CONRAIL
