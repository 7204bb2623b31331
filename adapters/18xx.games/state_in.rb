# frozen_string_literal: true

# Builds the engine's table from the canonical state of the port.
#
# A game just begun is brought to the state by setting what its objects hold; the rules of the engine come into it
# only at the end, when it goes on to the first decision that it asks for.
class StateIn
  def initialize(table, state)
    @table = table
    @title = table.title
    @game = table.game
    @state = state
  end

  def load
    phase
    tiles
    certificates
    companies
    privates
    trains
    markets
    cash
    seats
    round
    @game.depot.depot_trains(clear: true)
    @game.clear_graph
    set(@game, :@crowded_corps, nil)
    go_on
  end

  private

  def set(object, name, value)
    object.instance_variable_set(name, value)
  end

  def player(name)
    @table.player(name) || raise(Cannot, "the state names a player #{name} who is not in it")
  end

  def company(name)
    @table.company(name) || raise(Cannot, "the state names a company #{name}, which there is not")
  end

  def owner(holder)
    kind, _, name = holder.partition(':')
    case kind
    when 'player' then player(name)
    when 'company' then company(name)
    else raise Cannot, "nothing is with #{holder} here"
    end
  end

  # -- phase, map -------------------------------------------------------------------------------------------------

  def phase
    until @game.phase.name == @state['phase']
      raise Cannot, "there is no phase #{@state['phase']}" unless @game.phase.upcoming

      @game.phase.next!
    end
  end

  def tiles
    @state['tiles']['laid'].each do |laid|
      hex = @game.hex_by_id(laid['hex']) || raise(Cannot, "there is no hex #{laid['hex']}")
      tile = @game.tiles.find { |one| one.name == laid['tile'] && !one.hex }
      raise Cannot, "there are not enough tiles #{laid['tile']}" unless tile

      @game.add_extra_tile(tile) if tile.respond_to?(:unlimited) && tile.unlimited
      tile.rotate!(laid['rotation'])
      @game.tiles.delete(tile)
      hex.lay(tile)
    end
    borders
    @state['tiles']['left'].each { |name, count| leave(name, count) unless count.nil? }
  end

  # What it cost to cross a border has been paid where track crosses it.
  def borders
    @state['tiles']['laid'].each do |laid|
      hex = @game.hex_by_id(laid['hex'])
      hex.tile.borders.dup.each do |border|
        neighbour = hex.neighbors[border.edge]
        next unless border.cost && neighbour && hex.tile.exits.include?(border.edge) && neighbour.targeting?(hex)

        hex.tile.borders.delete(border)
        neighbour.tile.borders.reject! { |other| other.edge == hex.invert(border.edge) && other.cost }
      end
    end
  end

  # Take tiles out of the supply until so many are left.
  def leave(name, count)
    left = @game.tiles.select { |one| one.name == name }
    raise Cannot, "there are only #{left.size} tiles #{name} here, not #{count}" if left.size < count

    left.drop(count).each { |tile| @game.tiles.delete(tile) }
  end

  # -- certificates, companies ------------------------------------------------------------------------------------

  def certificates
    @holders = [@game.bank, @game.share_pool, *@game.players, *@game.corporations]
    @loose = @holders.flat_map(&:shares).group_by(&:corporation)
    @holders.each { |holder| holder.shares_by_corporation.clear }
    @game.corporations.each { |one| one.share_holders.clear }
    by_company = @state['certificates'].group_by { |one| one['company'] }
    by_company.each { |name, papers| hand_out(company(name), papers) }
  end

  def hand_out(company, papers)
    shares = @loose[company].sort_by(&:index)
    raise Cannot, "#{company.id} has #{shares.size} certificates here, not #{papers.size}" if shares.size < papers.size

    parked = @table.gifts.keys.flat_map { |name| @game.abilities(@table.private(name), :shares).shares }
    papers.sort_by { |paper| paper['holder'].start_with?('private:') ? 0 : 1 }.each do |paper|
      under = paper['holder'].start_with?('private:')
      share = shares.find { |one| one.president == paper['president'] && (!under || parked.include?(one)) }
      raise Cannot, "#{company.id} has no such certificate here: #{paper}" unless share

      shares.delete(share)
      share.percent = paper['percent']
      give(share, paper_owner(paper, company))
    end
  end

  def paper_owner(paper, company)
    case paper['holder']
    when 'ipo', /\Aprivate:/ then company
    when 'pool' then @game.share_pool
    when 'box', 'bank' then @game.bank
    else par_pending?(company, paper) ? company : owner(paper['holder'])
    end
  end

  # The engine hands over the certificate that came with a private company when its par has been set.
  def par_pending?(company, paper)
    paper['president'] && @state['pending'].any? do |one|
      one['kind'] == 'par' && one['context']['company'] == company.id
    end
  end

  def give(share, owner)
    share.owner = owner
    owner.shares_by_corporation[share.corporation] << share
    share.corporation.share_holders[owner] += share.percent
  end

  def companies
    @state['companies'].each do |entry|
      one = company(entry['id'])
      raise Cannot, "#{one.id} cannot be closed here" if entry['closed']

      if entry['par']
        price = par_price(entry['par'])
        set(one, :@par_price, price)
        one.original_par_price = price
        one.ipoed = true
      end
      one.owner = entry['president'] && player(entry['president'])
      set(one, :@floated, entry['floated'])
      set(one, :@cash, entry['cash'])
      one.operating_history[[0, 0]] = operating_info(one, [], 0) if entry['operated']
      tokens(one, entry)
    end
  end

  def par_price(amount)
    market = @game.stock_market
    market.par_prices.find { |cell| cell.price == amount } ||
      market.market.flatten.compact.find { |cell| cell.price == amount } ||
      raise(Cannot, "there is no par value #{amount}")
  end

  def operating_info(company, routes, revenue)
    action = Engine::Action::Dividend.new(company, kind: 'withhold')
    Engine::OperatingInfo.new(routes, action, revenue, [])
  end

  def tokens(company, entry)
    all = entry['tokens'].size + entry['tokens_left']
    company.tokens << Engine::Token.new(company, price: 0) while company.tokens.size < all
    company.tokens.pop while company.tokens.size > all
    entry['tokens'].zip(company.tokens).each do |place, token|
      put(token, city(place))
    end
  end

  def city(place)
    hex = @game.hex_by_id(place['hex']) || raise(Cannot, "there is no hex #{place['hex']}")
    exits = place['exits'].sort
    hex.tile.cities.find { |one| one.exits.uniq.sort == exits } ||
      raise(Cannot, "there is no city with track to #{exits} in #{hex.id}")
  end

  def put(token, city)
    own = token.corporation
    slot = city.get_slot(own)
    raise Cannot, "there is no space in #{city.hex.id} for #{own.id}" unless slot

    city.exchange_token(token)
    return unless city.hex.id == own.coordinates

    city.hex.tile.reservations.delete(own)
    city.hex.tile.cities.each { |one| one.remove_reservation!(own) }
  end

  def markets
    @game.stock_market.market.flatten.compact.each { |cell| cell.corporations.clear }
    @state['market'].each do |cell|
      row, column = cell['cell'].match(/\Ar(\d+)c(\d+)\z/).captures.map { |number| number.to_i - 1 }
      price = @game.stock_market.share_price([row, column]) || raise(Cannot, "there is no cell #{cell['cell']}")
      cell['stack'].each do |name|
        price.corporations << company(name)
        set(company(name), :@share_price, price)
      end
    end
  end

  # -- private companies ------------------------------------------------------------------------------------------

  def privates
    @state['privates'].each do |entry|
      @table.gifts[entry['id']] = entry['company'] if @table.gifts.key?(entry['id'])
      one = @table.private(entry['id']) || raise(Cannot, "there is no private company #{entry['id']}")
      case entry['owner']
      when 'bank' then one.discount = one.value - entry['price']
      when 'box' then one.close!
      else own(one, owner(entry['owner']))
      end
    end
    @title::PAIRS.each { |name, hexes| pair(name, hexes) }
    teleport
  end

  def own(private, owner)
    private.owner = owner
    owner.companies << private
    return unless owner.corporation?

    private.remove_ability_when(:sold)
  end

  def laid_by(name)
    ((@state['round']['turn'] || {})['laid'] || []).select { |laid| laid['private'] == name }
  end

  # A private company with two tiles: what is left of its power.
  def pair(name, hexes)
    own = laid_by(name)
    foreign = hexes.any? { |hex| !@game.hex_by_id(hex).tile.preprinted && own.none? { |laid| laid['hex'] == hex } }
    private = @table.private(name)
    ability = private.all_abilities.find { |one| one.type == :tile_lay }
    return unless ability

    return private.remove_ability(ability) if foreign || own.size == hexes.size

    own.each do |laid|
      ability.use!
      ability.laid_hexes << laid['hex']
    end
  end

  def teleport
    return if laid_by(@title::TELEPORT).empty?

    private = @table.private(@title::TELEPORT)
    ability = private.all_abilities.find { |one| one.type == :teleport }
    return unless ability
    return private.remove_ability(ability) if @state['round']['turn']['tokens'].positive? || past_tokens?

    ability.use!
  end

  def past_tokens?
    !%w[track token].include?(@state['round']['turn']['step'])
  end

  # -- trains -----------------------------------------------------------------------------------------------------

  def trains
    depot = @game.depot
    names = @state['depot']['gone'].flat_map { |gone| [gone['train']] * gone['count'] }
    names.each do |name|
      train = taken(name)
      train.rusted = true
      train.owner = nil
    end
    @state['companies'].each { |entry| entry['trains'].each { |train| buy(company(entry['id']), train['name']) } }
    @state['depot']['pool'].each do |name|
      train = taken(name)
      train.owner = depot
      depot.discarded << train
    end
    @state['depot']['stack'].each { |entry| check_left(entry) }
    events_of_the_past
    @game.update_trains_cache if @game.respond_to?(:update_trains_cache)
  end

  def buy(company, name)
    train = taken(name)
    train.owner = company
    company.trains << train
  end

  # A train of the bank, taken out of it.
  def taken(name)
    train = @game.depot.upcoming.find { |one| one.name == name }
    raise Cannot, "there are not enough #{name}-trains" unless train

    @game.depot.remove_train(train)
    train
  end

  def check_left(entry)
    own = @game.depot.upcoming.select { |one| one.name == entry['train'] }
    return if entry['left'].nil? # a supply that older versions of the engine count
    raise Cannot, "there are #{own.size} #{entry['train']}-trains left here, not #{entry['left']}" if
      own.size < entry['left']

    own.first(own.size - entry['left']).each do |train|
      @game.depot.remove_train(train)
      train.rusted = true
      train.owner = nil
    end
  end

  # What the first train of a phase brings about has happened.
  def events_of_the_past
    begun = @game.phase.previous.map { |phase| phase[:name] } << @game.phase.name
    @game.depot.trains.each { |train| train.events.clear if begun.include?(train.name) }
  end

  # -- money, seats -----------------------------------------------------------------------------------------------

  def cash
    @state['players'].each { |entry| set(player(entry['id']), :@cash, entry['cash']) }
    set(@game.bank, :@cash, @state['bank']['cash'])
    ended = [@state['ending'], @state['result']].compact.any? { |one| one['cause'] == 'bank' }
    set(@game.bank, :@broken, ended)
    ruined = @state['result'] && @state['result']['bankrupt']
    player(ruined).bankrupt = true if ruined
  end

  # The holder of the priority deal is the first of the engine's players.
  def seats
    @game.players.rotate!(@game.players.index(player(@state['priority'])))
  end

  # -- rounds -----------------------------------------------------------------------------------------------------

  def round
    @own = @state['round']
    case @own['kind']
    when 'auction' then auction
    when 'stock' then stock
    when 'operating' then @own['turn'] ? operating : between_rounds
    when 'over' then over
    else raise Cannot, "a round #{@own['kind'].inspect} cannot be loaded"
    end
  end

  def over
    set(@game, :@finished, true)
    last = (@state['ending'] || {})['last_round']
    return unless last

    set(@game, :@turn, last['set'])
    set(@game, :@operating_rounds, last['number'])
  end

  def auction
    step = @table.step(Engine::Step::WaterfallAuction)
    round = @game.round
    unsold = @game.initial_auction_companies.select { |one| one.owner.nil? && !one.closed? }.sort_by(&:value)
    step.companies.replace(unsold)
    bidders = step.instance_variable_get(:@bidders)
    contest = @own['contest']
    @own['bids'].each do |bid|
      next if contest && contest['private'] == bid['private'] && !contest['bidders'].include?(bid['player'])

      private = @table.private(bid['private'])
      who = player(bid['player'])
      step.bids[private] << Engine::Action::Bid.new(who, price: bid['amount'], company: private)
      bidders[private] |= [who]
    end
    set(step, :@auctioning, contest && @table.private(contest['private']))
    first = @state['pending'].first
    asked = @own['resume'] || (first['kind'] == 'auction_turn' ? first['actors'][0]['id'] : @state['priority'])
    round.entity_index = round.entities.index(player(asked))
    round.last_to_act = @own['last_buyer'] && player(@own['last_buyer'])
    @own['passed'].each { |name| player(name).pass! }
    @state['pending'].each do |one|
      next unless one['kind'] == 'par'

      given = @table.gifts.key(one['context']['company'])
      given = @table.gifts.select { |_, gift| gift == one['context']['company'] }.keys.last if given
      round.companies_pending_par << @table.private(given)
    end
  end

  def stock
    set(@game, :@turn, @own['number'])
    round = @game.stock_round
    set(@game, :@round, round)
    turn = @own['turn']
    on_turn = player(turn['player'])
    round.entity_index = round.entities.index(on_turn)
    round.entities.each(&:unpass!)
    @own['passed'].each { |name| player(name).pass! }
    round.last_to_act = @own['last_trader'] && player(@own['last_trader'])
    @own['sold'].each { |sale| round.players_sold[player(sale['player'])][company(sale['company'])] = :prev }
    turn['sold'].each do |name|
      round.players_sold[on_turn][company(name)] = :now
      round.current_actions << Engine::Action::SellShares.new(on_turn, shares: [some_share(company(name))])
    end
    round.at_start = false
  end

  def some_share(company)
    @game.share_pool.shares_of(company).first || company.shares_of(company).first || on_hand(company)
  end

  def on_hand(company)
    @game.players.flat_map { |one| one.shares_of(company) }.first
  end

  # After an export the engine has begun the stock round in which companies discard.
  def between_rounds
    set(@game, :@turn, @own['set'] + 1)
    set(@game, :@operating_rounds, @own['of'])
    set(@game, :@round, @game.stock_round)
    @game.round.entities.each(&:unpass!)
  end

  def operating
    set(@game, :@turn, @own['set'])
    set(@game, :@operating_rounds, @own['of'])
    round = @game.operating_round(@own['number'])
    set(@game, :@round, round)
    turn = @own['turn']
    round.entities = [*@own['done'], turn['company'], *@own['order']].map { |name| company(name) }
    round.entity_index = @own['done'].size
    going = company(turn['company'])
    set(round, :@current_operator, going)
    set(round, :@current_operator_acted, true)
    set(round, :@home_token_timing, @game.class::HOME_TOKEN_TIMING)
    round.at_start = false
    now = [@game.turn, round.round_num]
    @own['done'].each { |name| company(name).operating_history[now] = operating_info(company(name), [], 0) }
    turn_so_far(round, turn, going, now)
  end

  def turn_so_far(round, turn, going, now)
    notes = @table.turn
    notes.laid = turn['laid'].map { |laid| laid.transform_keys(&:to_sym) }
    notes.tokens = turn['tokens']
    notes.routes = turn['routes'].map { |route| route.transform_keys(&:to_sym) }
    notes.bought = turn['bought'].dup
    round.tokened = turn['tokens'].positive?
    track_so_far(round, turn)
    steps_passed(round, turn['step'])
    case turn['step']
    when 'dividend' then run_so_far(round, turn, going)
    when 'trains'
      going.operating_history[now] = operating_info(going, [], turn['revenue'] || 0)
      going.trains.each { |train| train.operated = true }
    end
    sold_so_far(round, turn, going)
  end

  # What the last share brought that a president has sold for a train, by what a train has to cost since then.
  def sold_so_far(round, turn, going)
    least = turn['least_price'] || 0
    step = round.steps.find { |one| one.is_a?(Engine::Step::BuyTrain) }
    step.last_share_sold_price = going.cash + going.owner.cash + 1 - least if least.positive?
  end

  # The routes of a scene may be left out, or be worth something else by the rules of this engine.
  def run_so_far(round, turn, going)
    begin
      round.routes = Runs.new(@table).routes(going, turn['routes'])
      earned = @game.routes_revenue(round.routes)
    rescue Refused, Engine::GameError
      round.routes = []
      earned = 0
    end
    round.extra_revenue = (turn['revenue'] || 0) - earned
  end

  # Of the tiles laid in a turn only those that count are of the number that a turn has.
  def tiles_so_far(round, turn, counted)
    round.num_laid_track = counted.size
    round.laid_hexes = turn['laid'].map { |laid| @game.hex_by_id(laid['hex']) }
    upgrades = counted.reject { |laid| @game.hex_by_id(laid['hex']).tile.color == :yellow }
    round.upgraded_track = !upgrades.empty?
    round.num_upgraded_track = upgrades.size
  end

  def track_so_far(round, turn)
    tiles_so_far(round, turn, turn['laid'].reject { |laid| @title::PAIRS.key?(laid['private']) })
    @title::PAIRS.each do |name, hexes|
      set(@table.step(Engine::Step::SpecialTrack), :@company, @table.private(name)) if
        laid_by(name).size.between?(1, hexes.size - 1)
    end
    teleported(round, turn)
  end

  def teleported(round, turn)
    private = @table.private(@title::TELEPORT)
    return if laid_by(@title::TELEPORT).empty? || turn['tokens'].positive? || past_tokens?

    round.teleported = private
    round.teleport_tokener = private.owner
  end

  STEPS = %w[track token run dividend trains].freeze
  KINDS = {
    'track' => 'Track', 'token' => 'Token', 'run' => 'Route', 'dividend' => 'Dividend', 'trains' => 'BuyTrain'
  }.freeze

  def steps_passed(round, step)
    raise Cannot, "a turn at the step #{step.inspect} cannot be loaded" unless STEPS.include?(step)

    # after the tile of a power that gives a token the engine is at that token, before the end of the track step
    passed = round.teleported ? [] : STEPS.take_while { |one| one != step }.map { |one| KINDS[one] }
    round.steps.each { |one| set(one, :@passed, true) if passed.include?(one.class.name.split('::').last) }
  end

  # -- on to the first decision -----------------------------------------------------------------------------------

  # As after an action: steps that need no answer are skipped, turns and rounds that are over are followed by others.
  def go_on
    round = @game.round
    round.clear_cache!
    return if @game.finished || round.auction?

    round.send(:skip_steps) # not public in older versions
    round.clear_cache!
    unless round.active_step
      round.after_end_of_turn(@table.operator) if round.operating?
      round.next_entity!
    end
    while @game.round.finished? && !@game.finished
      @game.round.entities.each(&:unpass!)
      reason, after = @game.send(:game_end_check)
      @game.send(:end_now?, after) ? end_game(reason) : @game.transition_to_next_round!
    end
    @table.turn = Table::Turn.new_one unless @game.round.equal?(round) && same_turn?
  end

  # Older versions are not told why.
  def end_game(reason)
    told = @game.method(:end_game!).parameters.any? { |kind, _| %i[req opt].include?(kind) }
    told ? @game.end_game!(reason) : @game.end_game!
  end

  def same_turn?
    @table.operator&.id == (@own['turn'] || {})['company']
  end
end
