import { auctionId, instrumentId } from '../../../base/ids.ts'
import { type Instant, instant } from '../../../base/instant.ts'
import type { Instrument } from '../../../base/instruments/instrument.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import { decimal } from '../../../base/money/decimal.ts'
import type { Auction } from '../auction.ts'

/** Tuesday 2026-03-10, 11:00 in Seoul. */
export const now: Instant = instant(Date.UTC(2026, 2, 10, 2))
export const hours = (count: number): Instant => instant(Date.UTC(2026, 2, 10, 2 + count))

const LISTED_IN = 120
export const haneul: Instrument = {
  id: instrumentId('KRX:990010'),
  market: 'KRX',
  kind: 'stock',
  code: '990010',
  name: { en: 'Haneul Robotics', kor: '하늘로보틱스', tw: '天空機器人' },
  industry: { en: 'Machinery', kor: '기계', tw: '機械' },
  currency: 'KRW',
  lotSize: decimal('1'),
  leverages: [1],
  shortable: false,
  origin: 'simulated',
  listedAt: hours(LISTED_IN),
}

const named = { en: 'Haneul Robotics Co.', kor: '하늘로보틱스(주)', tw: '天空機器人股份有限公司' }

/** Opened an hour ago, and closes in two days. */
export const auction: Auction = {
  id: auctionId('haneul'),
  kind: 'newShare',
  instrument: haneul,
  issuer: named,
  seller: named,
  dates: { opensAt: hours(-1), closesAt: hours(48), listsAt: hours(LISTED_IN) },
  floor: decimal('10000'),
  shares: 1_000,
  minShares: 10,
  simulated: { seed: 'haneul', ratio: decimal('0') },
}

export const rules = defaultMarkets.KRX
