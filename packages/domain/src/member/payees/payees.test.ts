import { describe, expect, it } from 'vitest'
import type { RealNameState } from '../../base/access/access.ts'
import { instant, plusMs } from '../../base/instant.ts'
import { emptyBalances } from '../../base/ledger/ledger.ts'
import { type Refusal, refuse } from '../../base/refusals/refusal.ts'
import { type PayeesContext, isToldByPassword } from './check.ts'
import type { PayeesCommand } from './command.ts'
import { payees } from './module.ts'
import { type PayeesState, isDefault, payeeIn } from './state.ts'

const start = instant(Date.UTC(2026, 2, 10, 2))
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const card: PayeesCommand = {
  kind: 'payees.addCard',
  bank: 'KR088',
  number: '110234567890',
  holder: '홍길동',
}
const wallet: PayeesCommand = { kind: 'payees.addWallet', network: 'TRC20', address: tron }
const unbind = (payee: string): PayeesCommand => ({ kind: 'payees.unbind', payee })
const makeDefault = (payee: string): PayeesCommand => ({ kind: 'payees.makeDefault', payee })

const usual: Omit<PayeesContext, 'now' | 'newId' | 'ledger'> = {
  realName: 'passed',
  fundPasswordSet: true,
  isHolder: true,
  isLinked: false,
  isAnothers: false,
  awaited: [],
}

/** Commands a minute apart; the id of what a command adds is its number: `p1`. */
const given = (...before: readonly PayeesCommand[]) => {
  const decide = (
    command: PayeesCommand,
    state: PayeesState,
    at: number,
    context: Partial<PayeesContext>,
  ) => {
    const now = plusMs(start, at * 60_000)
    const decided = payees.decide(command, state, {
      ...usual,
      now,
      newId: `p${String(at)}`,
      ledger: emptyBalances,
      ...context,
    })
    const events = decided.ok ? decided.value.events : []
    const after = events.reduce((folded, event) => payees.evolve(folded, event), state)
    return { refusal: decided.ok ? undefined : decided.refusal, events, state: after }
  }
  const state = before.reduce(
    (folded, command, index) => decide(command, folded, index + 1, {}).state,
    payees.initial,
  )
  return {
    when: (command: PayeesCommand, context: Partial<PayeesContext> = {}) =>
      decide(command, state, before.length + 1, context),
  }
}

const defaultsIn = (state: PayeesState) =>
  state.payees.filter((payee) => isDefault(state, payee)).map(({ id }) => id)

describe.each([
  ['a bank account', card],
  ['a wallet', wallet],
])('adding %s', (_, command) => {
  it('keeps its last four characters, and not the rest', () => {
    const { events, state } = given().when(command)
    expect(state.payees).toMatchObject([{ id: 'p1', lastFour: command === card ? '7890' : 'Lj6t' }])
    expect(JSON.stringify(events)).not.toMatch(/110234567890|TR7NHqje|홍길동/)
  })

  it.each<[Exclude<RealNameState, 'passed'>, string]>([
    ['notVerified', 'REAL_NAME_REQUIRED'],
    ['underReview', 'REAL_NAME_UNDER_REVIEW'],
    ['rejected', 'REAL_NAME_REJECTED'],
  ])('is refused while the real name is %s', (realName, code) => {
    expect(given().when(command, { realName }).refusal?.code).toBe(code)
  })

  it('is refused first for want of a withdrawal password', () => {
    const context = { fundPasswordSet: false, realName: 'notVerified', isLinked: true } as const
    expect(given().when(command, context).refusal).toEqual(refuse('FUND_PASSWORD_NOT_SET', {}))
  })

  it('is refused where it is linked already', () => {
    const { refusal } = given().when(command, { isLinked: true })
    expect(refusal?.code).toBe('CARD_EXISTS')
    expect(Object.keys(refusal?.fields ?? {})).toEqual([command === card ? 'number' : 'address'])
  })

  it('is refused beyond five of its kind', () => {
    const other = command === card ? wallet : card
    expect(given(other, command, command, command, command).when(command).refusal).toBeUndefined()
    expect(given(command, command, command, command, command).when(command).refusal).toEqual(
      refuse('CARDS_FULL', { count: 5 }),
    )
    expect(
      given(command, command, command, command, command, unbind('p1')).when(command).refusal,
    ).toBeUndefined()
  })
})

