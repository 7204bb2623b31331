Feature: The end of the game, played from the deal
  In the last round of the eighth set CONRAIL runs for more than the bank has left. It has issued seven bonds, of which Carol and
  Alice have one each; the Lake Superior has a loan.

  @18GL-5-a @18GL-5-c @18GL-5-d @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: What the bank has not it owes, the round is played to its end, and then the game is over
    Given the game has been played up to the eve of the end
    When CONRAIL runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
    And CONRAIL keeps its revenue
    Then CONRAIL has received $580
    And the bank is $190 short
    When CONRAIL ends its turn
    And the GT ends its turn
    And the Milwaukee Road ends its turn
    And the PRR runs
      | 10H-train | L14 K15 L16 M17 N18 |
    And the PRR keeps its revenue
    Then the PRR has received $180
    When the PRR ends its turn
    And the Nickel Plate runs
      | E-train | N14 M15 L14 K15 L16 M17 N18 |
      | E-train | L10 L12 L14                 |
    And the Nickel Plate keeps its revenue
    And the Nickel Plate ends its turn
    And the LS&I runs
      | E-train | D2 E1 |
    And the LS&I keeps its revenue
    Then the LS&I has received $140
    When the LS&I ends its turn
    Then the game is over, because the bank has broken

  @18GL-5-d @18GL-5-a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: The last run is paid for by an empty bank
    Given the game has been played up to the last turn of the game
    When the LS&I runs
      | E-train | D2 E1 |
    And the LS&I keeps its revenue
    Then the LS&I has received $140
    And the bank is $1200 short
    When the LS&I ends its turn
    Then the game is over, because the bank has broken

  # What counts of a company's money and of cash and shares is one sum.
  @18GL-5-f @18GL-5-i @18GL-5-k @18GL-1.1-b @18GL-5-g @18GL-5-h @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Cash and shares count, less for the loan of the Lake Superior and for seven bonds of CONRAIL, and no company's money
    Given the game has been played up to the last turn of the game
    When the LS&I runs
      | E-train | D2 E1 |
    And the LS&I keeps its revenue
    Then the LS&I stands at $10 in row 7
    And CONRAIL stands at $80 in row 1
    And the Milwaukee Road stands at $40 in row 4
    And the PRR stands at $10 in row 7
    And Bob is president of the LS&I with 40%
    And Bob is president of the Milwaukee Road with 50%
    And Bob holds 10% of the PRR
    And Bob holds 10% of CONRAIL
    And Bob holds 10% of the Nickel Plate
    And the Nickel Plate stands at $10 in row 7
    And Bob has $491
    And Bob has no bonds
    When the LS&I ends its turn
    Then Bob is worth $561 in the end

  @18GL-5-g @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A share may be worth less than nothing: four of $10, with a loan, take $160 off
    Given the game has been played up to the last turn of the game
    When the LS&I runs
      | E-train | D2 E1 |
    And the LS&I keeps its revenue
    Then the LS&I stands at $10 in row 7
    And the LS&I has 1 loan
    And Bob is president of the LS&I with 40%
    When the LS&I ends its turn
    Then Bob is worth $561 in the end

  # Five bonds in the open market and two of players are issued, three in the treasury are not.
  @18GL-5-h @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Each bond that is not in the treasury takes $10 off the price of CONRAIL
    Given the game has been played up to the last turn of the game
    When the LS&I runs
      | E-train | D2 E1 |
    And the LS&I keeps its revenue
    Then CONRAIL stands at $80 in row 1
    And there are 5 bonds in the open market
    And Carol has 1 bond
    And Alice has 1 bond
    And Carol holds 20% of CONRAIL
    And Carol is president of the PRR with 40%
    And the PRR stands at $10 in row 7
    And Carol has $677
    When the LS&I ends its turn
    Then Carol is worth $837 in the end

  @18GL-5-j @18GL-4.5.1.2-aw @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Carol's bond counts $100 for her
    Given the game has been played up to the last turn of the game
    When the LS&I runs
      | E-train | D2 E1 |
    And the LS&I keeps its revenue
    Then Carol has 1 bond
    When the LS&I ends its turn
    Then Carol is worth $837 in the end

  @18GL-5-l @18GL-1.1-a @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: The greatest wealth wins
    Given the game has been played up to the last turn of the game
    When the LS&I runs
      | E-train | D2 E1 |
    And the LS&I keeps its revenue
    And the LS&I ends its turn
    Then Alice is worth $1,135 in the end
    And Carol is worth $837 in the end
    And Alice wins
