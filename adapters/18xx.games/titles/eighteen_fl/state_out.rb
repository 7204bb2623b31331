# frozen_string_literal: true

# The table of 18FL as the canonical state.
class StateOutFl < StateOut
  STEPS = {
    'Convert' => 'convert', 'SpecialTrack' => 'track', 'Track' => 'track', 'SpecialToken' => 'token', 'Token' => 'token',
    'Route' => 'run', 'Dividend' => 'dividend', 'BuyTrain' => 'trains', 'BuyCompany' => 'trains', 'DiscardTrain' => 'trains'
  }.freeze

  DECISIONS = {
    'convert' => 'convert', 'track' => 'track', 'token' => 'token', 'run' => 'run', 'dividend' => 'dividend',
    'trains' => 'buy_train'
  }.freeze

  def state
    made = super.merge(options: @table.options)
    port = marker
    port ? made.merge(markers: [port]) : made
  end

  # The private company whose owner may now carry out its bonus action; the engine never asks. It is asked when the
  # company has done with its own action of the step.
  def bonus_due
    return nil unless operator_on_turn

    company = @table.operator
    case step_due
    when 'track' then 'TR' if open?('TR') && own?('TR', company) && track_over?(company)
    when 'token' then after_token if @table.turn.over.include?('token')
    when 'run' then after_token
    end
  end

  # The private companies of which the owner may carry out the bonus action while something else is due.
  def at_any_time
    BONUS_ACTIONS.select { |name, type| owned?(name) && usable?(@table.private(name), type) }.keys
  end

  BONUS_ACTIONS = { 'TR' => 'lay_tile', 'POSC' => 'assign', 'TC' => 'place_token' }.freeze

  # The step at which the engine is.
  def step_due
    STEPS[@round.active_step.class.name.split('::').last]
  end

  private

  def after_token
    %w[POSC TC].find { |name| open?(name) && (name == 'POSC' || @round.laid_token.to_h[@table.operator].nil?) }
  end

  def open?(name)
    owned?(name) && !@table.turn.declined.include?(name)
  end

  def owned?(name)
    private = @table.private(name)
    private && !private.closed? && private.owner&.player?
  end

  def own?(name, company)
    @table.private(name).owner == company.owner
  end

  # The engine waits in the step for track as long as the Tallahassee Railroad is open.
  def track_over?(company)
    return true if @table.turn.over.include?('track')

    step = @table.step(Engine::Game::G18FL::Step::Track)
    lay = step.get_tile_lay(company)
    lay.nil? || !(lay[:lay] || lay[:upgrade])
  end

  def marker
    hex = @game.hexes.find { |one| one.assigned?('POSC') }
    company = @game.corporations.find { |one| one.assigned?('POSC') }
    hex && { marker: 'port', private: 'POSC', hex: hex.id, company: company&.id }
  end

  def private_names
    @title::IDS.select { |name| @table.private(name) }
  end

  def gifts
    given = @table.private('FECCTC')
    @gifts ||= given.nil? || given.closed? || given.owner ? {} : { given_share => 'private:FECCTC' }
  end

  def given_share
    @game.abilities(@table.private('FECCTC'), :shares).shares.first
  end

  def private(name)
    entry = super
    company = @table.private(name)
    entry[:price] = company.min_auction_price if entry[:price]
    entry
  end

  def company(company)
    made = super.merge(share_count: company.total_shares)
    made[:par] = company.original_par_price&.price
    made
  end

  # The engine keeps a hotel that its town has lost for a token in use; it is the town that shows its hotel.
  def standing_tokens(company)
    hotels, stations = super.partition { |token| token.city.nil? }
    shown = hotels.group_by(&:hex).flat_map do |hex, tokens|
      tokens.last(hex.tile.icons.count { |icon| icon.name == company.id })
    end
    super.select { |token| stations.include?(token) || shown.include?(token) }
  end

  def standing(token)
    return { hex: token.hex.id, exits: token.hex.tile.towns.first.exits.uniq.sort, kind: 'hotel' } unless token.city
    return place(token.city).merge(kind: 'terminal') if token.city.extra_tokens.include?(token)

    place(token.city)
  end

  def depot
    made = super
    made[:stack].each do |pile|
      faces = @game.depot.trains.find { |train| train.sym == pile[:train] }.variants.keys
      pile[:faces] = faces if faces.size > 1
    end
    made
  end

  # -- where the game stands --------------------------------------------------------------------------------------

  def auction
    names = @table.seats.map(&:name)
    bids = @table.bids
    order = bids.size < names.size ? [] : names.sort_by.with_index { |name, seat| [-bids[name], seat] }
    {
      kind: 'bids', bids: names.filter_map { |name| { player: name, amount: bids[name] } if bids[name] },
      choosers: order,
    }
  end

  def turn(company)
    notes = @table.turn
    made = super
    step = @round.steps.find { |one| one.is_a?(Engine::Game::G18FL::Step::BuyTrain) }
    restricted = step.instance_variable_get(:@depot_trains_bought).to_a - ['6']
    made[:restricted] = restricted.uniq unless restricted.empty?
    made[:used] = notes.used unless notes.used.empty?
    made[:sold] = notes.sold unless notes.sold.empty?
    made[:cash_before_sales] = notes.cash_before if notes.cash_before
    made
  end

  # What was sold is told by the names of the companies.
  def least_price(_company)
    0
  end

  # The bankruptcy that ends the game names the player in its result; where one is left, he is the last.
  def player(player)
    out = player.bankrupt && (!@game.finished || ended_by_the_last?)
    out ? super.merge(bankrupt: true) : super
  end

  def result
    made = super
    return made unless made && ended_by_the_last?

    made.merge(cause: 'last_player', bankrupt: nil)
  end

  def ended_by_the_last?
    @table.seats.count { |player| !player.bankrupt } == 1
  end

  # -- who decides ------------------------------------------------------------------------------------------------

  def pending
    step = @round.active_step
    return super unless step.is_a?(Engine::Game::G18FL::Step::BuyCert) && !@game.finished

    waiting = @table.seats.reject { |player| @table.bids.key?(player.name) }
    return [ask('hidden_bid', waiting.map { |player| as_player(player) }, { amounts: [0, 5, 10] })] unless waiting.empty?

    [ask('choose_private', [as_player(step.active_entities.first)], { privates: step.companies.map(&:id) })]
  end

  def company_decision(step)
    bonus = bonus_due
    return ask('bonus', [as_player(@table.private(bonus).owner)], { private: bonus, company: @table.operator.id }) if bonus

    made = super
    made.merge(actors: made[:actors] | at_any_time.map { |name| as_player(@table.private(name).owner) })
  end

  # The president may sell shares for any train on offer, also where the treasury can pay for the cheapest.
  def train_decision(company)
    due = super
    return due unless due[:context][:must_buy] && company.cash < @game.depot.max_depot_price

    ask('emergency', [as_company(company), as_player(company.owner)], { company: company.id, short: 0 })
  end

  def usable?(private, type)
    return false unless @round.actions_for(private).include?(type)

    type != 'place_token' || @table.step(Engine::Game::G18FL::Step::SpecialToken).can_lay_token?(@table.operator)
  end

  def step_name
    case bonus_due
    when nil then super
    when 'TR' then 'track'
    else 'token'
    end
  end
end
