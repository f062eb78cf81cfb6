import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auction, hours, now } from '../auctioning/testing/fixture.ts'
import { accountId, auctionId, bidId } from '../../base/ids.ts'
import { plusMs } from '../../base/instant.ts'
import { balanceOf } from '../../base/ledger/ledger.ts'
import { accountStream } from '../../base/module/stream.ts'
import { decimal } from '../../base/money/decimal.ts'
import { add, money } from '../../base/money/money.ts'
import { type BidsCommand, type BidsContext, bidCollections, bidObstacles, bids } from './module.ts'
import {
  type Account,
  after,
  bidding,
  callOff,
  codeOf,
  free,
  lastBid,
  opened,
  place,
} from './testing/bidder.ts'

const amend = (price: string, shares: number): BidsCommand => ({
  kind: 'bids.amend',
  bid: bidId('Bone'),
  price: decimal(price),
  shares,
})
const withdraw: BidsCommand = { kind: 'bids.withdraw', bid: bidId('Bone') }
const settle = (cut: string, won: number, of: number): BidsCommand => ({
  kind: 'bids.settle',
  auction: auction.id,
  clearing: { cut: decimal(cut), fraction: { won, of } },
})

const fieldsOf = (command: BidsCommand, account: Account = opened) => {
  const decided = bids.decide(command, account.state, { ...free, ledger: account.ledger })
  return decided.ok ? undefined : decided.refusal.fields
}
const cash = ({ ledger }: Account) => ({
  available: balanceOf(ledger, 'KRW', 'available').amount,
  frozen: balanceOf(ledger, 'KRW', 'frozen').amount,
})

const BEFORE = { now: hours(-2) }
const CLOSED = { now: auction.dates.closesAt }

/** Everything that can stand in the way of a bid, in the order in which it is said. */
const inOrder: readonly (readonly [code: string, more: Partial<BidsContext>])[] = [
  ['PRODUCT_UNAVAILABLE', { offered: false }],
  ['ACCOUNT_FROZEN', { restrictions: ['frozen', 'tradingBanned'] }],
  ['TRADING_BANNED', { restrictions: ['tradingBanned'] }],
  ['REAL_NAME_UNDER_REVIEW', { realName: 'underReview' }],
  ['FUND_OPERATION_PENDING', { isBlocked: true }],
  ['SUBSCRIPTION_CHANNEL_CLOSED', CLOSED],
]

describe('what stands in the way of a bid', () => {
  it('is said in one order, whatever else does', () => {
    let more: Partial<BidsContext> = {}
    const said = inOrder.toReversed().map(([, one]) => {
      more = { ...more, ...one }
      return codeOf(place('1', 0), more)
    })
    expect(said.toReversed()).toEqual(inOrder.map(([code]) => code))
  })

  it.each(inOrder.slice(1))('is known before there is a price: %s', (code, more) => {
    expect(bidObstacles(bidding, { ...free, ...more }).map((refusal) => refusal.code)).toContain(code)
  })

  it('is that it has not opened, with when it does', () => {
    expect(bids.decide(place('10000', 10), bids.initial, { ...free, ...BEFORE })).toMatchObject({
      refusal: { code: 'NOT_YET_SUBSCRIPTION_TIME', params: { from: auction.dates.opensAt } },
    })
  })

  it('is that it was called off, whatever its dates say', () => {
    expect(codeOf(place('10000', 10), { bidding: { ...bidding, isOver: true } })).toBe(
      'SUBSCRIPTION_CHANNEL_CLOSED',
    )
  })

  it('is the bid that is there: it can be amended', () => {
    const once = after(opened, place('10000', 10))
    expect(codeOf(place('10010', 10), {}, once)).toBe('DUPLICATE_SUBSCRIPTION')
    expect(codeOf(amend('10010', 10), {}, once)).toBeUndefined()
  })
})

describe('a price and shares', () => {
  it.each([
    ['below the floor', place('9990', 10), { price: 'tooLow' }],
    ['off the tick', place('10005', 10), { price: 'offTick' }],
    ['fewer than the least', place('10000', 9), { shares: 'tooLow' }],
    ['more than is offered', place('10000', 1_001), { shares: 'tooHigh' }],
    ['a part of a share', place('10000', 10.5), { shares: 'notWhole' }],
    ['both wrong', place('1', 1), { price: 'tooLow', shares: 'tooLow' }],
  ])('are refused: %s', (_, command, fields) => {
    expect(fieldsOf(command)).toEqual(fields)
  })

  it('may be the floor and the least shares', () => {
    expect(codeOf(place('10000', 10))).toBeUndefined()
  })

  it('are refused where they cost more than there is, the fee included', () => {
    // 400 x 10,000 is all that is available, and their commission 600.
    expect(codeOf(place('10000', 400))).toBe('AVAILABLE_INSUFFICIENT')
    expect(codeOf(place('10000', 500))).toBe('BALANCE_INSUFFICIENT')
    expect(codeOf(place('10000', 399))).toBeUndefined()
  })
})

