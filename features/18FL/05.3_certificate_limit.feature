Feature: How many certificates a player may hold
  With two players nobody holds more than 21 certificates, with three 15, with four 12. A president's certificate is
  one of them, a private company none. Whoever has so many buys nothing, not even a share that would make him president
  and bring him back inside the limit. A president who loses the presidency gets two certificates for one; so he may
  have one too many.

  # ------------------------------------------------------------------------------------------- the limits

  @18FL-1.4-q @18FL-5.3-d
  Scenario: With two players the limit is 21 certificates
    Given 2 players at the table in phase 5
    And the L&N is in operation at a par of $70
    And the TPS is in operation at a par of $70
    And the SAL is in operation at a par of $70
    And the SR is in operation at a par of $70
    And the ACL is in operation at a par of $70
    And the shares are held thus
      | L&N | president Alice 60% |
      | TPS | president Alice 60% |
      | SAL | president Alice 60% |
      | SR  | president Alice 60% |
      | ACL | president Bob 50%   |
    When Alice buys 10% of the ACL from the IPO
    Then Alice holds 21 certificates
    And Alice has paid $70
    When Bob passes
    And Alice tries to buy 10% of the ACL from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    And Alice buys 10% of the ACL from the IPO
    Then Alice holds 21 certificates
    And Alice holds 20% of the ACL

  @18FL-1.4-r @18FL-5.3-d
  Scenario: With three players the limit is 15 certificates
    Given 3 players at the table in phase 5
    And the L&N is in operation at a par of $70
    And the TPS is in operation at a par of $70
    And the SAL is in operation at a par of $70
    And the ACL is in operation at a par of $70
    And the shares are held thus
      | L&N | president Alice 60% |
      | TPS | president Alice 60% |
      | SAL | president Alice 50% |
      | ACL | president Bob 50%   |
    When Alice buys 10% of the ACL from the IPO
    Then Alice holds 15 certificates
    And Alice has paid $70
    When Bob passes
    And Carol passes
    And Alice tries to buy 10% of the ACL from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    And Alice buys 10% of the ACL from the IPO
    Then Alice holds 15 certificates
    And Alice holds 20% of the ACL

  @18FL-1.4-s @18FL-5.3-d
  Scenario: With four players the limit is 12 certificates
    Given 4 players at the table in phase 5
    And the L&N is in operation at a par of $70
    And the TPS is in operation at a par of $70
    And the ACL is in operation at a par of $70
    And the shares are held thus
      | L&N | president Alice 60% |           |
      | TPS | president Alice 60% |           |
      | ACL | president Bob 50%   | Alice 10% |
    When Alice buys 10% of the ACL from the IPO
    Then Alice holds 12 certificates
    And Alice has paid $70
    When Bob passes
    And Carol passes
    And Dave passes
    And Alice tries to buy 10% of the ACL from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    And Alice buys 10% of the ACL from the IPO
    Then Alice holds 12 certificates
    And Alice holds 30% of the ACL

  @18FL-5.3-d @18FL-1.4-s
  Scenario: At the limit nothing is bought out of the market either
    Given 4 players at the table in phase 5
    And the L&N is in operation at a par of $70
    And the TPS is in operation at a par of $70
    And the ACL is in operation at a par of $70
    And the shares are held thus
      | L&N | president Alice 60% |           |            |
      | TPS | president Alice 60% |           |            |
      | ACL | president Bob 50%   | Alice 20% | market 30% |
    When Alice tries to buy 10% of the ACL from the market
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    And Alice buys 10% of the ACL from the market
    Then Alice holds 12 certificates
    And the market holds 20% of the ACL

  @18FL-5.3-d @18FL-1.4-s
  Scenario: At the limit no company is started
    Given 4 players at the table in phase 5
    And the L&N is in operation at a par of $70
    And the TPS is in operation at a par of $70
    And the ACL is in operation at a par of $70
    And the shares are held thus
      | L&N | president Alice 60% |           |
      | TPS | president Alice 60% |           |
      | ACL | president Bob 50%   | Alice 20% |
    When Alice tries to buy the president's certificate of the SAL at a par of $70
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    And Alice buys the president's certificate of the SAL at a par of $70
    Then Alice holds 12 certificates
    And Alice is president of the SAL with 20%

  @18FL-5.3-d @18FL-1.4-s
  Scenario: The limit is the same for everybody, and each has his own certificates counted
    Given 4 players at the table in phase 5
    And the L&N is in operation at a par of $70
    And the TPS is in operation at a par of $70
    And the ACL is in operation at a par of $70
    And the shares are held thus
      | L&N | president Alice 60% |           |
      | TPS | president Alice 60% |           |
      | ACL | president Bob 50%   | Alice 20% |
    When Alice tries to buy 10% of the ACL from the IPO
    Then it is refused and nothing has changed
    When Alice passes
    And Bob buys 10% of the ACL from the IPO
    Then Bob is president of the ACL with 60%
    And Bob holds 5 certificates

  # -------------------------------------------------------------------------------------- private companies

  @18FL-1.4-t @18FL-1.4-s
  Scenario: A private company is no certificate
    Given 4 players at the table in phase 4
    And the L&N, the TPS and the ACL have ten shares
    And the L&N is in operation at a par of $70
    And the TPS is in operation at a par of $70
    And the ACL is in operation at a par of $70
    And Alice owns the Tallahassee Railroad and the Steamship Company
    And the shares are held thus
      | L&N | president Alice 60% |           |
      | TPS | president Alice 60% |           |
      | ACL | president Bob 50%   | Alice 10% |
    When Alice buys 10% of the ACL from the IPO
    Then Alice holds 12 certificates
    And Alice owns the Tallahassee Railroad and the Steamship Company
    And Alice has paid $70

  @18FL-1.4-t @18FL-5.3-d
  Scenario: With private companies the limit is no higher either
    Given 4 players at the table in phase 4
    And the L&N, the TPS and the ACL have ten shares
    And the L&N is in operation at a par of $70
    And the TPS is in operation at a par of $70
    And the ACL is in operation at a par of $70
    And Alice owns the Tallahassee Railroad
    And the shares are held thus
      | L&N | president Alice 60% |           |
      | TPS | president Alice 60% |           |
      | ACL | president Bob 50%   | Alice 20% |
    When Alice tries to buy 10% of the ACL from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    And Alice buys 10% of the ACL from the IPO
    Then Alice holds 12 certificates
    And Alice owns the Tallahassee Railroad

  # -------------------------------------------------------------------------- the limit and the presidency

  @18FL-5.3-f @18FL-5.3-d
  Scenario: At the limit no share is bought that would make its buyer president of a company with five shares
    Given 4 players at the table in phase 4
    And the L&N and the TPS have ten shares
    And the L&N is in operation at a par of $70
    And the TPS is in operation at a par of $70
    And the ACL is in operation at a par of $70
    And the shares are held thus
      | L&N | president Alice 60% |           |
      | TPS | president Alice 60% |           |
      | ACL | president Bob 40%   | Alice 40% |
    When Alice tries to buy 20% of the ACL from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    And Alice buys 20% of the ACL from the IPO
    Then Alice is president of the ACL with 60%
    And Alice holds 11 certificates

  @18FL-5.3-f @18FL-5.3-d
  Scenario: At the limit no share is bought that would make its buyer president of a company with ten shares
    Given 4 players at the table in phase 5
    And the L&N is in operation at a par of $70
    And the TPS is in operation at a par of $70
    And the ACL is in operation at a par of $70
    And the shares are held thus
      | L&N | president Alice 60% |           |
      | TPS | president Alice 50% |           |
      | ACL | president Bob 30%   | Alice 30% |
    When Alice tries to buy 10% of the ACL from the IPO
    Then it is refused and nothing has changed
    When Alice sells 10% of the L&N
    And Alice buys 10% of the ACL from the IPO
    Then Alice is president of the ACL with 40%
    And Alice holds 11 certificates
