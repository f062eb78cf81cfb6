import type { Bounds, LikenessFigure } from './figure.ts'
import { walkedDays } from './referenceWalk.ts'
import { type Sample, type StockMarket, closesNear } from './samples.ts'
import {
  autocorrelation,
  clustering,
  deviation,
  heldByGreatest,
  joined,
  kurtosis,
  logReturns,
  mean,
  standardised,
} from './statistics.ts'

/** Walks drawn for a reference: its own noise becomes small. */
const DRAWS = 8
const BUSIEST = 0.05

/** One-minute returns of a listing, day by day, and the deviation of its daily returns. */
interface Movement {
  readonly days: readonly Float64Array[]
  /** All days, about their mean, in their deviations. */
  readonly standard: Float64Array
  readonly daily: number
}

function longestFlatRun(days: readonly Float64Array[]): number {
  let longest = 0
  for (const day of days) {
    let run = 0
    for (const value of day) {
      run = value === 0 ? run + 1 : 0
      if (run > longest) longest = run
    }
  }
  return longest
}

const squaresOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value * value, 0)

interface MinuteFigure {
  readonly name: string
  /** Times the reference's. */
  readonly bounds: Bounds
  readonly of: (listings: readonly Movement[]) => number
}

const pooled = (listings: readonly Movement[]): Float64Array =>
  joined(listings.map(({ standard }) => standard))

/** Figures of one-minute returns within a day, pooled over a market's listings. */
const minuteFigures: readonly MinuteFigure[] = [
  {
    name: 'fraction of one-minute returns that are zero',
    bounds: { most: 1.25 },
    of: (listings) => {
      const returns = joined(listings.flatMap(({ days }) => days))
      return returns.filter((value) => value === 0).length / returns.length
    },
  },
  {
    name: 'longest flat run in minutes',
    bounds: { most: 2 },
    of: (listings) => Math.max(...listings.map(({ days }) => longestFlatRun(days))),
  },
  {
    name: 'kurtosis of one-minute returns',
    bounds: { least: 1, most: 2.5 },
    of: (listings) => kurtosis(pooled(listings)),
  },
  {
    name: 'fraction of all movement in the busiest 5 % of minutes',
    bounds: { least: 1, most: 1.6 },
    of: (listings) => heldByGreatest(pooled(listings).map(Math.abs), BUSIEST),
  },
  {
    name: 'sum of one-minute variance over the daily variance',
    bounds: { least: 0.7, most: 1.4 },
    of: (listings) => mean(listings.map(({ days, daily }) => mean(days.map(squaresOf)) / daily ** 2)),
  },
]

/**
 * The figures of a market beside those of Gaussian random walks. Their daily deviation is that of the 250 returns about the ten days
 * (`around`): ten returns alone leave a fifth of doubt about it. With `own` it is that of the ten days.
 */
export function minuteLikeness(
  market: StockMarket,
  samples: readonly Sample[],
  window: 'own' | 'around' = 'around',
): readonly LikenessFigure[] {
  const daily = samples.map((sample) => deviation(logReturns(closesNear(sample, window))))
  const movements = (days: (sample: Sample, index: number) => readonly Float64Array[]): readonly Movement[] =>
    samples.map((sample, i) => {
      const returns = days(sample, i).map(logReturns)
      return { days: returns, standard: standardised(joined(returns)), daily: daily[i] ?? 0 }
    })

  const own = movements(({ days }) => days.map(({ closes }) => closes))
  const walks = Array.from({ length: DRAWS }, (_, draw) =>
    movements(({ instrument, days }, i) =>
      walkedDays(instrument, days, daily[i] ?? 0, draw * samples.length + i + 1),
    ),
  )
  return minuteFigures.map(({ name, bounds, of }) => ({
    of: market,
    name,
    measured: of(own),
    reference: mean(walks.map(of)),
    bounds: window === 'around' ? bounds : undefined,
  }))
}

/** Figures of 2,000 daily returns of each listing, pooled. */
export function dailyLikeness(samples: readonly Sample[]): readonly LikenessFigure[] {
  const of = 'all four'
  const returns = samples.map(({ daily }) => standardised(logReturns(daily.map(({ close }) => close))))
  const average = (figure: (values: Float64Array) => number): number => mean(returns.map(figure))
  const sizes = (values: Float64Array): Float64Array => values.map(Math.abs)
  return [
    {
      of,
      name: 'kurtosis of daily returns',
      measured: kurtosis(joined(returns)),
      bounds: { least: 4, most: 12 },
    },
    {
      of,
      name: 'mean autocorrelation of absolute daily returns at lags 1 to 10',
      measured: average(clustering),
      bounds: { least: 0.05, most: 0.35 },
    },
    ...[1, 10].map((lag) => ({
      of,
      name: `autocorrelation of absolute daily returns at lag ${String(lag)}`,
      measured: average((values) => autocorrelation(sizes(values), lag)),
    })),
    {
      of,
      name: 'autocorrelation of daily returns at lag 1',
      measured: average((values) => autocorrelation(values, 1)),
    },
  ]
}
