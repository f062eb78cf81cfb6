import { Worker } from 'node:worker_threads'
import { createCommitHub } from './commitHub.ts'
import { type Answer, type Ask, type MethodName, type SyncEngine, writing } from './engine.ts'
import { type Store, StoreConflict, StoreLost, UnknownCommit } from './port.ts'
import type { Call, Ending } from './sqlite/batch.ts'
import { DatabaseRefused } from './sqlite/open.ts'
import { type PointReads, createPointReads } from './sqlite/pointReads.ts'
import type { FromWorker, ToWorker } from './sqlite/worker.ts'
import { storeOn } from './storeOn.ts'
import { createStoreQueues } from './storeQueues.ts'
import { createWindows } from './windows.ts'

interface Pending {
  readonly method: MethodName
  readonly resolve: (answer: Answer<MethodName>) => void
  readonly reject: (error: Error) => void
}

/** So many calls are sent at once: the worker then works beside the rest of the turn. With fewer, more pages are written more than once. */
const MOST_WAITING = 32

/** Read before a test replaces the timers. */
const afterThisTurn = setImmediate

/** Calls to the worker. Those of one turn of the event loop are sent together. */
function createCalls(worker: Worker): {
  readonly ask: Ask
  readonly end: (endings: readonly Ending[]) => void
  readonly failAll: (error: Error) => void
} {
  const pending = new Map<number, Pending>()
  let waiting: Call[] = []
  let lastId = 0
  let ended: Error | undefined

  function send(): void {
    if (waiting.length === 0) return
    const message: ToWorker = { kind: 'calls', calls: waiting }
    waiting = []
    worker.postMessage(message)
  }
  function take(id: number): Pending | undefined {
    const found = pending.get(id)
    pending.delete(id)
    // An open store does not keep the process alive; a call does.
    if (pending.size === 0) worker.unref()
    return found
  }
  return {
    ask: (method, ...args) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) {
          reject(ended)
          return
        }
        const id = (lastId += 1)
        if (pending.size === 0) worker.ref()
        pending.set(id, {
          method,
          // The worker answers the call of this number, and so of this method.
          resolve: (answer) => {
            resolve(answer)
          },
          reject,
        })
        if (waiting.length === 0) afterThisTurn(send)
        waiting.push({ id, method, args })
        if (waiting.length >= MOST_WAITING) send()
      }),
    end(endings) {
      for (const ending of endings) {
        const call = take(ending.id)
        if (call === undefined) continue
        if (ending.kind === 'answer') call.resolve(ending.answer)
        else if (ending.kind === 'conflict') call.reject(new StoreConflict(ending.conflict))
        else if (ending.kind === 'unknownCommit') call.reject(new UnknownCommit(ending.message))
        else call.reject(new Error(ending.message))
      }
    },
    failAll(error) {
      ended ??= error
      for (const [id, { method, reject }] of [...pending]) {
        take(id)
        reject(
          writing.has(method) && !(error instanceof UnknownCommit) ? new UnknownCommit(error.message) : error,
        )
      }
    },
  }
}

/**
 * The embedded store: one SQLite file with a write-ahead log, written in a thread of its own. Every commit is flushed to the disk before it is
 * acknowledged; calls that wait for one another share a commit. `:memory:` for tests. @throws DatabaseRefused
 */
export function createSqliteStore(file: string): Promise<Store> {
  const worker = new Worker(new URL('./sqlite/worker.ts', import.meta.url), { workerData: { file } })
  const { ask, end, failAll } = createCalls(worker)
  const hub = createCommitHub()
  let points: PointReads | undefined
  function closePoints(): void {
    points?.close()
    points = undefined
  }
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      closePoints()
      failAll(new Error('the database is closed'))
      resolve()
    })
  })
  async function close(): Promise<void> {
    // The worker's connection is the last to close: it empties the log into the database.
    closePoints()
    const message: ToWorker = { kind: 'close' }
    worker.ref()
    afterThisTurn(() => {
      worker.postMessage(message)
    })
    await exited
  }
  let sayLost: (why: string) => void
  const lost = new Promise<string>((resolve) => {
    sayLost = resolve
  })
  const askNearest: Ask = async (method, ...args) => {
    const here: Partial<SyncEngine> = points ?? {}
    const read = here[method]
    return read === undefined ? ask(method, ...args) : read(...args)
  }
  const store = storeOn({
    ask: askNearest,
    committed: hub.tell,
    listen: hub.listen,
    windows: createWindows(),
    queues: createStoreQueues(),
    exclusive: true,
    lost,
    close,
  })
  return new Promise((resolve, reject) => {
    const rejectWith = (error: unknown): void => {
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    /** Nothing is left open then. */
    const rejectAfter = async (ended: Promise<void>, error: unknown): Promise<void> => {
      await ended
      rejectWith(error)
    }
    worker.on('error', (error) => {
      failAll(error instanceof Error ? error : new Error(String(error)))
      rejectWith(error)
    })
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'endings') end(message.endings)
      else if (message.kind === 'lost') {
        closePoints()
        failAll(new StoreLost(message.message))
        sayLost(message.message)
      } else if (message.kind === 'open') {
        try {
          if (file !== ':memory:') points = createPointReads(file)
        } catch (error) {
          void rejectAfter(close(), error)
          return
        }
        worker.unref()
        resolve(store)
      } else
        void rejectAfter(
          exited,
          message.kind === 'refused' ? new DatabaseRefused(message.message) : new Error(message.message),
        )
    })
  })
}
