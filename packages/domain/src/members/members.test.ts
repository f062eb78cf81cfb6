import { describe, expect, test } from 'vitest'
import { accountId } from '../ids.ts'
import { instant } from '../instant.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { defaultSettings } from '../settings/settings.ts'
import { type StreamState, emptyStream, fold, moduleTable, sliceOf } from '../streams/state.ts'
import type { MembersCommand } from './command.ts'
import { members } from './module.ts'

const now = instant(Date.UTC(2026, 0, 5))
const account = accountId('member')
const table = moduleTable([members])

const given = (state: StreamState) => ({
  when(command: MembersCommand) {
    const context = { now, newId: 'id', ledger: state.ledger }
    const decided = members.decide(command, sliceOf(state, members), context)
    const events = decided.ok ? decided.value.events : []
    return {
      events,
      refusal: decided.ok ? undefined : decided.refusal.code,
      after: events.reduce((before, event) => fold(table, 'account', before, event), state),
    }
  },
})

const open: MembersCommand = {
  kind: 'members.open',
  account,
  inviter: 'ONELOT',
  practiceMoney: defaultSettings.practiceMoney,
}
const opening = given(emptyStream).when(open)
const opened = opening.after

describe('a new account', () => {
  test('is tied to its inviter and receives practice money from outside', () => {
    expect(sliceOf(opened, members)).toMatchObject({
      account,
      inviter: 'ONELOT',
      openedAt: now,
      realName: 'notVerified',
    })
    expect(opening.events[1]?.postings.map(({ from, to, reason }) => [from, to, reason])).toEqual(
      Array.from({ length: 4 }, () => ['external', 'available', 'practiceMoney']),
    )
    expect(balanceOf(opened.ledger, 'KRW', 'available').amount).toBe('100000000')
    expect(balanceOf(opened.ledger, 'USD', 'available').amount).toBe('100000.00')
    expect(balanceOf(opened.ledger, 'JPY', 'available').amount).toBe('0')
  })

  test('is not opened twice', () => {
    expect(given(opened).when(open).refusal).toBe('ACCOUNT_EXISTS')
  })
})

describe('an operator', () => {
  test('sets a real-name state, once', () => {
    const command = { kind: 'members.setRealNameState', state: 'passed' } as const
    const { after } = given(opened).when(command)
    expect(sliceOf(after, members).realName).toBe('passed')
    expect(given(after).when(command)).toMatchObject({ events: [], refusal: undefined })
  })

  test('sets restrictions as a whole, each once', () => {
    const command = {
      kind: 'members.setRestrictions',
      restrictions: ['tradingBanned', 'frozen', 'frozen'],
    } as const
    const { after } = given(opened).when(command)
    expect(sliceOf(after, members).restrictions).toEqual(['frozen', 'tradingBanned'])
    expect(given(after).when(command)).toMatchObject({ events: [], refusal: undefined })
  })

  test('is refused an account that was never opened', () => {
    const command = { kind: 'members.setRestrictions', restrictions: [] } as const
    expect(given(emptyStream).when(command).refusal).toBe('ACCOUNT_NOT_FOUND')
  })
})
