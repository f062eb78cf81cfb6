import type { Append, Store } from '../store/port.ts'

/** What led to an append: the endpoint, the kind of the timer or watch, the process, or the kind of the operator's event. */
function sourceOf({ outcome, fired, delivered, streams }: Append): string | undefined {
  if (outcome !== undefined) return outcome.endpoint
  if (fired !== undefined) return fired.kind
  // The id of an entry ends with the process that delivers it.
  if (delivered !== undefined) return delivered.entry.slice(delivered.entry.lastIndexOf('/') + 1)
  const [event] = streams.flatMap(({ events }) => events)
  return event?.kind
}

/** A store that counts what it accepted, by what led to it. */
export interface CountingStore extends Store {
  readonly accepted: ReadonlyMap<string, number>
  /** How many of them the broker carried out by itself: what was due, and what was delivered. */
  readonly carriedOut: () => number
}

/** Counts appends that hold events, and commands that changed records alone, such as sessions and codes; what led to neither changed nothing. */
export function countingStore(store: Store): CountingStore {
  const accepted = new Map<string, number>()
  let carriedOut = 0
  return {
    ...store,
    accepted,
    carriedOut: () => carriedOut,
    async append(append) {
      await store.append(append)
      const source = sourceOf(append)
      const hasEvents = append.streams.some(({ events }) => events.length > 0)
      const changes = hasEvents || (append.outcome !== undefined && (append.records ?? []).length > 0)
      if (source === undefined || !changes) return
      if (append.fired !== undefined || append.delivered !== undefined) carriedOut += 1
      accepted.set(source, (accepted.get(source) ?? 0) + 1)
    },
  }
}
