import {
  type Decision,
  type ModuleEvent,
  type Posting,
  type StreamId,
  defineModule,
  instant,
  money,
  streamId,
} from '@onelot/domain'
import type { Reaction } from '../kernel/modules.ts'
import { BrokenRule } from '../kernel/plan.ts'
import { rebuildStream } from '../kernel/rebuild.ts'
import { createStreams } from '../kernel/streams.ts'
import { createTestKernel } from './testKernel.ts'

interface Moved extends ModuleEvent {
  readonly kind: 'mover.moved'
}
export interface Move {
  readonly kind: 'mover.move'
  readonly postings: readonly Posting[]
  /** What it moves in further streams. */
  readonly others?: Readonly<Record<string, readonly Posting[]>>
}
export const now = instant(Date.UTC(2026, 2, 10))
export const moved = (postings: readonly Posting[]): Moved => ({
  kind: 'mover.moved',
  version: 1,
  at: now,
  postings,
})

/** Moves whatever it is asked to, as no module should. */
const moverOf = (stream: string) =>
  defineModule({
    name: 'mover',
    stream,
    initial: 0,
    shape: 1,
    evolve: (count: number, { postings }: Moved) => count + postings.length,
    upcasts: { 'mover.moved': [] },
    refusals: { 'mover.move': [] },
    accept: ({ postings, others = {} }: Move): Decision<Moved> => ({
      events: [moved(postings)],
      others: Object.entries(others).map(([id, own]) => ({
        stream: streamId(stream, id),
        events: [moved(own)],
      })),
    }),
    schedule: () => [],
    rows: () => [],
  })

export const usd = (amount: string) => money('USD', amount)
export const move = (from: Posting['from'], to: Posting['to'], amount: string, ref = 'R1'): Posting => ({
  from,
  to,
  money: usd(amount),
  reason: 'orderFrozen',
  ref,
})
export const paidIn = (amount: string): Posting => move('external', 'available', amount)

export function createMoving(kind = 'account', reactions: readonly Reaction[] = []) {
  const { commands, store, streams, table } = createTestKernel({ modules: [moverOf(kind)], reactions })
  const stream = streamId(kind, 'anna')
  let asked = 0
  return {
    store,
    stream,
    move(postings: readonly Posting[], others: Move['others'] = {}) {
      asked += 1
      const id = `move ${String(asked)}`
      const command: Move = { kind: 'mover.move', postings, others }
      const meta = { actor: 'anna', command: id, correlation: id }
      return commands.run({ stream, command, now, meta })
    },
    /** As it is folded from what is stored. */
    stored: (of: StreamId = stream) => createStreams(store, table).load(of),
    held: () => streams.load(stream),
    rebuild: () => rebuildStream(store, table, streams, stream, now),
  }
}

/** What a command broke; the error itself where it is another one. */
export const errorOf = (done: Promise<unknown>): Promise<unknown> =>
  done.then(
    () => undefined,
    (error: unknown) => (error instanceof BrokenRule ? error.cause : error),
  )
