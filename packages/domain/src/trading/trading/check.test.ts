import { describe, expect, test } from 'vitest'
import type { Restriction } from '../../base/access/access.ts'
import { positionId } from '../../base/ids.ts'
import { plusMs } from '../../base/instant.ts'
import type { HoldingPeriod } from '../../base/instruments/market.ts'
import { decimal } from '../../base/money/decimal.ts'
import { defaultSettings } from '../../base/settings/settings.ts'
import { type CheckedCommand, checkTicket, checkTrading } from './check.ts'
import {
  type Holder,
  type MarketContext,
  NOW,
  SETTLES,
  accountOf,
  after,
  beginner,
  contextOf,
  instruments,
  listingFor,
  trader,
  withMember,
} from './testing/fixture.ts'
import { close, order } from './testing/given.ts'
import type { OrderInput } from './orders/order.ts'

const { seoul, newYork, index } = instruments
const context = contextOf(seoul, '70000', '70100')
const buy: OrderInput & { readonly lots: number } = {
  instrument: seoul.id,
  side: 'long',
  type: 'market',
  lots: 1,
  leverage: 1,
}
const limitAt = (price: string): OrderInput => ({ ...buy, type: 'limit', limitPrice: decimal(price) })
const newcomer = accountOf(beginner)

const codes = (command: CheckedCommand, state: Holder, at: MarketContext = context) =>
  checkTrading(command, accountOf(state), at).map(({ code }) => code)
const ticketCodes = (input: OrderInput, state: Holder = beginner, at: MarketContext = context) =>
  checkTicket(input, accountOf(state), at).map(({ code }) => code)
const fieldsOf = (input: OrderInput, at: MarketContext = context) =>
  checkTicket(input, accountOf(trader), at).find(({ code }) => code === 'VALIDATION')?.fields
const restricted = (...set: readonly Restriction[]) => withMember(beginner, { restrictions: set })

