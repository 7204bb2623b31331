# frozen_string_literal: true

# The actions of 18FL as those of the engine.
class ActionsFl < Actions
  private

  # Bonus actions are carried out in the turn of a company.
  def power
    private = super
    refuse('it is the turn of no company') if private && @table.operator.nil?
    private
  end

  # Hidden bids may be made in any order; the engine asks in that of the seats.
  def move_bid
    step = @game.round.active_step
    refuse('nobody bids now') unless step.is_a?(Engine::Game::G18FL::Step::BuyCert) && step.auctioning
    refuse('a bid is for the order, not for a private company') if @action['private']
    bids = step.instance_variable_get(:@bids)
    refuse("#{@entity.name} has bid") if bids[@entity]
    refuse('a bid is $0, $5 or $10') unless step.bid_choices.include?(@action['price'])
    order = bids.keys
    own_first = bids.sort_by { |player, bid| bid ? -1 : (player == @entity ? 0 : 1) }.map(&:first)
    bid = Engine::Action::Bid.new(@entity, company: step.companies.first, price: @action['price'])
    [-> { in_order(step, own_first) }, bid, -> { in_order(step, order) }]
  end

  def in_order(step, order)
    bids = step.instance_variable_get(:@bids)
    step.instance_variable_set(:@bids, order.to_h { |player| [player, bids[player]] })
    nil
  end

  def move_buy_private
    step = @game.round.active_step
    refuse('nobody takes a private company now') unless step.is_a?(Engine::Game::G18FL::Step::BuyCert) && !step.auctioning
    company = named_private
    refuse("it costs $#{company.min_auction_price}") unless @action['price'] == company.min_auction_price
    refuse("#{company.id} is not there any more") unless step.companies.include?(company)
    Engine::Action::Bid.new(@entity, company: company, price: 0)
  end

  def move_par
    par = super
    sizes = @game.phase.corporation_sizes
    wanted = @action['shares']
    refuse('it is to be said how many shares the company has') if wanted.nil? && !sizes.one?
    refuse("a company of #{wanted} shares cannot be started") unless wanted.nil? || sizes.include?(wanted)
    return par if sizes.one?

    [par, -> { Engine::Action::Choose.new(@entity, choice: wanted) }]
  end

  # While a bonus action is due the engine waits in the step of the company, or has left it already.
  def move_pass
    out = @table.out
    bonus = out.bonus_due
    if bonus.nil?
      held = @entity == @table.operator && %w[track token].include?(out.step_due) && waits_for_bonus?(out.step_due)
      return held ? [] : super
    end
    return super unless @table.private(bonus).owner == @entity

    -> { declined(bonus) }
  end

  def declined(bonus)
    out = @table.out
    @table.turn.declined |= [bonus]
    return nil if out.bonus_due || !%w[track token].include?(out.step_due)

    Engine::Action::Pass.new(@table.operator)
  end

  # Whether somebody has a bonus action when the company is done with a step.
  def waits_for_bonus?(step)
    @table.turn.over |= [step]
    waits = !@table.out.bonus_due.nil?
    @table.turn.over.delete(step) unless waits
    waits
  end

  def move_convert
    Engine::Action::Convert.new(@entity)
  end

  def move_assign
    refuse('the marker serves the whole hex') if @action['exits']
    refuse('the marker serves the company on turn') if @action['company']
    [Engine::Action::Assign.new(power, target: hex), -> { held_pass }]
  end

  def move_lay_tile
    made = super
    @action['private'] ? [made, -> { held_pass }] : made
  end

  # What the company has passed on before a bonus action: the engine is told when nothing is in between any more.
  def held_pass
    out = @table.out
    return nil if out.bonus_due || !%w[track token].include?(out.step_due) || !@table.turn.over.include?(out.step_due)

    Engine::Action::Pass.new(@table.operator)
  end

  def move_place_token
    refuse('no token leaves the board for another') if @action['removes']
    return terminal if @action['private']
    refuse("#{@entity.name} has no tokens") if @entity.player?

    exits = @action['exits'].sort
    city = hex.tile.cities.find { |one| one.exits.uniq.sort == exits }
    return hotel unless city

    step = token_step
    token = step.available_tokens(@entity)[0] || refuse("#{@entity.id} has no token left")
    slot = city.get_slot(@entity)
    Engine::Action::PlaceToken.new(@entity, city: city, slot: slot, cost: cost(step, city, slot, token))
  end

  def token_step
    @table.step(Engine::Game::G18FL::Step::Token)
  end

  def cost(step, place, slot, token)
    step.token_cost_override(@entity, place, slot, token) || refuse('there is no such place')
  end

  def hotel
    town = hex.tile.towns.first
    refuse("there is no such place in #{hex.id}") unless town && town.exits.uniq.sort == @action['exits'].sort
    step = token_step
    token = step.available_tokens(@entity)[0] || refuse("#{@entity.id} has no token left")
    Engine::Action::HexToken.new(@entity, hex: hex, token: token, cost: cost(step, hex, nil, token))
  end

  def terminal
    exits = @action['exits'].sort
    city = hex.tile.cities.find { |one| one.exits.uniq.sort == exits } || refuse("there is no such city in #{hex.id}")
    Engine::Action::PlaceToken.new(power, city: city, slot: 0, tokener: @table.operator)
  end

  # Unsold shares are the bank's; nothing is exchanged for a certificate here.
  def move_buy_shares
    refuse('no company sells shares') if @action['from'].start_with?('company:')
    refuse('no certificate is exchanged') if @action['exchange']
    super
  end

  # The president's certificate may lie in the market.
  def shares_of(holder, company, percent)
    all = holder.shares_of(company)
    office = all.find(&:president)
    return [office] if office && holder == @game.share_pool && office.percent == percent && all.size == 1

    super
  end

  def move_buy_train
    train = offered_train || refuse("there is no #{@action['train']}-train to be had from #{@action['from']}")
    refuse('no train is handed in for another') if @action['exchange']
    Engine::Action::BuyTrain.new(@entity, train: train, price: @action['price'], variant: @action['train'])
  end

  def offered_train
    return super unless @action['from'] == 'bank'

    @game.depot.upcoming.find { |train| train.variants.key?(@action['train']) }
  end
end
