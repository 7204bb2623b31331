Feature: The chart of share prices
  One row of twenty spaces, $60 to $400, in which a marker moves space by space. $250 and $275 are neighbours, and the
  last five spaces, on the board in a row of their own, are spaces like the others.

  Background: the Southern, SR, has run its trains
    Given 3 players at the table in phase 4
    And the SR is in operation at a par of $100
    And the SR owns a 4-train

  @18FL-7.6-b @18FL-7.6-g @18FL-7.6-k @18FL-1.4-e @18FL-1.4-j
  Scenario Outline: One space left of $<price> is $<left>
    Given the SR has 10 shares
    And Alice is president of the SR with 50%
    And the SR stands at $<price>
    And it is the SR's turn to distribute $200
    When the SR keeps its revenue
    Then the SR stands at $<left>
    And the SR has received $200

    Examples:
      | price | left |
      | 65    | 60   |
      | 70    | 65   |
      | 75    | 70   |
      | 80    | 75   |
      | 90    | 80   |
      | 100   | 90   |
      | 110   | 100  |
      | 125   | 110  |
      | 140   | 125  |
      | 160   | 140  |
      | 180   | 160  |
      | 200   | 180  |
      | 225   | 200  |
      | 250   | 225  |
      | 275   | 250  |
      | 300   | 275  |
      | 330   | 300  |
      | 360   | 330  |
      | 400   | 360  |

  @18FL-7.6-d @18FL-7.6-c @18FL-7.6-g @18FL-7.6-k @18FL-1.4-e
  Scenario Outline: At $<price> a payout of $<paid> leads to $<to>
    Given the SR has 10 shares
    And Alice is president of the SR with 50%
    And the SR stands at $<price>
    And it is the SR's turn to distribute $<paid>
    When the SR pays out its revenue
    Then the SR stands at $<to>
    And Alice has received $<half>

    Examples: too little
      | price | paid | to  | half |
      | 60    | 50   | 60  | 25   |
      | 65    | 60   | 65  | 30   |
      | 70    | 60   | 70  | 30   |
      | 75    | 70   | 75  | 35   |
      | 80    | 70   | 80  | 35   |
      | 90    | 80   | 90  | 40   |
      | 100   | 90   | 100 | 45   |
      | 110   | 100  | 110 | 50   |
      | 125   | 120  | 125 | 60   |
      | 140   | 130  | 140 | 65   |
      | 160   | 150  | 160 | 75   |
      | 180   | 170  | 180 | 85   |
      | 200   | 190  | 200 | 95   |
      | 225   | 220  | 225 | 110  |
      | 250   | 240  | 250 | 120  |
      | 275   | 270  | 275 | 135  |
      | 300   | 290  | 300 | 145  |
      | 330   | 320  | 330 | 160  |
      | 360   | 350  | 360 | 175  |
      | 400   | 390  | 400 | 195  |

    Examples: just enough for one space
      | price | paid | to  | half |
      | 60    | 60   | 65  | 30   |
      | 65    | 70   | 70  | 35   |
      | 70    | 70   | 75  | 35   |
      | 75    | 80   | 80  | 40   |
      | 80    | 80   | 90  | 40   |
      | 90    | 90   | 100 | 45   |
      | 100   | 100  | 110 | 50   |
      | 110   | 110  | 125 | 55   |
      | 125   | 130  | 140 | 65   |
      | 140   | 140  | 160 | 70   |
      | 160   | 160  | 180 | 80   |
      | 180   | 180  | 200 | 90   |
      | 200   | 200  | 225 | 100  |
      | 225   | 230  | 250 | 115  |
      | 250   | 250  | 275 | 125  |
      | 275   | 280  | 300 | 140  |
      | 300   | 300  | 330 | 150  |
      | 330   | 330  | 360 | 165  |
      | 360   | 360  | 400 | 180  |

    Examples: not quite enough for two
      | price | paid | to  | half |
      | 60    | 110  | 65  | 55   |
      | 65    | 120  | 70  | 60   |
      | 70    | 130  | 75  | 65   |
      | 75    | 140  | 80  | 70   |
      | 80    | 150  | 90  | 75   |
      | 90    | 170  | 100 | 85   |
      | 100   | 190  | 110 | 95   |
      | 110   | 210  | 125 | 105  |
      | 125   | 240  | 140 | 120  |
      | 140   | 270  | 160 | 135  |
      | 160   | 310  | 180 | 155  |
      | 180   | 350  | 200 | 175  |
      | 200   | 390  | 225 | 195  |
      | 225   | 440  | 250 | 220  |
      | 250   | 490  | 275 | 245  |
      | 275   | 540  | 300 | 270  |
      | 300   | 590  | 330 | 295  |
      | 330   | 650  | 360 | 325  |

  @18FL-7.6-e @18FL-7.6-g @18FL-7.6-k @18FL-1.4-e @18FL-1.4-j
  Scenario Outline: At $<price> a payout of $<paid>, twice as much or more, leads to $<to>
    Given the SR has 10 shares
    And Alice is president of the SR with 50%
    And the SR stands at $<price>
    And it is the SR's turn to distribute $<paid>
    When the SR pays out its revenue
    Then the SR stands at $<to>
    And Alice has received $<half>

    Examples:
      | price | paid | to  | half |
      | 60    | 120  | 70  | 60   |
      | 65    | 130  | 75  | 65   |
      | 70    | 140  | 80  | 70   |
      | 75    | 150  | 90  | 75   |
      | 80    | 160  | 100 | 80   |
      | 90    | 180  | 110 | 90   |
      | 100   | 200  | 125 | 100  |
      | 110   | 220  | 140 | 110  |
      | 125   | 250  | 160 | 125  |
      | 140   | 280  | 180 | 140  |
      | 160   | 320  | 200 | 160  |
      | 180   | 360  | 225 | 180  |
      | 200   | 400  | 250 | 200  |
      | 225   | 450  | 275 | 225  |
      | 250   | 500  | 300 | 250  |
      | 275   | 550  | 330 | 275  |
      | 300   | 600  | 360 | 300  |
      | 330   | 660  | 400 | 330  |

  @18FL-7.6-d @18FL-7.6-e @18FL-1.4-f
  Scenario Outline: With five shares: at $<price> a payout of $<paid> leads to $<to>
    Given Alice is president of the SR with 60%
    And Bob holds 20% of the SR
    And the SR stands at $<price>
    And it is the SR's turn to distribute $<paid>
    When the SR pays out its revenue
    Then the SR stands at $<to>
    And Bob has received $<share>

    Examples:
      | price | paid | to  | share |
      | 60    | 60   | 65  | 12    |
      | 60    | 120  | 70  | 24    |
      | 90    | 90   | 100 | 18    |
      | 140   | 280  | 180 | 56    |
      | 160   | 160  | 180 | 32    |
      | 160   | 320  | 200 | 64    |
      | 180   | 180  | 200 | 36    |
      | 180   | 350  | 200 | 70    |
