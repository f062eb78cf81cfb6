import { type Server, type Socket, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { accountId, accountStream } from '@onelot/domain'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createDatabase } from '../testing/postgres.ts'
import type { SqlRow } from './columns.ts'
import { anna, append, at, ben, claim, cleo, endingsOf, event, lease, part } from './contract/fixtures.ts'
import { type Committed, type Store, UnknownCommit } from './port.ts'
import { createPostgresStore } from './postgres.ts'

let url: string
const closing: (() => Promise<void>)[] = []

async function open(address = url): Promise<Store> {
  const store = await createPostgresStore(address, { log: () => undefined })
  closing.push(store.close)
  return store
}
async function sql(text: string): Promise<readonly SqlRow[]> {
  const client = new Client({ connectionString: url, options: '-c search_path=onelot' })
  await client.connect()
  try {
    return (await client.query<SqlRow>(text)).rows
  } finally {
    await client.end()
  }
}
function heard(store: Store): Committed[] {
  const told: Committed[] = []
  store.onCommit((committed) => told.push(committed))
  return told
}
/** Waits until it holds. @throws Error after 5 s */
async function until(holds: () => boolean): Promise<void> {
  for (let look = 0; look < 500; look += 1) {
    if (holds()) return
    await sleep(10)
  }
  throw new Error('it did not come about in 5 s')
}
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

