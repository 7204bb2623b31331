#!/usr/bin/env ruby
# frozen_string_literal: true

# Writes the trace of a recorded game: `ruby trace.rb CHECKOUT GAME.json > GAME.trace.jsonl`.
#
# GAME.json is the game data of 18xx.games. The trace is the state of the site's own engine after each action that
# was not undone: a setup line, a line an action, a line for the end. `trackwalker replay --trace` compares with it.

require 'json'
require_relative 'checkout'

OUTPUT = $stdout.dup
$stdout.reopen($stderr)

# What an engine and its steps have done since it was last asked.
module Skipped
  def self.companies
    @companies ||= []
  end

  # Goes before the engine's own: a company that does not run books $0 without being asked.
  def skip!
    Skipped.companies << current_entity.id
    super
  end
end

# The state of a game in words of its own.
class Picture
  def initialize(game)
    @game = game
  end

  def state
    picture = {
      acting_players: @game.finished ? [] : @game.active_players_id.map(&:to_s),
      active: active,
      bank: @game.bank.cash,
      bank_broken: @game.bank.broken? ? true : false,
      companies: companies,
      corporations: @game.corporations.to_h { |one| [one.id, corporation(one)] },
      depot: depot,
      finished: @game.finished ? true : false,
      hex_assignments: hex_assignments,
      phase: @game.phase.name,
      player_order: @game.players.map { |player| player.id.to_s },
      players: @game.players.to_h { |one| [one.id.to_s, player(one)] },
      priority: @game.send(:priority_deal_player).id.to_s,
      round: { name: @game.round.class.short_name, number: @game.round.round_num, turn: @game.turn },
      tiles: tiles,
    }
    picture[:minors] = @game.minors.to_h { |one| [one.id, minor(one)] } unless @game.minors.empty?
    removed = removed_tokens
    picture[:removed_tokens] = removed unless removed.empty?
    drawn = draft
    picture[:draft] = drawn if drawn
    picture
  end

  private

  def active
    entity = @game.finished ? nil : @game.round.active_step&.current_entity
    return nil unless entity

    kind = %i[player? company? minor? corporation?].find { |one| entity.public_send(one) }
    { id: entity.id.to_s, type: kind.to_s.delete_suffix('?') }
  end

  def player(one)
    shares = one.shares.group_by(&:corporation).to_h { |company, held| [company.id, held.sum(&:percent)] }
    {
      bankrupt: one.bankrupt ? true : false, cash: one.cash, certs: @game.num_certs(one),
      companies: one.companies.map(&:id).sort, shares: shares, value: @game.player_value(one)
    }
  end

  def corporation(one)
    price = one.share_price
    own = one.percent_of(one)
    treasury = one.capitalization == :incremental
    in_hand = { ipo: treasury ? 0 : own, pool: @game.share_pool.percent_of(one), treasury: treasury ? own : 0 }
    out = @game.bank.percent_of(one)
    in_hand[:removed] = out if out.positive?
    belongings(one).merge(
      {
        floated: one.floated? ? true : false,
        ipoed: one.ipoed ? true : false,
        par: one.original_par_price&.price,
        president: one.receivership? ? 'market' : one.owner&.id&.to_s,
        price: price&.price,
        price_coord: price&.coordinates,
        price_stack: price&.corporations&.index(one),
        share_count: one.total_shares,
        shares_in: in_hand,
        type: one.type,
      }
    )
  end

  def minor(one)
    belongings(one).merge({ floated: one.floated? ? true : false, president: one.owner&.id&.to_s })
  end

  def belongings(one)
    placed = one.tokens.select(&:city)
    {
      assignments: one.assignments.keys.map(&:to_s).sort,
      cash: one.cash,
      closed: one.closed? ? true : false,
      companies: one.companies.map(&:id).sort,
      hex_tokens: one.tokens.select { |token| token.used && !token.city }.map { |token| token.hex.id }.sort,
      obsolete_trains: one.trains.select(&:obsolete).map(&:name).sort,
      operated: one.operated?,
      token_cities: placed.map { |token| city(token.city) }.sort,
      tokens: placed.map { |token| token.city.hex.id }.sort,
      tokens_left: one.tokens.count { |token| !token.used },
      trains: one.trains.map(&:name).sort,
    }
  end

  def city(city)
    "#{city.hex.id}/city#{city.index}"
  end

  def companies
    dealt = @game.companies.reject { |one| one.name.start_with?('Pass (') }
    dealt.to_h do |one|
      owner = one.owner
      owner = nil if owner == @game.bank
      [one.id, { asking_price: one.min_bid, closed: one.closed?, owner: owner&.id&.to_s }]
    end
  end

  def depot
    upcoming = @game.depot.upcoming.group_by(&:sym).transform_values do |trains|
      trains.any?(&:unlimited) ? 'unlimited' : trains.size
    end
    { discarded: @game.depot.discarded.map(&:name), upcoming: upcoming }
  end

  def hex_assignments
    @game.hexes.reject { |hex| hex.assignments.empty? }.to_h { |hex| [hex.id, hex.assignments.keys.map(&:to_s).sort] }
  end

  def tiles
    laid = @game.hexes.reject { |hex| hex.tile.preprinted }
    laid.sort_by(&:id).to_h { |hex| [hex.id, [hex.tile.name, hex.tile.rotation]] }
  end

  # The tokens of corporations that were drawn out of the game.
  def removed_tokens
    removed = (@game.instance_variable_get(:@removals) || []).select(&:corporation?)
    removed.to_h { |one| [one.id, one.tokens.select(&:city).map { |token| city(token.city) }.sort] }
           .reject { |_, cities| cities.empty? }
  end

  def draft
    return nil unless @game.round.class.short_name == 'DR'

    step = @game.round.steps.find { |one| one.respond_to?(:choices) && one.choices }
    return nil unless step

    { chosen: step.choices.to_h { |one, cards| [one.id.to_s, cards.map(&:id)] }, queue: step.companies.map(&:id) }
  end
