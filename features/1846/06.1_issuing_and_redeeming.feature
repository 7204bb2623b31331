Feature: Issuing and redeeming shares
  In the first step of its turn a corporation may sell shares of its own treasury to the market, or take shares back
  from there: one or the other. It may issue as many shares as the players hold more than the market does, and is paid
  the amount one space left of its price for each of them. A share that it takes back costs the amount one space to the
  right. In this step its own price never moves.

  Background: the players hold three shares of the NYC, the market one, its treasury six
    Given 4 players at the table in phase II
    And the NYC is in operation, opened at $100
    And the shares are held thus
      | NYC | president Alice 20% | Bob 10% | market 10% |
    And the NYC owns a 4-train
    And the NYC has $300 in its treasury

  # ------------------------------------------------------------------------------------------------- issuing

  @1846-6.1-b @1846-6.1-a @1846-6.1-d @1846-6.1-e @1846-S.IssueRedeem-a
  Scenario: Two shares issued at a price of $100 bring $90 each
    Given it is the NYC's turn to issue or redeem shares
    # proves 1846-6.1-d 1846-S.IssueRedeem-a
    When the NYC issues two shares
    Then the NYC has received $180
    And the bank has paid $180
    And the market holds 30% of the NYC
    And the NYC's treasury holds 40% of the NYC
    And no other player or company has gained or lost money

  @1846-6.1-e @1846-6.1-h
  Scenario: Issuing does not move the price
    Given it is the NYC's turn to issue or redeem shares
    When the NYC issues two shares
    Then the NYC stands at $100
    And the NYC has received $180

  @1846-6.1-a @1846-6-e
  Scenario Outline: A turn with an empty treasury and <trains> begins with issuing like any other
    Given the NYC owns <trains>
    And the NYC has $0 in its treasury
    And it is Dave's turn to trade
    And Alice, Bob and Carol have passed
    When Dave passes
    Then the NYC stands at $90
    When the NYC issues two shares
    Then the NYC has received $160
    And the market holds 30% of the NYC

    Examples:
      | trains    |
      | no trains |
      | a 4-train |

  @1846-6.1-a @1846-6-e
  Scenario: A turn begins with issuing even where all that can be issued does not pay for a tile
    Given the GT is in operation, opened at $100
    And the GT stands at $30
    And the NYC stands at $20
    And the shares are held thus
      | GT | president Bob 20% | Carol 10% | market 20% |
    And the GT owns a 4-train
    And the GT has $0 in its treasury
    And it is Dave's turn to trade
    And Alice, Bob and Carol have passed
    When Dave passes
    And the GT issues one share
    Then the GT has received $10
    And the market holds 30% of the GT

  @1846-6.1-d @1846-S.IssueRedeem-a
  Scenario Outline: A share issued at a price of <price> brings <amount>
    Given the NYC stands at <price>
    And it is the NYC's turn to issue or redeem shares
    # proves 1846-6.1-d 1846-S.IssueRedeem-a
    When the NYC issues one share
    Then the NYC has received <amount>
    And the NYC stands at <price>

    Examples:
      | price | amount |
      | $20   | $10    |
      | $40   | $30    |
      | $112  | $100   |
      | $137  | $124   |
      | $165  | $150   |
      | $550  | $510   |
      | $100  | $90    |

  @1846-6.1-c @1846-S.IssueRedeem-b
  Scenario Outline: With <players> for the players and <market> in the market <most> shares may be issued
    Given the shares are held thus
      | NYC | president Alice <Alice> | Bob <Bob> | market <market> |
    And it is the NYC's turn to issue or redeem shares
    When the NYC tries to issue <too many> shares
    Then it is refused and nothing has changed
    When the NYC issues <most> shares
    Then the NYC's treasury holds <left> of the NYC

    Examples:
      | Alice | Bob | market | players | most | too many | left |
      | 20%   | 10% | 10%    | 30%     | 2    | 3        | 40%  |
      | 30%   | 10% | 10%    | 40%     | 3    | 4        | 20%  |
      | 20%   | 20% | 20%    | 40%     | 2    | 3        | 20%  |
      | 30%   | 20% | 10%    | 50%     | 4    | 5        | 0%   |

  @1846-6.1-c @1846-S.IssueRedeem-b
  Scenario: As many shares in the market as with the players: none may be issued
    Given the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Bob 20% | market 10% |
    And the IC owns a 4-train
    And the IC has $300 in its treasury
    And the shares are held thus
      | NYC | president Alice 20% | Bob 10% | market 30% |
    And it is the NYC's turn to issue or redeem shares
    When the NYC tries to issue one share
    Then it is refused and nothing has changed
    When the NYC runs
      | 4-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the IC issues one share
    Then the IC has received $70
    And the market holds 30% of the NYC

  # The two shares of the president's certificate count as two: by certificates the players would hold one, and one
  # share only could be issued.
  @1846-6.1-c @1846-S.IssueRedeem-b
  Scenario: The president's certificate counts as two shares
    Given the shares are held thus
      | NYC | president Alice 20% | Bob 0% | market 0% |
    And it is the NYC's turn to issue or redeem shares
    When the NYC tries to issue three shares
    Then it is refused and nothing has changed
    When the NYC issues two shares
    Then the market holds 20% of the NYC
    And the NYC has received $180

  @1846-6.1-b @1846-6.1-c
  Scenario: Only shares that nobody has bought yet can be issued
    Given the shares are held thus
      | NYC | president Alice 50% | Bob 30% | market 10% |
    And it is the NYC's turn to issue or redeem shares
    When the NYC tries to issue two shares
    Then it is refused and nothing has changed
    When the NYC issues one share
    Then the market holds 20% of the NYC
    And Alice is president of the NYC with 50%
    And Bob holds 30% of the NYC

  @1846-6.1-d @reading:1846-Q10=a
  Scenario: At $10 a share may be issued, for nothing
    Given the NYC stands at $10
    And it is the NYC's turn to issue or redeem shares
    When the NYC issues two shares
    Then the market holds 30% of the NYC
    And the NYC has $300 in its treasury
    And the NYC stands at $10

  @1846-6.1-d @reading:1846-Q10=b
  Scenario: At $10 a share may be issued for nothing, here as in a forced purchase
    Given the NYC stands at $10
    And it is the NYC's turn to issue or redeem shares
    When the NYC issues one share
    Then the market holds 20% of the NYC
    And the NYC has $300 in its treasury

  @1846-6.1-d @reading:1846-Q10=c
  Scenario: At $10 no share may be issued, as it would bring nothing
    Given the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Bob 20% | market 10% |
    And the IC owns a 4-train
    And the IC has $300 in its treasury
    And the NYC stands at $10
    And it is the IC's turn to issue or redeem shares
    When the IC issues one share
    Then the IC has received $70
    When the IC ends its turn
    And the NYC tries to issue one share
    Then it is refused and nothing has changed

  # ------------------------------------------------------------------------------------------------ redeeming

  @1846-6.1-g @1846-6.1-a @1846-6.1-h @1846-S.IssueRedeem-a
  Scenario: A share taken back at a price of $100 costs $112
    Given it is the NYC's turn to issue or redeem shares
    # proves 1846-6.1-g 1846-S.IssueRedeem-a
    When the NYC redeems one share
    Then the NYC has paid $112
    And the bank has received $112
    And the market holds 0% of the NYC
    And the NYC's treasury holds 70% of the NYC
    And the NYC stands at $100
    And no other player or company has gained or lost money

  @1846-6.1-g @1846-S.IssueRedeem-a
  Scenario Outline: A share taken back at a price of <price> costs <amount>
    Given the NYC stands at <price>
    And the NYC has $600 in its treasury
    And it is the NYC's turn to issue or redeem shares
    # proves 1846-6.1-g 1846-S.IssueRedeem-a
    When the NYC redeems one share
    Then the NYC has paid <amount>
    And the NYC stands at <price>

    Examples:
      | price | amount |
      | $10   | $20    |
      | $90   | $100   |
      | $150  | $165   |
      | $510  | $550   |
      | $100  | $112   |

  @1846-6.1-f
  Scenario: No more shares can be taken back than the market holds
    Given the market holds 20% of the NYC
    And the NYC has $600 in its treasury
    And it is the NYC's turn to issue or redeem shares
    When the NYC tries to redeem three shares
    Then it is refused and nothing has changed
    When the NYC redeems two shares
    Then the NYC has paid $224
    And the market holds 0% of the NYC
    And Bob holds 10% of the NYC

  @1846-6.1-g
  Scenario Outline: The treasury has to pay for the shares: with <treasury>
    Given the market holds 20% of the NYC
    And the NYC has <treasury> in its treasury
    And it is the NYC's turn to issue or redeem shares
    When the NYC tries to redeem two shares
    Then it is refused and nothing has changed
    When the NYC redeems one share
    Then the NYC has paid $112

    Examples:
      | treasury |
      | $112     |
      | $223     |

  @1846-6.1-g
  Scenario: A treasury that just suffices is enough
    Given the market holds 20% of the NYC
    And the NYC has $224 in its treasury
    And it is the NYC's turn to issue or redeem shares
    When the NYC redeems two shares
    Then the NYC has $0 in its treasury
    And the NYC's treasury holds 70% of the NYC

  @1846-6.1-g @reading:1846-Q46=a
  Scenario: At the right end of the chart a share is taken back at the present price
    Given the NYC stands at $550
    And the NYC has $600 in its treasury
    And it is the NYC's turn to issue or redeem shares
    When the NYC redeems one share
    Then the NYC has paid $550

  @1846-6.1-g @reading:1846-Q46=b
  Scenario: At the right end of the chart no share can be taken back
    Given the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Bob 20% | market 10% |
    And the IC owns a 4-train
    And the IC has $300 in its treasury
    And the NYC stands at $550
    And the NYC has $600 in its treasury
    And it is the NYC's turn to issue or redeem shares
    When the NYC tries to redeem one share
    Then it is refused and nothing has changed
    When the NYC runs
      | 4-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the IC redeems one share
    Then the IC has paid $90

  # --------------------------------------------------------------------------------------- one or the other

  @1846-6.1-a
  Scenario: Whoever has issued cannot redeem in the same turn
    Given the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Bob 20% | market 10% |
    And the IC owns a 4-train
    And the IC has $300 in its treasury
    And it is the NYC's turn to issue or redeem shares
    When the NYC issues one share
    And the NYC tries to redeem one share
    Then it is refused and nothing has changed
    When the NYC runs
      | 4-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the IC redeems one share
    Then the IC has paid $90
    And the market holds 20% of the NYC

  @1846-6.1-a
  Scenario: Whoever has redeemed cannot issue in the same turn
    Given the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Bob 20% | market 10% |
    And the IC owns a 4-train
    And the IC has $300 in its treasury
    And it is the NYC's turn to issue or redeem shares
    When the NYC redeems one share
    And the NYC tries to issue one share
    Then it is refused and nothing has changed
    When the NYC runs
      | 4-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the IC issues one share
    Then the IC has received $70
    And the market holds 0% of the NYC

  @1846-6.1-a @reading:1846-Q44=a
  Scenario: All shares of a turn are issued at once
    Given it is the NYC's turn to issue or redeem shares
    When the NYC issues one share
    Then it is the NYC's turn to build
    When the NYC tries to issue one share
    Then it is refused and nothing has changed
    When the NYC lays no track
    Then the market holds 20% of the NYC

  @1846-6.1-a @1846-6.1-c @reading:1846-Q44=b
  Scenario: Shares may be issued one after the other, within the same limit
    Given it is the NYC's turn to issue or redeem shares
    When the NYC issues one share
    And the NYC tries to issue two shares
    Then it is refused and nothing has changed
    When the NYC lays no track
    Then the market holds 20% of the NYC

  @1846-6.1-a @1846-6.1-f @reading:1846-Q44=b
  Scenario: Shares may be taken back one after the other
    Given the market holds 20% of the NYC
    And it is the NYC's turn to issue or redeem shares
    When the NYC redeems one share
    Then it is the NYC's turn to issue or redeem shares
    When the NYC redeems one share
    Then the NYC has paid $112
    And the market holds 0% of the NYC

  @1846-6.1-a @reading:1846-Q44=b
  Scenario: Shares issued one after the other are never followed by shares taken back
    Given the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Bob 20% | market 10% |
    And the IC owns a 4-train
    And the IC has $300 in its treasury
    And it is the NYC's turn to issue or redeem shares
    When the NYC issues one share
    And the NYC tries to redeem one share
    Then it is refused and nothing has changed
    When the NYC issues one share
    Then the market holds 30% of the NYC
    When the NYC runs
      | 4-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the IC redeems one share
    Then the IC has paid $90

  @1846-6.1-b @1846-6-e
  Scenario: A corporation issues its own shares only
    Given the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Bob 20% | market 10% |
    And the IC owns a 4-train
    And it is the NYC's turn to issue or redeem shares
    When the NYC tries to issue one share of the IC
    Then it is refused and nothing has changed
    When the NYC issues one share
    Then the NYC has received $90
    And the market holds 10% of the IC

  @1846-6.1-b @1846-6-e
  Scenario: A corporation takes back its own shares only
    Given the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Bob 20% | market 10% |
    And the IC owns a 4-train
    And it is the NYC's turn to issue or redeem shares
    When the NYC tries to redeem one share of the IC
    Then it is refused and nothing has changed
    When the NYC redeems one share
    Then the NYC has paid $112
    And the market holds 10% of the IC

  @1846-6.1-a @1846-6-e
  Scenario: Nothing is issued after the first step
    Given the IC is in operation, opened at $80
    And Bob is president of the IC with 20%
    And the IC owns a 4-train
    And it is the NYC's turn to build
    When the NYC tries to issue one share
    Then it is refused and nothing has changed
    When the NYC runs
      | 4-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the IC issues one share
    Then the IC has received $70

  @1846-6.1-a @1846-6-e
  Scenario: Nothing is taken back after the first step
    Given the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Bob 20% | market 10% |
    And the IC owns a 4-train
    And the IC has $300 in its treasury
    And it is the NYC's turn to build
    When the NYC tries to redeem one share
    Then it is refused and nothing has changed
    When the NYC runs
      | 4-train | D20 C21 |
    And the NYC keeps its revenue
    And the NYC ends its turn
    And the IC redeems one share
    Then the IC has paid $90

  @1846-6.1-a @1846-6-e
  Scenario: Issuing is optional
    Given it is the NYC's turn to issue or redeem shares
    When the NYC lays no track
    Then it is the NYC's turn to run its trains
    And the NYC has $300 in its treasury
    And the NYC's treasury holds 60% of the NYC
    When the NYC runs
      | 4-train | D20 C21 |
    Then the NYC has earned $40

  @1846-6.1-a
  Scenario: The president alone decides on issuing
    Given it is the NYC's turn to issue or redeem shares
    When the NYC, on Bob's word, tries to issue one share
    Then it is refused and nothing has changed
    When the NYC, on Alice's word, issues one share
    Then the NYC has received $90

  # --------------------------------------------------------------------------- whoever operates before or after

  @1846-6.1-f @1846-6.1-g
  Scenario Outline: The corporation that operates second takes back no more either: <too many> shares with <treasury>
    Given the IC is in operation, opened at $112
    And Bob is president of the IC with 20%
    And the market holds 20% of the NYC
    And the NYC has <treasury> in its treasury
    And it is the NYC's turn to issue or redeem shares
    When the NYC tries to redeem <too many> shares
    Then it is refused and nothing has changed
    When the NYC redeems <most> share<s>
    Then the NYC has paid <price>

    Examples:
      | treasury | too many | most | s | price | clause     |
      | $600     | 3        | 2    | s | $224  | 1846-6.1-f |
      | $223     | 2        | 1    |   | $112  | 1846-6.1-g |

  @1846-6.1-a @reading:1846-Q44=b
  Scenario: The corporation that operates second does not take back what it has issued either
    Given the IC is in operation, opened at $112
    And the shares are held thus
      | IC | president Bob 20% | market 10% |
    And the IC owns a 4-train
    And the IC has $300 in its treasury
    And it is the IC's turn to issue or redeem shares
    When the IC redeems one share
    Then the IC has paid $124
    When the IC ends its turn
    And the NYC issues one share
    And the NYC tries to redeem one share
    Then it is refused and nothing has changed
    When the NYC issues one share
    Then the market holds 30% of the NYC

  # ------------------------------------------------------------------------------ with something done before

  @1846-6.1-b @1846-6.1-f
  Scenario Outline: With a private company bought first, too, the NYC cannot <do>
    Given the IC is in operation, opened at $80
    And the shares are held thus
      | IC | president Bob 20% | market 10% |
    And the IC owns a 4-train
    And the NYC owns Tunnel Blasting
    And the NYC has already bought Tunnel Blasting in this turn
    And it is the NYC's turn to issue or redeem shares
    When the NYC tries to <do>
    Then it is refused and nothing has changed
    When the NYC <does> one share
    Then the NYC has <money>
    And the market holds <left> of the NYC
    And the market holds 10% of the IC

    Examples:
      | do                         | does    | money        | left | clause     |
      | issue one share of the IC  | issues  | received $90 | 20%  | 1846-6.1-b |
      | redeem one share of the IC | redeems | paid $112    | 0%   | 1846-6.1-b |
      | redeem two shares          | redeems | paid $112    | 0%   | 1846-6.1-f |