describe('an opening order', () => {
  test('passes when all is well', () => {
    expect(ticketCodes(buy)).toEqual([])
    expect(ticketCodes(limitAt('70000'))).toEqual([])
  })

  test('refuses restricted accounts, each restriction in turn', () => {
    const state = restricted('tradingBanned', 'frozen', 'disabled', 'loginBanned', 'withdrawalBanned')
    expect(ticketCodes(buy, state)).toEqual(['ACCOUNT_FROZEN', 'ACCOUNT_DISABLED', 'TRADING_BANNED'])
    expect(ticketCodes(buy, restricted('withdrawalBanned'))).toEqual([])
    expect(ticketCodes(buy, withMember(beginner, { account: undefined }))).toContain('ACCOUNT_NOT_FOUND')
  })

  test('refuses what is not listed, not listed yet, halted or without a price', () => {
    expect(ticketCodes(buy, beginner, { ...context, listing: undefined })).toEqual(['PRODUCT_UNAVAILABLE'])
    expect(ticketCodes(buy, beginner, { ...context, listing: listingFor(newYork) })).toEqual([
      'PRODUCT_UNAVAILABLE',
    ])
    const listedAt = plusMs(NOW, 1)
    const soon = { ...context, listing: listingFor({ ...seoul, listedAt }) }
    expect(checkTicket(buy, newcomer, soon)).toEqual([
      { code: 'NOT_YET_LISTED', params: { from: listedAt }, fields: {} },
    ])
    expect(ticketCodes(buy, beginner, { ...context, quote: undefined })).toEqual(['PRICE_UNAVAILABLE'])
    expect(ticketCodes(buy, beginner, { ...context, halted: true })).toEqual(['PRICE_UNAVAILABLE'])
    expect(ticketCodes(buy, beginner, contextOf(seoul, '0', '0'))).toEqual(['PRICE_UNAVAILABLE'])
  })

  test('refuses a closed market, and a market order before and after the regular session', () => {
    const closed = { ...context, listing: listingFor(seoul, 'closed') }
    expect(checkTicket(buy, newcomer, closed)).toEqual([
      {
        code: 'OUTSIDE_TRADING_TIME',
        params: { from: '09:00', to: '15:30', zone: 'Asia/Seoul' },
        fields: {},
      },
    ])
    for (const phase of ['pre', 'after'] as const) {
      const early = { ...context, listing: listingFor(seoul, phase) }
      expect(checkTicket(buy, newcomer, early)).toMatchObject([{ fields: { type: 'notAllowed' } }])
      expect(ticketCodes({ ...limitAt('70000'), timeInForce: 'extended' }, beginner, early)).toEqual([])
    }
  })

  test('refuses a day order after the regular session, and takes one before it', () => {
    const early = { ...context, listing: listingFor(seoul, 'pre') }
    expect(ticketCodes(limitAt('70000'), beginner, early)).toEqual([])
    const late = { ...context, listing: listingFor(seoul, 'after') }
    expect(checkTicket(limitAt('70000'), newcomer, late)).toMatchObject([
      { code: 'OUTSIDE_TRADING_TIME', fields: { timeInForce: 'notAllowed' } },
    ])
    const lasting = { ...limitAt('70000'), timeInForce: 'goodTillCancelled' } as const
    expect(ticketCodes(lasting, beginner, late)).toEqual([])
  })

  test.each([
    [
      'a market order that is to last',
      { ...buy, timeInForce: 'extended' as const },
      { timeInForce: 'notAllowed' },
    ],
    ['no lots', { ...buy, lots: undefined }, { lots: 'required' }],
    ['half a lot', { ...buy, lots: 0.5 }, { lots: 'notWhole' }],
    ['lots that are no number', { ...buy, lots: NaN }, { lots: 'notWhole' }],
    ['endless lots', { ...buy, lots: Infinity }, { lots: 'notWhole' }],
    ['no lot', { ...buy, lots: 0 }, { lots: 'tooLow' }],
    ['negative lots', { ...buy, lots: -1 }, { lots: 'tooLow' }],
    ['absurd lots', { ...buy, lots: 1_000_000_001 }, { lots: 'tooHigh' }],
    ['a limit order without its price', { ...buy, type: 'limit' }, { limitPrice: 'required' }],
    ['a price of nothing', limitAt('0'), { limitPrice: 'tooLow' }],
    ['a negative price', limitAt('-100'), { limitPrice: 'tooLow' }],
    ['a price off the tick', limitAt('70050'), { limitPrice: 'offTick' }],
    ['an absurd price', limitAt('999999999999999999999999999999'), { limitPrice: 'tooHigh' }],
    ['a limit on a market order', { ...buy, limitPrice: decimal('70000') }, { limitPrice: 'notAllowed' }],
  ] satisfies [string, OrderInput, object][])('refuses %s', (_, input, fields) => {
    expect(fieldsOf(input)).toEqual(fields)
  })

  test('refuses leverage, shorts and tickets that the instrument does not have', () => {
    const plain = { ...context, listing: listingFor({ ...seoul, leverages: [1], shortable: false }) }
    expect(fieldsOf({ ...buy, side: 'short', leverage: 5, lots: 0 }, plain)).toEqual({
      side: 'notAllowed',
      leverage: 'notAllowed',
      lots: 'tooLow',
    })
    expect(fieldsOf({ ...buy, instrument: index.id }, contextOf(index, '2500', '2500'))).toEqual({
      instrument: 'notAllowed',
    })
  })

  test('refuses leverage and shorts without margin financing', () => {
    expect(checkTicket({ ...buy, side: 'short', leverage: 2 }, newcomer, context)).toEqual([
      { code: 'MARGIN_NOT_ENABLED', params: {}, fields: { side: 'notAllowed', leverage: 'notAllowed' } },
    ])
    expect(ticketCodes({ ...buy, side: 'short', leverage: 2 }, trader)).toEqual([])
  })

  test('refuses a limit beyond the day’s limits, and names them', () => {
    expect(checkTicket(limitAt('91100'), newcomer, context)).toEqual([
      {
        code: 'PRICE_BEYOND_LIMIT',
        params: { low: '49000', high: '91000', currency: 'KRW' },
        fields: { limitPrice: 'tooHigh' },
      },
    ])
    expect(ticketCodes(limitAt('48950'))).toEqual(['PRICE_BEYOND_LIMIT'])
    expect(ticketCodes(limitAt('91000'))).toEqual([])
  })

  test('refuses an opening below the minimum, or so small that its commission rounds to nothing', () => {
    const cheap = contextOf(seoul, '3330', '3330')
    expect(checkTicket(buy, newcomer, cheap)).toEqual([
      {
        code: 'OPENING_BELOW_MINIMUM',
        params: { currency: 'KRW', amount: '3340' },
        fields: { lots: 'tooLow' },
      },
    ])
    expect(ticketCodes(buy, beginner, contextOf(seoul, '3340', '3340'))).toEqual([])
    const penny = contextOf(newYork, '0.99', '0.99')
    expect(checkTicket({ ...buy, instrument: newYork.id }, newcomer, penny)).toMatchObject([
      { code: 'OPENING_BELOW_MINIMUM', params: { currency: 'USD', amount: '1.00' } },
    ])
  })

  test('refuses while a fund operation is pending, where the site says so', () => {
    const pending = withMember(beginner, { pendingFundOperation: true })
    const blocking = { ...context, settings: { ...defaultSettings, pendingBlocksTrading: true } }
    expect(ticketCodes(buy, pending, blocking)).toEqual(['FUND_OPERATION_PENDING'])
    expect(ticketCodes(buy, pending, context)).toEqual([])
    expect(ticketCodes(buy, beginner, blocking)).toEqual([])
  })

  test('distinguishes a balance that is too small from one that is partly frozen', () => {
    expect(ticketCodes({ ...buy, lots: 1427 })).toEqual(['BALANCE_INSUFFICIENT']) // 100,032,700 and fee
    const resting = after(beginner, [
      {
        kind: 'trading.placeOrder',
        terms: { ...buy, type: 'limit', limitPrice: decimal('60000'), lots: 1000 },
      },
      context,
    ])
    expect(ticketCodes({ ...buy, lots: 1000 }, resting)).toEqual(['AVAILABLE_INSUFFICIENT'])
    expect(ticketCodes({ ...buy, lots: 500 }, resting)).toEqual([])
  })

  test('names every reason, the first one first', () => {
    const state = restricted('frozen')
    const closed = { ...context, listing: listingFor(seoul, 'closed'), halted: true }
    expect(ticketCodes({ ...buy, leverage: 10, lots: 0 }, state, closed)).toEqual([
      'ACCOUNT_FROZEN',
      'PRICE_UNAVAILABLE',
      'OUTSIDE_TRADING_TIME',
      'VALIDATION',
      'MARGIN_NOT_ENABLED',
    ])
  })
})

