import {
  type Decimal,
  type Extremes,
  type Instant,
  type ModuleEvent,
  type RowChange,
  type StreamId,
  type Watch,
  accountId,
  accountStream,
  decimal,
  instant,
  instrumentId,
  streamId,
} from '@onelot/domain'
import type { Append, Conflict, Lease, StoredOutcome, StreamAppend, ScheduledKey } from '../port.ts'
import { StoreConflict } from '../port.ts'

/** A moment of the tests, in seconds after their beginning. */
export const at = (second: number): Instant => instant(Date.UTC(2026, 2, 10) + second * 1_000)

export const anna = accountStream(accountId('A1'))
export const ben = accountStream(accountId('A2'))
export const cleo = accountStream(accountId('A3'))
export const offer = streamId('offer', 'F1')
export const apple = instrumentId('US:AAPL')
export const tesla = instrumentId('US:TSLA')

export const event = (second = 0): ModuleEvent => ({
  kind: 'test.happened',
  version: 1,
  at: at(second),
  postings: [],
})

let commands = 0
export const newCommand = (): string => `C${String((commands += 1))}`

export const part = (
  stream: StreamId,
  expectedVersion: number,
  more: Partial<StreamAppend> = {},
): StreamAppend => ({ stream, expectedVersion, events: [event()], schedules: [], rows: [], ...more })

export const append = (streams: readonly StreamAppend[], more: Partial<Append> = {}): Append => ({
  meta: { actor: 'A1', command: newCommand(), correlation: 'first' },
  at: at(0),
  streams,
  ...more,
})

export const row = (
  collection: string,
  key: string,
  more: Partial<NonNullable<RowChange['row']>> = {},
): RowChange => ({ collection, key, row: { state: 'open', sortKey: key, body: { key }, ...more } })

export const level = (
  kind: Watch['kind'],
  side: 'bid' | 'ask',
  when: 'atMost' | 'atLeast',
  price: string,
  instrument = apple,
): Watch => ({
  kind,
  instrument,
  cross: { at: side, when, phases: ['regular'], kind: 'level', price: decimal(price) },
})
export const trail = (kind: Watch['kind'], peak: string, instrument = apple): Watch => ({
  kind,
  instrument,
  cross: {
    at: 'bid',
    when: 'atMost',
    phases: ['regular'],
    kind: 'trail',
    peak: decimal(peak),
    distance: { kind: 'amount', amount: decimal('5') },
  },
})

export const between = (low: string, high: string): Extremes => ({
  bid: { low: decimal(low), high: decimal(high) },
  ask: { low: decimal(low), high: decimal(high) },
})

export const outcome = (key: string, answer: string | undefined): StoredOutcome => ({
  scope: 'A1',
  endpoint: 'trade/place',
  key,
  bodyHash: 'digest',
  answer,
  expiresAt: at(86_400),
})

export const lease = (holder: string, until: number): Lease => ({ holder, until: at(until) })
export const claim = (key: string, amount: string, max: string) => ({
  key,
  amount: decimal(amount),
  max: decimal(max),
})
export const keyOf = ({ stream, owner, kind, version }: ScheduledKey): ScheduledKey => ({
  stream,
  owner,
  kind,
  version,
})
export const peaked = (key: ScheduledKey, peak: string): ScheduledKey & { readonly peak: Decimal } => ({
  ...key,
  peak: decimal(peak),
})

/** Why an append was refused. @throws Error where it was not */
export async function conflictOf(appending: Promise<unknown>): Promise<Conflict> {
  const error: unknown = await appending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof StoreConflict) return error.conflict
  throw new Error('the append was expected to conflict', { cause: error })
}

/** How each ended: `stored`, or the kind of its conflict. */
export const endingsOf = (appending: readonly Promise<unknown>[]): Promise<readonly string[]> =>
  Promise.all(
    appending.map((one) =>
      one.then(
        () => 'stored',
        (error: unknown) => (error instanceof StoreConflict ? error.conflict.kind : String(error)),
      ),
    ),
  )
