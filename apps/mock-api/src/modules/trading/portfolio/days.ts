import type { PortfolioDays, RequestOf, portfolioDays } from '@onelot/api-client'
import {
  type AccountHistory,
  type Instant,
  type LocalDate,
  boundsOfDay,
  currencyDay,
  isZero,
  localDate,
  plusDays,
  plusMonths,
  profitSteps,
  profitsByDay,
  realisingAt,
  toLocal,
  zero,
} from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { ratesAt } from '../../base/figures.ts'
import { courseOf, dayEnds } from './course.ts'
import { convertedColumns, totalsOf } from './profits.ts'

const columns = ['realised', 'fees', 'taxes'] as const

type Asked = RequestOf<typeof portfolioDays>
type Answer = Omit<PortfolioDays, 'asOf'>

/** What exits brought and what was charged, on each day of the month at the exchange of its currency. */
function exitsIn(
  services: Services,
  history: AccountHistory,
  first: LocalDate,
  { currency }: Asked,
  now: Instant,
): Pick<Answer, 'days' | 'total'> {
  const until = plusMonths(first, 1)
  const byDate = profitsByDay(realisingAt(history, () => true))
    .filter(({ date }) => date >= first && date < until)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const rows = convertedColumns(byDate, columns, currency, ratesAt(services, now)).map((row, index) => ({
    ...row,
    date: byDate[index]?.date ?? first,
    exits: byDate[index]?.exits ?? 0,
  }))
  const sums = (own: typeof rows) => ({
    ...totalsOf(own, columns, currency),
    exits: own.reduce((sum, { exits }) => sum + exits, 0),
  })
  const days = [...new Set(rows.map(({ date }) => date))].map((date) => ({
    date,
    ...sums(rows.filter((row) => row.date === date)),
  }))
  const isAny = (day: (typeof days)[number]): boolean =>
    day.exits > 0 || columns.some((name) => !isZero(day[name]))
  return { days: days.filter(isAny), total: sums(rows) }
}

/** The profit of each day of the month in the zone that asks, since the account had money: the steps of the course of its worth. */
async function profitsIn(
  services: Services,
  history: AccountHistory,
  month: LocalDate,
  { currency, zone }: Asked,
  now: Instant,
): Promise<Pick<Answer, 'profits' | 'profit'>> {
  const none = { profits: [], profit: zero(currency) }
  const [first] = history.postings
  const begins = boundsOfDay(zone, plusDays(month, -1)).to
  const end = boundsOfDay(zone, plusDays(plusMonths(month, 1), -1)).to
  const last = end < now ? end : now
  if (first === undefined || first.at > last || begins >= last) return none
  const start = begins < first.at ? undefined : begins
  const ends = dayEnds(zone, start ?? first.at, last)
  const { points } = await courseOf(services, history, currency, { start, ends })
  const ofEnds = points.filter(({ at, isFlow }) => !isFlow && ends.includes(at))
  return {
    profits: profitSteps(ofEnds).map(({ at, profit }) => ({ date: toLocal(zone, at).date, profit })),
    profit: ofEnds.at(-1)?.profit ?? none.profit,
  }
}

/** Profits of each day of a month (docs/rules/portfolio.md). */
export async function daysIn(
  services: Services,
  history: AccountHistory,
  asked: Asked,
  now: Instant,
): Promise<Answer> {
  const month = localDate(`${asked.month.slice(0, 7)}-01`)
  const [begun] = history.postings
    .flatMap(({ at, money }) => [currencyDay(money.currency, at), toLocal(asked.zone, at).date])
    .toSorted()
  return {
    ...exitsIn(services, history, month, asked, now),
    ...(await profitsIn(services, history, month, asked, now)),
    begins: begun,
  }
}