describe('a close', () => {
  const held = (unlocksAt?: MarketContext['unlocksAt']) =>
    after(beginner, [
      { kind: 'trading.placeOrder', terms: { ...buy, lots: 5 } },
      { ...context, unlocksAt },
    ])
  const lockedBy = (saleLock: HoldingPeriod): MarketContext => {
    const listing = listingFor(seoul)
    return { ...context, listing: { ...listing, market: { ...listing.market, saleLock } } }
  }

  test('refuses what is not held, whatever its id', () => {
    expect(codes(close(1), beginner)).toEqual(['ORDER_WRONG_STATE'])
    const inherited = { position: positionId('constructor'), lots: 1, type: 'market' } as const
    expect(codes({ kind: 'trading.closePosition', terms: inherited }, beginner)).toEqual([
      'ORDER_WRONG_STATE',
    ])
  })

  test('refuses more lots than are open', () => {
    expect(checkTrading(close(6), accountOf(held()), context)).toMatchObject([
      { code: 'VALIDATION', fields: { lots: 'tooHigh' } },
    ])
    expect(codes(close(5), held())).toEqual([])
  })

  test('refuses more lots than other working orders leave free, and any where they leave none', () => {
    const partly = after(held(), [close(2, '75000'), context], [close(1, '76000'), context])
    expect(checkTrading(close(3), accountOf(partly), context)).toMatchObject([
      { code: 'VALIDATION', fields: { lots: 'tooHigh' } },
    ])
    expect(codes(close(2), partly)).toEqual([])
    const wholly = after(partly, [close(2, '77000'), context])
    expect(codes(close(1), wholly)).toEqual(['ORDER_WRONG_STATE'])
  })

  test('is not blocked by a pending fund operation', () => {
    const pending = withMember(held(), { pendingFundOperation: true })
    const settings = { ...defaultSettings, pendingBlocksTrading: true }
    expect(codes(close(5), pending, { ...context, settings })).toEqual([])
  })

  test('refuses a sale before its lock ends, with the days or minutes of the market’s rule', () => {
    const state = held(SETTLES)
    expect(checkTrading(close(5), accountOf(state), lockedBy({ kind: 'days', days: 2 }))).toEqual([
      { code: 'SELL_BLOCKED_DAYS', params: { days: 2 }, fields: {} },
    ])
    expect(checkTrading(close(5), accountOf(state), lockedBy({ kind: 'minutes', minutes: 30 }))).toEqual([
      { code: 'SELL_BLOCKED_MINUTES', params: { minutes: 30 }, fields: {} },
    ])
    expect(checkTrading(close(5), accountOf(state), context)).toEqual([
      { code: 'POSITION_LOCKED', params: { until: SETTLES }, fields: {} },
    ])
    expect(codes(close(5), state, { ...context, now: SETTLES })).toEqual([])
  })

  test('refuses closed hours, a missing listing or price, and an account that may not trade', () => {
    expect(codes(close(5), held(), { ...context, listing: listingFor(seoul, 'closed') })).toEqual([
      'OUTSIDE_TRADING_TIME',
    ])
    expect(codes(close(5), held(), { ...context, listing: undefined })).toEqual(['PRODUCT_UNAVAILABLE'])
    expect(codes(close(5), held(), { ...context, quote: undefined })).toEqual(['PRICE_UNAVAILABLE'])
    expect(codes(close(5), withMember(held(), { restrictions: ['tradingBanned'] }))).toEqual([
      'TRADING_BANNED',
    ])
  })
})

