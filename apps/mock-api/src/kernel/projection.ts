import {
  type AnyModule,
  type ModuleEvent,
  type ModuleTable,
  type Posting,
  type RowChange,
  type Schedule,
  fold,
  kindOfStream,
  moduleFor,
  sliceOf,
} from '@onelot/domain'
import type { StreamView } from './streams.ts'

/**
 * The lists of every stream's postings, newest first: all of them, what came from outside, and what left. A row's group is what the posting
 * belongs to, its state the currency.
 */
export const ledgerCollections = {
  lines: 'ledger.lines',
  deposits: 'ledger.deposits',
  withdrawals: 'ledger.withdrawals',
} as const

/** The state of a stream after some events, and what they write to its lists. */
export interface Projection {
  readonly after: StreamView
  readonly rows: readonly RowChange[]
  readonly schedules: readonly Schedule[]
}

/** Digits of a line's number, so that numbers sort as text. */
const LINE_DIGITS = 10

const collectionsOf = ({ from, to }: Posting): readonly string[] => [
  ledgerCollections.lines,
  ...(from === 'external' ? [ledgerCollections.deposits] : []),
  ...(to === 'external' ? [ledgerCollections.withdrawals] : []),
]

function lineRows(event: ModuleEvent, first: number): readonly RowChange[] {
  return event.postings.flatMap((posting, index) => {
    const sequence = first + index
    const sortKey = String(sequence).padStart(LINE_DIGITS, '0')
    const body = { ...posting, sequence, at: event.at }
    const row = { state: posting.money.currency, group: posting.ref, sortKey, body }
    return collectionsOf(posting).map((collection) => ({ collection, key: sortKey, row }))
  })
}

/** Folds events into a stream; only this function makes its lists and schedules. */
export function project(table: ModuleTable, view: StreamView, events: readonly ModuleEvent[]): Projection {
  const kind = kindOfStream(view.stream)
  const rows: RowChange[] = []
  const touched = new Map<AnyModule, ModuleEvent[]>()
  let { state, lines } = view
  for (const event of events) {
    const module = moduleFor(table, event.kind)
    state = fold(table, kind, state, event)
    rows.push(...lineRows(event, lines + 1))
    lines += event.postings.length
    if (module.former?.events.includes(event.kind) === true) continue
    const own = touched.get(module) ?? []
    own.push(event)
    touched.set(module, own)
  }
  const schedules: Schedule[] = []
  for (const [module, own] of touched) {
    const change = {
      stream: view.stream,
      before: sliceOf(view.state, module),
      after: sliceOf(state, module),
      events: own,
    }
    rows.push(...module.rows(change))
    schedules.push(...module.schedule(change))
  }
  const after = { stream: view.stream, version: view.version + events.length, state, lines }
  return { after, rows, schedules }
}
