Feature: Odds and ends

  @TOY-10-a @needs:chance
  Scenario: Chance is told
    Given a game
    When Alice bids 30

  @TOY-10-a
  Scenario: An engine has to be able to fly
    Given the engine can fly

  @TOY-2-a @since:1.1
  Scenario: New in the second edition
    Given a game
    When Alice bids 41

  @TOY-2-a @until:1.0
  Scenario: Gone in the second edition
    Given a game
    When Alice bids 42
