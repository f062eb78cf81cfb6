import { blockId, instrumentId } from '../../../base/ids.ts'
import { type Instant, instant } from '../../../base/instant.ts'
import type { Instrument } from '../../../base/instruments/instrument.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import { decimal } from '../../../base/money/decimal.ts'
import type { Block } from '../block.ts'

/** Thursday 2026-03-12, 16:05 in Seoul: after hours. */
export const now: Instant = instant(Date.UTC(2026, 2, 12, 7, 5))

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
  listedAt: instant(Date.UTC(2020, 0, 2)),
}

const common = {
  instrument: haneul,
  shares: 6_400,
  taken: 0,
  /** Monday 09:00 to the Friday after next, 18:00. */
  from: instant(Date.UTC(2026, 2, 9, 0)),
  to: instant(Date.UTC(2026, 2, 20, 9)),
  seller: { kind: 'fund', name: { en: 'Baram Growth Fund', kor: '바람성장펀드', tw: '風成長基金' } },
  institutional: false,
} as const

export const block: Extract<Block, { kind: 'block' }> = {
  ...common,
  id: blockId('haneul-block'),
  kind: 'block',
  discount: decimal('0.05'),
  minShares: 1_000,
  lockDays: 5,
}

export const otc: Extract<Block, { kind: 'otc' }> = {
  ...common,
  id: blockId('haneul-otc'),
  kind: 'otc',
  price: decimal('46000'),
}

export const { KRX: krx, US: us, TWSE: twse, SET: set } = defaultMarkets

/** What the product charges at entry in won. */
export const charges = { ...krx.charges, commission: decimal('0.001') }
