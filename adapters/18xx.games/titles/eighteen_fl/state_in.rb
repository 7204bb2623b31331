# frozen_string_literal: true

# Builds the engine's table of 18FL from the canonical state.
class StateInFl < StateIn
  STEPS = %w[convert track token run dividend trains].freeze
  KINDS = KINDS.merge('convert' => 'Convert').freeze

  private

  # Those of ten shares are converted first, so that all their certificates are there.
  def certificates
    @state['companies'].each do |entry|
      one = company(entry['id'])
      @game.convert(one, funding: false) if entry['share_count'] == 10 && one.type == :five_share
    end
    super
  end

  def companies
    @state['players'].each { |entry| player(entry['id']).bankrupt = true if entry['bankrupt'] }
    @game.corporations.each { |one| one.tokens.select(&:used).each(&:remove!) }
    super
    @state['companies'].each { |entry| company(entry['id']).original_par_price = par_price(entry['par']) if entry['par'] }
  end

  def tokens(company, entry)
    stations = entry['tokens'].reject { |token| token['kind'] == 'terminal' }
    all = stations.size + entry['tokens_left']
    company.tokens << Engine::Token.new(company, price: 20) while company.tokens.size < all
    company.tokens.pop while company.tokens.size > all
    stations.zip(company.tokens).each do |place, token|
      place['kind'] == 'hotel' ? @game.hex_by_id(place['hex']).place_token(token, preprinted: false) : put(token, city(place))
    end
    (entry['tokens'] - stations).each { |place| beside(company, city(place)) }
  end

  # A terminal stands beside the spaces of its city.
  def beside(company, city)
    token = Engine::Token.new(company)
    company.tokens << token
    city.exchange_token(token, extra_slot: true)
  end

  def privates
    @state['privates'].each do |entry|
      one = @table.private(entry['id']) || raise(Cannot, "there is no private company #{entry['id']}")
      case entry['owner']
      when 'bank' then next
      when 'box', 'pool' then one.close!
      else own(one, owner(entry['owner']))
      end
    end
    (@state['markers'] || []).each do |marker|
      @game.hex_by_id(marker['hex']).assign!('POSC')
      company(marker['company']).assign!('POSC') if marker['company']
    end
  end

  # -- trains -----------------------------------------------------------------------------------------------------

  def taken(name)
    train = @game.depot.upcoming.find { |one| one.variants.key?(name) }
    raise Cannot, "there are not enough #{name}-trains" unless train

    @game.add_extra_train(train) if train.unlimited && @game.respond_to?(:add_extra_train)
    @game.depot.remove_train(train)
    train.variant = name
    train
  end

  def buy(company, name)
    super
  end

  def events_of_the_past
    begun = [*@game.phase.previous, @game.phase.current].flat_map { |phase| Array(phase[:on]) }
    @game.depot.trains.each { |train| train.events.clear if begun.include?(train.sym) }
  end

  # -- rounds -----------------------------------------------------------------------------------------------------

  def round
    return super unless @state['round']['kind'] == 'bids'

    @own = @state['round']
    step = @table.step(Engine::Game::G18FL::Step::BuyCert)
    left = step.companies.select { |one| one.owner.nil? && !one.closed? }
    step.companies.replace(left)
    bids = @game.round.entities.to_h { |one| [one, nil] }
    @own['bids'].each { |bid| bids[player(bid['player'])] = @table.bids[bid['player']] = bid['amount'] }
    bids.reject! { |one, _| one.companies.any? }
    step.instance_variable_set(:@bids, bids)
  end

  def turn_so_far(round, turn, going, now)
    notes = @table.turn
    notes.used = (turn['used'] || []).dup
    notes.sold = (turn['sold'] || []).dup
    notes.cash_before = turn['cash_before_sales']
    bonus_so_far(notes, turn)
    round.laid_token = {}
    round.laid_token[going] = true if turn['tokens'].positive?
    super
    step = round.steps.find { |one| one.is_a?(Engine::Game::G18FL::Step::BuyTrain) }
    step.instance_variable_set(:@depot_trains_bought, (turn['restricted'] || []).dup)
    set(step, :@corporations_sold, notes.sold.map { |name| company(name) })
    step.last_share_sold_price = company(notes.sold.last).share_price.price unless notes.sold.empty?
  end

  # What has been asked about before the decision that is due has been declined.
  def bonus_so_far(notes, turn)
    due = @state['pending'].first
    bonus = due['kind'] == 'bonus' ? due['context']['private'] : nil
    step = turn['step']
    notes.over = [step] if bonus
    notes.declined = case step
                     when 'convert', 'track' then []
                     when 'token' then bonus == 'TC' ? %w[TR POSC] : %w[TR]
                     else %w[TR POSC TC]
                     end
  end

  def track_so_far(round, turn)
    tiles_so_far(round, turn, turn['laid'].reject { |laid| laid['private'] })
  end

  def steps_passed(round, step)
    raise Cannot, "a turn at the step #{step.inspect} cannot be loaded" unless STEPS.include?(step)

    passed = STEPS.take_while { |one| one != step }.map { |one| KINDS[one] }
    round.steps.each { |one| set(one, :@passed, true) if passed.include?(one.class.name.split('::').last) }
  end
end
