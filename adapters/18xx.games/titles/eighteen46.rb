# frozen_string_literal: true

# 1846 by the rules of its first edition or its second: its names, its deal, and the parts that differ.
module Eighteen46
  NAME = '1846'
  FIRST = '1.1'
  EDITIONS = [FIRST, '2'].freeze
  PLAYERS = (3..5).freeze
  OLD_IDS = %w[MS BIG4 C&WI MAIL TBC MPC SC LSL MC O&I].freeze
  IDS = [*OLD_IDS, 'BT', 'LM'].freeze
  PRIVATES = IDS.to_h { |id| [id, id] }.freeze
  INDEPENDENTS = %w[MS BIG4].freeze

  # Private companies with two tiles that belong together, and those whose power can be used so many times.
  PAIRS = { 'MC' => %w[B10 B12], 'O&I' => %w[F14 F16], 'LM' => %w[H12 G13] }.freeze
  USES = { 'C&WI' => 1, 'LSL' => 1, 'MC' => 2, 'O&I' => 2, 'MPC' => 1, 'BT' => 1, 'LM' => 2 }.freeze
  MARKERS = { 'SC' => 'port', 'MPC' => 'meat', 'BT' => 'boom' }.freeze

  # By which ability of the engine a power is used, where it is not that of laying a tile.
  ABILITIES = { 'C&WI' => :token, 'MPC' => :assign_hexes, 'BT' => :assign_hexes }.freeze
  GIFTS = [].freeze
  BLANK = 'blank'

  # What the deal names by an id the engine's own lists name otherwise.
  NAMES = {
    'LSL' => 'Lake Shore Line', 'MC' => 'Michigan Central', 'O&I' => 'Ohio & Indiana',
    'SC' => 'Steamboat Company', 'MPC' => 'Meat Packing Company', 'TBC' => 'Tunnel Blasting Company',
    'BT' => 'Boomtown', 'LM' => 'Little Miami'
  }.freeze

  module_function

  def announced
    { game: NAME, editions: EDITIONS, players: PLAYERS.to_a }
  end

  # Whether a token is the ordinary one of a turn.
  def ordinary?(action)
    action['private'].nil?
  end

  # Whoever passes while shares can be issued is through with that.
  def note(table, action)
    passes = action['type'] == 'pass' && action['actor']['id'] == table.operator&.id
    table.turn.issue_over = true if passes && table.out.issue_due?
  end

  # The steps of a turn that can be due, in their order.
  def in_turn
    steps = Engine::Game::G1846::Step
    [steps::TrackAndToken, Engine::Step::Route, steps::Dividend, steps::BuyTrain]
  end

  # The private company of which the engine waits for the second of two tiles.
  def waiting(round)
    step = round.active_step
    step.company if step.is_a?(Engine::Step::SpecialTrack)
  end

  # At which step the company is: where the engine waits for a second tile, the one that it has come from. None is left
  # where that was the last of the turn.
  def step_of(round)
    return round.active_step unless waiting(round)

    round.steps.find { |one| one.active? && in_turn.any? { |kind| one.is_a?(kind) } }
  end

  def parts
    require_relative 'eighteen46/state_out'
    require_relative 'eighteen46/state_in'
    require_relative 'eighteen46/actions'
    require_relative 'eighteen46/offers'
    require_relative 'eighteen46/legal'
    { out: StateOut46, in: StateIn46, actions: Actions46, offers: Offers46, legal: Legal46 }
  end

  # A game in which those of the deal are drawn out, and the cards lie in its order: the engine draws by chance.
  def new_game(players, deal, _options = {}, edition = FIRST)
    removed = deal['removed'] || []
    rules = edition == FIRST ? [:first_ed] : []
    game = dealt(removed).new(players.each_with_index.to_h { |name, seat| [seat + 1, name] }, optional_rules: rules)
    gone = removed.size - ((5 - players.size) * 3) - (edition == FIRST ? 0 : 2)
    raise Cannot, "the deal draws out #{removed.size} companies" unless gone.zero?

    stack(game, deal['deck']) if deal['deck']
    game
  end

  def dealt(removed)
    names = removed.map { |id| NAMES.fetch(id, id) }
    Class.new(Engine::Game::G1846::Game) do
      define_method(:remove_from_group!) { |group, entities, &block| super(group & names, entities, &block) }
      define_method(:num_removals) { |group| group.size }
    end
  end

  def stack(game, deck)
    step = game.round.active_step
    blanks, cards = game.companies.partition { |one| one.id.start_with?('Pass') }
    order = deck.map { |id| id == BLANK ? blanks.shift : cards.find { |one| one.id == id } }
    fits = order.none?(&:nil?) && order.size == step.companies.size && order.uniq.size == order.size
    raise Cannot, 'the deck of the deal does not hold the cards of this game' unless fits

    step.instance_variable_set(:@companies, order)
  end

  # The name of a way in which the marker of the Steamboat is moved: by whom, and from where or whom to whom.
  def way_of(ability)
    "#{ability.owner_type} #{ability.type}"
  end

  # Whether a company that issues shares has to pay for a train.
  def forced?(game)
    step_of(game.round).is_a?(Engine::Step::BuyTrain)
  end

  def gifts(_game)
    {}
  end

  # Every company, those drawn out left out, with the independent railroads.
  def companies(game)
    (game.corporations + game.minors).to_h { |one| [one.id, one] }
  end

  def deal_in(state)
    gone = state['removed'] || {}
    { 'removed' => [*gone['companies'], *gone['privates']] }
  end

  def options(given)
    raise Cannot, "1846 has no options here, not #{given}" unless given.nil? || given.empty?

    {}
  end
end
