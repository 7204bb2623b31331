Feature: The certificate limit, played from the deal
  Of two players each may hold 20 certificates. Whoever is at the limit buys nothing; whoever has come above it, since a
  president's certificate has been changed for two others, sells before anything else.

  @18CH-8-s @18CH-8-v @18CH-8-t @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q48=a @reading:18CH-Q58=a @reading:18CH-Q26=a
  Scenario: With 20 certificates a player buys no share and starts no company before she has sold
    Given the game has been played up to the certificates of two
    Then Alice holds 20 certificates
    When Alice tries to buy 10% of the PRR from the IPO
    Then it is refused and nothing has changed
    When Alice tries to buy the president's certificate of the B&O at a par of $70
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    And Alice buys 10% of the PRR from the IPO
    Then Alice holds 20 certificates
    And Alice is president of the PRR with 40%
    And Alice has $516
    When Bob passes
    And Alice sells 10% of the LV
    And Alice buys the president's certificate of the B&O at a par of $70
    Then Alice holds 20 certificates
    And Alice is president of the B&O with 30%

  @18CH-8-s @18CH-8-v @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q48=a @reading:18CH-Q58=a @reading:18CH-Q26=a
  Scenario: Nor does she buy anything out of the pool
    Given the game has been played up to the certificates of two
    When Alice passes
    And Bob sells 10% of the PRR
    And Bob passes
    And Alice tries to buy 10% of the PRR from the pool
    Then it is refused and nothing has changed
    When Alice sells 10% of the LV
    And Alice buys 10% of the PRR from the pool
    Then Alice holds 20 certificates
    And Alice is president of the PRR with 40%

  @18CH-8-s @18CH-8-t @18CH-8-v @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q48=a @reading:18CH-Q58=a @reading:18CH-Q26=a
  Scenario: With 19 certificates, a president's among them, a player buys the twentieth
    Given the game has been played up to the certificates of two
    When Alice sells 20% of the LV
    And Alice buys 10% of the PRR from the IPO
    Then Alice holds 19 certificates
    When Bob passes
    And Alice buys 10% of the PRR from the IPO
    Then Alice holds 20 certificates
    When Bob passes
    And Alice tries to buy 10% of the PRR from the IPO
    Then it is refused and nothing has changed

  @18CH-8-w @18CH-8-o @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q48=a @reading:18CH-Q58=a @reading:18CH-Q26=a
  Scenario: With 21 certificates a player neither passes nor buys, but sells until she has 20
    Given the game has been played up to the certificate too many
    Then Alice holds 21 certificates
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 10% of the C&O
    Then Alice holds 20 certificates
    When Alice passes
    Then it is Bob's turn to trade
    And Alice has $586

  @18CH-8-w @18CH-8-v @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q48=a @reading:18CH-Q58=a @reading:18CH-Q26=a
  Scenario: With 21 certificates she sells before she buys a share
    Given the game has been played up to the certificate too many
    When Alice tries to buy 10% of the PRR from the IPO
    Then it is refused and nothing has changed
    When Alice sells 20% of the C&O
    And Alice buys 10% of the PRR from the IPO
    Then Alice holds 20 certificates
    And Alice is president of the PRR with 40%

  @18CH-8-w @18CH-8-v @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q48=a @reading:18CH-Q58=a @reading:18CH-Q26=a
  Scenario: With 21 certificates she sells before she starts a company
    Given the game has been played up to the certificate too many
    When Alice tries to buy the president's certificate of the B&O at a par of $70
    Then it is refused and nothing has changed
    When Alice sells 20% of the C&O
    And Alice buys the president's certificate of the B&O at a par of $70
    Then Alice holds 20 certificates
    And Alice is president of the B&O with 30%

  # With the sale she loses the PRR to Bob, and has two ordinary certificates in the place of two.
  @18CH-8-w @18CH-8-o @reading:18CH-Q05=a @reading:18CH-Q31=a @reading:18CH-Q33=a @reading:18CH-Q48=a @reading:18CH-Q58=a @reading:18CH-Q26=a
  Scenario: A sale that brings two certificates for the president's is not enough
    Given the game has been played up to the certificate too many
    When Alice sells 10% of the PRR
    Then Bob is president of the PRR with 30%
    And Alice holds 21 certificates
    When Alice tries to buy 10% of the SRR from the IPO
    Then it is refused and nothing has changed
    When Alice tries to pass
    Then it is refused and nothing has changed
    When Alice sells 20% of the LV
    And Alice buys 10% of the SRR from the IPO
    Then Alice holds 20 certificates
    And Alice holds 30% of the SRR
    When Bob passes
    And Alice passes
    Then it is no longer stock round 10

  @18CH-8-w @18CH-8-v @reading:18CH-Q05=a @reading:18CH-Q33=a @reading:18CH-Q48=a @reading:18CH-Q58=a @reading:18CH-Q26=a
  Scenario: With 21 certificates she does not buy out of the pool either
    Given the game has been played up to the certificates of two
    When Alice passes
    And Bob sells 10% of the PRR
    And Bob buys 10% of the SRR from the IPO
    Then Alice holds 21 certificates
    When Alice tries to buy 10% of the PRR from the pool
    Then it is refused and nothing has changed
    When Alice sells 20% of the LV
    And Alice buys 10% of the PRR from the pool
    Then Alice holds 20 certificates
