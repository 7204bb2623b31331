# frozen_string_literal: true

# The engine asks for a gem of this name, of which it uses one method. Here it is, with one difference: of all the
# games in the checkout only those are loaded that the adapter plays.

module Kernel
  # Load every Ruby file below a folder, which is named from the file that asks.
  def require_rel(folder)
    from = File.dirname(caller_locations(1, 1).first.absolute_path)
    whole = File.expand_path(folder, from)
    wholes = whole.end_with?('/engine/game') ? Checkout::GAMES.map { |game| File.join(whole, game) } : [whole]
    wholes.flat_map { |one| Dir[File.join(one, '**', '*.rb')].sort }.each { |file| require file }
  end
end