it('says last what only the withdrawal password tells', () => {
  const five = given(card, card, card, card, card)
  const told = { isHolder: false, isLinked: true }
  const isTold = (refusal: Refusal | undefined) => refusal !== undefined && isToldByPassword(refusal)
  expect(five.when(card, told).refusal?.code).toBe('CARDS_FULL')
  expect(given().when({ ...card, bank: 'KR999' }, told).refusal?.code).toBe('VALIDATION')
  expect(isTold(given().when(card, told).refusal)).toBe(true)
  expect(isTold(given().when(wallet, told).refusal)).toBe(true)
  expect(isTold(five.when(card, told).refusal)).toBe(false)
})

it('refuses a bank account of another holder than the verified name', () => {
  expect(given().when(card, { isHolder: false }).refusal).toEqual(
    refuse('REAL_NAME_MISMATCH', {}, { holder: 'mismatch' }),
  )
})

it('refuses a bank that is not known', () => {
  expect(given().when({ ...card, bank: 'KR999' }).refusal).toEqual(
    refuse('VALIDATION', {}, { bank: 'unknown' }),
  )
})

it('refuses an address by the checksum that fails', () => {
  const refused = (command: PayeesCommand) => given().when(command).refusal
  expect(refused({ ...wallet, address: tron.replace('R7', 'R8') })).toEqual(
    refuse('VALIDATION', {}, { address: 'base58check' }),
  )
  expect(refused({ ...wallet, network: 'ERC20' })).toEqual(refuse('VALIDATION', {}, { address: 'malformed' }))
})

describe('the default', () => {
  it('is the first one of its kind that was added', () => {
    expect(defaultsIn(given(card, wallet, card).when(wallet).state)).toEqual(['p1', 'p2'])
  })

  it('is another one where the member makes it that', () => {
    const { events, state } = given(card, card, wallet).when(makeDefault('p2'))
    expect(events).toHaveLength(1)
    expect(defaultsIn(state)).toEqual(['p2', 'p3'])
    expect(given(card, card, makeDefault('p2')).when(makeDefault('p2')).events).toEqual([])
  })

  it('passes on to the earliest one that is left', () => {
    expect(defaultsIn(given(card, card, card).when(unbind('p1')).state)).toEqual(['p2'])
    expect(defaultsIn(given(card, card, card, makeDefault('p3')).when(unbind('p3')).state)).toEqual(['p1'])
    expect(defaultsIn(given(card, card, makeDefault('p2')).when(unbind('p1')).state)).toEqual(['p2'])
    expect(defaultsIn(given(card).when(unbind('p1')).state)).toEqual([])
  })
})

describe.each([
  ['unbinding', unbind],
  ['making the default', makeDefault],
])('%s', (_, command) => {
  it('is refused for one that never was, or is unbound', () => {
    expect(given(card).when(command('p9')).refusal).toEqual(refuse('CARD_NOT_FOUND', {}))
    expect(given(card, unbind('p1')).when(command('p1')).refusal).toEqual(refuse('CARD_NOT_FOUND', {}))
  })

  it('is refused for one of another member', () => {
    expect(given(card).when(command('p9'), { isAnothers: true }).refusal).toEqual(refuse('CARD_NOT_OWN', {}))
  })
})

it('does not unbind what a request under review pays to', () => {
  expect(given(card, wallet).when(unbind('p1'), { awaited: ['p1'] }).refusal).toEqual(
    refuse('FUND_OPERATION_PENDING', {}),
  )
  expect(given(card, wallet).when(unbind('p2'), { awaited: ['p1'] }).refusal).toBeUndefined()
})

it('keeps when each was last used', () => {
  const { state } = given(card, card).when({ kind: 'payees.noteUse', payee: 'p2' })
  expect(state.payees.map(({ lastUsedAt }) => lastUsedAt)).toEqual([undefined, plusMs(start, 180_000)])
  expect(
    payeeIn(given(card).when({ kind: 'payees.noteUse', payee: 'p9' }).state, 'p1')?.lastUsedAt,
  ).toBeUndefined()
})
