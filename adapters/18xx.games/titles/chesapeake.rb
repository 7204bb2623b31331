# frozen_string_literal: true

# 18Chesapeake: its names, its deal, and what its rules make of private companies.
module Chesapeake
  NAME = '18Chesapeake'
  # By the teaching summary, and as it was published: it is played alike for both.
  EDITIONS = %w[2020 published].freeze
  PLAYERS = (2..6).freeze
  PRIVATES = { 'P1' => 'D&R', 'P2' => 'C-P', 'P3' => 'B&S', 'P4' => 'C&OC', 'P5' => 'B&OR', 'P6' => 'CV' }.freeze

  # The private company with two tiles, and that with a tile and a token.
  PAIRS = { 'P2' => %w[H2 I3], 'P3' => %w[F4 G5] }.freeze
  TELEPORT = 'P4'
  TELEPORT_HEX = 'D2'

  # Private companies under which a certificate lies.
  GIFTS = %w[P5 P6].freeze

  module_function

  def announced
    { game: NAME, editions: EDITIONS, players: PLAYERS.to_a }
  end

  def game_class
    Engine::Game::G18Chesapeake::Game
  end

  # A game in which the company of the deal lies under P6: its engine draws it by a number from the seed.
  def new_game(players, deal, _options = {}, _edition = nil)
    wanted = game_class::CORPORATIONS.index { |charter| charter[:sym] == deal['P6'] }
    raise Cannot, "the deal names the company under P6, not #{deal['P6'].inspect}" unless wanted

    seed = (0..).find { |number| draw(number) == wanted }
    game_class.new(players.each_with_index.to_h { |name, seat| [seat + 1, name] }, seed: seed)
  end

  def draw(seed)
    klass = Engine::Game::Base
    ((klass::RAND_A * seed) + klass::RAND_C) % klass::RAND_M % game_class::CORPORATIONS.size
  end

  # No company sells shares of its own.
  def forced?(_game)
    false
  end

  # Whether a token is the ordinary one of a turn.
  def ordinary?(_action)
    true
  end

  # Nothing else has to be noted.
  def note(_table, _action) end

  def parts
    { out: StateOut, in: StateIn, actions: Actions, offers: Offers, legal: Legal }
  end

  def companies(game)
    game.corporations.to_h { |one| [one.id, one] }
  end

  # Private company -> the company of which a certificate lies under it.
  def gifts(game)
    GIFTS.to_h do |name|
      given = game.company_by_id(PRIVATES[name])
      [name, game.abilities(given, :shares).shares.first.corporation.id]
    end
  end

  # The deal of a game that is loaded.
  def deal_in(state)
    named = state['privates'].find { |one| one['id'] == 'P6' }&.fetch('company', nil)
    { 'P6' => named || 'PRR' } # where the state does not name it, it is of no more consequence
  end

  def options(given)
    raise Cannot, "18Chesapeake has no options here, not #{given}" unless given.nil? || given.empty?

    {}
  end
end
