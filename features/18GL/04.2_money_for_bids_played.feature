Feature: The money for bids, played from the deal
  Six players have $400 each. What the highest bidder of a private company has bid is set aside; whoever is outbid has his money
  back at once.

  Background:
    Given a new game of 6 players

  @18GL-4.2-l
  Scenario: Nobody bids more than he has
    When Alice bids $100 on the Ferry Company
    And Bob bids $390 on the Ferry Company
    And Carol tries to bid $405 on the Ferry Company
    Then it is refused and nothing has changed
    When Carol bids $400 on the Ferry Company
    Then the bids on the Ferry Company are
      | Alice | $100 |
      | Bob   | $390 |
      | Carol | $400 |

  @18GL-4.2-l @18GL-4.2-k
  Scenario: What lies on a bid buys nothing else
    When Alice bids $100 on the Ferry Company
    And Bob bids $390 on the Ferry Company
    And Carol bids $40 on the Joliet & Eastern
    And Dave passes
    And Erin passes
    And Frank passes
    And Alice passes
    And Bob tries to buy the Cleveland & Eastern for $20
    Then it is refused and nothing has changed
    When Bob passes
    And Carol buys the Cleveland & Eastern for $20
    Then Carol owns the Cleveland & Eastern and the Joliet & Eastern
    And Bob has $400

  @18GL-4.2-m @18GL-4.2-n
  Scenario: Whoever is outbid bids on something else with the same money
    When Alice bids $100 on the Ferry Company
    And Bob bids $390 on the Ferry Company
    And Carol bids $395 on the Ferry Company
    And Dave passes
    And Erin passes
    And Frank passes
    And Alice bids $140 on the Camden & Amboy
    And Bob bids $350 on the Camden & Amboy
    Then the bids on the Camden & Amboy are
      | Alice | $140 |
      | Bob   | $350 |
    And the bids on the Ferry Company are
      | Alice | $100 |
      | Bob   | $390 |
      | Carol | $395 |
    And Bob has $400

  # Alice has $400, of which $340 lie on the Ferry Company.
  @18GL-4.2-t @reading:18GL-Q21=a
  Scenario: In the bidding for one private company the money on another does not help
    When Alice bids $100 on the Ferry Company
    And Bob bids $300 on the Ferry Company
    And Carol bids $40 on the Joliet & Eastern
    And Dave passes
    And Erin passes
    And Frank passes
    And Alice bids $45 on the Joliet & Eastern
    And Bob passes
    And Carol bids $50 on the Joliet & Eastern
    And Dave passes
    And Erin passes
    And Frank passes
    And Alice bids $340 on the Ferry Company
    And Bob passes
    And Carol buys the Cleveland & Eastern for $20
    And Alice tries to bid $65 on the Joliet & Eastern
    Then it is refused and nothing has changed
    When Alice bids $60 on the Joliet & Eastern
    And Carol passes
    Then Alice owns the Joliet & Eastern
    And Alice has paid $60
