# frozen_string_literal: true

# What the web pages of 18xx.games never offer, although the server would take it.
class Offers
  def initialize(table)
    @table = table
    @game = table.game
    @round = table.game.round
  end

  # Raises Refused for an action that no page offers.
  def check(action, move)
    name = :"check_#{action['type']}"
    send(name, action, move) if respond_to?(name, true)
  end

  private

  def refuse(reason)
    raise Refused, "no page offers that: #{reason}"
  end

  def step_for(move)
    type = move.class.name.split('::').last.gsub(/(?<=[a-z])(?=[A-Z])/, '_').downcase
    @round.step_for(move.entity, type)
  end

  # The lowest private company has a button with its price.
  def check_bid(action, move)
    step = step_for(move)
    return unless step

    contested = step.send(:auctioning) # the page then has a field for that one only
    refuse("#{action['private']} is not up for auction") if contested && contested != move.company
    refuse("#{action['private']} has been sold") unless step.available.include?(move.company)
    least = step.min_bid(move.company)
    exact = step.may_purchase?(move.company)
    refuse("#{action['private']} is sold for $#{least}") if exact && action['price'] != least
  end

  def check_par(_action, move)
    step = step_for(move)
    return unless step

    if step.is_a?(Engine::Step::CompanyPendingPar)
      given = step.companies_pending_par.first
      own = @game.abilities(given, :shares).shares.first.corporation
      refuse("the par value of #{own.id} is to be set") unless move.corporation == own
    elsif !@game.can_par?(move.corporation, move.entity)
      refuse("#{move.corporation.id} has a par value")
    end
    refuse('there is no such par value') unless step.get_par_prices(move.entity, move.corporation).include?(move.share_price)
  end

  def check_buy_shares(_action, move)
    corporation = move.bundle.corporation
    refuse("#{corporation.id} has no par value yet") unless corporation.ipoed
    refuse('one certificate is bought at a time') if move.bundle.shares.size > 1
  end

  # The map lets hexes be chosen that are available, and shows the tiles and rotations that fit.
  def check_lay_tile(_action, move)
    step = step_for(move)
    return unless step

    refuse("#{move.hex.id} cannot be chosen") unless step.available_hex(move.entity, move.hex)
    shown = step.upgradeable_tiles(move.entity, move.hex).find { |tile| tile.name == move.tile.name }
    refuse("the tile #{move.tile.name} is not shown for #{move.hex.id}") unless shown
    return if shown.legal_rotations.any? { |rotation| alike?(shown, rotation, move.rotation) }

    refuse("the tile #{move.tile.name} does not lie like that in #{move.hex.id}")
  end

  # Whether a tile looks the same in two rotations.
  def alike?(tile, one, other)
    return true if one == other

    looks = [one, other].map do |rotation|
      tile.paths.map { |path| [path.exits.map { |side| (side + rotation - tile.rotation) % 6 }.sort, path.nodes.map(&:index)] }.sort
    end
    looks.uniq.size == 1
  end

  def check_place_token(_action, move)
    step = step_for(move)
    return unless step

    refuse("#{move.city.hex.id} cannot be chosen") unless step.available_hex(move.entity, move.city.hex)
  end

  # The button is in the turn of a company.
  def check_convert(_action, move)
    step = step_for(move)
    refuse("it is not the turn of #{move.entity.id}") unless step.nil? || move.entity == step.current_entity
  end

  # The button is among what a company is offered that has to buy a train.
  def check_bankrupt(_action, move)
    step = @round.active_step
    refuse('no train has to be bought now') unless step.is_a?(Engine::Step::BuyTrain) && step.must_buy_train?(move.entity)
  end

  def check_buy_train(action, move)
    step = step_for(move)
    return unless step

    company = move.entity
    refuse("it is not the turn of #{company.id}") unless company == step.current_entity
    return check_exchange(move) if move.exchange

    must = step.must_buy_train?(company)
    refuse("#{company.id} has no room for a train") unless must || (step.can_buy_train?(company) && step.room?(company))
    refuse("a #{move.train.name}-train is not for sale") unless step.buyable_trains(company).include?(move.train)
    if move.train.from_depot?
      refuse("it costs $#{move.train.price}") unless move.price == move.train.price
    else
      consent(action, move.train.owner.owner, company.owner)
    end
  end

  def check_exchange(move)
    found = @game.discountable_trains_for(move.entity).any? do |given, train, _, price|
      given.name == move.exchange.name && train == move.train && price == move.price
    end
    refuse('there is no such exchange') unless found
  end

  def check_buy_company(action, move)
    refuse("#{action['private']} is not for sale") unless @game.purchasable_companies(move.entity).include?(move.company)
    consent(action, move.company.owner, move.entity.owner)
  end

  # The page of whoever acts asks whether the other one agrees.
  def consent(action, giver, taker)
    return if giver == taker || giver.nil?

    refuse("#{giver.name} has to agree") unless action['agreed_by'] == giver.name
  end
end
