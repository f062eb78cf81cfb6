import type { Names } from './moduleNames.ts'

const state = ({ pascal }: Names) => `import type { Instant } from '../instant.ts'

export interface Note {
  readonly id: string
  readonly text: string
  readonly keptAt: Instant
  readonly expiresAt: Instant
}

export interface ${pascal}State {
  /** Those that have not expired, by id. */
  readonly notes: Readonly<Record<string, Note>>
}

export const initial${pascal}: ${pascal}State = Object.freeze({ notes: {} })

export const noteIn = ({ notes }: ${pascal}State, id: string): Note | undefined =>
  Object.hasOwn(notes, id) ? notes[id] : undefined
`

const event = ({ name, pascal }: Names) => `import type { ModuleEvent } from '../module/module.ts'
import type { Note } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
  readonly note: Note
}

export type ${pascal}Event =
  | (Base & { readonly kind: '${name}.noteKept' })
  | (Base & { readonly kind: '${name}.noteExpired' })
`

const command = ({ name, pascal }: Names) => `import type { DueCommand } from '../module/module.ts'

export type ${pascal}Command =
  | { readonly kind: '${name}.keepNote'; readonly text: string }
  /** From the timer of the note that it names. */
  | (DueCommand & { readonly kind: '${name}.expireNote' })
`

const rows = ({ name, pascal }: Names) => `import type { Change } from '../module/module.ts'
import type { RowChange } from '../module/rows.ts'
import type { ${pascal}Event } from './event.ts'
import type { ${pascal}State } from './state.ts'

/** \`${name}.notes\` lists every note with its \`Note\` as the body; the state says whether it has expired. */
export const rows = ({ events }: Change<${pascal}State, ${pascal}Event>): readonly RowChange[] =>
  events.map(({ kind, note }) => ({
    collection: '${name}.notes',
    key: note.id,
    row: { state: kind === '${name}.noteKept' ? 'kept' : 'expired', sortKey: note.keptAt, body: note },
  }))
`

const rules = ({ name, pascal }: Names) => `import { plusMs } from '../instant.ts'
import { defineModule } from '../module/defineModule.ts'
import type { Change, RuleContext } from '../module/module.ts'
import type { Schedule } from '../module/schedule.ts'
import { type Refusal, invalid } from '../refusals/refusal.ts'
import type { ${pascal}Command } from './command.ts'
import type { ${pascal}Event } from './event.ts'
import { rows } from './rows.ts'
import { type ${pascal}State, initial${pascal}, noteIn } from './state.ts'

/** A note is kept for a day. */
const KEPT_MS = 86_400_000

function evolve(state: ${pascal}State, event: ${pascal}Event): ${pascal}State {
  switch (event.kind) {
    case '${name}.noteKept':
      return { ...state, notes: { ...state.notes, [event.note.id]: event.note } }
    case '${name}.noteExpired': {
      const others = Object.entries(state.notes).filter(([id]) => id !== event.note.id)
      return { ...state, notes: Object.fromEntries(others) }
    }
    default: {
      const never: never = event
      return never
    }
  }
}

const check = (command: ${pascal}Command): readonly Refusal[] =>
  command.kind === '${name}.keepNote' && command.text.trim() === '' ? [invalid({ text: 'required' })] : []

function accept(
  command: ${pascal}Command,
  state: ${pascal}State,
  { now, newId }: RuleContext,
): readonly ${pascal}Event[] {
  const base = { version: 1, at: now, postings: [] } as const
  switch (command.kind) {
    case '${name}.keepNote': {
      const note = { id: newId, text: command.text.trim(), keptAt: now, expiresAt: plusMs(now, KEPT_MS) }
      return [{ ...base, kind: '${name}.noteKept', note }]
    }
    case '${name}.expireNote': {
      const note = noteIn(state, command.owner)
      return note === undefined ? [] : [{ ...base, kind: '${name}.noteExpired', note }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

const schedule = ({ events }: Change<${pascal}State, ${pascal}Event>): readonly Schedule[] =>
  events.map(({ kind, note }) => ({
    owner: note.id,
    timers: kind === '${name}.noteKept' ? [{ kind: '${name}.expireNote', dueAt: note.expiresAt }] : [],
    watches: [],
  }))

/** Notes that an account keeps until they expire. */
export const ${name} = defineModule({
  name: '${name}',
  stream: 'account',
  initial: initial${pascal},
  shape: 1,
  evolve,
  upcasts: { '${name}.noteKept': [], '${name}.noteExpired': [] },
  refusals: { '${name}.keepNote': ['VALIDATION'], '${name}.expireNote': [] },
  check,
  accept,
  schedule,
  rows,
})
`

