Feature: The starting price
  A minor starts at half the winning bid, rounded down to a price that is open: up to $90 at first, from the first
  3-train on up to $110, from the first 5-train on up to $135. What was open in an earlier phase stays open.

  @LA-SR.auction-e @LA-SR.launch-f
  Scenario Outline: A winning bid of $<bid> makes a starting price of $<price>
    Given 3 players at the table in phase 2
    And the charters lie in columns
      | Agricultural | Suburban |
    When Alice opens an auction at $<bid>
    And Bob passes
    And Carol passes
    And Alice tries to launch the Agricultural at $<other>
    Then it is refused and nothing has changed
    # proves LA-SR.auction-e LA-SR.launch-f
    When Alice launches the Agricultural at $<price>
    # proves LA-SR.auction-e LA-SR.launch-f
    Then the Agricultural stands at $<price>
    And the Agricultural has started at $<price>
    And Alice has paid $<bid>

    Examples:
      | bid | price | other |
      | 120 | 60    | 70    |
      | 125 | 60    | 70    |
      | 135 | 60    | 70    |
      | 140 | 70    | 60    |
      | 145 | 70    | 80    |
      | 155 | 70    | 80    |
      | 160 | 80    | 70    |
      | 175 | 80    | 90    |
      | 180 | 90    | 80    |
      | 185 | 90    | 100   |
      | 195 | 90    | 100   |

  @LA-SR.auction-f @LA-SR.launch-f
  Scenario Outline: In phase <phase> a minor can start at $<price>
    Given 3 players at the table in phase <phase>
    And Alice has $300
    And the charters lie in columns
      | Agricultural | Suburban |
    When Alice opens an auction at $<bid>
    And Bob passes
    And Carol passes
    And Alice tries to launch the Agricultural at $<other>
    Then it is refused and nothing has changed
    When Alice launches the Agricultural at $<price>
    Then the Agricultural stands at $<price>
    And the Agricultural has $<bid> in its treasury

    # The highest price of the phase before, the highest of this one, and what a bid not quite high enough brings.
    Examples:
      | phase | bid | price | other |
      | 3     | 195 | 90    | 100   |
      | 3     | 200 | 100   | 90    |
      | 3     | 215 | 100   | 110   |
      | 3     | 220 | 110   | 120   |
      | 3     | 235 | 110   | 120   |
      | 4     | 220 | 110   | 90    |
      | 4     | 235 | 110   | 120   |
      | 5     | 235 | 110   | 120   |
      | 5     | 240 | 120   | 110   |
      | 5     | 265 | 120   | 135   |
      | 5     | 270 | 135   | 120   |
      | 5     | 295 | 135   | 150   |
      | 6     | 270 | 135   | 110   |
      | 7     | 270 | 135   | 120   |
      | 7     | 295 | 135   | 150   |

  @LA-SR.auction-f @LA-SR.launch-f
  Scenario Outline: In phase <phase> a minor can still start at $<price>
    Given 3 players at the table in phase <phase>
    And the charters lie in columns
      | Agricultural | Suburban |
    When Alice opens an auction at $<bid>
    And Bob passes
    And Carol passes
    And Alice tries to launch the Agricultural at $<other>
    Then it is refused and nothing has changed
    When Alice launches the Agricultural at $<price>
    Then the Agricultural stands at $<price>
    And Alice has paid $<bid>

    Examples:
      | phase | bid | price | other |
      | 3     | 120 | 60    | 100   |
      | 4     | 140 | 70    | 100   |
      | 5     | 120 | 60    | 120   |
      | 6     | 180 | 90    | 120   |
      | 7     | 200 | 100   | 120   |

  # --------------------------------------------------------------------------------------- above the range, Q22

  @LA-SR.auction-e @LA-SR.auction-f @LA-SR.launch-f @LA-SR.launch-c @reading:LA-Q22=a
  Scenario Outline: In phase <phase> a bid of $<bid> is good for the highest price open, $<price>
    Given 3 players at the table in phase <phase>
    And Alice has $400
    And the charters lie in columns
      | Agricultural | Suburban |
    When Alice opens an auction at $<bid>
    And Bob passes
    And Carol passes
    And Alice tries to launch the Agricultural at $<above>
    Then it is refused and nothing has changed
    When Alice launches the Agricultural at $<price>
    Then the Agricultural stands at $<price>
    And the Agricultural has $<bid> in its treasury
    And Alice has paid $<bid>

    Examples:
      | phase | bid | price | above |
      | 2     | 200 | 90    | 100   |
      | 2     | 300 | 90    | 150   |
      | 3     | 240 | 110   | 120   |
      | 4     | 300 | 110   | 150   |
      | 5     | 300 | 135   | 150   |
      | 6     | 300 | 135   | 150   |
      | 7     | 400 | 135   | 200   |

  @LA-SR.auction-f @LA-SR.launch-f @reading:LA-Q22=b
  Scenario Outline: In phase <phase> an opening bid may not be $<above>, only up to $<bid>
    Given 3 players at the table in phase <phase>
    And Alice has $400
    And the charters lie in columns
      | Agricultural | Suburban |
    When Alice tries to open an auction at $<above>
    Then it is refused and nothing has changed
    When Alice opens an auction at $<bid>
    And Bob passes
    And Carol passes
    And Alice launches the Agricultural at $<price>
    Then the Agricultural stands at $<price>
    And the Agricultural has $<bid> in its treasury

    Examples:
      | phase | above | bid | price |
      | 2     | 200   | 195 | 90    |
      | 2     | 300   | 180 | 90    |
      | 3     | 240   | 235 | 110   |
      | 4     | 240   | 235 | 110   |
      | 5     | 300   | 295 | 135   |
      | 6     | 300   | 295 | 135   |
      | 7     | 300   | 295 | 135   |

  @LA-SR.auction-f @LA-SR.launch-f @reading:LA-Q22=b
  Scenario: Nor does a bid rise above the range in the course of the auction
    Given 3 players at the table in phase 2
    And the charters lie in columns
      | Agricultural | Suburban |
    When Alice opens an auction at $195
    And Bob tries to bid $200
    Then it is refused and nothing has changed
    When Bob passes
    And Carol passes
    And Alice launches the Agricultural at $90
    Then Alice has $105
