import { type Posting, posting } from '../../base/ledger/ledger.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Money, isNegative, money, negate, subtract, zero } from '../../base/money/money.ts'
import { managementFee } from '../mentoring/ending.ts'
import { barsSeen, decidedFrom } from '../running/decided.ts'
import { type RunBook, lotsIn, runEquity } from '../running/opening.ts'
import { nextDay, startOf } from '../running/run.ts'
import type { StrategiesCommand } from './command.ts'
import type { ClosedDay, StrategiesContext } from './context.ts'
import type { StrategiesEvent } from './event.ts'
import type { EndedRun, Run, RunDayRecord, RunEnding } from './run.ts'

type Of<K extends StrategiesCommand['kind']> = Extract<StrategiesCommand, { kind: K }>
type EventBase = Pick<StrategiesEvent, 'version' | 'at'>

const eventAt = ({ now }: Pick<StrategiesContext, 'now'>): EventBase => ({ version: 1, at: now })

/** The money leaves the cash at once: nothing is reviewed. */
export function begun(
  { strategy, amount: asked, term }: Of<'strategies.submit'>,
  context: StrategiesContext,
): readonly StrategiesEvent[] {
  const { offer, now, newId: id } = context
  if (offer === undefined) return []
  const { instrument, feeRate, startsAt, first } = offer
  const amount = money(instrument.currency, asked)
  const run: Run = {
    id,
    instrument: instrument.id,
    market: instrument.market,
    ...{ strategy, amount, term, feeRate, startsAt },
    begunAt: now,
    endsOn: offer.endOf(term),
    next: first,
    days: 0,
    equity: amount,
  }
  const postings = posting('available', 'copy', amount, 'strategies.put', id)
  return [{ ...eventAt(context), kind: 'strategies.begun', postings, run }]
}

export const cancelled = (run: Run, context: StrategiesContext): readonly StrategiesEvent[] => [
  {
    ...eventAt(context),
    kind: 'strategies.cancelled',
    postings: posting('copy', 'available', run.amount, 'strategies.taken', run.id),
    run,
  },
]

export const endAsked = (run: Run, context: StrategiesContext): readonly StrategiesEvent[] => [
  {
    ...eventAt(context),
    kind: 'strategies.endAsked',
    postings: [],
    run: { ...run, endAskedAt: context.now },
  },
]

/** What a day, or a last price, changed a run by: the broker pays it, or takes it. */
const resultOf = (change: Money, { id }: Run): readonly Posting[] =>
  isNegative(change)
    ? posting('copy', 'house', negate(change), 'strategies.result', id)
    : posting('house', 'copy', change, 'strategies.result', id)

/** Daily bars before a day that a run is decided by, once it has begun. */
export const seenBefore = ({ strategy }: Pick<Run, 'strategy'>): number => barsSeen(strategy)

/** Nothing happens on a day on which the share was not traded. */
function idleDay(run: Run, { next }: ClosedDay): { readonly run: Run; readonly day: RunDayRecord } {
  const none = zero(run.amount.currency)
  const { cash, parts } = run.book ?? { cash: run.amount, parts: [] }
  const day: RunDayRecord = {
    date: run.next.date,
    ...{ fills: [], income: none, cash, change: none },
    lots: lotsIn(parts),
    equity: run.equity,
  }
  return { run: { ...run, next, days: run.days + 1, change: none }, day }
}

function tradedDay(run: Run, closed: ClosedDay): { readonly run: Run; readonly day: RunDayRecord } {
  const { seen, bar, market, next } = closed
  if (bar === undefined) return idleDay(run, closed)
  const { strategy, amount: capital } = run
  const terms = { capital, market }
  const before: RunBook = run.book ?? startOf(strategy, seen, terms)
  const { why } = run.decided ?? decidedFrom(strategy, before, seen)
  const { day, book } = nextDay(strategy, before, seen, bar, terms)
  const change = subtract(day.equity, run.equity)
  return {
    run: {
      ...run,
      ...{ next, change, book },
      days: run.days + 1,
      equity: day.equity,
      decided: decidedFrom(strategy, book, [...seen, bar]),
    },
    day: { ...day, change, why },
  }
}

/** The fee of what a run earned, and what is left of it. */
export function endingOf(
  { amount, feeRate }: Pick<Run, 'amount' | 'feeRate'>,
  worth: Money,
): Pick<EndedRun, 'worth' | 'fee' | 'paid'> {
  const fee = managementFee(worth, zero(worth.currency), amount, feeRate)
  return { worth, fee, paid: subtract(worth, fee) }
}

function ended(run: Run, ending: RunEnding, worth: Money, context: StrategiesContext): StrategiesEvent {
  const { fee, paid } = endingOf(run, worth)
  return {
    ...eventAt(context),
    kind: 'strategies.ended',
    postings: [
      ...resultOf(subtract(worth, run.equity), run),
      ...posting('copy', 'fees', fee, 'strategies.fee', run.id),
      ...posting('copy', 'available', paid, 'strategies.taken', run.id),
    ],
    run,
    ended: { at: context.now, ending, worth, fee, paid },
  }
}

/** Its next day has closed; on the last one, or where the member asked for it, the run ends by it. */
export function closed(run: Run, context: StrategiesContext): readonly StrategiesEvent[] {
  const { run: after, day } = tradedDay(run, context.closedDayOf(run))
  const postings = resultOf(day.change, run)
  const event: StrategiesEvent = { ...eventAt(context), kind: 'strategies.closed', postings, run: after, day }
  if (day.date >= run.endsOn) return [event, ended(after, 'term', after.equity, context)]
  return run.endAskedAt === undefined ? [event] : [event, ended(after, 'member', after.equity, context)]
}

/** What it had at the last close, at the last price. */
export const endedDelisted = (run: Run, price: Decimal, context: StrategiesContext): StrategiesEvent =>
  ended(run, 'delisted', run.book === undefined ? run.amount : runEquity(run.book, price), context)
