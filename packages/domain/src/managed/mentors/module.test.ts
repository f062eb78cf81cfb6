import { describe, expect, it } from 'vitest'
import { instrumentId } from '../../base/ids.ts'
import { localDate, plusMs } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { START, market, mentor as north } from '../mentoring/testing/mentor.ts'
import {
  type Mentor,
  type MentorsCommand,
  type MentorsContext,
  type MentorsState,
  mentors as rules,
} from './module.ts'

const shares = north.shares.map((share) => ({ ...share, fast: 2, slow: 3 }))
const mentor: Mentor = { ...north, shares }
const opensAt = plusMs(START, 86_400_000)
const context: MentorsContext = {
  ...{ now: START, newId: 'one', ledger: {}, isListed: () => true },
  today: localDate('2026-03-12'),
  nextOpening: opensAt,
  shares: [],
  yesterday: localDate('2026-03-11'),
  history: undefined,
}

function refusalOf(command: MentorsCommand, state: MentorsState, more: Partial<MentorsContext> = {}) {
  const decided = rules.decide(command, state, { ...context, ...more })
  return decided.ok ? undefined : decided.refusal
}
function after(state: MentorsState, command: MentorsCommand, more: Partial<MentorsContext> = {}) {
  const decided = rules.decide(command, state, { ...context, ...more })
  if (!decided.ok) throw new Error(decided.refusal.code)
  return decided.value.events.reduce((one, event) => rules.evolve(one, event), state)
}
const set = (one: Mentor): MentorsCommand => ({ kind: 'mentors.set', mentor: one, reason: '' })
const announced = after(rules.initial, set(mentor))
const trade = { kind: 'mentors.trade', owner: 'mentor' } as const
const today: Partial<MentorsContext> = {
  now: opensAt,
  today: localDate('2026-03-13'),
  nextOpening: plusMs(opensAt, 86_400_000),
  shares: mentor.shares.map(({ instrument }) => ({
    ...{ instrument, market, open: decimal('12') },
    closes: ['10', '11', '12'].map(decimal),
  })),
}

describe('a mentor', () => {
  it('begins with its capital, and waits for the next opening', () => {
    expect(announced.sleeves.map(({ cash }) => cash)).toEqual([money('USD', '50000'), money('USD', '50000')])
    expect(refusalOf(trade, announced, { now: plusMs(opensAt, -1) })?.code).toBe('ORDER_WRONG_STATE')
  })

  it('begins with what its history has left it', () => {
    const sleeves = [{ instrument: instrumentId('US:ALPHA'), cash: money('USD', '1'), lots: 7, isIn: true }]
    const history = { sleeves, days: [], trades: [] }
    expect(after(rules.initial, set(mentor), { history }).sleeves).toEqual(sleeves)
  })

  it('trades once at each opening, with fills or without', () => {
    const decided = rules.decide(trade, announced, { ...context, ...today })
    const [event] = decided.ok ? decided.value.events : []
    expect(event).toMatchObject({
      kind: 'mentors.traded',
      trade: { day: '2026-03-13', at: opensAt, equity: mentor.capital, fills: [{}, {}] },
      closed: { date: '2026-03-11', worth: mentor.capital.amount },
    })
    const traded = after(announced, trade, today)
    expect(refusalOf(trade, traded, today)?.code).toBe('ORDER_WRONG_STATE')
    const next = after(traded, trade, { ...today, now: plusMs(opensAt, 86_400_000) })
    expect(next.sleeves).toEqual(traded.sleeves)
  })

  it('keeps what it trades when its terms change', () => {
    const amended = after(announced, set({ ...mentor, least: decimal('500') }))
    expect(amended.mentor?.least).toBe('500')
    expect(refusalOf(set({ ...mentor, shares: shares.slice(1) }), announced)?.fields).toEqual({
      shares: 'notAllowed',
    })
  })

  it('does nothing more once it is called off', () => {
    const off = after(announced, { kind: 'mentors.callOff', reason: 'left' })
    expect(refusalOf(trade, off, today)?.code).toBe('ORDER_WRONG_STATE')
    expect(refusalOf(set(mentor), off)?.code).toBe('ORDER_WRONG_STATE')
    expect(refusalOf({ kind: 'mentors.callOff', reason: '' }, off)?.code).toBe('ORDER_WRONG_STATE')
    expect(refusalOf({ kind: 'mentors.callOff', reason: '' }, rules.initial)?.code).toBe('ORDER_WRONG_STATE')
  })

  const [first] = shares
  if (first === undefined) throw new Error('the mentor has shares')
  it.each<[string, Partial<Mentor>, object]>([
    ['without shares', { shares: [] }, { shares: 'required' }],
    ['with a share twice', { shares: [first, first] }, { shares: 'notAllowed' }],
    ['whose averages do not differ', { shares: [{ ...first, fast: 3 }] }, { shares: 'tooLow' }],
    ['with an average of parts of days', { shares: [{ ...first, fast: 2.5 }] }, { shares: 'notWhole' }],
    ['with an average of years', { shares: [{ ...first, slow: 251 }] }, { shares: 'tooHigh' }],
    ['without capital', { capital: money('USD', '0') }, { capital: 'tooLow' }],
    ['of a size under its least', { size: decimal('199') }, { size: 'tooLow' }],
    ['with a fee of all', { feeRate: decimal('1') }, { feeRate: 'tooHigh' }],
    ['that ends before it opens', { to: mentor.from }, { to: 'tooLow' }],
    ['with a term of no days', { termDays: 0 }, { termDays: 'notWhole' }],
  ])('%s is refused', (_, more, fields) => {
    expect(refusalOf(set({ ...mentor, ...more }), rules.initial)?.fields).toEqual(fields)
  })

  it('of a share that is not listed in its market is refused', () => {
    const isListed = () => false
    expect(refusalOf(set(mentor), rules.initial, { isListed })?.fields).toEqual({ shares: 'unknown' })
  })
})
