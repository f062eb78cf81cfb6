import {
  type ModuleCommand,
  type RuleContext,
  accountId,
  accountStream,
  decimal,
  defineModule,
  instant,
  instrumentId,
  plusMs,
  refuse,
} from '@onelot/domain'
import { describe, expect, it, vi } from 'vitest'
import type { Process } from './modules.ts'
import { type TestKernel, type Told, createTestKernel, toldModule } from '../testing/testKernel.ts'
import { retryFailure, storedFailures } from './failures.ts'
import { pause } from './pause.ts'
import { settleStream } from './settle.ts'
import { carryOutDue, settleBefore } from './time.ts'
import { createMemoryStore } from '../store/memory.ts'
import { type Store, StoreUnreachable } from '../store/port.ts'

const now = instant(Date.UTC(2026, 2, 10))
const later = plusMs(now, 60_000)
const anna = accountStream(accountId('A1'))
const ben = accountStream(accountId('A2'))
const apple = instrumentId('US:AAPL')
const wrong = refuse('ORDER_WRONG_STATE', {})

const told = ({ commands }: TestKernel, command: Told, id = 'C1', stream = anna) =>
  commands.run({ stream, command, now, meta: { actor: 'A1', command: id, correlation: id } })
const waiting = (owner: string): Told => ({
  kind: 'product.do',
  schedule: { owner, timers: [{ kind: 'product.do', dueAt: later }], watches: [] },
})
const eventsOf = async ({ store }: TestKernel, stream = anna) => (await store.load(stream)).events.length

/** A module whose timers lead to `due`. */
const kernelWith = (due: Told, processes: readonly Process[] = []) =>
  createTestKernel({ modules: [toldModule('product', 'account', due)], processes })

describe('a timer of an append that is written and not acknowledged yet', () => {
  it('is decided on what the append left, and not on what was there before', async () => {
    const memory = createMemoryStore()
    let acknowledge: (() => void) | undefined
    let slow = false
    const store: Store = {
      ...memory,
      async append(append) {
        await memory.append(append)
        if (!slow) return
        slow = false
        await new Promise<void>((resolve) => (acknowledge = resolve))
      },
    }
    /** Its timer is refused before its second event. */
    const shy = defineModule({
      ...toldModule('product', 'account'),
      check: (command: ModuleCommand, count: unknown) => ('owner' in command && count === 1 ? [wrong] : []),
      accept: (command: Told, _: unknown, context: RuleContext) => [
        {
          kind: 'product.did',
          version: 1,
          at: context.now,
          postings: [],
          schedule: command.schedule,
        } as const,
      ],
    })
    const test = createTestKernel({ modules: [shy], store })
    await told(test, { kind: 'product.do' })
    slow = true
    const second = told(test, waiting('O1'), 'C2')
    await vi.waitUntil(() => acknowledge !== undefined)
    const settled = settleStream(test.time, anna, later)
    for (let turns = 0; turns < 20; turns += 1) await pause()
    acknowledge?.()
    await Promise.all([second, settled])
    await carryOutDue(test.time, later)
    expect(await storedFailures(store)).toEqual([])
    expect(await eventsOf(test)).toBe(3)
  })
})

/** A kernel that fails to make the context of what is due, and of nothing else. */
const withoutContext = (error: Error) =>
  createTestKernel({
    modules: [toldModule('product', 'account', { kind: 'product.do' })],
    context({ command, base }) {
      if ('owner' in command) throw error
      return base
    },
  })

