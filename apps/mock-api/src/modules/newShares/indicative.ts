import {
  type Decimal,
  type Instant,
  type Offer,
  epochMs,
  exact,
  roundToTick,
  underwritingPrice,
} from '@onelot/domain'
import { textKey, unit, signed } from '../../market/hash.ts'
import type { Services } from '../../services.ts'

const HOUR_MS = 3_600_000

/** How far above the underwriting price the middle of an offer's indication lies at least, and how much further at most. */
const LEAST_PREMIUM = -0.12
const PREMIUM_RANGE = 0.6
/** How far an hour may lie from the middle. */
const HOURLY = 0.03
const DIGITS = 6

/** A number that moves evenly from one hour's to the next. */
function between(key: number, at: Instant): number {
  const hours = epochMs(at) / HOUR_MS
  const hour = Math.floor(hours)
  const passed = hours - hour
  return signed(key, hour) * (1 - passed) + signed(key, hour + 1) * passed
}

/** What a share is said to be worth before its listing: a pure function of the offer and the time, and no price of any trade. */
export function simulatedPrice(
  { site }: Pick<Services, 'site'>,
  offer: Pick<Offer, 'instrument' | 'provisionalPrice' | 'actualPrice'> & { readonly id: string },
  now: Instant,
): Decimal {
  const key = textKey(`indication of ${offer.id}`)
  const premium = LEAST_PREMIUM + unit(key, 0) * PREMIUM_RANGE + between(key, now) * HOURLY
  const price = exact(underwritingPrice(offer)).times((1 + premium).toFixed(DIGITS))
  return roundToTick(site.marketRules(offer.instrument.market), price, 'nearest')
}