beforeEach(async () => {
  url = await createDatabase(inject('postgres'))
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

describe('several instances on one database', () => {
  it('keep time in a queue, in which one that dies holds up no other', async () => {
    const [one, two] = await Promise.all([open(), open()])
    const order: string[] = []
    let end: (() => void) | undefined
    const first = one.enqueueTimekeeping(async () => {
      order.push('one')
      await new Promise<void>((resolve) => {
        end = resolve
      })
    })
    await until(() => order.length === 1)
    const second = two.enqueueTimekeeping(() => Promise.resolve(order.push('two')))
    await sleep(50)
    expect(order).toEqual(['one'])
    await sql("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted")
    await second
    end?.()
    await first
    expect(order).toEqual(['one', 'two'])
    await one.enqueueTimekeeping(() => Promise.resolve(order.push('one again')))
    expect(order).toEqual(['one', 'two', 'one again'])
  })
  it('make the tables once, however many start together', async () => {
    const stores = await Promise.all([open(), open(), open()])
    await Promise.all(stores.map((store, n) => store.append(append([part([anna, ben, cleo][n] ?? anna, 0)]))))
    expect(await stores[0].streams('account', { limit: 9 })).toEqual([anna, ben, cleo])
  })
  it('refuse a database of a newer release in a sentence', async () => {
    await open()
    await sql('INSERT INTO schema_version VALUES (99)')
    expect(String(await errorOf(open()))).toContain('has version 99')
  })
  it('lose nothing and double nothing when they write to the same streams', async () => {
    const stores = [await open(), await open()]
    const streams = [anna, ben]
    const writers = stores.flatMap((store, instance) =>
      [0, 1, 2].map(async (writer) => {
        for (let n = 0; n < 12; n += 1) {
          const command = `${String(instance)}-${String(writer)}-${String(n)}`
          const meta = { actor: 'A', command, correlation: command }
          // In one order and in the other.
          const ordered = (writer + instance) % 2 === 0 ? streams : streams.toReversed()
          let stored = false
          while (!stored) {
            const versions = await Promise.all(
              ordered.map(async (stream) => (await store.load(stream)).version),
            )
            const parts = ordered.map((stream, at) => part(stream, versions[at] ?? 0))
            const claims = [claim('first', '1', '1000'), claim('second', '1', '1000')]
            const [ending] = await endingsOf([
              store.append(append(parts, { meta, quotaClaims: writer === 0 ? claims.toReversed() : claims })),
            ])
            stored = ending === 'stored'
          }
        }
      }),
    )
    await Promise.all(writers)
    const commands = (await stores[0]?.load(anna, 0))?.events.map(({ meta: { command } }) => command) ?? []
    expect(commands).toHaveLength(72)
    expect(new Set(commands).size).toBe(72)
    expect(await stores[1]?.quotaClaimed('first')).toBe('72')
  })
  it('are notified of each other’s commits, and of their own once', async () => {
    const [first, second] = [await open(), await open()]
    const [own, other] = [heard(first), heard(second)]
    const record = { collection: 'test.sessions', key: 'K1', owner: 'A1', body: {} }
    await first.append(append([part(anna, 0)]))
    await first.changeRecords([{ kind: 'new', record }])
    await until(() => other.length === 2)
    await sleep(50)
    const committed = [
      { streams: [{ stream: anna, version: 1 }], records: [], outbox: false },
      { streams: [], records: ['test.sessions'], outbox: false },
    ]
    expect(own).toEqual(committed)
    expect(other).toEqual(committed)
  })
  it('are notified of all streams of a commit that is larger than a notice', async () => {
    const [first, second] = [await open(), await open()]
    const other = heard(second)
    const streams = Array.from({ length: 300 }, (_, n) =>
      accountStream(accountId(`a long name of an account ${String(n).padStart(3, '0')}`)),
    )
    await first.append(append(streams.map((stream) => part(stream, 0))))
    const told = () => other.flatMap((committed) => committed.streams.map(({ stream }) => stream))
    await until(() => told().length >= 300)
    expect(told().toSorted()).toEqual(streams)
  })
  it('are notified of what they missed while the connection that listens was lost', async () => {
    const [first, second] = [await open(), await open()]
    const other = heard(second)
    await sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    await first.append(append([part(anna, 0, { events: [event(), event()] })]))
    // A connection that is being ended may still pass a notice on: what was missed is said once another one listens.
    await until(() => other.some(({ everything }) => everything === true))
    const of = (id: typeof anna) => other.find(({ streams }) => streams.some(({ stream }) => stream === id))
    await until(() => of(anna) !== undefined)
    expect(of(anna)?.streams).toEqual([{ stream: anna, version: 2 }])
    await first.append(append([part(ben, 0)]))
    await until(() => of(ben) !== undefined)
    expect(of(ben)?.streams).toEqual([{ stream: ben, version: 1 }])
  })
  it('share due streams and slots in windows', async () => {
    const stores = [await open(), await open()]
    const streams = Array.from({ length: 30 }, (_, n) =>
      accountStream(accountId(`T${String(n).padStart(2, '0')}`)),
    )
    const schedules = [{ owner: 'O1', timers: [{ kind: 'test.due', dueAt: at(1) } as const], watches: [] }]
    await stores[0]?.append(append(streams.map((stream) => part(stream, 0, { schedules }))))
    const shares = await Promise.all(
      stores.flatMap((store, n) =>
        Array.from({ length: 5 }, () => store.dueStreams(at(1), lease(`holder ${String(n)}`, 30), 3)),
      ),
    )
    const leased = shares.flat()
    expect(new Set(leased).size).toBe(leased.length)
    const limit = { max: 4, windowMs: 1_000 }
    const slots = await Promise.all(
      stores.flatMap((store) => Array.from({ length: 5 }, () => store.acquire('phone', at(1), limit))),
    )
    expect(slots.filter(Boolean)).toHaveLength(4)
  })
})

describe('an append', () => {
  it('fails alone beside others where PostgreSQL cannot even read it', async () => {
    const store = await open()
    const record = { collection: 'test.sessions', key: 'no text holds \u0000', owner: 'A1', body: {} }
    const endings = await endingsOf([
      store.append(append([part(anna, 0)])),
      store.append(append([part(cleo, 0)], { records: [{ kind: 'new', record }] })),
      store.append(append([part(ben, 0)])),
    ])
    expect([endings[0], endings[2]]).toEqual(['stored', 'stored'])
    expect(endings[1]).toContain('unsupported Unicode')
    expect(await store.streams('account', { limit: 9 })).toEqual([anna, ben])
  })
})

/** Passes bytes on to the server, and loses the answer to whatever statement contains `losing`. */
async function createProxy(
  target: string,
): Promise<{ readonly url: string; lose(statement: string): void; close(): Promise<void> }> {
  let losing: string | undefined
  const sockets = new Set<Socket>()
  const { port, hostname } = new URL(target)
  const server: Server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    let lost = false
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (chunk) => {
      lost = lost || (losing !== undefined && chunk.includes(losing))
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (lost) client.destroy()
      else client.write(chunk)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  const through = new URL(target)
  through.port = String(address.port)
  return {
    url: through.href,
    lose(statement) {
      losing = statement
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe('an append whose answer is lost', () => {
  it('is an unknown outcome where its connection is killed at COMMIT; a later read shows that it was not written', async () => {
    const store = await open()
    await sql(`
      CREATE FUNCTION kill_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER killing AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION kill_at_commit();`)
    expect(await errorOf(store.append(append([part(anna, 0)])))).toBeInstanceOf(UnknownCommit)
    expect((await store.load(anna)).version).toBe(0)
    await sql('DROP TRIGGER killing ON events')
    expect(await endingsOf([store.append(append([part(anna, 0)]))])).toEqual(['stored'])
  })
  it('is an unknown outcome where it was written; a later read shows so, and listeners are notified of it once', async () => {
    await open()
    const proxy = await createProxy(url)
    const store = await open(proxy.url)
    const told = heard(store)
    proxy.lose('append_all')
    const repeated = append([part(anna, 0)])
    expect(await errorOf(store.append(repeated))).toBeInstanceOf(UnknownCommit)
    expect((await store.load(anna)).version).toBe(1)
    await until(() => told.length > 0)
    expect(told).toEqual([{ streams: [{ stream: anna, version: 1 }], records: [], outbox: false }])
    proxy.lose('nothing that is ever sent')
    expect(await endingsOf([store.append({ ...repeated, streams: [part(anna, 1)] })])).toEqual([
      'commandRepeated',
    ])
    await store.close()
    closing.pop()
    await proxy.close()
  })
  it('is a plain failure where nothing was sent: the server could not be reached', async () => {
    const proxy = await createProxy(url)
    const store = await open(proxy.url)
    await proxy.close()
    const error = await errorOf(store.append(append([part(anna, 0)])))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(UnknownCommit)
  })
})
