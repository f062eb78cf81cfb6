import type { PortfolioDays, RequestOf, portfolioDays } from '@onelot/api-client'
import {
  type AccountHistory,
  type Currency,
  type Instant,
  type LocalDate,
  type Money,
  add,
  boundsOfDay,
  currencies,
  currencyDay,
  grossProfitOf,
  isZero,
  localDate,
  pastAccounts,
  plusDays,
  plusMonths,
  profitsByDay,
  realisingAt,
  subtract,
  zero,
  zoneOfCurrency,
} from '@onelot/domain'
import type { Services } from '../../services.ts'
import { ratesAt } from '../figures.ts'
import { convertedColumns, totalsOf } from './profits.ts'
import { pricesAt } from './valuations.ts'

const columns = ['realised', 'unrealisedChange', 'fees', 'taxes'] as const

interface DayEnd {
  readonly currency: Currency
  readonly date: LocalDate
  readonly at: Instant
}

/** The days of a month with the last one before it, each with its last moment; none after now. */
function endsOf(currency: Currency, first: LocalDate, now: Instant): readonly DayEnd[] {
  const until = plusMonths(first, 1)
  const today = currencyDay(currency, now)
  const ends: DayEnd[] = []
  for (let date = plusDays(first, -1); date < until && date <= today; date = plusDays(date, 1)) {
    const { to } = boundsOfDay(zoneOfCurrency[currency], date)
    ends.push({ currency, date, at: to < now ? to : now })
  }
  return ends
}

/** What was unrealised in each currency at the end of its days. */
async function unrealisedAt(
  services: Services,
  history: AccountHistory,
  ends: readonly DayEnd[],
): Promise<readonly Money[]> {
  const found: Money[] = []
  for (const past of pastAccounts(
    history,
    ends.map(({ at }) => at),
  )) {
    const end = ends[found.length]
    if (end === undefined) break
    const priceOf = pricesAt(services, end.at)
    const legs = past.legs.filter(({ currency }) => currency === end.currency)
    const profits = legs.map((leg) => grossProfitOf(leg, leg.fill, priceOf(leg.instrument) ?? leg.fill.price))
    found.push(add(zero(end.currency), ...profits))
    await services.yieldTurn()
  }
  return found
}

type DayOfCurrency = Readonly<Record<(typeof columns)[number], Money>> & {
  readonly date: LocalDate
  readonly exits: number
}

async function daysOfCurrencies(
  services: Services,
  history: AccountHistory,
  first: LocalDate,
  now: Instant,
): Promise<readonly DayOfCurrency[]> {
  const traded = new Set(history.executions.map(({ currency }) => currency))
  const ends = currencies
    .filter((currency) => traded.has(currency))
    .flatMap((currency) => endsOf(currency, first, now))
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const unrealised = await unrealisedAt(services, history, ends)
  const realising = realisingAt(history, () => true)
  const profits = new Map(profitsByDay(realising).map((day) => [`${day.currency} ${day.date}`, day]))
  const before = new Map<Currency, Money>()
  return ends.flatMap(({ currency, date }, index) => {
    const none = zero(currency)
    const open = unrealised[index] ?? none
    const unrealisedChange = subtract(open, before.get(currency) ?? none)
    before.set(currency, open)
    if (date < first) return []
    const { realised, fees, taxes, exits } = profits.get(`${currency} ${date}`) ?? {
      realised: none,
      fees: none,
      taxes: none,
      exits: 0,
    }
    return [{ date, realised, unrealisedChange, fees, taxes, exits }]
  })
}

/** Profits of each day of a month (docs/rules/portfolio.md). */
export async function daysIn(
  services: Services,
  history: AccountHistory,
  { currency, month }: RequestOf<typeof portfolioDays>,
  now: Instant,
): Promise<Omit<PortfolioDays, 'asOf'>> {
  const first = localDate(`${month.slice(0, 7)}-01`)
  const apart = await daysOfCurrencies(services, history, first, now)
  const byDate = apart.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const rows = convertedColumns(byDate, columns, currency, ratesAt(services, now)).map((row, index) => ({
    ...row,
    date: byDate[index]?.date ?? first,
    exits: byDate[index]?.exits ?? 0,
  }))
  const days = [...new Set(rows.map(({ date }) => date))].map((date) => {
    const own = rows.filter((row) => row.date === date)
    return {
      date,
      ...totalsOf(own, columns, currency),
      exits: own.reduce((sum, { exits }) => sum + exits, 0),
    }
  })
  const [begun] = history.postings.map(({ at, money }) => currencyDay(money.currency, at)).toSorted()
  const isAny = (day: (typeof days)[number]): boolean =>
    day.exits > 0 || columns.some((name) => !isZero(day[name]))
  return {
    days: days.filter(isAny),
    total: {
      ...totalsOf(days, columns, currency),
      exits: days.reduce((sum, { exits }) => sum + exits, 0),
    },
    begins: begun,
  }
}
