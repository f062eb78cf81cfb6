import { type AnyModule, accountId, accountStream, instant, money, plusMs, posting } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type TestKernel, type Told, createTestKernel, toldModule } from '../testing/testKernel.ts'
import { storedFailures } from './failures.ts'
import { EndedStream } from './plan.ts'
import { carryOutDue } from './time.ts'

const now = instant(Date.UTC(2026, 2, 10))
const stream = accountStream(accountId('A1'))

/** A module whose test says what its timer does, and one whose first event ends the stream. */
function kernel(onDue: Told): TestKernel {
  const ending: AnyModule = { ...toldModule('ending', 'account'), hasEnded: (state) => state !== 0 }
  return createTestKernel({ modules: [toldModule('product', 'account', onDue), ending] })
}
const asked = async ({ commands }: TestKernel, command: Told, actor = 'A1') =>
  commands.run({
    stream,
    command,
    now,
    meta: { actor, command: `${command.kind} ${actor}`, correlation: 'A' },
  })

/** What is left a second after a stream has ended in which something was due then. */
async function dueAfterTheEnd(onDue: Told) {
  const test = kernel(onDue)
  const timers = [{ kind: 'product.do', dueAt: plusMs(now, 1_000) }] as const
  await asked(test, { kind: 'product.do', schedule: { owner: 'O1', timers, watches: [] } })
  await asked(test, { kind: 'ending.do' } satisfies Told<'ending'>)
  await carryOutDue(test.time, plusMs(now, 1_000))
  const { events } = await test.store.load(stream)
  return {
    events: events.map(({ event }) => event.kind),
    waiting: await test.store.nextTimer(plusMs(now, 1_000)),
    failures: (await storedFailures(test.store)).map(({ error }) => error),
    ledger: (await test.streams.load(stream)).state.ledger,
  }
}

describe('what is due in a stream that is over', () => {
  it('leads to nothing, and leaves no failure', async () => {
    expect(await dueAfterTheEnd({ kind: 'product.do' })).toMatchObject({
      events: ['product.did', 'ending.did'],
      waiting: undefined,
      failures: [],
    })
  })

  it('is kept as a failure where it would move money, and none moves', async () => {
    const postings = posting('external', 'available', money('USD', '5'), 'practiceMoney', 'T1')
    const { events, failures, ledger } = await dueAfterTheEnd({ kind: 'product.do', postings })
    expect([events, failures]).toEqual([
      ['product.did', 'ending.did'],
      [`product.do moves money in ${stream}, which is over`],
    ])
    expect(ledger).toEqual({})
  })

  it('is an error where somebody asks it', async () => {
    const test = kernel({ kind: 'product.do' })
    await asked(test, { kind: 'ending.do' } satisfies Told<'ending'>)
    await expect(asked(test, { kind: 'product.do' })).rejects.toThrow(EndedStream)
    expect((await test.store.load(stream)).version).toBe(1)
  })
})
