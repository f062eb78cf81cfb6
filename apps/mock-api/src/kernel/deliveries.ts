import { type Instant, type StreamId, plusMs } from '@onelot/domain'
import type { Delivery, Store } from '../store/port.ts'
import { carryOut } from './failures.ts'
import type { Process } from './modules.ts'
import { type Settling, settleStream } from './settle.ts'

/** A delivery that failed is tried again after this long. */
const RETRY_MS = 60_000

export interface Delivering extends Settling {
  readonly store: Store
  readonly processes: ReadonlyMap<string, Process>
}

/** Decided at the time of the event that it follows; stored with the deletion of the delivery, so that it happens once. */
async function deliver(delivering: Delivering, delivery: Delivery): Promise<void> {
  const { processes } = delivering
  const { entry, stream, key } = delivery
  const process = processes.get(entry.process)
  if (process === undefined) throw new Error(`no process is named ${entry.process}`)
  await settleStream(delivering, stream, entry.at)
  const delivered = { entry: entry.id, stream, key }
  const meta = { actor: 'system', command: `${entry.id}/${stream}/${key}`, correlation: entry.correlation }
  const command = process.command(delivery)
  const pace = () => delivering.slices.room()
  await carryOut(delivering, { stream, command, now: entry.at, meta, pace }, { delivered }, (refusal) =>
    process.refused?.(delivery, refusal),
  )
}

/** Carries out deliveries, those of one stream one after the other. What fails is tried again later, and delays those alone that follow it in its stream. */
export async function deliverAll(
  delivering: Delivering,
  deliveries: readonly Delivery[],
  now: Instant,
): Promise<void> {
  const byStream = new Map<StreamId, Delivery[]>()
  for (const delivery of deliveries)
    byStream.set(delivery.stream, [...(byStream.get(delivery.stream) ?? []), delivery])
  await Promise.all(
    [...byStream.values()].map(async (own) => {
      for (const delivery of own) {
        const { entry, stream, key } = delivery
        try {
          await deliver(delivering, delivery)
        } catch (error) {
          delivering.log(`${entry.process} did not reach ${stream}`, error)
          await delivering.store.deferDelivery({ entry: entry.id, stream, key }, plusMs(now, RETRY_MS))
          return
        }
      }
    }),
  )
}