test('a trading ban lets the member cancel a pending order; a freeze does not', () => {
  const resting = after(beginner, [
    { kind: 'trading.placeOrder', terms: { ...buy, type: 'limit', limitPrice: decimal('60000') } },
    context,
  ])
  const cancel: CheckedCommand = { kind: 'trading.cancelOrder', order }
  expect(codes(cancel, withMember(resting, { restrictions: ['tradingBanned'] }))).toEqual([])
  expect(codes(cancel, withMember(resting, { restrictions: ['frozen'] }))).toEqual(['ACCOUNT_FROZEN'])
})

test('margin financing needs a passed real name and a read risk statement', () => {
  const enable: CheckedCommand = { kind: 'trading.enableMargin', riskStatementRead: false }
  expect(codes(enable, beginner)).toEqual(['REAL_NAME_REQUIRED', 'VALIDATION'])
  expect(codes(enable, withMember(beginner, { realName: 'underReview' }))).toEqual([
    'REAL_NAME_UNDER_REVIEW',
    'VALIDATION',
  ])
  expect(codes(enable, withMember(beginner, { realName: 'rejected' }))).toEqual([
    'REAL_NAME_REJECTED',
    'VALIDATION',
  ])
  expect(
    checkTrading(enable, accountOf(withMember(beginner, { realName: 'passed' })), context),
  ).toMatchObject([{ code: 'VALIDATION', fields: { riskStatementRead: 'mustAccept' } }])
})
