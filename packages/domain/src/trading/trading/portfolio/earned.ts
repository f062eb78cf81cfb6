import type { InstrumentId } from '../../../base/ids.ts'
import type { Instant, LocalDate } from '../../../base/instant.ts'
import type { RowChange } from '../../../base/module/rows.ts'
import type { Currency } from '../../../base/money/currency.ts'
import { add, zero } from '../../../base/money/money.ts'
import { currencyDay } from '../../../base/sessions/currencyDays.ts'
import { monthStart } from '../../../base/sessions/localDates.ts'
import type { TradingEvent } from '../event.ts'
import { earnedOf } from './history.ts'
import { type InstrumentEarned, noProfits, withExecution, withFraction } from './profits.ts'

/** Lists of what was earned. Rows of one instrument add up: what arrives late for a day that is over makes a row of its own. */
export const earnedCollections = {
  /** `{ earned: InstrumentEarned }` of a day of its currency; `state` is the currency. */
  earnedDays: 'trading.earnedDays',
  /** Likewise of a month, by its first day. */
  earnedMonths: 'trading.earnedMonths',
  /** One row, of an account whose lists of what was earned began with its first event: they lack nothing. */
  earnedWhole: 'trading.earnedWhole',
} as const

/** Key of the row that says that lists are whole. */
export const EARNED_WHOLE = 'whole'

/** A stretch of days of a currency, with what each instrument earned in it so far. */
export interface EarnedPeriod {
  readonly begins: LocalDate
  /** Rises with each period of the currency: one that is come back to is another part of it. */
  readonly part: number
  readonly instruments: Readonly<Record<InstrumentId, InstrumentEarned>>
}

type PeriodKind = 'day' | 'month'
type Periods = Readonly<Record<PeriodKind, EarnedPeriod>>

/** The latest day and month in which each currency earned something. */
export type EarnedState = Readonly<Partial<Record<Currency, Periods>>>

/** What one event brought and cost. */
interface Earning {
  readonly instrument: InstrumentId
  readonly currency: Currency
  readonly at: Instant
  readonly grown: (before: InstrumentEarned) => InstrumentEarned
}

function earningOf(event: TradingEvent): Earning | undefined {
  switch (event.kind) {
    case 'trading.orderFilled': {
      const { execution } = event
      const { instrument, currency, at } = execution
      return { instrument, currency, at, grown: (before) => withExecution(before, execution) }
    }
    case 'trading.positionRebased': {
      const { position, cash, at } = event
      if (cash === undefined) return undefined
      const { instrument } = position.terms
      const { currency } = cash.netProfit
      const fraction = { instrument, at, netProfit: cash.netProfit }
      return { instrument, currency, at, grown: (before) => withFraction(before, fraction) }
    }
    case 'trading.dividendCounted':
    case 'trading.dividendPaid': {
      const earned = event.postings.map(earnedOf).filter((one) => one !== undefined)
      const [first] = earned
      if (first === undefined) return undefined
      const { instrument } = event.dividend
      const grown = (before: InstrumentEarned): InstrumentEarned => ({
        ...before,
        dividends: add(before.dividends, ...earned),
      })
      return { instrument, currency: first.currency, at: event.at, grown }
    }
    default:
      return undefined
  }
}

function grownPeriod(
  known: EarnedPeriod | undefined,
  begins: LocalDate,
  { instrument, currency, grown }: Earning,
): EarnedPeriod {
  const period = known?.begins === begins ? known : { begins, part: (known?.part ?? 0) + 1, instruments: {} }
  const nothing = { ...noProfits(currency), instrument, dividends: zero(currency) }
  const before: InstrumentEarned = period.instruments[instrument] ?? nothing
  return { ...period, instruments: { ...period.instruments, [instrument]: grown(before) } }
}

function grownBy(earned: EarnedState, earning: Earning): Periods {
  const { currency, at } = earning
  const known = earned[currency]
  const day = currencyDay(currency, at)
  return {
    day: grownPeriod(known?.day, day, earning),
    month: grownPeriod(known?.month, monthStart(day), earning),
  }
}

/** What was earned, after one more event. */
export function earnedAfter(earned: EarnedState, event: TradingEvent): EarnedState {
  const earning = earningOf(event)
  return earning === undefined ? earned : { ...earned, [earning.currency]: grownBy(earned, earning) }
}

function rowOf(
  collection: string,
  { begins, part, instruments }: EarnedPeriod,
  { instrument, currency }: Earning,
): RowChange {
  const key = `${begins} ${String(part)} ${instrument}`
  const body = { earned: instruments[instrument] }
  return { collection, key, row: { state: currency, sortKey: begins, body } }
}

/** Rows of the days and months that events earned in. `after` is what was earned after all of them. */
export function earnedRows(
  before: EarnedState,
  after: EarnedState,
  events: readonly TradingEvent[],
): readonly RowChange[] {
  const earnings = events.map(earningOf).filter((earning) => earning !== undefined)
  const rows: RowChange[] = []
  let earned = before
  for (const [index, earning] of earnings.entries()) {
    if (Object.keys(earned).length === 0) {
      const row = { state: 'whole', sortKey: earning.at, body: {} }
      rows.push({ collection: earnedCollections.earnedWhole, key: EARNED_WHOLE, row })
    }
    const last = index === earnings.length - 1 ? after[earning.currency] : undefined
    const { day, month } = last ?? grownBy(earned, earning)
    earned = { ...earned, [earning.currency]: { day, month } }
    rows.push(rowOf(earnedCollections.earnedDays, day, earning))
    rows.push(rowOf(earnedCollections.earnedMonths, month, earning))
  }
  return rows
}
