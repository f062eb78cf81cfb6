import {
  type AnyModule,
  type Currency,
  type ModuleEvent,
  type ModuleTable,
  type Posting,
  type PostingFault,
  type RowChange,
  type Schedule,
  type StreamId,
  fold,
  kindOfStream,
  moduleFor,
  sliceOf,
  subjectOf,
} from '@onelot/domain'
import type { StreamView } from './streams.ts'

/**
 * The lists of every stream's postings, newest first: all of them, what came from outside, and what left. A row's group is what the posting
 * belongs to, its state is `lineState`, its key and its sort key are `lineKey`.
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

/** Of the lines of a stream, which are numbered from 1 without a gap. */
export const lineKey = (sequence: number): string => String(sequence).padStart(LINE_DIGITS, '0')

/** By which lines are found of a currency, of what they are about (`subjectOf`), or of both. */
export const lineState = (currency: Currency, subject: string): string => `${currency} ${subject}`

const collectionsOf = ({ from, to }: Posting): readonly string[] => [
  ledgerCollections.lines,
  ...(from === 'external' ? [ledgerCollections.deposits] : []),
  ...(to === 'external' ? [ledgerCollections.withdrawals] : []),
]

function lineRows(event: ModuleEvent, first: number): readonly RowChange[] {
  return event.postings.flatMap((posting, index) => {
    const sequence = first + index
    const sortKey = lineKey(sequence)
    const body = { ...posting, sequence, at: event.at }
    const state = lineState(posting.money.currency, subjectOf(posting.reason))
    const row = { state, group: posting.ref, sortKey, body }
    return collectionsOf(posting).map((collection) => ({ collection, key: sortKey, row }))
  })
}

/** A module would have taken money that is not there: its events are not to be stored (docs/rules/ledger.md). */
export class Overdrawn extends Error {
  override readonly name = 'Overdrawn'
  constructor(stream: StreamId, fault: PostingFault) {
    const { from, to, money, reason, ref } = fault.posting
    const posting = `${from} -> ${to} ${money.amount} ${money.currency} (${reason}, ${ref})`
    super(`${stream}: ${posting}: ${causeOf(fault)}`)
  }
}

function causeOf(fault: PostingFault): string {
  const { posting } = fault
  switch (fault.kind) {
    case 'noTransfer':
      return 'it moves no amount to another account'
    case 'overdrawn':
      return `${fault.left.amount} is in ${posting.from}`
    case 'overReleased':
      return `${fault.left.amount} is held under ${posting.ref}`
    default: {
      const never: never = fault
      return never
    }
  }
}

/** Folds events into a stream; only this function makes its lists and schedules. */
function projected(
  table: ModuleTable,
  view: StreamView,
  events: readonly ModuleEvent[],
  refuse?: (fault: PostingFault) => void,
): Projection {
  const kind = kindOfStream(view.stream)
  const rows: RowChange[] = []
  const touched = new Map<AnyModule, ModuleEvent[]>()
  let { state, lines } = view
  for (const event of events) {
    const module = moduleFor(table, event.kind)
    state = fold(table, kind, state, event, refuse)
    rows.push(...lineRows(event, lines + 1))
    lines += event.postings.length
    if (module.retired?.events.includes(event.kind) === true) continue
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

/** Folds new events into a stream. @throws Overdrawn where they take money that is not there */
export const project = (table: ModuleTable, view: StreamView, events: readonly ModuleEvent[]): Projection =>
  projected(table, view, events, (fault) => {
    throw new Overdrawn(view.stream, fault)
  })

/** Folds stored events into a stream as they are: what an earlier release accepted is read. */
export const projectStored = (
  table: ModuleTable,
  view: StreamView,
  events: readonly ModuleEvent[],
): Projection => projected(table, view, events)
