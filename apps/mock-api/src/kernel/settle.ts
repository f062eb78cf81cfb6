import type { Crossed, DueCommand, Instant, MetCommand, StreamId } from '@onelot/domain'
import type { Append, StoredTimer, StoredWatch, ScheduledKey } from '../store/port.ts'
import { type Failing, carryOut } from './failures.ts'
import type { Prices } from './modules.ts'
import { type Slices, pause } from './pause.ts'
import type { Streams } from './streams.ts'
import type { ScheduleCache } from './scheduleCache.ts'

/** A timer or watch that has come due. */
interface Due {
  readonly at: Instant
  readonly command: DueCommand | MetCommand
  readonly fired: NonNullable<Append['fired']>
}

const keyOf = ({ stream, owner, kind, version }: ScheduledKey): ScheduledKey => ({
  stream,
  owner,
  kind,
  version,
})

const dueTimer = (timer: StoredTimer): Due => ({
  at: timer.dueAt,
  command: { kind: timer.kind, owner: timer.owner },
  fired: { ...keyOf(timer), what: 'timer' },
})
const dueWatch = (watch: StoredWatch, { at, price }: Crossed): Due => ({
  at,
  command: { kind: watch.kind, owner: watch.owner, price },
  fired: { ...keyOf(watch), what: 'watch' },
})

const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b)

/** A watch after prices up to `to` were searched and did not meet it. */
export function checkedWatch(prices: Prices, watch: StoredWatch, to: Instant): StoredWatch {
  const { cross, instrument, checkedTo } = watch
  if (cross.kind === 'level' || checkedTo >= to) return { ...watch, checkedTo: to }
  const peak = prices.peakOf(instrument, cross, checkedTo, to)
  return { ...watch, cross: { ...cross, peak }, checkedTo: to }
}

/** When a watch is first met up to `now`. With the clock set back, prices of the time after it are searched again. */
export const metBy = (prices: Prices, watch: StoredWatch, now: Instant): Crossed | undefined =>
  prices.firstCross(watch.instrument, watch.cross, earlier(watch.checkedTo, now), now)

export interface Settling extends Failing {
  readonly streams: Streams
  readonly schedules: ScheduleCache
  readonly prices: Prices
  readonly slices: Slices
}

/** When watches were met, each asked once: the answer may take a whole day's prices. */
type Asked = Map<StoredWatch, Crossed | undefined>

/** False where the slice was over before all were asked. */
function askEach(
  { prices, slices }: Settling,
  watches: readonly StoredWatch[],
  asked: Asked,
  now: Instant,
): boolean {
  for (const watch of watches) {
    if (asked.has(watch)) continue
    if (slices.over()) return false
    asked.set(watch, metBy(prices, watch, now))
  }
  return true
}

/**
 * Carries out what a stream has due up to `now`, in the order in which it came due, each decided at its own time and stored with the deletion of
 * its timer or watch: exactly once, however many instances try. A timer comes before a crossing of the same moment: a day order has ended when
 * its day has. Returns whether anything was due. @throws UnreadableStream
 */
export async function settleStream(settling: Settling, stream: StreamId, now: Instant): Promise<boolean> {
  const { streams, schedules, prices, slices } = settling
  const asked: Asked = new Map()
  let fired = false
  for (;;) {
    const { version } = await streams.load(stream)
    const { timers, watches: all } = await schedules.of(stream, version, now)
    // What a process delivers late is decided in the past: a watch that began since then is met by no price of that time.
    const watches = all.filter(({ checkedTo }) => checkedTo <= now)
    if (slices.over() || !askEach(settling, watches, asked, now)) {
      await pause()
      continue
    }
    const timer = timers[0] && dueTimer(timers[0])
    const met = watches.flatMap((watch) => {
      const found = asked.get(watch)
      return found === undefined ? [] : [dueWatch(watch, found)]
    })
    const first = met.reduce<Due | undefined>(
      (best, due) => (best === undefined || due.at < best.at ? due : best),
      undefined,
    )
    const next = timer !== undefined && (first === undefined || timer.at <= first.at) ? timer : first
    if (next === undefined) {
      if (watches.length > 0)
        schedules.pricesSearched(
          stream,
          version,
          all.map((watch) => (watch.checkedTo > now ? watch : checkedWatch(prices, watch, now))),
        )
      return fired
    }
    await fire(settling, stream, next)
    fired = true
    // Commands of many streams end with one commit; what each leads to is done one after the other, and counted in the slice.
    await pause()
  }
}

/** A timer or a watch leads to its command once, and is over: whoever wants to wait on says so with an event. */
async function fire(settling: Settling, stream: StreamId, { at, command, fired }: Due): Promise<void> {
  // A timer or watch that its owner has replaced at the same moment is another one.
  const name = `${fired.what} ${stream} ${fired.owner} ${fired.kind} ${at} ${String(fired.version)}`
  const meta = { actor: 'system', command: name, correlation: name }
  const pace = () => settling.slices.room()
  await carryOut(settling, { stream, command, now: at, meta, pace }, { fired })
}
