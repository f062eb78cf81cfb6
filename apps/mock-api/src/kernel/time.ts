import { type Extremes, type Instant, type StreamId, kindOfStream, plusMs } from '@onelot/domain'
import type { Scan, StoredWatch } from '../store/port.ts'
import { type Delivering, deliverAll } from './deliveries.ts'
import { pause, unsliced } from './pause.ts'
import { checkedWatch, metBy, settleStream } from './settle.ts'
import { type Begun, EVER } from './waiting.ts'

/** Work is leased to one instance for this long. */
const LEASE_MS = 30_000
/** Streams, instruments or deliveries that are leased together. */
const BATCH = 64
/** A stream that cannot be read is skipped for this long. */
const DEFER_MS = 60_000

export interface Timekeeping extends Delivering {
  /** Names this instance among those that share a store. */
  readonly holder: string
}

interface Settled {
  /** Whether anything was due. */
  readonly fired: boolean
  /** Streams that could not be settled. */
  readonly failed: ReadonlySet<StreamId>
}

/** Settles streams side by side. */
async function settleEach(time: Timekeeping, streams: Iterable<StreamId>, now: Instant): Promise<Settled> {
  const failed = new Set<StreamId>()
  const fired = await Promise.all(
    Array.from(streams, async (stream) => {
      try {
        const settled = await settleStream(time, stream, now)
        // The store knows of something due that this instance does not: it is read from there next.
        if (!settled) time.waiting.forget(stream)
        return settled
      } catch (error) {
        failed.add(stream)
        time.log(`what ${stream} has due could not be carried out`, error)
        return false
      }
    }),
  )
  return { fired: fired.includes(true), failed }
}

/** Fires the timers due at or before `to`. Returns whether there were any. */
async function fireTimers(time: Timekeeping, to: Instant, now: Instant): Promise<boolean> {
  const { store, holder } = time
  for (let fired = false; ; fired = true) {
    const due = await store.dueStreams(now, { holder, until: plusMs(now, LEASE_MS) }, BATCH, to)
    if (due.length === 0) return fired
    const { failed } = await settleEach(time, due, to)
    await Promise.all(
      due.map((stream) =>
        store.releaseStream(stream, holder, failed.has(stream) ? plusMs(now, DEFER_MS) : undefined),
      ),
    )
  }
}

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

const earliest = (moments: readonly Instant[], otherwise: Instant): Instant =>
  moments.reduce((first, moment) => (moment < first ? moment : first), otherwise)

/**
 * Carries out what prices up to `to` lead to, one moment after the other, each with what it has to deliver. Ends before `to` where a timer begins
 * that is due before. Returns whether anything was carried out.
 */
async function followPrices(time: Timekeeping, to: Instant, now: Instant): Promise<boolean> {
  const { store, prices, waiting, holder } = time
  waiting.takeBegun()
  const { searches, crossings } = await searchPrices(time, to, now)
  const unmet = new Set(searches.flatMap(({ candidates }) => candidates))
  const failed = new Set<StreamId>()
  let carriedOut = false
  let end = to
  for (;;) {
    const at = earliest(
      crossings.map((crossing) => crossing.at),
      EVER,
    )
    if (at > end) break
    const streams = new Set<StreamId>()
    for (let index = crossings.length - 1; index >= 0; index -= 1) {
      const crossing = crossings[index]
      if (crossing?.at !== at) continue
      streams.add(crossing.watch.stream)
      unmet.delete(crossing.watch)
      crossings.splice(index, 1)
    }
    const settled = await settleEach(time, streams, at)
    for (const stream of settled.failed) failed.add(stream)
    carriedOut ||= settled.fired
    let begun: Begun
    do {
      begun = waiting.takeBegun()
      // What is due before this moment already is carried out next; prices have been searched up to here.
      end = earliest(
        begun.timers.map((due) => (due < at ? at : due)),
        end,
      )
      for (const watch of begun.watches) crossings.push(...(await crossingOf(time, watch, to)))
      if (begun.outbox) await workOff(time, now)
    } while (begun.outbox)
  }
  for (const { scan, extremes, candidates } of searches) {
    // Those that the rules refuse for now are searched again, as are those of a stream that could not be settled.
    const checked = candidates
      .filter((watch) => unmet.has(watch) && !failed.has(watch.stream))
      .map((watch) => keyOf(checkedWatch(prices, watch, end)))
    await store.finishScan(scan, holder, { to: end, extremes, checked })
  }
  return carriedOut
}

/** Delivers the outbox. */
export async function workOff(time: Timekeeping, now: Instant): Promise<void> {
  const { store, holder } = time
  for (;;) {
    const deliveries = await store.deliveries(now, { holder, until: plusMs(now, LEASE_MS) }, BATCH)
    if (deliveries.length === 0) return
    await deliverAll(time, deliveries, now)
  }
}

/**
 * Carries out all that is due up to `now`, of every stream, in the order of time (docs/rules/time.md): the prices and the timers of one moment, then
 * what they have to deliver, then the next moment, until nothing is due. Instances do so in turn.
 */
export const carryOutDue = (time: Timekeeping, now: Instant): Promise<void> =>
  time.store.inTurn(async () => {
    const { store } = time
    for (;;) {
      await workOff(time, now)
      const timer = await store.nextTimer(now)
      // Another instance delivers it, or has died: nothing later begins meanwhile.
      const delivery = await store.nextDelivery(now)
      const to = earliest([timer ?? now, delivery ?? now], now)
      if (await followPrices(time, to, now)) continue
      if (timer === undefined || timer > to || !(await fireTimers(time, to, now))) break
    }
    await time.waiting.caughtUp()
  })

/**
 * Carries out what is due of streams that are no account's: an instrument, an offer, the site. What came before it, of every stream, is carried out
 * first, in the order of time; what it leaves in the outbox is left there.
 */
const carryOutShared = (time: Timekeeping, now: Instant): Promise<void> =>
  time.store.inTurn(async () => {
    const { store, holder } = time
    for (;;) {
      const shared = await store.nextSharedTimer(now)
      if (shared === undefined) return
      const waits = await store.nextDelivery(now)
      if (waits !== undefined && waits <= shared.dueAt) await workOff(time, now)
      const timer = (await store.nextTimer(now)) ?? shared.dueAt
      const to = earliest([timer, (await store.nextDelivery(now)) ?? now], shared.dueAt)
      if (await followPrices(time, to, now)) continue
      // Another instance delivers what comes before it, or has died.
      if (timer > to) return
      if (to < shared.dueAt) {
        if (await fireTimers(time, to, now)) continue
        return
      }
      const { failed } = await settleEach(time, [shared.stream], to)
      if (failed.size > 0) await store.releaseStream(shared.stream, holder, plusMs(now, DEFER_MS))
    }
  })

/**
 * Before a command of a member: carries out what was due of its stream and of what members share, and what was to be delivered to its stream. What
 * other members have due, and what waits for them in the outbox, is left to the next tick. Before a command to what members share, all is carried
 * out: it may fix who receives something by what they have.
 */
export async function settleBefore(time: Timekeeping, stream: StreamId, now: Instant): Promise<void> {
  const { store, waiting } = time
  if (waiting.mayBeDue(now)) {
    if (kindOfStream(stream) !== 'account') await carryOutDue(time, now)
    else if ((await store.nextSharedTimer(now)) !== undefined) await carryOutShared(time, now)
    await deliverAll(time, await store.deliveriesTo(stream, now), now)
  }
  await settleStream({ ...time, slices: unsliced }, stream, now)
}
