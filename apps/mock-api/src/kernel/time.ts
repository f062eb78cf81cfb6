import { type Instant, type StreamId, kindOfStream, plusMs } from '@onelot/domain'
import { deliverAll } from './deliveries.ts'
import { followPrices } from './followPrices.ts'
import { unsliced } from './pause.ts'
import { settleStream } from './settle.ts'
import {
  BATCH,
  DEFER_MS,
  LEASE_MS,
  type Timekeeping,
  deliverOutbox,
  earliest,
  settleEach,
} from './timekeeping.ts'

/** Carries out the timers due at or before `to`. @returns whether there were any */
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

/**
 * Carries out all that is due up to `now`, of every stream, in the order of time (docs/rules/time.md): the prices and the timers of one moment, then
 * what they have to deliver, then the next moment, until nothing is due. One instance at a time does so.
 */
export const carryOutDue = (time: Timekeeping, now: Instant): Promise<void> =>
  time.store.enqueueTimekeeping(async () => {
    const { store } = time
    for (;;) {
      await deliverOutbox(time, now)
      const timer = await store.nextTimer(now)
      // What is still to be delivered is leased by another instance, which delivers it or has died: nothing later begins meanwhile.
      const delivery = await store.nextDelivery(now)
      const to = earliest([timer ?? now, delivery ?? now], now)
      if (await followPrices(time, to, now)) continue
      if (timer === undefined || timer > to || !(await fireTimers(time, to, now))) break
    }
    await time.schedules.readRemaining()
  })

/**
 * Carries out what is due of streams that are no account's: an instrument, an offer, the site. What came before it, of every stream, is carried out
 * first, in the order of time; what it leaves in the outbox is left there.
 */
const carryOutDueOfShared = (time: Timekeeping, now: Instant): Promise<void> =>
  time.store.enqueueTimekeeping(async () => {
    const { store, holder } = time
    for (;;) {
      const shared = await store.nextSharedTimer(now)
      if (shared === undefined) return
      const delivery = await store.nextDelivery(now)
      if (delivery !== undefined && delivery <= shared.dueAt) await deliverOutbox(time, now)
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
  const { store, schedules } = time
  if (schedules.mayBeDue(now)) {
    if (kindOfStream(stream) !== 'account') await carryOutDue(time, now)
    else if ((await store.nextSharedTimer(now)) !== undefined) await carryOutDueOfShared(time, now)
    await deliverAll(time, await store.deliveriesTo(stream, now), now)
  }
  await settleStream({ ...time, slices: unsliced }, stream, now)
}
