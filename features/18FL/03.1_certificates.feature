Feature: The certificates at the start
  Of each company the president's certificate and three ordinary ones lie ready: the preferred shares, 40% and three
  times 20%. Five more lie beneath them, face down. They are not in the game before the company has ten shares.

  @18FL-3.1-i @18FL-5.3-c
  Scenario Outline: Four certificates of the <company> are for sale, the president's first
    Given the game has been played up to the end of the distribution
    Then the IPO holds 4 certificates of the <company>
    And the IPO holds 100% of the <company>
    And the <company> has 5 shares
    When Alice tries to buy 20% of the <company> from the IPO
    Then it is refused and nothing has changed
    When Alice buys the president's certificate of the <company> at a par of $70
    Then Alice is president of the <company> with 40%
    And the IPO holds 3 certificates of the <company>
    And the IPO holds 60% of the <company>
    When Bob buys 20% of the <company> from the IPO
    Then Bob holds 20% of the <company>
    And the IPO holds 2 certificates of the <company>

    Examples:
      | company |
      | L&N     |
      | TPS     |
      | SAL     |
      | SR      |
      | ACL     |
      | FEC     |

  @18FL-3.1-i @18FL-3.1-j @18FL-5.2-b
  Scenario: When its four certificates are sold nothing more is to be had of a company of five shares
    Given the game has been played up to the end of the distribution
    When Alice buys the president's certificate of the SR at a par of $70
    And Bob buys 20% of the SR from the IPO
    And Carol buys 20% of the SR from the IPO
    And Alice passes
    And Bob tries to buy 10% of the SR from the IPO
    Then it is refused and nothing has changed
    When Bob buys 20% of the SR from the IPO
    Then the IPO holds 0% of the SR
    And the IPO holds 0 certificates of the SR
    When Carol tries to buy 20% of the SR from the IPO
    Then it is refused and nothing has changed
    When Carol tries to buy 10% of the SR from the IPO
    Then it is refused and nothing has changed

  @18FL-3.1-j
  Scenario: The other five certificates come into the game when the company has converted
    Given 3 players at the table in phase 3
    And the SR is in operation at a par of $100
    And the shares are held thus
      | SR | president Alice 60% | Bob 20% | Carol 20% |
    And it is the SR's turn to convert
    Then the IPO holds 0 certificates of the SR
    When the SR converts to ten shares
    Then the IPO holds 5 certificates of the SR
    And the IPO holds 50% of the SR
    And the SR has 10 shares
    And Alice holds 30% of the SR

  @18FL-3.1-j @18FL-5.2-b
  Scenario Outline: Of a company of <size> the bank sells <right> on a certificate, not <wrong>
    Given 3 players at the table in phase 4
    And the SR has <size>
    And the SR is in operation at a par of $100
    And the shares are held thus
      | SR | president Alice 60% | Bob 20% |
    And Carol has $300
    And it is Carol's turn to trade
    When Carol tries to buy <wrong> of the SR from the IPO
    Then it is refused and nothing has changed
    When Carol buys <right> of the SR from the IPO
    Then Carol holds <right> of the SR
    And the IPO holds <left> certificates of the SR

    Examples:
      | size        | wrong | right | left |
      | five shares | 10%   | 20%   | 0    |
      | ten shares  | 20%   | 10%   | 1    |

  @18FL-3.1-j
  Scenario: A company that is started with ten shares has all nine certificates at once
    Given 3 players at the table in phase 4
    When Alice buys the president's certificate of the SR at a par of $70, with ten shares
    Then Alice is president of the SR with 20%
    And the IPO holds 8 certificates of the SR
    When Bob buys 10% of the SR from the IPO
    Then Bob holds 10% of the SR
    And the IPO holds 7 certificates of the SR
