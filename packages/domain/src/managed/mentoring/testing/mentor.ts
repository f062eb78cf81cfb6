import { instrumentId, mentorId } from '../../../base/ids.ts'
import { type Instant, instant, plusMs } from '../../../base/instant.ts'
import type { Market } from '../../../base/instruments/market.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { type Money, money } from '../../../base/money/money.ts'
import type { Mentor } from '../mentor.ts'

/** Thursday 2026-03-12 10:00 in New York. */
export const START: Instant = instant(Date.parse('2026-03-12T14:00:00.000Z'))
/** As the US market is. */
export const market: Pick<Market, 'charges' | 'ticks'> = {
  charges: { commission: decimal('0.001'), minimumCommission: decimal('0.99'), saleTax: decimal('0') },
  ticks: [
    { from: decimal('0'), tick: decimal('0.0001') },
    { from: decimal('1'), tick: decimal('0.01') },
  ],
}
export const usd = (amount: string): Money => money('USD', amount)
export const [alpha, beta] = [instrumentId('US:ALPHA'), instrumentId('US:BETA')]

export const mentor: Mentor = {
  id: mentorId('M1'),
  name: { en: 'North', kor: '북', tw: '北' },
  market: 'US',
  capital: usd('100000'),
  shares: [
    { instrument: alpha, fast: 5, slow: 20 },
    { instrument: beta, fast: 5, slow: 20 },
  ],
  size: decimal('50000'),
  least: decimal('200'),
  feeRate: decimal('0.1'),
  from: plusMs(START, -1_000),
  to: plusMs(START, 1_000_000),
}
