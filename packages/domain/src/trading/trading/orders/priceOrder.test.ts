import { expect, test } from 'vitest'
import { decimal } from '../../../base/money/decimal.ts'
import { checkTicket, checkTrading } from '../check.ts'
import { protectionReasons } from '../protection/protectionFields.ts'
import { accountOf, after, beginner, contextOf, instruments, listingFor, trader } from '../testing/fixture.ts'
import { close, market } from '../testing/given.ts'

const { seoul } = instruments
const context = contextOf(seoul, '70000', '70100')
const account = accountOf(beginner)
const beyond = { code: 'PRICE_BEYOND_LIMIT', fields: { limitPrice: 'tooHigh' } }
/** Above the limit of the day, and no multiple of its tick. */
const price = decimal('25052490')
const buy = {
  instrument: seoul.id,
  side: 'long',
  type: 'limit',
  limitPrice: price,
  lots: 1,
  leverage: 1,
} as const

test('a price beyond the day’s limits and off the tick is refused as beyond them', () => {
  expect(checkTicket(buy, account, context)).toMatchObject([beyond])
  const held = after(trader, [market(seoul, 5), context])
  expect(checkTrading(close(5, price), accountOf(held), context)).toMatchObject([beyond])
})

test('a price beyond the day’s limits is said before the quantity is entered', () => {
  const refusals = checkTicket({ ...buy, lots: undefined }, account, context)
  expect(refusals).toMatchObject([{ fields: { lots: 'required' } }, beyond])
})

test('a price off the tick is refused for it where the limits of the day are not known', () => {
  const refusals = checkTicket(buy, account, { ...context, quote: undefined })
  expect(refusals).toContainEqual(expect.objectContaining({ fields: { limitPrice: 'offTick' } }))
})

test('a stop or take-profit on the wrong side and off the tick is refused for its side', () => {
  const about = { side: 'long', reference: decimal('70000'), liquidation: undefined, path: '' } as const
  const stopLoss = { kind: 'level', price } as const
  const wrong = { takeProfit: decimal('60001'), stopLoss }
  expect(protectionReasons(wrong, listingFor(seoul), about)).toEqual({
    takeProfit: 'tooLow',
    'stopLoss.price': 'tooHigh',
  })
})
