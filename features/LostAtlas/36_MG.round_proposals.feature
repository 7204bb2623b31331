Feature: Merger rounds
  When both operating rounds of a cycle are over and a green train has left the bank, minors may pair up and become majors.
  From the highest price down each of them has its turn: its president proposes a merger with another minor, or passes. A
  merger that was turned down is not proposed again in that round.

  Background:
    Given 3 players at the table in phase 3
    And the Agricultural is in operation, opened at $100
    And the Express is in operation, opened at $90
    And the Tunneling is in operation, opened at $80
    And the Suburban is in operation, opened at $70
    And Alice is president of the Agricultural with 40%
    And Bob is president of the Express with 40%
    And Carol is president of the Tunneling with 40%
    And Bob is president of the Suburban with 40%
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And #57 lies on each of -2,0 and -1,0, joining NW and SE
    And it is the Agricultural's turn to propose a merger

  @LA-MG.round-a
  Scenario: Two minors become a major
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then the Conglomerate has been formed of the Agricultural and the Express
    And the Agricultural and the Express are no longer in the game
    And it is the Tunneling's turn to propose a merger
    And the Federation has not been formed

  @LA-MG.round-a
  Scenario: Two pairs become majors in one round
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    And the Tunneling proposes to merge with the Suburban into the Federation, with Bob's consent
    Then the Conglomerate has been formed of the Agricultural and the Express
    And the Federation has been formed of the Tunneling and the Suburban

  @LA-MG.round-b
  Scenario: A merger round follows the second operating round once a green train has been bought
    Given the Suburban owns a 3-train
    And it is the Suburban's turn to buy trains in operating round 2.2
    When the Suburban ends its turn
    Then it is the merger round
    And it is the Agricultural's turn to propose a merger

  # How many 3-trains there are is a question of reading: so two are left, and one or two have been exported.
  @LA-MG.round-b
  Scenario: A merger round follows the second operating round once a green train has been exported
    Given the bank has two 3-trains left
    And the Suburban owns a 2-train
    And it is the Suburban's turn to buy trains in operating round 2.2
    When the Suburban ends its turn
    Then it is the merger round
    And it is the Agricultural's turn to propose a merger

  @LA-MG.round-b
  Scenario: There is no merger round between the two operating rounds of a cycle
    Given the Suburban owns a 3-train
    And the Suburban has $300 in its treasury
    And it is the Suburban's turn to buy trains in operating round 2.1
    When the Suburban buys a 3-train from the bank for $200
    Then the Suburban owns two 3-trains
    When the Suburban ends its turn
    Then it is operating round 2.2

  @LA-MG.round-d
  Scenario: Minors have their turns from the highest price down
    Given the Resourceful is in operation, opened at $60
    And Carol is president of the Resourceful with 40%
    And #9 lies on 0,3, joining NW and SE
    And #57 lies on 1,3, joining NW and SE
    And the Tunneling stands at $110
    And it is the Tunneling's turn to propose a merger
    When the Tunneling proposes no merger
    Then it is the Agricultural's turn to propose a merger
    When the Agricultural proposes no merger
    Then it is the Express's turn to propose a merger
    When the Express proposes no merger
    Then it is the Suburban's turn to propose a merger
    When the Suburban proposes no merger
    Then it is the Resourceful's turn to propose a merger

  @LA-MG.round-d
  Scenario: That is so when the round begins
    Given the Suburban owns a 3-train
    And it is the Suburban's turn to buy trains in operating round 2.2
    When the Suburban ends its turn
    Then it is the Agricultural's turn to propose a merger
    When the Agricultural proposes no merger
    Then it is the Express's turn to propose a merger
    When the Express proposes no merger
    Then it is the Tunneling's turn to propose a merger
    When the Tunneling proposes no merger
    Then it is the Suburban's turn to propose a merger

  @LA-MG.round-d
  Scenario: Of two minors in one space the one on top comes first
    Given the Express stands at $80, under the Tunneling
    When the Agricultural proposes no merger
    Then it is the Tunneling's turn to propose a merger
    When the Tunneling proposes no merger
    Then it is the Express's turn to propose a merger

  @LA-MG.round-d
  Scenario: A minor that has passed may be proposed to
    When the Agricultural proposes no merger
    And the Express proposes to merge with the Agricultural into the Conglomerate, with Alice's consent
    Then the Conglomerate has been formed of the Agricultural and the Express
    And it is the Tunneling's turn to propose a merger

  @LA-MG.round-d
  Scenario: Only the president of the minor on turn proposes
    When the Agricultural, on Bob's word, tries to propose to merge with the Express
    Then it is refused and nothing has changed
    When the Agricultural, on Alice's word, proposes to merge with the Express
    Then it is the Express's turn to answer the proposal of the Agricultural

  @LA-MG.round-d
  Scenario: A minor of a lower price waits for its turn
    When the Express tries to propose to merge with the Agricultural
    Then it is refused and nothing has changed
    When the Agricultural proposes no merger
    And the Express proposes to merge with the Agricultural
    Then it is the Agricultural's turn to answer the proposal of the Express

  @LA-MG.round-d
  Scenario: A merger is proposed to a minor in operation, not to one that nobody has launched
    Given it is the Agricultural's turn to propose a merger
    When the Agricultural tries to propose to merge with the Expansive
    Then it is refused and nothing has changed
    When the Agricultural proposes to merge with the Express
    Then it is the Express's turn to answer the proposal of the Agricultural

  @LA-MG.round-d
  Scenario: A major has no turn in a merger round
    Given the Federation has been formed of the Resourceful and the Eastern Mining, beginning at $100
    And Bob is president of the Federation with 40%
    And the Agricultural stands at $110
    When the Agricultural proposes no merger
    Then it is the Express's turn to propose a merger

  @LA-MG.round-e
  Scenario: A merger that was turned down is not proposed again, by the other minor either
    Given the Resourceful is in operation, opened at $60
    And Carol is president of the Resourceful with 40%
    And #9 lies on 0,3, joining NW and SE
    And #57 lies on 1,3, joining NW and SE
    And the Agricultural has been turned down by the Express in this round
    And it is the Express's turn to propose a merger
    When the Express tries to propose to merge with the Agricultural
    Then it is refused and nothing has changed
    When the Express proposes to merge with the Resourceful
    Then it is the Resourceful's turn to answer the proposal of the Express

  @LA-MG.round-e @LA-MG.round-d
  Scenario: It is not proposed again in a later turn of that round either
    When the Agricultural proposes to merge with the Express
    And the Express turns down the merger
    And the Agricultural proposes no merger
    And the Express tries to propose to merge with the Agricultural
    Then it is refused and nothing has changed
    When the Express proposes no merger
    And the Tunneling proposes to merge with the Suburban
    Then it is the Suburban's turn to answer the proposal of the Tunneling

  @LA-MG.round-e @reading:LA-Q74=a
  Scenario: A minor that was turned down proposes another merger, but not that one again
    Given the Resourceful is in operation, opened at $60
    And Carol is president of the Resourceful with 40%
    And #9 lies on 0,3, joining NW and SE
    And #57 lies on 1,3, joining NW and SE
    And it is the Express's turn to propose a merger
    When the Express proposes to merge with the Agricultural
    And the Agricultural turns down the merger
    Then it is the Express's turn to propose a merger
    When the Express tries to propose to merge with the Agricultural
    Then it is refused and nothing has changed
    When the Express proposes to merge with the Resourceful
    And the Resourceful agrees to merge with the Express
    Then it is Bob's turn to choose the major

  @LA-MG.round-d @LA-MG.round-e @reading:LA-Q74=b
  Scenario: A minor that was turned down has had its turn
    Given the Resourceful is in operation, opened at $60
    And Carol is president of the Resourceful with 40%
    And #9 lies on 0,3, joining NW and SE
    And #57 lies on 1,3, joining NW and SE
    And it is the Express's turn to propose a merger
    When the Express proposes to merge with the Agricultural
    And the Agricultural turns down the merger
    Then it is the Tunneling's turn to propose a merger
    When the Express tries to propose to merge with the Resourceful
    Then it is refused and nothing has changed
    When the Tunneling proposes to merge with the Suburban
    Then it is the Suburban's turn to answer the proposal of the Tunneling
