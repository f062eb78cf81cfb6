import { describe, expect, test } from 'vitest'
import { instant } from '../../base/instant.ts'
import { emptyBalances } from '../../base/ledger/ledger.ts'
import type { SecurityCommand } from './command.ts'
import { faultsOfFundPassword } from './fundPassword.ts'
import { security } from './module.ts'
import type { SecurityState } from './state.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const set: SecurityCommand = { kind: 'security.setFundPassword' }
const change: SecurityCommand = { kind: 'security.replaceFundPassword', how: 'changed' }
const renumber: SecurityCommand = { kind: 'security.changePhone' }
const reset: SecurityCommand = { kind: 'security.replaceFundPassword', how: 'reset' }

const given = (...before: readonly SecurityCommand[]) => ({
  when(command: SecurityCommand) {
    const context = { now, newId: 'id', ledger: emptyBalances }
    const after = (state: SecurityState, one: SecurityCommand) => {
      const decided = security.decide(one, state, context)
      const events = decided.ok ? decided.value.events : []
      return {
        refusal: decided.ok ? undefined : decided.refusal.code,
        state: events.reduce((folded, event) => security.evolve(folded, event), state),
      }
    }
    return after(
      before.reduce((state, one) => after(state, one).state, security.initial),
      command,
    )
  },
})

describe('a chosen withdrawal password', () => {
  const faultsOf = (fundPassword: string, fundPasswordConfirm = fundPassword) =>
    faultsOfFundPassword({ fundPassword, fundPasswordConfirm, phone: '01011482916' })

  test.each(['482917', '112233', '121212', '123457'])('may be %s', (digits) => {
    expect(faultsOf(digits)).toEqual({})
  })

  test.each([
    ['one digit', '777777'],
    ['a run upwards', '123456'],
    ['a run downwards', '987654'],
    ['a run over the nine', '789012'],
    ['the end of the phone number', '482916'],
  ])('is not %s', (_, digits) => {
    expect(faultsOf(digits)).toEqual({ fundPassword: 'notAllowed' })
  })

  test('equals its repetition', () => {
    expect(faultsOf('482917', '482918')).toEqual({ fundPasswordConfirm: 'mismatch' })
  })
})

describe('the withdrawal password of an account', () => {
  test('is set once, and changed or reset from then on', () => {
    expect(given().when(set)).toMatchObject({ refusal: undefined, state: { fundPasswordSet: true } })
    expect(given(set).when(set).refusal).toBe('ORIGINAL_PASSWORD_WRONG')
    for (const command of [change, reset]) {
      expect(given().when(command).refusal).toBe('FUND_PASSWORD_NOT_SET')
      expect(given(set).when(command).refusal).toBeUndefined()
    }
  })

  test('holds withdrawals for 24 hours after it was reset, also where it is changed meanwhile', () => {
    const until = instant(Date.UTC(2026, 2, 11, 2))
    expect(given(set).when(change).state.withdrawalHeldUntil).toBeUndefined()
    expect(given(set).when(reset).state.withdrawalHeldUntil).toBe(until)
    expect(given(set, reset).when(change).state.withdrawalHeldUntil).toBe(until)
  })
})

describe('a changed phone number', () => {
  test('changes nothing of the withdrawal password, and holds no withdrawal', () => {
    const before = given(set).when(set).state
    expect(given(set).when(renumber)).toEqual({ refusal: undefined, state: before })
    const held = given(set).when(reset).state
    expect(given(set, reset).when(renumber).state).toEqual(held)
  })

  test('is an event without the number', () => {
    const decided = security.decide(renumber, security.initial, { now, newId: 'id', ledger: emptyBalances })
    expect(decided.ok && decided.value.events).toEqual([
      { kind: 'security.phoneChanged', version: 1, at: now, postings: [] },
    ])
  })
})
