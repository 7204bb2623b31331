Feature: Track and tokens of five corporations, played from the deal
  What tiles and tokens cost, where they may lie, and what the ground and the sides of a hex cost besides.

  @1846-6.2-x
  Scenario Outline: Into the mountains of <hex>, which cost <price>
    Given the game has been played up to the two lesser corporations
    When the C&O lays <tile> on <hex>, <lie>
    Then the C&O has <left> in its treasury

    Examples:
      | hex | price | tile | lie               | left |
      | H14 | $60   | #8   | joining W and SE  | $240 |
      | H16 | $40   | #9   | joining SW and NE | $260 |

  @1846-3-bp @1846-6.2-x
  Scenario: With Tunnel Blasting a mountain costs $20 less
    Given the game has been played up to the two lesser corporations
    When the C&O buys Tunnel Blasting from Carol for $60, with Carol's consent
    And the C&O lays #8 on H14, joining W and SE
    Then the C&O has $200 in its treasury

  @1846-3-x @1846-3-y @1846-3-z @1846-6.2-s @1846-6.2-ac
  Scenario: With Ohio & Indiana a corporation lays two more tiles, far from its tokens
    Given the game has been played up to the two lesser corporations
    When the C&O buys Ohio & Indiana from Carol for $40, with Carol's consent
    And the C&O tries to lay #9 on F12, joining W and E, by the power of Ohio & Indiana
    Then it is refused and nothing has changed
    When the C&O lays #9 on F14, joining W and E, by the power of Ohio & Indiana
    And the C&O tries to lay #7 on F16, joining SW and SE, by the power of Ohio & Indiana
    Then it is refused and nothing has changed
    When the C&O lays #9 on F16, joining W and E, by the power of Ohio & Indiana
    Then the C&O has $260 in its treasury
    When the C&O lays #8 on H14, joining W and SE
    And the C&O lays #9 on H16, joining SW and NE
    Then the C&O has $160 in its treasury
    And Ohio & Indiana can be used no more times

  @1846-6.2-x @1846-6.23-a @1846-6.23-c @reading:1846-Q32=a
  Scenario: Across the pass to Homewood, whose track is printed, $20 and $40 are paid
    Given the game has been played up to the two lesser corporations
    When the C&O runs
      | 2-train | I15 I17 | |
    And the C&O keeps its revenue
    And the C&O ends its turn
    And the ERIE lays #7 on E19, joining E and SE
    Then the ERIE has $240 in its treasury

  @1846-6.2-ai @1846-6.2-ae
  Scenario: The space kept for the Erie in Erie costs it $40
    Given the game has been played up to the two lesser corporations
    When the C&O runs
      | 2-train | I15 I17 | |
    And the C&O keeps its revenue
    And the C&O ends its turn
    And the ERIE lays #7 on E19, joining NE and E
    And the ERIE places a token in D20
    Then the ERIE has $240 in its treasury
    And the ERIE has tokens in D20 and E21 only

  @1846-6.2-al @1846-6.2-am @1846-6.2-ag @1846-6.2-n @1846-S.TrackToken-e
  Scenario: The token of the Pennsylvania in Fort Wayne, which is not connected, costs $60, and then it builds there
    Given the game has been played up to the first operating round of five
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR tries to lay #57 on E11, joining W and E
    Then it is refused and nothing has changed
    When the PRR places a token in E11
    Then the PRR has $140 in its treasury
    And the PRR has tokens in E11 and F20 only
    When the PRR lays #57 on E11, joining W and E
    Then the PRR has $120 in its treasury

  @1846-6.2-x
  Scenario: The mountains of F18 cost $40
    Given the game has been played up to the first operating round of five
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR lays #9 on F18, joining W and E
    Then the PRR has $160 in its treasury

  @1846-6-c @1846-3-al
  Scenario: A railroad buys no private company
    Given the game has been played up to the first operating round of five
    When the Michigan Southern tries to buy Lake Shore Line from Dave for $1, with Dave's consent
    Then it is refused and nothing has changed
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR buys Lake Shore Line from Dave for $1, with Dave's consent
    Then the PRR owns Lake Shore Line
    And the PRR has $199 in its treasury

  @1846-6.5-b @1846-3-al @reading:1846-Q85=a
  Scenario: A railroad's train is not sold
    Given the game has been played up to the first operating round of five
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR tries to buy a 2-train from the Michigan Southern for $1, with Erin's consent
    Then it is refused and nothing has changed
    When the PRR buys a 2-train from the bank for $80
    Then the PRR owns a 2-train
    When the PRR tries to buy a 2-train from the PRR for $1
    Then it is refused and nothing has changed
    When the PRR buys a 2-train from the bank for $80
    Then the PRR owns two 2-trains
    And the PRR has $40 in its treasury

  @1846-6.2-x @1846-6.2-w @1846-6.23-c @1846-6.23-a @reading:1846-Q32=a
  Scenario: Out of Wheeling the way to Pittsburgh costs $20 and $20
    Given the game has been played up to the second operating round of five
    When the B&O tries to lay #619 on G19, turned 2
    Then it is refused and nothing has changed
    When the B&O lays #14 on G19, turned 1
    Then the B&O has $14 in its treasury

  @1846-6.2-x @1846-6.23-a @1846-S.TrackToken-c @reading:1846-Q32=a
  Scenario: From Wheeling into the mountains, over a bridge of $20
    Given the game has been played up to the third operating round of five
    When the B&O lays #9 on G17, joining W and E
    Then the B&O has $104 in its treasury

  @1846-6.2-q @1846-6.2-r @1846-S.TrackToken-b @1846-6.21-b @reading:1846-Q32=a
  Scenario: Of the track that an upgrade adds some is connected to a token
    Given the game has been played up to the third operating round of five
    When the B&O lays #9 on G17, joining W and E
    And the B&O tries to lay #20 on G17, turned 0
    Then it is refused and nothing has changed
    When the B&O tries to lay #24 on G17, turned 1
    Then it is refused and nothing has changed
    When the B&O lays #23 on G17, turned 4
    Then the B&O has $84 in its treasury

  @1846-6.2-m @reading:1846-Q32=a
  Scenario: An upgrade keeps the track of a city
    Given the game has been played up to the third operating round of five
    When the B&O tries to lay #295 on H12, turned 1
    Then it is refused and nothing has changed
    When the B&O lays #296 on H12, turned 0
    Then the B&O has $144 in its treasury
    And #296 lies on H12, turned 0

  @1846-6.2-a @1846-6.2-e @reading:1846-Q32=a
  Scenario: No tile lies on an off-board location
    Given the game has been played up to the third operating round of five
    When the B&O tries to lay #8 on J10, turned 2
    Then it is refused and nothing has changed
    When the B&O lays #9 on G17, joining W and E
    Then #9 lies on G17, joining W and E

  # 3-u says that every private company can do something; this is what this one can.
  @1846-3-ab @1846-3-ac @1846-6.2-u @1846-6.2-ac @1846-6.6-e @1846-3-u @reading:1846-Q32=a
  Scenario: With Lake Shore Line a corporation upgrades Cleveland for nothing, wherever its own tokens are
    Given the game has been played up to the second operating round of five
    When the B&O tries to lay #294 on E17, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O buys Lake Shore Line from Dave for $40, with Dave's consent
    And the B&O tries to lay #57 on D14, joining SW and NE, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O tries to lay #14 on D20, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the B&O lays #294 on E17, turned 0, by the power of Lake Shore Line
    Then the B&O has $14 in its treasury
    And Lake Shore Line can be used no more times

  @1846-3-ab @1846-6.2-f @1846-S.Phase1-a
  Scenario: In phase I Lake Shore Line upgrades nothing
    Given the game has been played up to the first operating round of five
    When the Michigan Southern ends its turn
    And the Big 4 ends its turn
    And the PRR buys a 2-train from the bank for $80
    And the PRR ends its turn
    And the NYC lays #8 on D18, turned 4
    And the NYC lays #292 on E17, turned 1
    And the NYC buys Lake Shore Line from Dave for $1
    And the NYC tries to lay #294 on E17, turned 0, by the power of Lake Shore Line
    Then it is refused and nothing has changed
    When the NYC buys a 2-train from the bank for $80
    Then the NYC has $127 in its treasury
    And #292 lies on E17, turned 1

  # C15 is printed with track and water; its second and third tile do not pay for that again.
  @1846-6.2-x @1846-6.2-v @1846-6.23-c @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: From Detroit to Windsor $40 and $60 are paid, and nothing leads into the lake
    Given the game has been played up to the second operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to lay #296 on C15, turned 1
    Then it is refused and nothing has changed
    When the GT lays #294 on C15, turned 0
    Then the GT has $182 in its treasury

  @1846-6.2-y @1846-6.2-c @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Brown follows green, and the ground of Detroit is not paid again
    Given the game has been played up to the fifth operating round of five
    When the B&O runs
      | 3/5-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to lay #611 on D14, turned 3
    Then it is refused and nothing has changed
    When the GT lays #297 on C15, turned 0
    Then the GT has $421 in its treasury

  @1846-6.2-ai @1846-6.2-aj @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: In Erie a space is kept for a corporation that has not been launched
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT tries to place a token in D20
    Then it is refused and nothing has changed
    When the GT places a token in D14
    Then the GT has $51 in its treasury

  @1846-3-ai @1846-3-ah @1846-6.26-b @reading:1846-Q15=a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: Chicago & Western Indiana brings no second token in Chicago
    Given the game has been played up to the third operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT buys Chicago & Western Indiana from Bob for $1, with Bob's consent
    And the GT tries to place a token in D6 (SE), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the GT places a token in D14
    Then the GT has $50 in its treasury

  @1846-3-au @1846-3-as @1846-6.3-a @reading:1846-Q32=a @reading:1846-Q63=a
  Scenario: The train of a bought railroad rests, and its token counts
    Given the game has been played up to the second operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT buys Michigan Southern from Erin for $60, with Erin's consent
    And the GT tries to run
      | 2-train | B16 C15         | |
      | 2-train | B16 B18         | |
      | 2-train | C15 C13 C11 C9  | |
    Then it is refused and nothing has changed
    When the GT runs
      | 2-train | B16 C15         | |
      | 2-train | C15 C13 C11 C9  | |
    Then the GT has earned $120

  @1846-6.2-ai @1846-6.2-ae @reading:1846-Q04=a @reading:1846-Q05=a @reading:1846-Q32=a @reading:1846-Q35=a
  Scenario: In phase IV the space kept for the Erie is open
    Given the game has been played up to the first round of phase IV
    When the GT places a token in D20
    Then the GT has $581 in its treasury
    And the GT has tokens in B16, C15, D6 (E) and D20 only

  @1846-3-ah @1846-3-af @1846-6.26-a @reading:1846-Q32=a @reading:1846-Q63=a @reading:1846-Q81=a
  Scenario: The token of Chicago & Western Indiana comes into its own city of Chicago, whichever the track leads to
    Given the game has been played up to the second operating round of five
    When the B&O runs
      | 4-train | H12 I11 J10 | |
    And the B&O keeps its revenue
    And the B&O ends its turn
    And the GT buys Chicago & Western Indiana from Bob for $1, with Bob's consent
    And the GT tries to place a token in D6 (E), by the power of Chicago & Western Indiana
    Then it is refused and nothing has changed
    When the GT places a token in D6 (SE), by the power of Chicago & Western Indiana
    Then the GT has tokens in B16 and D6 (SE) only
    And the GT has $281 in its treasury
    And the GT has 2 tokens left
