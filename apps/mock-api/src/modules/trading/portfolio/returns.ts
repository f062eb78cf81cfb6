import type { PortfolioReturn, RequestOf, portfolioReturn } from '@onelot/api-client'
import {
  type AccountHistory,
  type Currency,
  type Instant,
  ZERO,
  timeWeightedReturns,
  toLocal,
  zero,
  rangeBegins,
} from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { benchmarkOf, benchmarkRates } from './benchmark.ts'
import { changesOf } from './changes.ts'
import { courseOf, dayEnds } from './course.ts'

/** Days of a range that are valued at most: of a longer one every second, third and so on. The return is the same. */
const MOST_DAYS = 130

/** Of ends of days and the last moment after them, as many as are valued. */
function thinned(ends: readonly Instant[]): readonly Instant[] {
  const days = ends.length - 1
  const step = Math.ceil(days / MOST_DAYS)
  return ends.filter((_, index) => index === days || (days - 1 - index) % step === 0)
}

type Asked = RequestOf<typeof portfolioReturn>
type Answer = Omit<PortfolioReturn, 'asOf'>

const nothing = (currency: Currency): Answer => {
  const none = zero(currency)
  const paid = { deposits: none, withdrawals: none, rewards: none }
  const earned = {
    trading: none,
    dividends: none,
    costs: none,
    interest: none,
    exchange: none,
    lending: { gross: none, tax: none, net: none },
    strategies: none,
    managementFees: none,
    other: none,
    exchangeRates: none,
  }
  const changes = { ...paid, ...earned }
  return { rate: ZERO, opening: none, paidIn: none, profit: none, closing: none, changes, days: [] }
}

/** The time-weighted return of an account over a range (docs/rules/portfolio.md). */
export async function returnOf(
  services: Services,
  history: AccountHistory,
  { currency, zone, range }: Asked,
  now: Instant,
): Promise<Answer> {
  const [first] = history.postings
  if (first === undefined) return nothing(currency)
  const begins = rangeBegins(range, zone, now)
  const isWhole = begins === undefined || begins < first.at
  const start = isWhole ? first.at : begins
  const ends = new Set(thinned(dayEnds(zone, start, now)))
  const course = await courseOf(services, history, currency, {
    start: isWhole ? undefined : start,
    ends: [...ends],
  })
  const { opening } = course
  const returns = timeWeightedReturns(course.valuations)
  const points = course.points.flatMap((point, index) => {
    const rate = returns[index]
    return rate === undefined ? [] : [{ ...point, rate }]
  })
  const last = points.at(-1)
  if (last === undefined) return nothing(currency)
  const shown = points.filter(({ at }, index) => index === 0 || ends.has(at))
  const benchmark = benchmarkOf(services, history)
  const moments = shown.map(({ at }) => at)
  const benchmarks = benchmark && (await benchmarkRates(services, benchmark.id, moments))
  const days = shown.map(({ at, profit, rate }, index) => {
    const { date } = toLocal(zone, at)
    return { date, profit, rate, benchmark: benchmarks?.[index] }
  })
  return {
    rate: last.rate,
    opening,
    paidIn: last.paidIn,
    profit: last.profit,
    closing: last.closing,
    changes: await changesOf(services, history, last, isWhole ? undefined : start),
    days: days.filter(({ date }, index) => date !== days[index + 1]?.date),
    benchmark,
  }
}
