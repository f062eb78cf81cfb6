import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LocalDate, localDate } from '../instant.ts'
import { decimal } from '../money/decimal.ts'
import { exact } from '../money/exact.ts'
import { plusDays } from '../sessions/localDates.ts'
import { adjustCandles } from './adjust.ts'
import type { Candle, CorporateAction } from './candle.ts'

const first = localDate('2026-03-02')

const series = (...closes: readonly string[]): readonly Candle<LocalDate>[] =>
  closes.map((close, i) => ({
    time: plusDays(first, i),
    open: decimal(close),
    high: decimal(close),
    low: decimal(close),
    close: decimal(close),
    volume: decimal('100'),
    simulated: true,
  }))

const dividend = (day: number, amount: string): CorporateAction => ({
  kind: 'dividend',
  exDate: plusDays(first, day),
  amountPerShare: decimal(amount),
})
const split = (day: number, ratio: string): CorporateAction => ({
  kind: 'split',
  exDate: plusDays(first, day),
  ratio: decimal(ratio),
})
const closes = (bars: readonly Candle[]): readonly string[] => bars.map(({ close }) => close)
const volumes = (bars: readonly Candle[]): readonly string[] => bars.map(({ volume }) => volume)

describe('adjustment of a dividend', () => {
  const bars = series('100', '200', '198', '210')
  const paid = [dividend(2, '2')]

  it('forward scales history by 1 - amount / close before', () => {
    expect(closes(adjustCandles(bars, paid, 'forward'))).toEqual(['99', '198', '198', '210'])
  })

  it('backward leaves the earliest price as traded and scales what follows', () => {
    expect(closes(adjustCandles(bars, paid, 'backward'))).toEqual(['100', '200', '200', '212.121212'])
  })

  it('leaves volume', () => {
    expect(volumes(adjustCandles(bars, paid, 'forward'))).toEqual(['100', '100', '100', '100'])
  })

  it('changes nothing when no adjustment is asked for', () => {
    expect(adjustCandles(bars, paid, 'none')).toBe(bars)
  })
})

describe('adjustment of a split', () => {
  const bars = series('700', '707', '101', '102')

  it('divides history by the ratio and multiplies its volume', () => {
    const forward = adjustCandles(bars, [split(2, '7')], 'forward')
    expect(closes(forward)).toEqual(['100', '101', '101', '102'])
    expect(volumes(forward)).toEqual(['700', '700', '100', '100'])
  })

  it('backward multiplies what follows', () => {
    expect(closes(adjustCandles(bars, [split(2, '7')], 'backward'))).toEqual(['700', '707', '707', '714'])
  })

  it('with a dividend of the same date pays it on the shares after the split', () => {
    expect(closes(adjustCandles(bars, [dividend(2, '1.01'), split(2, '7')], 'forward'))).toEqual([
      '99',
      '99.99',
      '101',
      '102',
    ])
  })
})

describe('actions at the edges', () => {
  const bars = series('100', '100')

  it('are ignored before the first bar and after the last', () => {
    expect(
      closes(adjustCandles(bars, [dividend(-5, '9'), dividend(0, '9'), dividend(7, '9')], 'forward')),
    ).toEqual(['100', '100'])
  })

  it('on a day without a bar work from the next bar on', () => {
    const gap = [...bars, ...series('1', '1', '1', '1', '90').slice(4)]
    expect(closes(adjustCandles(gap, [dividend(3, '10')], 'forward'))).toEqual(['90', '90', '90'])
  })

  it('refuse a dividend that takes the whole price', () => {
    expect(() => adjustCandles(bars, [dividend(1, '100')], 'forward')).toThrow(RangeError)
  })
})

const actions = fc.array(
  fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 19 }), fc.integer({ min: 1, max: 400 }))
      .map(([day, cents]) => dividend(day, (cents / 100).toFixed(2))),
    fc
      .tuple(fc.integer({ min: 1, max: 19 }), fc.constantFrom('2', '7', '0.5'))
      .map(([day, ratio]) => split(day, ratio)),
  ),
  { maxLength: 4 },
)
const anyBars = fc
  .array(fc.tuple(fc.integer({ min: 5000, max: 90_000 }), fc.integer({ min: 0, max: 900 })), {
    minLength: 2,
    maxLength: 20,
  })
  .map((days) =>
    series(...days.map(([close]) => (close / 100).toFixed(2))).map((bar, i) => ({
      ...bar,
      low: decimal((((days[i]?.[0] ?? 0) - (days[i]?.[1] ?? 0)) / 100).toFixed(2)),
    })),
  )
const solvent = (bars: readonly Candle<LocalDate>[], taken: readonly CorporateAction[]): boolean => {
  try {
    adjustCandles(bars, taken, 'forward')
    return true
  } catch {
    return false
  }
}

describe('any adjusted series', () => {
  it('keeps its high above its low', () => {
    fc.assert(
      fc.property(
        anyBars,
        actions,
        fc.constantFrom('forward' as const, 'backward' as const),
        (bars, taken, way) => {
          fc.pre(solvent(bars, taken))
          for (const { high, low } of adjustCandles(bars, taken, way)) expect(exact(high).gte(low)).toBe(true)
        },
      ),
      { seed: 35 },
    )
  })

  it('leaves the latest price forward, the earliest backward', () => {
    fc.assert(
      fc.property(anyBars, actions, (bars, taken) => {
        fc.pre(solvent(bars, taken))
        expect(adjustCandles(bars, taken, 'forward').at(-1)).toEqual(bars.at(-1))
        expect(adjustCandles(bars, taken, 'backward')[0]).toEqual(bars[0])
      }),
      { seed: 36 },
    )
  })

  it('differs forward from backward by one factor, up to rounding', () => {
    fc.assert(
      fc.property(anyBars, actions, (bars, taken) => {
        fc.pre(solvent(bars, taken))
        const forward = adjustCandles(bars, taken, 'forward')
        const backward = adjustCandles(bars, taken, 'backward')
        const pairs = forward.map(({ close }, i) => [Number(close), Number(backward[i]?.close)] as const)
        const [f0, b0] = pairs[0] ?? [1, 1]
        fc.pre(pairs.every(([f]) => f > 0.001))
        for (const [f, b] of pairs) {
          const rounding = (1 / f + 1 / f0 + 1 / b + 1 / b0) * 1e-6
          expect(Math.abs((b * f0) / (f * b0) - 1)).toBeLessThan(rounding)
        }
      }),
      { seed: 37 },
    )
  })
})
