Feature: Bankruptcy, in a game
  The same, on tables that were reached by playing.

  @LA-OR.bust-a @LA-OR.bust-b @LA-OR.force-g @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q56=a @reading:LA-Q68=a @reading:LA-Q93=a @reading:LA-Q97=a
  Scenario: A president who has nothing left to sell is bankrupt and out of the game
    # Carol has $48 and the certificates of three presidents that nobody can take over; the Expansive has $120.
    Given the game has been played up to the minor without a train
    When the Expansive places no token
    # No legal twin: Carol has nothing that she could sell.
    And Carol tries to sell 40% of the Tunneling
    Then it is refused and nothing has changed
    When Carol declares bankruptcy
    Then Carol is bankrupt
    And Carol has $0

  @LA-OR.bust-c @LA-OR.bust-e @LA-OR.bust-h @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q56=a @reading:LA-Q68=a @reading:LA-Q93=a @reading:LA-Q97=a
  Scenario: All companies of which he is president leave the game
    Given the game has been played up to the minor without a train
    When the Expansive places no token
    And Carol declares bankruptcy
    # proves LA-OR.bust-c
    Then the Expansive, the Northern Port and the Tunneling are no longer in the game
    # proves LA-OR.bust-e
    And the Tunneling has no token on the map
    # proves LA-OR.bust-e
    And the Northern Port has no token on the map
    # proves LA-OR.bust-e
    And the Express has a token in -1,3 only
    # proves LA-OR.bust-h
    And the cell of $60 holds, from the top, the Eastern Mining

  @LA-OR.bust-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q56=a @reading:LA-Q68=a @reading:LA-Q93=a @reading:LA-Q97=a
  Scenario: Their trains lie in the pool
    Given the game has been played up to the minor without a train
    When the Expansive places no token
    And Carol declares bankruptcy
    Then the pool holds two 2-trains

  @LA-OR.bust-f @LA-OR.bust-g @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q56=a @reading:LA-Q68=a @reading:LA-Q93=a @reading:LA-Q97=a
  Scenario: The bank pays the others for their shares at the last price
    # Bob has a share of the Tunneling, which stands at $50.
    Given the game has been played up to the minor without a train
    When the Expansive places no token
    And Carol declares bankruptcy
    Then Bob has received $50
    And Alice has received $0
    And Bob has $168

  @LA-OR.bust-i @LA-OR.bust-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q56=a @reading:LA-Q68=a @reading:LA-Q93=a @reading:LA-Q97=a
  Scenario: Alice and Bob go on without Carol
    Given the game has been played up to the minor without a train
    When the Expansive places no token
    And Carol declares bankruptcy
    Then the end of the game is not in sight
    And it is operating round 2.2
    And it is the Express's turn to issue or redeem shares

  @LA-OR.bust-i @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q56=a @reading:LA-Q68=b @reading:LA-Q93=a @reading:LA-Q97=a
  Scenario: If a bankruptcy ends the game, the scores are counted
    Given the game has been played up to the minor without a train
    When the Expansive places no token
    And Carol declares bankruptcy
    Then the game is over, because a player is bankrupt
    And Carol is bankrupt

  @LA-OR.bust-a @LA-OR.flow-b @reading:LA-Q68=a @reading:LA-Q97=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario Outline: Nobody but the president in need is bankrupt, not <who>
    Given the game has been played up to the minor without a train
    When the Expansive places no token
    And <who> tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Carol declares bankruptcy
    Then Carol is bankrupt

    Examples:
      | who   |
      | Alice |
      | Bob   |

  @LA-OR.bust-b @reading:LA-Q68=a @reading:LA-Q97=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: The cash of a bankrupt goes to the bank
    Given the game has been played up to the minor without a train
    When the Expansive places no token
    And Carol declares bankruptcy
    Then Carol has paid $48
    And Alice has received $0
    And Bob has received $50

  @LA-OR.bust-c @LA-OR.bust-e @LA-OR.bust-h @reading:LA-Q68=a @reading:LA-Q97=a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q27=a @reading:LA-Q41=a @reading:LA-Q56=a @reading:LA-Q93=a
  Scenario: What other players preside over stays in the game
    Given the game has been played up to the minor without a train
    When the Expansive places no token
    And Carol declares bankruptcy
    Then the Tunneling is no longer in the game
    And Bob is president of the Express with 60%
    And Alice is president of the Suburban with 40%
    And the Agricultural has a token in -2,3 only
    And the cell of $60 holds, from the top, the Eastern Mining