describe('a timer whose command is refused', () => {
  it('is kept as a failure and logged, and holds up nothing', async () => {
    const test = kernelWith({ kind: 'product.do', refusal: wrong })
    await told(test, waiting('O1'))
    await told(test, waiting('O2'), 'C2')
    await carryOutDue(test.time, later)
    const failures = await storedFailures(test.store)
    expect(failures).toMatchObject([
      {
        what: 'timer',
        at: later,
        stream: anna,
        command: { kind: 'product.do', owner: 'O1' },
        refusal: wrong,
      },
      { command: { owner: 'O2' } },
    ])
    expect(test.logged).toEqual([
      'product.do of account/A1 was refused',
      'product.do of account/A1 was refused',
    ])
    expect(await test.store.nextTimer(later)).toBeUndefined()
  })

  it('is kept likewise where the rules fail, and of that stream alone', async () => {
    const test = kernelWith({ kind: 'product.do', throws: 'no such offer' })
    await told(test, waiting('O1'))
    await carryOutDue(test.time, later)
    expect(await storedFailures(test.store)).toMatchObject([
      { error: 'product.do cannot be decided in account/A1: no such offer' },
    ])
    expect(await test.store.nextTimer(later)).toBeUndefined()
  })

  it('is kept likewise where its context cannot be made, so that a member’s next command is decided', async () => {
    const test = withoutContext(new Error('no rate of XXX'))
    await told(test, waiting('O1'))
    await settleBefore(test.time, anna, later)
    expect(await storedFailures(test.store)).toMatchObject([
      { error: 'product.do has no context in account/A1: no rate of XXX' },
    ])
    expect(await test.store.nextTimer(later)).toBeUndefined()
  })

  it('stays where the store could not be read for its context', async () => {
    const test = withoutContext(new StoreUnreachable('it is down'))
    await told(test, waiting('O1'))
    await expect(settleBefore(test.time, anna, later)).rejects.toThrow('it is down')
    expect([await storedFailures(test.store), await test.store.nextTimer(later)]).toEqual([[], later])
  })

  it('is carried out when an operator tries it again and nothing refuses it, once', async () => {
    let refusal: Told['refusal'] = wrong
    const due: Told = {
      kind: 'product.do',
      get refusal() {
        return refusal
      },
    }
    const test = kernelWith(due)
    await told(test, waiting('O1'))
    await carryOutDue(test.time, later)
    const [failure] = await storedFailures(test.store)
    const retry = () => retryFailure(test, failure?.id ?? '', plusMs(later, 1), 'operator')
    expect(await retry()).toEqual({ ok: false, refusal: wrong })
    expect(await storedFailures(test.store)).toHaveLength(1)
    refusal = undefined
    expect(await retry()).toMatchObject({ ok: true })
    expect(await retry()).toMatchObject({ ok: false, refusal: { fields: { failure: 'unknown' } } })
    expect(await storedFailures(test.store)).toEqual([])
    expect(await eventsOf(test)).toBe(2)
  })
})

describe('a delivery whose command is refused', () => {
  const process: Process = {
    name: 'product.tell',
    on: 'product.did',
    recipients: (_, stream) => (stream === anna ? { kind: 'stream', stream: ben } : undefined),
    command: ({ entry }): Told => ({
      kind: 'product.do',
      ...(entry.id.startsWith('C1') ? { refusal: wrong } : {}),
    }),
  }
  it('is kept as a failure, and what was written after it is delivered', async () => {
    const test = kernelWith({ kind: 'product.do' }, [process])
    await told(test, { kind: 'product.do' })
    await told(test, { kind: 'product.do' }, 'C2')
    await carryOutDue(test.time, now)
    expect(await storedFailures(test.store)).toMatchObject([
      { what: 'delivery', stream: ben, correlation: 'C1', refusal: wrong },
    ])
    expect([await eventsOf(test, ben), await test.store.outboxSize()]).toEqual([1, 0])
  })
})

describe('a watch whose command is refused', () => {
  const met = plusMs(now, 1_000)
  it('ends: it acts at no later moment by the price that it was met at', async () => {
    const asked: string[] = []
    const test = createTestKernel({
      modules: [toldModule('product', 'account', { kind: 'product.do', refusal: wrong })],
      prices: {
        firstCross(_, __, from, to) {
          asked.push(from)
          return from < met && met <= to ? { at: met, price: decimal('90') } : undefined
        },
        peakOf: (_, { peak }) => peak,
        extremes: () => undefined,
      },
    })
    const cross = {
      kind: 'level',
      at: 'bid',
      when: 'atMost',
      phases: ['regular'],
      price: decimal('90'),
    } as const
    const watches = [{ kind: 'product.do', instrument: apple, cross }] as const
    await told(test, { kind: 'product.do', schedule: { owner: 'O1', timers: [], watches } })
    await carryOutDue(test.time, later)
    const failures = await storedFailures(test.store)
    expect(failures).toMatchObject([{ what: 'watch', at: met, command: { owner: 'O1', price: '90' } }])
    const before = asked.length
    await carryOutDue(test.time, plusMs(later, 4 * 86_400_000))
    expect(asked.length).toBe(before)
    expect(await eventsOf(test)).toBe(1)
    const again = await retryFailure(test, failures[0]?.id ?? '', later, 'operator')
    expect(again).toMatchObject({ ok: false, refusal: { fields: { failure: 'notAllowed' } } })
  })
})
