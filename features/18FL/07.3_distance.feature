Feature: What a token costs
  A station or hotel costs $20 for each hex of track from the nearest station of its company: the hex of the token
  counts, that of the station does not, unless the rulebook is read as counting both. The way is counted along the track,
  not as the crow flies, and hotels are no beginning of it. The company pays at once, from its treasury.

  Rule: from Tampa to the east coast

    Background: the Atlantic Coast Line, ACL, at home in Tampa, G20, with a line over Orlando, F23, to the east coast
      Given 3 players at the table in phase 3
      And the ACL is in operation at a par of $100
      And Alice is president of the ACL with 60%
      And the ACL has $500 in its treasury
      And #8 lies on F21, joining SW and E
      And #6 O lies on F23, joining W and NE
      And #9 lies on E24, joining SW and NE
      And #3 lies on D25, joining SW and SE
      And #58 lies on E26, joining SW and NW
      And it is the ACL's turn to place a token

    # ---------------------------------------------------------------------------------------------- $20 for each hex

    @18FL-7.3-f @18FL-7.3-h @reading:18FL-Q32=a
    Scenario Outline: <hexes> hexes from home a token costs <cost>
      When the ACL places <what> in <place>
      # proves 18FL-7.3-f
      Then the ACL has paid <cost>
      And the ACL has <left> in its treasury
      And no other player or company has gained or lost money

      Examples:
        | hexes | what    | place | cost | left |
        | two   | a token | F23   | $40  | $460 |
        | four  | a hotel | D25   | $80  | $420 |
        | five  | a hotel | E26   | $100 | $400 |

    @18FL-7.3-f @18FL-7.3-h @reading:18FL-Q32=b
    Scenario Outline: If both ends are counted, a token <hexes> hexes from home costs <cost>
      When the ACL places <what> in <place>
      # proves 18FL-7.3-f
      Then the ACL has paid <cost>
      And the ACL has <left> in its treasury
      And no other player or company has gained or lost money

      Examples:
        | hexes | what    | place | cost | left |
        | two   | a token | F23   | $60  | $440 |
        | four  | a hotel | D25   | $100 | $400 |
        | five  | a hotel | E26   | $120 | $380 |

    @18FL-7.3-f @18FL-7.3-h @reading:18FL-Q32=a
    Scenario Outline: In a neighbouring hex a token costs $20: <what> in <place>
      Given the <company> is in operation at a par of $90
      And Bob is president of the <company> with 60%
      And the <company> has $100 in its treasury
      And <tile> lies on <place>, joining <sides>
      And it is the <company>'s turn to place a token
      When the <company> places <what> in <place>
      # proves 18FL-7.3-f
      Then the <company> has paid $20
      And the <company> has $80 in its treasury
      And no other player or company has gained or lost money

      Examples:
        | company | what    | place | tile  | sides     |
        | FEC     | a token | J27   | #6 FL | NE and SE |
        | L&N     | a hotel | B7    | #4    | W and E   |

    @18FL-7.3-f @18FL-7.3-h @reading:18FL-Q32=b
    Scenario Outline: If both ends are counted, a token in a neighbouring hex costs $40: <what> in <place>
      Given the <company> is in operation at a par of $90
      And Bob is president of the <company> with 60%
      And the <company> has $100 in its treasury
      And <tile> lies on <place>, joining <sides>
      And it is the <company>'s turn to place a token
      When the <company> places <what> in <place>
      Then the <company> has paid $40
      And the <company> has $60 in its treasury

      Examples:
        | company | what    | place | tile  | sides     |
        | FEC     | a token | J27   | #6 FL | NE and SE |
        | L&N     | a hotel | B7    | #4    | W and E   |

    @18FL-7.3-f @reading:18FL-Q32=a
    Scenario: The second and third token cost no more than the first
      Given the ACL has hotels in E26 and D25
      When the ACL places a token in F23
      Then the ACL has paid $40
      And the ACL has 0 tokens left

    # ------------------------------------------------------------------------------------------------- from where

    @18FL-7.3-f @reading:18FL-Q32=a
    Scenario: The nearest station counts, not the home
      Given the ACL has a token in F23
      When the ACL places a hotel in D25
      Then the ACL has paid $40

    @18FL-7.3-f @reading:18FL-Q32=b
    Scenario: If both ends are counted, it is still the nearest station that counts
      Given the ACL has a token in F23
      When the ACL places a hotel in D25
      Then the ACL has paid $60

    @18FL-7.3-f @18FL-7.3.2-f @reading:18FL-Q32=a
    Scenario: No distance is counted from a hotel
      Given the ACL has a hotel in D25
      When the ACL places a hotel in E26
      Then the ACL has paid $100

    @18FL-7.3-f @18FL-3.3-ae @reading:18FL-Q32=a
    Scenario: The distance may be counted from the company's terminal
      Given the ACL has a terminal in F23
      When the ACL places a hotel in D25
      Then the ACL has paid $40

    # ------------------------------------------------------------------------------------------------ the treasury

    @18FL-7.3-h @18FL-7.3-f @reading:18FL-Q32=a
    Scenario Outline: With $<treasury> a company places <what> for $<cost>, and none for $<more>
      Given the ACL has $<treasury> in its treasury
      When the ACL tries to place <other> in <far>
      Then it is refused and nothing has changed
      When the ACL places <what> in <place>
      Then the ACL has $<left> in its treasury
      And Alice has $300
      And no other player or company has gained or lost money

      Examples:
        | treasury | cost | more | what    | place | other   | far | left |
        | 79       | 40   | 80   | a token | F23   | a hotel | D25 | 39   |
        | 99       | 80   | 100  | a hotel | D25   | a hotel | E26 | 19   |
        | 80       | 80   | 100  | a hotel | D25   | a hotel | E26 | 0    |
        | 40       | 40   | 80   | a token | F23   | a hotel | D25 | 0    |

    @18FL-7.3-h @18FL-7.3-f @reading:18FL-Q32=b
    Scenario Outline: If both ends are counted, with $<treasury> a company places <what> for $<cost>, and none for $<more>
      Given the ACL has $<treasury> in its treasury
      When the ACL tries to place <other> in <far>
      Then it is refused and nothing has changed
      When the ACL places <what> in <place>
      Then the ACL has $<left> in its treasury
      And no other player or company has gained or lost money

      Examples:
        | treasury | cost | more | what    | place | other   | far | left |
        | 99       | 60   | 100  | a token | F23   | a hotel | D25 | 39   |
        | 100      | 100  | 120  | a hotel | D25   | a hotel | E26 | 0    |

    # ------------------------------------------------------------------------------------------------ the terminal

    @18FL-7.3-j @18FL-7.3-f @reading:18FL-Q63=a
    Scenario Outline: The terminal is free, <whether>
      Given Alice owns the Terminal Company
      And the ACL has $100 in its treasury
      When the ACL places no token
      And Alice places a terminal in <place>, by the power of the Terminal Company
      Then the ACL has a terminal in <place> only
      And the ACL has $100 in its treasury
      And no other player or company has gained or lost money

      Examples:
        | whether                                | place |
        | where the company has a route          | F23   |
        | where it has none                      | K28   |

    @18FL-7.3-j @18FL-7.3-f @reading:18FL-Q63=b @reading:18FL-Q32=a
    Scenario Outline: If the terminal costs what a station would cost, it costs <cost> <where>
      Given Alice owns the Terminal Company
      And the ACL has <treasury> in its treasury
      When the ACL places no token
      And Alice places a terminal in <place>, by the power of the Terminal Company
      Then the ACL has a terminal in <place> only
      And the ACL has <left> in its treasury
      And no other player or company has gained or lost money

      Examples:
        | cost    | where                          | place | treasury | left |
        | $40     | in Orlando, two hexes of track away | F23 | $40    | $0   |
        | nothing | where the company has no route | K28   | $40      | $40  |

    @18FL-7.3-j @18FL-7.3-f @reading:18FL-Q63=b @reading:18FL-Q32=a
    Scenario: If the terminal costs what a station would cost, the company needs the money
      Given Alice owns the Terminal Company
      And the ACL has $39 in its treasury
      When the ACL places no token
      And Alice tries to place a terminal in F23, by the power of the Terminal Company
      Then it is refused and nothing has changed
      When Alice places a terminal in K28, by the power of the Terminal Company
      Then the ACL has a terminal in K28 only
      And the ACL has $39 in its treasury

  Rule: which way is counted

    Background: the Plant System, TPS, in Tallahassee, B15, the ACL in Tampa, G20, and the FEC
      Given 3 players at the table in phase 3
      And the TPS is in operation at a par of $100
      And the ACL is in operation at a par of $90
      And the FEC is in operation at a par of $80
      And the shares are held thus
        | TPS | president Alice 60% |
        | ACL | president Bob 60%   |
        | FEC | president Carol 60% |
      And the TPS has $500 in its treasury
      And the ACL has $500 in its treasury

    # As the crow flies Lake City, B19, is two hexes from Tallahassee.
    @18FL-7.3-g @18FL-7.3-f @reading:18FL-Q32=a
    Scenario: The way follows the track, not the straight line: three hexes to Lake City round by C18
      Given #8 lies on B17, joining W and SE
      And #80 lies on C18, joining W, NW and NE
      And #58 lies on B19, joining SW and E
      And it is the TPS's turn to place a token
      When the TPS places a hotel in B19
      Then the TPS has paid $60
      And the TPS has $440 in its treasury
      And no other player or company has gained or lost money

    @18FL-7.3-g @18FL-7.3-f @reading:18FL-Q32=b
    Scenario: If both ends are counted, four hexes to Lake City round by C18
      Given #8 lies on B17, joining W and SE
      And #80 lies on C18, joining W, NW and NE
      And #58 lies on B19, joining SW and E
      And it is the TPS's turn to place a token
      When the TPS places a hotel in B19
      Then the TPS has paid $80
      And the TPS has $420 in its treasury

    @18FL-7.3-f @18FL-7.3-g @reading:18FL-Q32=a
    Scenario: Of two ways the shorter one counts
      Given #82 lies on B17, joining W, E and SE
      And #80 lies on C18, joining W, NW and NE
      And #143 lies on B19, joining SW, W and SE
      And it is the TPS's turn to place a token
      When the TPS places a hotel in B19
      Then the TPS has paid $40

    # By B21, which leads to the other part of Jacksonville, it would be two hexes.
    @18FL-7.3-f @18FL-7.3-g @reading:18FL-Q32=a
    Scenario: The way begins in the part of Jacksonville where the station stands: three hexes, not two
      Given the SAL is in operation at a par of $70
      And Carol is president of the SAL with 60%
      And the SAL has $500 in its treasury
      And #8 lies on C22, joining NE and W
      And #8 lies on C20, joining E and NW
      And #3 lies on B19, joining SE and E
      And #9 lies on B21, joining W and E
      And it is the SAL's turn to place a token
      When the SAL places a hotel in B19
      Then the SAL has paid $60
      And the SAL has $440 in its treasury

    @18FL-7.3-f @reading:18FL-Q32=a
    Scenario: No distance is counted from stations of other companies
      Given #8 lies on F21, joining SW and E
      And #443 O lies on F23, joining W, NE and SE
      And #9 lies on E24, joining SW and NE
      And #58 lies on D25, joining SW and NW
      And the FEC has a token in F23
      And it is the ACL's turn to place a token
      When the ACL places a hotel in D25
      Then the ACL has paid $80

    # By Orlando it would be four hexes, but the FEC has its only space.
    @18FL-7.3-f @reading:18FL-Q33=a @reading:18FL-Q32=a
    Scenario: The way is one that the company could use: five hexes, round a full city
      Given #81 lies on F21, joining SW, NW and E
      And #6 O lies on F23, joining W and NE
      And #9 lies on E24, joining SW and NE
      And #8 lies on E20, joining NE and SE
      And #8 lies on D21, joining SW and E
      And #4 lies on D23, joining W and E
      And #3 lies on D25, joining SW and W
      And the FEC has a token in F23
      And it is the ACL's turn to place a token
      When the ACL places a hotel in D25
      Then the ACL has paid $100

    @18FL-7.3-f @reading:18FL-Q33=b @reading:18FL-Q32=a
    Scenario: If any track is counted, the way may lead through a full city: four hexes
      Given #81 lies on F21, joining SW, NW and E
      And #6 O lies on F23, joining W and NE
      And #9 lies on E24, joining SW and NE
      And #8 lies on E20, joining NE and SE
      And #8 lies on D21, joining SW and E
      And #4 lies on D23, joining W and E
      And #3 lies on D25, joining SW and W
      And the FEC has a token in F23
      And it is the ACL's turn to place a token
      When the ACL places a hotel in D25
      Then the ACL has paid $80

    @18FL-7.3.2-c
    Scenario: Whatever way is counted, a place that is reached through a full city only takes no token
      Given #8 lies on F21, joining SW and E
      And #6 O lies on F23, joining W and NE
      And #9 lies on E24, joining SW and NE
      And #3 lies on D25, joining SW and W
      And #9 lies on H21, joining NW and SE
      And #4 lies on I22, joining NW and SE
      And the FEC has a token in F23
      And it is the ACL's turn to place a token
      When the ACL tries to place a hotel in D25
      Then it is refused and nothing has changed
      When the ACL places a hotel in I22
      Then the ACL has a hotel in I22 only