describe('a sealed bid', () => {
  it('holds its price x shares and the fee', () => {
    const bid = after(opened, place('10050', 100))
    expect(cash(bid)).toEqual({ available: '2994849', frozen: '2005151' })
    expect(bids.holds?.(bid.state)).toEqual([
      {
        account: 'frozen',
        ref: 'Bone',
        money: money('KRW', '1005151'),
        heldFor: { kind: 'product', id: auction.id },
      },
    ])
  })

  it.each([
    ['raised', '11000', 200, 'bids.raised'],
    ['reduced', '10000', 50, 'bids.reduced'],
  ])('that is %s moves the difference alone', (_, price, shares, reason) => {
    const amended = after(after(opened, place('10050', 100)), amend(price, shares))
    expect(cash(amended)).toEqual(cash(after(opened, place(price, shares))))
    expect(amended.events.at(-1)?.postings.map((posting) => posting.reason)).toEqual([reason])
  })

  it('may take what it holds itself when it is amended', () => {
    const most = after(opened, place('10000', 399))
    expect(codeOf(amend('10000', 400), {}, most)).toBe('AVAILABLE_INSUFFICIENT')
    expect(codeOf(amend('10020', 399), {}, most)).toBeUndefined()
  })

  it('that is amended to what it is already changes nothing', () => {
    const bid = after(opened, place('10050', 100))
    expect(after(bid, amend('10050.0', 100)).events).toEqual(bid.events)
  })

  it('that is withdrawn gives everything back, and another one may follow', () => {
    const gone = after(after(opened, place('10050', 100)), withdraw)
    expect(cash(gone)).toEqual(cash(opened))
    expect(gone.state.sealed).toEqual({})
    expect(after(gone, place('10000', 10)).state.made).toBe(2)
  })

  it('may be withdrawn under a ban on trading, and amended not', () => {
    const bid = after(opened, place('10050', 100))
    const banned: Partial<BidsContext> = { restrictions: ['tradingBanned'] }
    expect(codeOf(withdraw, banned, bid)).toBeUndefined()
    expect(codeOf(amend('10100', 100), banned, bid)).toBe('TRADING_BANNED')
  })

  it.each([
    ['amended', amend('10100', 100)],
    ['withdrawn', withdraw],
  ])('is not %s from the close on', (_, command) => {
    const bid = after(opened, place('10050', 100))
    expect(codeOf(command, CLOSED, bid)).toBe('ORDER_WRONG_STATE')
    expect(codeOf(command, { bidding: { ...bidding, isOver: true } }, bid)).toBe('ORDER_WRONG_STATE')
  })
})

