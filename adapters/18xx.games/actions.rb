# frozen_string_literal: true

# The port's actions as actions of the engine.
class Actions
  def initialize(table)
    @table = table
    @game = table.game
  end

  # The engine's actions for one of the port; a procedure among them gives one, or none, when those before it are
  # carried out. Raises Refused where the action names nothing that there is, Cannot for a type that is not known.
  def moves(action)
    @action = action
    type = action['type']
    raise Cannot, "the action #{type.inspect} is not connected" unless respond_to?(type_method(type), true)

    @entity = actor
    Array(send(type_method(type)))
  end

  private

  def type_method(type)
    :"move_#{type}"
  end

  def refuse(reason)
    raise Refused, reason
  end

  def actor
    kind, id = @action['actor'].values_at('kind', 'id')
    entity = kind == 'player' ? @table.player(id) : @table.company(id)
    refuse("there is no #{kind} #{id}") unless entity
    by = @action['actor']['by']
    refuse("#{by} does not decide for #{id}") if by && kind == 'company' && entity.owner&.name != by
    entity
  end

  # The private company whose power an action uses; nil where it names none.
  def power
    return nil unless @action['private']

    company = named_private
    refuse("#{@action['private']} does not belong to #{@entity.id}") unless company.owner == @entity
    company
  end

  # The trains of whoever acts.
  def trains
    @entity.respond_to?(:trains) ? @entity.trains : refuse("#{@action['actor']['id']} has no trains")
  end

  def named_private
    @table.private(@action['private']) || refuse("there is no private company #{@action['private']}")
  end

  def named_company
    @table.company(@action['company']) || refuse("there is no company #{@action['company']}")
  end

  def hex
    @game.hex_by_id(@action['hex']) || refuse("there is no hex #{@action['hex']}")
  end

  # -- players ----------------------------------------------------------------------------------------------------

  def move_bid
    Engine::Action::Bid.new(@entity, price: @action['price'], company: named_private)
  end

  # A pass of a company may be one of the private company whose power it is using. One that ends the purchase of
  # trains ends the turn, for which the engine asks once more where private companies can be bought.
  def move_pass
    step = @game.round.active_step
    asked = step&.current_entity
    passing = Engine::Action::Pass.new(asked&.company? && asked.owner == @entity ? asked : @entity)
    step.is_a?(Engine::Step::BuyTrain) ? [passing, -> { last_pass }] : [passing]
  end

  def last_pass
    step = @game.round.active_step
    return nil unless step.is_a?(Engine::Step::BuyCompany) && step.current_entity == @entity

    Engine::Action::Pass.new(@entity)
  end

  def move_par
    price = share_price(@action['price']) || refuse("there is no par value of $#{@action['price']}")
    Engine::Action::Par.new(@entity, corporation: named_company, share_price: price)
  end

  def share_price(amount)
    market = @game.stock_market
    market.par_prices.find { |cell| cell.price == amount } ||
      market.market.flatten.compact.find { |cell| cell.price == amount }
  end

  def move_buy_shares
    company = named_company
    from = @action['from']
    holder = case from
             when unsold(company) then company.ipo_owner
             when 'pool' then @game.share_pool
             else refuse("nobody buys shares from #{from}")
             end
    shares = shares_of(holder, company, @action['percent'])
    refuse("there are no #{@action['percent']}% of #{company.id} to be had from #{from}") unless shares
    Engine::Action::BuyShares.new(@entity, shares: shares)
  end

  # Where the certificates of a company lie that nobody has bought yet; the engine knows one place for them.
  def unsold(_company)
    'ipo'
  end

  # Certificates of so many percent: one if there is one, not the president's where another does.
  def shares_of(holder, company, percent)
    all = holder.shares_of(company).sort_by { |share| share.president ? 1 : 0 }
    single = all.find { |share| share.percent == percent }
    return [single] if single

    (2..all.size).each do |count|
      taken = all.take(count)
      return taken if taken.sum(&:percent) == percent
    end
    nil
  end

  def move_sell_shares
    company = named_company
    refuse("#{@action['actor']['id']} has no shares") unless @entity.respond_to?(:shares_of)
    percent = @action['percent']
    bundles = @game.bundles_for_corporation(@entity, company)
    bundle = bundles.find { |one| one.percent == percent }
    return Engine::Action::SellShares.new(@entity, shares: bundle.shares, percent: percent) if bundle

    shares = shares_of(@entity, company, percent)
    refuse("#{@entity.name} does not have #{percent}% of #{company.id} to sell") unless shares
    Engine::Action::SellShares.new(@entity, shares: shares, percent: percent)
  end

  def move_bankrupt
    company = @table.operator
    refuse('nobody has to pay for a train now') unless company
    refuse("#{@entity.name} does not preside over #{company.id}") unless company.owner == @entity
    Engine::Action::Bankrupt.new(company)
  end

  # -- companies --------------------------------------------------------------------------------------------------

  def move_lay_tile
    name = @action['tile']
    tiles = @game.tiles.select { |one| one.name == name }
    tile = tiles.find { |one| !one.hex } || @game.hexes.map(&:tile).find { |one| one.name == name && !one.preprinted }
    refuse("there is no tile #{name} left") unless tile
    Engine::Action::LayTile.new(power || @entity, tile: tile, hex: hex, rotation: @action['rotation'])
  end

  # After the tile of a power that gives a token the engine waits for that token, or a pass. Whoever wants another
  # token instead has passed on it.
  def move_place_token
    refuse('no token leaves the board for another') if @action['removes']
    refuse("#{@entity.name} has no tokens") if @entity.player? && @action['private'].nil?
    private = power
    exits = @action['exits'].sort
    city = hex.tile.cities.find { |one| one.exits.uniq.sort == exits }
    refuse("there is no city with track to #{exits} in #{hex.id}") unless city
    offered = private ? nil : offered_token
    token = Engine::Action::PlaceToken.new(private || @entity, city: city, slot: city.get_slot(@entity))
    offered ? [Engine::Action::Pass.new(offered), -> { track_pass }, token] : [token]
  end

  # Where a private company with tiles can still be bought, the engine asks for them even after the tile of a power.
  def track_pass
    step = @game.round.active_step
    Engine::Action::Pass.new(@entity) if step.is_a?(Engine::Step::Track) && step.current_entity == @entity
  end

  def offered_token
    asked = @game.round.active_step&.current_entity
    asked if asked&.company? && asked == @game.round.teleported && asked.owner == @entity
  end

  def move_run_routes
    trains # whoever has none has no runs either
    routes = Runs.new(@table).routes(@entity, @action['routes'])
    Engine::Action::RunRoutes.new(@entity, routes: routes)
  end

  def move_dividend
    Engine::Action::Dividend.new(@entity, kind: @action['kind'])
  end

  def move_buy_train
    train = offered_train || refuse("there is no #{@action['train']}-train to be had from #{@action['from']}")
    exchange = @action['exchange']
    given = exchange && (trains.find { |one| one.name == exchange } || refuse("there is no #{exchange}-train"))
    Engine::Action::BuyTrain.new(@entity, train: train, price: @action['price'], exchange: given)
  end

  def offered_train
    from = @action['from']
    trains = case from
             when 'bank' then @game.depot.upcoming
             when 'pool' then @game.depot.discarded
             else @table.company(from.delete_prefix('company:'))&.trains || []
             end
    trains.find { |train| train.name == @action['train'] }
  end

  def move_discard_train
    train = trains.find { |one| one.name == @action['train'] }
    refuse("#{@entity.name} has no #{@action['train']}-train") unless train
    Engine::Action::DiscardTrain.new(@entity, train: train)
  end

  def move_buy_company
    Engine::Action::BuyCompany.new(@entity, company: named_private, price: @action['price'])
  end
end
