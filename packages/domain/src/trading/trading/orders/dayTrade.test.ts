import { describe, expect, test } from 'vitest'
import { plusMs } from '../../../base/instant.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { defaultSettings } from '../../../base/settings/settings.ts'
import { checkTicket } from '../check.ts'
import type { TradingCommand } from '../command.ts'
import { trading } from '../module.ts'
import { tradingAccountOf } from '../tradingAccount.ts'
import {
  DAY_ENDS,
  type Holder,
  type MarketContext,
  accepted,
  accountOf,
  after,
  changeBy,
  contextFor,
  contextOf,
  decideFor,
  instruments,
  listingFor,
  trader,
  withMember,
} from '../testing/fixture.ts'
import {
  close,
  closedIn,
  given,
  guarded,
  inForce,
  limit,
  market,
  order,
  position,
  stopLoss,
  takeProfit,
  viewIn,
} from '../testing/given.ts'
import { dayTradeCutoff, isDayTradeTime } from './dayTrade.ts'
import { ticket } from './ticket.ts'

const { seoul, taipei, coin } = instruments
const CUTOFF = plusMs(DAY_ENDS, -5 * 60_000)
const settings = { ...defaultSettings, dayTrade: { cutoffMinutes: 5 } }
const context = contextOf(seoul, '70000', '70100', { settings })
const atCutoff = { ...context, now: CUTOFF }

type Placing = ReturnType<typeof limit> | ReturnType<typeof market>
const flagged = ({ kind, terms }: Placing): ReturnType<typeof limit> => ({
  kind,
  terms: { ...terms, dayTrade: true },
})
const bought = flagged(market(seoul, 10))
const end: TradingCommand = { kind: 'trading.endDayTrade', owner: position }
const first = (price: string): TradingCommand => ({
  kind: 'trading.closeCarried',
  owner: position,
  price: decimal(price),
})
const held = after(trader, [bought, context])

const scheduled = (holder: Holder, command: TradingCommand, at: MarketContext) =>
  trading.schedule(changeBy(holder, accepted(decideFor(holder, command, at))))
const refusalsOf = (command: ReturnType<typeof limit>, at = context, holder = trader) =>
  checkTicket(command.terms, tradingAccountOf(holder.state, contextFor(holder, at)), at)

describe('a day trade is opened', () => {
  test('from the regular opening to the cutoff, as a position that closes then', () => {
    expect(viewIn(held)).toMatchObject({ status: 'holding', closesAt: CUTOFF, terms: { dayTrade: true } })
    expect(scheduled(trader, bought, context)).toEqual([
      { owner: position, timers: [{ kind: 'trading.endDayTrade', dueAt: CUTOFF }], watches: [] },
    ])
  })

  test('by a limit order that works until the cutoff', () => {
    const command = flagged(limit(seoul, 10, '60000'))
    expect(viewIn(after(trader, [command, context]))).toMatchObject({ expiresAt: CUTOFF, closesAt: CUTOFF })
  })

  test.each(['pre', 'after', 'closed'] as const)('not while the phase is %s', (phase) => {
    const at = { ...context, listing: listingFor(seoul, phase) }
    const [refusal, ...others] = refusalsOf(flagged(limit(seoul, 10, '70000')), at)
    expect(refusal).toMatchObject({
      code: 'OUTSIDE_TRADING_TIME',
      params: { from: '09:00', to: '15:25', zone: 'Asia/Seoul' },
    })
    expect(others).toEqual([])
  })

  test('not from the cutoff on, and until the moment before', () => {
    expect(refusalsOf(bought, atCutoff).map(({ code }) => code)).toEqual(['OUTSIDE_TRADING_TIME'])
    expect(refusalsOf(bought, { ...context, now: plusMs(CUTOFF, -1) })).toEqual([])
  })

  test('with any side and leverage, of a stock alone and as an order of the day', () => {
    expect(refusalsOf(flagged(market(seoul, 10, 'short', 10)))).toEqual([])
    const bySymbol = contextOf(coin, '100', '101', { settings })
    expect(refusalsOf(flagged(market(coin, 100)), bySymbol)).toMatchObject([
      { code: 'VALIDATION', fields: { dayTrade: 'notAllowed' } },
    ])
    const waiting = flagged(inForce(limit(seoul, 10, '60000'), 'goodTillCancelled'))
    expect(refusalsOf(waiting)).toMatchObject([{ code: 'VALIDATION', fields: { timeInForce: 'notAllowed' } }])
  })

  test('not where it is not offered, while other orders are', () => {
    const off = contextOf(seoul, '70000', '70100')
    expect(refusalsOf(bought, off).map(({ code }) => code)).toEqual(['PRODUCT_UNAVAILABLE'])
    expect(
      given(held)
        .when(end, { ...off, now: CUTOFF })
        .refusal(),
    ).toBeUndefined()
  })

  test('without the holding period of its market', () => {
    const locking = { ...context, unlocksAt: plusMs(DAY_ENDS, 1) }
    const locked = after(trader, [market(seoul, 10), locking])
    expect(
      given(locked)
        .when(close(10), { ...locking, listing: withDays(1) })
        .refusal(),
    ).toBe('SELL_BLOCKED_DAYS')
    const free = after(trader, [bought, locking])
    expect(
      given(free)
        .when(close(10), { ...locking, listing: withDays(1) })
        .refusal(),
    ).toBeUndefined()
  })
})

