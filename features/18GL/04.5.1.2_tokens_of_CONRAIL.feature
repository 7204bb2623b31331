Feature: What CONRAIL takes over
  CONRAIL gets the money, the special tokens and the homes of the merged companies, and five more tokens. Of each company
  its president may replace up to two tokens besides; the others leave the map.

  Background:
    Given 4 players at the table in phase 6H
    And the IC is in operation, opened at $100
    And the DT&I and the B&O are in operation, opened at $60
    And the shares are held thus
      | IC   | president Alice 50% |           |            |
      | DT&I | president Bob 40%   | Carol 20% | market 40% |
      | B&O  | president Dave 40%  | Alice 20% | market 40% |
    And the IC has $2,000 in its treasury
    And the bank has no 6H-trains left
    And it is the IC's turn to buy the train it must have

  @18GL-4.5.1.2-ad
  Scenario: CONRAIL has the money of all merged companies
    Given the DT&I has $70 in its treasury
    And the B&O has $45 in its treasury
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the B&O
    And CONRAIL has $115 in its treasury
    And the DT&I and the B&O are no longer in the game

  @18GL-4.5.1.2-ak
  Scenario: The home tokens of the merged companies become CONRAIL's
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the B&O
    And CONRAIL has tokens in J12 and L20 only
    And the DT&I has no token on the map
    And the B&O has no token on the map

  @18GL-4.5.1.2-ad @18GL-4.5-t12
  Scenario: Five more tokens lie on CONRAIL's chart
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the B&O
    And CONRAIL has five tokens left

  @reconstruction @reading:18GL-Q49=a @18GL-4.5.1.2-al @18GL-4.5.1.2-ad
  Scenario: Two more tokens of a company are replaced, and a third is lost
    Given the B&O has tokens in G11, G17 and C15
    When the IC buys a 10H-train from the bank for $600
    Then it is CONRAIL's turn to replace tokens
    When CONRAIL tries to replace the tokens of the B&O in G11, G17 and C15
    Then it is refused and nothing has changed
    When CONRAIL replaces the tokens of the B&O in G11 and C15
    Then CONRAIL has tokens in J12, L20, G11 and C15 only
    And the B&O has no token on the map
    And CONRAIL has five tokens left
    And it is the IC's turn to buy trains

  @reconstruction @reading:18GL-Q49=a @18GL-4.5.1.2-al
  Scenario: It is two of each company
    Given the B&O has tokens in G11 and G17
    And the DT&I has tokens in C15 and J16
    When the IC buys a 10H-train from the bank for $600
    And CONRAIL replaces the tokens of the B&O in G11 and G17
    And CONRAIL replaces the tokens of the DT&I in C15 and J16
    Then CONRAIL has tokens in J12, L20, G11, G17, C15 and J16 only

  @reconstruction @18GL-4.5.1.2-al
  Scenario: The president may replace one token only, or none
    Given the B&O has tokens in G11 and G17
    And the DT&I has tokens in C15 and J16
    When the IC buys a 10H-train from the bank for $600
    And CONRAIL replaces the tokens of the B&O in G17
    And CONRAIL replaces no further token of the DT&I
    Then CONRAIL has tokens in J12, L20 and G17 only
    And the B&O has no token on the map
    And the DT&I has no token on the map

  @reconstruction @18GL-4.5.1.2-al
  Scenario: Tokens of others, and homes, are not what he may choose
    Given the B&O has tokens in G11 and G17
    And the IC has a token in C15
    When the IC buys a 10H-train from the bank for $600
    And CONRAIL tries to replace the tokens of the B&O in C15
    Then it is refused and nothing has changed
    When CONRAIL tries to replace the tokens of the IC in C15
    Then it is refused and nothing has changed
    When CONRAIL replaces the tokens of the B&O in G11
    Then CONRAIL has tokens in J12, L20 and G11 only
    And the IC has tokens in D14 and C15 only

  @reconstruction @18GL-4.5.1.2-al @18GL-4.5.1.2-ac
  Scenario: It is the president of CONRAIL who chooses
    Given the B&O has tokens in G11 and G17
    When the IC buys a 10H-train from the bank for $600
    Then Bob is president of CONRAIL with 20%
    When CONRAIL, on Dave's word, tries to replace the tokens of the B&O in G11
    Then it is refused and nothing has changed
    When CONRAIL, on Bob's word, replaces the tokens of the B&O in G11
    Then CONRAIL has tokens in J12, L20 and G11 only

  @reconstruction @reading:18GL-Q49=b @18GL-4.5.1.2-al @18GL-4.5.1.2-ad
  Scenario: What is replaced besides the homes takes tokens of CONRAIL's five
    Given the B&O has tokens in G11, G17 and C15
    When the IC buys a 10H-train from the bank for $600
    And CONRAIL replaces the tokens of the B&O in G11 and C15
    Then CONRAIL has tokens in J12, L20, G11 and C15 only
    And CONRAIL has three tokens left

  @reconstruction @reading:18GL-Q49=b @18GL-4.5.1.2-al
  Scenario: When the five tokens are used up nothing more is replaced
    Given the LS&I and the PRR are in operation, opened at $60
    And Carol is president of the LS&I with 50%
    And Carol is president of the PRR with 50%
    And the LS&I has a token in C7
    And the PRR has tokens in H14 and J16
    And the B&O has tokens in G11 and G17
    And the DT&I has a token in C15
    When the IC buys a 10H-train from the bank for $600
    And CONRAIL replaces the tokens of the B&O in G11 and G17
    And CONRAIL replaces the tokens of the PRR in H14 and J16
    And CONRAIL replaces the tokens of the LS&I in C7
    Then CONRAIL has no tokens left
    And the DT&I has no token on the map
    And it is the IC's turn to buy trains

  @reconstruction @reading:18GL-Q49=c @18GL-4.5.1.2-al
  Scenario: Of each company one token is replaced besides its home
    Given the B&O has tokens in G11 and G17
    When the IC buys a 10H-train from the bank for $600
    And CONRAIL tries to replace the tokens of the B&O in G11 and G17
    Then it is refused and nothing has changed
    When CONRAIL replaces the tokens of the B&O in G17
    Then CONRAIL has tokens in J12, L20 and G17 only
    And CONRAIL has five tokens left

  # one city

  @reconstruction @reading:18GL-Q106=a @18GL-4.5.1.2-ak @18GL-4.5.1.2-al
  Scenario: Where two merged companies stand in one city CONRAIL has one token there
    Given the B&O has tokens in J12 and G11
    And #GL-D2 lies on J12, turned 0
    When the IC buys a 10H-train from the bank for $600
    And CONRAIL tries to replace the tokens of the B&O in J12
    Then it is refused and nothing has changed
    When CONRAIL replaces the tokens of the B&O in G11
    Then CONRAIL has tokens in J12, L20 and G11 only

  @reconstruction @reading:18GL-Q106=b @18GL-4.5.1.2-ak @18GL-4.5.1.2-al
  Scenario: Where two merged companies stand in one city CONRAIL may have two tokens
    Given the B&O has a token in J12
    And #GL-D2 lies on J12, turned 0
    When the IC buys a 10H-train from the bank for $600
    And CONRAIL replaces the tokens of the B&O in J12
    Then CONRAIL has tokens in J12, J12 and L20 only

  # special tokens

  @reconstruction @18GL-4.5.1.2-ad
  Scenario: The bonus of a merged company is CONRAIL's
    Given the port marker lies on J12
    And the DT&I has the port marker
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the B&O
    And CONRAIL has the port marker
    And the port marker lies on J12

  @reconstruction @18GL-4.5.1.2-ad @18GL-4.3-n11i
  Scenario: The ferry token of a merged company is CONRAIL's
    Given #GL-L1 lies on L10, turned 0
    And the ferry line London-Cleveland is open, the B&O having the ferry marker
    When the IC buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the DT&I and the B&O
    And CONRAIL has the ferry marker
    And the ferry line London-Cleveland is open

  # In the start of phase E the special tokens leave before CONRAIL is formed; that of the ferry stays (18GL-Q38 a).
  @reconstruction @18GL-4.5.1.2-ad @18GL-4.5.1.2-am @18GL-2-s @reading:18GL-Q38=a
  Scenario: Formed when phase E begins, CONRAIL has the ferry token and no other one
    Given it is phase 10H
    And the bank has no 10H-trains left
    And the DT&I owns a 6H-train
    And the B&O owns a 6H-train
    And the port marker lies on J12
    And the DT&I has the port marker
    And #GL-L1 lies on L10, turned 0
    And the ferry line London-Cleveland is open, the B&O having the ferry marker
    And it is the IC's turn to buy the train it must have
    When the IC buys an E-train from the bank for $800
    Then CONRAIL has been formed of the DT&I and the B&O
    And CONRAIL has the ferry marker
    And nobody has the port marker

  # the two halves of Chicago

  @18GL-4.5.1.2-ak @18GL-1.3-k
  Scenario: Of the two companies of Chicago CONRAIL has both homes
    Given the bank has no 6H-trains left
    And the GT is in operation, opened at $90
    And the Milwaukee Road and the IC are in operation, opened at $60
    And the DT&I owns a 6H-train
    And the B&O owns a 6H-train
    And the shares are held thus
      | GT             | president Alice 50% |            |
      | Milwaukee Road | president Bob 50%   |            |
      | IC             | president Carol 50% |            |
    And the GT has $600 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the Milwaukee Road and the IC
    And CONRAIL has tokens in D12 and D14 only

  # D12 is the home of the Milwaukee Road, D14 that of the IC, which does not merge.
  @reconstruction @18GL-4.5.1.2-al @18GL-1.3-k @reading:18GL-Q194=a @reading:18GL-Q49=a
  Scenario: With a home in a half of Chicago CONRAIL may replace a token in the other
    Given the Milwaukee Road is in operation, opened at $60
    And the shares are held thus
      | Milwaukee Road | president Bob 50% |
    And the DT&I owns a 6H-train
    And #GL-C2S lies on D14, turned 0
    And the B&O has tokens in D14 and G11
    When the IC buys a 10H-train from the bank for $600
    And CONRAIL replaces the tokens of the B&O in D14 and G11
    Then CONRAIL has tokens in D12, D14, L20 and G11 only

  @reconstruction @18GL-4.5.1.2-al @18GL-1.3-k @reading:18GL-Q194=b @reading:18GL-Q106=a @reading:18GL-Q49=a
  Scenario: If Chicago is one city for tokens, too, CONRAIL replaces none in the other half
    Given the Milwaukee Road is in operation, opened at $60
    And the shares are held thus
      | Milwaukee Road | president Bob 50% |
    And the DT&I owns a 6H-train
    And #GL-C2S lies on D14, turned 0
    And the B&O has tokens in D14 and G11
    When the IC buys a 10H-train from the bank for $600
    And CONRAIL tries to replace the tokens of the B&O in D14 and G11
    Then it is refused and nothing has changed
    When CONRAIL replaces the tokens of the B&O in G11
    Then CONRAIL has tokens in D12, L20 and G11 only

  @18GL-4.5.1.2-ak @18GL-1.3-k @reading:18GL-Q194=b @reading:18GL-Q106=a
  Scenario: If Chicago is one city for tokens, too, CONRAIL has both homes there all the same
    Given the bank has no 6H-trains left
    And the GT is in operation, opened at $90
    And the Milwaukee Road and the IC are in operation, opened at $60
    And the DT&I owns a 6H-train
    And the B&O owns a 6H-train
    And the shares are held thus
      | GT             | president Alice 50% |            |
      | Milwaukee Road | president Bob 50%   |            |
      | IC             | president Carol 50% |            |
    And the GT has $600 in its treasury
    And it is the GT's turn to buy the train it must have
    When the GT buys a 10H-train from the bank for $600
    Then CONRAIL has been formed of the Milwaukee Road and the IC
    And CONRAIL has tokens in D12 and D14 only

  @reconstruction @18GL-4.6-h
  Scenario: Another company replaces no tokens, CONRAIL does
    Given the GT is in operation, opened at $60
    And Dave is president of the GT with 50%
    And the GT owns a 6H-train
    And the B&O has tokens in G11 and G17
    When the IC buys a 10H-train from the bank for $600
    And the GT tries to replace the tokens of the B&O in G11
    Then it is refused and nothing has changed
    When CONRAIL replaces the tokens of the B&O in G11
    Then CONRAIL has tokens in J12, L20 and G11 only
    And the GT has a token in N6 only
