# frozen_string_literal: true

# The actions of 1846 as those of the engine.
class Actions46 < Actions
  # Whatever else is done while the engine waits for the second of two tiles gives that one up.
  def moves(action)
    found = super
    waiting = Eighteen46.waiting(@game.round)
    waiting && gives_up?(found, waiting) ? [Engine::Action::Pass.new(waiting), *found] : found
  end

  private

  # What the server takes beside the tiles. The pages offer nothing but to pass.
  BESIDE = %w[buy_company assign].freeze

  def gives_up?(found, waiting)
    return false if @table.face == 'server' && BESIDE.include?(@action['type'])
    return waiting.owner == @entity if @action['type'] == 'pass'

    found.empty? || found.last.is_a?(Proc) || found.last.entity != waiting
  end

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

  # The step for issuing, for which the engine does not stop, is over without a move of the engine.
  def move_pass
    return [] if @entity == @table.operator && @table.out.issue_due?
    waiting = Eighteen46.waiting(@game.round)
    return super unless waiting && waiting.owner == @entity

    step = Eighteen46.step_of(@game.round)
    last = step.nil? || step.is_a?(Engine::Step::BuyTrain)
    [-> { pass_of(step) }, *(last ? [-> { last_pass }] : [])]
  end

  # A pass of the step in which the engine has waited for a second tile, if it has come back to it.
  def pass_of(step)
    Engine::Action::Pass.new(@entity) if step && step == @game.round.active_step && step.current_entity == @entity
  end

  def move_assign
    company = named_private
    refuse("#{company.id} does not belong to #{@action['actor']['id']}") unless company.owner == @entity
    refuse('a hex is named, or a company') if @action.key?('hex') == @action.key?('company')
    Engine::Action::Assign.new(company, target: @action['company'] ? named_company : hex)
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
    step = Eighteen46.step_of(@game.round)
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
