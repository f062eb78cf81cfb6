import { accountId } from '../../../base/ids.ts'
import { type Balances, post } from '../../../base/ledger/ledger.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { money } from '../../../base/money/money.ts'
import { krx, now } from '../../blockTrading/testing/fixture.ts'
import { placement, previousClose } from '../../placing/testing/fixture.ts'
import {
  type PlacementOnOffer,
  type PlacementsCommand,
  type PlacementsContext,
  placements,
} from '../module.ts'

/** 60 million won, of which 10 are on hold for something else. */
export const funds: Balances = post({}, [
  { from: 'external', to: 'available', money: money('KRW', '60000000'), reason: 'practiceMoney', ref: 'A1' },
  { from: 'available', to: 'frozen', money: money('KRW', '10000000'), reason: 'orderFrozen', ref: 'P1' },
])

/** 3,000 of 200,000 shares are left. */
export const onOffer: PlacementOnOffer = {
  placement,
  state: 'open',
  isOver: false,
  claimed: decimal('197000'),
  previousClose,
  tickTable: krx,
}

/** Nothing stands in the way. */
export const free: PlacementsContext = {
  now,
  newId: 'one',
  ledger: funds,
  offered: true,
  account: accountId('A1'),
  restrictions: [],
  realName: 'passed',
  isBlocked: false,
  onOffer,
  underReview: [],
  unlocksAt: undefined,
}

export const submit = (amount: string, price = '17720'): PlacementsCommand => ({
  kind: 'placements.submit',
  placement: placement.id,
  amount: decimal(amount),
  price: decimal(price),
})

export const decide = (command: PlacementsCommand, more: Partial<PlacementsContext> = {}) =>
  placements.decide(command, placements.initial, { ...free, ...more })

export function refusalOf(command: PlacementsCommand, more: Partial<PlacementsContext> = {}) {
  const decided = decide(command, more)
  return decided.ok ? undefined : decided.refusal
}
