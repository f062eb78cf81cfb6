import type { AccountId } from '@onelot/domain'
import type { Services } from '../../../services.ts'

/** What runs at once at most, of all accounts and of one: a push service that hangs holds the devices of its own members alone. */
const MOST_AT_ONCE = 16
const MOST_AT_ONCE_OF_ONE = 2
/** What waits at most, of all accounts and of one: messages beyond it are in the list of messages alone. */
const MOST_WAITING = 5_000
const MOST_WAITING_OF_ONE = 200

type Work = () => Promise<void>

/** What waits and what runs of one account. */
interface Line {
  readonly waiting: Work[]
  running: number
}

export interface PushQueue {
  readonly add: (account: AccountId, work: Work) => void
  /** Waits for it at the end, without counting it among what runs at once. */
  readonly track: (work: Promise<void>) => void
  /** Drops what waits; resolves when nothing is under way any more. */
  readonly end: () => Promise<void>
}

/** Runs what is to be sent, for the accounts in turn; what fails is logged. */
export function createPushQueue(log: Services['log'], signal: AbortSignal): PushQueue {
  /** The one whose turn is next first. */
  const lines = new Map<AccountId, Line>()
  const underWay = new Set<Promise<void>>()
  let [waiting, running] = [0, 0]

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => underWay.delete(tracked))
    underWay.add(tracked)
  }

  function run(account: AccountId, line: Line, work: Work): void {
    line.running += 1
    running += 1
    const done = work()
      .catch((error: unknown) => {
        if (!signal.aborted) log('a device was not sent a message', error)
      })
      .finally(() => {
        line.running -= 1
        running -= 1
        if (line.running === 0 && line.waiting.length === 0) lines.delete(account)
        runNext()
      })
    track(done)
  }

  function runNext(): void {
    if (running >= MOST_AT_ONCE) return
    for (const [account, line] of lines) {
      const work = line.running < MOST_AT_ONCE_OF_ONE ? line.waiting.shift() : undefined
      if (work === undefined) continue
      waiting -= 1
      // The other accounts come before its next one.
      lines.delete(account)
      lines.set(account, line)
      run(account, line, work)
      return
    }
  }

  return {
    add(account, work) {
      if (signal.aborted) return
      const line = lines.get(account) ?? { waiting: [], running: 0 }
      if (waiting >= MOST_WAITING || line.waiting.length >= MOST_WAITING_OF_ONE) {
        log('too much waits to be sent to devices: a message is in the list alone', undefined)
        return
      }
      lines.set(account, line)
      line.waiting.push(work)
      waiting += 1
      runNext()
    },
    track,
    async end() {
      lines.clear()
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
