# frozen_string_literal: true

# Every action that the pages of 18FL offer.
class LegalFl < Legal
  OPERATING = %w[convert track token run dividend buy_train emergency].freeze

  private

  # In the turn of a company players carry out bonus actions, and its president raises money.
  def answers(kind)
    return super unless @entity.player? && OPERATING.include?(kind)

    names = @table.out.at_any_time.select { |name| @table.private(name).owner == @entity }
    (kind == 'emergency' && @table.operator.owner == @entity ? super : []) + names.flat_map { |name| bonus(name) }
  end

  def due
    @table.state[:pending].first
  end

  def in_hidden_bid
    due[:context][:amounts].map { |amount| { type: 'bid', price: amount } }
  end

  def in_choose_private
    @game.round.active_step.companies.map do |one|
      { type: 'buy_private', private: one.id, price: one.min_auction_price }
    end
  end

  def pars(companies)
    sizes = @game.phase.corporation_sizes
    super.flat_map { |par| sizes.one? ? [par] : sizes.map { |size| par.merge(shares: size) } }
  end

  def in_convert
    [{ type: 'convert' }, *PASS]
  end

  # Stations in cities, hotels in towns.
  def placements(entity, name)
    return super if name

    nodes = @game.graph.connected_nodes(entity).keys.select { |node| node.city? || node.town? }
    nodes.map { |node| { type: 'place_token', hex: node.hex.id, exits: node.exits.uniq.sort } }
  end

  def power_cities(private)
    hexes = @game.abilities(private, :token)&.hexes || []
    hexes.flat_map { |hex| @game.hex_by_id(hex).tile.cities }
  end

  def in_bonus
    bonus(due[:context][:private]) + PASS
  end

  def bonus(name)
    private = @table.private(name)
    case name
    when 'TR' then lays(private, name)
    when 'TC' then placements(private, name)
    else (@game.abilities(private, :assign_hexes)&.hexes || []).map { |hex| { type: 'assign', private: name, hex: hex } }
    end
  end

  def from_depot(train)
    from = @game.depot.discarded.include?(train) ? 'pool' : 'bank'
    faces = from == 'pool' ? [train.variant] : train.variants.values
    faces.map { |face| { type: 'buy_train', train: face[:name], price: face[:price], from: from } }
  end
end
