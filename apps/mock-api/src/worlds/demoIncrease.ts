import {
  type Instant,
  type ListingsCommand,
  decimal,
  defaultMarkets,
  discounted,
  epochMs,
  instant,
  marketFacts,
  opensAt,
} from '@onelot/domain'
import type { Broker } from '../broker.ts'
import { dayAhead } from './dayAhead.ts'
import { demoInstruments } from './demoInstruments.ts'

const { apple: instrument } = demoInstruments
const HOUR_MS = 3_600_000
const DISCOUNT = decimal('0.15')

/**
 * When it is counted, in trading days from now, and the hours from now between which its rights can be used: as many hours later as it is
 * counted after the first of them, where the exchange is closed for days.
 */
export interface IncreaseDates {
  readonly record: number
  readonly hours: readonly [from: number, to: number]
}
/** Announces one of Apple at 15 % under the price of now. */
export function announcesIncrease(broker: Broker, { record, hours }: IncreaseDates): ListingsCommand {
  const { market, clock, calendar } = broker.services
  const now = clock.now()
  const exDate = dayAhead(broker, 'US', record)
  const usableAt = epochMs(now) + hours[0] * HOUR_MS
  const later = Math.max(0, epochMs(opensAt(marketFacts.US, calendar, exDate)) - usableAt)
  const at = (of: number): Instant => instant(epochMs(now) + of * HOUR_MS + later)
  const price = market.quote(instrument, now)?.price
  if (price === undefined) throw new Error('the share has a price')
  return {
    kind: 'listings.announceRights',
    instrument,
    ratio: { to: 3, from: 20 },
    price: discounted(DISCOUNT, price, defaultMarkets.US, undefined),
    exDate,
    from: at(hours[0]),
    to: at(hours[1]),
    lockDays: 10,
    reason: 'Announced',
  }
}
