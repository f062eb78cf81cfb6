import { type Instant, type StreamId, plusMs } from '@onelot/domain'
import type { Scan, StoredWatch } from '../store/port.ts'
import { type Delivering, deliverAll } from './deliveries.ts'
import { pause } from './pause.ts'
import { checkedWatch, metBy, settleStream } from './settle.ts'

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

/** Settles streams side by side; those that could not be settled are named. */
async function settleEach(
  time: Timekeeping,
  streams: readonly StreamId[],
  now: Instant,
): Promise<ReadonlySet<StreamId>> {
  const failed = new Set<StreamId>()
  await Promise.all(
    streams.map(async (stream) => {
      try {
        await settleStream(time, stream, now)
      } catch (error) {
        failed.add(stream)
        time.log(`what ${stream} has due could not be carried out`, error)
      }
    }),
  )
  return failed
}

async function fireTimers(time: Timekeeping, now: Instant): Promise<void> {
  const { store, holder } = time
  for (;;) {
    const due = await store.dueStreams(now, { holder, until: plusMs(now, LEASE_MS) }, BATCH)
    if (due.length === 0) return
    const failed = await settleEach(time, due, now)
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

/** Searches one instrument's prices since the last search, and settles the streams whose watches they met. */
async function scan(time: Timekeeping, found: Scan, now: Instant): Promise<void> {
  const { store, prices, holder, slices } = time
  const { instrument, checkedTo } = found
  while (slices.over()) await pause()
  const extremes = prices.extremes(instrument, checkedTo, now)
  const candidates = await store.candidates(instrument, extremes)
  // Those that the rules refuse for now are searched again, as are those of a stream that could not be settled.
  const met = new Set<StoredWatch>()
  for (const watch of candidates) {
    while (slices.over()) await pause()
    if (metBy(prices, watch, now) !== undefined) met.add(watch)
  }
  const failed = await settleEach(time, [...new Set([...met].map(({ stream }) => stream))], now)
  const checked = candidates
    .filter((watch) => !met.has(watch) && !failed.has(watch.stream))
    .map((watch) => keyOf(checkedWatch(prices, watch, now)))
  await store.finishScan(found, holder, { to: now, extremes, checked })
}

async function lookAtPrices(time: Timekeeping, now: Instant): Promise<void> {
  const { store, holder } = time
  for (;;) {
    const scans = await store.scans(now, { holder, until: plusMs(now, LEASE_MS) }, BATCH)
    if (scans.length === 0) return
    for (const found of scans) {
      try {
        await scan(time, found, now)
      } catch (error) {
        time.log(`prices of ${found.instrument} could not be looked at`, error)
      }
    }
  }
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
 * Carries out all that is due up to `now`: what processes have left to deliver, prices that were met, and timers (docs/rules/time.md). Several
 * instances may do so at once and share the work. No order is kept between streams.
 */
export async function carryOutDue(time: Timekeeping, now: Instant): Promise<void> {
  // Each delivery is decided at the time of its event: it must be done before what came due later.
  await workOff(time, now)
  await lookAtPrices(time, now)
  await fireTimers(time, now)
  await workOff(time, now)
}
