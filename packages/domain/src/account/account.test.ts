import { describe, expect, test } from 'vitest'
import { accountId } from '../ids.ts'
import { instant } from '../instant.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { defaultSettings } from '../settings/settings.ts'
import { decideAccount } from './decide.ts'
import { replayAccount } from './evolve.ts'
import { liftEvent } from './lift.ts'
import { openAccount } from './open.ts'
import { emptyAccount } from './state.ts'

const now = instant(Date.UTC(2026, 0, 5))
const account = accountId('member')
const opening = openAccount({ account, inviter: 'ONELOT', now, settings: defaultSettings })
const opened = replayAccount(emptyAccount, opening)

describe('a new account', () => {
  test('is tied to its inviter and receives practice money from outside', () => {
    expect(opened).toMatchObject({ account, inviter: 'ONELOT', openedAt: now, realName: 'notVerified' })
    expect(opening[1]?.postings.map(({ from, to, reason }) => [from, to, reason])).toEqual(
      Array.from({ length: 4 }, () => ['external', 'available', 'practiceMoney']),
    )
    expect(balanceOf(opened.balances, 'KRW', 'available').amount).toBe('100000000')
    expect(balanceOf(opened.balances, 'USD', 'available').amount).toBe('100000.00')
    expect(balanceOf(opened.balances, 'JPY', 'available').amount).toBe('0')
  })
})

describe('an operator', () => {
  test('sets a real-name state, once', () => {
    const passed = decideAccount({ kind: 'setRealNameState', state: 'passed' }, opened, { now })
    if (!passed.ok) throw new Error(passed.refusal.code)
    const after = replayAccount(opened, passed.value)
    expect(after.realName).toBe('passed')
    expect(decideAccount({ kind: 'setRealNameState', state: 'passed' }, after, { now })).toEqual({
      ok: true,
      value: [],
    })
  })

  test('sets restrictions as a whole, each once', () => {
    const set = { kind: 'setRestrictions', restrictions: ['tradingBanned', 'frozen', 'frozen'] } as const
    const decided = decideAccount(set, opened, { now })
    if (!decided.ok) throw new Error(decided.refusal.code)
    const after = replayAccount(opened, decided.value)
    expect(after.restrictions).toEqual(['frozen', 'tradingBanned'])
    expect(decideAccount(set, after, { now })).toEqual({ ok: true, value: [] })
  })

  test('is refused an account that was never opened', () => {
    expect(decideAccount({ kind: 'setRestrictions', restrictions: [] }, emptyAccount, { now })).toMatchObject(
      {
        ok: false,
        refusal: { code: 'ACCOUNT_NOT_FOUND' },
      },
    )
  })
})

describe('a stored event', () => {
  test('of the current version is read as it is', () => {
    for (const event of opening) expect(liftEvent(event)).toBe(event)
  })

  test('of a kind or version that is not known is not guessed at', () => {
    expect(() => liftEvent({ kind: 'accountOpened', version: 2 })).toThrow(RangeError)
    expect(() => liftEvent({ kind: 'toString', version: 1 })).toThrow(RangeError)
  })
})
