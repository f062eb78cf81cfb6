import { type StreamId, accountId, accountStream, instant, sliceOf, streamId } from '@onelot/domain'
import { describe, expect, inject, it } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/port.ts'
import { createPostgresStore } from '../store/postgres.ts'
import { createDatabase } from '../testing/postgres.ts'
import { type TestKernel, type Told, createTestKernel, toldModule } from '../testing/testKernel.ts'

const now = instant(Date.UTC(2026, 2, 10))
const offer = streamId('offer', 'F1')
const WRITERS = 100
const pool = toldModule('pool', 'offer')
const modules = [toldModule('product', 'account'), pool]

const accountsOf = (letter: string, count: number) =>
  Array.from({ length: count }, (_, n) => accountStream(accountId(`${letter}${String(n)}`)))
const accounts = accountsOf('A', WRITERS)
const counting: Told = { kind: 'product.do', others: [{ stream: offer, module: 'pool' }] }
const write = ({ commands }: TestKernel, stream: StreamId) =>
  commands.run({
    stream,
    command: counting,
    now,
    meta: { actor: 'A', command: `C ${stream}`, correlation: stream },
  })
const counted = async ({ streams }: TestKernel) => sliceOf((await streams.load(offer)).state, pool)

/** A store that says how often it refused. */
function refusalsOf(store: Store): { readonly store: Store; readonly refused: () => number } {
  let refused = 0
  return {
    store: {
      ...store,
      append: (append) =>
        store.append(append).catch((error: unknown) => {
          refused += 1
          throw error
        }),
    },
    refused: () => refused,
  }
}

describe('100 accounts that append to one stream at once', () => {
  it('all succeed, each with a conflict or two', async () => {
    const { store, refused } = refusalsOf(createMemoryStore())
    const test = createTestKernel({ modules, store })
    const endings = await Promise.all(accounts.map((account) => write(test, account)))
    expect(endings.filter(({ ok }) => ok)).toHaveLength(WRITERS)
    expect(await counted(test)).toBe(WRITERS)
    expect(refused()).toBeLessThan(2 * WRITERS)
  })

  it('all succeed over two instances of which one comes too late each time that the other may come first', async () => {
    const shared = { ...createMemoryStore(), exclusive: false }
    const slow: Store = {
      ...shared,
      async append(append) {
        // The other one commits first, if it can.
        await new Promise<void>((resolve) => {
          setTimeout(resolve, 20)
          shared.onCommit(() => {
            resolve()
          })
        })
        await shared.append(append)
      },
    }
    const kernels = [shared, slow].map((store) => createTestKernel({ modules, store }))
    const endings = await Promise.all(
      kernels.flatMap((kernel, n) =>
        (n === 0 ? accountsOf('B', 400) : accountsOf('C', 5)).map((account) => write(kernel, account)),
      ),
    )
    expect(endings.filter(({ ok }) => ok)).toHaveLength(405)
  })

  it('all succeed over two instances on PostgreSQL', async () => {
    const url = await createDatabase(inject('postgres'))
    const stores = await Promise.all([0, 1].map(() => createPostgresStore(url, { log: () => undefined })))
    try {
      const kernels = stores.map((store) => createTestKernel({ modules, store }))
      const endings = await Promise.all(
        accounts.map((account, n) => {
          const kernel = kernels[n % kernels.length]
          if (kernel === undefined) throw new Error('no kernel')
          return write(kernel, account)
        }),
      )
      expect(endings.filter(({ ok }) => ok)).toHaveLength(WRITERS)
      for (const kernel of kernels) expect(await counted(kernel)).toBe(WRITERS)
    } finally {
      await Promise.all(stores.map((store) => store.close()))
    }
  })
})

describe('a decision that is based on another stream', () => {
  it('is decided again when that stream has moved', async () => {
    const test = createTestKernel({ modules })
    const [account] = accounts
    if (account === undefined) throw new Error('no account')
    const read = [0, 1]
    const command: Told = {
      kind: 'product.do',
      get basedOn() {
        return [{ stream: offer, version: read.shift() ?? 1 }]
      },
    }
    const moved = test.commands.run({
      stream: offer,
      command: { kind: 'pool.do' },
      now,
      meta: { actor: 'operator', command: 'closing', correlation: 'closing' },
    })
    expect(await moved).toMatchObject({ ok: true })
    const reading = test.commands.run({
      stream: account,
      command,
      now,
      meta: { actor: 'A', command: 'buying', correlation: 'buying' },
    })
    expect(await reading).toMatchObject({ ok: true })
    expect(read).toEqual([])
  })

  it('of its own stream counts also where it writes to others only', async () => {
    const test = createTestKernel({ modules })
    const [account] = accounts
    if (account === undefined) throw new Error('no account')
    const meta = { actor: 'A', command: 'C1', correlation: 'C1' }
    const command: Told = { ...counting, events: 0 }
    const planned = await test.commands.plan({ stream: account, command, now, meta })
    const moved = { actor: 'A', command: 'C2', correlation: 'C2' }
    await test.commands.run({ stream: account, command: { kind: 'product.do' }, now, meta: moved })
    if (!planned.ok) throw new Error('it was refused')
    await expect(test.commands.commit(planned.value)).rejects.toMatchObject({
      conflict: { kind: 'version', stream: account },
    })
  })
})
