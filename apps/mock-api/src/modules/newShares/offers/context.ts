import {
  type Fields,
  type FieldReason,
  type Instant,
  type Offer,
  type StreamState,
  offerId,
  sliceOf,
  type Decimal,
} from '@onelot/domain'
import {
  type OffersCommand,
  type OffersContext,
  offers as rules,
} from '@onelot/domain/modules/newShares/offers'
import type { ContextRequest } from '../../../kernel/modules.ts'
import { overrideFields } from '../../../market/overrideFields.ts'
import type { Services } from '../../../services.ts'
import { isDelistedBefore } from '../../base/listing.ts'
import { drawSecretOf } from '../foundOffer.ts'

/** What is wrong with a price of an instrument that the market knows, under the name of a field. */
function priceFields(
  { market }: Services,
  { instrument }: Pick<Offer, 'instrument'>,
  price: Decimal,
  from: Instant,
  field: string,
): Fields {
  const wrong = overrideFields({ kind: 'price', instrument: instrument.id, price, from }, market)
  return Object.fromEntries(
    Object.entries(wrong).map(([name, reason]): [string, FieldReason] => [
      name === 'price' ? field : name,
      reason,
    ]),
  )
}

/** What is wrong with what is to be listed, and with its prices. */
function listingFields(services: Services, state: StreamState, command: OffersCommand, now: Instant): Fields {
  const { offer: announced } = sliceOf(state, rules)
  switch (command.kind) {
    case 'offers.reachStep':
    case 'offers.callOff':
    case 'offers.endDelisted':
      return {}
    case 'offers.setPrice':
      return announced === undefined ? {} : priceFields(services, announced, command.price, now, 'price')
    case 'offers.set': {
      const { offer } = command
      const { instrument, provisionalPrice, actualPrice } = offer
      if (announced?.instrument.id === instrument.id)
        return {
          ...priceFields(services, offer, provisionalPrice, now, 'provisionalPrice'),
          ...(actualPrice && priceFields(services, offer, actualPrice, now, 'actualPrice')),
        }
      const { price, ...wrong } = overrideFields(
        { kind: 'listing', instrument, price: provisionalPrice },
        services.market,
      )
      const listed = overrideFields(
        { kind: 'listing', instrument, price: actualPrice ?? provisionalPrice },
        services.market,
      )
      return {
        ...wrong,
        ...(price && { provisionalPrice: price }),
        ...(listed['price'] && { actualPrice: listed['price'] }),
      }
    }
    default: {
      const never: never = command
      return never
    }
  }
}

export async function contextOf(
  { command, stream, state, base }: ContextRequest<OffersCommand>,
  services: Services,
): Promise<OffersContext> {
  const id = offerId(stream.slice(stream.indexOf('/') + 1))
  const { offer } = sliceOf(state, rules)
  const instrument = (command.kind === 'offers.set' ? command.offer : offer)?.instrument
  const basedOn = instrument === undefined ? [] : [await services.listingVersion(instrument.id)]
  return {
    ...base,
    basedOn,
    isDelisted:
      offer !== undefined && isDelistedBefore(services, offer.instrument.id, base.now, offer.dates.listsAt),
    listingFields: listingFields(services, state, command, base.now),
    secret: await drawSecretOf(services.vault, id),
  }
}
