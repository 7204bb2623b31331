# frozen_string_literal: true

# Every legal action: what may come into question, and of that what the engine takes.
class Legal
  def initialize(table)
    @table = table
    @game = table.game
  end

  def actions
    raise Cannot, 'not connected'
  end
end
