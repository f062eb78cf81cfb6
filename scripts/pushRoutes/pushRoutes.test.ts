import { type Message, type MessageContent, instant } from '@onelot/domain'
import { addressAt } from '@onelot/screens/definitions'
import { expect, it } from 'vitest'
import { pushedNotice } from '../../apps/mock-api/src/modules/site/push/notice.ts'
import { testMarket } from '../../apps/mock-api/src/testing/testBroker.ts'

const market = testMarket({ seed: 1, calendar: 'demo', overrides: [] })
const instrument = 'US:AAPL'
const closed = { instrument, position: 'p-1', lots: 1, lotSize: '1', price: '1' }
const condition = { kind: 'price', direction: 'rises', price: '1' }

const noticeOf = (content: Omit<MessageContent, 'topic'>) => {
  const message: Message = { ...content, topic: 'orders', id: 'm-1', at: instant(0) }
  return pushedNotice({ market }, message, 'en')
}

it.each([
  ['/market/stockDetail?instrument=US%3AAAPL', 'alertFired', { instrument, condition, price: '1' }],
  ['/trade/positionDetail?position=p-1', 'orderFilled', { ...closed, order: 'o-1', direction: 'buy' }],
  ['/trade/positionDetail?position=p-1', 'takeProfitFilled', closed],
  ['/trade/positionDetail?position=p-1', 'stopLossFilled', closed],
  ['/trade/positionDetail?position=p-1', 'trailingStopFilled', closed],
  ['/trade/positionDetail?position=p-1', 'positionStoppedOut', closed],
  ['/trade/positionDetail?position=p-1', 'dayTradeEnded', closed],
  ['/home/loanRe', 'product', { name: 'loans.due' }],
  ['/home/loanRe', 'product', { name: 'loans.dueShort' }],
  ['/home/loanRe', 'product', { name: 'loans.overdue' }],
  ['/home/blockTrade3', 'product', { name: 'lending.finished', instrument }],
  ['/home/blockTrade3', 'product', { name: 'lending.recalled', instrument }],
  ['/home/blockTrade3', 'product', { name: 'lending.delisted', instrument }],
])('a notification leads to %s of the app: %s %o', (address, kind, params) => {
  const { route = '' } = noticeOf({ kind, params }) ?? {}
  expect(route).toBe(`#${address}`)
  expect(addressAt(route.slice(1))).toBe(address)
})

it('what is in the list of messages alone has none', () => {
  expect(noticeOf({ kind: 'dividendPaid', params: { instrument } })).toBeUndefined()
})