describe('a bid that is settled', () => {
  const sealed = after(opened, place('10050', 100))

  it('above the cut wins whole, is paid as bid, and what is paid stays on hold for the position', () => {
    const won = after(sealed, settle('10000', 1, 2), CLOSED)
    expect(won.events.at(-1)).toMatchObject({
      kind: 'bids.won',
      postings: [],
      result: { shares: 100, value: money('KRW', '1005000'), fee: money('KRW', '151') },
      lockedUntil: auction.dates.listsAt,
      bid: { state: 'won', held: money('KRW', '0') },
    })
  })

  it('at the cut wins the fraction, and what is not used goes back in a movement of its own', () => {
    const won = after(sealed, settle('10050', 1, 3), CLOSED)
    expect(won.events.at(-1)).toMatchObject({
      postings: [
        {
          from: 'frozen',
          to: 'available',
          money: money('KRW', '673451'),
          reason: 'bids.unused',
          ref: 'Bone',
        },
      ],
      result: { shares: 33, value: money('KRW', '331650'), fee: money('KRW', '50') },
    })
  })

  it.each([
    ['below the cut', settle('10060', 1, 1)],
    ['at the cut, where the fraction of it is less than a share', settle('10050', 1, 101)],
  ])('%s loses, and gets everything back', (_, command) => {
    const lost = after(sealed, command, CLOSED)
    expect(lost.events.at(-1)).toMatchObject({ kind: 'bids.lost', bid: { result: { shares: 0 } } })
    expect(cash(lost)).toEqual(cash(opened))
  })

  it('goes back whole where the auction is called off', () => {
    const gone = after(sealed, callOff)
    expect(gone.events.at(-1)).toMatchObject({ bid: { state: 'calledOff' }, hadWon: false })
    expect(cash(gone)).toEqual(cash(opened))
  })

  it('that has won new shares moves nothing itself where the auction is called off: its position is given back', () => {
    const won = after(sealed, settle('10000', 1, 1), CLOSED)
    const { result } = lastBid(won) ?? {}
    const gone = after(won, callOff)
    const refunded = result && add(result.value, result.fee)
    expect(gone.events.at(-1)).toMatchObject({ refunded, hadWon: true, postings: [] })
    expect(lastBid(gone)).not.toHaveProperty('result')
    expect(after(gone, callOff).events).toEqual(gone.events)
  })

  const refundable = ({ state, events }: Account, before: Account) =>
    bids
      .rows({
        stream: accountStream(accountId('A1')),
        before: before.state,
        after: state,
        events: events.slice(-1),
      })
      .flatMap(({ collection, key, row }) =>
        collection === bidCollections.refundable ? [[key, row?.state]] : [],
      )

  it('that has won is forgotten when its shares are listed, once, and no call-off reaches it', () => {
    const won = after(sealed, settle('10000', 1, 1), CLOSED)
    const noteListing: BidsCommand = { kind: 'bids.noteListing', auction: auction.id }
    const listed = after(won, noteListing)
    expect(listed.events.at(-1)).toMatchObject({ kind: 'bids.listed', auction: auction.id, postings: [] })
    expect(refundable(listed, won)).toEqual([[lastBid(won)?.id, undefined]])
    expect(listed.state.won).toEqual({})
    expect(after(listed, noteListing).events).toEqual(listed.events)
    expect(after(listed, callOff).events).toEqual(listed.events)
    expect(after(sealed, noteListing).events).toEqual(sealed.events)
  })

  it('that has won is not kept, where no listing was noted, once it was listed and a later one has won', () => {
    const won = after(sealed, settle('10000', 1, 1), CLOSED)
    const own = lastBid(won)?.id
    expect(refundable(won, sealed)).toEqual([[own, 'won']])
    const listed = auction.dates.listsAt ?? now
    const on = { auction: auctionId('later') }
    const clearing = { cut: decimal('10000'), fraction: { won: 1, of: 1 } }
    const later = {
      ...auction,
      id: on.auction,
      dates: { opensAt: listed, closesAt: plusMs(listed, 2), listsAt: plusMs(listed, 4) },
    }
    const context = { now: plusMs(listed, 1), newId: 'two', bidding: { ...bidding, auction: later } }
    const again = after(won, { ...on, kind: 'bids.place', price: decimal('10050'), shares: 100 }, context)
    const closed = { ...context, bidding: { ...context.bidding, isOver: true } }
    const second = after(again, { ...on, kind: 'bids.settle', clearing }, closed)
    expect(refundable(second, again)).toEqual([
      [lastBid(second)?.id, 'won'],
      [own, undefined],
    ])
  })

  it('is settled once, and another auction changes nothing', () => {
    const won = after(sealed, settle('10000', 1, 1), CLOSED)
    expect(after(won, settle('10000', 1, 1), CLOSED).events).toEqual(won.events)
    const other: BidsCommand = { kind: 'bids.callOff', auction: auctionId('toString') }
    expect(after(sealed, other).events).toEqual(sealed.events)
  })

  it('never costs more than it holds, whatever it was and whatever it won', () => {
    const level = fc.record({
      price: fc.integer({ min: 1_000, max: 1_300 }).map((tens) => String(tens * 10)),
      shares: fc.integer({ min: 10, max: 300 }),
    })
    const property = fc.property(level, level, fc.integer({ min: 0, max: 97 }), (first, second, won) => {
      const bid = after(after(opened, place(first.price, first.shares)), amend(second.price, second.shares))
      const settled = after(bid, settle(second.price, won, 97), CLOSED)
      const { result, deposit } = lastBid(settled) ?? {}
      if (result === undefined || deposit === undefined) throw new Error('nothing was settled')
      const released = settled.events.at(-1)?.postings ?? []
      const kept = add(result.value, result.fee, ...released.map((posting) => posting.money))
      expect(kept).toEqual(deposit)
    })
    fc.assert(property, { seed: 27, numRuns: 500 })
  })
})