const withDays = (days: number): ReturnType<typeof listingFor> => {
  const listing = listingFor(seoul)
  return { ...listing, market: { ...listing.market, saleLock: { kind: 'days', days } } }
}

describe('at the cutoff', () => {
  test('a working opening order expires with its money', () => {
    const waiting = after(trader, [flagged(limit(seoul, 10, '60000')), context])
    const expired = given(waiting).when({ kind: 'trading.expireOrder', owner: order }, atCutoff)
    expect(expired.position()).toMatchObject({ status: 'expired', cause: 'dayTradeEnd' })
    expect(expired.ledger()).toEqual(['frozen -> available 600090 KRW orderReleased'])
  })

  test('a long closes at the bid and a short at the ask', () => {
    const long = given(held).when(end, atCutoff)
    expect(closedIn(long.events()).closing).toMatchObject({ price: '70000', cause: 'dayTradeEnd' })
    const short = after(trader, [flagged(market(seoul, 10, 'short', 5)), context])
    expect(closedIn(given(short).when(end, atCutoff).events()).closing.price).toBe('70100')
  })

  test('its take-profit, stop-loss and closing orders end with it', () => {
    const protectedOne = after(
      trader,
      [flagged(guarded(market(seoul, 10), { ...takeProfit('80000'), ...stopLoss('60000') })), context],
      [close(4, '79000'), context],
    )
    expect(Object.keys(protectedOne.state.orders)).toHaveLength(3)
    const after_ = given(protectedOne).when(end, atCutoff).after()
    expect(after_.state).toMatchObject({ orders: {}, positions: {} })
  })

  test('it closes whatever restricts the account, and not before', () => {
    const banned = withMember(held, { restrictions: ['tradingBanned', 'frozen'] })
    expect(given(banned).when(end, atCutoff).refusal()).toBeUndefined()
    expect(
      given(held)
        .when(end, { ...context, now: plusMs(CUTOFF, -1) })
        .refusal(),
    ).toBe('ORDER_WRONG_STATE')
    expect(given(trader).when(end, atCutoff).refusal()).toBe('ORDER_WRONG_STATE')
    const plain = after(trader, [market(seoul, 10), context])
    expect(given(plain).when(end, atCutoff).refusal()).toBe('ORDER_WRONG_STATE')
  })
})

