import { randomUUID } from 'node:crypto'
import type { CommitHub } from '../commitHub.ts'
import type { Committed } from '../port.ts'

/** PostgreSQL takes less than 8,000 bytes in a notice. */
const MOST_BYTES = 7_000

interface Notice {
  /** The instance that committed. */
  readonly from: string
  readonly id: number
  readonly committed: Committed
}

/**
 * Notices of commits, which PostgreSQL passes on to every instance, the sender's own included. Listeners receive a commit of this instance when it is
 * acknowledged or when its notice arrives, whichever is first: the notice alone comes where the acknowledgement was lost.
 */
export interface Notices {
  /** What the commit is to notify. */
  of: (committed: Committed) => readonly string[]
  acknowledged: (committed: Committed) => void
  received: (payload: string) => void
  /** Notices may have been lost: the connection was. */
  interrupted: () => void
}

/** In pieces, each of which a notice can hold. */
function pieces(committed: Committed): readonly Committed[] {
  if (Buffer.byteLength(JSON.stringify(committed)) <= MOST_BYTES || committed.streams.length < 2)
    return [committed]
  const half = Math.ceil(committed.streams.length / 2)
  return [
    ...pieces({ ...committed, streams: committed.streams.slice(0, half) }),
    ...pieces({ ...committed, streams: committed.streams.slice(half) }),
  ]
}

export function createNotices(hub: CommitHub): Notices {
  const from = randomUUID()
  let lastId = 0
  const sent = new WeakMap<Committed, readonly Notice[]>()
  /** Own notices of which one half, acknowledgement or notice, has come. */
  const told = new Set<number>()

  function tellOnce({ id, committed }: Notice): void {
    if (told.delete(id)) return
    told.add(id)
    hub.tell(committed)
  }
  return {
    of(committed) {
      const notices = pieces(committed).map((piece): Notice => {
        lastId += 1
        return { from, id: lastId, committed: piece }
      })
      sent.set(committed, notices)
      return notices.map((notice) => JSON.stringify(notice))
    },
    acknowledged(committed) {
      for (const notice of sent.get(committed) ?? []) tellOnce(notice)
    },
    received(payload) {
      const notice = JSON.parse(payload) as Notice
      if (notice.from === from) tellOnce(notice)
      else hub.tell(notice.committed)
    },
    interrupted() {
      told.clear()
    },
  }
}
