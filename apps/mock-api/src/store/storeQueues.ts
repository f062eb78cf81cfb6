import type { StreamId } from '@onelot/domain'
import { createQueue, createQueues } from './queue.ts'
import type { Store } from './port.ts'

export type StoreQueues = Pick<Store, 'enqueueTimekeeping' | 'enqueueForStreams'>

/** The queues of one process. */
export function createStoreQueues(): StoreQueues {
  const enqueue = createQueues()
  function enqueueForStreams<T>(streams: readonly StreamId[], work: () => Promise<T>): Promise<T> {
    const [first, ...rest] = streams
    return first === undefined ? work() : enqueue(first, () => enqueueForStreams(rest, work))
  }
  return { enqueueTimekeeping: createQueue(), enqueueForStreams }
}
