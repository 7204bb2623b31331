Feature: Bonds in need, played from the deal
  The first E has taken CONRAIL its trains. It has $165 and ten bonds, an E costs $800, and no cheaper train is for sale.

  Background:
    Given the game has been played up to the bonds in need

  @18GL-4.7.4-a @18GL-4.7.4-e @18GL-4.7.4-b @18GL-4.7.4-c @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: CONRAIL issues bonds for the train that it must have, and takes no loan
    # No legal twin: bonds come first, and there are enough of them.
    When CONRAIL tries to take a loan
    Then it is refused and nothing has changed
    When CONRAIL issues 7 bonds
    # proves 18GL-4.7.4-b
    Then CONRAIL has received $700
    And no other player or company has gained or lost money
    # proves 18GL-4.7.4-c
    And there are 7 bonds in the open market
    And CONRAIL has three bonds in its treasury
    When CONRAIL buys an E-train from the bank for $800
    Then CONRAIL has $65 in its treasury
    # proves 18GL-4.7.4-a 18GL-4.7.4-e
    And CONRAIL has no loans

  @18GL-4.7.1-f @18GL-4.7.4-d @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: It issues no more of them than the train of the bank needs
    When CONRAIL tries to issue 8 bonds
    Then it is refused and nothing has changed
    When CONRAIL issues 7 bonds
    Then CONRAIL has $865 in its treasury

  @18GL-4.7.1-g @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: What bonds have brought buys no train of another company
    When CONRAIL issues 7 bonds
    And CONRAIL tries to buy a 10H-train from the PRR for $600
    Then it is refused and nothing has changed
    When CONRAIL buys an E-train from the bank for $800
    Then CONRAIL owns an E-train

  # one loan, with all that it does and does not do
  @18GL-4.7.1-g @18GL-3.5-h @18GL-4.8-f @18GL-4.7.2-b @18GL-4.7.2-a @18GL-4.7.2-i @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: What a loan has brought buys no train of another company either
    When CONRAIL issues 7 bonds
    And CONRAIL buys an E-train from the bank for $800
    And CONRAIL ends its turn
    And the LS&I tries to buy an E-train from the bank for $800
    Then it is refused and nothing has changed
    And the LS&I stands at $40 in row 6
    When the LS&I takes a loan
    Then the LS&I has 1 loan
    And the LS&I stands at $30 in row 6
    When the LS&I tries to buy a 10H-train from the PRR for $400, with Carol's consent
    Then it is refused and nothing has changed
    When the LS&I tries to take a loan
    Then it is refused and nothing has changed
    When the LS&I buys an E-train from the bank for $800
    Then the LS&I has $81 in its treasury
    And the LS&I owns an E-train

  @18GL-4.7.1-a @18GL-4.7-b @18GL-4.7.1-g @reading:18GL-Q13=a @reading:18GL-Q39=a @reading:18GL-Q40=a @reading:18GL-Q45=a @reading:18GL-Q68=a @reading:18GL-Q92=a @reconstruction
  Scenario: A train of another company that the treasury can pay spares the loan
    When CONRAIL issues 7 bonds
    And CONRAIL buys an E-train from the bank for $800
    And CONRAIL ends its turn
    And the LS&I tries to buy a 10H-train from the PRR for $382, with Carol's consent
    Then it is refused and nothing has changed
    When the LS&I buys a 10H-train from the PRR for $381, with Carol's consent
    Then the LS&I has no loans
    And the LS&I has $0 in its treasury
    And the PRR has received $381
