import {
  type Decimal,
  type Instant,
  type MentorId,
  decimal,
  epochMs,
  instant,
  marketFacts,
  mentorId,
  money,
} from '@onelot/domain'
import { type Mentor, mentors as rules } from '@onelot/domain/modules/managed/mentors'
import type { Broker } from '../broker.ts'
import { mentorDefaults } from '../modules/managed/copySettings.ts'
import { mentorStream } from '../modules/managed/foundMentor.ts'
import type { MarketPort } from '../market/port.ts'
import { announceNew } from './announceNew.ts'

const HOUR_MS = 3_600_000
/** Sold for at most so much, so that a part of a small follow buys some. */
const MOST_PRICE = { US: 80, KRX: 60_000, TWSE: 200 } as const

type MentorMarket = keyof typeof MOST_PRICE

/** What differs from one mentor to another. Hours are counted from the time of the world. */
interface Announced {
  readonly id: MentorId
  readonly name: Mentor['name']
  readonly market: MentorMarket
  /** The share of its market with which its shares begin. */
  readonly first: number
  readonly averages: readonly [fast: number, slow: number]
  readonly size?: string
  readonly hours: readonly [from: number, to: number]
  readonly termDays?: number
}

export const demoMentors = {
  open: mentorId('river'),
  korean: mentorId('harbour'),
  full: mentorId('lantern'),
  coming: mentorId('summit'),
  ended: mentorId('meadow'),
} as const

const named = (en: string, kor: string, tw: string): Mentor['name'] => ({ en, kor, tw })

const announced: readonly Announced[] = [
  {
    ...{
      id: demoMentors.open,
      name: named('River', '리버', '長河'),
      market: 'US',
      first: 0,
      averages: [3, 8],
    },
    ...{ size: '250000', hours: [-96, 610] },
  },
  {
    ...{ id: demoMentors.korean, name: named('Harbour', '하버', '港灣'), market: 'KRX', first: 0 },
    ...{ averages: [5, 20], hours: [-96, 490], termDays: 20 },
  },
  {
    ...{
      id: demoMentors.full,
      name: named('Lantern', '랜턴', '燈火'),
      market: 'US',
      first: 7,
      averages: [10, 40],
    },
    ...{ size: '200', hours: [-96, 170] },
  },
  {
    ...{ id: demoMentors.coming, name: named('Summit', '서밋', '峰頂'), market: 'TWSE', first: 0 },
    ...{ averages: [20, 60], size: '3000000', hours: [29, 400] },
  },
  {
    ...{
      id: demoMentors.ended,
      name: named('Meadow', '메도', '草原'),
      market: 'KRX',
      first: 6,
      averages: [10, 30],
    },
    ...{ hours: [-150, -22] },
  },
]

/** Stocks of a market that a mentor trades: one share a lot, and of a price that a small follow can pay. */
function sharesOf(
  { listings, quote }: MarketPort,
  { market, first, averages: [fast, slow] }: Announced,
  count: number,
  now: Instant,
): Mentor['shares'] {
  const found: Mentor['shares'][number][] = []
  let passed = 0
  for (const { id, market: of, kind, lotSize, listedAt } of listings()) {
    if (found.length === count) break
    if (of !== market || kind !== 'stock' || lotSize !== '1' || listedAt > now) continue
    const price = Number(quote(id, now)?.price ?? '0')
    if (price === 0 || price >= MOST_PRICE[market]) continue
    if (passed >= first) found.push({ instrument: id, fast, slow })
    passed += 1
  }
  return found
}

/** Mentors in each phase, by an operator, their hours counted from a moment. Each trades as many shares as it says. */
export async function announceMentors(broker: Broker, from: Instant, shares = 5): Promise<void> {
  const at = (hours: number): Instant => instant(epochMs(from) + hours * HOUR_MS)
  const { services, operator } = broker
  const now = services.clock.now()
  for (const one of announced) {
    const { id, name, market, size, hours, termDays } = one
    const { currency } = marketFacts[market]
    const defaults = mentorDefaults(services, currency)
    if (defaults === undefined) continue
    const { capital, least, feeRate } = defaults
    const mentor: Mentor = {
      ...{ id, name, market, least, feeRate },
      shares: sharesOf(services.market, one, shares, now),
      capital: money(currency, capital),
      from: at(hours[0]),
      to: at(hours[1]),
      size: size === undefined ? undefined : (decimal(size) satisfies Decimal),
      termDays,
    }
    const stream = mentorStream(id)
    const command = { kind: 'mentors.set', mentor, reason: 'Announced' } as const
    await announceNew(broker, stream, () => operator.command(rules, stream, command))
  }
}
