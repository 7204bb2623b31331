# frozen_string_literal: true

# Every action that the pages offer: what comes into question for the decision that is due, and of that what the
# engine takes when it is tried.
class Legal
  def initialize(table)
    @table = table
    @game = table.game
  end

  def actions
    decision = @table.state[:pending].first
    return [] unless decision

    found = decision[:actors].flat_map do |actor|
      @actor = actor
      @entity = actor[:kind] == 'player' ? @table.player(actor[:id]) : @table.company(actor[:id])
      answers(decision[:kind]).map { |fields| { actor: actor.slice(:kind, :id) }.merge(fields) }
    end
    found.select { |template| taken?(template) }
  end

  private

  # What the actor may answer to a decision, before it is tried.
  def answers(kind)
    send(:"in_#{kind}")
  end

  # Whether the engine takes an action: a range of money at both of its ends.
  def taken?(template)
    range = template.values.find { |value| value.is_a?(Hash) && value.key?(:min) }
    ends = range ? [range[:min], range[:max]].uniq : [nil]
    ends.all? { |amount| @table.objection(instance(template, amount)).nil? }
  end

  def instance(template, amount)
    made = template.transform_values do |value|
      next value unless value.is_a?(Hash)

      value.key?(:min) ? amount : (value.key?(:any) ? [] : value)
    end
    JSON.parse(JSON.generate(made))
  end

  def amounts(least, most, step = 1)
    most -= (most - least) % step
    return [] if most < least

    [most == least ? least : { min: least, max: most, step: step }]
  end

  PASS = [{ type: 'pass' }].freeze

  # -- auction ----------------------------------------------------------------------------------------------------

  def in_auction_turn
    step = @game.round.active_step
    bids = step.companies.flat_map do |company|
      most = step.may_purchase?(company) ? step.min_bid(company) : step.max_bid(@entity, company)
      bids_on(step, company, most)
    end
    bids + PASS
  end

  def in_contest
    step = @game.round.active_step
    company = step.instance_variable_get(:@auctioning)
    bids_on(step, company, step.max_bid(@entity, company)) + PASS
  end

  def bids_on(step, company, most)
    name = @table.name_of_private(company)
    amounts(step.min_bid(company), most, step.min_increment).map { |price| { type: 'bid', private: name, price: price } }
  end

  def in_par
    pars(@game.corporations)
  end

  # -- stock round ------------------------------------------------------------------------------------------------

  def in_stock_turn
    pars(@game.corporations.reject(&:ipoed)) + purchases + sales + PASS
  end

  def pars(companies)
    prices = @game.stock_market.par_prices.map(&:price)
    companies.flat_map { |one| prices.map { |price| { type: 'par', company: one.id, price: price } } }
  end

  def purchases
    @game.corporations.select(&:ipoed).flat_map do |one|
      { 'ipo' => one, 'pool' => @game.share_pool }.flat_map do |from, holder|
        holder.shares_of(one).map(&:percent).uniq.map do |percent|
          { type: 'buy_shares', company: one.id, percent: percent, from: from }
        end
      end
    end
  end

  def sales
    @game.corporations.flat_map do |one|
      bundles = @game.bundles_for_corporation(@entity, one)
      bundles.map(&:percent).uniq.map { |percent| { type: 'sell_shares', company: one.id, percent: percent } }
    end
  end

  # -- operating round --------------------------------------------------------------------------------------------

  def in_track
    lays(@entity, nil) + own_powers.flat_map { |name, company| lays(company, name) } + privates + PASS
  end

  def own_powers
    @entity.companies.to_h { |company| [@table.name_of_private(company), company] }
  end

  def lays(entity, name)
    step = @game.round.step_for(entity, 'lay_tile')
    return [] unless step

    @game.hexes.flat_map do |hex|
      next [] unless step.available_hex(entity, hex)

      step.upgradeable_tiles(entity, hex).flat_map do |tile|
        tile.legal_rotations.map do |rotation|
          lay = { type: 'lay_tile', hex: hex.id, tile: tile.name, rotation: rotation }
          name ? lay.merge(private: name) : lay
        end
      end
    end
  end

  def in_token
    placements(@entity, nil) + own_powers.flat_map { |name, company| placements(company, name) } + privates + PASS
  end

  # The cities that a company reaches, or those of the hex where the power of a private company gives a token.
  def placements(entity, name)
    cities = entity.company? ? power_cities(entity) : @game.graph.connected_nodes(entity).keys.select(&:city?)
    cities.map do |city|
      place = { type: 'place_token', hex: city.hex.id, exits: city.exits.uniq.sort }
      name ? place.merge(private: name) : place
    end
  end

  def power_cities(private)
    return [] unless @game.round.teleported == private

    hexes = @game.abilities(private, :teleport)&.hexes || []
    hexes.flat_map { |hex| @game.hex_by_id(hex).tile.cities }
  end

  def in_run
    [{ type: 'run_routes', routes: { any: true } }] + privates
  end

  def in_dividend
    kinds = @game.round.active_step.dividend_types
    kinds.map { |kind| { type: 'dividend', kind: kind.to_s } } + privates
  end

  def in_buy_train
    trains + privates + PASS
  end

  def in_emergency
    @entity.player? ? sales + [{ type: 'bankrupt' }] : trains + privates
  end

  def in_discard_train
    @entity.trains.map(&:name).uniq.map { |name| { type: 'discard_train', train: name } }
  end

  def trains
    step = @game.round.active_step
    return [] unless step.respond_to?(:buyable_trains)

    bought = step.buyable_trains(@entity).uniq { |train| [train.name, train.owner] }.flat_map do |train|
      train.from_depot? ? from_depot(train) : from_company(step, train)
    end
    bought + exchanges
  end

  def from_depot(train)
    from = @game.depot.discarded.include?(train) ? 'pool' : 'bank'
    [{ type: 'buy_train', train: train.name, price: train.price, from: from }]
  end

  def from_company(step, train)
    owner = train.owner
    least, most = step.spend_minmax(@entity, train)
    # some titles count what a company could yet come by
    most = [most, @entity.cash].min unless step.president_may_contribute?(@entity)
    amounts(least, most).map do |price|
      offer = { type: 'buy_train', train: train.name, price: price, from: "company:#{owner.id}" }
      owner.owner == @entity.owner ? offer : offer.merge(agreed_by: owner.owner.name)
    end
  end

  def exchanges
    @game.discountable_trains_for(@entity).map do |given, train, _, price|
      from = @game.depot.discarded.include?(train) ? 'pool' : 'bank'
      { type: 'buy_train', train: train.name, price: price, from: from, exchange: given.name }
    end.uniq
  end

  def privates
    return [] unless @game.phase.status.include?('can_buy_companies')

    @game.purchasable_companies(@entity).flat_map do |company|
      amounts(company.min_price, [company.max_price(@entity), @entity.cash].min).map do |price|
        offer = { type: 'buy_company', private: @table.name_of_private(company), price: price }
        company.owner == @entity.owner ? offer : offer.merge(agreed_by: company.owner.name)
      end
    end
  end
end
