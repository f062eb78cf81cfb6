import { accountId } from '../../../base/ids.ts'
import { type Balances, post } from '../../../base/ledger/ledger.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { money } from '../../../base/money/money.ts'
import { block, charges, krx, now } from '../../blockTrading/testing/fixture.ts'
import { type BlockOnSale, type BlockTradesCommand, type BlockTradesContext, blockTrades } from '../module.ts'

/** 70 million won, of which 10 are on hold for something else. */
export const funds: Balances = post({}, [
  { from: 'external', to: 'available', money: money('KRW', '70000000'), reason: 'practiceMoney', ref: 'A1' },
  { from: 'available', to: 'frozen', money: money('KRW', '10000000'), reason: 'orderFrozen', ref: 'P1' },
])

/** A block at 45,950 of which 5,150 of 6,400 shares are claimed. */
export const onSale: BlockOnSale = {
  block,
  isOver: false,
  claimed: decimal('5150'),
  window: { isOpen: true, span: { from: block.from, to: block.to } },
  quote: { last: decimal('48350') },
  tickTable: krx,
  charges,
}

/** Nothing stands in the way. */
export const free: BlockTradesContext = {
  now,
  newId: 'one',
  ledger: funds,
  offered: true,
  account: accountId('A1'),
  restrictions: [],
  realName: 'passed',
  isBlocked: false,
  isSeat: false,
  onSale,
  underReview: [],
  unlocksAt: undefined,
}

export const submit = (lots: number, price = '45950'): BlockTradesCommand => ({
  kind: 'blockTrades.submit',
  block: block.id,
  lots,
  price: decimal(price),
})

export const decide = (command: BlockTradesCommand, more: Partial<BlockTradesContext> = {}) =>
  blockTrades.decide(command, blockTrades.initial, { ...free, ...more })

export function refusalOf(command: BlockTradesCommand, more: Partial<BlockTradesContext> = {}) {
  const decided = decide(command, more)
  return decided.ok ? undefined : decided.refusal
}
