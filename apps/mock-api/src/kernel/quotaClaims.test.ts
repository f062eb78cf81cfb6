import { decimal, instant, refuse, sliceOf, streamId } from '@onelot/domain'
import { describe, expect, inject, it } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import { type Append, type Store, UnknownCommit } from '../store/port.ts'
import { createPostgresStore } from '../store/postgres.ts'
import { createDatabase } from '../testing/postgres.ts'
import { type TestKernel, type Told, createTestKernel, toldModule } from '../testing/testKernel.ts'

const now = instant(Date.UTC(2026, 2, 10))
const seats = toldModule('seats', 'guest')
const offers = toldModule('offers', 'offer')
const offer = streamId('offer', 'F1')
const full = refuse('LENDING_QUOTA_FULL', {})

const kernelOn = (store: Store = createMemoryStore()) => createTestKernel({ modules: [seats, offers], store })

/** One guest's seat, of so many; the offer counts it. A negative amount gives it back. */
const taking = (max: string, amount = '1'): Told => ({
  kind: 'seats.do',
  quotaClaims: [{ key: 'F1', amount: decimal(amount), max: decimal(max), refusal: full }],
  others: [{ stream: offer, module: 'offers' }],
})
const run = ({ commands }: TestKernel, guest: string, told: Told, id = `${guest} takes`) => {
  const meta = { actor: guest, command: id, correlation: guest }
  return commands.run({ stream: streamId('guest', guest), command: told, now, meta })
}
const counted = async ({ streams }: TestKernel) => sliceOf((await streams.load(offer)).state, offers)
const guests = Array.from({ length: 12 }, (_, index) => `guest${String(index)}`)

describe('a full claim', () => {
  it('refuses at once, with the refusal of the claim, and writes nothing of the others', async () => {
    const memory = createMemoryStore()
    const appends: Append[] = []
    const test = kernelOn({
      ...memory,
      append(append) {
        appends.push(append)
        return memory.append(append)
      },
    })
    for (const guest of ['ann', 'bob'])
      expect(await run(test, guest, taking('2'))).toMatchObject({ ok: true })
    const before = appends.length
    expect(await run(test, 'cho', taking('2'))).toEqual({ ok: false, refusal: full })
    expect(appends.length - before).toBe(1)
    const { state, version } = await test.streams.load(streamId('guest', 'cho'))
    expect([sliceOf(state, seats), version, await counted(test)]).toEqual([0, 0, 2])
  })

  it('of a quota of 0 refuses the first', async () => {
    expect(await run(kernelOn(), 'ann', taking('0'))).toEqual({ ok: false, refusal: full })
  })

  it('is free again for another as far as it is released', async () => {
    const test = kernelOn()
    await run(test, 'ann', taking('1'))
    expect(await run(test, 'bob', taking('1'))).toMatchObject({ ok: false })
    expect(await run(test, 'ann', taking('1', '-1'), 'ann leaves')).toMatchObject({ ok: true })
    expect(await run(test, 'bob', taking('1'), 'bob takes again')).toMatchObject({ ok: true })
    expect(await test.store.quotaClaimed('F1')).toBe('1')
  })

  it('is accepted for as many as fit of concurrent commands', async () => {
    const test = kernelOn()
    const answers = await Promise.all(guests.map((guest) => run(test, guest, taking('5'))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect([await test.store.quotaClaimed('F1'), await counted(test)]).toEqual(['5', 5])
  })

  it('is accepted for as many as fit over two instances', async () => {
    const url = await createDatabase(inject('postgres'))
    const stores = await Promise.all([0, 1].map(() => createPostgresStore(url, { log: () => undefined })))
    try {
      const kernels = stores.map(kernelOn)
      const answers = await Promise.all(
        kernels.flatMap((kernel, n) =>
          guests.map((guest) => run(kernel, `${guest} of ${String(n)}`, taking('5'))),
        ),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
      for (const kernel of kernels)
        expect([await kernel.store.quotaClaimed('F1'), await counted(kernel)]).toEqual(['5', 5])
    } finally {
      await Promise.all(stores.map((store) => store.close()))
    }
  })
})

describe('a claim whose instance dies', () => {
  /** A store that dies at its first append, before it is written or after. */
  function dying(when: 'before' | 'after'): { readonly dies: Store; readonly memory: Store } {
    const memory = createMemoryStore()
    return {
      memory,
      dies: {
        ...memory,
        async append(append) {
          if (when === 'after') await memory.append(append)
          throw new UnknownCommit('the instance died')
        },
      },
    }
  }

  it.each(['before', 'after'] as const)(
    'is claimed once when the command is sent again: %s it was written',
    async (when) => {
      const { dies, memory } = dying(when)
      await expect(run(kernelOn(dies), 'ann', taking('2'))).rejects.toBeInstanceOf(UnknownCommit)
      const next = kernelOn(memory)
      expect(await run(next, 'ann', taking('2'))).toMatchObject({ ok: true })
      expect([await memory.quotaClaimed('F1'), await counted(next)]).toEqual(['1', 1])
    },
  )
})
