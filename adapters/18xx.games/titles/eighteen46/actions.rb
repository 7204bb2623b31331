# frozen_string_literal: true

# The actions of 1846 as those of the engine.
class Actions46 < Actions
  private

  def move_draft
    wanted = @action['card']
    step = @game.round.active_step
    refuse('nobody drafts now') unless step.respond_to?(:available) && step.respond_to?(:choices)
    card = step.available.find { |one| wanted == Eighteen46::BLANK ? step.blank?(one) : one.id == wanted }
    refuse("there is no card #{wanted} in hand") unless card
    refuse('the last private company is bought, not drafted') if step.only_one_company?
    cards = step.available - [card]
    back = put_back(step, cards)
    [Engine::Action::Bid.new(@entity, company: card, price: card.min_bid), -> { as_in_hand(step, cards, back) }]
  end

  # Chance says in which order the cards that were not kept lie under the deck; the engine has drawn one of its own.
  def move_shuffle
    step = @game.round.active_step
    count = @table.put_back
    refuse('no cards are to be shuffled') if count.zero?
    left = step.companies.last(count)
    order = @action['cards'].map do |name|
      at = left.index { |one| name == Eighteen46::BLANK ? step.blank?(one) : one.id == name }
      at ? left.delete_at(at) : refuse('these are other cards')
    end
    refuse('cards are missing') unless left.empty?
    step.instance_variable_set(:@companies, step.companies[0...-count] + order)
    @table.put_back = 0
    []
  end

  def actor
    if @action['actor']['kind'] == 'chance'
      refuse('chance does nothing but shuffle') unless @action['type'] == 'shuffle'
      return nil
    end
    refuse('the cards are to be shuffled first') if @table.put_back.positive?
    super
  end

  # The engine has shuffled them already: here they lie as they were in hand.
  def as_in_hand(step, cards, back)
    left = step.companies
    step.instance_variable_set(:@companies, left[0...-cards.size] + cards) if cards.any? && left.size >= cards.size
    @table.put_back = back
    nil
  end

  # How many cards chance has to put in order after one was kept.
  def put_back(step, cards)
    others = step.companies - step.available
    names = cards.map { |one| step.blank?(one) ? Eighteen46::BLANK : one.id }
    names.uniq.size < 2 || others.size + cards.size <= step.instance_variable_get(:@draw_size) ? 0 : cards.size
  end

  def move_buy_private
    step = @game.round.active_step
    refuse('nobody buys a private company now') unless step.respond_to?(:only_one_company?) && step.only_one_company?
    company = named_private
    refuse("it costs $#{company.min_bid}") unless @action['price'] == company.min_bid
    Engine::Action::Bid.new(@entity, company: company, price: company.min_bid)
  end

  def named_company
    company = super
    refuse("#{company.id} has no shares") if company.minor? && @action['type'] != 'assign'
    company
  end

  def move_place_token
    instead_of_second_tile(super)
  end

  def move_lay_tile
    instead_of_second_tile([super])
  end

  # While the engine waits for the second of two tiles the pages offer nothing else but to pass.
  def move_buy_company
    passing_first(super)
  end

  def passing_first(move)
    @table.face == 'pages' ? instead_of_second_tile([move]) : move
  end

  # After the first of two tiles that belong together the engine waits for the second. Whoever lays another, or places a
  # token, has passed; otherwise the engine gives up all tiles of private companies for this turn.
  def instead_of_second_tile(moves)
    step = @game.round.active_step
    waiting = step.is_a?(Engine::Step::SpecialTrack) ? step.company : nil
    waiting && moves.last.entity != waiting ? [Engine::Action::Pass.new(waiting), *moves] : moves
  end

  # The step for issuing, for which the engine does not stop, is over without a move of the engine.
  def move_pass
    return [] if @entity == @table.operator && @table.out.issue_due?

    step = @game.round.active_step
    return super unless step.is_a?(Engine::Step::SpecialTrack) && step.company

    [Engine::Action::Pass.new(step.company), -> { build_pass }]
  end

  # Whoever builds no more after the first of two tiles is through with building.
  def build_pass
    step = @game.round.active_step
    return nil unless step.is_a?(Engine::Game::G1846::Step::TrackAndToken) && step.current_entity == @entity

    Engine::Action::Pass.new(@entity)
  end

  def move_assign
    company = named_private
    refuse("#{company.id} does not belong to #{@action['actor']['id']}") unless company.owner == @entity
    refuse('a hex is named, or a company') if @action.key?('hex') == @action.key?('company')
    passing_first(Engine::Action::Assign.new(company, target: @action['company'] ? named_company : hex))
  end

  def move_buy_shares
    company = named_company
    return redeemed(company) if @entity == company
    return of_no_president(company) if @action['from'] == 'pool' && company.receivership?

    super
  end

  def unsold(company)
    "company:#{company.id}"
  end

  def redeemed(company)
    step = @table.step(Engine::Game::G1846::Step::IssueShares)
    bundle = (step&.redeemable_shares(company) || []).find { |one| one.percent == @action['percent'] }
    refuse("#{company.id} cannot take back #{@action['percent']}%") unless bundle && @action['from'] == 'pool'
    Engine::Action::BuyShares.new(company, shares: bundle.shares, share_price: bundle.share_price)
  end

  # Of a company without a president the holder of a share takes the president's certificate for another.
  def of_no_president(company)
    singles = @game.share_pool.shares_of(company).reject(&:president)
    single = singles.take(1) if singles.any? && @action['percent'] == 10
    office = @game.share_pool.shares_of(company).find(&:president)
    shares = single || (office && @action['percent'] == 10 ? [office] : nil)
    refuse("there are no #{@action['percent']}% of #{company.id} in the market") unless shares
    Engine::Action::BuyShares.new(@entity, shares: shares)
  end

  def move_sell_shares
    company = named_company
    return super unless @entity == company

    bundle = issuable(company).find { |one| one.percent == @action['percent'] }
    refuse("#{company.id} cannot issue #{@action['percent']}%") unless bundle
    Engine::Action::SellShares.new(company, shares: bundle.shares, share_price: bundle.share_price, percent: bundle.percent)
  end

  def issuable(company)
    first = @table.step(Engine::Game::G1846::Step::IssueShares)
    own = first&.active? ? first.issuable_shares(company) : []
    step = @game.round.active_step
    return own if own.any? || !step.is_a?(Engine::Game::G1846::Step::BuyTrain)

    step.issuable_shares(company)
  end

  def move_buy_train
    train = offered_train || refuse("there is no #{@action['train']}-train to be had from #{@action['from']}")
    refuse('no train is handed in for another') if @action['exchange']
    Engine::Action::BuyTrain.new(@entity, train: train, price: @action['price'], variant: @action['train'])
  end

  # A card of the bank may have two faces.
  def offered_train
    return super unless %w[bank pool].include?(@action['from'])

    trains = @action['from'] == 'bank' ? @game.depot.upcoming : @game.depot.discarded
    trains.find { |train| train.name == @action['train'] } || trains.find { |train| train.variants.key?(@action['train']) }
  end
end
