Feature: Placing a token
  After its track a company may place one token in a city that it can reach from one of its tokens and that has a free space. It
  costs $20 for each hex of the shortest way: the hex of the token counts, that of the start does not. How far its trains run
  does not matter. In the home city of a company that is not public yet a space is kept free, unless the rulebook is read
  otherwise.

  Background: the Detroit, Toledo & Ironton, DT&I, at home in Detroit, J12, with a line over Toledo, I13, to the west
    Given 3 players at the table in phase 4H
    And the DT&I is in operation, opened at $100
    And Alice is president of the DT&I with 60%
    And the DT&I has $500 in its treasury
    And #57 lies on I13, joining SW and NE
    And #8 lies on G15, joining S and NE
    And #57 lies on G17, joining N and S

  Rule: where there is one line only, from Detroit over Toledo and Fort Wayne, H14, to Indianapolis, G17

    Background: Fort Wayne has a yellow tile
      Given #57 lies on H14, joining SW and NE
      And it is the DT&I's turn to place a token

    @18GL-4.6.2-a @18GL-4.6.2-c @18GL-4.6.2-g @reconstruction
    Scenario Outline: <hexes> from its home a token costs <cost>
      When the DT&I places a token in <place>
      Then the DT&I has tokens in J12 and <place> only
      # proves 18GL-4.6.2-g
      And the DT&I has paid <cost>
      And no other player or company has gained or lost money

      Examples:
        | hexes      | place | cost |
        | one hex    | I13   | $20  |
        | two hexes  | H14   | $40  |
        | four hexes | G17   | $80  |

    @18GL-4.6.2-e @18GL-4.6.2-g @reconstruction
    Scenario Outline: The way may begin at any token: <place> from <token>
      Given the DT&I has a token in <token>
      And it is the DT&I's turn to place a token
      When the DT&I places a token in <place>
      Then the DT&I has paid <cost>
      And the DT&I has tokens in J12, <token> and <place> only

      Examples:
        | token | place | cost |
        | H14   | G17   | $40  |
        | G17   | H14   | $40  |
        | G17   | I13   | $20  |
        | I13   | H14   | $20  |

    @18GL-4.6.2-h @reconstruction
    Scenario Outline: With <money> no token is placed that costs <cost>
      Given the DT&I has <money> in its treasury
      And it is the DT&I's turn to place a token
      When the DT&I tries to place a token in <far>
      Then it is refused and nothing has changed
      When the DT&I places a token in <near>
      Then the DT&I has <left> in its treasury

      Examples:
        | money | cost | far | near | left |
        | $39   | $40  | H14 | I13  | $19  |
        | $79   | $80  | G17 | H14  | $39  |

    @18GL-4.6.2-h @reconstruction
    Scenario: The last dollar may be spent for a token
      Given the DT&I has $80 in its treasury
      And it is the DT&I's turn to place a token
      When the DT&I places a token in G17
      Then the DT&I has $0 in its treasury
      And the DT&I has tokens in J12 and G17 only

    @18GL-4.6.2-a @reconstruction
    Scenario: A second token is not placed in the same turn
      When the DT&I places a token in H14
      Then the DT&I has tokens in J12 and H14 only
      When the DT&I tries to place a token in G17
      Then it is refused and nothing has changed

    @18GL-4.6.2-a @reconstruction
    Scenario: A second token is not placed either while a private company could still give one of its own
      Given Alice owns the Mining Company
      And it is the DT&I's turn to place a token
      When the DT&I places a token in H14
      Then the DT&I has tokens in J12 and H14 only
      When the DT&I tries to place a token in G17
      Then it is refused and nothing has changed

    @18GL-4.6.2-a @reconstruction
    Scenario: A company need not place a token
      When the DT&I places no token
      And the DT&I buys a 4H-train from the bank for $200
      Then the DT&I has a token in J12 only
      And the DT&I has $300 in its treasury

    @18GL-4.6.2-c @reconstruction
    Scenario: No token is placed where the company does not come
      Given #57 lies on L16, joining NW and SE
      And #6 lies on J16, joining NW and NE
      And it is the DT&I's turn to place a token
      When the DT&I tries to place a token in L16
      Then it is refused and nothing has changed
      When the DT&I tries to place a token in J16
      Then it is refused and nothing has changed
      When the DT&I places a token in G17
      Then the DT&I has tokens in J12 and G17 only

    @18GL-4.6.2-c @reconstruction
    Scenario: A city full of others' tokens ends the way
      Given the Nickel Plate is in operation, opened at $80
      And Bob is president of the Nickel Plate with 60%
      And the Nickel Plate has a token in H14
      And it is the DT&I's turn to place a token
      When the DT&I tries to place a token in G17
      Then it is refused and nothing has changed
      When the DT&I places a token in I13
      Then the DT&I has tokens in J12 and I13 only

    @18GL-4.6.2-d @reconstruction
    Scenario: In a city without a free space no token is placed
      Given the Nickel Plate is in operation, opened at $80
      And Bob is president of the Nickel Plate with 60%
      And the Nickel Plate has a token in H14
      And it is the DT&I's turn to place a token
      When the DT&I tries to place a token in H14
      Then it is refused and nothing has changed
      When the DT&I places a token in I13
      Then the DT&I has tokens in J12 and I13 only

    @18GL-4.6.2-d @reconstruction
    Scenario: An off-board area has no space for a further token
      Given the B&O is in operation, opened at $90
      And Bob is president of the B&O with 60%
      And the B&O has $100 in its treasury
      And #9 lies on L18, joining N and S
      And #5 lies on L16, joining S and SE
      And #9 lies on M17, joining NW and SE
      And it is the B&O's turn to place a token
      When the B&O tries to place a token in N18
      Then it is refused and nothing has changed
      When the B&O places a token in L16
      Then the B&O has tokens in L20 and L16 only
      And the B&O has paid $40

  Rule: where two lines lead to Fort Wayne, H14

    Background: besides that over Toledo, of two hexes, one over I11 and H12, of three
      Given #14 lies on H14, joining SW, N, NE and S
      And #8 lies on I11, joining SW and SE
      And #8 lies on H12, joining S and NE
      And it is the DT&I's turn to place a token

    @18GL-4.6.2-f @18GL-4.6.2-g @reconstruction
    Scenario Outline: The shortest way counts: <place>
      When the DT&I places a token in <place>
      # proves 18GL-4.6.2-f
      Then the DT&I has paid <cost>

      Examples:
        | place | cost |
        | H14   | $40  |
        | G17   | $80  |

    @18GL-4.6.2-f @18GL-4.6.2-c @reconstruction
    Scenario: A way that a full city closes does not count
      Given the Nickel Plate is in operation, opened at $80
      And Bob is president of the Nickel Plate with 60%
      And the Nickel Plate has a token in I13
      And it is the DT&I's turn to place a token
      When the DT&I places a token in H14
      Then the DT&I has paid $60
      And the DT&I has tokens in J12 and H14 only

    @18GL-4.6.2-d @reconstruction
    Scenario: In a city of two spaces the second one is free
      Given the Nickel Plate is in operation, opened at $80
      And Bob is president of the Nickel Plate with 60%
      And the Nickel Plate has a token in H14
      And it is the DT&I's turn to place a token
      When the DT&I places a token in H14
      Then the DT&I has tokens in J12 and H14 only
      And the Nickel Plate has tokens in L14 and H14 only

    @18GL-4.6.2-d @18GL-4.6.2-a @reading:18GL-Q106=a @reconstruction
    Scenario: A company has no second token in a city
      Given the DT&I has a token in H14
      And it is the DT&I's turn to place a token
      When the DT&I tries to place a token in H14
      Then it is refused and nothing has changed
      When the DT&I places a token in I13
      Then the DT&I has tokens in J12, I13 and H14 only

    @18GL-4.6.2-d @18GL-4.6.2-a @reading:18GL-Q106=b @reconstruction
    Scenario: If a company may have two tokens in a city, it places the second one there
      Given the DT&I has a token in H14
      And it is the DT&I's turn to place a token
      When the DT&I places a token in H14
      Then the DT&I has tokens in J12, H14 and H14 only

  Rule: the number of tokens

    # Table 5 gives the IC two tokens.
    @18GL-4.6.2-a @reading:18GL-Q41=a @reconstruction
    Scenario: The home token is one of those of the table
      Given the IC is in operation, opened at $80
      And Bob is president of the IC with 60%
      And the IC has $100 in its treasury
      And #6 lies on C15, joining S and NE
      And it is the IC's turn to place a token
      When the IC places a token in C15
      Then the IC has tokens in D14 and C15 only
      And the IC has 0 tokens left

    @18GL-4.6.2-a @reading:18GL-Q41=a @reconstruction
    Scenario: A company whose tokens all lie on the map places no more
      Given the DT&I has tokens in I13 and G17
      And #57 lies on H14, joining SW and NE
      And it is the DT&I's turn to place a token
      # No legal twin: there is no token that it could place.
      When the DT&I tries to place a token in H14
      Then it is refused and nothing has changed
      When the DT&I places no token
      Then the DT&I has tokens in J12, I13 and G17 only
      And the DT&I has $500 in its treasury

    @18GL-4.6.2-a @reading:18GL-Q41=b @reconstruction
    Scenario: If the home token comes on top, a company has one more
      Given the DT&I has tokens in I13 and G17
      And #57 lies on H14, joining SW and NE
      And it is the DT&I's turn to place a token
      When the DT&I places a token in H14
      Then the DT&I has tokens in J12, I13, G17 and H14 only
      And the DT&I has 0 tokens left

  Rule: spaces kept for companies that are not public yet

    Background: the B&O stands in Peoria, C15, beside the home of the IC, D14, and in Indianapolis, G17
      Given #57 lies on C15, joining SW and NE
      And #57 lies on H14, joining SW and NE
      And the B&O is in operation, opened at $90
      And Bob is president of the B&O with 60%
      And the B&O has $100 in its treasury
      And the B&O has tokens in C15 and G17

    @18GL-4.6.2-d @reading:18GL-Q118=a @reconstruction
    Scenario: The only space in the home city of a company that is not public is kept for it
      Given it is the B&O's turn to place a token
      When the B&O tries to place a token in D14
      Then it is refused and nothing has changed
      When the B&O places a token in H14
      Then the B&O has tokens in L20, C15, G17 and H14 only

    @18GL-4.6.2-d @reading:18GL-Q118=b @reconstruction
    Scenario: If no space is kept, the only one can be taken
      Given it is the B&O's turn to place a token
      When the B&O places a token in D14
      Then the B&O has tokens in L20, C15, G17 and D14 only
      And the B&O has paid $20

    @18GL-4.6.2-d @reconstruction
    Scenario: A space beyond the one that is kept is free
      Given #GL-C2S lies on D14, joining S, SW, N and SE
      And it is the B&O's turn to place a token
      When the B&O places a token in D14
      Then the B&O has tokens in L20, C15, G17 and D14 only
      And the B&O has paid $20

    @18GL-4.6.2-d @reading:18GL-Q118=a @reconstruction
    Scenario: The last space of two is kept
      Given #GL-C2S lies on D14, joining S, SW, N and SE
      And the Nickel Plate is in operation, opened at $80
      And Carol is president of the Nickel Plate with 60%
      And the Nickel Plate has a token in D14
      And it is the B&O's turn to place a token
      When the B&O tries to place a token in D14
      Then it is refused and nothing has changed
      When the B&O places a token in H14
      Then the B&O has tokens in L20, C15, G17 and H14 only

    @18GL-4.6.2-d @reconstruction
    Scenario: Once the company is public no space is kept any more
      Given #GL-C2S lies on D14, joining S, SW, N and SE
      And the IC has floated, opened at $80
      And Carol is president of the IC with 60%
      And it is the B&O's turn to place a token
      When the B&O places a token in D14
      Then the B&O has tokens in L20, C15, G17 and D14 only
      And the IC has a token in D14 only

    @18GL-4.6.2-b @18GL-4.4-f @reconstruction
    Scenario: The home token is placed when the company becomes public, free of charge
      Given the IC has started, opened at $100
      And Carol is president of the IC with 40%
      And it is Carol's turn to trade
      When Carol buys 10% of the IC from the IPO
      Then the IC has floated
      And the IC has a token in D14 only
      And the IC has $500 in its treasury

    @18GL-4.6.2-b @18GL-4.4-f @18GL-4.6.2-d @reading:18GL-Q118=b @reconstruction
    Scenario: If its last space has been taken, the home token lies beside the spaces
      Given the IC has started, opened at $100
      And Carol is president of the IC with 40%
      And the B&O has tokens in C15 and D14
      And it is Carol's turn to trade
      When Carol buys 10% of the IC from the IPO
      Then the IC has a token in D14 only
      And the B&O has tokens in L20, C15 and D14 only

  Rule: ways over a ferry

    Background: the Nickel Plate in Cleveland, L14, where the line to London, L10, begins
      Given the Nickel Plate is in operation, opened at $80
      And Bob is president of the Nickel Plate with 60%
      And the Nickel Plate has $100 in its treasury
      And #GL-L1 lies on L10, joining SW and NE
      And #4 lies on K15, joining SW and NE
      And #57 lies on J16, joining SW and NE

    @18GL-4.6.2-c @18GL-1.3-w @reconstruction
    Scenario: Over a line that is closed no way leads
      Given it is the Nickel Plate's turn to place a token
      When the Nickel Plate tries to place a token in L10
      Then it is refused and nothing has changed
      When the Nickel Plate places a token in J16
      Then the Nickel Plate has tokens in L14 and J16 only

    @18GL-4.6.2-c @18GL-4.6.2-g @reading:18GL-Q36=a @reconstruction
    Scenario: The hexes of an open line count for a token
      Given the ferry line London-Cleveland is open
      And it is the Nickel Plate's turn to place a token
      When the Nickel Plate places a token in L10
      Then the Nickel Plate has tokens in L14 and L10 only
      And the Nickel Plate has paid $40
      And no other player or company has gained or lost money

    @18GL-4.6.2-c @reading:18GL-Q36=b @reconstruction
    Scenario: If only trains use ferries, no token is placed beyond one
      Given the ferry line London-Cleveland is open
      And it is the Nickel Plate's turn to place a token
      When the Nickel Plate tries to place a token in L10
      Then it is refused and nothing has changed
      When the Nickel Plate places a token in J16
      Then the Nickel Plate has tokens in L14 and J16 only

  Rule: the two halves of Chicago, D12 and D14

    Background: the green tiles lie in both; the Illinois Central, IC, at home in the south, has a line to Peoria, C15, too
      Given the IC is in operation, opened at $80
      And Carol is president of the IC with 60%
      And the IC has $500 in its treasury
      And #GL-C2N lies on D12, turned 0
      And #GL-C2S lies on D14, turned 0
      And #57 lies on C15, joining NE and SW

    @18GL-4.6.2-d @18GL-4.6.2-g @18GL-1.3-k @reading:18GL-Q194=a @reconstruction
    Scenario: A company may have a token in each half of Chicago
      Given it is the IC's turn to place a token
      When the IC places a token in D12
      Then the IC has tokens in D12 and D14 only
      And the IC has paid $20

    @18GL-4.6.2-d @18GL-1.3-k @reading:18GL-Q194=b @reading:18GL-Q106=a @reconstruction
    Scenario: If Chicago is one city for tokens, too, a company with one in a half places none in the other
      Given it is the IC's turn to place a token
      When the IC tries to place a token in D12
      Then it is refused and nothing has changed
      When the IC places a token in C15
      Then the IC has tokens in C15 and D14 only

    # The home of the Milwaukee Road is in the north; it is not public.
    @18GL-4.6.2-d @18GL-1.3-k @reading:18GL-Q194=b @reading:18GL-Q106=a @reconstruction
    Scenario: If Chicago is one city for tokens, too, a token of another company in one half closes nothing in the other
      Given the B&O is in operation, opened at $90
      And Bob is president of the B&O with 60%
      And the B&O has $500 in its treasury
      And the B&O has a token in C15
      And it is the B&O's turn to place a token
      When the B&O places a token in D12
      Then the B&O has tokens in L20, C15 and D12 only
      And the IC has a token in D14 only

  Rule: whoever is on turn, and when

    @18GL-4.6.2-a @reconstruction
    Scenario: Once its trains run a company places no token any more
      Given the IC is in operation, opened at $90
      And Bob is president of the IC with 60%
      And the IC has $100 in its treasury
      And #57 lies on C15, joining SW and NE
      And the DT&I owns a 2H-train
      And it is the DT&I's turn to run its trains
      When the DT&I tries to place a token in I13
      Then it is refused and nothing has changed
      When the DT&I runs
        | 2H-train | I13 J12 |
      And the DT&I keeps its revenue
      And the DT&I ends its turn
      And the IC places a token in C15
      Then the IC has tokens in D14 and C15 only
      And the DT&I has a token in J12 only

    @18GL-4.6.2-d @reading:18GL-Q106=a @reconstruction
    Scenario: The company that operates second has no second token in a city either
      Given the Nickel Plate is in operation, opened at $140
      And Bob is president of the Nickel Plate with 60%
      And #14 lies on H14, joining SW, N, NE and S
      And the DT&I has a token in H14
      And it is the DT&I's turn to place a token
      When the DT&I tries to place a token in H14
      Then it is refused and nothing has changed
      When the DT&I places a token in I13
      Then the DT&I has tokens in J12, I13 and H14 only
