import { describe, expect, it } from 'vitest'
import { watchlistAddGroup } from '../contract/market/watchlist.ts'
import {
  type BackendCall,
  type KeptWrite,
  type KeptWrites,
  type WriteKey,
  createBackend,
  memberCall,
  succeedWith,
} from './backend.ts'

interface Member {
  readonly account: string
}
const nameOf = ({ scope, endpoint, key }: WriteKey) => `${scope} ${endpoint} ${key}`

/** A database that fails while it is down. */
function createDatabase() {
  const rows = new Map<string, KeptWrite>()
  const state = { isDown: false }
  const reach = () => (state.isDown ? Promise.reject(new Error('no connection')) : Promise.resolve())
  const keptWrites: KeptWrites = {
    secret: 'a secret of all processes of it, 0001',
    async find(key) {
      await reach()
      return rows.get(nameOf(key))
    },
    async keep(write) {
      await reach()
      const kept = rows.get(nameOf(write)) ?? write
      rows.set(nameOf(write), kept)
      return kept
    },
  }
  return { state, rows, keptWrites }
}
type Database = ReturnType<typeof createDatabase>

/** A process whose writes store nothing themselves. @param carryOut what one does before it answers */
function startProcess({ keptWrites }: Database, carryOut: (name: string) => unknown = () => undefined) {
  const groups: string[] = []
  const addGroup: BackendCall<Member> = memberCall<typeof watchlistAddGroup, Member>(
    watchlistAddGroup,
    async ({ name }) => {
      groups.push(name)
      await carryOut(name)
      return { groups: [], group: name }
    },
  )
  const backend = createBackend<Member>({
    memberOf: () => ({ account: 'one' }),
    calls: [addGroup],
    keptWrites,
  })
  const send = async (path: string, body: unknown) => {
    const headers = { token: 't-one', 'idempotency-key': 'key-0001' }
    const answer = await backend({ path, headers, body })
    if (answer.kind === 'stream') throw new Error('it is a stream')
    return answer.body
  }
  return {
    groups,
    add: (name: string) => send('watchlist/addGroup', { name }),
    outcome: async () =>
      (await send('common/outcome', { endpoint: 'watchlist/addGroup', key: 'key-0001' })).data,
  }
}
const data = { groups: [], group: 'first' }
const success = { status: 1 as const, msg: '', data }
const done = { state: 'done', message: '', data }

describe('a write that was carried out and could not be stored', () => {
  /** The database breaks down while a write is carried out. */
  async function startBroken() {
    const database = createDatabase()
    const process = startProcess(database, () => {
      database.state.isDown = true
    })
    await expect(process.add('first')).rejects.toThrow('no connection')
    return { database, ...process }
  }

  it('has its outcome, and is answered again, while the database does not answer', async () => {
    const { add, outcome, groups } = await startBroken()
    expect(await outcome()).toEqual(done)
    expect(await add('first')).toEqual(success)
    expect((await add('second')).msg).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(groups).toEqual(['first'])
  })

  it('is stored by the next request for it', async () => {
    const { database, outcome } = await startBroken()
    database.state.isDown = false
    expect(database.rows.size).toBe(0)
    expect(await outcome()).toEqual(done)
    expect([...database.rows.values()].map((row) => row.outcome)).toEqual([success])
    expect(await startProcess(database).add('first')).toEqual(success)
  })
})

describe('a write whose answer cannot be sent', () => {
  it.each([
    ['is no JSON', () => ({ groups: [], group: 1n }), 'BigInt'],
    ['is a success that it does not have', () => succeedWith('REPAID', data), 'REPAID'],
  ])('as it %s fails, and is known to be carried out', async (_, answer, message) => {
    const { keptWrites } = createDatabase()
    let count = 0
    const call = memberCall<typeof watchlistAddGroup, Member>(watchlistAddGroup, () => data)
    const prepare: BackendCall<Member>['prepare'] = () => () => {
      count += 1
      return answer()
    }
    const backend = createBackend<Member>({
      memberOf: () => ({ account: 'one' }),
      calls: [{ ...call, prepare }],
      keptWrites,
    })
    const headers = { token: 't-one', 'idempotency-key': 'key-0001' }
    const add = () => backend({ path: 'watchlist/addGroup', headers, body: { name: 'first' } })
    await expect(add()).rejects.toThrow(message)
    const asked = { endpoint: 'watchlist/addGroup', key: 'key-0001' }
    expect(await backend({ path: 'common/outcome', headers, body: asked })).toMatchObject({
      body: { data: { state: 'forgotten' } },
    })
    expect(await add()).toMatchObject({ body: { msg: 'IDEMPOTENCY_KEY_REUSED' } })
    expect(count).toBe(1)
  })
})

describe('a write that two processes have, and that stores nothing itself', () => {
  it('is answered with what is kept', async () => {
    const database = createDatabase()
    const other = startProcess(database)
    const process = startProcess(database, async () => {
      await other.add('first')
      for (const [name, row] of database.rows)
        database.rows.set(name, {
          ...row,
          outcome: { ...success, data: { groups: [], group: 'of the other' } },
        })
    })
    expect((await process.add('first')).data).toEqual({ groups: [], group: 'of the other' })
  })

  it('fails where the other has closed its key meanwhile, and is done to this one', async () => {
    const database = createDatabase()
    const other = startProcess(database)
    const process = startProcess(database, () => other.outcome())
    await expect(process.add('first')).rejects.toThrow(
      'watchlist/addGroup was carried out after its key had been closed',
    )
    expect(await process.outcome()).toEqual(done)
    expect(await process.add('first')).toEqual(success)
    expect(process.groups).toEqual(['first'])
  })
})

it('a write that fails says why, though what is kept cannot be found either', async () => {
  const database = createDatabase()
  const process = startProcess(database, () => {
    database.state.isDown = true
    throw new TypeError('a defect')
  })
  await expect(process.add('first')).rejects.toThrow('a defect')
})

it('a write is not carried out where it cannot be found out whether it was', async () => {
  const database = createDatabase()
  database.state.isDown = true
  const { add, outcome, groups } = startProcess(database)
  await expect(add('first')).rejects.toThrow('no connection')
  await expect(outcome()).rejects.toThrow('no connection')
  expect(groups).toEqual([])
})
