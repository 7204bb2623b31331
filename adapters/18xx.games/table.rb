# frozen_string_literal: true

require_relative 'titles/chesapeake'
require_relative 'titles/eighteen46'
require_relative 'titles/eighteen_fl'
require_relative 'actions'
require_relative 'offers'
require_relative 'runs'
require_relative 'state_out'
require_relative 'state_in'
require_relative 'legal'

TITLES = [Chesapeake, Eighteen46, EighteenFl].freeze

# One game of the engine, and what the port asks for that the engine does not keep.
class Table
  # What happened in the operating turn going on.
  #
  # issued, redeemed, forced: of the company's own shares, in percent. issue_over: the step for that has been passed.
  # sold, cash_before: what the president sold to pay for a train, and his cash before that.
  # used, declined: private companies of which the bonus action was carried out, or not. over: steps that the company has
  # done with, though the engine is still there.
  Turn = Struct.new(
    :laid, :tokens, :routes, :bought, :issued, :redeemed, :forced, :issue_over, :sold, :cash_before, :used, :over, :declined
  ) do
    def self.new_one
      new([], 0, [], [], 0, 0, 0, false, [], nil, [], [], [])
    end
  end

  attr_reader :title, :game, :seats, :face, :gifts, :companies, :options
  # put_back: so many cards at the end of a deck wait for chance to put them in order.
  # endless: whether the table that was loaded has last trains without end, of which the engine counts nine.
  # bids: the hidden bids of 18FL, by the name of the player.
  # edition: by which it is said to be played.
  attr_accessor :turn, :put_back, :endless, :bids, :edition

  def self.fresh(params, face)
    title = title_of(params)
    players = params['players']
    unless players.is_a?(Array) && title::PLAYERS.cover?(players.size)
      raise Cannot, "#{title::NAME} is played here by #{title::PLAYERS.min} to #{title::PLAYERS.max} players"
    end

    options = title.options(params['options'])
    edition = edition_of(params, title)
    made = new(title, title.new_game(players, params['deal'] || {}, options, edition), face, options)
    made.edition = edition
    made
  end

  def self.loaded(state, face)
    title = title_of(state)
    options = title.options(state['options'])
    players = state['players'].map { |player| player['id'] }
    edition = edition_of(state, title)
    table = new(title, title.new_game(players, title.deal_in(state), options, edition), face, options)
    table.edition = edition
    title.parts[:in].new(table, state).load
    table
  end

  def self.title_of(params)
    title = TITLES.find { |one| one::NAME == params['game'] }
    raise Cannot, "#{params['game'].inspect} is not played here" unless title

    edition = edition_of(params, title)
    raise Cannot, "there is no edition #{edition.inspect} of #{title::NAME} here" unless title::EDITIONS.include?(edition)

    title
  end

  def self.edition_of(params, title)
    params.fetch('edition', title::EDITIONS.first)
  end

  def initialize(title, game, face, options)
    @title = title
    @options = options
    @game = game
    @seats = game.players.dup
    @face = face
    @put_back = 0
    @bids = {}
    @turn = Turn.new_one
    @companies = title.companies(game) # every company by its id, those that have closed as well
    @gifts = title.gifts(game) # private company -> the company of which a certificate came with it
  end

  def state
    out.state
  end

  def out
    @title.parts[:out].new(self)
  end

  # Carry out an action, or say why not. scout: what has to be done before anything is changed.
  def apply(action, scout)
    carry_out(action) { scout.go_ahead }
    scout.accepted(action)
    { legal: true }
  rescue Refused => e
    { legal: false, reason: e.message }
  end

  def legal_actions
    @title.parts[:legal].new(self).actions
  end

  def best_routes(name)
    Runs.new(self).best(company(name))
  end

  # Why an action is not allowed; nil where it is. It is tried by a child, whose table may be left in any state.
  def objection(action)
    answer = in_child do
      carry_out(action)
      nil
    rescue Refused => e
      e.message
    end
    raise Cannot, answer.message if answer.is_a?(Cannot)
    raise "in the trial of an action: #{answer.full_message(highlight: false)}" if answer.is_a?(Exception)

    answer
  end

  # Carry out an action of the port. Raises Refused; then the table is spoilt if a block has been called, which is done
  # before anything is changed.
  def carry_out(action)
    mark = turn_mark
    refuse_pass(action['actor']) if @face == 'pages' && action['type'] == 'pass'
    moves = translated(action)
    offered_at_once = moves.take_while { |move| !way?(move) }
    check_offers(action, offered_at_once) if @face == 'pages'
    yield if block_given? && !moves.empty?
    before = notable
    forced = @title.forced?(@game) # the sale of a share may lead on to where a train has to be bought
    note(action, moves.last)
    moves.each do |move|
      check_offers(action, [move]) if @face == 'pages' && !way?(move) && !offered_at_once.include?(move)
      move = move.call if move.is_a?(Proc)
      process(move) if move
    end
    note_shares(action, before, forced)
    @turn = Turn.new_one unless turn_mark == mark
  end

  # What leads there, passes and what is only known later, is not asked about; what comes after it is when it comes.
  def check_offers(action, moves)
    moves.each { |move| @title.parts[:offers].new(self).check(action, move) }
  end

  def way?(move)
    move.is_a?(Proc) || move.is_a?(Engine::Action::Pass)
  end

  # Buttons are shown to those who are asked; the server takes some passes of others.
  def refuse_pass(actor)
    asked = out.send(:pending).flat_map { |due| due[:actors] }
    return if asked.any? { |one| one[:id] == actor['id'] }

    raise Refused, "no page offers that: #{actor['id']} is not asked"
  end

  # -- names ------------------------------------------------------------------------------------------------------

  def player(name)
    @seats.find { |one| one.name == name }
  end

  def company(name)
    @companies[name]
  end

  def private(name)
    @game.company_by_id(@title::PRIVATES[name])
  end

  def name_of_private(company)
    @title::PRIVATES.key(company.id)
  end

  # The company on turn in an operating round.
  def operator
    @game.round.operating? ? @game.round.entities[@game.round.entity_index] : nil
  end

  def step(kind)
    @game.round.steps.find { |one| one.is_a?(kind) }
  end

  private

  def translated(action)
    @title.parts[:actions].new(self).moves(action)
  rescue Engine::GameError => e
    raise Refused, e.message
  end

  def process(move)
    @game.process_action(move)
    @game.maybe_raise!
  rescue StandardError => e
    raise Refused, e.is_a?(Engine::GameError) ? e.message : "#{e.class}: #{e.message}"
  end

  def turn_mark
    [@game.round.object_id, operator&.id]
  end

  def note(action, move)
    case action['type']
    when 'lay_tile'
      laid = { hex: action['hex'], tile: action['tile'], rotation: action['rotation'] }
      laid[:private] = action['private'] if action['private']
      @turn.laid << laid
    when 'place_token' then @turn.tokens += 1 if @title.ordinary?(action)
    when 'run_routes'
      runs = Runs.new(self)
      @turn.routes = move.routes.filter_map { |route| runs.written(route) }
    when 'buy_train' then @turn.bought << action['train']
    end
    @title.note(self, action)
  end

  # What a sale of a president for his company depends on.
  def notable
    operator&.owner&.player? ? operator.owner.cash : nil
  end

  # Shares that a company issues or takes back, and those that its president sells for a train.
  def note_shares(action, cash, forced)
    return unless %w[sell_shares buy_shares].include?(action['type']) && @game.round.operating?

    percent = action['percent']
    if action['actor']['kind'] == 'player'
      @turn.cash_before ||= cash
      @turn.sold |= [action['company']]
    elsif action['type'] == 'buy_shares' then @turn.redeemed += percent
    elsif forced then @turn.forced += percent
    else @turn.issued += percent
    end
  end

  # What a block gives, or the exception that it raises, in a process of its own.
  def in_child
    reading, writing = IO.pipe(binmode: true)
    child = fork do
      GC.disable # it does not live long
      reading.close
      answer = begin
        yield
      rescue StandardError => e
        e
      end
      writing.write(Marshal.dump(answer.is_a?(Exception) ? plain(answer) : answer))
      writing.close
      exit!(0)
    end
    writing.close
    said = reading.read
    reading.close
    Process.wait(child)
    raise 'the child ended without an answer' if said.empty?

    Marshal.load(said) # rubocop:disable Security/MarshalLoad -- of our own child
  end

  def plain(error)
    return Cannot.new(error.message) if error.is_a?(Cannot)

    RuntimeError.new("#{error.class}: #{error.message}\n#{error.backtrace&.first(8)&.join("\n")}")
  end
end
