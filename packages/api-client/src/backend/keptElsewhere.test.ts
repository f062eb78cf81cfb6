import { describe, expect, it } from 'vitest'
import { watchlistAddGroup } from '../contract/market/watchlist.ts'
import { memberLogin } from '../contract/member/members.ts'
import {
  type BackendCall,
  type KeptWrite,
  type KeptWrites,
  type WriteKey,
  createBackend,
  guestCall,
  memberCall,
} from './backend.ts'

interface Member {
  readonly account: string
}
const nameOf = ({ scope, endpoint, key }: WriteKey) => `${scope} ${endpoint} ${key}`

/** A database with groups and outcomes. */
function createDatabase() {
  const rows = new Map<string, KeptWrite>()
  const groups: string[] = []
  const keptWrites: KeptWrites = {
    secret: 'a secret of all processes of it, 0001',
    find: (key) => Promise.resolve(rows.get(nameOf(key))),
    keep(write) {
      const kept = rows.get(nameOf(write)) ?? write
      rows.set(nameOf(write), kept)
      return Promise.resolve(kept)
    },
  }
  return {
    keptWrites,
    rows,
    groups,
    /** One transaction: both, or neither. @throws Error where something is kept under the key */
    addGroup(group: string, write: KeptWrite) {
      if (rows.has(nameOf(write))) throw new Error('this key is there already')
      rows.set(nameOf(write), write)
      groups.push(group)
    },
  }
}
type Database = ReturnType<typeof createDatabase>

/** One process of a back end. */
function startProcess(database: Database, beforeCommit: () => void | Promise<void> = () => undefined) {
  const { keptWrites } = database
  const calls: readonly BackendCall<Member>[] = [
    guestCall(memberLogin, () => ({ token: 't-one', account: 'one', setUp: 'complete' as const })),
    memberCall(watchlistAddGroup, async ({ name }, { toKeep }) => {
      const answer = { groups: [{ id: name, name, instruments: [] }], group: name }
      await beforeCommit()
      database.addGroup(name, toKeep(answer))
      return answer
    }),
  ]
  const backend = createBackend<Member>({ memberOf: () => ({ account: 'one' }), calls, keptWrites })
  const send = async (path: string, body: unknown, headers: Readonly<Record<string, string>>) => {
    const answer = await backend({ path, headers, body })
    if (answer.kind === 'stream') throw new Error('it is a stream')
    return answer.body
  }
  const headers = { token: 't-one', 'idempotency-key': 'key-0001' }
  return {
    send,
    add: (name: string) => send('watchlist/addGroup', { name }, headers),
    outcome: async (endpoint = 'watchlist/addGroup', key = 'key-0001') =>
      (await send('common/outcome', { endpoint, key }, headers)).data,
  }
}

