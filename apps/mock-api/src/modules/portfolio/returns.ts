import type { PortfolioReturn, RequestOf, portfolioReturn } from '@onelot/api-client'
import {
  type AccountHistory,
  type Currency,
  type Decimal,
  type Instant,
  type LocalDate,
  type Money,
  ZERO,
  boundsOfDay,
  exact,
  money,
  plusDays,
  subtract,
  timeWeightedReturns,
  toLocal,
  zero,
  rangeBegins,
} from '@onelot/domain'
import type { Services } from '../../services.ts'
import { benchmarkOf, benchmarkRates } from './benchmark.ts'
import { changesOf } from './changes.ts'
import { type ValuationAt, flowMoments, momentsOf, valuationsAt } from './valuations.ts'

/** Days of a range that are valued at most: of a longer one every second, third and so on. The return is the same. */
const MOST_DAYS = 130

/** Ends of days of a zone after a moment, and now. */
function dayEnds(zone: string, after: Instant, now: Instant): readonly Instant[] {
  const today = toLocal(zone, now).date
  const ends: Instant[] = []
  let date: LocalDate = toLocal(zone, after).date
  for (; date < today; date = plusDays(date, 1)) ends.push(boundsOfDay(zone, date).to)
  const step = Math.ceil(ends.length / MOST_DAYS)
  return [...ends.filter((end, index) => end > after && (ends.length - 1 - index) % step === 0), now]
}

type Asked = RequestOf<typeof portfolioReturn>
type Answer = Omit<PortfolioReturn, 'asOf'>

interface Point extends Pick<Answer, 'paidIn' | 'profit' | 'closing'> {
  readonly at: Instant
  readonly rate: Decimal
}

/** What each valuation means since the opening; the first money of an account is paid in, that of a later range is its opening. */
function pointsOf(valuations: readonly ValuationAt[], opening: Money, isWhole: boolean): readonly Point[] {
  const { currency } = opening
  const returns = timeWeightedReturns(valuations)
  let paid = exact('0')
  return valuations.flatMap(({ at, closing, paidIn: flow, rate }, index) => {
    if (isWhole || index > 0) paid = paid.plus(exact(flow).div(rate))
    const paidIn = money(currency, paid)
    const since = returns[index]
    const profit = subtract(subtract(closing, opening), paidIn)
    return since === undefined ? [] : [{ at, closing, paidIn, profit, rate: since }]
  })
}

const nothing = (currency: Currency): Answer => {
  const none = zero(currency)
  const paid = { deposits: none, withdrawals: none, rewards: none }
  const earned = {
    trading: none,
    dividends: none,
    costs: none,
    exchange: none,
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
  const ends = new Set(dayEnds(zone, start, now))
  const flows = flowMoments(history).filter((at) => isWhole || at > start)
  const valued = momentsOf(flows, isWhole ? [...ends] : [start, ...ends])
  const valuations = await valuationsAt(services, history, currency, valued)
  const [opened] = valuations
  const opening = isWhole || opened === undefined ? zero(currency) : opened.closing
  const points = pointsOf(valuations, opening, isWhole)
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
