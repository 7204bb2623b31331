# frozen_string_literal: true

# The table of 1846 as the canonical state.
class StateOut46 < StateOut
  STEPS = {
    'SpecialTrack' => 'build', 'SpecialToken' => 'build', 'TrackAndToken' => 'build', 'Route' => 'run',
    'Dividend' => 'dividend', 'BuyTrain' => 'trains', 'BuyCompany' => 'trains', 'DiscardTrain' => 'trains'
  }.freeze

  DECISIONS = { 'issue' => 'issue', 'build' => 'build', 'run' => 'run', 'dividend' => 'dividend', 'trains' => 'buy_train' }.freeze

  def state
    markers = markers()
    made = super.merge(removed: removed)
    made[:markers] = markers unless markers.empty?
    made[:'x-port'] = port_moved unless port_moved.empty?
    made
  end

  # The engine never stops for shares to be issued: the step is due until something else is done, or it is passed.
  def issue_due?
    return false unless operator_on_turn && @title.step_of(@round).is_a?(Engine::Game::G1846::Step::TrackAndToken)

    company = @table.operator
    notes = @table.turn
    built = notes.tokens.positive? || notes.laid.any? { |laid| laid[:private].nil? }
    return false if !company.corporation? || company.receivership? || notes.issue_over || built

    step = @table.step(Engine::Game::G1846::Step::IssueShares)
    step.active? && !(step.issuable_shares(company).empty? && step.redeemable_shares(company).empty?)
  end

  private

  # -- who has what -----------------------------------------------------------------------------------------------

  def player(player)
    entry = super
    player.bankrupt ? entry.merge(bankrupt: true) : entry
  end

  def certificates(company)
    return [] if company.minor?
    return super unless company.closed?

    [20, *[10] * 8].each_with_index.map do |percent, at|
      { company: company.id, percent: percent, president: at.zero?, holder: 'box' }
    end
  end

  def holder(owner, company)
    owner == company ? "company:#{company.id}" : super
  end

  def company(company)
    return independent(company) if company.minor?

    entry = super
    entry[:trains] = company.closed? ? [] : trains(company)
    entry[:par] = company.original_par_price&.price
    entry[:tokens_left] = 0 if company.closed?
    company.receivership? ? entry.merge(receivership: true) : entry
  end

  # An independent railroad that was bought or closed is no longer among the engine's.
  def out?(company)
    company.closed? || !@game.minors.include?(company)
  end

  # Nobody presides over it: the owner of its card decides.
  def independent(company)
    playing = company.floated? && !out?(company)
    {
      id: company.id, kind: 'independent', president: nil, par: nil,
      floated: company.floated? || out?(company), operated: operated?(company), closed: out?(company), cash: playing ? company.cash : 0,
      trains: playing ? trains(company) : [],
      tokens: playing ? company.tokens.select(&:used).map { |token| place(token.city) } : [],
      tokens_left: company.floated? || out?(company) ? 0 : 1,
    }
  end

  def trains(company)
    company.trains.map do |train|
      entry = { name: train.name }
      entry[:phased_out] = true if train.obsolete
      entry[:spared] = true if train.obsolete && spared?(company)
      entry[:resting] = true if resting?(company, train)
      entry
    end
  end

  # They go with the dividend of a turn: those of a company that has had it this time are there for one more.
  def spared?(company)
    company.corporation? && company == operator_on_turn && step_name == 'trains'
  end

  def resting?(company, train)
    company.corporation? && train.operated && company == operator_on_turn && %w[issue build run].include?(step_name)
  end

  def private(name)
    entry = super
    entry[:owner] = 'box' if @title::INDEPENDENTS.include?(name) && out?(@table.company(name))
    if drafting?
      company = @table.private(name)
      entry = { id: name, owner: 'bank', price: company.min_bid } unless company.closed?
    end
    @title::USES.key?(name) ? entry.merge(uses_left: uses_left(name)) : entry
  end

  def uses_left(name)
    company = @table.private(name)
    return 0 if company.closed?

    ability = company.all_abilities.find { |one| one.type == @title::ABILITIES.fetch(name, :tile_lay) }
    ability ? ability.count : 0
  end

  def private_names
    ids = @table.edition == @title::FIRST ? @title::OLD_IDS : @title::IDS
    ids.reject { |name| removed[:privates].include?(name) }
  end

  def removed
    @removed ||= begin
      gone = @game.instance_variable_get(:@removals).to_a
      companies, privates = gone.partition { |one| one.respond_to?(:tokens) && !one.company? }
      {
        companies: companies.map(&:id),
        privates: privates.map(&:id) & @title::IDS,
        tokens: companies.flat_map do |one|
          one.tokens.select(&:city).map { |token| { company: one.id }.merge(place(token.city)) }
        end,
      }
    end
  end

  def markers
    return [] if drafting?

    @title::MARKERS.filter_map do |name, marker|
      next if removed[:privates].include?(name)

      hex = @game.hexes.find { |one| one.assigned?(name) }
      company = @table.companies.values.find { |one| !gone?(one.id) && one.assigned?(name) }
      next unless hex || company

      { marker: marker, private: name, hex: hex&.id, company: company&.id }
    end
  end

  # How the marker of the Steamboat has been moved in this round. By the book it does not matter how often; the engine
  # lets it be done once in each way.
  def port_moved
    port = @table.private('SC')
    return [] if port.nil? || port.closed? || !@round.operating?

    port.all_abilities.select { |one| one.count_this_or.positive? }.map { |one| @title.way_of(one) }
  end

  def depot
    made = super
    hidden = @table.companies.values.select { |one| one.minor? && !one.floated? && !out?(one) }.sum { |one| one.trains.size }
    made[:stack].unshift({ train: '2', left: 0 }) if hidden.positive? && made[:stack].none? { |pile| pile[:train] == '2' }
    made[:stack].each do |pile|
      pile[:left] += hidden if pile[:train] == '2'
      faces = @game.depot.trains.find { |train| train.sym == pile[:train] }.variants.keys
      pile[:faces] = faces if faces.size > 1
      pile[:left] = nil if pile[:train] == '6' && @table.endless
    end
    made
  end

  # -- where the game stands --------------------------------------------------------------------------------------

  def drafting?
    @round.is_a?(Engine::Round::Draft)
  end

  def round
    drafting? && !@game.finished ? draft : super
  end

  def draft
    step = @round.active_step
    hand = if @table.put_back.positive? then step.companies.last(@table.put_back)
           elsif step.only_one_company? then []
           else step.available
           end
    { kind: 'draft', deck: (step.companies - hand).map { |one| card(one) }, hand: hand.map { |one| card(one) }, picks: picks(step) }
  end

  def card(company)
    company.name.start_with?('Pass') ? @title::BLANK : company.id
  end

  def picks(step)
    most = step.choices.values.map(&:size).max || 0
    (0...most).flat_map do |number|
      @round.entities.filter_map do |player|
        chosen = step.choices[player][number]
        chosen && { player: player.name, card: card(chosen) }
      end
    end
  end

  # While the owner of the Steamboat may move its marker nobody is on turn.
  def operator_on_turn
    @round.active_step.is_a?(Engine::Game::G1846::Step::Assign) ? nil : super
  end

  def operating
    made = super
    entities = @round.entities
    at = @round.entity_index
    if @round.active_step.is_a?(Engine::Game::G1846::Step::Assign)
      made[:order] = entities[at..].reject(&:closed?).map(&:id)
      made[:done] = entities[0...at].map(&:id)
    end
    made[:done] = made[:done].reject { |name| gone?(name) }
    made[:order] = made[:order].reject { |name| gone?(name) }
    made
  end

  def gone?(name)
    company = @table.company(name)
    company.minor? ? out?(company) : company.closed?
  end

  def step_name
    return 'issue' if issue_due?

    step = @title.step_of(@round)
    step ? STEPS.fetch(step.class.name.split('::').last) : 'trains'
  end

  def turn(company)
    notes = @table.turn
    made = super
    made[:issued] = notes.issued if notes.issued.positive?
    made[:redeemed] = notes.redeemed if notes.redeemed.positive?
    made[:forced] = notes.forced if notes.forced.positive?
    made[:sold] = notes.sold unless notes.sold.empty?
    made
  end

  # -- who decides ------------------------------------------------------------------------------------------------

  def pending
    return [] if @game.finished

    step = @round.active_step
    return [drafter(step)] if drafting?
    return super unless step.is_a?(Engine::Game::G1846::Step::Assign)

    [ask('assign', [as_player(@table.private('SC').owner)], { private: 'SC' })]
  end

  def drafter(step)
    if @table.put_back.positive?
      cards = step.companies.last(@table.put_back).map { |one| card(one) }
      return ask('shuffle', [{ kind: 'chance', id: 'chance' }], { cards: cards })
    end

    actors = [as_player(step.current_entity)]
    return ask('draft', actors, { cards: step.available.map { |one| card(one) } }) unless step.only_one_company?

    last = step.companies[0]
    ask('last_private', actors, { private: last.id, price: last.min_bid })
  end

  def as_company(company)
    company.owner&.player? ? super : { kind: 'company', id: company.id }
  end

  def company_decision(step)
    return ask('issue', [as_company(@table.operator)]) if issue_due?
    return super unless @title.waiting(@round)

    below = @title.step_of(@round)
    below ? super(below) : train_decision(@table.operator)
  end

  def train_decision(company)
    must = @game.must_buy_train?(company)
    own = company.cash + @game.emergency_issuable_cash(company)
    price = @game.depot.min_depot_price
    return ask('buy_train', [as_company(company)], { must_buy: must ? true : false }) unless must && own < price && company.owner.player?

    short = [price - own - company.owner.cash, 0].max
    ask('emergency', [as_company(company), as_player(company.owner)], { company: company.id, short: short })
  end

  # -- the end ----------------------------------------------------------------------------------------------------

  def result
    made = super
    return made && (own_end ? made.merge(cause: own_end) : made) unless made && made[:bankrupt]

    ruined = @table.seats.select(&:bankrupt).map(&:name)
    left = made[:worth].reject { |name, _| ruined.include?(name) }
    cause = left.size == 1 ? 'last_player' : 'bank'
    winners = left.select { |_, sum| sum == left.values.max }.keys
    made.merge(cause: cause, winners: winners, bankrupt: nil)
  end

  # Why the engine ends a game that the book does not: no corporation is left, or it takes too long. Older versions give no
  # reason.
  def own_end
    reason = @game.respond_to?(:game_end_reason) ? @game.game_end_reason : nil
    %i[all_closed dnf].include?(reason) ? reason.to_s : nil
  end
end
