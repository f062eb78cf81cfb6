import {
  type AccountId,
  type Currency,
  type Instant,
  type InstrumentId,
  type LocalDate,
  type Money,
  type PastAccount,
  type PastWorth,
  add,
  convertedSum,
  fromLocal,
  pastAccounts,
  pastWorthOf,
  plusDays,
  plusMs,
  toLocal,
  totalWorthIn,
} from '@onelot/domain'
import type { Services } from '../../services.ts'
import { accountHistory } from '../accountHistory.ts'
import { ratesAt } from '../figures.ts'

interface CurveDay {
  readonly date: LocalDate
  readonly at: Instant
}

/** The last moment of each day of a zone that has ended, and now; from the day of the first posting at the earliest. */
function daysOf(zone: string, most: number, first: Instant, now: Instant): readonly CurveDay[] {
  const today = toLocal(zone, now).date
  const begun = toLocal(zone, first).date
  const days: CurveDay[] = [{ date: today, at: now }]
  for (let back = 1; back < most; back += 1) {
    const date = plusDays(today, -back)
    if (date < begun) break
    days.unshift({ date, at: plusMs(fromLocal(zone, plusDays(date, 1), 0), -1) })
  }
  return days
}

export interface CurveRequest {
  readonly currency: Currency
  readonly zone: string
  readonly days: number
}

/** What the account was worth and had earned, day by day (docs/rules/positions.md). */
export async function curveOf(
  services: Services,
  account: AccountId,
  { currency, zone, days: most }: CurveRequest,
  now: Instant,
) {
  const history = await accountHistory(services, account, now)
  const [first] = history.postings
  if (first === undefined) return []
  const days = daysOf(zone, most, first.at, now)
  const pasts = pastAccounts(
    history,
    days.map(({ at }) => at),
  )
  const points: { date: LocalDate; worth: Money; profit: Money }[] = []
  for (const past of pasts) {
    const day = days[points.length]
    if (day === undefined) break
    const worths = worthsAt(services, past, day.at)
    const rates = ratesAt(services, day.at)
    const total = (name: 'realised' | 'unrealised') =>
      convertedSum(
        worths.map((worth) => worth[name]),
        currency,
        rates,
      )
    points.push({
      date: day.date,
      worth: totalWorthIn(worths, currency, rates),
      profit: add(total('realised'), total('unrealised')),
    })
    await services.yieldTurn()
  }
  return points
}

function worthsAt({ market }: Services, past: PastAccount, at: Instant): readonly PastWorth[] {
  const prices = new Map<InstrumentId, ReturnType<typeof market.quote>>()
  return pastWorthOf(past, (id) => {
    if (!prices.has(id)) prices.set(id, market.quote(id, at))
    return prices.get(id)?.price
  })
}
