import {
  type Fields,
  type Instant,
  type InstrumentId,
  type ListingOverride,
  type ListingsCommand,
  type ListingsContext,
  type MarketId,
  currencies,
  epochMs,
  instant,
  instrumentOfCommand,
} from '@onelot/domain'
import type { ContextRequest } from '../../../kernel/modules.ts'
import { overrideFields } from '../../../market/overrideFields.ts'
import type { Services } from '../../../services.ts'

const FX: MarketId = 'FX'

/** Amounts are converted by these pairs. */
const ratePairs: ReadonlySet<string> = new Set(currencies.map((currency) => `${FX}:USD${currency}`))

/** The override that a command would lead to, where it names a price. */
function pricedOverride(command: ListingsCommand, from: Instant): ListingOverride | undefined {
  if (command.kind === 'listings.setPrice' || command.kind === 'listings.amendListing')
    return { kind: 'price', instrument: command.instrument, price: command.price, from }
  if (command.kind === 'listings.list')
    return { kind: 'listing', instrument: command.listing, price: command.price }
  return undefined
}

const lastPriceOf = ({ market }: Services, instrument: InstrumentId, now: Instant) =>
  market.quote(instrument, instant(epochMs(now) - 1))?.price ?? market.quote(instrument, now)?.price

export function listingsContext(
  { command, base }: ContextRequest<ListingsCommand>,
  services: Services,
): ListingsContext {
  const { market } = services
  const instrument = instrumentOfCommand(command)
  const status = market.status(instrument, base.now)
  const priced = pricedOverride(command, base.now)
  const known = status !== undefined && status !== 'delisted'
  const checked = priced !== undefined && (known || command.kind === 'listings.list')
  const priceFields: Fields = checked ? overrideFields(priced, market) : {}
  return {
    ...base,
    known,
    lastPrice: lastPriceOf(services, instrument, base.now),
    priceFields,
    listing: market.listing(instrument),
    calendar: services.calendar,
    inUse: ratePairs.has(instrument),
  }
}
