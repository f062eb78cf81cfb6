import { type Extremes, type Instant, type StreamId, plusMs } from '@onelot/domain'
import type { Scan, StoredWatch } from '../store/port.ts'
import { END_OF_TIME } from './nextDue.ts'
import { pause } from './pause.ts'
import { checkedWatch, metBy } from './settle.ts'
import { BATCH, LEASE_MS, type Timekeeping, deliverOutbox, earliest, settleEach } from './timekeeping.ts'

const keyOf = ({ stream, owner, kind, version, cross }: StoredWatch) => ({
  stream,
  owner,
  kind,
  version,
  ...(cross.kind === 'trail' ? { peak: cross.peak } : {}),
})

/** A watch that prices meet. */
interface Crossing {
  readonly watch: StoredWatch
  readonly at: Instant
}

/** The prices of an instrument since they were last searched. */
interface Search {
  readonly scan: Scan
  readonly extremes: Extremes | undefined
  readonly candidates: readonly StoredWatch[]
}

async function crossingOf(
  { prices, slices }: Timekeeping,
  watch: StoredWatch,
  to: Instant,
): Promise<readonly Crossing[]> {
  while (slices.over()) await pause()
  const met = metBy(prices, watch, to)
  return met === undefined ? [] : [{ watch, at: met.at }]
}

/** Searches the prices of every watched instrument up to `to`. */
async function searchPrices(
  time: Timekeeping,
  to: Instant,
  now: Instant,
): Promise<{ readonly searches: readonly Search[]; readonly crossings: Crossing[] }> {
  const { store, prices, holder, slices } = time
  const searches: Search[] = []
  const crossings: Crossing[] = []
  for (;;) {
    const scans = await store.scans(now, { holder, until: plusMs(now, LEASE_MS) }, BATCH, to)
    if (scans.length === 0) return { searches, crossings }
    for (const scan of scans)
      try {
        while (slices.over()) await pause()
        const extremes = prices.extremes(scan.instrument, scan.checkedTo, to)
        const candidates = await store.candidates(scan.instrument, extremes)
        for (const watch of candidates) crossings.push(...(await crossingOf(time, watch, to)))
        searches.push({ scan, extremes, candidates })
      } catch (error) {
        time.log(`prices of ${scan.instrument} could not be scanned`, error)
      }
  }
}

/** Takes out of `crossings` those of a moment. */
function takeAt(crossings: Crossing[], at: Instant): readonly StoredWatch[] {
  const taken = crossings.filter((crossing) => crossing.at === at)
  const left = crossings.filter((crossing) => crossing.at !== at)
  crossings.splice(0, crossings.length, ...left)
  return taken.map(({ watch }) => watch)
}

/**
 * Delivers what a moment left in the outbox, and adds the crossings of watches that it scheduled. @returns the earliest timer that it scheduled, no
 * earlier than the moment itself: prices have been searched up to there
 */
async function followUp(
  time: Timekeeping,
  crossings: Crossing[],
  at: Instant,
  { to, now }: { readonly to: Instant; readonly now: Instant },
): Promise<Instant> {
  let first = END_OF_TIME
  for (let hasDeliveries = true; hasDeliveries;) {
    const scheduled = time.schedules.takeNewlyScheduled()
    first = earliest(
      scheduled.timers.map((due) => (due < at ? at : due)),
      first,
    )
    for (const watch of scheduled.watches) crossings.push(...(await crossingOf(time, watch, to)))
    hasDeliveries = scheduled.hasDeliveries
    if (hasDeliveries) await deliverOutbox(time, now)
  }
  return first
}

/** Records how far prices were searched. Watches that the rules refuse for now are searched again, as are those of a stream that could not be settled. */
async function finishSearches(
  { store, prices, holder }: Timekeeping,
  searches: readonly Search[],
  to: Instant,
  isDone: (watch: StoredWatch) => boolean,
): Promise<void> {
  for (const { scan, extremes, candidates } of searches) {
    const checked = candidates.filter(isDone).map((watch) => keyOf(checkedWatch(prices, watch, to)))
    await store.finishScan(scan, holder, { to, extremes, checked })
  }
}

/**
 * Carries out what prices up to `to` lead to, one moment after the other, each with what it has to deliver. Ends before `to` where a timer begins
 * that is due before. @returns whether anything was carried out
 */
export async function followPrices(time: Timekeeping, to: Instant, now: Instant): Promise<boolean> {
  time.schedules.takeNewlyScheduled()
  const { searches, crossings } = await searchPrices(time, to, now)
  const met = new Set<StoredWatch>()
  const failed = new Set<StreamId>()
  let carriedOut = false
  let end = to
  for (;;) {
    const at = earliest(
      crossings.map((crossing) => crossing.at),
      END_OF_TIME,
    )
    if (at > end) break
    const watches = takeAt(crossings, at)
    for (const watch of watches) met.add(watch)
    const settled = await settleEach(time, new Set(watches.map(({ stream }) => stream)), at)
    for (const stream of settled.failed) failed.add(stream)
    carriedOut ||= settled.fired
    end = earliest([await followUp(time, crossings, at, { to, now })], end)
  }
  await finishSearches(time, searches, end, (watch) => !met.has(watch) && !failed.has(watch.stream))
  return carriedOut
}
