import { createListeners } from '../../base/data/listeners.ts'
import type { Groups, GroupsChange } from './groups.ts'

/** Changes that are shown already and not answered yet, in the order in which they were made. */
export interface PendingChanges {
  readonly subscribe: (listener: () => void) => () => void
  /** The same list until something changed. */
  readonly read: () => readonly GroupsChange[]
  /** Shows a change until `send` is done; sends one after the other. */
  readonly run: <Outcome>(change: GroupsChange, send: () => Promise<Outcome>) => Promise<Outcome>
}

export function createPendingChanges(): PendingChanges {
  const { listen, notify } = createListeners()
  let pending: readonly GroupsChange[] = []
  let last: Promise<unknown> = Promise.resolve()
  const set = (next: readonly GroupsChange[]) => {
    pending = next
    notify()
  }
  return {
    subscribe: listen,
    read: () => pending,
    async run(change, send) {
      // A new function each time, so that equal changes are removed one by one.
      const own: GroupsChange = (groups) => change(groups)
      set([...pending, own])
      const before = last
      const sent = before.then(send)
      last = sent.catch(() => undefined)
      try {
        return await sent
      } finally {
        set(pending.filter((one) => one !== own))
      }
    },
  }
}

export const afterAll = (groups: Groups, changes: readonly GroupsChange[]): Groups =>
  changes.reduce((shown, change) => change(shown), groups)
