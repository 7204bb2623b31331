Feature: The end of the stock round
  The player on the left of the one who last did something other than passing gets the priority marker. Then the price of
  every company of which all shares are in players' hands rises by one step, and the first operating round begins.

  Background: Bob runs the Agricultural, Carol the Express
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $80
    And the Express is in operation, opened at $70
    And the Agricultural has $100 in its treasury
    And the Express has $100 in its treasury
    And the Agricultural owns a 2-train
    And the Express owns a 2-train
    And the shares are held thus
      | Agricultural | president Bob 40%   | Alice 20% |
      | Express      | president Carol 40% | Alice 20% |

  # ---------------------------------------------------------------------------------------------- the priority

  @LA-SR.end-a
  Scenario Outline: <next> has the priority after <player> was the last to buy
    Given it is <player>'s turn to trade
    When <player> buys 20% of the Express from its treasury
    And everybody passes
    # proves LA-SR.end-a
    Then <next> holds the priority deal
    And it is operating round 2.1
    And <player> has $230

    Examples:
      | player | next  |
      | Alice  | Bob   |
      | Bob    | Carol |
      | Carol  | Alice |

  @LA-SR.end-a
  Scenario: A sale counts as well
    When Alice passes
    And Bob buys 20% of the Express from its treasury
    And Carol passes
    And Alice sells 20% of the Agricultural
    And Alice passes
    And Bob passes
    And Carol passes
    Then it is Alice's turn to trade
    When Alice passes
    Then it is operating round 2.1
    And Bob holds the priority deal

  @LA-SR.end-a
  Scenario: Whoever passes afterwards does not count
    When Alice passes
    And Bob passes
    And Carol buys 20% of the Express from its treasury
    Then Carol is president of the Express with 60%
    When Alice passes
    And Bob passes
    And Carol passes
    Then Alice holds the priority deal
    And it is operating round 2.1

  # the Agricultural is wholly owned by players, and so its price rises
  @LA-SR.end-a
  Scenario: If nobody does anything but pass the marker stays
    Given the shares are held thus
      | Agricultural | president Bob 60% | Alice 40% |
    And Carol holds the priority deal
    And it is Carol's turn to trade
    When Carol passes
    And Alice passes
    And Bob passes
    Then it is operating round 2.1
    And the Agricultural stands at $90
    And Carol holds the priority deal

  @LA-SR.end-a
  Scenario: An auction counts for whoever has opened and won it
    Given the charters lie in columns
      | Suburban | Tunneling |
    And it is Bob's turn to trade
    When Bob opens an auction at $120
    And Carol passes
    And Alice passes
    And Bob launches the Suburban at $60
    And everybody passes
    Then it is operating round 2.1
    And Carol holds the priority deal
    And Bob has $180

  @LA-SR.end-a @reading:LA-Q25=a
  Scenario Outline: An auction counts for its opener, also when <winner> has won it
    Given the charters lie in columns
      | Suburban | Tunneling |
    When Alice opens an auction at $120
    And Bob <bob>
    And Carol <carol>
    And Alice passes
    And <winner> launches the Suburban at $60
    And everybody passes
    Then it is operating round 2.1
    And Bob holds the priority deal
    And <winner> has $175

    Examples:
      | winner | bob       | carol     |
      | Bob    | bids $125 | passes    |
      | Carol  | passes    | bids $125 |

  @LA-SR.end-a @reading:LA-Q25=b
  Scenario Outline: An auction counts for <winner>, who has won it, not for its opener
    Given the charters lie in columns
      | Suburban | Tunneling |
    When Alice opens an auction at $120
    And Bob <bob>
    And Carol <carol>
    And Alice passes
    And <winner> launches the Suburban at $60
    And everybody passes
    Then it is operating round 2.1
    And <next> holds the priority deal
    And <winner> has $175

    Examples:
      | winner | bob       | carol     | next  |
      | Bob    | bids $125 | passes    | Carol |
      | Carol  | passes    | bids $125 | Alice |

  # ----------------------------------------------------------------------------------------- wholly with players

  @LA-SR.end-b @LA-SR.end-c
  Scenario Outline: A company that players own wholly rises one step, from $<price> to $<next>
    Given the shares are held thus
      | Agricultural | president Bob 60% | Alice 20% | Carol 20% |
    And the Agricultural stands at $<price>
    When Alice buys 20% of the Express from its treasury
    And everybody passes
    # proves LA-SR.end-b LA-SR.end-c
    Then the Agricultural stands at $<next>
    And the Express stands at $70
    And it is operating round 2.1
    And Alice holds 40% of the Express

    Examples:
      | price | next |
      | 80    | 90   |
      | 60    | 70   |
      | 10    | 20   |
      | 110   | 120  |
      | 120   | 135  |
      | 165   | 180  |
      | 200   | 220  |
      | 270   | 300  |
      | 450   | 500  |

  @LA-SR.end-b
  Scenario Outline: With a share <where> a company does not rise
    Given the shares are held thus
      | Agricultural | president Bob 40% | Alice 20% | Carol 20% | <rest> |
    When Alice buys 20% of the Express from its treasury
    And everybody passes
    Then it is operating round 2.1
    And the Agricultural stands at $80
    And the Express stands at $70
    And Alice holds 40% of the Express

    Examples:
      | where           | rest     |
      | in its treasury |          |
      | in the pool     | pool 20% |

  @LA-SR.end-b @LA-SR.end-c
  Scenario: Shares bought in this round count
    Given the shares are held thus
      | Agricultural | president Bob 40% | Alice 20% | Carol 20% | pool 20% |
    When Alice passes
    And Bob buys 20% of the Agricultural from the pool
    And everybody passes
    Then it is operating round 2.1
    And the Agricultural stands at $90
    And the Express stands at $70

  @LA-SR.end-b @LA-SR.end-c
  Scenario: Shares sold in this round count
    Given the shares are held thus
      | Agricultural | president Bob 60% | Alice 20% | Carol 20% |
    When Alice sells 20% of the Agricultural
    And Alice passes
    And everybody passes
    Then it is operating round 2.1
    And the Agricultural stands at $70
    And Alice has $380

  @LA-SR.end-b @LA-SR.end-c
  Scenario: A minor that has not operated rises as well
    Given the Suburban has been launched at $80
    And the shares are held thus
      | Suburban | president Bob 40% | Alice 20% | Carol 20% |
    When Alice buys 20% of the Suburban from its treasury
    And everybody passes
    Then it is operating round 2.1
    And the Suburban stands at $90
    And the Agricultural stands at $80

  # ------------------------------------------------------------------------------------------ order and top, Q38, Q39

  @LA-SR.end-c @reading:LA-Q38=a @reading:LA-Q27=a
  Scenario: Companies of one space rise from the top down, so that their order stays
    Given the Suburban is in operation, opened at $80
    And the Tunneling is in operation, opened at $90
    And the Suburban owns a 2-train
    And the Tunneling owns a 2-train
    And the shares are held thus
      | Agricultural | president Bob 60%   | Alice 20% | Carol 20% |
      | Suburban     | president Alice 60% | Bob 20%   | Carol 20% |
      | Tunneling    | president Alice 60% | Bob 20%   |           |
    When Alice buys 20% of the Express from its treasury
    And everybody passes
    Then it is operating round 2.1
    And the cell of $90 holds, from the top, the Tunneling, the Agricultural and the Suburban

  @LA-SR.end-c @reading:LA-Q38=b @reading:LA-Q27=a
  Scenario: Companies of one space rise from the bottom up
    Given the Suburban is in operation, opened at $80
    And the Tunneling is in operation, opened at $90
    And the Suburban owns a 2-train
    And the Tunneling owns a 2-train
    And the shares are held thus
      | Agricultural | president Bob 60%   | Alice 20% | Carol 20% |
      | Suburban     | president Alice 60% | Bob 20%   | Carol 20% |
      | Tunneling    | president Alice 60% | Bob 20%   |           |
    When Alice buys 20% of the Express from its treasury
    And everybody passes
    Then it is operating round 2.1
    And the cell of $90 holds, from the top, the Tunneling, the Suburban and the Agricultural

  @LA-SR.end-c @reading:LA-Q38=a @reading:LA-Q27=b
  Scenario: Companies of one space rise from the top down, each onto the top of the space
    Given the Suburban is in operation, opened at $80
    And the Tunneling is in operation, opened at $90
    And the Suburban owns a 2-train
    And the Tunneling owns a 2-train
    And the shares are held thus
      | Agricultural | president Bob 60%   | Alice 20% | Carol 20% |
      | Suburban     | president Alice 60% | Bob 20%   | Carol 20% |
      | Tunneling    | president Alice 60% | Bob 20%   |           |
    When Alice buys 20% of the Express from its treasury
    And everybody passes
    Then it is operating round 2.1
    And the cell of $90 holds, from the top, the Suburban, the Agricultural and the Tunneling

  @LA-SR.end-c @reading:LA-Q39=a
  Scenario: At $500 a company stays where it lies
    Given the Suburban is in operation, opened at $80
    And the Suburban owns a 2-train
    And the Agricultural stands at $500
    And the Suburban stands at $500, under the Agricultural
    And the shares are held thus
      | Agricultural | president Bob 60%   | Alice 20% | Carol 20% |
      | Suburban     | president Alice 60% | Bob 20%   |           |
    When Alice buys 20% of the Express from its treasury
    And everybody passes
    Then it is operating round 2.1
    And the cell of $500 holds, from the top, the Agricultural and the Suburban
    And Alice has $230

  @LA-SR.end-c @reading:LA-Q39=b
  Scenario: At $500 a company that should rise goes beneath the others
    Given the Suburban is in operation, opened at $80
    And the Suburban owns a 2-train
    And the Agricultural stands at $500
    And the Suburban stands at $500, under the Agricultural
    And the shares are held thus
      | Agricultural | president Bob 60%   | Alice 20% | Carol 20% |
      | Suburban     | president Alice 60% | Bob 20%   |           |
    When Alice buys 20% of the Express from its treasury
    And everybody passes
    Then it is operating round 2.1
    And the cell of $500 holds, from the top, the Suburban and the Agricultural
    And Alice has $230

  # ------------------------------------------------------------------------------------------------- what follows

  @LA-SR.end-e
  Scenario Outline: After stock round <round> operating round <round>.1 begins
    Given it is Alice's turn to trade in stock round <round>
    When Alice buys 20% of the Express from its treasury
    And Bob passes
    And Carol passes
    Then it is stock round <round>
    And Alice holds 40% of the Express
    When Alice passes
    # proves LA-SR.end-e
    Then it is operating round <round>.1
    And still to operate in this round is the Express

    Examples:
      | round |
      | 2     |
      | 3     |
