import { describe, expect, test } from 'vitest'
import { accountId } from '../../base/ids.ts'
import { instant } from '../../base/instant.ts'
import { type Balances, balanceOf, emptyBalances, post } from '../../base/ledger/ledger.ts'
import { defaultSettings } from '../../base/settings/settings.ts'
import type { MembersCommand } from './command.ts'
import { documentVersions } from './documents.ts'
import { members } from './module.ts'
import type { MembersState } from './state.ts'

const now = instant(Date.UTC(2026, 0, 5))
const account = accountId('member')

interface Account {
  readonly state: MembersState
  readonly ledger: Balances
}
const nobody: Account = { state: members.initial, ledger: emptyBalances }

const given = ({ state, ledger }: Account) => ({
  when(command: MembersCommand) {
    const context = { now, newId: 'id', ledger }
    const decided = members.decide(command, state, context)
    const events = decided.ok ? decided.value.events : []
    return {
      events,
      refusal: decided.ok ? undefined : decided.refusal.code,
      after: events.reduce<Account>(
        (before, event) => ({
          state: members.evolve(before.state, event),
          ledger: post(before.ledger, event.postings),
        }),
        { state, ledger },
      ),
    }
  },
})

const open: MembersCommand = {
  kind: 'members.open',
  account,
  inviter: 'ONELOT',
  accepted: documentVersions,
  practiceMoney: defaultSettings.practiceMoney,
}
const opening = given(nobody).when(open)
const opened = opening.after

describe('a new account', () => {
  test('is tied to its inviter and receives practice money from outside', () => {
    expect(opened.state).toMatchObject({
      account,
      inviter: 'ONELOT',
      accepted: documentVersions,
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
    expect(after.state.realName).toBe('passed')
    expect(given(after).when(command)).toMatchObject({ events: [], refusal: undefined })
  })

  test('says why it rejected a real name, until its state changes', () => {
    const rejected = given(opened).when({
      kind: 'members.setRealNameState',
      state: 'rejected',
      reason: 'blurred',
    }).after
    expect(rejected.state.realNameReason).toBe('blurred')
    const again = given(rejected).when({ kind: 'members.setRealNameState', state: 'underReview' }).after
    expect(again.state.realNameReason).toBeUndefined()
  })

  test('has the last word over the review of a request that ends afterwards', () => {
    const rejected = given(opened).when({ kind: 'members.setRealNameState', state: 'rejected' }).after
    const passed = { kind: 'members.setRealNameState', state: 'passed', request: 'r1' } as const
    expect(given(rejected).when(passed).events).toEqual([])
    const waiting = given(rejected).when({ kind: 'members.setRealNameState', state: 'underReview' }).after
    expect(given(waiting).when(passed).after.state.realName).toBe('passed')
  })

  test('sets restrictions as a whole, each once', () => {
    const command = {
      kind: 'members.setRestrictions',
      restrictions: ['tradingBanned', 'frozen', 'frozen'],
    } as const
    const { after } = given(opened).when(command)
    expect(after.state.restrictions).toEqual(['frozen', 'tradingBanned'])
    expect(given(after).when(command)).toMatchObject({ events: [], refusal: undefined })
  })

  test('is refused an account that was never opened', () => {
    const command = { kind: 'members.setRestrictions', restrictions: [] } as const
    expect(given(nobody).when(command).refusal).toBe('ACCOUNT_NOT_FOUND')
  })
})