describe('a day trade that is halted at the cutoff', () => {
  const halted = { ...atCutoff, halted: true }
  const guardedOne = after(
    trader,
    [flagged(guarded(market(seoul, 10), takeProfit('80000'))), context],
    [close(4, '79000'), context],
  )
  const carried = given(guardedOne).when(end, halted).after()

  test('says that it closes at the first price, and keeps no order', () => {
    expect(viewIn(carried)).toMatchObject({ status: 'holding', carriedSince: CUTOFF })
    expect(carried.state.orders).toEqual({})
    expect(given(guardedOne).when(end, halted).order('O1-2')).toMatchObject({
      status: 'cancelled',
      cause: 'dayTradeEnd',
    })
  })

  test('waits for any price of a regular session, and for no time', () => {
    expect(scheduled(held, end, halted)).toEqual([
      {
        owner: position,
        timers: [],
        watches: [
          {
            kind: 'trading.closeCarried',
            instrument: seoul.id,
            cross: { kind: 'level', at: 'bid', when: 'atLeast', price: '0.0001', phases: ['regular'] },
          },
        ],
      },
    ])
    const short = after(trader, [flagged(market(seoul, 10, 'short')), context])
    expect(scheduled(short, end, halted).flatMap(({ watches }) => watches)).toContainEqual(
      expect.objectContaining({
        kind: 'trading.closeCarried',
        cross: { kind: 'level', at: 'ask', when: 'atLeast', price: '0.0001', phases: ['regular'] },
      }),
    )
  })

  test('closes at the first price, on a later day too', () => {
    const later = { ...context, now: plusMs(CUTOFF, 3 * 86_400_000) }
    const closed = given(carried).when(first('51000'), later)
    expect(closedIn(closed.events()).closing).toMatchObject({ price: '51000', cause: 'dayTradeEnd' })
    expect(closed.after().state.positions).toEqual({})
    expect(given(held).when(first('51000'), later).refusal()).toBe('ORDER_WRONG_STATE')
  })

  test('is not protected any more', () => {
    const protect = { kind: 'trading.protectPosition', terms: { position, ...takeProfit('80000') } } as const
    expect(given(carried).when(protect, halted).refusal()).toBe('ORDER_WRONG_STATE')
  })

  test('is not closed by its end once more', () => {
    expect(given(carried).when(end, atCutoff).refusal()).toBe('ORDER_WRONG_STATE')
  })
})

describe('what a day trade is charged', () => {
  const taxed = { ...defaultSettings, dayTrade: { cutoffMinutes: 5, saleTax: decimal('0.0015') } }
  const bid = contextOf(taipei, '64.3', '64.3', { settings: taxed })
  const taipeiTrade = flagged(market(taipei, 2_000))

  test('is the lower sale tax of TWSE, and the commission of every order (example 9)', () => {
    const holder = after(trader, [taipeiTrade, bid])
    const { closing } = closedIn(given(holder).when(close(2_000), bid).events())
    expect(closing).toMatchObject({ tax: { amount: '192.90' }, fee: { amount: '183.26' } })
    const plain = after(trader, [market(taipei, 2_000), bid])
    expect(closedIn(given(plain).when(close(2_000), bid).events()).closing.tax.amount).toBe('385.80')
  })

  test('holds where a halt carries the position over a change of the rules', () => {
    const holder = after(trader, [taipeiTrade, bid], [end, { ...bid, now: CUTOFF, halted: true }])
    const later = contextOf(taipei, '64.3', '64.3')
    expect(closedIn(given(holder).when(first('64.3'), later).events()).closing.tax.amount).toBe('192.90')
  })

  test('is in the ticket, with the ticks to where nothing is lost', () => {
    const { terms } = flagged(market(taipei, 2_000))
    const rules = { listing: listingFor(taipei), quote: bid.quote, settings: taxed }
    const shown = ticket(terms, rules, accountOf(trader))
    expect(shown).toMatchObject({ tax: { amount: '192.90' }, breakEven: { price: '64.6', ticks: 3 } })
    const short = ticket({ ...terms, side: 'short' }, rules, accountOf(trader))
    expect(short.breakEven).toEqual({ price: '64', ticks: 3 })
    expect(ticket(market(taipei, 2_000).terms, rules, accountOf(trader)).breakEven).toBeUndefined()
  })
})

test('a cutoff is minutes before the last regular session of a day ends, a half day too', () => {
  const { session } = listingFor(seoul)
  expect(dayTradeCutoff(session, { cutoffMinutes: 5 })).toBe(CUTOFF)
  expect(isDayTradeTime(session, CUTOFF, { cutoffMinutes: 4 })).toBe(true)
  expect(isDayTradeTime(session, CUTOFF, { cutoffMinutes: 5 })).toBe(false)
})
