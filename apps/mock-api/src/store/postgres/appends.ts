import type { AppendText } from '../engine.ts'
import { type Committed, type Conflict, StoreConflict, UnknownCommit } from '../port.ts'
import { committedOf } from '../storeText.ts'
import type { Connection } from './connection.ts'
import { withNamedRows } from './namedRows.ts'
import type { Notices } from './notices.ts'

/** Appends that are sent together at most, and how many such batches are under way at a time. */
const MOST_TOGETHER = 64
const MOST_UNDER_WAY = 4
/** A deadlock undoes an append whole, so it can be sent again. */
const MOST_DEADLOCKS = 5

interface Waiting {
  readonly append: AppendText
  readonly committed: Committed
  readonly attempt: number
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** The answer of `append_all` for each append. */
type Ending =
  | { readonly kind: 'stored' | 'again' }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  | { readonly kind: 'error'; readonly message: string }

/**
 * Sends appends, those that wait together in one transaction: a commit that notifies others delays every other such commit, so fewer of them
 * store more. One that is refused fails alone.
 */
export function createAppends(
  connection: Connection,
  notices: Notices,
): (append: AppendText) => Promise<void> {
  let waiting: Waiting[] = []
  let underWay = 0

  function settle(one: Waiting, ending: Ending | undefined): void {
    const { committed, attempt, resolve, reject } = one
    if (ending?.kind === 'stored') {
      notices.acknowledged(committed)
      resolve()
    } else if (ending?.kind === 'conflict') reject(new StoreConflict(ending.conflict))
    else if (ending?.kind === 'again' && attempt < MOST_DEADLOCKS)
      waiting.push({ ...one, attempt: attempt + 1 })
    else reject(new Error(ending?.kind === 'error' ? ending.message : 'PostgreSQL did not store the append'))
  }
  async function send(batch: readonly Waiting[]): Promise<void> {
    try {
      const appends = batch.map(({ append, committed }) => ({
        ...append,
        streams: append.streams.map(withNamedRows),
        notices: notices.of(committed),
      }))
      const [row] = await connection.write('SELECT append_all($1::jsonb) AS endings', [
        JSON.stringify(appends),
      ])
      const endings = row?.['endings']
      if (!Array.isArray(endings)) throw new TypeError('append_all gave no endings')
      for (const [at, one] of batch.entries()) settle(one, endings[at] as Ending | undefined)
    } catch (error) {
      // Nothing is written unless the outcome is unknown. An append that PostgreSQL could not even read fails its batch: each is sent alone.
      if (batch.length > 1 && !(error instanceof UnknownCommit)) for (const one of batch) await send([one])
      else for (const { reject } of batch) reject(error)
    }
  }
  function sendNext(): void {
    while (waiting.length > 0 && underWay < MOST_UNDER_WAY) {
      const batch = waiting.slice(0, MOST_TOGETHER)
      waiting = waiting.slice(MOST_TOGETHER)
      underWay += 1
      void send(batch).finally(() => {
        underWay -= 1
        sendNext()
      })
    }
  }
  return (append) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(sendNext)
      waiting.push({ append, committed: committedOf(append), attempt: 1, resolve, reject })
    })
}
