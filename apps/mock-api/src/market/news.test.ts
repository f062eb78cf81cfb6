import {
  type AnnouncedAction,
  type Instant,
  decimal,
  defaultMarkets,
  epochMs,
  instant,
  instrumentId,
  localDate,
  opensAt,
  plusMs,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { testMarket } from '../testing/testBroker.ts'
import { newsIdOf } from './newsEvent.ts'
import { levelStep } from './newsIndices.ts'
import type { Override } from './overrides.ts'

const DAY_MS = 86_400_000
const apple = instrumentId('US:AAPL')
const at = (text: string): Instant => instant(Date.parse(text))
const marketUnder = (...overrides: readonly Override[]) =>
  testMarket({ seed: 7, calendar: 'exchange', overrides })

const exDate = localDate('2026-03-05')
const announced = {
  instrument: apple,
  market: 'US',
  announcedAt: at('2026-03-03T16:00:00Z'),
  exDate,
  opensAt: opensAt(defaultMarkets.US, 'exchange', exDate),
} as const
const split: AnnouncedAction = { ...announced, kind: 'split', id: 'S1', ratio: { to: 4, from: 1 } }
const dividend: AnnouncedAction = {
  ...announced,
  kind: 'dividend',
  id: 'D1',
  amount: decimal('12'),
  currency: 'USD',
  payDate: localDate('2026-03-16'),
  paysAt: opensAt(defaultMarkets.US, 'exchange', localDate('2026-03-16')),
}
const afterwards = at('2026-03-10T02:00:00Z')

describe('news', () => {
  it('of a split says its ratio when it is announced, and takes it for no fall', async () => {
    const news = await marketUnder(split).news(apple, afterwards)
    expect(news.find(({ kind }) => kind === 'split')).toEqual({
      instrument: apple,
      at: announced.announcedAt,
      kind: 'split',
      to: 4,
      from: 1,
      exDate,
    })
    const plain = await marketUnder().news(apple, afterwards)
    const kindsOf = (told: typeof news) => told.map(({ kind }) => kind).filter((kind) => kind !== 'split')
    expect(kindsOf(news)).toEqual(kindsOf(plain))
  })

  it('of a dividend says what is paid and when, and takes what it takes from the price for no fall', async () => {
    const news = await marketUnder(dividend).news(apple, afterwards)
    expect(news.find(({ kind }) => kind === 'dividend')).toMatchObject({
      at: announced.announcedAt,
      amount: '12',
      currency: 'USD',
      exDate,
      payDate: '2026-03-16',
    })
    expect(news.filter(({ kind, at: when }) => kind === 'bigMove' && when > announced.announcedAt)).toEqual(
      (await marketUnder().news(apple, afterwards)).filter(
        ({ kind, at: when }) => kind === 'bigMove' && when > announced.announcedAt,
      ),
    )
  })

  it('of a day at its limit says the limit, and not the move beside it', async () => {
    const stock = instrumentId('KRX:600000')
    const listed = marketUnder()
      .listings()
      .find(({ market, kind }) => market === 'KRX' && kind === 'stock')
    const id = listed?.id ?? stock
    const limit = marketUnder().facts(id, at('2026-03-05T01:00:00Z'))?.limits?.high ?? decimal('1')
    const held: Override = {
      kind: 'price',
      instrument: id,
      price: limit,
      from: at('2026-03-05T01:00:00Z'),
      until: at('2026-03-05T12:00:00Z'),
    }
    const news = await marketUnder(held).news(id, at('2026-03-05T12:00:00Z'))
    const ofDay = news.filter(({ at: when }) => when.startsWith('2026-03-05'))
    expect(ofDay.find(({ kind }) => kind === 'upperLimit')).toMatchObject({ price: limit })
    expect(ofDay.map(({ kind }) => kind)).not.toContain('bigMove')
  })

  it('of a halt has the price that trading stopped at, and of its end the same', async () => {
    const halt: Override = {
      kind: 'halt',
      instrument: apple,
      from: at('2026-03-09T15:00:00Z'),
      until: at('2026-03-09T16:00:00Z'),
    }
    const { price } = marketUnder().quote(apple, at('2026-03-09T15:00:00Z')) ?? {}
    const news = await marketUnder(halt).news(apple, afterwards)
    expect(news.filter(({ kind }) => kind === 'halted' || kind === 'resumed')).toEqual([
      { instrument: apple, at: '2026-03-09T16:00:00.000Z', kind: 'resumed', price },
      { instrument: apple, at: '2026-03-09T15:00:00.000Z', kind: 'halted', price },
    ])
    // An end that is to come is no news.
    const during = await marketUnder(halt).news(apple, at('2026-03-09T15:30:00Z'))
    expect(during.map(({ kind }) => kind)).not.toContain('resumed')
  })

  it('of a day stays the same, by id and figures, as long as it is kept', async () => {
    const ids = ['KRX:KCOMP', 'CRYPTO:QUAX', 'CRYPTO:XCOMP'].map(instrumentId)
    const first = at('2026-02-10T02:00:00Z')
    for (const id of ids) {
      const known = new Map<string, unknown>()
      for (let day = 0; day < 60; day += 1) {
        const now = plusMs(first, day * 0.5 * DAY_MS)
        const news = await marketUnder().news(id, now)
        expect(new Set(news.map(newsIdOf)).size).toBe(news.length)
        for (const event of news) {
          expect(event.at <= now && epochMs(event.at) > epochMs(now) - 30 * DAY_MS).toBe(true)
          expect(event).toEqual(known.get(newsIdOf(event)) ?? event)
          known.set(newsIdOf(event), event)
        }
        const kept = [...known.keys()].filter(
          (name) =>
            epochMs(at(name.slice(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1))) >
            epochMs(now) - 30 * DAY_MS,
        )
        expect(news.map(newsIdOf).toSorted()).toEqual(kept.toSorted())
      }
      expect(known.size, id).toBeGreaterThan(3)
    }
  })

  it('of one market is not told by another with the same base', async () => {
    const [plain, other] = [marketUnder(), marketUnder(split)]
    const index = instrumentId('US:UCOMP')
    await other.news(index, afterwards)
    expect(await plain.news(index, afterwards)).toEqual(
      await testMarket({ seed: 7, calendar: 'exchange' }).news(index, afterwards),
    )
  })
})

describe('a round level of an index', () => {
  it.each([
    [264_000, 2, 10_000],
    [2_130_000, 2, 100_000],
    [95_000, 2, 10_000],
    [48_000, 2, 1_000],
  ])('of %i units with %i digits comes every %i', (units, digits, step) => {
    expect(levelStep(units, digits)).toBe(step)
  })
})
