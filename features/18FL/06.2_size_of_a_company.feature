Feature: Companies of five and of ten shares
  In phases 2 and 3 companies are founded with five preferred shares: a president's certificate of 40% and three of
  20%. In phases 5 and 6 they are founded with ten: a president's certificate of 20% and eight of 10%. In phase 4 the
  founder says with the purchase of the president's certificate which it shall be.

  # The chapter on shares, the phase table and the list of what phases change say parts of it again.
  @18FL-6.2-a @18FL-6.2-b @18FL-6.2-d @18FL-1.4-k @18FL-2-c @18FL-2-d
  Scenario Outline: In <phase> a company is founded with five shares
    Given 3 players at the table in <phase>
    And Alice has $300
    When Alice buys the president's certificate of the TPS at a par of $70
    Then Alice has paid $140
    # proves 18FL-6.2-d 18FL-2-c 18FL-2-d
    And the TPS has 5 shares
    And Alice is president of the TPS with 40%
    And the IPO holds 60% of the TPS
    And the IPO holds 3 certificates of the TPS
    When Bob buys 20% of the TPS from the IPO
    Then Bob has paid $70
    And Bob holds 20% of the TPS
    And Bob holds 1 certificate of the TPS

    Examples:
      | phase   | clause   |
      | phase 2 | 18FL-2-c |
      | phase 3 | 18FL-2-d |

  @18FL-6.2-d
  Scenario Outline: In <phase> nobody founds a company with ten shares
    Given 3 players at the table in <phase>
    And Alice has $300
    When Alice tries to buy the president's certificate of the TPS at a par of $70, with ten shares
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the TPS at a par of $70, with five shares
    Then the TPS has 5 shares
    And Alice has $160

    Examples:
      | phase   |
      | phase 2 |
      | phase 3 |

  @18FL-6.2-e @18FL-2-e @18FL-8.3-f
  Scenario Outline: In phase 4 the founder says how many shares the company has: <shares>
    Given 3 players at the table in phase 4
    And Alice has $300
    When Alice buys the president's certificate of the TPS at a par of $70, with <shares> shares
    Then Alice has paid $140
    # proves 18FL-6.2-e 18FL-2-e 18FL-8.3-f
    And the TPS has <number> shares
    And Alice is president of the TPS with <office>
    And the IPO holds <rest> certificates of the TPS
    When Bob buys <single> of the TPS from the IPO
    Then Bob has paid $70
    And Bob holds <single> of the TPS

    Examples:
      | shares | number | office | rest | single |
      | five   | 5      | 40%    | 3    | 20%    |
      | ten    | 10     | 20%    | 8    | 10%    |

  # The phase table and the list of what phases change say it again.
  @18FL-6.2-f @18FL-6.2-a @18FL-1.4-l @18FL-2-f @18FL-2-g @18FL-8.3-k
  Scenario Outline: In <phase> a company is founded with ten shares
    Given 3 players at the table in <phase>
    And Alice has $300
    When Alice buys the president's certificate of the TPS at a par of $70
    Then Alice has paid $140
    # proves 18FL-6.2-f 18FL-2-f 18FL-2-g 18FL-8.3-k
    And the TPS has 10 shares
    And Alice is president of the TPS with 20%
    And the IPO holds 80% of the TPS
    And the IPO holds 8 certificates of the TPS
    When Bob buys 10% of the TPS from the IPO
    Then Bob has paid $70
    And Bob holds 10% of the TPS

    Examples:
      | phase   | clause              |
      | phase 5 | 18FL-2-f 18FL-8.3-k |
      | phase 6 | 18FL-2-g            |

  @18FL-6.2-f
  Scenario Outline: In <phase> nobody founds a company with five shares
    Given 3 players at the table in <phase>
    And Alice has $300
    When Alice tries to buy the president's certificate of the TPS at a par of $70, with five shares
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the TPS at a par of $70, with ten shares
    Then the TPS has 10 shares
    And Alice has $160

    Examples:
      | phase   |
      | phase 5 |
      | phase 6 |