end

# Plays a recorded game and says what came of each action.
class Tracer
  def initialize(record)
    @record = record
    @game = game
    @picture = Picture.new(@game)
  end

  def lines
    effective = actions
    yield({ kind: 'setup', game: setup(effective.size), state: @picture.state })
    effective.each_with_index do |(action, position), index|
      events = carried_out(action)
      line = { kind: 'action', action: action, events: events, index: index, position: position }
      yield(line.merge(@picture.state))
      break if @game.finished
    end
    yield({ kind: 'end', **ending })
  end

  private

  def game
    klass = Engine.game_by_title(@record['title'])
    abort("the game #{@record['title'].inspect} is not known here") unless klass && klass.title == @record['title']

    settings = @record['settings'] || {}
    names = @record['players'].to_h { |one| [one.fetch('id', one['name']), one['name']] }
    rules = settings['optional_rules'] || []
    made = klass.new(names, id: @record['id'], seed: settings['seed'], optional_rules: rules)
    Checkout.as_in_the_browser(made)
  end

  # The actions that count, by the engine's own rule for undoing, with their places in the record.
  def actions
    kept, = @game.class.filtered_actions(@record['actions'])
    numbered = kept.each_with_index.select { |action, _| action }
    numbered.reject { |action, _| %w[message log].include?(action['type']) }
  end

  def setup(effective)
    {
      cert_limit: @game.cert_limit,
      company_shares: company_shares,
      effective_actions: effective,
      id: @record['id'].to_s,
      optional_rules: @game.optional_rules.map(&:to_s),
      players: @record['players'].map { |one| one.fetch('id', one['name']).to_s },
      recorded_actions: @record['actions'].size,
      removed: (@game.instance_variable_get(:@removals) || []).map(&:id).sort,
      seed: @game.seed,
      title: @game.class.title,
    }
  end

  def company_shares
    with_shares = @game.companies.select { |one| @game.abilities(one, :shares) }
    with_shares.to_h do |one|
      papers = @game.abilities(one, :shares).shares.map do |share|
        { corporation: share.corporation.id, percent: share.percent, president: share.president }
      end
      [one.id, papers]
    end
  end

  # Carry out an action; the runs and dividends that came of it.
  def carried_out(action)
    Skipped.companies.clear
    before = operators.to_h { |one| [one, one.operating_history.keys] }
    events = runs([action, *action['auto_actions']].select { |one| one['type'] == 'run_routes' })
    @game.process_action(action)
    @game.maybe_raise!
    before.each do |one, known|
      (one.operating_history.keys - known).each { |turn| events << dividend(one, one.operating_history[turn]) }
    end
    events
  end

  def operators
    @game.corporations + @game.minors
  end

  # What runs are worth, whatever the record says of them.
  def runs(recorded)
    recorded.map do |action|
      bare = action.merge('routes' => action['routes'].map { |one| one.reject { |key, _| key.start_with?('revenue') } })
      routes = Engine::Action::Base.action_from_h(bare, @game).routes
      routes.each { |route| route.routes = routes }
      said = action['routes'].map { |one| one['revenue'] }.compact
      {
        entity: action['entity'].to_s, event: 'run', recorded: said.empty? ? nil : said.sum,
        revenue: @game.routes_revenue(routes), routes: routes.map { |route| run(route) }
      }
    end
  end

  def run(route)
    {
      counted: route.stops.map { |stop| stop_name(stop) }, hexes: route.hexes.map(&:id), revenue: route.revenue,
      train: route.train.name, train_id: route.train.id, visited: route.visited_stops.map { |stop| stop_name(stop) }
    }
  end

  def stop_name(stop)
    kind = %i[city? town? offboard?].find { |one| stop.public_send(one) }
    "#{stop.hex.id}/#{kind.to_s.delete_suffix('?')}#{stop.index}"
  end

  def dividend(one, info)
    {
      entity: one.id, event: 'dividend', implicit: Skipped.companies.include?(one.id),
      kind: info.dividend_kind, revenue: info.revenue
    }
  end

  def ending
    result = @game.result.to_h { |one, worth| [one.to_s, worth] }
    recorded = (@record['result'] || {}).to_h { |one, worth| [one.to_s, worth] }
    {
      agrees: result == recorded, finished: @game.finished ? true : false,
      reason: @game.finished ? @game.game_end_reason&.to_s : nil, result: result,
      recorded_reason: @record['game_end_reason'], recorded_result: recorded
    }
  end
end

# A line with its keys in order, so that the same game gives the same bytes.
def sorted(value)
  case value
  when Hash then value.sort_by { |key, _| key.to_s }.to_h { |key, item| [key.to_s, sorted(item)] }
  when Array then value.map { |item| sorted(item) }
  else value
  end
end

def main(arguments)
  abort('usage: ruby trace.rb CHECKOUT GAME.json > GAME.trace.jsonl') unless arguments.size == 2
  folder, file = arguments
  Checkout.open(folder)
  Engine::Step::Dividend.prepend(Skipped)
  record = JSON.parse(File.read(file, mode: 'r:bom|utf-8'))
  Tracer.new(record).lines { |line| OUTPUT.puts(JSON.generate(sorted(line))) }
rescue SystemCallError, JSON::ParserError => e
  abort("#{file}: cannot be read: #{e.message}")
end

main(ARGV) if $PROGRAM_NAME == __FILE__
