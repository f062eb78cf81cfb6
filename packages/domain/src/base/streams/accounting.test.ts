import { expect, test } from 'vitest'
import { instrumentId } from '../ids.ts'
import { defineModule } from '../module/defineModule.ts'
import type { Holding, ModuleEvent, PriceOf } from '../module/module.ts'
import { decimal } from '../money/decimal.ts'
import { money } from '../money/money.ts'
import { members } from '../../member/members/module.ts'
import { emptyBooks, record } from '../ledger/books.ts'
import { hold } from '../ledger/holds.ts'
import { earnedIn, heldIn, holdsIn, openWorkIn } from './accounting.ts'
import { emptyStream, moduleTable } from './state.ts'

const acme = instrumentId('US:ACME')
interface Followed extends ModuleEvent {
  readonly kind: 'copy.followed'
}

/** Follows a mentor, and is asked before anything has happened. */
const copy = defineModule({
  name: 'copy',
  stream: 'account',
  initial: 'F1',
  shape: 1,
  evolve: (state: string) => state,
  upcasts: { 'copy.followed': [] },
  refusals: { 'copy.follow': [] },
  accept: (): readonly Followed[] => [],
  schedule: () => [],
  rows: () => [],
  holds: (ref): readonly Holding[] => [{ account: 'copy', ref, money: money('USD', '5') }],
  earned: (_, priceOf) => [money('USD', '-0.50'), money('USD', priceOf(acme) ?? '0')],
})
const table = moduleTable([
  members,
  copy,
  { ...copy, name: 'smart', initial: 'S1' },
  { ...copy, name: 'mentor', stream: 'mentor' },
])

test('every module of a stream says what it holds; one that does not answer holds nothing', () => {
  const five = money('USD', '5')
  expect(heldIn(table, 'account', emptyStream)).toEqual([
    { account: 'copy', ref: 'F1', money: five, module: 'copy' },
    { account: 'copy', ref: 'S1', money: five, module: 'smart' },
  ])
  expect(heldIn(table, 'mentor', emptyStream)).toHaveLength(1)
  expect(heldIn(table, 'site', emptyStream)).toEqual([])
})

test('every module of a stream says what it earned, at the prices that it is given', () => {
  const parts = (...amounts: readonly string[]) => amounts.map((amount) => money('USD', amount))
  const priceOf: PriceOf = (id) => (id === acme ? decimal('7') : undefined)
  expect(earnedIn(table, 'account', emptyStream, priceOf)).toEqual(parts('-0.5', '7', '-0.5', '7'))
  expect(earnedIn(table, 'mentor', emptyStream, () => undefined)).toEqual(parts('-0.5', '0'))
})

test('what is frozen is said by what it is held for, in the order in which that began', () => {
  const won = (amount: string) => money('KRW', amount)
  const holding = (name: string, holdings: readonly Holding[]) =>
    ({ ...copy, name, holds: () => holdings, openWork: () => holdings.length > 0 }) as const
  const own = moduleTable([
    holding('plans', [{ account: 'frozen', ref: 'P1', money: won('7') }]),
    holding('asked', [
      { account: 'frozen', ref: 'r1', money: won('5'), heldFor: { kind: 'request', request: 'plans.plan' } },
    ]),
    holding('idle', []),
  ])
  const { ledger, holds } = record(emptyBooks, [
    ...hold(won('5'), 'requestHeld', 'r1'),
    ...hold(won('7'), 'plans.held', 'P1'),
    ...hold(won('2'), 'former.held', 'F1'),
  ])
  const state = { ...emptyStream, ledger, holds }
  expect(holdsIn(own, 'account', state, 'KRW')).toEqual([
    { ref: 'r1', money: won('5'), module: 'asked', heldFor: { kind: 'request', request: 'plans.plan' } },
    { ref: 'P1', money: won('7'), module: 'plans', heldFor: { kind: 'product', id: 'P1' } },
    { ref: 'F1', money: won('2'), module: '', heldFor: { kind: 'product', id: 'F1' } },
  ])
  expect(holdsIn(own, 'account', state, 'USD')).toEqual([])
  expect(openWorkIn(own, 'account', state)).toEqual(['plans', 'asked'])
})
