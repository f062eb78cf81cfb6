import type { LikenessFigure } from './figure.ts'
import { type DailyBar, type Sample, type StockMarket, monthlyVolumes } from './samples.ts'
import { correlation, deviation, joined, logReturns, mean } from './statistics.ts'

const spread = (values: readonly number[]): number => deviation(values) / mean(values)

/** Mean volume of a minute from one part of the day to another, by that of the middle fifth. */
const shapeOf =
  (from: number, to: number) =>
  ({ days }: Sample): number => {
    const part = (start: number, end: number): number =>
      mean(days.map(({ volumes }) => mean(volumes.subarray(start * volumes.length, end * volumes.length))))
    return part(from, to) / part(0.4, 0.6)
  }

function withMovement({ days }: Sample): number {
  const sizes = joined(days.map(({ closes }) => logReturns(closes).map(Math.abs)))
  const volumes = joined(days.map((day) => day.volumes.subarray(1)))
  return correlation(sizes, volumes)
}

/** How volume behaves, each figure the mean over a market's listings. `recorded` bars give the months a reference. */
export function volumeLikeness(
  market: StockMarket,
  samples: readonly Sample[],
  recorded: readonly DailyBar[],
): readonly LikenessFigure[] {
  const average = (figure: (sample: Sample) => number): number => mean(samples.map(figure))
  return [
    {
      of: market,
      name: 'volume of the first tenth of the day by the middle fifth',
      measured: average(shapeOf(0, 0.1)),
      bounds: { least: 1.3 },
    },
    {
      of: market,
      name: 'volume of the last tenth of the day by the middle fifth',
      measured: average(shapeOf(0.9, 1)),
      bounds: { least: 1.3 },
    },
    {
      of: market,
      name: 'correlation of a minute’s volume with its absolute return',
      measured: average(withMovement),
      bounds: { least: 0.05 },
    },
    {
      of: market,
      name: 'variation of monthly mean volume',
      measured: average(({ daily }) => spread(monthlyVolumes(daily))),
      reference: spread(monthlyVolumes(recorded)),
      bounds: { least: 0.5, most: 2 },
    },
  ]
}
