#!/usr/bin/env ruby
# frozen_string_literal: true

# Puts the engine of 18xx.games behind the port: `ruby adapter.rb CHECKOUT [--rules-of server|pages] [--list]`.
#
# CHECKOUT is a working copy of its repository, which the user has. Ruby 3.1 or later, no gems.

require 'json'
require_relative 'checkout'
require_relative 'scout'

REPLIES = $stdout.dup
$stdout.reopen($stderr) # what anyone prints goes to standard error from here on

USAGE = 'usage: ruby adapter.rb CHECKOUT [--rules-of server|pages] [--list]'
PROTOCOL = '1'

PARSE_ERROR = -32_700
INVALID_REQUEST = -32_600
METHOD_NOT_FOUND = -32_601
INVALID_PARAMS = -32_602
INTERNAL_ERROR = -32_603
PROTOCOL_NOT_SPOKEN = -32_001

# An answer that is an error: a JSON-RPC code and a message for people.
class RpcError < StandardError
  attr_reader :code

  def initialize(code, message)
    super(message)
    @code = code
  end
end

# Answers one request after another.
class Adapter
  NEEDED = {
    'hello' => 'protocol', 'apply' => 'action', 'load' => 'state', 'best_routes' => 'company', 'new_game' => 'game'
  }.freeze

  # What puts another table in the place of the present one.
  BEGINNINGS = %w[load new_game].freeze

  # listing: whether legal actions are listed, which takes a trial of each.
  def initialize(version, face, listing)
    @version = version
    @face = face
    @listing = listing && face == 'pages'
    @table = nil
    @ended = false
    @scout = Scout.new
  end

  # Answer every request of the input, up to its end or `bye`.
  def serve(input)
    @lines = Lines.new(input)
    until @ended || (line = @lines.next).nil?
      report = catch(:returned) { reply(line) }
      take_over(report) if report
    end
    @scout.report(rest: '', ended: true) if @scout.ahead?
  end

  private

  # Write the answer to a request. Nothing is left of a table that a refusal has spoilt.
  def reply(line)
    REPLIES.write("#{JSON.generate(answer(line))}\n")
    REPLIES.flush
    @scout.return_if_spoilt(@lines.rest)
    nil
  end

  # Go on where a scout has ended.
  def take_over(report)
    @lines.rest = report.rest
    @ended = report.ended
    before = @table
    reply(report.line) if report.line
    report.actions.each { |action| @table.carry_out(action) } if @table.equal?(before) && !@ended
  end

  def answer(line)
    number = nil
    begin
      request = parsed(line)
      number = request['id']
      @scout.report(rest: @lines.rest, line: line) if @scout.ahead? && BEGINNINGS.include?(request['method'])
      { jsonrpc: '2.0', id: number, result: call(request['method'], request.fetch('params', {})) }
    rescue RpcError => e
      failure(number, e.code, e.message)
    rescue Cannot => e
      failure(number, Cannot::CODE, e.message)
    rescue StandardError, SystemStackError => e
      warn(e.full_message(highlight: false))
      failure(number, INTERNAL_ERROR, "#{e.class}: #{e.message}")
    end
  end

  def failure(number, code, message)
    { jsonrpc: '2.0', id: number, error: { code: code, message: message } }
  end

  def parsed(line)
    request = JSON.parse(line)
    return request if request.is_a?(Hash) && request['jsonrpc'] == '2.0'

    raise RpcError.new(INVALID_REQUEST, 'a request is an object with "jsonrpc": "2.0"')
  rescue JSON::ParserError, EncodingError => e
    raise RpcError.new(PARSE_ERROR, "the line is not JSON: #{e.message}")
  end

  def call(method, params)
    needed = NEEDED[method]
    unless params.is_a?(Hash) && (needed.nil? || params.key?(needed))
      raise RpcError.new(INVALID_PARAMS, "the params of #{method.inspect} are an object with #{needed || 'its fields'}")
    end

    case method
    when 'hello' then hello(params['protocol'])
    when 'new_game' then (@table = Table.fresh(params, @face)) && {}
    when 'load' then (@table = Table.loaded(params['state'], @face)) && {}
    when 'apply' then table.apply(params['action'], @scout)
    when 'state' then table.state
    when 'legal_actions' then { actions: legal_actions }
    when 'best_routes' then table.best_routes(params['company'])
    when 'bye' then (@ended = true) && {}
    else raise RpcError.new(METHOD_NOT_FOUND, "there is no method #{method.inspect} here")
    end
  end

  def hello(protocol)
    raise RpcError.new(PROTOCOL_NOT_SPOKEN, "only protocol #{PROTOCOL} is spoken here") unless protocol == PROTOCOL

    {
      protocol: PROTOCOL,
      name: "18xx.games (#{@face})",
      version: @version,
      games: TITLES.map { |title| title.announced },
      capabilities: ['load', *(@listing ? ['legal_actions'] : []), *(Runs.searches? ? ['best_routes'] : []), 'chance'],
      readings: {},
    }
  end

  # What the server takes beyond what the pages offer cannot be listed: there is no end to it.
  def legal_actions
    raise RpcError.new(METHOD_NOT_FOUND, 'legal actions are listed with --list, for the pages') unless @listing

    table.legal_actions
  end

  def table
    @table || raise(Cannot, 'there is no game: none was begun or loaded')
  end
end

def main(arguments)
  face = 'pages'
  listing = !arguments.delete('--list').nil?
  if (at = arguments.index('--rules-of'))
    face = arguments[at + 1]
    arguments = arguments[0...at] + arguments[(at + 2)..].to_a
  end
  abort(USAGE) unless arguments.size == 1 && %w[server pages].include?(face)
  version = Checkout.open(arguments[0])
  require_relative 'table'
  Adapter.new(version, face, listing).serve($stdin)
end

main(ARGV.dup) if $PROGRAM_NAME == __FILE__
