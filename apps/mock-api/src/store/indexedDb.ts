import { createCommitHub } from './commitHub.ts'
import { runSync, writing } from './engine.ts'
import { createMemoryEngine } from './memory/engine.ts'
import {
  type Kept,
  type KeptKey,
  type KeptRows,
  type KeptTable,
  type Notes,
  keptTables,
} from './memory/notes.ts'
import { type Store, UnknownCommit } from './port.ts'
import { storeOn } from './storeOn.ts'
import { createStoreQueues } from './storeQueues.ts'
import { createWindows } from './windows.ts'

/** Raised with the shape of a table: a database of another release is emptied, as nobody else has what a visitor tried. */
const RELEASE = 1

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('the database gives no reason'))
    }
  })

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve()
    }
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('the transaction was given up'))
    }
  })

function openDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, RELEASE)
  request.onupgradeneeded = () => {
    const { result: database } = request
    for (const table of [...database.objectStoreNames]) database.deleteObjectStore(table)
    for (const table of keptTables) database.createObjectStore(table)
  }
  return answerOf(request)
}

async function keptIn(database: IDBDatabase): Promise<KeptRows> {
  const transaction = database.transaction(keptTables)
  // Only this file writes them.
  const rowsOf = <Table extends KeptTable>(table: Table) =>
    answerOf(transaction.objectStore(table).getAll()) as Promise<readonly Kept[Table][]>
  const [events, snapshots, timers, watches, checks, rows, records, outcomes, claims, deliveries] =
    await Promise.all([
      rowsOf('events'),
      rowsOf('snapshots'),
      rowsOf('timers'),
      rowsOf('watches'),
      rowsOf('checks'),
      rowsOf('rows'),
      rowsOf('records'),
      rowsOf('outcomes'),
      rowsOf('claims'),
      rowsOf('deliveries'),
    ])
  return { events, snapshots, timers, watches, checks, rows, records, outcomes, claims, deliveries }
}

type Change = (transaction: IDBTransaction) => void

/** Changes of the tables, which go into the database in groups: while one is written, the next is collected. */
function createWriter(database: IDBDatabase) {
  let noted: Change[] = []
  let written: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined

  async function write(): Promise<void> {
    await written
    const changes = noted
    noted = []
    waiting = undefined
    // A page that is closed loses nothing that was acknowledged; a machine that loses its power may.
    const transaction = database.transaction(keptTables, 'readwrite', { durability: 'relaxed' })
    written = endOf(transaction)
    for (const change of changes) change(transaction)
    await written
  }
  const key = (parts: KeptKey): IDBValidKey => [...parts]
  const notes: Notes = {
    put(table, parts, row) {
      noted.push((transaction) => transaction.objectStore(table).put(row, key(parts)))
    },
    remove(table, parts) {
      noted.push((transaction) => transaction.objectStore(table).delete(key(parts)))
    },
    clear(table) {
      noted.push((transaction) => transaction.objectStore(table).clear())
    },
  }
  return {
    notes,
    /** What was noted is in the database already. */
    forget: (): void => {
      noted = []
    },
    /** Resolves once all that is noted by now is in the database; rejects for ever once some of it cannot be. */
    kept: (): Promise<void> => {
      if (noted.length === 0) return written
      waiting ??= write()
      return waiting
    },
  }
}

/**
 * A store in a database of the browser, for the one page that has it open: tables are read in memory, and an answer is given once all that it
 * shows is in the database.
 */
export async function createIndexedDbStore(name: string, factory: IDBFactory = indexedDB): Promise<Store> {
  const database = await openDatabase(factory, name)
  const { notes, forget, kept } = createWriter(database)
  const engine = createMemoryEngine(notes, await keptIn(database))
  forget()
  const hub = createCommitHub()
  let sayLost: (why: string) => void
  const lost = new Promise<string>((resolve) => {
    sayLost = resolve
  })
  let isClosed = false
  database.onclose = () => {
    sayLost('the browser has closed the database')
  }
  // Another page removes it, or is of a newer release.
  database.onversionchange = () => {
    database.close()
    sayLost('the database was given up')
  }
  return storeOn({
    async ask(method, ...args) {
      if (isClosed) throw new Error('the database is closed')
      const answer = runSync(engine, method, args)
      try {
        await kept()
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        sayLost(why)
        throw writing.has(method) ? new UnknownCommit(why) : error
      }
      return answer
    },
    committed: hub.tell,
    listen: hub.listen,
    windows: createWindows(),
    queues: createStoreQueues(),
    exclusive: true,
    lost,
    async close() {
      isClosed = true
      await kept().catch(() => undefined)
      database.close()
    },
  })
}

/** Removes the database of a store that is closed. */
export async function removeIndexedDbStore(name: string, factory: IDBFactory = indexedDB): Promise<void> {
  await answerOf(factory.deleteDatabase(name))
}
