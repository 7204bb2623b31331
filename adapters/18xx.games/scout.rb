# frozen_string_literal: true

# What comes in, line by line. What has been read and not been asked for yet can be handed on.
class Lines
  CHUNK = 65_536

  attr_accessor :rest

  def initialize(input)
    @input = input
    @rest = String.new
  end

  # The next line that is not blank; nil at the end.
  def next
    loop do
      line = whole_line || (@rest.empty? ? nil : @rest.slice!(0..))
      return line&.force_encoding(Encoding::UTF_8) if line.nil? || line.match?(/[^\s]/n)
    end
  end

  private

  # What is read up to the end of a line; nil where the input ends before.
  def whole_line
    searched = 0
    until (found = @rest.index("\n", searched))
      searched = @rest.size
      @rest << @input.readpartial(CHUNK)
    end
    @rest.slice!(0..found)
  rescue EOFError
    nil
  end
end

# No engine has to be able to take an action back: a child of the process, the scout, goes ahead. It carries actions out
# and answers by itself, while its parent waits with the table of before. When an action that is refused has spoilt the
# scout's table, the scout reports which were accepted, and ends; its parent carries those out as well, and goes on.
class Scout
  # actions: those that were accepted. line: a request that the parent has to answer, if any. rest: what else was read.
  # ended: whether there is nothing more to do.
  Report = Struct.new(:actions, :line, :rest, :ended, keyword_init: true)

  # Garbage is left alone for so many actions: most scouts do not live longer.
  SHORT_LIFE = 40

  def initialize
    @to_parent = nil
    @accepted = []
    @at_risk = false
  end

  # Whether this process is a scout.
  def ahead?
    !@to_parent.nil?
  end

  # The table is about to be changed, maybe in vain: from here on a scout goes on. In the parent `:returned` is thrown
  # with its report.
  def go_ahead
    @at_risk = true
    return if ahead?

    reading, writing = IO.pipe(binmode: true)
    child = fork
    if child
      writing.close
      throw(:returned, waited_for(child, reading))
    end
    reading.close
    @to_parent = writing
    GC.disable
  end

  # The action was carried out.
  def accepted(action)
    @at_risk = false
    return unless ahead?

    @accepted << action
    GC.enable if @accepted.size == SHORT_LIFE
  end

  # End a scout whose table was spoilt.
  def return_if_spoilt(rest)
    report(rest: rest) if ahead? && @at_risk
  end

  # End a scout, after it has said what its parent must know.
  def report(rest:, line: nil, ended: false)
    Marshal.dump(Report.new(actions: @accepted, line: line, rest: rest, ended: ended), @to_parent)
    @to_parent.close
    exit!(0)
  end

  private

  def waited_for(child, reading)
    said = reading.read
    reading.close
    Process.wait(child)
    abort('the process that went ahead ended without a word') if said.empty?
    @at_risk = false
    Marshal.load(said) # rubocop:disable Security/MarshalLoad -- of our own child
  end
end
