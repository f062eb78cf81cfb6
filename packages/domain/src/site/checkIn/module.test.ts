import { describe, expect, it } from 'vitest'
import { instant, localDate } from '../../base/instant.ts'
import { emptyBalances } from '../../base/ledger/ledger.ts'
import { money } from '../../base/money/money.ts'
import { refuse } from '../../base/refusals/refusal.ts'
import type { CheckInCommand } from './command.ts'
import { checkIn } from './module.ts'
import { type CheckInState, isCheckedIn, streakOn } from './state.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const rewards = {
  week: { checkIns: 7, money: money('KRW', '1000') },
  month: { checkIns: 30, money: money('KRW', '10000') },
} as const

const march = (day: number) => localDate(`2026-03-${String(day).padStart(2, '0')}`)

function decide(command: CheckInCommand, state: CheckInState, day: number, offered = true) {
  const context = { now, newId: 'r1', ledger: emptyBalances, today: march(day), offered, rewards }
  const decided = checkIn.decide(command, state, context)
  const events = decided.ok ? decided.value.events : []
  return {
    refusal: decided.ok ? undefined : decided.refusal,
    events,
    state: events.reduce((folded, event) => checkIn.evolve(folded, event), state),
  }
}

/** An account that has checked in on some days of March. */
const checkedInOn = (...days: readonly number[]): CheckInState =>
  days.reduce((state, day) => decide({ kind: 'checkIn.checkIn' }, state, day).state, checkIn.initial)

const days = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1)
const summary = (state: CheckInState, today: number) => [state.balance, streakOn(state, march(today))]

describe('a check-in', () => {
  it('adds one to the balance and a day to the streak', () => {
    expect(summary(checkedInOn(1), 1)).toEqual([1, 1])
    expect(summary(checkedInOn(1, 2, 3), 3)).toEqual([3, 3])
  })

  it('is refused a second time on a day', () => {
    const again = decide({ kind: 'checkIn.checkIn' }, checkedInOn(1, 2), 2)
    expect(again).toMatchObject({ refusal: refuse('ALREADY_CHECKED_IN', {}), events: [] })
    expect(isCheckedIn(again.state, march(2))).toBe(true)
    expect(isCheckedIn(again.state, march(3))).toBe(false)
  })

  it('is refused on a day before the newest, so that a clock that goes back over midnight adds none', () => {
    const state = [1, 2, 1, 2, 1, 2].reduce(
      (before, day) => decide({ kind: 'checkIn.checkIn' }, before, day).state,
      checkIn.initial,
    )
    expect(summary(state, 2)).toEqual([2, 2])
    expect(decide({ kind: 'checkIn.checkIn' }, state, 1).refusal).toEqual(refuse('ALREADY_CHECKED_IN', {}))
    expect(streakOn(state, march(1))).toBe(2)
  })

  it('moves no money', () => {
    const { events } = decide({ kind: 'checkIn.checkIn' }, checkIn.initial, 1)
    expect(events).toMatchObject([{ postings: [] }])
  })

  it('keeps the first day, and those of a week', () => {
    const state = checkedInOn(...days(9))
    expect(state.since).toBe(march(1))
    expect(state.days).toEqual([3, 4, 5, 6, 7, 8, 9].map(march))
  })
})

describe('a streak', () => {
  it('stays through the day after, on which it can be continued', () => {
    expect(summary(checkedInOn(1, 2), 3)).toEqual([2, 2])
  })

  it('is 0 after a gap, and the balance stays', () => {
    expect(summary(checkedInOn(1, 2), 4)).toEqual([2, 0])
  })

  it('begins anew with the next check-in', () => {
    expect(summary(checkedInOn(1, 2, 5), 5)).toEqual([3, 1])
  })

  it('goes on through the end of a month', () => {
    const february = { balance: 1, streak: 1, since: undefined, days: [localDate('2026-02-28')] }
    expect(streakOn(decide({ kind: 'checkIn.checkIn' }, february, 1).state, march(1))).toBe(2)
  })
})

describe('a reward', () => {
  it('is paid from outside into the available funds, for check-ins of the balance', () => {
    const { events, state } = decide({ kind: 'checkIn.redeem', reward: 'week' }, checkedInOn(...days(8)), 8)
    const paid = money('KRW', '1000')
    expect(events).toMatchObject([
      {
        kind: 'checkIn.redeemed',
        postings: [{ from: 'external', to: 'available', money: paid, reason: 'reward', ref: 'r1' }],
      },
    ])
    expect(summary(state, 8)).toEqual([1, 8])
  })

  it.each([
    ['week', 6, 7],
    ['month', 29, 30],
  ] as const)('of a %s is refused with a check-in too few', (reward, had, count) => {
    const { refusal } = decide({ kind: 'checkIn.redeem', reward }, checkedInOn(...days(had)), had)
    expect(refusal).toEqual(refuse('CHECK_INS_INSUFFICIENT', { count }))
  })

  it('of a month costs 30', () => {
    const { state } = decide({ kind: 'checkIn.redeem', reward: 'month' }, checkedInOn(...days(30)), 30)
    expect(summary(state, 30)).toEqual([0, 30])
  })
})

it.each<CheckInCommand>([{ kind: 'checkIn.checkIn' }, { kind: 'checkIn.redeem', reward: 'week' }])(
  'is refused where it is not offered: $kind',
  (command) => {
    const { refusal } = decide(command, checkedInOn(...days(7)), 8, false)
    expect(refusal).toEqual(refuse('PRODUCT_UNAVAILABLE', {}))
  },
)
