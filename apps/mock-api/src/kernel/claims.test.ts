import {
  type Decision,
  type ModuleEvent,
  type Result,
  decimal,
  defineModule,
  instant,
  moduleTable,
  ok,
  refuse,
  sliceOf,
  streamId,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import type { Append } from '../store/port.ts'
import { type Commands, createCommands } from './commands.ts'
import { createContention } from './contention.ts'
import type { KernelModule } from './modules.ts'
import { createPlanner } from './plan.ts'
import { type Streams, createStreams } from './streams.ts'
import { createWaiting } from './waiting.ts'

interface Taken extends ModuleEvent {
  readonly kind: 'seats.taken'
}
const now = instant(Date.UTC(2026, 2, 10))

/** Two seats for everybody. */
const seats = defineModule({
  name: 'seats',
  stream: 'guest',
  initial: 0,
  shape: 1,
  evolve: (state: number, { kind }: Taken) => state + kind.length - 'seats.taken'.length + 1,
  upcasts: { 'seats.taken': [] },
  refusals: { 'seats.take': ['LENDING_QUOTA_FULL'] },
  check: () => [],
  decide: ({ kind }: { readonly kind: 'seats.take' }): Result<Decision<Taken>> =>
    ok({
      events: [{ kind: 'seats.taken', version: 1, at: now, postings: [] }],
      claims: [
        { key: kind, amount: decimal('1'), max: decimal('2'), refusal: refuse('LENDING_QUOTA_FULL', {}) },
      ],
    }),
  schedule: () => [],
  rows: () => [],
})

interface Counting {
  readonly commands: Commands
  readonly streams: Streams
  readonly appends: readonly Append[]
}
function createCounting(): Counting {
  const memory = createMemoryStore()
  const appends: Append[] = []
  const store = {
    ...memory,
    append(append: Append) {
      appends.push(append)
      return memory.append(append)
    },
  }
  const table = moduleTable([seats])
  const modules = new Map<string, KernelModule>([['seats', { rules: seats, context: ({ base }) => base }]])
  const streams = createStreams(store, table)
  const planner = createPlanner(streams, table, modules, [], [])
  return {
    commands: createCommands(store, planner, streams, createWaiting(store), createContention()),
    streams,
    appends,
  }
}
const take = ({ commands }: Counting, guest: string) => {
  const meta = { actor: guest, command: `take ${guest}`, correlation: guest }
  return commands.run({ stream: streamId('guest', guest), command: { kind: 'seats.take' }, now, meta })
}

describe('a full claim', () => {
  it('refuses at once, with the refusal of the claim', async () => {
    const counting = createCounting()
    for (const guest of ['ann', 'bob']) expect(await take(counting, guest)).toMatchObject({ ok: true })
    const before = counting.appends.length
    expect(await take(counting, 'cho')).toEqual({ ok: false, refusal: refuse('LENDING_QUOTA_FULL', {}) })
    expect(counting.appends.length - before).toBe(1)
    const { state, version } = await counting.streams.load(streamId('guest', 'cho'))
    expect([sliceOf(state, seats), version]).toEqual([0, 0])
  })

  it('is accepted for as many as fit of concurrent commands', async () => {
    const counting = createCounting()
    const guests = Array.from({ length: 9 }, (_, index) => `guest${String(index)}`)
    const answers = await Promise.all(guests.map((guest) => take(counting, guest)))
    expect(answers.filter(({ ok: accepted }) => accepted)).toHaveLength(2)
  })
})
