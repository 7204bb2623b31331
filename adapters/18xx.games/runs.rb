# frozen_string_literal: true

# Runs of trains: the port's paths of steps as routes of the engine, the other way round, and the best of them.
class Runs
  # How long the engine may walk over possible routes, in seconds, and how many of a train it keeps.
  WALK = 6
  KEPT = 3_000

  def initialize(table)
    @table = table
    @game = table.game
  end

  # -- from the port ----------------------------------------------------------------------------------------------

  # The engine's routes for those of the port. Raises Refused where a path does not hang together.
  def routes(company, wanted)
    used = []
    made = []
    wanted.each do |one|
      train = train_for(company, one['train'], used)
      used << train
      made << Engine::Route.new(@game, @game.phase, train, connection_hexes: chains(one['path']), routes: made)
    end
    made.zip(wanted) { |route, one| check_counted(route, one['counted']) if one['counted'] }
    made
  end

  # -- to the port ------------------------------------------------------------------------------------------------

  # A route as the port writes it; nil for one that connects nothing.
  def written(route)
    joined = route.connection_data
    return nil if joined.nil? || joined.empty?

    ends = [joined.first[:left], joined.last[:right]]
    path = steps(joined)
    if (place(ends[1]) <=> place(ends[0])).negative?
      path = path.reverse.map { |step| { hex: step[:hex], in: step[:out], out: step[:in] }.compact }
      ends.reverse!
    end
    name_ends(path, ends)
    { train: route.train.name, path: path }
  end

  # -- the best ---------------------------------------------------------------------------------------------------

  # The most that a company can earn, and the routes that bring it.
  def best(company)
    raise Cannot, 'there is no such company' unless company

    router = Runs.router(@game)
    trains = @game.route_trains(company)
    found = trains.empty? ? {} : router.path(trains.sort_by(&:price), company, path_timeout: WALK, route_limit: KEPT)[0]
    chosen = choose(found.values.reject(&:empty?).sort_by { |routes| -routes[0].revenue }, router)
    { revenue: chosen.empty? ? 0 : router.real_revenue(chosen), routes: chosen.filter_map { |route| written(route) } }
  end

  # Whether the engine's search can be asked. In older versions it is one piece with the choice of the best set.
  def self.searches?
    search.method_defined?(:path)
  end

  def self.router(game)
    search.new(game)
  end

  # The engine's search. Its file holds a program in JavaScript for the browser, in the quotes that would make Ruby
  # run it in a shell: they are made to say nothing here.
  def self.search
    unless Engine.const_defined?(:AutoRouter)
      Engine.const_set(:AutoRouter, Class.new)
      Engine::AutoRouter.define_singleton_method(:`) { |_| nil }
      require 'engine/auto_router'
    end
    Engine::AutoRouter
  end

  private

  def train_for(company, name, used)
    own = company.trains.select { |train| train.name == name }
    train = own.find { |one| !used.include?(one) } || own.last
    raise Refused, "#{company.name} has no #{name}-train" unless train

    train
  end

  # Which places of a route count is not said to the engine: it takes those that earn most.
  def check_counted(route, counted)
    wanted = counted.map { |place| place['hex'] }.sort
    own = route.stops.select { |stop| counts?(route.train, stop) }.map { |stop| stop.hex.id }.sort
    raise Refused, "the places that count are #{own.join(', ')}" unless wanted == own
  end

  # Whether a stop is worth anything to a train: what it multiplies by nothing is passed only.
  def counts?(train, stop)
    kinds = train.distance.is_a?(Array) ? train.distance : []
    kinds.none? { |kind| kind['nodes'].include?(stop.type.to_s) && kind['multiplier']&.zero? }
  end

  # The hexes from stop to stop.
  def chains(path)
    check_joined(path)
    found = []
    path.each_with_index do |step, at|
      found.last << step['hex'] unless found.empty?
      found << [step['hex']] if at.zero? || (at < path.size - 1 && stop?(step))
    end
    found
  end

  def check_joined(path)
    path.each_cons(2) do |here, there|
      hex = hex_of(here)
      neighbour = hex.all_neighbors[here['out']]
      joined = neighbour && neighbour.id == there['hex'] && there['in'] == (here['out'].to_i + 3) % 6
      raise Refused, "no way leads from #{here['hex']} to #{there['hex']} by side #{here['out']}" unless joined
    end
    path.each { |step| check_track(step) }
  end

  def hex_of(step)
    @game.hex_by_id(step['hex']) || raise(Refused, "there is no hex #{step['hex']}")
  end

  # The track of a step: its two sides have to lead to each other, through a place or not.
  def check_track(step)
    sides = [step['in'], step['out']].compact
    paths = hex_of(step).tile.paths
    by_side = sides.map { |side| paths.select { |path| path.exits.include?(side) } }
    return if by_side.size == 1 && by_side[0].any? { |path| !path.nodes.empty? }
    return if by_side.size == 2 && (by_side[0] & by_side[1]).any?
    return if by_side.size == 2 && !by_side.map { |found| found.flat_map(&:nodes) }.reduce(:&).empty?

    return if by_side.size == 2 && by_side.all? { |found| found.any?(&:junction) }

    raise Refused, "there is no such track in #{step['hex']} (sides #{sides.join(' and ')})"
  end

  def stop?(step)
    paths = hex_of(step).tile.paths
    through = paths.any? { |path| path.exits.include?(step['in']) && path.exits.include?(step['out']) }
    !through && !crossing?(paths, step)
  end

  # Whether a step goes from side to side through the middle of a tile on which tracks meet.
  def crossing?(paths, step)
    [step['in'], step['out']].all? { |side| paths.any? { |path| path.exits.include?(side) && path.junction } }
  end

  def steps(joined)
    path = [{ hex: joined.first[:left].hex.id }]
    joined.each do |segment|
      paths = segment[:chain][:paths]
      paths = paths.reverse unless paths.first.nodes.include?(segment[:left])
      paths.map(&:hex).chunk_while { |one, other| one == other }.map(&:first).each_cons(2) do |here, there|
        side = here.neighbor_direction(there)
        path.last[:out] = side
        path << { hex: there.id, in: (side + 3) % 6 }
      end
    end
    path
  end

  def place(node)
    [node.hex.id, node.exits.uniq.sort]
  end

  # Which place is meant at an end whose side leads to several.
  def name_ends(path, ends)
    [[path.first, ends[0], :out], [path.last, ends[1], :in]].each do |step, node, side|
      there = node.hex.tile.nodes.count { |one| one.exits.include?(step[side]) }
      step[:exits] = node.exits.uniq.sort if there > 1
    end
  end

  # The set of routes, one a train or none, that earns most: routes of the dearest train first, none that meets
  # another, nothing that cannot reach the best so far.
  def choose(by_train, router)
    @best = []
    @most = 0
    @rest = by_train.each_index.map { |at| by_train[at..].sum { |routes| routes[0].revenue } } << 0
    grow(by_train, router, 0, [], 0)
    @best
  end

  def grow(by_train, router, at, chosen, sum)
    return if sum + @rest[at] <= @most
    if at == by_train.size
      real = router.real_revenue(chosen)
      @most, @best = real, chosen.dup if real > @most
      return
    end

    by_train[at].each do |route|
      own = route.instance_variable_get(:@revenue) || 0
      break if sum + own + @rest[at + 1] <= @most
      next if chosen.any? { |other| meet?(route, other) }

      grow(by_train, router, at + 1, [*chosen, route], sum + own)
    end
    grow(by_train, router, at + 1, chosen, sum)
  end

  def meet?(one, other)
    one.bitfield.zip(other.bitfield).any? { |mine, its| its && (mine & its).positive? }
  end
end
