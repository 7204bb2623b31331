Feature: A company trades its own shares
  At the end of its turn, but in its first operating round, a company may sell shares of its treasury into the open market, or
  buy shares of its own there: one or the other, as many as it likes and the limit of the open market or its treasury allow. Either is done
  at the current price. What it sells lowers the price, one row a share; what it buys does not move it.

  Background: the Illinois Central, IC; the Grand Trunk, GT, is next
    Given 3 players at the table in phase 2H
    And the IC is in operation, opened at $100
    And the IC owns a 2H-train
    And the GT is in operation, opened at $60
    And the GT owns a 2H-train
    And the shares are held thus
      | IC | president Bob 40%   | market 10% |
      | GT | president Carol 50% |            |
    And the IC has $350 in its treasury
    And it is the IC's turn to trade its own shares

  # ------------------------------------------------------------------------------------------------------------ selling

  @18GL-4.6.11-a @18GL-4.6.11-d @18GL-3.5-b
  Scenario Outline: The IC sells <number>: it gets <money>, and the price falls to <price>
    When the IC issues <number>
    # proves 18GL-4.6.11-a
    Then the IC's treasury holds <treasury> of the IC
    And the market holds <market> of the IC
    # proves 18GL-4.6.11-d
    And the IC has received <money>
    And no other player or company has gained or lost money
    # proves 18GL-4.6.11-d 18GL-3.5-b
    And the IC stands at <price> in row <row>

    Examples:
      | number       | money | price | row | treasury | market |
      | one share    | $100  | $90   | 2   | 40%      | 20%    |
      | two shares   | $200  | $80   | 3   | 30%      | 30%    |
      | three shares | $300  | $70   | 4   | 20%      | 40%    |
      | four shares  | $400  | $60   | 5   | 10%      | 50%    |

  @18GL-4.6.11-d
  Scenario: It sells at the current price, not at the start price
    Given the IC stands at $80 in row 3
    When the IC issues two shares
    Then the IC has received $160
    And the IC stands at $60 in row 5
    And the IC has started at a par of $100

  @18GL-4.6.11-a @18GL-3.4-s
  Scenario Outline: With <market> in the open market the IC cannot sell <wrong>, but <right>
    Given the market holds <market> of the IC
    When the IC tries to issue <wrong>
    Then it is refused and nothing has changed
    When the IC issues <right>
    Then the market holds 50% of the IC
    And the IC has received <money>

    Examples:
      | market | wrong        | right        | money |
      | 40%    | two shares   | one share    | $100  |
      | 30%    | three shares | two shares   | $200  |
      | 20%    | four shares  | three shares | $300  |

  @18GL-4.6.11-a @18GL-3.4-s
  Scenario: Into a full open market it sells nothing
    Given the market holds 50% of the IC
    # No legal twin: there is no room for any of its shares.
    When the IC tries to issue one share
    Then it is refused and nothing has changed
    When the IC ends its turn
    And the GT ends its turn
    Then it is stock round 3
    And the market holds 50% of the IC

  @18GL-4.6.11-a
  Scenario: It sells no more than it has
    Given the shares are held thus
      | IC | president Bob 40% | Alice 40% |
    When the IC tries to issue two shares
    Then it is refused and nothing has changed
    When the IC issues one share
    Then the IC's treasury holds 0% of the IC
    And the IC has received $100

  @18GL-4.6.11-a
  Scenario: It sells its own shares and no others
    Given Alice holds 10% of the GT
    When the IC tries to issue one share of the GT
    Then it is refused and nothing has changed
    When the IC issues one share
    Then the market holds 20% of the IC
    And the GT's treasury holds 40% of the GT

  @18GL-4.6.11-a
  Scenario: It need not trade at all
    When the IC ends its turn
    Then it is the GT's turn to lay track
    And the IC's treasury holds 50% of the IC
    And the IC has $350 in its treasury

  # ------------------------------------------------------------------------------------------------------------- buying

  @18GL-4.6.11-b @18GL-4.6.11-e
  Scenario Outline: The IC buys <number>: it pays <money>, and the price stays
    Given the market holds 30% of the IC
    When the IC redeems <number>
    # proves 18GL-4.6.11-b
    Then the IC's treasury holds <treasury> of the IC
    And the market holds <market> of the IC
    # proves 18GL-4.6.11-e
    And the IC has paid <money>
    And no other player or company has gained or lost money
    And the IC stands at $100 in row 1

    Examples:
      | number       | money | treasury | market |
      | one share    | $100  | 40%      | 20%    |
      | two shares   | $200  | 50%      | 10%    |
      | three shares | $300  | 60%      | 0%     |

  @18GL-4.6.11-e
  Scenario: It buys at the current price, not at the start price
    Given the market holds 30% of the IC
    And the IC stands at $80 in row 3
    When the IC redeems two shares
    Then the IC has paid $160
    And the IC stands at $80 in row 3

  @18GL-4.6.11-b
  Scenario Outline: With <treasury> in its treasury it buys <right> and not <wrong>
    Given the market holds 30% of the IC
    And the IC has <treasury> in its treasury
    When the IC tries to redeem <wrong>
    Then it is refused and nothing has changed
    When the IC redeems <right>
    Then the IC has <rest> in its treasury

    Examples:
      | treasury | wrong        | right      | rest |
      | $199     | two shares   | one share  | $99  |
      | $200     | three shares | two shares | $0   |
      | $299     | three shares | two shares | $99  |

  @18GL-4.6.11-b
  Scenario: It buys no more than lies there, and only its own
    Given the shares are held thus
      | GT | president Carol 50% | market 20% |
    When the IC tries to redeem two shares
    Then it is refused and nothing has changed
    When the IC tries to redeem one share of the GT
    Then it is refused and nothing has changed
    When the IC redeems one share
    Then the market holds 0% of the IC
    And the market holds 20% of the GT

  # ------------------------------------------------------------------------------------------------------- one or the other

  @18GL-4.6.11-c
  Scenario: Who has sold does not buy in that turn
    Given the market holds 30% of the IC
    When the IC issues one share
    # No legal twin: in this turn it may buy nothing any more.
    And the IC tries to redeem one share
    Then it is refused and nothing has changed
    When the IC ends its turn
    And the GT ends its turn
    Then it is stock round 3
    And the market holds 40% of the IC

  @18GL-4.6.11-c @18GL-4.6.11-a
  Scenario: Who has bought does not sell in that turn
    Given the market holds 30% of the IC
    When the IC redeems one share
    # No legal twin: in this turn it may sell nothing any more.
    And the IC tries to issue one share
    Then it is refused and nothing has changed
    When the IC ends its turn
    And the GT ends its turn
    Then it is stock round 3
    And the market holds 20% of the IC

  @18GL-4.6.11-a @18GL-4.6.11-d @reading:18GL-Q130=a
  Scenario: All that a company sells in a turn it sells at once
    When the IC issues one share
    And the IC tries to issue one share
    Then it is refused and nothing has changed
    When the IC ends its turn
    And the GT ends its turn
    Then it is stock round 3
    And the market holds 20% of the IC

  @18GL-4.6.11-a @18GL-4.6.11-d @reading:18GL-Q130=b
  Scenario: A company may sell again, at the price that is left
    When the IC issues one share
    And the IC issues two shares
    Then the IC has received $180
    And the IC stands at $70 in row 4
    And the market holds 40% of the IC

  @18GL-4.6.11-c @reading:18GL-Q130=b
  Scenario: Who sells in several transactions does not buy between them
    When the IC issues one share
    # No legal twin: in this turn it may buy nothing any more.
    And the IC tries to redeem one share
    Then it is refused and nothing has changed
    When the IC issues one share
    Then the market holds 30% of the IC
    And the IC has received $90

  @18GL-4.6.11-c @reading:18GL-Q130=b
  Scenario: Who buys in several transactions does not sell between them
    Given the market holds 30% of the IC
    When the IC redeems one share
    # No legal twin: in this turn it may sell nothing any more.
    And the IC tries to issue one share
    Then it is refused and nothing has changed
    When the IC redeems one share
    Then the market holds 10% of the IC
    And the IC has paid $100

  # ----------------------------------------------------------------------------------------------------- the first round

  @18GL-4.6.11-f @18GL-4.6.11-a
  Scenario: In its first operating round a company does not trade its shares
    Given the Monon has floated, opened at $80
    And Alice is president of the Monon with 50%
    And the Monon owns a 2H-train
    When the IC ends its turn
    And the Monon lays no track
    And the Monon places no token
    And the Monon runs no train
    And the Monon buys no train
    And the Monon tries to issue one share
    Then it is refused and nothing has changed
    When the Monon ends its turn
    And the GT lays no track
    And the GT places no token
    And the GT runs no train
    And the GT buys no train
    And the GT issues one share
    Then the market holds 10% of the GT
    And the Monon's treasury holds 50% of the Monon

  @18GL-4.6.11-f @18GL-4.6.11-a
  Scenario: A company that has had a turn before trades them
    Given the Monon is in operation, opened at $80
    And Alice is president of the Monon with 50%
    And the Monon owns a 2H-train
    When the IC ends its turn
    And the Monon lays no track
    And the Monon places no token
    And the Monon runs no train
    And the Monon buys no train
    And the Monon issues one share
    Then the market holds 10% of the Monon
