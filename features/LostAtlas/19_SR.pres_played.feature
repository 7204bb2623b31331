Feature: Presidents change, in a game
  The same, on tables that were reached by playing.

  @LA-SR.pres-a @LA-SR.pres-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A purchase makes a president, who gives two single shares for the certificate
    Given the game has been played up to the fifth phase
    Then Alice is president of the Federation with 30%
    When Carol buys 10% of the Federation from its treasury
    # proves LA-SR.pres-a
    Then Carol is president of the Federation with 40%
    # proves LA-SR.pres-c
    And Carol holds 3 certificates of the Federation
    # proves LA-SR.pres-c
    And Alice holds 3 certificates of the Federation
    And Carol has $49

  @LA-SR.pres-a @LA-SR.pres-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A president who sells loses the office to whoever has more then
    Given the game has been played up to the three majors
    When Alice sells 10% of the Federation
    Then Carol is president of the Federation with 30%
    And Carol holds 2 certificates of the Federation
    And Alice holds 2 certificates of the Federation
    And Alice has $346

  @LA-SR.pres-a @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q106=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q35=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A first share of a major does not make its president
    Given the game has been played up to the fifth phase
    When Carol buys 10% of the Conglomerate from its treasury
    Then Bob is president of the Conglomerate with 30%
    And Carol holds 10% of the Conglomerate

  @LA-SR.pres-a @LA-SR.pres-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q35=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A buyer who has only as many shares as the president is not president
    Given the game has been played up to the fifth phase
    When Carol buys 20% of the Expansive from its treasury
    Then Alice is president of the Expansive with 40%
    And Carol holds 40% of the Expansive

  @LA-SR.pres-a @LA-SR.pres-b @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q35=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: The president of a major who sells down to as many as another has stays president
    Given the game has been played up to the three majors
    When Alice passes
    And Bob buys 10% of the Conglomerate from its treasury
    And Carol passes
    And Alice passes
    And Bob sells 10% of the International
    Then Carol is president of the International with 30%
    When Bob sells 10% of the Conglomerate
    Then Bob is president of the Conglomerate with 30%

  @LA-SR.pres-d @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q22=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: A player buys on, however many certificates he has
    Given the game has been played up to the fifth phase
    When Carol passes
    And Alice passes
    Then Bob holds 7 certificates
    When Bob buys 10% of the Conglomerate from its treasury
    And Carol passes
    And Alice passes
    And Bob buys 10% of the Federation from its treasury
    Then Bob holds 9 certificates
    And Bob has $37

  @LA-SR.pres-a @LA-SR.pres-c @reading:LA-Q06=a @reading:LA-Q08=a @reading:LA-Q17=a @reading:LA-Q27=a @reading:LA-Q43=a @reading:LA-Q56=a @reading:LA-Q88=a @reading:LA-Q93=a
  Scenario: In one round of a game the presidents of two companies change
    Given the game has been played up to the three majors
    When Alice sells 10% of the Federation
    Then Carol is president of the Federation with 30%
    And Carol holds 2 certificates of the Federation
    When Alice passes
    And Bob sells 10% of the International
    Then Carol is president of the International with 30%
    And Carol holds 2 certificates of the International
    And Bob holds 2 certificates of the International
