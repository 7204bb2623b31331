Feature: The Ferry Company: one of four lines over the lakes
  By its power a company opens one of the four ferry lines, instead of laying its own tile. It has to reach one of the shores. The
  tile of the line is laid on the water and, on a shore that has no track yet, a yellow tile that fits. The company receives the
  ferry token: it crosses free of charge, the others pay it $50. In a company's first operating round, with its two tiles, the rulebook
  can be read as meaning that the line takes the place of both, or of one.

  Background:
    Given 3 players at the table in phase 2H
    And the Nickel Plate is in operation, opened at $100
    And Alice is president of the Nickel Plate with 60%
    And the Nickel Plate has $100 in its treasury
    And the Nickel Plate owns a 2H-train
    And Bob owns the Ferry Company

  @18GL-4.3-n11a @18GL-4.3-n11d @18GL-4.3-n11e @18GL-4.3-n11f @18GL-4.3-n11j @18GL-4.6.1-b @18GL-4.3-t10 @reconstruction
  # one move, with all that belongs to it
  Scenario: With the line a tile is laid on the far shore that has none
    Given it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then the ferry line London-Cleveland is open
    And #GL-L1 lies on L10, turned 0
    And the Nickel Plate has the ferry marker
    And the Nickel Plate has $100 in its treasury
    And Bob owns the Ferry Company
    And no other player or company has gained or lost money

  @18GL-4.3-n11a @18GL-4.3-n11c @18GL-4.3-n11d @reconstruction
  Scenario Outline: The line <line> can be opened
    Given the GT is in operation, opened at $90
    And Carol is president of the GT with 60%
    And the GT has $100 in its treasury
    And <tile> lies on <shore>, <lie>
    And <other> lies on <far>, <way>
    And the GT has a token in <token>
    And it is the GT's turn to lay track in operating round 2.1
    When the GT opens the ferry line <line>, with Bob's consent
    Then the ferry line <line> is open
    And the GT has the ferry marker

    Examples:
      | line                   | tile   | shore | lie      | other | far | way               | token |
      | Milwaukee-Muskegon     | #GL-M1 | D10   | turned 0 | #4    | F10 | joining N and S   | D10   |
      | Traverse City-Escanaba | #GL-T1 | G5    | turned 0 | #58   | E3  | joining SW and N  | G5    |
      | London-Cleveland       | #GL-L1 | L10   | turned 0 | #57   | G17 | joining NW and SE | L10   |

  @18GL-4.3-n11a @18GL-4.3-n11d @18GL-4.3-n11e @reconstruction
  Scenario: The line Northern Ontario-Alpena-Owen Sound has two parts, which are opened together
    Given the DT&I is in operation, opened at $90
    And Carol is president of the DT&I with 60%
    And the DT&I has $100 in its treasury
    And #8 lies on I11, joining N and SE
    And #4 lies on I9, joining N and S
    And #9 lies on I7, joining N and S
    And #8 lies on I5, joining S and NE
    And #3 lies on J4, joining S and SW
    And it is the DT&I's turn to lay track in operating round 2.1
    When the DT&I tries to open the ferry line Northern Ontario-Alpena-Owen Sound, with Bob's consent
    Then it is refused and nothing has changed
    When the DT&I opens the ferry line Northern Ontario-Alpena-Owen Sound, laying #3 on L6, joining S and SE, with Bob's consent
    Then the ferry line Northern Ontario-Alpena-Owen Sound is open
    And #3 lies on L6, joining S and SE
    And the DT&I has the ferry marker

  @18GL-4.3-n11e @18GL-4.6.1.1-o @18GL-4.6.1.1-p @reconstruction
  Scenario Outline: The tile on the far shore is part of it: <not> it is refused
    Given it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate tries to open the ferry line London-Cleveland<wrong>, with Bob's consent
    Then it is refused and nothing has changed
    When the Nickel Plate opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then #GL-L1 lies on L10, turned 0

    Examples:
      | not                       | wrong                            |
      | without it                |                                  |
      | with a tile that fits not | , laying #57 on L10, turned 0    |
      | turned from the water     | , laying #GL-L1 on L10, turned 1 |
      | on another hex            | , laying #57 on L16, turned 0    |

  @18GL-4.3-n11e @reconstruction
  Scenario: Where the far shore has a tile, none is laid
    Given #GL-L1 lies on L10, turned 0
    And it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate opens the ferry line London-Cleveland, with Bob's consent
    Then the ferry line London-Cleveland is open
    And #GL-L1 lies on L10, turned 0

  @18GL-4.3-n11e @reconstruction
  Scenario Outline: The ground of the far shore is paid for: with $<cash> in the treasury <remain> remain
    Given the GT is in operation, opened at $90
    And Carol is president of the GT with 60%
    And the GT has $<cash> in its treasury
    And #GL-T1 lies on G5, turned 0
    And the GT has a token in G5
    And it is the GT's turn to lay track in operating round 2.1
    When the GT opens the ferry line Traverse City-Escanaba, laying #58 on E3, joining SW and N, with Bob's consent
    Then the GT has <remain> in its treasury
    And #58 lies on E3, joining SW and N

    Examples:
      | cash | remain |
      | 20   | $0     |
      | 100  | $80    |

  @18GL-4.3-n11e @reconstruction
  Scenario: Without the money for the far shore the line is not opened
    Given the GT is in operation, opened at $90
    And Carol is president of the GT with 60%
    And the GT has $19 in its treasury
    And #GL-T1 lies on G5, turned 0
    And #GL-M1 lies on D10, turned 0
    And the GT has tokens in G5 and D10
    And it is the GT's turn to lay track in operating round 2.1
    When the GT tries to open the ferry line Traverse City-Escanaba, laying #58 on E3, joining SW and N, with Bob's consent
    Then it is refused and nothing has changed
    When the GT opens the ferry line Milwaukee-Muskegon, laying #4 on F10, joining N and S, with Bob's consent
    Then the ferry line Milwaukee-Muskegon is open
    And the GT has $19 in its treasury

  @18GL-4.3-n11c @reconstruction
  Scenario: A line that the company does not reach is not opened
    Given #GL-M1 lies on D10, turned 0
    And it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate tries to open the ferry line Milwaukee-Muskegon, laying #4 on F10, joining N and S, with Bob's consent
    Then it is refused and nothing has changed
    When the Nickel Plate opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then the ferry line London-Cleveland is open

  @18GL-4.3-n11a @18GL-4.3-n11j @reconstruction
  Scenario: The Ferry Company opens one line and no second one
    Given the GT is in operation, opened at $90
    And Carol is president of the GT with 60%
    And the GT has $100 in its treasury
    And #GL-M1 lies on D10, turned 0
    And the GT has a token in D10
    And it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    And the Nickel Plate runs
      | 2H-train | L10 L12 L14 |
    And the Nickel Plate pays out its revenue
    And the Nickel Plate ends its turn
    # No legal twin: its line has been opened.
    And the GT tries to open the ferry line Milwaukee-Muskegon, laying #4 on F10, joining N and S, with Bob's consent
    Then it is refused and nothing has changed
    When the GT lays #9 on D8, joining N and S
    Then #9 lies on D8, joining N and S

  @18GL-4.3-n11f @18GL-4.3-f @reconstruction
  Scenario: The owner of the Ferry Company has to agree
    Given it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate tries to open the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0
    Then it is refused and nothing has changed
    When the Nickel Plate opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then the Nickel Plate has the ferry marker

  @18GL-4.3-n11b @reconstruction
  Scenario: After opening a line the company lays no tile of its own
    Given Bob owns the Rail Works
    And it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    And the Nickel Plate tries to lay #8 on M15, turned 0
    Then it is refused and nothing has changed
    When the Nickel Plate lays #3 on M15, joining NW and SW, by the power of the Rail Works, with Bob's consent
    Then #3 lies on M15, joining NW and SW

  @18GL-4.3-n11b @reconstruction
  Scenario: After a tile of its own the company opens no line
    Given Bob owns the Rail Works
    And it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate lays #3 on M15, joining NW and SW
    Then #3 lies on M15, joining NW and SW
    # No legal twin: in this turn no line can be opened any more.
    When the Nickel Plate tries to open the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then it is refused and nothing has changed

  @18GL-4.3-n11j @18GL-4.3-t10 @reconstruction
  Scenario: The Ferry Company pays its owner on when its line is open
    Given #GL-L1 lies on L10, turned 0
    And the ferry line London-Cleveland is open, the Nickel Plate having the ferry marker
    And Alice and Bob have passed
    And it is Carol's turn to trade in stock round 2
    When Carol passes
    Then it is operating round 2.1
    And Bob has received $20

  @18GL-4.3-n11i @18GL-4.6.1.1-m @reconstruction
  Scenario: The tile of an open line is not replaced
    Given it is phase 4H
    And #GL-L1 lies on L10, turned 0
    And the ferry line London-Cleveland is open, the Nickel Plate having the ferry marker
    And it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate tries to lay #23 on L12, turned 0
    Then it is refused and nothing has changed
    When the Nickel Plate lays #GL-V2 on L14, turned 0
    Then the ferry line London-Cleveland is open
    And #GL-V2 lies on L14, turned 0

  @18GL-4.3-n11g @18GL-4.3-n11h @reconstruction
  Scenario Outline: The company with the ferry token crosses free of charge, another one pays it $50: the <owner>
    Given the GT is in operation, opened at $90
    And Carol is president of the GT with 60%
    And the GT has $0 in its treasury
    And #GL-L1 lies on L10, turned 0
    And the ferry line London-Cleveland is open, the <owner> having the ferry marker
    And it is the Nickel Plate's turn to run its trains in operating round 2.1
    When the Nickel Plate runs
      | 2H-train | L10 L12 L14 |
    Then the Nickel Plate has earned $60
    And the Nickel Plate has <left> in its treasury
    And the GT has <fee> in its treasury

    Examples:
      | owner        | left | fee | clause        |
      | Nickel Plate | $100 | $0  | 18GL-4.3-n11g |
      | GT           | $50  | $50 | 18GL-4.3-n11h |

  @18GL-4.3-n11b @18GL-4.6.1-a @reading:18GL-Q104=a @reconstruction
  Scenario: In the first operating round a line takes the place of both tiles
    Given the Milwaukee Road has floated, opened at $90
    And Carol is president of the Milwaukee Road with 60%
    And the Milwaukee Road has tokens in D10
    And #GL-M1 lies on D10, turned 0
    And it is the Milwaukee Road's turn to lay track in operating round 2.1
    When the Milwaukee Road opens the ferry line Milwaukee-Muskegon, laying #4 on F10, joining N and S, with Bob's consent
    Then the ferry line Milwaukee-Muskegon is open
    # No legal twin: in this turn no tile can be laid any more.
    When the Milwaukee Road tries to lay #8 on C11, joining N and SE
    Then it is refused and nothing has changed

  @18GL-4.3-n11b @18GL-4.6.1-a @reading:18GL-Q104=b @reconstruction
  Scenario: If in the first operating round a line takes the place of one tile, another one follows
    Given the Milwaukee Road has floated, opened at $90
    And Carol is president of the Milwaukee Road with 60%
    And the Milwaukee Road has tokens in D10
    And #GL-M1 lies on D10, turned 0
    And it is the Milwaukee Road's turn to lay track in operating round 2.1
    When the Milwaukee Road opens the ferry line Milwaukee-Muskegon, laying #4 on F10, joining N and S, with Bob's consent
    And the Milwaukee Road lays #8 on C11, joining N and SE
    Then #8 lies on C11, joining N and SE
    When the Milwaukee Road tries to lay #9 on D8, joining N and S
    Then it is refused and nothing has changed

  @18GL-4.3-n11b @reading:18GL-Q104=b @reconstruction
  Scenario: If a line takes the place of one tile, it may follow the first one
    Given the Milwaukee Road has floated, opened at $90
    And Carol is president of the Milwaukee Road with 60%
    And the Milwaukee Road has tokens in D10
    And #GL-M1 lies on D10, turned 0
    And it is the Milwaukee Road's turn to lay track in operating round 2.1
    When the Milwaukee Road lays #8 on C11, joining N and SE
    And the Milwaukee Road opens the ferry line Milwaukee-Muskegon, laying #4 on F10, joining N and S, with Bob's consent
    Then the ferry line Milwaukee-Muskegon is open

  @18GL-4.6-h @reconstruction
  Scenario: While one company lays track another opens no line
    Given the GT is in operation, opened at $90
    And Carol is president of the GT with 60%
    And the GT has a token in D10
    And it is the Nickel Plate's turn to lay track in operating round 2.1
    When the GT tries to open the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then it is refused and nothing has changed
    When the Nickel Plate opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0, with Bob's consent
    Then the Nickel Plate has the ferry marker
