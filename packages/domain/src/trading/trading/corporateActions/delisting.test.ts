import { describe, expect, test } from 'vitest'
import { localDate, plusMs } from '../../../base/instant.ts'
import { SETTLES, after, contextOf, instruments, listingFor, trader } from '../testing/fixture.ts'
import { close, given, limit, market, order, position, settleDelisted } from '../testing/given.ts'

const { seoul, newYork } = instruments
const inSeoul = contextOf(seoul, '70000', '70100')
const inNewYork = contextOf(newYork, '100', '100.05')
const restrict = { kind: 'trading.cancelOpeningOrders', cause: 'restriction' } as const

describe('a delisted instrument', () => {
  const locked = { ...inSeoul, unlocksAt: SETTLES }
  const holder = after(
    trader,
    [market(seoul, 10), locked],
    [market(seoul, 10, 'short', 5), inSeoul],
    [limit(seoul, 5, '60000'), inSeoul],
    [market(newYork, 3), inNewYork],
  )
  const gone = { ...contextOf(seoul, '65000', '65000'), listing: undefined, quote: undefined }
  const settled = given(holder).when(settleDelisted(seoul, '65000'), gone)

  test('settles its open positions at the last traded price, regardless of holding periods and sessions', () => {
    expect(settled.position()).toMatchObject({
      status: 'closed',
      closing: { price: '65000', cause: 'delisted', grossProfit: { amount: '-51000' } },
    })
    expect(settled.position('O2')).toMatchObject({
      status: 'closed',
      closing: { cause: 'delisted', grossProfit: { amount: '50000' } },
    })
    expect(settled.order('O5')).toMatchObject({ status: 'filled', origin: 'delisted', position: order })
    expect(settled.order('O5-2')).toMatchObject({ status: 'filled', position: 'O2' })
  })

  test('counts the exit to the day at the exchange where no session is left', () => {
    expect(settled.execution('O5-1')).toMatchObject({ tradingDay: '2026-01-05' })
    const late = { ...gone, now: plusMs(gone.now, 20 * 3_600_000) } // 06:00 of the next day in Seoul
    const afterwards = given(holder).when(settleDelisted(seoul, '65000'), late)
    expect(afterwards.execution('O5-1')).toMatchObject({ tradingDay: '2026-01-06' })
    const listing = listingFor(seoul)
    const session = { ...listing.session, tradingDay: localDate('2026-01-07') }
    const known = given(holder).when(settleDelisted(seoul, '65000'), {
      ...gone,
      listing: { ...listing, session },
    })
    expect(known.execution('O5-1')).toMatchObject({ tradingDay: '2026-01-07' })
  })

  test('has its working orders cancelled and what they froze released', () => {
    expect(settled.order('O3')).toMatchObject({ status: 'cancelled', cause: 'delisted' })
    expect(settled.ledger()[0]).toBe('frozen -> available 300045 KRW orderReleased')
    const closing = after(trader, [market(seoul, 10), inSeoul], [close(4, '75000'), inSeoul])
    const cancelled = given(closing).when(settleDelisted(seoul, '65000'), gone)
    expect(cancelled.order('O2')).toMatchObject({ status: 'cancelled', cause: 'delisted' })
    expect(cancelled.position()).toMatchObject({ status: 'closed', fill: { lots: 10 } })
    expect(cancelled.after().state.orders).toEqual({})
  })

  test('leaves everything else as it is', () => {
    expect(Object.keys(settled.after().state.positions)).toEqual(['O4'])
    expect(given(settled.after()).when(settleDelisted(seoul, '65000'), gone).events()).toEqual([])
  })

  test('is not settled at what is no price', () => {
    expect(given(holder).when(settleDelisted(seoul, '0'), gone).refusal()).toBe('PRICE_UNAVAILABLE')
  })
})

describe('a restricted account', () => {
  const holder = after(
    trader,
    [market(seoul, 10), inSeoul],
    [close(4, '75000'), inSeoul],
    [limit(seoul, 5, '60000'), inSeoul],
    [limit(newYork, 3, '99'), inNewYork],
  )
  const cancelled = given(holder).when(restrict, inSeoul)

  test('has its working opening orders cancelled, wherever they are', () => {
    expect(cancelled.order('O3')).toMatchObject({ status: 'cancelled', cause: 'restriction' })
    expect(cancelled.position('O4')).toMatchObject({ status: 'cancelled', cause: 'restriction' })
    expect(cancelled.ledger()).toEqual([
      'frozen -> available 300045 KRW orderReleased',
      'frozen -> available 297.99 USD orderReleased',
    ])
  })

  test('keeps its positions and the orders that close them', () => {
    const { orders, positions } = cancelled.after().state
    expect(Object.keys(orders)).toEqual(['O2'])
    expect(Object.keys(positions)).toEqual([position])
  })

  test('has nothing to cancel the second time', () => {
    expect(given(cancelled.after()).when(restrict, inSeoul).events()).toEqual([])
  })
})
