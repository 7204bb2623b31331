# frozen_string_literal: true

# Every action that the pages of 1846 offer.
class Legal46 < Legal
  private

  def due
    @table.state[:pending].first
  end

  def in_shuffle
    [{ type: 'shuffle', cards: due[:context][:cards] }]
  end

  def in_draft
    due[:context][:cards].uniq.map { |card| { type: 'draft', card: card } }
  end

  def in_last_private
    [{ type: 'buy_private', private: due[:context][:private], price: due[:context][:price] }, *PASS]
  end

  def in_assign
    markers(@table.private('SC')) + PASS
  end

  # Where a marker can lie, and who can have it.
  def markers(private)
    step = @table.step(Engine::Game::G1846::Step::Assign)
    hexes = @game.abilities(private, :assign_hexes)&.hexes || []
    companies = @game.abilities(private, :assign_corporation) ? step.assignable_corporations(private) : []
    name = @table.name_of_private(private)
    hexes.uniq.map { |hex| { type: 'assign', private: name, hex: hex } } +
      companies.map { |one| { type: 'assign', private: name, company: one.id } }
  end

  def purchases
    @game.corporations.select(&:ipoed).flat_map do |one|
      { "company:#{one.id}" => one, 'pool' => @game.share_pool }.flat_map do |from, holder|
        percents = holder.shares_of(one).map(&:percent)
        percents << 10 if from == 'pool' && one.receivership?
        percents.uniq.map { |percent| { type: 'buy_shares', company: one.id, percent: percent, from: from } }
      end
    end
  end

  def in_issue
    own_shares + powers + privates + PASS
  end

  def own_shares
    return [] unless @entity.corporation?

    step = @table.step(Engine::Game::G1846::Step::IssueShares)
    return [] unless step&.active?

    step.issuable_shares(@entity).map { |one| { type: 'sell_shares', company: @entity.id, percent: one.percent } } +
      step.redeemable_shares(@entity).map do |one|
        { type: 'buy_shares', company: @entity.id, percent: one.percent, from: 'pool' }
      end
  end

  def in_build
    lays(@entity, nil) + placements(@entity, nil) + own_shares + powers + privates + PASS
  end

  def in_run
    super + own_shares + powers
  end

  def in_dividend
    super + own_shares + powers
  end

  def in_buy_train
    super + forced + powers
  end

  def in_emergency
    @entity.player? ? super : super + forced + powers
  end

  def forced
    step = Eighteen46.step_of(@game.round)
    return [] unless step.is_a?(Engine::Game::G1846::Step::BuyTrain)

    step.issuable_shares(@entity).map { |one| { type: 'sell_shares', company: @entity.id, percent: one.percent } }
  end

  # What the private companies of a company can do at any time of its turn.
  def powers
    own_powers.flat_map { |name, private| lays(private, name) + placements(private, name) + markers(private) }
  end

  def power_cities(private)
    hexes = @game.abilities(private, :token)&.hexes || []
    hexes.flat_map { |hex| @game.hex_by_id(hex).tile.cities }
  end

  def from_depot(train)
    from = @game.depot.discarded.include?(train) ? 'pool' : 'bank'
    train.variants.values.map { |face| { type: 'buy_train', train: face[:name], price: face[:price], from: from } }
  end

  def exchanges
    []
  end
end
