import type { AccountId } from '@onelot/domain'
import type { Services } from '../../../services.ts'

/** What runs at once at most, of all accounts, of one, and to one push service: one that hangs does not hold what goes to another. */
const MOST_AT_ONCE = 16
const MOST_AT_ONCE_OF_ONE = 2
const MOST_AT_ONCE_TO_SERVICE = 8
/** What waits at most, of all accounts and of one: messages beyond it are in the list of messages alone. */
const MOST_WAITING = 5_000
const MOST_WAITING_OF_ONE = 200

type Work = () => Promise<void>

interface Waiting {
  readonly work: Work
  readonly service: string | undefined
}

/** What waits and what runs of one account. */
interface Line {
  readonly waiting: Waiting[]
  running: number
}

export interface PushQueue {
  /** @param service the host of the push service that the work waits for, if it waits for one */
  readonly add: (account: AccountId, work: Work, service?: string) => void
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
  /** How many run, by push service. */
  const toService = new Map<string, number>()
  let [waiting, running] = [0, 0]

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => underWay.delete(tracked))
    underWay.add(tracked)
  }

  const runningTo = (service: string): number => toService.get(service) ?? 0

  /** Counts what begins or has ended. */
  function count(line: Line, service: string | undefined, change: 1 | -1): void {
    line.running += change
    running += change
    if (service === undefined) return
    const left = runningTo(service) + change
    if (left === 0) toService.delete(service)
    else toService.set(service, left)
  }

  function run(account: AccountId, line: Line, { work, service }: Waiting): void {
    count(line, service, 1)
    const done = work()
      .catch((error: unknown) => {
        if (!signal.aborted) log('a device was not sent a message', error)
      })
      .finally(() => {
        count(line, service, -1)
        if (line.running === 0 && line.waiting.length === 0) lines.delete(account)
        runNext()
      })
    track(done)
  }

  /** The first that may run now. */
  function takenFrom({ waiting: all, running: own }: Line): Waiting | undefined {
    if (own >= MOST_AT_ONCE_OF_ONE) return undefined
    const at = all.findIndex(
      ({ service }) => service === undefined || runningTo(service) < MOST_AT_ONCE_TO_SERVICE,
    )
    return at < 0 ? undefined : all.splice(at, 1)[0]
  }

  /** The accounts in turn: one that begins comes after the others. */
  function begins(): boolean {
    for (const [account, line] of lines) {
      const taken = takenFrom(line)
      if (taken === undefined) continue
      waiting -= 1
      lines.delete(account)
      lines.set(account, line)
      run(account, line, taken)
      return true
    }
    return false
  }

  /** What ends may make room for two: of its account, and of its push service. */
  function runNext(): void {
    while (running < MOST_AT_ONCE && begins());
  }

  return {
    add(account, work, service) {
      if (signal.aborted) return
      const line = lines.get(account) ?? { waiting: [], running: 0 }
      if (waiting >= MOST_WAITING || line.waiting.length >= MOST_WAITING_OF_ONE) {
        log('too much waits to be sent to devices: a message is in the list alone', undefined)
        return
      }
      lines.set(account, line)
      line.waiting.push({ work, service })
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
