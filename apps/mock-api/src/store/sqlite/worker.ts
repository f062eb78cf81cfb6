import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { type Call, type Ending, runBatch } from './batch.ts'
import { createSqliteEngine } from './engine.ts'
import { type OpenDatabase, DatabaseRefused, openDatabase } from './open.ts'

/** The messages of the worker: whether the database is open, then how calls ended. */
export type FromWorker =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused' | 'failed'; readonly message: string }
  /** Nothing is answered from then on. */
  | { readonly kind: 'lost'; readonly message: string }
  | { readonly kind: 'endings'; readonly endings: readonly Ending[] }
export type ToWorker =
  | { readonly kind: 'calls'; readonly calls: readonly Call[] }
  | { readonly kind: 'close' }

const port = parentPort
if (port === null) throw new Error('this file runs as a worker thread')
const say = (message: FromWorker): void => {
  port.postMessage(message)
}

function open(): OpenDatabase | undefined {
  try {
    const { file } = workerData as { readonly file: string }
    return openDatabase(file)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    say({ kind: error instanceof DatabaseRefused ? 'refused' : 'failed', message })
    return undefined
  }
}

const opened = open()
if (opened === undefined) port.close()
else {
  const { database, lost, close } = opened
  const engine = createSqliteEngine(database)
  function sayLost(): boolean {
    const message = lost()
    if (message !== undefined) say({ kind: 'lost', message })
    return message !== undefined
  }
  /** What was committed is acknowledged only where it can be read again. */
  function reply(endings: readonly Ending[]): void {
    if (!sayLost()) say({ kind: 'endings', endings })
  }
  port.on('message', (first: ToWorker) => {
    // Messages that came while the last batch was being flushed are handled together.
    const messages = [first]
    for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
      messages.push(next.message as ToWorker)
    const calls = messages.flatMap((message) => (message.kind === 'calls' ? message.calls : []))
    if (calls.length > 0 && !sayLost()) runBatch(database, engine, calls, reply)
    if (!messages.some(({ kind }) => kind === 'close')) return
    close()
    port.close()
  })
  say({ kind: 'open' })
}
