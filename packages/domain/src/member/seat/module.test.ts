import { describe, expect, it } from 'vitest'
import { instant } from '../../base/instant.ts'
import { emptyBalances } from '../../base/ledger/ledger.ts'
import { refuse } from '../../base/refusals/refusal.ts'
import type { SeatCommand } from './command.ts'
import { type SeatContext, type SeatState, seat } from './module.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const apply: SeatCommand = { kind: 'seat.apply', institution: 'HANBIT' }
const grant: SeatCommand = { kind: 'seat.grant' }
const cancel: SeatCommand = { kind: 'seat.decline', cause: 'cancelled' }
const reject: SeatCommand = { kind: 'seat.decline', cause: 'rejected', reason: 'not on our list' }

function decide(command: SeatCommand, state: SeatState, given: Partial<SeatContext> = {}) {
  const base = { now, newId: 'r1', ledger: emptyBalances }
  const setting = { offered: true, institutions: ['HANBIT', 'ONELOT-SEAT'], restrictions: [] } as const
  const decided = seat.decide(command, state, { ...base, ...setting, ...given })
  const events = decided.ok ? decided.value.events : []
  return {
    refusal: decided.ok ? undefined : decided.refusal,
    events,
    state: events.reduce((folded, event) => seat.evolve(folded, event), state),
  }
}
const after = (...commands: readonly SeatCommand[]): SeatState =>
  commands.reduce((state, command) => decide(command, state).state, seat.initial)

describe('an application for a seat', () => {
  it('is under review, and then a seat', () => {
    expect(after(apply)).toEqual({ status: 'underReview', institution: 'HANBIT', appliedAt: now })
    expect(after(apply, grant)).toEqual({ status: 'seat', institution: 'HANBIT', since: now })
  })

  it('that is rejected says why, and may be made again', () => {
    expect(after(apply, reject)).toEqual({
      status: 'rejected',
      institution: 'HANBIT',
      rejectedAt: now,
      reason: 'not on our list',
    })
    expect(after(apply, reject, apply, grant)).toMatchObject({ status: 'seat' })
  })

  it('that its member takes back leaves nothing', () => {
    expect(after(apply, cancel)).toEqual({ status: 'none' })
  })

  it('is refused while one is under review, and to who has a seat', () => {
    for (const state of [after(apply), after(apply, grant)])
      expect(decide(apply, state).refusal).toEqual(refuse('ALREADY_SEAT_ACCOUNT', {}))
  })

  it('is refused with a code of no institution', () => {
    expect(decide({ kind: 'seat.apply', institution: 'NOBODY' }, seat.initial).refusal).toEqual(
      refuse('INVITER_NOT_FOUND', {}, { institution: 'unknown' }),
    )
  })

  it('takes a code as people write it', () => {
    const typed: SeatCommand = { kind: 'seat.apply', institution: ' onelot-seat ' }
    expect(decide(typed, seat.initial).state).toMatchObject({ institution: 'ONELOT-SEAT' })
  })

  it('is refused where seats are not offered, and on a frozen account, which would be rejected', () => {
    expect(decide(apply, seat.initial, { offered: false }).refusal).toEqual(refuse('PRODUCT_UNAVAILABLE', {}))
    expect(decide(apply, seat.initial, { restrictions: ['frozen'] }).refusal).toEqual(
      refuse('ACCOUNT_FROZEN', {}),
    )
  })

  it('moves no money', () => {
    expect(decide(apply, seat.initial).events.flatMap(({ postings }) => postings)).toEqual([])
  })
})

describe('what ends a review', () => {
  it('changes nothing where none is under way', () => {
    for (const command of [grant, cancel, reject]) {
      expect(decide(command, seat.initial)).toMatchObject({ refusal: undefined, events: [] })
      expect(decide(command, after(apply, grant)).events).toEqual([])
    }
  })
})
