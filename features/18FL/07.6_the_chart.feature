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
    # proves 18FL-7.6-b
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
    # proves 18FL-7.6-c 18FL-7.6-d
    Then the SR stands at $<to>
    And Alice has received $<half>

    Examples: too little
      | price | paid | to  | half | clause     |
      | 60    | 50   | 60  | 25   | 18FL-7.6-c |
      | 65    | 60   | 65  | 30   | 18FL-7.6-c |
      | 70    | 60   | 70  | 30   | 18FL-7.6-c |
      | 75    | 70   | 75  | 35   | 18FL-7.6-c |
      | 80    | 70   | 80  | 35   | 18FL-7.6-c |
      | 90    | 80   | 90  | 40   | 18FL-7.6-c |
      | 100   | 90   | 100 | 45   | 18FL-7.6-c |
      | 110   | 100  | 110 | 50   | 18FL-7.6-c |
      | 125   | 120  | 125 | 60   | 18FL-7.6-c |
      | 140   | 130  | 140 | 65   | 18FL-7.6-c |
      | 160   | 150  | 160 | 75   | 18FL-7.6-c |
      | 180   | 170  | 180 | 85   | 18FL-7.6-c |
      | 200   | 190  | 200 | 95   | 18FL-7.6-c |
      | 225   | 220  | 225 | 110  | 18FL-7.6-c |
      | 250   | 240  | 250 | 120  | 18FL-7.6-c |
      | 275   | 270  | 275 | 135  | 18FL-7.6-c |
      | 300   | 290  | 300 | 145  | 18FL-7.6-c |
      | 330   | 320  | 330 | 160  | 18FL-7.6-c |
      | 360   | 350  | 360 | 175  | 18FL-7.6-c |
      | 400   | 390  | 400 | 195  | 18FL-7.6-c |

    Examples: just enough for one space
      | price | paid | to  | half | clause     |
      | 60    | 60   | 65  | 30   | 18FL-7.6-d |
      | 65    | 70   | 70  | 35   | 18FL-7.6-d |
      | 70    | 70   | 75  | 35   | 18FL-7.6-d |
      | 75    | 80   | 80  | 40   | 18FL-7.6-d |
      | 80    | 80   | 90  | 40   | 18FL-7.6-d |
      | 90    | 90   | 100 | 45   | 18FL-7.6-d |
      | 100   | 100  | 110 | 50   | 18FL-7.6-d |
      | 110   | 110  | 125 | 55   | 18FL-7.6-d |
      | 125   | 130  | 140 | 65   | 18FL-7.6-d |
      | 140   | 140  | 160 | 70   | 18FL-7.6-d |
      | 160   | 160  | 180 | 80   | 18FL-7.6-d |
      | 180   | 180  | 200 | 90   | 18FL-7.6-d |
      | 200   | 200  | 225 | 100  | 18FL-7.6-d |
      | 225   | 230  | 250 | 115  | 18FL-7.6-d |
      | 250   | 250  | 275 | 125  | 18FL-7.6-d |
      | 275   | 280  | 300 | 140  | 18FL-7.6-d |
      | 300   | 300  | 330 | 150  | 18FL-7.6-d |
      | 330   | 330  | 360 | 165  | 18FL-7.6-d |
      | 360   | 360  | 400 | 180  | 18FL-7.6-d |

    Examples: not quite enough for two
      | price | paid | to  | half | clause     |
      | 60    | 110  | 65  | 55   | 18FL-7.6-d |
      | 65    | 120  | 70  | 60   | 18FL-7.6-d |
      | 70    | 130  | 75  | 65   | 18FL-7.6-d |
      | 75    | 140  | 80  | 70   | 18FL-7.6-d |
      | 80    | 150  | 90  | 75   | 18FL-7.6-d |
      | 90    | 170  | 100 | 85   | 18FL-7.6-d |
      | 100   | 190  | 110 | 95   | 18FL-7.6-d |
      | 110   | 210  | 125 | 105  | 18FL-7.6-d |
      | 125   | 240  | 140 | 120  | 18FL-7.6-d |
      | 140   | 270  | 160 | 135  | 18FL-7.6-d |
      | 160   | 310  | 180 | 155  | 18FL-7.6-d |
      | 180   | 350  | 200 | 175  | 18FL-7.6-d |
      | 200   | 390  | 225 | 195  | 18FL-7.6-d |
      | 225   | 440  | 250 | 220  | 18FL-7.6-d |
      | 250   | 490  | 275 | 245  | 18FL-7.6-d |
      | 275   | 540  | 300 | 270  | 18FL-7.6-d |
      | 300   | 590  | 330 | 295  | 18FL-7.6-d |
      | 330   | 650  | 360 | 325  | 18FL-7.6-d |

  @18FL-7.6-e @18FL-7.6-g @18FL-7.6-k @18FL-1.4-e @18FL-1.4-j
  Scenario Outline: At $<price> a payout of $<paid>, twice as much or more, leads to $<to>
    Given the SR has 10 shares
    And Alice is president of the SR with 50%
    And the SR stands at $<price>
    And it is the SR's turn to distribute $<paid>
    When the SR pays out its revenue
    # proves 18FL-7.6-e
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
      | price | paid | to  | share | clause     |
      | 60    | 60   | 65  | 12    | 18FL-7.6-d |
      | 60    | 120  | 70  | 24    | 18FL-7.6-e |
      | 90    | 90   | 100 | 18    | 18FL-7.6-d |
      | 140   | 280  | 180 | 56    | 18FL-7.6-e |
      | 160   | 160  | 180 | 32    | 18FL-7.6-d |
      | 160   | 320  | 200 | 64    | 18FL-7.6-e |
      | 180   | 180  | 200 | 36    | 18FL-7.6-d |
      | 180   | 350  | 200 | 70    | 18FL-7.6-d |
