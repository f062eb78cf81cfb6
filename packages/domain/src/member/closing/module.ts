import { posting } from '../../base/ledger/ledger.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Change } from '../../base/module/module.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { type Refusal, refuse } from '../../base/refusals/refusal.ts'
import type { ClosingCommand } from './command.ts'
import type { ClosingEvent } from './event.ts'
import { type ClosingContext, closingRefusals, leftIn, obstaclesTo, refusalOf } from './obstacles.ts'
import { type ClosingState, type KeptRecords, initialClosing, keptRecords, keptUntil } from './state.ts'

export type { ClosingCommand } from './command.ts'
export type { ClosingEvent } from './event.ts'
export { type ClosingContext, type Obstacle, leftIn, obstaclesTo, refusalOf } from './obstacles.ts'
export { type KeptRecords, keptRecords, keptUntil, retentionYears } from './state.ts'

function evolve(state: ClosingState, event: ClosingEvent): ClosingState {
  switch (event.kind) {
    case 'closing.closed':
      return { closedAt: event.at, kept: keptRecords }
    case 'closing.retentionEnded':
      return { ...state, kept: state.kept.filter((records) => records !== event.records) }
    default: {
      const never: never = event
      return never
    }
  }
}

function check(
  { kind }: ClosingCommand,
  { closedAt }: ClosingState,
  context: ClosingContext,
): readonly Refusal[] {
  if (kind !== 'closing.close') return []
  return closedAt === undefined ? obstaclesTo(context).map(refusalOf) : [refuse('ACCOUNT_NOT_FOUND', {})]
}

function accept(
  { kind }: ClosingCommand,
  { kept }: ClosingState,
  { now: at, newId, ledger }: ClosingContext,
): readonly ClosingEvent[] {
  const base = { version: 1, at } as const
  const ended = (records: KeptRecords): readonly ClosingEvent[] =>
    kept.includes(records) ? [{ ...base, kind: 'closing.retentionEnded', postings: [], records }] : []
  switch (kind) {
    case 'closing.close': {
      const postings = leftIn(ledger).flatMap((left) =>
        posting('available', 'external', left, 'closing.forfeited', newId),
      )
      return [{ ...base, kind: 'closing.closed', postings }]
    }
    case 'closing.endTransactions':
      return ended('transactions')
    case 'closing.endInvestments':
      return ended('investments')
    default: {
      const never: never = kind
      return never
    }
  }
}

/** Waits for the end of both periods at once: what has ended leaves the other waiting. */
const schedule = ({ events }: Change<ClosingState, ClosingEvent>): readonly Schedule[] =>
  events.flatMap(({ kind, at }) =>
    kind === 'closing.closed'
      ? [
          {
            owner: 'closing retention',
            timers: [
              { kind: 'closing.endTransactions', dueAt: keptUntil(at, 'transactions') },
              { kind: 'closing.endInvestments', dueAt: keptUntil(at, 'investments') },
            ],
            watches: [],
          },
        ]
      : [],
  )

/** Closing an account, and the end of what is kept of it (docs/rules/identity.md). */
export const closing = defineModule({
  name: 'closing',
  stream: 'account',
  initial: initialClosing,
  shape: 1,
  evolve,
  upcasts: { 'closing.closed': [], 'closing.retentionEnded': [] },
  refusals: {
    'closing.close': ['ACCOUNT_NOT_FOUND', ...closingRefusals],
    'closing.endTransactions': [],
    'closing.endInvestments': [],
  },
  check,
  accept,
  schedule,
  rows: () => [],
  hasEnded: ({ closedAt }) => closedAt !== undefined,
})
