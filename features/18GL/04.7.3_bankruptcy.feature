Feature: Bankruptcy
  A president who has sold whatever he may and still cannot pay for the train leaves the game. What he has in shares goes
  to the open market, even above its limit. The holder of the second-most shares, two at least, presides over the company
  and has to pay the rest; where there is none, it closes.

  Background: the DT&I has no train, and as many loans as there may be; the bank sells 2H-trains at $100
    Given 4 players at the table in phase 2H
    And the DT&I is in operation, opened at $100
    And Bob is president of the DT&I with 20%
    And Carol holds 20% of the DT&I
    And Alice holds 10% of the DT&I
    And the DT&I has 2 loans
    And the DT&I has $20 in its treasury
    And Bob has $30
    And the IC is in operation, opened at $90
    And Dave is president of the IC with 50%
    And the IC owns two 2H-trains
    And the IC has $150 in its treasury

  # ------------------------------------------------------------------------------------------------------- when it comes

  @18GL-4.7.3-a
  Scenario: Whoever has a share that he may sell is not bankrupt
    Given Bob holds 10% of the IC
    And Bob has $0
    And the DT&I has $5 in its treasury
    And it is Bob's turn to raise money for the DT&I
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Bob sells 10% of the IC
    Then Bob has $90
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Bob is bankrupt

  @18GL-4.7.3-a
  Scenario: Nobody but the president who needs the train is bankrupt
    Given it is Bob's turn to raise money for the DT&I
    When Carol tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Bob declares bankruptcy
    Then Bob is bankrupt

  @18GL-4.7.3-a @18GL-4.7.2-f
  Scenario Outline: Whoever has the money, here $<cash> and $<treasury>, is not bankrupt
    Given Bob has $<cash>
    And the DT&I has $<treasury> in its treasury
    And the IC owns no trains
    And the IC has $100 in its treasury
    And the IC has 2 loans
    And Dave has $0
    And Dave is president of the IC with 20%
    And Carol holds 20% of the IC
    And the market holds 50% of the IC
    And it is Bob's turn to raise money for the DT&I
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the DT&I buys a 2H-train from the bank for $100
    Then Bob has $0
    When the DT&I ends its turn
    And the IC lays no track
    And the IC places no token
    And Dave declares bankruptcy
    Then Dave is bankrupt

    Examples:
      | cash | treasury |
      | 80   | 20       |
      | 1    | 99       |

  @18GL-4.7.3-a @18GL-4.7.2-f
  Scenario: A dollar too little is bankruptcy
    Given Bob has $79
    And it is Bob's turn to raise money for the DT&I
    When the DT&I tries to buy a 2H-train from the bank for $100
    Then it is refused and nothing has changed
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Bob has $0
    And the DT&I has $99 in its treasury
    When the DT&I buys a 2H-train from the bank for $100
    Then Carol has $599

  @18GL-4.7.3-a @18GL-4.7.2-b @18GL-4.7.2-a
  Scenario: Nobody is bankrupt while his company can borrow
    Given the DT&I has 1 loan
    And the IC owns no trains
    And the IC has $100 in its treasury
    And the IC has 2 loans
    And Dave has $0
    And Dave is president of the IC with 20%
    And Carol holds 20% of the IC
    And the market holds 50% of the IC
    And it is Bob's turn to raise money for the DT&I
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the DT&I takes a loan
    And the DT&I buys a 2H-train from the bank for $100
    Then Bob has $30
    When the DT&I ends its turn
    And the IC lays no track
    And the IC places no token
    And Dave declares bankruptcy
    Then Dave is bankrupt

  @18GL-4.7.3-a @reading:18GL-Q119=a
  Scenario: A train that another company of his could sell does not save a president
    Given it is phase 6H
    And the Nickel Plate is in operation, opened at $70
    And Bob is president of the Nickel Plate with 20%
    And Alice holds 10% of the Nickel Plate
    And the market holds 50% of the Nickel Plate
    And the Nickel Plate owns two 4H-trains
    And the IC owns a 6H-train
    And the Milwaukee Road is in operation, opened at $60
    And Alice is president of the Milwaukee Road with 50%
    And the Milwaukee Road owns three 4H-trains
    And the LS&I is in operation, opened at $60
    And Alice is president of the LS&I with 50%
    And the LS&I owns two 4H-trains
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Carol is president of the DT&I with 20%

  @18GL-4.7.3-a @18GL-4.7.1-a @reading:18GL-Q119=b
  Scenario: If it does, a president whose other company has a train for it is not bankrupt
    Given it is phase 6H
    And the Nickel Plate is in operation, opened at $70
    And Bob is president of the Nickel Plate with 20%
    And Alice holds 10% of the Nickel Plate
    And the market holds 50% of the Nickel Plate
    And the Nickel Plate owns a 4H-train
    And the IC owns a 6H-train
    And the Milwaukee Road is in operation, opened at $60
    And Alice is president of the Milwaukee Road with 50%
    And the Milwaukee Road owns three 4H-trains
    And the LS&I is in operation, opened at $60
    And Alice is president of the LS&I with 50%
    And the LS&I owns three 4H-trains
    And it is Bob's turn to raise money for the DT&I
    # No legal twin: a president whose company has a train for it is never bankrupt; with loans of the seller see below.
    When Bob tries to declare bankruptcy
    Then it is refused and nothing has changed
    When the DT&I buys a 4H-train from the Nickel Plate for $20
    Then the DT&I owns a 4H-train
    And the DT&I has $0 in its treasury

  @18GL-4.7.3-a @18GL-4.7.1-b
  Scenario: A train that the treasury cannot pay for, since the seller has loans, saves nobody
    Given it is phase 6H
    And the Nickel Plate is in operation, opened at $70
    And Bob is president of the Nickel Plate with 20%
    And Alice holds 10% of the Nickel Plate
    And the market holds 50% of the Nickel Plate
    And the Nickel Plate owns a 4H-train
    And the IC owns a 6H-train
    And the Milwaukee Road is in operation, opened at $60
    And Alice is president of the Milwaukee Road with 50%
    And the Milwaukee Road owns three 4H-trains
    And the LS&I is in operation, opened at $60
    And Alice is president of the LS&I with 50%
    And the LS&I owns three 4H-trains
    And the Nickel Plate has 2 loans
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Carol is president of the DT&I with 20%

  # -------------------------------------------------------------------------------------------- shares, and who follows

  @18GL-4.7.3-b @18GL-4.7.3-c @18GL-4.7.3-h
  Scenario: His shares go to the open market, his money stays in the company, and a successor has to pay the rest
    Given it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Bob has $0
    And Bob holds 0% of the DT&I
    And the market holds 20% of the DT&I
    And Carol is president of the DT&I with 20%
    And the DT&I has $50 in its treasury
    And no other player or company has gained or lost money
    And it is Carol's turn to raise money for the DT&I
    When the DT&I buys a 2H-train from the bank for $100
    Then Carol has $550
    And the DT&I owns a 2H-train
    And the DT&I has $0 in its treasury
    And the DT&I has 2 loans

  @18GL-4.7.3-h @18GL-4.7.3-a
  Scenario: The new president raises money like any other, to bankruptcy if need be
    Given Carol has $10
    And Alice holds 20% of the DT&I
    And the market holds 20% of the DT&I
    And Carol holds 10% of the IC
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Carol is president of the DT&I with 20%
    When Carol tries to declare bankruptcy
    Then it is refused and nothing has changed
    When Carol sells 10% of the IC
    And the DT&I buys a 2H-train from the bank for $100
    Then Carol has $50

  @18GL-4.7.3-h @18GL-4.7.3-c
  Scenario: A successor who cannot pay either is bankrupt as well
    Given Carol has $10
    And Alice holds 20% of the DT&I
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    And Carol declares bankruptcy
    Then Carol is bankrupt
    And Alice is president of the DT&I with 20%
    And the DT&I has $60 in its treasury
    When the DT&I buys a 2H-train from the bank for $100
    Then Alice has $560

  @18GL-4.7.3-b @18GL-3.4-t
  Scenario: The open market takes his shares even above 50%
    Given Bob holds 20% of the IC
    And Dave is president of the IC with 20%
    And the market holds 50% of the IC
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then the market holds 70% of the IC
    And Bob holds 0% of the IC
    And the IC stands at $90 in row 2

  @18GL-4.7.3-b
  Scenario: A bankrupt player is not asked any more
    Given Alice holds the priority deal
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    And the DT&I buys a 2H-train from the bank for $100
    And the DT&I ends its turn
    And the IC ends its turn
    Then it is stock round 3
    When Alice passes
    Then it is Carol's turn to trade

  @18GL-4.7.3-c
  Scenario Outline: Of the other holders the one with most shares follows: <heir>
    Given the shares are held thus
      | DT&I | president Bob 30% | Alice <alice> | Carol <carol> | Dave <dave> |
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And <heir> is president of the DT&I with <held>

    Examples:
      | alice | carol | dave | heir  | held |
      | 10%   | 20%   | 30%  | Dave  | 30%  |
      | 30%   | 20%   | 10%  | Alice | 30%  |
      | 10%   | 30%   | 20%  | Carol | 30%  |

  @18GL-4.7.3-c @18GL-4.5.2-e
  Scenario Outline: Of several with as many shares it is the next after the bankrupt in stock-round order: <heir>
    Given the shares are held thus
      | DT&I | president Bob 20% | Alice <alice> | Carol <carol> | Dave <dave> |
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then <heir> is president of the DT&I with 20%

    Examples:
      | alice | carol | dave | heir  |
      | 20%   | 20%   | 20%  | Carol |
      | 20%   | 10%   | 20%  | Dave  |
      | 20%   | 10%   | 10%  | Alice |

  # -------------------------------------------------------------------------------------------------------- closing

  @18GL-4.7.3-d @18GL-4.7.3-e
  Scenario: If nobody else has two shares the company closes, and its shares are worth nothing
    Given the shares are held thus
      | DT&I | president Bob 20% | Alice 10% | Carol 10% | Dave 10% |
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then the DT&I is no longer in the game
    And the DT&I has no token on the map
    And Alice holds 0% of the DT&I
    And Carol holds 0% of the DT&I
    And the market holds 0% of the DT&I
    And Alice has $600
    And Carol has $600
    And it is the IC's turn to lay track
    And no other company is still to operate in this round

  @18GL-4.7.3-d @18GL-4.7.3-c @18GL-4.7.3-e @reading:18GL-Q100=a
  Scenario: Another company of his closes, too, where nobody has two shares of it; its trains go to the open market
    Given the Nickel Plate is in operation, opened at $70
    And Bob is president of the Nickel Plate with 20%
    And Alice holds 10% of the Nickel Plate
    And Carol holds 10% of the Nickel Plate
    And the market holds 50% of the Nickel Plate
    And the Nickel Plate owns two 2H-trains
    And the Nickel Plate has $70 in its treasury
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then the Nickel Plate is no longer in the game
    And the Nickel Plate has no token on the map
    And the market holds two 2H-trains
    And the bank has four 2H-trains left
    And still to operate in this round is the IC
    And it is Carol's turn to raise money for the DT&I
    When the DT&I buys a 2H-train from the bank for $100
    And the DT&I ends its turn
    And the IC buys a 2H-train from the market for $100
    Then the market holds a 2H-train
    And the bank has three 2H-trains left
    And the IC owns three 2H-trains

  @18GL-4.7.3-c
  Scenario: Another company of his gets its second-largest holder for a president
    Given the Nickel Plate is in operation, opened at $70
    And Bob is president of the Nickel Plate with 20%
    And Alice holds 20% of the Nickel Plate
    And the market holds 50% of the Nickel Plate
    And the Nickel Plate owns two 2H-trains
    And the Nickel Plate has $70 in its treasury
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Alice is president of the Nickel Plate with 20%
    And the market holds 70% of the Nickel Plate
    And the Nickel Plate owns two 2H-trains
    And the Nickel Plate has $70 in its treasury

  # ------------------------------------------------------------------------------------------------ what else he leaves

  @18GL-4.7.3-f
  Scenario: His private companies leave the game
    Given Bob owns the Port Authority
    And Carol owns the Cleveland & Eastern
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then the Port Authority has left the game
    And Bob owns no private company
    And Carol owns the Cleveland & Eastern

  @18GL-4.7.3-f @reading:18GL-Q60=a
  Scenario: A token that his private company has given to a company stays
    Given Bob owns the Bridge Company
    And the IC has the bridge marker
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And the Bridge Company has left the game
    And the IC has the bridge marker

  @18GL-4.7.3-f @reading:18GL-Q60=b
  Scenario: If all tokens that came of his private companies go, that of another company goes, too
    Given Bob owns the Bridge Company
    And the IC has the bridge marker
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And the Bridge Company has left the game
    And nobody has the bridge marker

  @18GL-4.7.3-b @18GL-4.1-d @reading:18GL-Q99=a
  Scenario: The priority card of a bankrupt goes to the next player in stock-round order
    Given Bob holds the priority deal
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Carol holds the priority deal

  @18GL-4.7.3-b @18GL-4.1-d @reading:18GL-Q99=a
  Scenario: The priority card passes over whoever is out of the game already
    Given Carol is bankrupt
    And the shares are held thus
      | DT&I | president Bob 20% | Alice 20% | Dave 10% |
    And Bob holds the priority deal
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Dave holds the priority deal

  @18GL-4.7.3-b @18GL-4.1-d @reading:18GL-Q99=b
  Scenario: If the lowest number decides, the priority card of a bankrupt goes to the first seat
    Given Bob holds the priority deal
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Alice holds the priority deal

  @18GL-4.7.3-b @18GL-4.1-d
  Scenario: Whoever has the priority card keeps it when another is bankrupt
    Given Dave holds the priority deal
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And Dave holds the priority deal

  # ---------------------------------------------------------------------------------------------------- several at once

  @18GL-4.7.3-d @18GL-4.7.3-e @18GL-4.7.3-c @reading:18GL-Q100=a
  Scenario: Two more companies of his close at the same time, while the one in need goes on
    Given the Monon is in operation, opened at $80
    And the GT is in operation, opened at $70
    And the Monon owns a 2H-train
    And the GT owns a 2H-train
    And Bob is president of the Monon with 20%
    And the market holds 50% of the Monon
    And Bob is president of the GT with 20%
    And Alice holds 10% of the GT
    And the market holds 50% of the GT
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then the Monon and the GT are no longer in the game
    And the market holds two 2H-trains
    And Alice holds 0% of the GT
    And Carol is president of the DT&I with 20%
    And still to operate in this round is the IC

  @18GL-4.7.3-f @18GL-4.3-n1a @reconstruction
  Scenario: What a private company of his has blocked is open to all
    Given Bob owns the Cleveland & Eastern
    And the NYC is in operation, opened at $100
    And Dave is president of the NYC with 50%
    And the NYC owns a 2H-train
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then the Cleveland & Eastern has left the game
    When the DT&I buys a 2H-train from the bank for $100
    And the DT&I ends its turn
    And the NYC lays #56 on M13, turned 4
    Then #56 lies on M13, turned 4

  # ------------------------------------------------------------------------------- companies that nobody can preside over

  @18GL-4.7.3-d @18GL-4.7.3-b @reading:18GL-Q100=b
  Scenario: If only the company in need closes, another one of his stays without a president
    Given the Nickel Plate is in operation, opened at $70
    And Bob is president of the Nickel Plate with 20%
    And Alice holds 10% of the Nickel Plate
    And the market holds 50% of the Nickel Plate
    And the Nickel Plate owns two 2H-trains
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then the president's certificate of the Nickel Plate lies in the open market
    And the Nickel Plate has no president
    And the Nickel Plate owns two 2H-trains
    And Alice holds 10% of the Nickel Plate
    And the market holds 70% of the Nickel Plate
    When the DT&I buys a 2H-train from the bank for $100
    And the DT&I ends its turn
    Then it is the IC's turn to lay track
    And no other company is still to operate in this round

  @18GL-4.7.3-c @18GL-4.7.3-d @reading:18GL-Q100=b
  Scenario: Whoever buys the president's certificate of such a company presides over it
    Given the Nickel Plate is in operation, opened at $70
    And the president's certificate of the Nickel Plate lies in the market
    And Alice holds 10% of the Nickel Plate
    And Bob holds 10% of the Nickel Plate
    And it is Alice's turn to trade
    When Alice buys 20% of the Nickel Plate from the market
    Then Alice is president of the Nickel Plate with 30%
    And Alice has $460
    When Bob sells 10% of the Nickel Plate
    Then the market holds 10% of the Nickel Plate

  # ------------------------------------------------------------------------------------- several companies, several players

  # The open market holds 50% of each company already, so that he could sell none of them.
  @18GL-4.7.3-b @18GL-3.4-t
  Scenario: His shares of every company go to the open market
    Given the B&O, the NYC and the PRR are in operation, opened at $60
    And the shares are held thus
      | B&O  | president Alice 40% | Bob 10%   | market 50% |
      | NYC  | president Alice 30% | Bob 20%   | market 50% |
      | PRR  | president Alice 40% | Bob 10%   | market 50% |
    And the B&O owns a 2H-train
    And the NYC owns a 2H-train
    And the PRR owns a 2H-train
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Bob is bankrupt
    And the market holds 60% of the B&O
    And the market holds 70% of the NYC
    And the market holds 60% of the PRR
    And Bob holds 0% of the NYC

  @18GL-4.7.3-b @18GL-4.7.3-f @18GL-4.1-d @reading:18GL-Q99=a
  Scenario: A second bankrupt gives up his private companies and the priority card as well
    Given Carol has $10
    And Alice holds 20% of the DT&I
    And Carol owns the Mining Company
    And Carol holds the priority deal
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then Carol holds the priority deal
    And Carol owns the Mining Company
    When Carol declares bankruptcy
    Then the Mining Company has left the game
    And Dave holds the priority deal
    And Alice is president of the DT&I with 20%

  @18GL-4.7.3-d @18GL-4.7.3-e
  Scenario: Two presidents one after the other are bankrupt, and both companies close
    Given the shares are held thus
      | DT&I | president Bob 20%  | Alice 10% | Carol 10% | Dave 10% |
      | IC   | president Dave 20% | Alice 10% | Carol 10% |          |
    And the market holds 50% of the IC
    And the IC owns no trains
    And the IC has $100 in its treasury
    And the IC has 2 loans
    And Dave has $0
    And the GT is in operation, opened at $60
    And Alice is president of the GT with 50%
    And the GT owns a 2H-train
    And it is Bob's turn to raise money for the DT&I
    When Bob declares bankruptcy
    Then the DT&I is no longer in the game
    When the IC lays no track
    And the IC places no token
    And Dave declares bankruptcy
    Then the IC is no longer in the game
    And it is the GT's turn to lay track
    And no other company is still to operate in this round

  @18GL-4.7.3-c @18GL-4.7.3-d @reading:18GL-Q100=b
  Scenario: Of two such companies each gets a president who buys its president's certificate
    Given the Nickel Plate is in operation, opened at $70
    And the president's certificate of the Nickel Plate lies in the market
    And Alice holds 10% of the Nickel Plate
    And the Monon is in operation, opened at $60
    And the president's certificate of the Monon lies in the market
    And Carol holds 10% of the Monon
    And Bob has $600
    And it is Alice's turn to trade
    When Alice buys 20% of the Nickel Plate from the market
    Then Alice is president of the Nickel Plate with 30%
    When Bob buys 20% of the Monon from the market
    Then Bob is president of the Monon with 20%
    And Bob has paid $120
    When Carol sells 10% of the Monon
    Then the market holds 10% of the Monon
