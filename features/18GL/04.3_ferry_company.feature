Feature: The Ferry Company: one of four lines over the lakes
  By its power a company opens one of the four ferry lines, instead of laying its own tile. It has to reach one of the shores. The
  tile of the line is laid on the water and, on a shore that has no track yet, a yellow tile that fits. The company receives the
  ferry token: it crosses free of charge, the others pay it $50.

  Background:
    Given 3 players at the table in phase 2H
    And the Nickel Plate is in operation, opened at $100
    And Alice is president of the Nickel Plate with 60%
    And the Nickel Plate has $100 in its treasury
    And the Nickel Plate owns a 2H-train
    And Alice owns the Ferry Company

  # reconstruction: which tile fits London
  @18GL-4.3-n11a @18GL-4.3-n11d @18GL-4.3-n11e @reconstruction
  Scenario: With the line a tile is laid on the far shore that has none
    Given it is the Nickel Plate's turn to lay track in operating round 2.1
    When the Nickel Plate opens the ferry line London-Cleveland, laying #GL-L1 on L10, turned 0
    Then the ferry line London-Cleveland is open
    And #GL-L1 lies on L10, turned 0
    And the Nickel Plate has the ferry marker
    And the Nickel Plate has $100 in its treasury
    And Alice owns the Ferry Company
