import {
  type AccountHistory,
  type Currency,
  type Instant,
  type Money,
  type StreamState,
  add,
  plusDays,
  rangeBegins,
  subtract,
  toLocal,
  zero,
} from '@onelot/domain'
import { differs } from './differs.ts'
import { daysIn } from '../modules/trading/portfolio/days.ts'
import { returnOf } from '../modules/trading/portfolio/returns.ts'
import { summaryOf } from '../modules/trading/trading/summary.ts'
import type { Services } from '../services.ts'

const zone = 'Asia/Seoul'

/** Of a life of many days not every one is in the curve: one without a figure is not compared. */
const knownDiffer = (name: string, found: Money | undefined, expected: Money | undefined) =>
  found === undefined || expected === undefined ? [] : differs(name, found, expected)

interface Asked {
  readonly services: Services
  readonly state: StreamState
  readonly history: AccountHistory
  readonly currency: Currency
  readonly now: Instant
}

/**
 * What is wrong with the curves of an account: on every day each has the profit that was the figure of its end, which is its worth less what came
 * in, whatever range or month it is read in.
 */
export async function curveFaults({ services, state, history, currency, now }: Asked) {
  const ask = (range: 'all' | 'w1', at: Instant = now) => {
    const until = {
      executions: history.executions.filter((one) => one.at <= at),
      postings: history.postings.filter((one) => one.at <= at),
      rebased: (history.rebased ?? []).filter((one) => one.at <= at),
    }
    return returnOf(services, until, { currency, zone, range }, at)
  }
  const whole = await ask('all')
  const { totalAssets, borrowed } = summaryOf(services, state, currency, now)
  const profits = new Map(whole.days.map(({ date, profit }) => [date, profit]))
  const faults = [
    ...differs('the worth of the return', whole.closing, subtract(totalAssets, borrowed)),
    ...differs('opening, paid in and profit', add(whole.opening, whole.paidIn, whole.profit), whole.closing),
  ]
  const week = await ask('w1')
  const begins = rangeBegins('w1', zone, now)
  // A week that began before the account is its whole life.
  const before = begins === undefined ? zero(currency) : (await ask('all', begins)).profit
  for (const { date, profit } of week.days)
    faults.push(...knownDiffer(`the profit of the week on ${date}`, add(before, profit), profits.get(date)))
  const month = await daysIn(services, history, { currency, zone, month: toLocal(zone, now).date }, now)
  const [first] = whole.days
  for (const { date, profit } of month.profits) {
    const earlier = date === first?.date ? zero(currency) : profits.get(plusDays(date, -1))
    const stepped = earlier && add(earlier, profit)
    faults.push(
      ...knownDiffer(`the profit at the end of ${date} in the calendar`, stepped, profits.get(date)),
    )
  }
  const sum = add(zero(currency), ...month.profits.map(({ profit }) => profit))
  return [...faults, ...differs('the profit of the month', month.profit, sum)]
}
