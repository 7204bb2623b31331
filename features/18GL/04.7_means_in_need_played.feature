Feature: What helps a company in need, and what does not, played from the deal
  The first E has taken CONRAIL and the Lake Superior their trains. CONRAIL has $165 and ten bonds; Carol, its president, has $444. The
  Lake Superior has $381; Bob, its president, has $187. An E costs $800.

  @18GL-4.7.4-a @18GL-4.7.2-a @18GL-4.7.2-e @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Carol neither pays nor sells while CONRAIL has bonds to issue
    Given the game has been played up to the bonds in need
    # No legal twin: while it has bonds it takes no loan.
    When CONRAIL tries to take a loan
    Then it is refused and nothing has changed
    When CONRAIL issues 4 bonds
    Then CONRAIL has $565 in its treasury
    When CONRAIL tries to buy an E-train from the bank for $800
    Then it is refused and nothing has changed
    # No legal twin: before she sells anything CONRAIL issues what it can.
    When Carol tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    # No legal twin: nobody is bankrupt while his company has bonds.
    When Carol tries to declare bankruptcy
    Then it is refused and nothing has changed
    When CONRAIL issues 3 bonds
    And CONRAIL buys an E-train from the bank for $800
    Then CONRAIL has $65 in its treasury
    And Carol has $444

  @18GL-4.7.2-a @18GL-4.7.4-a @18GL-4.7.3-a @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: Bob sells nothing while the Lake Superior can borrow
    Given the game has been played up to the bonds in need
    When CONRAIL issues 7 bonds
    And CONRAIL buys an E-train from the bank for $800
    And CONRAIL ends its turn
    And the LS&I lays no track
    And the LS&I places no token
    # No legal twin: the company takes a loan first, which suffices.
    And Bob tries to sell 10% of the Milwaukee Road
    Then it is refused and nothing has changed
    When the LS&I takes a loan
    And the LS&I buys an E-train from the bank for $800
    Then Bob has $187
    And the LS&I has $81 in its treasury

  @18GL-4.6.8-i @18GL-4.6.8-a @18GL-4.6.8-j @18GL-4.7.1-d @18GL-4.7.1-a @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: In need, too, a train of another company has to be there, agreed on, and of CONRAIL paid as printed
    Given the game has been played up to the bonds in need
    When CONRAIL tries to buy a 10H-train from the PRR for $165
    Then it is refused and nothing has changed
    When CONRAIL issues 7 bonds
    And CONRAIL buys an E-train from the bank for $800
    And CONRAIL ends its turn
    And the LS&I tries to buy a 6H-train from the PRR for $300, with Carol's consent
    Then it is refused and nothing has changed
    When the LS&I tries to buy a 10H-train from the PRR for $381
    Then it is refused and nothing has changed
    When the LS&I buys a 10H-train from the PRR for $381, with Carol's consent
    Then the LS&I has $0 in its treasury
    And the LS&I owns a 10H-train

  @18GL-4.1.1-a @18GL-4.1.1-h @18GL-4.7.2-f @18GL-3.4-p @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q59=a @reading:18GL-Q107=a @reconstruction
  Scenario: For interest, too, Bob sells what he has and what has operated, and no president's certificate
    Given the game has been played up to the president in need
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    And Bob tries to sell 10% of the PRR
    Then it is refused and nothing has changed
    When Bob tries to sell 10% of the DT&I
    Then it is refused and nothing has changed
    When Bob tries to sell 20% of the LS&I
    Then it is refused and nothing has changed
    # No legal twin: he has no bond.
    When Bob tries to sell 1 bond of CONRAIL
    Then it is refused and nothing has changed
    When Bob sells 20% of the Milwaukee Road
    Then Bob has $44

  @18GL-4.1.1-g @18GL-4.7.2-f @reading:18GL-Q13=a @reading:18GL-Q38=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q43=a @reading:18GL-Q45=a @reading:18GL-Q54=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reading:18GL-Q59=a @reading:18GL-Q94=a @reading:18GL-Q90=a @reconstruction
  Scenario: For interest, too, shares of one company are sold in one transaction
    Given the game has been played up to the president in need
    When the Milwaukee Road lays no track
    And the Milwaukee Road places no token
    And Bob sells 10% of the Milwaukee Road
    Then Bob has $83
    When Bob tries to sell 10% of the Milwaukee Road
    Then it is refused and nothing has changed
    When Bob sells 10% of the GT
    Then Bob has $54
    And the Milwaukee Road has $0 in its treasury
