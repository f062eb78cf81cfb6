import type { Restriction } from '../../base/access/access.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { type Refusal, refuse } from '../../base/refusals/refusal.ts'
import type { SeatCommand } from './command.ts'
import type { SeatEvent } from './event.ts'
import { type SeatState, initialSeat, institutionCode } from './state.ts'

export type { SeatCommand } from './command.ts'
export type { SeatEvent } from './event.ts'
export { type SeatState, institutionCode } from './state.ts'

/** What is asked of a review. */
export const SEAT_ACCOUNT = 'seat.account'

export interface SeatContext extends RuleContext {
  /** A setting: whether seats are offered. */
  readonly offered: boolean
  /** A setting: the codes of the institutions that have seats. */
  readonly institutions: readonly string[]
  readonly restrictions: readonly Restriction[]
}

function evolve(state: SeatState, event: SeatEvent): SeatState {
  switch (event.kind) {
    case 'seat.applied':
      return { status: 'underReview', institution: event.institution, appliedAt: event.at }
    case 'seat.granted':
      return state.status === 'underReview'
        ? { status: 'seat', institution: state.institution, since: event.at }
        : state
    case 'seat.declined': {
      if (state.status !== 'underReview') return state
      const { institution } = state
      return event.cause === 'cancelled'
        ? initialSeat
        : { status: 'rejected', institution, rejectedAt: event.at, reason: event.reason }
    }
    default: {
      const never: never = event
      return never
    }
  }
}

function check(
  command: SeatCommand,
  { status }: SeatState,
  { offered, institutions, restrictions }: SeatContext,
): readonly Refusal[] {
  if (command.kind !== 'seat.apply') return []
  const isKnown = institutions.includes(institutionCode(command.institution))
  return [
    ...(offered ? [] : [refuse('PRODUCT_UNAVAILABLE', {})]),
    ...(restrictions.includes('frozen') ? [refuse('ACCOUNT_FROZEN', {})] : []),
    ...(status === 'seat' || status === 'underReview' ? [refuse('ALREADY_SEAT_ACCOUNT', {})] : []),
    ...(isKnown ? [] : [refuse('INVITER_NOT_FOUND', {}, { institution: 'unknown' })]),
  ]
}

function accept(command: SeatCommand, { status }: SeatState, { now: at }: SeatContext): readonly SeatEvent[] {
  const base = { version: 1, at, postings: [] } as const
  switch (command.kind) {
    case 'seat.apply':
      return [{ ...base, kind: 'seat.applied', institution: institutionCode(command.institution) }]
    case 'seat.grant':
      return status === 'underReview' ? [{ ...base, kind: 'seat.granted' }] : []
    case 'seat.decline': {
      const { cause, reason } = command
      return status === 'underReview' ? [{ ...base, kind: 'seat.declined', cause, reason }] : []
    }
    default: {
      const never: never = command
      return never
    }
  }
}

/** The seat that an account has of an institution, for which it applies by the institution's code (docs/rules/identity.md). */
export const seat = defineModule({
  name: 'seat',
  stream: 'account',
  initial: initialSeat,
  shape: 1,
  evolve,
  upcasts: { 'seat.applied': [], 'seat.granted': [], 'seat.declined': [] },
  refusals: {
    'seat.apply': ['PRODUCT_UNAVAILABLE', 'ACCOUNT_FROZEN', 'ALREADY_SEAT_ACCOUNT', 'INVITER_NOT_FOUND'],
    'seat.grant': [],
    'seat.decline': [],
  },
  check,
  accept,
  schedule: () => [],
  rows: () => [],
})
