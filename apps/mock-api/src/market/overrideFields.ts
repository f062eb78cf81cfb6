import {
  type AnnouncedAction,
  type AnnouncedRights,
  type Decimal,
  type FieldReason,
  type Fields,
  type SplitRatio,
  type Instant,
  type Instrument,
  type InstrumentId,
  isOwnCurrency,
  defaultMarkets,
  marketFacts,
  epochMs,
  exact,
  instrumentKinds,
  isDecimal,
  isOnTick,
  languages,
  leverages,
  marketIds,
  ticksOf,
} from '@onelot/domain'
import { gridFor } from './grid.ts'
import type { Override } from './overrides.ts'
import { LATEST_MS, isMarketTime } from './timeline.ts'

/** Highest price that an operator may set, in any currency: the highest that an order may name. */
export const MAX_PRICE = exact('1000000000000')
/** Numbers hold prices up to here exactly, their ticks being even. Lower than `MAX_PRICE` for recorded series only. */
const MAX_UNITS = exact(String(2 ** 54))

type Reasons = Readonly<Record<string, FieldReason | undefined>>
/** Finds what is listed, delisted instruments included. */
type ListingOf = (id: InstrumentId) => Instrument | undefined

function priceReason(instrument: Instrument, price: Decimal): FieldReason | undefined {
  if (!isDecimal(price)) return 'malformed'
  const value = exact(price)
  if (value.lte('0')) return 'tooLow'
  const units = value.times(`1e${String(gridFor(instrument).fractionDigits)}`)
  if (value.gt(MAX_PRICE) || units.gt(MAX_UNITS)) return 'tooHigh'
  return isOnTick({ ticks: ticksOf(instrument, defaultMarkets[instrument.market]) }, price)
    ? undefined
    : 'offTick'
}

function timeReason(at: Instant): FieldReason | undefined {
  const ms = epochMs(at)
  if (Number.isNaN(ms)) return 'malformed'
  if (isMarketTime(ms)) return undefined
  return ms < LATEST_MS ? 'tooLow' : 'tooHigh'
}

/** An end may lie in any future, and equal the beginning where an override was ended at once. */
function endReason(until: Instant | undefined, from: Instant): FieldReason | undefined {
  if (until === undefined) return undefined
  const ms = epochMs(until)
  if (Number.isNaN(ms)) return 'malformed'
  return ms < epochMs(from) ? 'tooLow' : undefined
}

const isPositive = (text: Decimal): boolean => isDecimal(text) && exact(text).gt('0')

function listingReasons(instrument: Instrument, price: Decimal, listingOf: ListingOf): Reasons {
  const { id, market, kind, code, currency } = instrument
  if (!marketIds.includes(market)) return { 'instrument.market': 'unknown' }
  const foreign = market !== 'FX' && currency !== marketFacts[market].currency
  const named = languages.every((language) => instrument.name[language] !== '')
  const grouped = languages.every((language) => instrument.industry[language] !== '')
  const levers = instrument.leverages
  const lever = levers.length > 0 && levers.every((leverage) => leverages.includes(leverage))
  return {
    'instrument.id': listingOf(id) !== undefined ? 'notAllowed' : undefined,
    'instrument.code': code === '' ? 'required' : id !== `${market}:${code}` ? 'mismatch' : undefined,
    'instrument.kind': instrumentKinds.includes(kind) ? undefined : 'unknown',
    'instrument.name': named ? undefined : 'required',
    'instrument.industry': grouped ? undefined : 'required',
    'instrument.currency': !isOwnCurrency(currency) ? 'unknown' : foreign ? 'mismatch' : undefined,
    'instrument.lotSize': isPositive(instrument.lotSize) ? undefined : 'malformed',
    'instrument.leverages': lever ? undefined : 'notAllowed',
    'instrument.origin': instrument.origin === 'simulated' ? undefined : 'notAllowed',
    'instrument.listedAt': timeReason(instrument.listedAt),
    price: priceReason(instrument, price),
  }
}

const ratioReason = ({ to, from }: SplitRatio): FieldReason | undefined =>
  [to, from].every((units) => Number.isSafeInteger(units) && units > 0) ? undefined : 'malformed'

/** Whatever was announced was checked then; a row that holds something else is passed over. */
function actionReasons(action: AnnouncedAction, { kind, currency }: Instrument): Reasons {
  const isStock = kind === 'stock' ? undefined : 'notAllowed'
  const opensAt = timeReason(action.opensAt)
  if (action.kind === 'dividend') {
    const amount = isPositive(action.amount) ? undefined : 'malformed'
    return {
      instrument: isStock,
      amount,
      currency: action.currency === currency ? undefined : 'mismatch',
      opensAt,
    }
  }
  return { instrument: isStock, ratio: ratioReason(action.ratio), opensAt }
}

/** As `actionReasons`. */
function rightsReasons(rights: AnnouncedRights, { kind, currency }: Instrument): Reasons {
  return {
    instrument: kind === 'stock' ? undefined : 'notAllowed',
    ratio: ratioReason(rights.ratio),
    price: isPositive(rights.price) ? undefined : 'malformed',
    currency: rights.currency === currency ? undefined : 'mismatch',
    opensAt: timeReason(rights.opensAt),
    from: timeReason(rights.from),
    to: timeReason(rights.to),
  }
}

function reasonsOf(override: Override, listingOf: ListingOf): Reasons {
  if (override.kind === 'listing') return listingReasons(override.instrument, override.price, listingOf)
  const instrument = listingOf(override.instrument)
  if (instrument === undefined) return { instrument: 'unknown' }
  if (override.kind === 'dividend' || override.kind === 'split') return actionReasons(override, instrument)
  if (override.kind === 'rights') return rightsReasons(override, instrument)
  const from = timeReason(override.from)
  switch (override.kind) {
    case 'price':
      return {
        price: priceReason(instrument, override.price),
        from,
        until: endReason(override.until, override.from),
      }
    case 'halt':
      return { from, until: endReason(override.until, override.from) }
    case 'delisting':
      return { from }
    default:
      override satisfies never
      return { kind: 'unknown' }
  }
}

/**
 * The fields of an override that are wrong, with reasons; empty where a market would apply it. A price must be above 0, on the
 * tick table and at most `MAX_PRICE`; it may lie beyond the day's limits. Times must be in the years that the market covers (`isMarketTime`).
 */
export function overrideFields(override: Override, { listing }: { readonly listing: ListingOf }): Fields {
  const fields: Record<string, FieldReason> = {}
  for (const [field, reason] of Object.entries(reasonsOf(override, listing)))
    if (reason !== undefined) fields[field] = reason
  return fields
}
