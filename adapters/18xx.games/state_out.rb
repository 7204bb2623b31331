# frozen_string_literal: true

# The table as the canonical state of the port.
class StateOut
  STEPS = {
    'SpecialTrack' => 'track', 'Track' => 'track', 'SpecialToken' => 'token', 'Token' => 'token', 'Route' => 'run',
    'Dividend' => 'dividend', 'BuyTrain' => 'trains', 'BuyCompany' => 'trains', 'DiscardTrain' => 'trains'
  }.freeze

  DECISIONS = {
    'track' => 'track', 'token' => 'token', 'run' => 'run', 'dividend' => 'dividend', 'trains' => 'buy_train'
  }.freeze

  def initialize(table)
    @table = table
    @title = table.title
    @game = table.game
    @round = table.game.round
  end

  def state
    {
      format: 'trackwalker-state/1',
      game: @title::NAME,
      edition: @table.edition,
      options: {},
      players: @table.seats.map { |player| player(player) },
      priority: @game.players.reject(&:bankrupt).first.name,
      bank: { cash: @game.bank.cash },
      phase: @game.phase.name,
      round: round,
      pending: pending,
      certificates: @table.companies.values.flat_map { |company| certificates(company) },
      companies: @table.companies.values.map { |company| company(company) },
      market: market,
      privates: private_names.map { |name| private(name) },
      depot: depot,
      tiles: tiles,
      ending: ending,
      result: result,
    }
  end

  private

  # -- who has what -----------------------------------------------------------------------------------------------

  def player(player)
    { id: player.name, cash: player.cash }
  end

  def private_names
    @title::PRIVATES.keys
  end

  # The certificates under private companies that are not sold yet, and those of a company whose par is still to be
  # set: the engine hands over the latter afterwards, the port before.
  def gifts
    @gifts ||= @title::GIFTS.each_with_object({}) do |name, found|
      given = @table.private(name)
      pending = pending_par.include?(given)
      next if given.closed? || (given.owner && !pending)

      @game.abilities(given, :shares)&.shares&.each do |share|
        found[share] = pending ? "player:#{given.owner.name}" : "private:#{name}"
      end
    end
  end

  def pending_par
    @round.respond_to?(:companies_pending_par) ? @round.companies_pending_par : []
  end

  def all_shares
    @all_shares ||= [@game.bank, @game.share_pool, *@game.players, *@game.corporations]
                    .flat_map(&:shares).group_by(&:corporation)
  end

  def certificates(company)
    papers(company).map do |share|
      {
        company: company.id, percent: share.percent, president: share.president,
        holder: gifts[share] || holder(share.owner, company)
      }
    end
  end

  # Among two players president's certificates are of 30%, and a share is taken out before the game begins: it is no
  # certificate of this game.
  def papers(company)
    shares = all_shares[company].sort_by(&:index)
    shares.sum(&:percent) > 100 ? shares[...-1] : shares
  end

  def holder(owner, company)
    return 'ipo' if owner == company
    return 'pool' if owner == @game.share_pool
    return 'box' if owner == @game.bank

    owner.player? ? "player:#{owner.name}" : "company:#{owner.id}"
  end

  def company(company)
    {
      id: company.id,
      kind: 'public',
      president: company.owner&.player? ? company.owner.name : nil,
      par: company.par_price&.price,
      floated: company.floated?,
      operated: operated?(company),
      closed: company.closed?,
      cash: company.cash,
      trains: company.trains.map { |train| { name: train.name } },
      tokens: standing_tokens(company).map { |token| standing(token) },
      tokens_left: company.tokens.count { |token| !token.used },
    }
  end

  # The engine says so from the dividend on, the port when the turn is over.
  def operated?(company)
    turns = company.operating_history.keys
    turns -= [now] if company == operator_on_turn
    !turns.empty?
  end

  def now
    [@game.turn, @round.round_num]
  end

  def standing_tokens(company)
    company.tokens.select(&:used)
  end

  # Where a token stands.
  def standing(token)
    place(token.city)
  end

  def place(node)
    { hex: node.hex.id, exits: node.exits.uniq.sort }
  end

  def market
    cells = @game.stock_market.market.flatten.compact.reject { |cell| cell.corporations.empty? }
    cells.sort_by(&:coordinates).map do |cell|
      row, column = cell.coordinates
      { cell: "r#{row + 1}c#{column + 1}", price: cell.price, stack: cell.corporations.map(&:id) }
    end
  end

  def private(name)
    company = @table.private(name)
    unsold = !company.closed? && company.owner.nil?
    owner = if company.closed? then 'box'
            elsif unsold then 'bank'
            else company.owner.player? ? "player:#{company.owner.name}" : "company:#{company.owner.id}"
            end
    entry = { id: name, owner: owner, price: unsold ? company.min_bid : nil }
    gift = under(name)
    gift ? entry.merge(company: gift) : entry
  end

  # Whose certificate lies, or lay, under a private company. Its ability is gone when it has closed.
  def under(name)
    return nil unless @title::GIFTS.include?(name)

    @table.gifts[name]
  end

  def depot
    depot = @game.depot
    stack = depot.upcoming.chunk_while { |one, other| one.sym == other.sym }.map do |trains|
      { train: trains[0].sym, left: unlimited?(trains[0]) ? nil : trains.size }
    end
    held = @table.companies.values.reject(&:closed?).flat_map(&:trains) + depot.upcoming + depot.discarded
    gone = (depot.trains - held).group_by(&:sym)
    {
      stack: stack,
      pool: depot.discarded.map(&:name),
      gone: gone.map { |name, trains| { train: name, count: trains.size } },
    }
  end

  # Older versions of the engine know no supply without end.
  def unlimited?(piece)
    piece.respond_to?(:unlimited) && piece.unlimited ? true : false
  end

  def tiles
    laid = @game.hexes.reject { |hex| hex.tile.preprinted }.sort_by(&:id).map do |hex|
      { hex: hex.id, tile: hex.tile.name, rotation: hex.tile.rotation }
    end
    free = @game.tiles.reject(&:hex).group_by(&:name)
    left = @game.class::TILES.to_h do |name, _|
      unlimited = free[name]&.any? { |tile| unlimited?(tile) }
      [name, unlimited ? nil : (free[name] || []).size]
    end
    { laid: laid, left: left }
  end

  # -- where the game stands --------------------------------------------------------------------------------------

  def round
    return { kind: 'over' } if @game.finished
    return auction if @round.auction?
    return operating if @round.operating?

    export_discards? ? exported : stock
  end

  # Companies over the limit after an export discard in the stock round that the engine has begun; by the book they
  # do at the end of the operating round before.
  def export_discards?
    @round.stock? && @round.active_step.is_a?(Engine::Step::DiscardTrain)
  end

  def exported
    of = @game.instance_variable_get(:@operating_rounds)
    {
      kind: 'operating', set: @game.turn - 1, number: of, of: of, order: [],
      done: @game.corporations.select(&:floated?).sort.map(&:id), turn: nil, exported: true
    }
  end

  def auction
    step = @table.step(Engine::Step::WaterfallAuction)
    bids = step.companies.flat_map do |company|
      (step.bids.key?(company) ? step.bids[company] : []).map do |bid|
        { private: @table.name_of_private(company), player: bid.entity.name, amount: bid.price }
      end
    end
    contest = step.instance_variable_get(:@auctioning)
    contest = nil unless contest && step.bids[contest].size > 1
    {
      kind: 'auction',
      passed: passed_in_succession,
      bids: bids,
      out: [],
      contest: contest && {
        private: @table.name_of_private(contest),
        bidders: step.bids[contest].map { |bid| bid.entity.name },
      },
      resume: contest || !pending_par.empty? ? @round.entities[@round.entity_index].name : nil,
      last_buyer: @round.last_to_act&.name,
    }
  end

  # Those who have passed one after the other, up to whoever is on turn.
  def passed_in_succession
    entities = @round.entities
    before = (1...entities.size).map { |back| entities[(@round.entity_index - back) % entities.size] }
    before.take_while(&:passed?).map(&:name).reverse
  end

  def stock
    player = @round.entities[@round.entity_index]
    sales = @round.current_actions.select { |done| done.is_a?(Engine::Action::SellShares) }
    sold = @round.players_sold.flat_map do |seller, companies|
      companies.keys.map { |company| { player: seller.name, company: company.id } }
    end
    bought = @round.current_actions.find { |done| !done.is_a?(Engine::Action::SellShares) }
    {
      kind: 'stock',
      number: @game.turn,
      passed: sales.empty? ? passed_in_succession : [], # a sale ends what others have passed at once
      sold: sold,
      last_trader: @round.last_to_act&.name,
      turn: {
        player: player.name,
        sold: sales.map { |done| done.bundle.corporation.id }.uniq,
        bought: bought && (bought.respond_to?(:bundle) ? bought.bundle.corporation : bought.corporation).id,
      },
    }
  end

  def operating
    entities = @round.entities
    at = @round.entity_index
    going = operator_on_turn
    {
      kind: 'operating',
      set: @game.turn,
      number: @round.round_num,
      of: @game.instance_variable_get(:@operating_rounds),
      order: entities[(at + 1)..].reject(&:closed?).map(&:id),
      done: entities[0...at].map(&:id) + (going ? [] : [entities[at].id]),
      turn: going && turn(going),
      exported: false,
    }
  end

  def operator_on_turn
    @round.operating? && @round.active_step ? @table.operator : nil
  end

  def turn(company)
    step = step_name
    run = company.operating_history[now]
    revenue = if run then run.revenue
              elsif step == 'dividend' then @table.step(Engine::Step::Dividend).send(:total_revenue)
              end
    made = {
      company: company.id,
      step: step,
      laid: @table.turn.laid,
      tokens: @table.turn.tokens,
      revenue: revenue,
      routes: @table.turn.routes,
      bought: @table.turn.bought,
    }
    least = least_price(company)
    least.positive? ? made.merge(least_price: least) : made
  end

  # After a sale for a train: below which the engine sells none of those of which it asks that.
  def least_price(company)
    sold = @table.step(Engine::Step::BuyTrain)&.last_share_sold_price
    sold ? [company.cash + company.owner.cash - sold + 1, 0].max : 0
  end

  def step_name
    self.class::STEPS.fetch(@round.active_step.class.name.split('::').last)
  end

  # -- who decides ------------------------------------------------------------------------------------------------

  def pending
    return [] if @game.finished

    step = @round.active_step
    case step
    when Engine::Step::CompanyPendingPar then pars
    when Engine::Step::WaterfallAuction then [auction_turn(step)]
    when Engine::Step::DiscardTrain then discards + below_discards
    else @round.stock? ? [ask('stock_turn', [as_player(step.current_entity)])] : [company_decision(step)]
    end
  end

  def ask(kind, actors, context = {})
    { kind: kind, actors: actors, context: context }
  end

  def as_player(player)
    { kind: 'player', id: player.name }
  end

  def as_company(company)
    company.owner ? { kind: 'company', id: company.id, by: company.owner.name } : { kind: 'company', id: company.id }
  end

  def pars
    pending_par.map do |given|
      share = @game.abilities(given, :shares).shares.find(&:president)
      ask('par', [as_player(given.owner)], { company: share.corporation.id })
    end
  end

  def auction_turn(step)
    actors = [as_player(step.current_entity)]
    contest = round[:contest]
    return ask('auction_turn', actors) unless contest

    high = step.bids[@table.private(contest[:private])].map(&:price).max
    ask('contest', actors, { private: contest[:private], high_bid: high })
  end

  def discards
    @game.crowded_corps.map do |company|
      ask('discard_train', [as_company(company)], { limit: @game.train_limit(company) })
    end
  end

  def below_discards
    @round.operating? ? [train_decision(@table.operator)] : []
  end

  def company_decision(step)
    company = @table.operator
    kind = self.class::DECISIONS.fetch(self.class::STEPS.fetch(step.class.name.split('::').last))
    case kind
    when 'dividend' then ask(kind, [as_company(company)], { revenue: step.send(:total_revenue) })
    when 'buy_train' then train_decision(company)
    else ask(kind, [as_company(company)])
    end
  end

  def train_decision(company)
    must = @game.must_buy_train?(company)
    price = @game.depot.min_depot_price
    return ask('buy_train', [as_company(company)], { must_buy: must ? true : false }) unless must && company.cash < price

    short = [price - company.cash - company.owner.cash, 0].max
    ask('emergency', [as_company(company), as_player(company.owner)], { company: company.id, short: short })
  end

  # -- the end ----------------------------------------------------------------------------------------------------

  def ending
    return nil unless @game.bank.broken?

    rounds = @round.stock? ? @game.phase.operating_rounds : @game.instance_variable_get(:@operating_rounds)
    { cause: 'bank', last_round: { set: @game.turn, number: rounds } }
  end

  def result
    return nil unless @game.finished

    bankrupt = @game.players.find(&:bankrupt)
    worth = @table.seats.to_h { |player| [player.name, @game.player_value(player)] }
    left = worth.reject { |name, _| name == bankrupt&.name }
    {
      cause: bankrupt ? 'bankruptcy' : 'bank',
      worth: worth,
      winners: left.select { |_, sum| sum == left.values.max }.keys,
      bankrupt: bankrupt&.name,
    }
  end
end
