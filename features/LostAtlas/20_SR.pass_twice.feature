Feature: A first stock round that begins again twice
  The charters are dealt anew each time.

  @LA-SR.pass-d @LA-SR.pass-e
  Scenario: Each time the charters are dealt as chance has mixed them
    Given 3 players at the table in phase 2
    And it is Alice's turn to trade in stock round 1
    When everybody passes
    And chance deals the charters anew in columns
      | Tunneling     | Express        |
      | Suburban      | Expansive      |
      | Resourceful   | Agricultural   |
      | Northern Port | Eastern Mining |
    And everybody passes
    And chance deals the charters anew in columns
      | Express        | Suburban      |
      | Tunneling      | Resourceful   |
      | Expansive      | Northern Port |
      | Eastern Mining | Agricultural  |
    Then it is stock round 1
    And the charters lie in columns
      | Express        | Suburban      |
      | Tunneling      | Resourceful   |
      | Expansive      | Northern Port |
      | Eastern Mining | Agricultural  |
    When Alice opens an auction at $120
    Then it is Bob's turn to bid for a minor
