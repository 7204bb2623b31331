# frozen_string_literal: true

# 18FL: its names, and the parts that differ.
module EighteenFl
  NAME = '18FL'
  EDITIONS = ['1.0a'].freeze
  PLAYERS = (2..4).freeze
  IDS = %w[TR POSC TC FECCTC].freeze
  PRIVATES = IDS.to_h { |id| [id, id] }.freeze
  PAIRS = {}.freeze
  GIFTS = %w[FECCTC].freeze

  # Companies that have another name there.
  COMPANIES = { 'LN' => 'L&N', 'Plant' => 'TPS', 'FECR' => 'FEC' }.freeze

  # The bonus actions, and the steps of the company in which they are made at the latest.
  BONUSES = { 'TR' => %w[track], 'POSC' => %w[track token], 'TC' => %w[token] }.freeze

  module_function

  def announced
    { game: NAME, editions: EDITIONS, players: PLAYERS.to_a }
  end

  # Whether a token is the ordinary one of a turn.
  def ordinary?(action)
    action['private'].nil?
  end

  # What was bid, who has carried out a bonus action, and which step a company has done with.
  def note(table, action)
    if action['type'] == 'bid' then table.bids[action['actor']['id']] = action['price']
    elsif action['private'] && %w[lay_tile place_token assign].include?(action['type']) then table.turn.used |= [action['private']]
    elsif action['type'] == 'pass' && action['actor']['kind'] == 'company' then table.turn.over |= [table.out.step_due]
    end
  end

  def parts
    require_relative 'eighteen_fl/state_out'
    require_relative 'eighteen_fl/state_in'
    require_relative 'eighteen_fl/actions'
    require_relative 'eighteen_fl/offers'
    require_relative 'eighteen_fl/legal'
    { out: StateOutFl, in: StateInFl, actions: ActionsFl, offers: OffersFl, legal: LegalFl }
  end

  def new_game(players, _deal, options = {}, _edition = nil)
    rules = options['holding_limit'] == 70 ? [:two_player_share_limit] : []
    made = named.new(players.each_with_index.to_h { |name, seat| [seat + 1, name] }, optional_rules: rules)
    Checkout.as_in_the_browser(made)
  end

  # The engine's game with our names for its companies.
  def named
    @named ||= begin
      game = Engine::Game::G18FL::Game
      klass = Class.new(game)
      klass.const_set(:CORPORATIONS, game::CORPORATIONS.map { |one| one.merge(sym: COMPANIES.fetch(one[:sym], one[:sym])) })
      klass.const_set(:COMPANIES, renamed(game::COMPANIES))
      klass
    end
  end

  def renamed(companies)
    companies.map do |one|
      abilities = one[:abilities].map do |ability|
        ability.merge(**(ability[:corporation] ? { corporation: 'FEC' } : {}), **(ability[:shares] ? { shares: 'FEC_1' } : {}))
      end
      one.merge(abilities: abilities)
    end
  end

  def forced?(_game)
    false
  end

  def gifts(game)
    game.company_by_id('FECCTC') ? { 'FECCTC' => 'FEC' } : {}
  end

  def companies(game)
    game.corporations.to_h { |one| [one.id, one] }
  end

  def deal_in(_state)
    {}
  end

  def options(given)
    given ||= {}
    raise Cannot, "18FL has no such options: #{given}" unless given.empty? || given == { 'holding_limit' => 70 }

    given
  end
end
