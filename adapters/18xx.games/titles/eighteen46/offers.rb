# frozen_string_literal: true

# What the pages of 1846 never offer.
class Offers46 < Offers
  private

  def check_bid(_action, _move) end

  def check_buy_shares(_action, move)
    return if move.entity == move.bundle.corporation

    refuse("#{move.entity.id} buys its own shares only") unless move.entity.player?
    refuse('one certificate is bought at a time') if move.bundle.shares.size > 1
    refuse("#{move.bundle.corporation.id} has no par value yet") unless move.bundle.corporation.ipoed
  end

  def check_sell_shares(_action, move)
    refuse("nobody sells shares of #{move.bundle.corporation.id}") if move.bundle.corporation.receivership?
  end

  def check_buy_train(action, move)
    step = step_for(move)
    return unless step

    company = move.entity
    refuse("it is not the turn of #{company.id}") unless company == step.current_entity
    refuse("a #{action['train']}-train is not for sale") unless step.buyable_trains(company).include?(move.train)
    if move.train.from_depot?
      offered = step.buyable_train_variants(move.train, company).find { |one| one[:name] == action['train'] }
      refuse("a #{action['train']}-train is not offered") unless offered
      refuse("it costs $#{offered[:price]}") unless move.price == offered[:price]
    else
      consent(action, move.train.owner.owner, company.owner)
    end
  end

  # The places of a marker can be chosen, no others.
  def check_assign(_action, move)
    return unless move.target.is_a?(Engine::Hex)

    hexes = @game.abilities(move.entity, :assign_hexes)&.hexes || []
    refuse("#{move.target.id} cannot be chosen") unless hexes.include?(move.target.id)
  end

  def check_place_token(_action, move)
    step = step_for(move)
    return unless step.respond_to?(:tokener_available_hex) && move.entity.corporation?

    refuse("#{move.city.hex.id} cannot be chosen") unless step.tokener_available_hex(move.entity, move.city.hex)
  end
end
