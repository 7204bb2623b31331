Feature: Forming the major
  The new president chooses a major that nobody has formed. Each share of the two minors becomes a share of it, 10%, whoever
  has it; he receives the president's certificate, and that of the other president becomes two single shares.

  Background:
    Given 4 players at the table in phase 3
    And the Agricultural is in operation, opened at $90
    And the Express is in operation, opened at $80
    And the Tunneling is in operation, opened at $70
    And the Suburban is in operation, opened at $60
    And the shares are held thus
      | Agricultural | president Alice 40% | Bob 20%   | pool 20% |
      | Express      | president Bob 40%   | Carol 40% |          |
      | Tunneling    | president Dave 40%  |           |          |
      | Suburban     | president Dave 40%  |           |          |
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And #57 lies on each of -2,0 and -1,0, joining NW and SE
    And it is the Agricultural's turn to propose a merger

  @LA-MG.form-a
  Scenario Outline: The new president has his choice of all majors: <major>
    When the Agricultural proposes to merge with the Express
    And the Express agrees to merge with the Agricultural
    Then it is Bob's turn to choose the major
    When Bob chooses <major> for them
    Then <major> has been formed of the Agricultural and the Express
    And <major> has ten shares
    And it is the Tunneling's turn to propose a merger

    Examples:
      | major             |
      | the Conglomerate  |
      | the International |
      | the Unlimited     |

  @LA-MG.form-a
  Scenario: A major that has been formed is no longer to be had
    Given the Federation has been formed of the Resourceful and the Eastern Mining, beginning at $100
    And Carol is president of the Federation with 20%
    When the Agricultural proposes to merge with the Express
    And the Express agrees to merge with the Agricultural
    And Bob tries to choose the Federation for them
    Then it is refused and nothing has changed
    When Bob chooses the Syndicate for them
    Then the Syndicate has been formed of the Agricultural and the Express

  @LA-MG.form-a
  Scenario Outline: Nobody else chooses it: <who>
    When the Agricultural proposes to merge with the Express
    And the Express agrees to merge with the Agricultural
    And <who> tries to choose the Conglomerate for them
    Then it is refused and nothing has changed
    When Bob chooses the Conglomerate for them
    Then the Conglomerate has been formed of the Agricultural and the Express

    Examples:
      | who   |
      | Alice |
      | Carol |

  @LA-MG.form-a
  Scenario: Nor do two presidents choose it for a third player
    Given the shares are held thus
      | Agricultural | president Alice 40% | Bob 0%    | Carol 20% | pool 20% |
      | Express      | president Bob 40%   | Carol 40% |           |          |
    When the Agricultural tries to propose to merge with the Express into the Conglomerate, with Bob's consent
    Then it is refused and nothing has changed
    When the Agricultural proposes to merge with the Express, with Bob's consent
    Then it is Carol's turn to choose the major
    When Carol chooses the Conglomerate for them
    Then Carol is president of the Conglomerate with 30%

  @LA-MG.form-b
  Scenario: A share becomes a share, whoever has it
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then Alice holds 20% of the Conglomerate
    And Bob holds 30% of the Conglomerate
    And Carol holds 20% of the Conglomerate
    And Dave holds 0% of the Conglomerate
    And the pool holds 10% of the Conglomerate
    And the Conglomerate's treasury holds 20% of the Conglomerate

  @LA-MG.form-b
  Scenario: It is all the same that one of them was worth more
    Given the Agricultural stands at $135
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then Alice holds 20% of the Conglomerate
    And Carol holds 20% of the Conglomerate

  @LA-MG.form-c @LA-MG.form-d
  Scenario: The president's certificate goes to the new president, that of the other one becomes two shares
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then Bob is president of the Conglomerate with 30%
    And Bob holds 2 certificates of the Conglomerate
    And Alice holds 20% of the Conglomerate
    And Alice holds 2 certificates of the Conglomerate

  @LA-MG.form-c @LA-MG.form-d
  Scenario: A new president who presided over neither gives two of his shares for it
    Given the shares are held thus
      | Agricultural | president Alice 40% | Bob 0%    | Carol 20% | pool 20% |
      | Express      | president Bob 40%   | Carol 40% |           |          |
    When the Agricultural proposes to merge with the Express, with Bob's consent
    And Carol chooses the Conglomerate for them
    Then Carol is president of the Conglomerate with 30%
    And Carol holds 2 certificates of the Conglomerate
    And Alice holds 2 certificates of the Conglomerate
    And Bob holds 2 certificates of the Conglomerate

  @LA-MG.form-c
  Scenario: A player who presided over both has one president's certificate
    Given it is the Tunneling's turn to propose a merger
    When the Tunneling proposes to merge with the Suburban into the Conglomerate
    Then Dave is president of the Conglomerate with 40%
    And Dave holds 3 certificates of the Conglomerate
