Feature: The president of the major
  Whoever has the most shares of the two minors together becomes president of the major. In a tie it is the president of the
  minor that comes first in the order of the stock track.

  Background:
    Given 4 players at the table in phase 3
    And the Agricultural is in operation, opened at $80
    And the Express is in operation, opened at $90
    And the Tunneling is in operation, opened at $70
    And the Suburban is in operation, opened at $60
    And Dave is president of the Tunneling with 40%
    And Carol is president of the Suburban with 40%
    And #57 lies on each of -2,3 and -1,3, joining NW and SE
    And #57 lies on each of -2,0 and -1,0, joining NW and SE
    And it is the Express's turn to propose a merger

  @LA-MG.pres-a
  Scenario Outline: <case>
    Given the shares are held thus
      | Agricultural | president Alice <Alice A> | Bob <Bob A>           | Carol <Carol A> | Dave <Dave A> |
      | Express      | president Bob <Bob E>     | Alice <Alice E>       | Carol <Carol E> | Dave <Dave E> |
    When the Express proposes to merge with the Agricultural
    And the Agricultural agrees to merge with the Express
    And <who> chooses the Conglomerate for them
    Then <who> is president of the Conglomerate with <percent>

    Examples:
      | case                                         | Alice A | Bob A | Carol A | Dave A | Alice E | Bob E | Carol E | Dave E | who   | percent |
      | The president of the cheaper minor has more  | 60%     | 0%    | 20%     | 0%     | 0%      | 40%   | 20%     | 0%     | Alice | 30%     |
      | The president of the dearer minor has more   | 40%     | 0%    | 0%      | 0%     | 0%      | 60%   | 0%      | 0%     | Bob   | 30%     |
      | Shares of both minors count                  | 40%     | 0%    | 0%      | 0%     | 20%     | 40%   | 0%      | 0%     | Alice | 30%     |
      | A player who presides over neither has most  | 40%     | 0%    | 40%     | 20%    | 0%      | 40%   | 40%     | 20%    | Carol | 40%     |

  @LA-MG.pres-b
  Scenario Outline: In a tie it is the president of the minor that acts first: <first>
    Given the Agricultural stands at $<price>
    And Alice is president of the Agricultural with 40%
    And Bob is president of the Express with 40%
    And it is <on turn>'s turn to propose a merger
    When <on turn> proposes to merge with <other>
    And <other> agrees to merge with <on turn>
    And <who> chooses the Conglomerate for them
    Then <who> is president of the Conglomerate with 20%

    Examples:
      | first            | price | on turn          | other            | who   |
      | the Express      | 80    | the Express      | the Agricultural | Bob   |
      | the Agricultural | 100   | the Agricultural | the Express      | Alice |

  @LA-MG.pres-b
  Scenario: It does not matter who has proposed it
    Given Alice is president of the Agricultural with 40%
    And Bob is president of the Express with 40%
    When the Express proposes no merger
    And the Agricultural proposes to merge with the Express
    And the Express agrees to merge with the Agricultural
    Then it is Bob's turn to choose the major

  @LA-MG.pres-b
  Scenario: Of two in one space the upper one acts first
    Given the Express stands at $80, under the Agricultural
    And Alice is president of the Agricultural with 40%
    And Bob is president of the Express with 40%
    And it is the Agricultural's turn to propose a merger
    When the Agricultural proposes to merge with the Express into the Conglomerate, with Bob's consent
    Then Alice is president of the Conglomerate with 20%

  @LA-MG.pres-a @LA-MG.pres-b @reading:LA-Q75=a
  Scenario Outline: Tied are others than the president of the minor that acts first: <case>
    Given the shares are held thus
      | Agricultural | president Alice <Alice A> | Bob <Bob A>           | Carol <Carol A> | Dave <Dave A> |
      | Express      | president Bob <Bob E>     | Alice <Alice E>       | Carol <Carol E> | Dave <Dave E> |
    When the Express proposes to merge with the Agricultural
    And the Agricultural agrees to merge with the Express
    And <who> chooses the Conglomerate for them
    Then <who> is president of the Conglomerate with <percent>

    Examples:
      | case                        | Alice A | Bob A | Carol A | Dave A | Alice E | Bob E | Carol E | Dave E | who   | percent |
      | the other president is tied | 40%     | 0%    | 20%     | 0%     | 20%     | 40%   | 40%     | 0%     | Alice | 30%     |
      | nor is the other one        | 40%     | 0%    | 20%     | 40%    | 0%      | 40%   | 40%     | 20%    | Carol | 30%     |

  @LA-MG.pres-a @LA-MG.pres-b @reading:LA-Q75=b
  Scenario: In any tie it is the president of the minor that acts first
    Given the shares are held thus
      | Agricultural | president Alice 40% | Carol 20% | Dave 40% |
      | Express      | president Bob 40%   | Carol 40% | Dave 20% |
    When the Express proposes to merge with the Agricultural
    And the Agricultural agrees to merge with the Express
    And Bob chooses the Conglomerate for them
    Then Bob is president of the Conglomerate with 20%
    And Carol holds 30% of the Conglomerate
