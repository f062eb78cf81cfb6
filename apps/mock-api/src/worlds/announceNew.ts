import type { Refusal, Result, StreamId } from '@onelot/domain'
import type { Broker } from '../broker.ts'

/** Announces what is not there yet: a demo that was killed while it was made goes on with the rest, and several brokers may make it at once. */
export async function announceNew(
  { services: { store } }: Broker,
  stream: StreamId,
  announce: () => Promise<Result<unknown, Refusal>>,
): Promise<void> {
  const isAnnounced = async () => (await store.load(stream, 0)).events.length > 0
  if (await isAnnounced()) return
  const announced = await announce()
  if (!announced.ok && !(await isAnnounced()))
    throw new Error(`${stream} was refused: ${JSON.stringify(announced.refusal)}`)
}
