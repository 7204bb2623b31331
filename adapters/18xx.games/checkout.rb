# frozen_string_literal: true

# The engine of 18xx.games, out of a checkout of its repository.
module Checkout
  # Folders of the games that are loaded.
  GAMES = %w[g_18_chesapeake g_1846 g_18_fl].freeze

  module_function

  # Load the engine; says which version it is. Ends the program where there is none.
  def open(folder)
    whole = File.expand_path(folder)
    abort("#{folder}: is no checkout of 18xx.games: there is no lib/engine.rb in it") unless
      File.file?(File.join(whole, 'lib', 'engine.rb'))

    ENV['ENGINE_LOG_LEVEL'] = '4' # only what is fatal
    require 'set'
    $LOAD_PATH.unshift(File.join(__dir__, 'lib'), File.join(whole, 'lib'))
    require 'engine'
    commit(whole)
  end

  # What runs earn is worked out in the browser, where the engine is translated to a language in which a symbol is a
  # string. In one place (the 3E-train of 18FL) it asks for the one what is kept under the other.
  def as_in_the_browser(game)
    game.depot.trains.flat_map { |train| train.variants.values }.uniq(&:object_id).each do |variant|
      variant.default_proc = proc { |own, key| own.fetch(key.to_sym, nil) if key.is_a?(String) }
    end
    game
  end

  # The commit that is checked out, shortened; `unknown` where Git does not say.
  def commit(whole)
    said = IO.popen(['git', '-C', whole, 'rev-parse', '--short=8', 'HEAD'], err: File::NULL, &:read).strip
    said.empty? ? 'unknown' : said
  rescue SystemCallError
    'unknown'
  end
end

# The adapter cannot do this: an error, no judgement on the rules.
class Cannot < StandardError
  CODE = -32_000
end

# The action is not allowed; says why.
class Refused < StandardError
end