describe('a write whose outcome a database keeps', () => {
  it('is answered again by another process, and carried out once', async () => {
    const database = createDatabase()
    const first = await startProcess(database).add('first')
    expect(first.status).toBe(1)
    const other = startProcess(database)
    expect(await other.add('first')).toEqual(first)
    expect((await other.add('second')).msg).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await other.outcome()).toEqual({ state: 'done', message: first.msg, data: first.data })
    expect(database.groups).toEqual(['first'])
  })

  it('is carried out once where two processes do so together, and both answer the same', async () => {
    const database = createDatabase()
    const other = startProcess(database)
    const answers: unknown[] = []
    const process = startProcess(database, async () => {
      answers.push(await other.add('first'))
    })
    answers.push(await process.add('first'))
    expect(answers[1]).toEqual(answers[0])
    expect(database.groups).toEqual(['first'])
  })

  it('is not carried out where another process says meanwhile that it never arrived', async () => {
    const database = createDatabase()
    const other = startProcess(database)
    const outcomes: unknown[] = []
    const process = startProcess(database, async () => {
      outcomes.push(await other.outcome())
    })
    expect((await process.add('first')).msg).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(outcomes).toEqual([{ state: 'neverArrived' }])
    expect(database.groups).toEqual([])
  })

  it('waits in its process until the key is closed that is asked for, also where it stores nothing itself', async () => {
    const { keptWrites, groups } = createDatabase()
    const slow: KeptWrites = {
      ...keptWrites,
      async keep(write) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        return keptWrites.keep(write)
      },
    }
    const addGroup = memberCall<typeof watchlistAddGroup, Member>(watchlistAddGroup, ({ name }) => {
      groups.push(name)
      return { groups: [], group: name }
    })
    const backend = createBackend<Member>({
      memberOf: () => ({ account: 'one' }),
      calls: [addGroup],
      keptWrites: slow,
    })
    const headers = { token: 't-one', 'idempotency-key': 'key-0001' }
    const asked = { endpoint: 'watchlist/addGroup', key: 'key-0001' }
    const outcome = backend({ path: 'common/outcome', headers, body: asked })
    const added = backend({ path: 'watchlist/addGroup', headers, body: { name: 'first' } })
    expect(await outcome).toMatchObject({ body: { data: { state: 'neverArrived' } } })
    expect(await added).toMatchObject({ body: { msg: 'IDEMPOTENCY_KEY_REUSED' } })
    expect(groups).toEqual([])
  })

  it('fails where the transaction does, and may be sent again', async () => {
    const database = createDatabase()
    const failing = startProcess(database, () => {
      throw new TypeError('no connection')
    })
    await expect(failing.add('first')).rejects.toThrow('no connection')
    expect((await startProcess(database).add('first')).status).toBe(1)
  })

  it('is forgotten where the database says so', async () => {
    const database = createDatabase()
    const { add, outcome } = startProcess(database)
    await add('first')
    for (const [name, write] of database.rows) database.rows.set(name, { ...write, outcome: 'forgotten' })
    expect(await outcome()).toEqual({ state: 'forgotten' })
    expect((await add('first')).msg).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('has neither its password nor the device of its guest in what is kept', async () => {
    const database = createDatabase()
    const { send } = startProcess(database)
    const login = { phone: '01012345678', password: 'a-password' }
    await send('member/login', login, { 'idempotency-key': 'key-0001', cookie: 'onelot-device=my-device-01' })
    const kept = JSON.stringify([...database.rows])
    expect(kept).toContain('member/login')
    for (const secret of Object.values(login)) expect(kept).not.toContain(secret)
    expect(kept).not.toContain('my-device-01')
  })

  it('is kept under no key that it could not have, and of nothing but a write that is offered', async () => {
    const database = createDatabase()
    const { outcome } = startProcess(database)
    for (const endpoint of ['trade/place', 'common/config', 'constructor'])
      expect(await outcome(endpoint)).toEqual({ state: 'neverArrived' })
    expect(await outcome('watchlist/addGroup', 'short')).toEqual({ state: 'neverArrived' })
    expect(database.rows.size).toBe(0)
  })
})

describe('a back end', () => {
  const login = guestCall<typeof memberLogin, Member>(memberLogin, () => ({
    token: 't-one',
    account: 'one',
    setUp: 'complete' as const,
  }))
  const start = (options: object) =>
    createBackend<Member>({ memberOf: () => undefined, calls: [login], ...options })

  it('takes no path twice', () => {
    expect(() => start({ calls: [login, login] })).toThrow(new RangeError('member/login is given twice'))
  })

  it('takes no outcome of its own beside those that are kept', () => {
    const own = { ...login, endpoint: { ...memberLogin, path: 'common/outcome' } }
    expect(() => start({ calls: [own] })).toThrow(RangeError)
  })

  it('takes no short secret', () => {
    expect(() => start({ keptWrites: { ...createDatabase().keptWrites, secret: 'short' } })).toThrow(
      RangeError,
    )
  })
})
