import { type Instant, type StreamId, plusMs } from '@onelot/domain'
import { type Delivering, deliverAll } from './deliveries.ts'
import { settleStream } from './settle.ts'

/** Work is leased to one instance for this long. */
export const LEASE_MS = 30_000
/** Streams, instruments or deliveries that are leased together. */
export const BATCH = 64
/** A stream that cannot be read is skipped for this long. */
export const DEFER_MS = 60_000

/** What is needed to carry out what time and prices lead to. */
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
export async function settleEach(
  time: Timekeeping,
  streams: Iterable<StreamId>,
  now: Instant,
): Promise<Settled> {
  const failed = new Set<StreamId>()
  const fired = await Promise.all(
    Array.from(streams, async (stream) => {
      try {
        const settled = await settleStream(time, stream, now)
        // The store knows of something due that this instance does not: it is read from there next.
        if (!settled) time.schedules.forget(stream)
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

/** Until nothing is left in it that this instance may lease. */
export async function deliverOutbox(time: Timekeeping, now: Instant): Promise<void> {
  const { store, holder } = time
  for (;;) {
    const deliveries = await store.deliveries(now, { holder, until: plusMs(now, LEASE_MS) }, BATCH)
    if (deliveries.length === 0) return
    await deliverAll(time, deliveries, now)
  }
}

export const earliest = (moments: readonly Instant[], otherwise: Instant): Instant =>
  moments.reduce((first, moment) => (moment < first ? moment : first), otherwise)
