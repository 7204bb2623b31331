# frozen_string_literal: true

# What the pages of 18FL never offer.
class OffersFl < Offers
  private

  def check_bid(_action, _move) end

  def check_assign(_action, move)
    hexes = @game.abilities(move.entity, :assign_hexes)&.hexes || []
    refuse("#{move.target.id} cannot be chosen") unless hexes.include?(move.target.id)
  end

  def check_place_token(action, move)
    return if action['private']

    step = step_for(move)
    place = move.is_a?(Engine::Action::HexToken) ? move.hex : move.city.hex
    refuse("#{place.id} cannot be chosen") if step && !step.available_hex(move.entity, place)
  end

  # The engine takes a choice of the size as well.
  def check_par(_action, move)
    return unless move.is_a?(Engine::Action::Par)

    step = step_for(move)
    return unless step

    refuse("#{move.corporation.id} has a par value") unless @game.can_par?(move.corporation, move.entity)
    refuse('there is no such par value') unless step.get_par_prices(move.entity, move.corporation).include?(move.share_price)
  end

  def check_buy_train(action, move)
    step = step_for(move)
    return unless step

    company = move.entity
    must = step.must_buy_train?(company)
    refuse("#{company.id} has no room for a train") unless must || (step.can_buy_train?(company) && step.room?(company))
    refuse("a #{action['train']}-train is not for sale") unless step.buyable_trains(company).include?(move.train)
    return consent(action, move.train.owner.owner, company.owner) unless move.train.from_depot?

    refuse("it costs $#{move.train.price}") unless move.price == move.train.price
  end
end
