import type { NextDecisionOnWire, RunDayOnWire, RunDetailOnWire, RunOnWire } from '@onelot/api-client'
import {
  type AccountId,
  type Instant,
  type RowChange,
  accountStream,
  decidedFrom,
  exact,
  lotsIn,
  previousTradingDay,
  regularOpening,
  roundTo,
  startOf,
  subtract,
} from '@onelot/domain'
import {
  type Run,
  type RunDayRecord,
  type RunRecord,
  endingOf,
  isCancellable,
  strategiesCollections,
} from '@onelot/domain/modules/managed/strategies'
import type { Plan } from '../../kernel/plan.ts'
import type { Services } from '../../services.ts'
import { everyRow } from '../../store/everyRow.ts'
import { instrumentOf, namedOn } from '../base/named.ts'
import { historyOf, lastClosedDay } from './strategyBars.ts'

const RATE_DIGITS = 6

function progressOf({ run, ended, cancelledAt }: RunRecord, now: Instant): RunOnWire['progress'] {
  if (cancelledAt !== undefined) return 'cancelled'
  if (ended !== undefined) return 'ended'
  if (run.endAskedAt !== undefined) return 'ending'
  return now < run.startsAt ? 'waiting' : 'running'
}

export function runOnWire(services: Pick<Services, 'market'>, record: RunRecord, now: Instant): RunOnWire {
  const { run, ended, cancelledAt } = record
  const { id, strategy, amount, term, days, feeRate, begunAt, startsAt, endsOn, next, change } = run
  const worth = ended?.worth ?? run.equity
  const earned = subtract(ended?.paid ?? worth, amount)
  const isOver = ended !== undefined || cancelledAt !== undefined
  return {
    instrument: namedOn(instrumentOf(services, run.instrument)),
    ...{ id, strategy, amount, term, days, feeRate, begunAt, startsAt, endsOn, worth, earned },
    progress: progressOf(record, now),
    rate: roundTo(exact(earned.amount).div(exact(amount.amount)), RATE_DIGITS, 'halfUp'),
    today: isOver ? undefined : change,
    cancellableUntil: !isOver && isCancellable(run, now) ? next.closesAt : undefined,
    ended: ended && { at: ended.at, cause: ended.ending, fee: ended.fee, paid: ended.paid },
    cancelledAt,
  }
}

const dayOnWire = ({ date, fills, income, cash, lots, equity, change, why }: RunDayRecord): RunDayOnWire => ({
  ...{ date, fills, income, cash, lots, equity, change, why },
})

/** What a run does at its next opening: before its first close, by the closes until now. */
async function nextOf(services: Services, run: Run, now: Instant): Promise<NextDecisionOnWire> {
  const { site, calendar } = services
  const exchange = site.marketRules(run.market)
  const { date } = run.next
  const opensAt = regularOpening(exchange, calendar, date)
  if (run.decided !== undefined) return { opensAt, isFinal: true, ...run.decided }
  const share = { id: run.instrument, market: run.market }
  const until = lastClosedDay(services, run, now)
  const bars = await historyOf(services, share, until, now)
  const book = run.book ?? startOf(run.strategy, bars, { capital: run.amount, market: exchange })
  const isFinal = until >= previousTradingDay(exchange, calendar, date)
  return { opensAt, isFinal, ...decidedFrom(run.strategy, book, bars) }
}

export async function runDetail(
  services: Services,
  record: RunRecord,
  days: readonly RunDayRecord[],
  now: Instant,
): Promise<RunDetailOnWire> {
  const { run, ended, cancelledAt } = record
  const detail = { run: runOnWire(services, record, now), days: days.map(dayOnWire) }
  if (ended !== undefined || cancelledAt !== undefined) return detail
  const { worth, fee, paid } = endingOf(run, run.equity)
  return {
    ...detail,
    running: {
      cash: run.book?.cash ?? run.amount,
      lots: lotsIn(run.book?.parts ?? []),
      next: await nextOf(services, run, now),
      closesAt: run.next.closesAt,
      end: { worth, fee, paid, earned: subtract(paid, run.amount) },
    },
  }
}

/** A run by its id, and its days. */
export async function recordOf(
  { store }: Pick<Services, 'store'>,
  account: AccountId,
  id: string,
): Promise<RunRecord | undefined> {
  const row = await store.row(strategiesCollections.runs, accountStream(account), id)
  // The rules write each row of a run.
  return row?.body as RunRecord | undefined
}

/** The earliest first. */
export async function daysOf(
  { store }: Pick<Services, 'store'>,
  account: AccountId,
  id: string,
): Promise<readonly RunDayRecord[]> {
  const filter = { collection: strategiesCollections.days, stream: accountStream(account), group: id }
  // The rules write each row of a day.
  return (await everyRow(store, filter)).map(({ row }) => row.body as RunDayRecord).toReversed()
}

/** What a command makes of the row of a run: it is not stored yet. */
export function recordIn({ append }: Plan): RunRecord | undefined {
  const isRow = ({ collection }: RowChange) => collection === strategiesCollections.runs
  const written = append.streams.flatMap(({ rows }) => rows.filter(isRow)).at(-1)?.row
  // The rules write each row of a run.
  return written?.body as RunRecord | undefined
}
