import { type InstrumentId, instant, instrumentId } from '@onelot/domain'
import type { MarketPort } from '../port.ts'
import type { LikenessFigure } from './figure.ts'
import { type DailyBar, dailyBars } from './samples.ts'
import { clustering, deviation, kurtosis, logReturns, mean } from './statistics.ts'

/** Daily returns compared at a time. */
const DAYS = 1_200
const EVERYTHING = 20_000
/** Late, for many spans: the figures of one alone have much noise. */
const LATEST = instant(Date.parse('2038-12-01T12:00:00Z'))

/** Recorded, and simulated from there on. */
const continued = ['AAPL', 'SPX'] as const
const idOf = (code: (typeof continued)[number]): InstrumentId => instrumentId(`US:${code}`)

const figures = [
  { name: 'deviation of daily returns', of: deviation, bounds: { least: 0.67, most: 1.5 } },
  { name: 'kurtosis of daily returns', of: kurtosis, bounds: { least: 0.4, most: 2.5 } },
  {
    name: 'mean autocorrelation of absolute daily returns at lags 1 to 10',
    of: clustering,
    bounds: { least: 0.3, most: 2.5 },
  },
] as const

const returnsOf = (bars: readonly DailyBar[]): Float64Array => logReturns(bars.map(({ close }) => close))

/** Recorded bars of Apple. */
export async function recordedApple(market: MarketPort): Promise<readonly DailyBar[]> {
  const bars = await dailyBars(market, idOf('AAPL'), EVERYTHING)
  return bars.filter(({ simulated }) => !simulated)
}

/** Whole spans of 1,200 returns, the last ones where some are left over. */
function spansOf(bars: readonly DailyBar[]): readonly Float64Array[] {
  const returns = returnsOf(bars)
  const count = Math.floor(returns.length / DAYS)
  return Array.from({ length: count }, (_, i) =>
    returns.subarray(returns.length - (count - i) * DAYS, returns.length - (count - i - 1) * DAYS),
  )
}

/** What follows a recorded series beside it; each figure is the mean over spans of 1,200 days. */
export async function continuationLikeness(market: MarketPort): Promise<readonly LikenessFigure[]> {
  const found: LikenessFigure[] = []
  for (const code of continued) {
    const bars = await dailyBars(market, idOf(code), EVERYTHING, LATEST)
    const recorded = bars.filter(({ simulated }) => !simulated)
    const history = spansOf(recorded)
    const following = spansOf(bars.slice(recorded.length - 1))
    for (const { name, of, bounds } of figures)
      found.push({
        of: code,
        name,
        measured: mean(following.map(of)),
        reference: mean(history.map(of)),
        bounds,
      })
  }
  return found
}