const test = ({ name, pascal }: Names) => `import { describe, expect, it } from 'vitest'
import { accountId } from '../ids.ts'
import { instant } from '../instant.ts'
import { emptyBalances } from '../ledger/ledger.ts'
import { accountStream } from '../module/stream.ts'
import { invalid } from '../refusals/refusal.ts'
import type { ${pascal}Command } from './command.ts'
import type { ${pascal}Event } from './event.ts'
import { ${name} } from './module.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const later = instant(Date.UTC(2026, 2, 11, 2))
const note = { id: 'n1', text: 'Look again', keptAt: now, expiresAt: later }
const kept: ${pascal}Event = { kind: '${name}.noteKept', version: 1, at: now, postings: [], note }
const expired: ${pascal}Event = { kind: '${name}.noteExpired', version: 1, at: later, postings: [], note }

function given(...past: readonly ${pascal}Event[]) {
  const fold = (state: typeof ${name}.initial, events: readonly ${pascal}Event[]) =>
    events.reduce((folded, one) => ${name}.evolve(folded, one), state)
  const before = fold(${name}.initial, past)
  return {
    when(command: ${pascal}Command, at = now) {
      const decided = ${name}.decide(command, before, { now: at, newId: 'n1', ledger: emptyBalances })
      const events = decided.ok ? decided.value.events : []
      const after = fold(before, events)
      const change = { stream: accountStream(accountId('A1')), before, after, events }
      return {
        refusal: decided.ok ? undefined : decided.refusal,
        events,
        after,
        rows: ${name}.rows(change),
        waits: ${name}.schedule(change),
      }
    },
  }
}

const keep = { kind: '${name}.keepNote', text: ' Look again ' } as const
const expire = { kind: '${name}.expireNote', owner: 'n1' } as const

describe('a note', () => {
  it('is kept', () => {
    expect(given().when(keep).events).toEqual([kept])
  })

  it('is refused without a text', () => {
    expect(given().when({ ...keep, text: ' ' }).refusal).toEqual(invalid({ text: 'required' }))
  })

  it('waits for the time when it expires', () => {
    const timers = [{ kind: '${name}.expireNote', dueAt: later }]
    expect(given().when(keep).waits).toEqual([{ owner: 'n1', timers, watches: [] }])
  })

  it('is forgotten when it expires', () => {
    const { events, after } = given(kept).when(expire, later)
    expect(events).toEqual([expired])
    expect(after).toEqual(${name}.initial)
  })

  it('expires once', () => {
    expect(given(kept, expired).when(expire, later)).toMatchObject({ refusal: undefined, events: [] })
  })

  it('is listed before and after it expires', () => {
    const row = { sortKey: now, body: note }
    expect(given().when(keep).rows).toEqual([
      { collection: '${name}.notes', key: 'n1', row: { ...row, state: 'kept' } },
    ])
    expect(given(kept).when(expire, later).rows).toEqual([
      { collection: '${name}.notes', key: 'n1', row: { ...row, state: 'expired' } },
    ])
  })
})
`

/** Files of the domain's folder. */
export const ruleFiles = (names: Names): Readonly<Record<string, string>> => ({
  'module.ts': rules(names),
  'state.ts': state(names),
  'event.ts': event(names),
  'command.ts': command(names),
  'rows.ts': rows(names),
  'module.test.ts': test(names),
})
