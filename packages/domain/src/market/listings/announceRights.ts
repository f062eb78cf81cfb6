import { type AnnouncedRights, type SplitRatio, lowestTerms } from '../../base/instruments/announced.ts'
import { type Instant, type LocalDate, epochMs } from '../../base/instant.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import { marketFacts } from '../../base/instruments/marketFacts.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import { isOnTick } from '../../base/instruments/ticks.ts'
import { type Decimal, isDecimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import type { FieldReason } from '../../base/refusals/refusal.ts'
import { lockEnd, opensAt } from '../../base/sessions/calendar.ts'
import type { CalendarKind } from '../../base/sessions/session.ts'
import type { Announcements } from './announce.ts'
import { unitsReason } from './units.ts'

/** From the record date to the end. */
const MOST_MS = 366 * 86_400_000

/** New shares for those who hold the instrument at the opening of `exDate`, the record date. */
export interface AnnounceRights {
  readonly kind: 'listings.announceRights'
  /** `to` new ones for each `from` held. */
  readonly ratio: SplitRatio
  readonly price: Decimal
  readonly exDate: LocalDate
  readonly from: Instant
  readonly to: Instant
  /** Trading days after `to` in which new shares may not be sold; `lockedUntil` goes before it. */
  readonly lockDays: number
  readonly lockedUntil?: Instant | undefined
}

function priceReason(price: Decimal, { market }: Instrument): FieldReason | undefined {
  if (!isDecimal(price)) return 'malformed'
  if (!exact(price).gt('0')) return 'tooLow'
  return isOnTick(defaultMarkets[market], price) ? undefined : 'offTick'
}

/** The new shares are issued then, which is no moment at which a split opens. */
function endReason(
  { from, to }: Pick<AnnounceRights, 'from' | 'to'>,
  opening: Instant,
  splits: readonly Instant[],
): FieldReason | undefined {
  if (to <= from) return 'tooLow'
  if (epochMs(to) - epochMs(opening) > MOST_MS) return 'tooHigh'
  return splits.includes(to) ? 'notAllowed' : undefined
}

/**
 * Rights are used after the record date has begun, for a while. `exDateWrong` is what is wrong with that date, `splits` are the openings of those
 * that were announced.
 */
export function rightsReasons(
  { ratio, price, exDate, from, to, lockDays, lockedUntil }: AnnounceRights,
  listing: Instrument,
  calendar: CalendarKind,
  exDateWrong: FieldReason | undefined,
  splits: readonly Instant[],
): Readonly<Record<string, FieldReason | undefined>> {
  const exchange = marketFacts[listing.market]
  const opening = exDateWrong === undefined ? opensAt(exchange, calendar, exDate) : from
  return {
    'instrument.lotSize': exact(listing.lotSize).eq('1') ? undefined : 'offLot',
    ratio: unitsReason(ratio),
    price: priceReason(price, listing),
    exDate: exDateWrong,
    from: from < opening ? 'tooLow' : undefined,
    to: endReason({ from, to }, opening, splits),
    lockDays: Number.isSafeInteger(lockDays) && lockDays >= 0 ? undefined : 'notWhole',
    lockedUntil: lockedUntil !== undefined && lockedUntil < to ? 'tooLow' : undefined,
  }
}

/** What is announced beside its dates. */
export function rightsTerms(
  { ratio, price, from, to, lockDays, lockedUntil }: AnnounceRights,
  { market, currency }: Instrument,
  calendar: CalendarKind,
) {
  return {
    kind: 'rights',
    ratio: lowestTerms(ratio),
    price,
    currency,
    from,
    to,
    lockedUntil: lockedUntil ?? lockEnd(marketFacts[market], calendar, to, lockDays),
  } as const
}

/** Rights that may be called off now; undefined where there are none. */
export function rightsToCallOff(
  rights: string,
  actions: Announcements,
  now: Instant,
): AnnouncedRights | undefined {
  const found = Object.hasOwn(actions, rights) ? actions[rights] : undefined
  return found?.kind === 'rights' && found.calledOffAt === undefined && now < found.to ? found : undefined
}
