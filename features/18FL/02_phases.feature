Feature: Phases
  The game goes through five phases, each begun by the first train of a new kind. The phase says which tiles may be laid,
  which trains are on sale or scrapped, how many trains a company may own, and what becomes of the private companies. It
  lasts until the next one is begun.

  # ------------------------------------------------------------------------------------------- beginning and end

  @18FL-2-a @18FL-2-b @18FL-7.2.1-c @18FL-7.2.1-b
  Scenario: Until the first 3-train is bought there are neither green tiles nor conversions
    Given 3 players at the table in phase 2
    And the ACL is in operation at a par of $100
    And the TPS is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
    And #8 lies on F21, joining SW and E
    And #6o lies on F23, joining W and NE
    And the TPS owns a 2-train
    And the bank has no 2-trains left
    And the ACL has $200 in its treasury
    And it is the ACL's turn to lay track
    When the ACL tries to lay #443o on F23, joining W, NE and SE
    Then it is refused and nothing has changed
    When the ACL lays #9 on E24, joining NE and SW
    And the ACL buys a 3-train from the bank for $200
    Then it is phase 3
    When the ACL ends its turn
    Then it is the TPS's turn to convert

  @18FL-2-b
  Scenario: A second train of the same kind begins no phase
    Given 3 players at the table in phase 3
    And the ACL is in operation at a par of $100
    And Alice is president of the ACL with 60%
    And the ACL has $200 in its treasury
    And it is the ACL's turn to buy the train it must have
    When the ACL buys a 3-train from the bank for $200
    Then the ACL owns a 3-train
    And it is phase 3

  # ------------------------------------------------------------------------------------------- the limits of trains

  @18FL-2-c @18FL-2-d @18FL-2-e @18FL-8.3-e @18FL-8.2-a
  Scenario Outline: In <phase> a company of five shares may own <limit>
    Given 3 players at the table in <phase>
    And the ACL is in operation at a par of $100
    And the TPS is in operation at a par of $90
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
    And the ACL owns <full>
    And the TPS owns <room>
    And the ACL has $600 in its treasury
    And the TPS has $600 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a <train> from the bank for <price>
    Then it is refused and nothing has changed
    When the ACL ends its turn
    And the TPS buys a <train> from the bank for <price>
    Then the TPS owns <then>
    And the TPS has paid <price>

    Examples:
      | phase   | limit      | full         | room      | train   | price | then                    | clause              |
      | phase 2 | two trains | two 2-trains | a 2-train | 2-train | $100  | two 2-trains            | 18FL-2-c            |
      | phase 3 | two trains | two 2-trains | a 2-train | 3-train | $200  | a 2-train and a 3-train | 18FL-2-d            |
      | phase 4 | one train  | a 3-train    | no trains | 4-train | $400  | a 4-train               | 18FL-2-e 18FL-8.3-e |

  # The purchase that shows the limit of a phase is forbidden by the rule on buying, too.
  @18FL-2-d @18FL-2-e @18FL-2-f @18FL-2-g @18FL-8.3-i @18FL-8.2-a
  Scenario Outline: In <phase> a company of ten shares may own <limit>
    Given 3 players at the table in <phase>
    And the ACL is in operation at a par of $100
    And the TPS is in operation at a par of $90
    And the ACL has ten shares
    And the TPS has ten shares
    And the shares are held thus
      | ACL | president Alice 60% |
      | TPS | president Bob 60%   |
    And the ACL owns <full>
    And the TPS owns <room>
    And the ACL has $600 in its treasury
    And the TPS has $600 in its treasury
    And it is the ACL's turn to buy trains
    When the ACL tries to buy a <train> from the bank for <price>
    Then it is refused and nothing has changed
    When the ACL ends its turn
    And the TPS buys a <train> from the bank for <price>
    Then the TPS owns <then>
    And the TPS has paid <price>

    Examples:
      | phase   | limit        | full                          | room                    | train   | price | then                       | clause              |
      | phase 3 | four trains  | two 2-trains and two 3-trains | three 2-trains          | 3-train | $200  | three 2-trains and a 3-train | 18FL-2-d            |
      | phase 4 | three trains | three 3-trains                | a 3-train and a 4-train | 4-train | $400  | a 3-train and two 4-trains | 18FL-2-e            |
      | phase 5 | two trains   | two 4-trains                  | a 4-train               | 5-train | $500  | a 4-train and a 5-train    | 18FL-2-f 18FL-8.3-i |
      | phase 6 | two trains   | two 4-trains                  | a 4-train               | 6-train | $600  | a 4-train and a 6-train    | 18FL-2-g            |

  # ------------------------------------------------------------------------------------------- off-board cities

  # What phases change says it again of phase 5.
  @18FL-2-c @18FL-2-d @18FL-2-e @18FL-2-f @18FL-2-g @18FL-8.3-h
  Scenario Outline: In <phase> an off-board city has its <figure> value: Savannah is worth <value>
    Given 3 players at the table in <phase>
    And the SR is in operation at a par of $100
    And Alice is president of the SR with 60%
    And the SR owns a <train>
    And it is the SR's turn to run its trains
    When the SR runs
      | <train> | A22 B23 |
    Then the SR has earned <revenue>

    Examples:
      | phase   | figure | value | train   | revenue | clause              |
      | phase 2 | upper  | $30   | 2-train | $60     | 18FL-2-c            |
      | phase 3 | upper  | $30   | 3-train | $60     | 18FL-2-d            |
      | phase 4 | upper  | $30   | 4-train | $60     | 18FL-2-e            |
      | phase 5 | lower  | $80   | 5-train | $110    | 18FL-2-f 18FL-8.3-h |
      | phase 6 | lower  | $80   | 6-train | $110    | 18FL-2-g            |
