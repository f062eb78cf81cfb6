import { type Instant, type LocalDate, epochMs, instant } from '../../base/instant.ts'
import type { TimeOfDay } from '../../base/instant.ts'
import { type Exchange, dayWindows, isTradingDay } from '../../base/sessions/dayWindows.ts'
import { plusDays } from '../../base/sessions/localDates.ts'
import type { CalendarKind } from '../../base/sessions/session.ts'
import { localToEpochMs, toLocal } from '../../base/sessions/zonedTime.ts'
import type { Block } from './block.ts'

/** When a market takes blocks on its trading days: in its regular session, or between two times of the exchange's clock. */
export type BlockHours = 'regular' | { readonly from: TimeOfDay; readonly to: TimeOfDay }

/** A stretch of time; exclusive of `to`. */
export interface Span {
  readonly from: Instant
  readonly to: Instant
}

/** When a request for a product is taken. */
export interface BlockWindow {
  readonly isOpen: boolean
  /** The running window; else the next one, or the last where none follows. */
  readonly span: Span
}

/** What decides when a block is taken. In the demo calendar it always is. */
export interface BlockHoursContext {
  readonly exchange: Exchange
  readonly calendar: CalendarKind
  readonly hours: BlockHours
}

interface Stretch {
  readonly from: number
  readonly to: number
}

const minuteOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function windowsOn({ exchange, calendar, hours }: BlockHoursContext, day: LocalDate): readonly Stretch[] {
  if (!isTradingDay(exchange.id, calendar, day)) return []
  if (hours === 'regular')
    return dayWindows(exchange, calendar, day).filter(({ phase }) => phase === 'regular')
  const at = (time: TimeOfDay) => localToEpochMs(exchange.zone, day, minuteOf(time))
  return [{ from: at(hours.from), to: at(hours.to) }]
}

/** The part of the day's windows in which the product is sold, in order. */
function soldOn(
  block: Pick<Block, 'from' | 'to'>,
  context: BlockHoursContext,
  day: LocalDate,
): readonly Stretch[] {
  const [from, to] = [epochMs(block.from), epochMs(block.to)]
  return windowsOn(context, day)
    .map((window) => ({ from: Math.max(window.from, from), to: Math.min(window.to, to) }))
    .filter((window) => window.from < window.to)
}

/** Longer than any run of closed days. */
const LONGEST_CLOSURE = 30

/** The first stretch of the days from a date on, forwards or back, that satisfies. */
function found(
  {
    block,
    context,
    from,
    step,
  }: {
    readonly block: Pick<Block, 'from' | 'to'>
    readonly context: BlockHoursContext
    readonly from: LocalDate
    readonly step: 1 | -1
  },
  satisfies: (window: Stretch) => boolean,
): Stretch | undefined {
  let day = from
  for (let tried = 0; tried <= LONGEST_CLOSURE; tried += 1) {
    const windows = soldOn(block, context, day)
    const window = step === 1 ? windows.find(satisfies) : windows.findLast(satisfies)
    if (window !== undefined) return window
    day = plusDays(day, step)
  }
  return undefined
}

const spanOf = ({ from, to }: Stretch): Span => ({ from: instant(from), to: instant(to) })

/** When requests for a product are taken, at `now` (docs/rules/block-trades.md). */
export function blockWindowAt(
  block: Pick<Block, 'kind' | 'from' | 'to'>,
  context: BlockHoursContext,
  now: Instant,
): BlockWindow {
  const { from, to } = block
  if (block.kind === 'otc' || context.calendar === 'demo')
    return { isOpen: from <= now && now < to, span: { from, to } }
  const ms = epochMs(now)
  const dayOf = (at: Instant) => toLocal(context.exchange.zone, at).date
  const at = now < from ? from : now
  const ahead = found({ block, context, from: dayOf(at), step: 1 }, (window) => ms < window.to)
  if (ahead !== undefined) return { isOpen: ahead.from <= ms, span: spanOf(ahead) }
  const last = found({ block, context, from: dayOf(at < to ? at : to), step: -1 }, () => true)
  return { isOpen: false, span: last === undefined ? { from, to } : spanOf(last) }
}
