"""The modules of the invariants of tables and steps: importing this one enters them all."""
# ruff: noqa: F401

import trackwalker.invariants.building.costs
import trackwalker.invariants.building.hotels
import trackwalker.invariants.failure.out_of_the_game
import trackwalker.invariants.failure.vacant_companies
import trackwalker.invariants.line_prices
import trackwalker.invariants.map.tiles
import trackwalker.invariants.material
import trackwalker.invariants.opening.draft
import trackwalker.invariants.opening.hidden_bids
import trackwalker.invariants.operations
import trackwalker.invariants.private_companies.bonus_actions
import trackwalker.invariants.private_companies.powers
import trackwalker.invariants.rolling_stock.one_of_a_type
import trackwalker.invariants.rolling_stock.phasing_out
import trackwalker.invariants.rounds
import trackwalker.invariants.routes.bonuses
import trackwalker.invariants.routes.hotels
import trackwalker.invariants.routes.runs
import trackwalker.invariants.state
import trackwalker.invariants.steps
import trackwalker.invariants.stock.ownership
import trackwalker.invariants.stock.sizes
import trackwalker.invariants.stock.start_and_limits
import trackwalker.invariants.trade
import trackwalker.invariants.turns.issuing
import trackwalker.invariants.turns.what_a_turn_holds
import trackwalker.invariants.whole_revenue
