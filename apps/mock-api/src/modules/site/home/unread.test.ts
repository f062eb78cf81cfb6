import { expect, it } from 'vitest'
import { countsOf } from './unread.ts'

const none = { fills: 0, alerts: 0, dividends: 0, reviews: 0, others: 0 }

it.each([
  [
    'fills',
    ['orderFilled', 'takeProfitFilled', 'stopLossFilled', 'trailingStopFilled', 'positionStoppedOut'],
  ],
  ['alerts', ['alertFired', 'alertEnded']],
  ['dividends', ['dividendPaid', 'dividendCharged']],
  ['reviews', ['realNamePassed', 'realNameRejected', 'requestEnded']],
  [
    'others',
    ['orderExpired', 'orderCancelled', 'tradingHalted', 'marginEnabled', 'product', 'of a later version'],
  ],
] as const)('what is unread and about %s is counted as such', (group, kinds) => {
  for (const kind of kinds) expect(countsOf([{ kind }]), kind).toEqual({ ...none, [group]: 1 })
  expect(countsOf(kinds.map((kind) => ({ kind })))).toEqual({ ...none, [group]: kinds.length })
})
