# frozen_string_literal: true

# Builds the engine's table of 1846 from the canonical state.
class StateIn46 < StateIn
  STEPS = %w[issue build run dividend trains].freeze
  KINDS = { 'build' => 'TrackAndToken', 'run' => 'Route', 'dividend' => 'Dividend', 'trains' => 'BuyTrain' }.freeze

  def load
    take_back_first_trains
    super
  end

  private

  # The independent railroads of a game just begun have a train each.
  def take_back_first_trains
    @game.minors.each do |minor|
      minor.trains.each do |train|
        train.owner = @game.depot
        train.buyable = true
        @game.depot.upcoming.unshift(train)
      end
      minor.trains.clear
    end
  end

  def drafting?
    @state['round']['kind'] == 'draft'
  end

  # -- certificates, companies ------------------------------------------------------------------------------------

  def certificates
    open = @state['companies'].reject { |entry| entry['closed'] || entry['kind'] == 'independent' }.map { |entry| entry['id'] }
    whole = @state['certificates']
    @state['certificates'] = whole.select { |paper| open.include?(paper['company']) }
    super
    @state['certificates'] = whole
  end

  def paper_owner(paper, company)
    paper['holder'] == "company:#{company.id}" ? company : super
  end

  def companies
    @state['players'].each { |entry| player(entry['id']).bankrupt = true if entry['bankrupt'] }
    out, playing = @state['companies'].partition { |entry| entry['closed'] }
    out.each { |entry| closed(company(entry['id']), entry) }
    playing.each do |entry|
      one = company(entry['id'])
      one.minor? ? independent(one, entry) : public_company(one, entry)
    end
  end

  def public_company(one, entry)
    started = entry['par'] || entry['receivership']
    one.original_par_price = par_price(entry['par']) if entry['par']
    set(one, :@par_price, par_price(entry['par'])) if entry['par']
    one.ipoed = started ? true : false
    one.remove_ability_when(:par) if started
    one.owner = entry['president'] ? player(entry['president']) : (@game.share_pool if entry['receivership'])
    set(one, :@floated, entry['floated'])
    set(one, :@cash, entry['cash'])
    one.operating_history[[0, 0]] = operating_info(one, [], 0) if entry['operated']
    tokens(one, entry)
  end

  def closed(one, entry)
    set(one, :@floated, true)
    one.original_par_price = par_price(entry['par']) if entry['par']
    one.operating_history[[0, 0]] = operating_info(one, [], 0) if entry['operated']
    one.tokens.select(&:used).each(&:remove!)
    set(one, :@cash, 0)
    one.trains.clear
    @game.hexes.each do |hex|
      hex.tile.cities.each { |city| city.remove_reservation!(one) }
      hex.tile.reservations.delete(one)
    end
    one.close!
    one.minor? ? @game.minors.delete(one) : @game.corporations.delete(one)
    @game.instance_variable_set(:@cert_limit, @game.send(:init_cert_limit))
  end

  # What stands on the map beyond the charter came free, and is none of those that are left.
  def tokens(one, entry)
    more = entry['tokens'].size + entry['tokens_left'] - one.tokens.size
    one.tokens.insert(1, *Array.new(more) { Engine::Token.new(one, price: 0) }) if more.positive?
    super
  end

  # The engine has placed its token already.
  def independent(one, entry)
    return unless entry['floated']

    one.owner = owner(@state['privates'].find { |private| private['id'] == one.id }['owner'])
    one.float!
    set(one, :@cash, entry['cash'])
    one.operating_history[[0, 0]] = operating_info(one, [], 0) if entry['operated']
  end

  # Spaces are kept for some by their powers; what stands on the table stands there.
  def put(token, city)
    token.place(city)
    slot = city.get_slot(token.corporation) || city.tokens.index(nil) || city.tokens.size
    city.tokens[slot] = token
    city.hex.tile.reservations.delete(token.corporation)
    city.remove_reservation!(token.corporation)
    power = token.corporation.all_abilities.find { |one| one.type == :token && one.hexes.include?(city.hex.id) }
    token.corporation.remove_ability(power) if power
  end

  # -- private companies ------------------------------------------------------------------------------------------

  def privates
    @state['privates'].each do |entry|
      one = @table.private(entry['id']) || raise(Cannot, "there is no private company #{entry['id']}")
      case entry['owner']
      when 'bank' then one.discount = one.value - entry['price']
      when 'box' then gone(one)
      else own(one, owner(entry['owner']))
      end
    end
    forfeited
    markers
    used
    linking
    icons
  end

  def gone(private)
    private.close!
  end

  def forfeited
    @state['privates'].each do |entry|
      next unless entry['uses_left'] && !@table.private(entry['id']).closed?

      kind = @title::ABILITIES.fetch(entry['id'], :tile_lay)
      private = @table.private(entry['id'])
      ability = private.all_abilities.find { |one| one.type == kind }
      next unless ability
      next private.remove_ability(ability) if entry['uses_left'].zero?

      (ability.count - entry['uses_left']).times { ability.use! }
    end
  end

  def markers
    (@state['markers'] || []).each do |marker|
      name = marker['private']
      @game.hex_by_id(marker['hex']).assign!(name) if marker['hex']
      company(marker['company']).assign!(name) if marker['company']
      private = @table.private(name)
      next if private.closed? || !private.owner.respond_to?(:corporation?) || !private.owner&.corporation?

      sold = private.all_abilities.find { |one| one.type == :assign_corporation && one.when?('sold') }
      private.remove_ability(sold) if sold
    end
  end

  # The first of two tiles that belong together: the other one has to follow at once.
  def used
    @title::PAIRS.each_key do |name|
      last = laid_by(name).last
      private = @table.private(name)
      next if last.nil? || private.nil? || private.closed?

      laid_by(name).each do |laid|
        ability = private.all_abilities.find { |one| one.type == :tile_lay }
        ability.laid_hexes << laid['hex'] if ability
      end
      hex = @game.hex_by_id(last['hex'])
      made = Engine::Action::LayTile.new(private, tile: hex.tile, hex: hex, rotation: last['rotation'])
      set(@game, :@last_action, made) if ((@state['round']['turn'] || {})['laid'] || []).last == last
    end
  end

  # What has been laid to link two cities: where, and the sides to which each tile brought track.
  def linking
    laid = laid_by('LM')
    return if laid.empty?

    exits = laid.to_h { |one| [one['hex'], one['added'] || @game.hex_by_id(one['hex']).tile.exits] }
    set(@game, :@little_miami_hexes_laid, exits.keys.map { |name| @game.hex_by_id(name) })
    set(@game, :@little_miami_new_exits, exits)
  end

  # Pictures that the end of a phase takes off the map.
  def icons
    @game.send(:remove_icons, @game.class::LSL_HEXES, 'lsl') if closed?('LSL')
    port = (@state['markers'] || []).any? { |marker| marker['private'] == 'SC' }
    @game.send(:remove_icons, @game.class::STEAMBOAT_HEXES.uniq, 'port') if closed?('SC') && !port
    @game.send(:remove_icons, @game.class::MEAT_HEXES, 'meat') if @state['phase'] == 'IV'
    @game.send(:remove_icons, @game.class::BOOMTOWN_HEXES, 'boom') if @state['phase'] == 'IV'
    @game.send(:remove_icons, @game.class::LITTLE_MIAMI_HEXES, 'lm') if closed?('LM')
  end

  def closed?(name)
    private = @table.private(name)
    private.nil? || private.closed?
  end

  # -- trains -----------------------------------------------------------------------------------------------------

  def trains
    depot = @game.depot
    @state['depot']['gone'].each { |gone| gone['count'].times { lost(taken(gone['train'])) } }
    @state['companies'].each do |entry|
      next if entry['closed']

      entry['trains'].each { |train| give_train(company(entry['id']), train) }
    end
    @state['depot']['pool'].each do |name|
      train = taken(name)
      train.owner = depot
      depot.discarded << train
    end
    @state['depot']['stack'].each { |entry| check_left(entry) unless entry['left'].nil? }
    @table.endless = @state['depot']['stack'].any? { |entry| entry['left'].nil? }
    events_of_the_past
    @game.update_trains_cache if @game.respond_to?(:update_trains_cache)
  end

  def lost(train)
    train.rusted = true
    train.owner = nil
  end

  def give_train(owner, entry)
    train = taken(entry['name'])
    train.owner = owner
    train.buyable = false if owner.minor?
    train.obsolete = true if entry['phased_out']
    train.operated = true if entry['resting']
    owner.trains << train
  end

  # A train of the bank, taken out of it; of one with two faces that which is named.
  def taken(name)
    train = @game.depot.upcoming.find { |one| one.variants.key?(name) } || more(name)
    raise Cannot, "there are not enough #{name}-trains" unless train

    @game.depot.remove_train(train)
    train.variant = name
    train
  end

  # By the book the last trains are without end; the engine has nine. What the table has beyond is made.
  def more(name)
    last = @game.depot.trains.reverse.find { |one| one.variants.key?(name) && one.sym == '6' }
    return nil unless last

    made = last.clone
    made.index = last.index + 1
    @game.depot.trains << made
    @game.depot.upcoming << made
    made
  end

  def check_left(entry)
    return if drafting? # the trains of the independent railroads lie there as well

    super
  end

  def events_of_the_past
    begun = [*@game.phase.previous, @game.phase.current].filter_map { |phase| phase[:on] }
    @game.depot.trains.each { |train| train.events.clear if begun.include?(train.sym) }
  end

  # -- rounds -----------------------------------------------------------------------------------------------------

  def round
    if drafting?
      @own = @state['round']
      return draft
    end

    leave_the_draft
    super
  end

  def leave_the_draft
    @game.companies.select { |one| one.id.start_with?('Pass') }.each { |one| one.owner = nil }
  end

  def draft
    @game.minors.each do |minor|
      minor.trains << taken('2')
      minor.trains.last.owner = minor
    end
    round = @game.round
    step = round.active_step
    blanks = @game.companies.select { |one| one.id.start_with?('Pass') }
    card = ->(name) { name == @title::BLANK ? blanks.shift : @table.private(name) }
    kept = @own['picks'].map { |pick| [player(pick['player']), card.call(pick['card'])] }
    step.choices.clear
    kept.each do |who, company|
      step.choices[who] << company
      company.owner = who
    end
    due = @state['pending'].first
    shuffling = due['kind'] == 'shuffle'
    order = shuffling ? [*@own['deck'], *@own['hand']] : [*@own['hand'], *@own['deck']]
    step.instance_variable_set(:@companies, order.map { |name| card.call(name) })
    @table.put_back = @own['hand'].size if shuffling
    last_pick = @own['picks'].last
    asked = shuffling ? next_after(round, last_pick['player']) : due['actors'][0]['id']
    last = @table.private(due['context']['private']) if due['kind'] == 'last_private'
    last.discount = last.value - due['context']['price'] if last
    round.entity_index = round.entities.index(player(asked))
  end

  def next_after(round, name)
    round.entities[(round.entities.index(player(name)) + 1) % round.entities.size].name
  end

  def turn_so_far(round, turn, going, now)
    notes = @table.turn
    notes.issued = turn['issued'] || 0
    notes.redeemed = turn['redeemed'] || 0
    notes.forced = turn['forced'] || 0
    notes.sold = (turn['sold'] || []).dup
    set(step(round, 'BuyTrain'), :@corporations_sold, notes.sold.map { |name| company(name) })
    notes.issue_over = turn['step'] != 'issue'
    round.emergency_issued = notes.forced.positive?
    step(round, 'BuyTrain').last_share_issued_price = brought_by_last_share(going) if notes.forced.positive?
    step(round, 'IssueShares').pass! if notes.issued.positive? || notes.redeemed.positive?
    super
    set(step(round, 'TrackAndToken'), :@tokened, true) if turn['tokens'].positive?
    @own['done'].each { |name| company(name).trains.each { |train| train.operated = true } }
    port_moved
    steamboat_settled
  end

  # What the last share brought that a company has issued for a train; all of them, if the cheapest needed them all.
  def brought_by_last_share(company)
    count = @table.turn.forced / 10
    whole = count * @game.stock_market.find_share_price(company, :left).price
    rest = (count - 1) * company.share_price.price
    needed = company.cash - whole + rest < @game.depot.min_depot_price
    count == 1 || needed ? whole : whole - rest
  end

  def step(round, kind)
    round.steps.find { |one| one.class.name.split('::').last == kind }
  end

  # How often the marker of the Steamboat has been moved in this round, which only this engine asks.
  def port_moved
    ways = @state['x-port'] || []
    @table.private('SC')&.all_abilities&.each { |one| one.count_this_or = 1 if ways.include?(@title.way_of(one)) }
  end

  # In the middle of a round nobody moves the marker of the Steamboat.
  def steamboat_settled
    private = @table.private('SC')
    return if private.nil? || private.closed? || !private.owner&.player?

    private.all_abilities.select { |one| one.when?('or_start') }.each { |one| one.count_this_or = 1 }
  end

  # Tiles of powers count for nothing.
  def track_so_far(round, turn)
    tiles_so_far(round, turn, turn['laid'].reject { |laid| laid['private'] })
    @title::PAIRS.each_key do |name|
      left = @table.private(name)&.all_abilities&.find { |one| one.type == :tile_lay }
      set(step(round, 'SpecialTrack'), :@company, @table.private(name)) if left && laid_by(name).size == 1
    end
  end

  # Before anybody is on turn the owner of the Steamboat may move its marker.
  def between_rounds
    return super unless @state['pending'].first['kind'] == 'assign'

    set(@game, :@turn, @own['set'])
    set(@game, :@operating_rounds, @own['of'])
    round = @game.operating_round(@own['number'])
    set(@game, :@round, round)
    round.entities = [*@own['done'], *@own['order']].map { |name| company(name) }
    round.entity_index = @own['done'].size
    set(round, :@home_token_timing, @game.class::HOME_TOKEN_TIMING)
    round.at_start = false
    port_moved
  end

  def steps_passed(round, step)
    raise Cannot, "a turn at the step #{step.inspect} cannot be loaded" unless STEPS.include?(step)

    passed = STEPS.take_while { |one| one != step }.filter_map { |one| KINDS[one] }
    round.steps.each { |one| set(one, :@passed, true) if passed.include?(one.class.name.split('::').last) }
    step(round, 'IssueShares').pass! if step == 'trains'
  end

  def go_on
    return if drafting?

    super
  end
end
