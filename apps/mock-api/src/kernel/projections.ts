import {
  type AccountEvent,
  type AccountId,
  type AccountState,
  emptyAccount,
  evolveAccount,
} from '@onelot/domain'
import { type LineRow, type PositionRow, positionRow } from '../store/rows.ts'

/** An account as its events make it. */
export interface Account {
  readonly stream: AccountId
  readonly version: number
  /** How many ledger lines its events hold. */
  readonly lines: number
  readonly state: AccountState
}

export const newAccount = (stream: AccountId): Account => ({
  stream,
  version: 0,
  lines: 0,
  state: emptyAccount,
})

/** What some events add to the lists that are read (RULES 2). */
export interface Projected {
  readonly after: Account
  readonly lines: readonly LineRow[]
  /** Every position that the events touched, as it then is. */
  readonly positions: readonly PositionRow[]
}

/** Folds events into an account, and into rows of its lists: the one place where either is made. */
export function project(account: Account, events: readonly AccountEvent[]): Projected {
  const lines: LineRow[] = []
  let state = account.state
  for (const event of events) {
    state = evolveAccount(state, event)
    for (const posted of event.postings) {
      const sequence = account.lines + lines.length + 1
      lines.push({ ...posted, account: account.stream, sequence, at: event.at })
    }
  }
  const positions = Object.values(state.positions)
    .filter((position) => account.state.positions[position.id] !== position)
    .map(positionRow)
  const after = {
    stream: account.stream,
    version: account.version + events.length,
    lines: account.lines + lines.length,
    state,
  }
  return { after, lines, positions }
}
