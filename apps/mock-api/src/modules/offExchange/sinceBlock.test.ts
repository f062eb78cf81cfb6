import { type Block, type Candle, type LocalDate, blockId, decimal, instant, localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import type { CandleQuery } from '../../market/port.ts'
import { createTestBroker } from '../../testing/testBroker.ts'
import { koreanStock } from '../../worlds/demoInstruments.ts'
import { sinceBlock } from './sinceBlock.ts'

const closes: readonly (readonly [date: string, close: string])[] = [
  ['2026-03-12', '48350'],
  ['2026-03-13', '47000'],
  ['2026-03-19', '44300'],
  ['2026-03-20', '51000'],
]

/** What is known at an hour of Seoul of a block whose sale ended on Thursday 12 March and which locks for five trading days. */
async function knownAt(day: string, kind: 'block' | 'otc' = 'block') {
  const { broker } = await createTestBroker({ calendar: 'exchange' })
  const { services } = broker
  const candle = (time: LocalDate, close: string): Candle => {
    const price = decimal(close)
    return { time, open: price, high: price, low: price, close: price, volume: price, simulated: true }
  }
  const candles = (_: unknown, { before, limit }: CandleQuery) =>
    Promise.resolve({
      candles: closes
        .filter(([date]) => before === undefined || date < before)
        .map(([date, close]) => candle(localDate(date), close))
        .slice(-limit),
      more: false,
    })
  const instrument = services.market.listing(koreanStock(services.market))
  if (instrument === undefined) throw new Error('the share is not listed')
  const sale = {
    id: blockId('b'),
    instrument,
    shares: 1_000,
    taken: 0,
    from: instant(Date.UTC(2026, 2, 9)),
    to: instant(Date.UTC(2026, 2, 12, 7, 5)),
    seller: { kind: 'fund', name: { en: '', kor: '', tw: '' } },
    institutional: false,
  } as const
  const block: Block =
    kind === 'block'
      ? { ...sale, kind, discount: decimal('0.05'), minShares: 100, lockDays: 5 }
      : { ...sale, kind, price: decimal('46000') }
  const market = { ...services.market, candles }
  return sinceBlock({ ...services, market }, block, instant(Date.parse(`${day}T10:00:00+09:00`)))
}

describe('how a share stood when the lock of a block ended', () => {
  it('is its close of that day against the discounted close of the last day of the sale', async () => {
    // 48,350 less 5 percent is 45,950; the lock ends at the opening of 19 March.
    expect(await knownAt('2026-03-20')).toEqual({
      unlockedAt: instant(Date.parse('2026-03-19T08:00:00+09:00')),
      change: '-0.0359',
    })
  })

  it('is not known before that day has closed', async () => {
    expect(await knownAt('2026-03-19')).toBeUndefined()
    expect(await knownAt('2026-03-13')).toBeUndefined()
  })

  it('is nothing of an OTC lot, which nothing locks', async () => {
    expect(await knownAt('2026-03-20', 'otc')).toBeUndefined()
  })
})
