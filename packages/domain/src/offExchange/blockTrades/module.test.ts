import { describe, expect, it } from 'vitest'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { accountStream } from '../../base/module/stream.ts'
import { accountId } from '../../base/ids.ts'
import { invalid, refuse } from '../../base/refusals/refusal.ts'
import { plusMs } from '../../base/instant.ts'
import { block, now, otc } from '../blockTrading/testing/fixture.ts'
import {
  type BlockTradesContext,
  type BlockTradesEvent,
  type BlockTradesState,
  blockTrades,
  blockTradesCollection,
} from './module.ts'
import { decide, free, funds, onSale, refusalOf, submit } from './testing/buyer.ts'

const closed = { isOpen: false, span: { from: plusMs(now, 1), to: plusMs(now, 2) } }
const selling = (more: Partial<typeof onSale>): Partial<BlockTradesContext> => ({
  onSale: { ...onSale, ...more },
})

/** Everything that can stand in the way of a request, in the order in which it is said. */
const inOrder: readonly (readonly [code: string, more: Partial<BlockTradesContext>, lots?: number])[] = [
  ['PRODUCT_UNAVAILABLE', { offered: false }],
  ['ACCOUNT_FROZEN', { restrictions: ['frozen', 'tradingBanned'] }],
  ['TRADING_BANNED', { restrictions: ['tradingBanned'] }],
  ['REAL_NAME_REQUIRED', { realName: 'notVerified' }],
  ['FUND_OPERATION_PENDING', { isBlocked: true }],
]

describe('what stands in the way of a request', () => {
  it('is said in one order, whatever else does', () => {
    let more: Partial<BlockTradesContext> = selling({ window: closed })
    expect(refusalOf(submit(1), more)?.code).toBe('BLOCK_TRADE_CLOSED')
    const said = inOrder.toReversed().map(([, one]) => {
      more = { ...more, ...one }
      return refusalOf(submit(1), more)?.code
    })
    expect(said.toReversed()).toEqual(inOrder.map(([code]) => code))
  })

  it('is a product that is called off, or there is none', () => {
    expect(refusalOf(submit(1_000), selling({ isOver: true }))?.code).toBe('PRODUCT_UNAVAILABLE')
    expect(refusalOf(submit(1_000), { onSale: undefined })?.code).toBe('PRODUCT_UNAVAILABLE')
  })

  it('is that it is for institutions, without a seat', () => {
    const institutional = selling({ block: { ...block, institutional: true } })
    expect(refusalOf(submit(1_000), institutional)?.code).toBe('PRODUCT_UNAVAILABLE')
    expect(refusalOf(submit(1_000), { ...institutional, isSeat: true })).toBeUndefined()
  })

  it('is a closed window, which says the next one', () => {
    expect(refusalOf(submit(1_000), selling({ window: closed }))).toEqual(
      refuse('BLOCK_TRADE_CLOSED', closed.span),
    )
  })

  it('is that the share has no price, for a block but not for OTC', () => {
    const halted = { last: undefined }
    expect(refusalOf(submit(1_000), selling({ quote: halted }))?.code).toBe('PRICE_UNAVAILABLE')
    expect(refusalOf(submit(10, '46000'), selling({ quote: halted, block: otc }))).toBeUndefined()
  })
})

describe('the quantity', () => {
  it('is whole lots', () => {
    expect(refusalOf(submit(1_000.5))).toEqual(invalid({ lots: 'notWhole' }))
    expect(refusalOf(submit(0))).toEqual(invalid({ lots: 'tooLow' }))
  })

  it('of a block is its least or more, and of OTC one or more', () => {
    expect(refusalOf(submit(999))).toEqual(
      refuse('BLOCK_BELOW_MINIMUM_SHARES', { shares: 1_000 }, { lots: 'tooLow' }),
    )
    expect(refusalOf(submit(1_000))).toBeUndefined()
    expect(refusalOf(submit(1, '46000'), selling({ block: otc }))).toBeUndefined()
  })

  it('is no more than is left, and all of it may be taken (example 5)', () => {
    expect(refusalOf(submit(1_300))).toEqual(invalid({ lots: 'tooHigh' }))
    expect(refusalOf(submit(1_250))).toBeUndefined()
  })

  it('under the least is said before what is left', () => {
    expect(refusalOf(submit(900), selling({ claimed: decimal('6000') }))?.code).toBe(
      'BLOCK_BELOW_MINIMUM_SHARES',
    )
  })
})

describe('the price', () => {
  it('that has risen above the shown one is refused, before the money is', () => {
    expect(refusalOf(submit(1_250, '45900'), { ledger: {} })?.code).toBe('QUOTE_EXPIRED')
  })

  it('that has fallen below the shown one is taken', () => {
    const decided = decide(submit(1_200, '46000'))
    expect(decided).toMatchObject({
      ok: true,
      value: { events: [{ terms: { price: '45950', value: money('KRW', '55140000') } }] },
    })
  })
})

describe('the money', () => {
  it('is what is available, and the refusal says whether a part of it is on hold', () => {
    expect(refusalOf(submit(1_250))).toBeUndefined()
    const cheap = selling({ claimed: decimal('0') })
    expect(refusalOf(submit(1_500), cheap)?.code).toBe('AVAILABLE_INSUFFICIENT')
    expect(refusalOf(submit(1_600), cheap)?.code).toBe('BALANCE_INSUFFICIENT')
    expect(funds.KRW).toMatchObject({ available: '60000000', frozen: '10000000' })
  })
})

describe('a request', () => {
  it('claims its shares of the quota, and keeps its terms', () => {
    const decided = decide(submit(1_200))
    expect(decided).toMatchObject({
      value: {
        quotaClaims: [{ key: `block/${block.id}`, amount: '1200', max: '6400' }],
        events: [
          {
            kind: 'blockTrades.submitted',
            terms: { shares: 1_200, price: '45950', fee: money('KRW', '55140'), lockDays: 5 },
          },
        ],
      },
    })
  })

  it('that is rejected or cancelled releases them', () => {
    const decided = decide(submit(1_200))
    const [event] = decided.ok ? decided.value.events : []
    if (event?.kind !== 'blockTrades.submitted') throw new Error('nothing was submitted')
    const released = decide({ kind: 'blockTrades.release', request: 'R1', terms: event.terms })
    expect(released).toMatchObject({
      value: { quotaClaims: [{ key: `block/${block.id}`, amount: '-1200' }] },
    })
    const state = [event, ...(released.ok ? released.value.events : [])].reduce(
      (one: BlockTradesState, next: BlockTradesEvent) => blockTrades.evolve(one, next),
      blockTrades.initial,
    )
    expect(state).toEqual(blockTrades.initial)
  })

  it('is found by its product until all of it have ended', () => {
    const terms = { ...termsOf(), lockDays: 5 }
    const submitted = { kind: 'blockTrades.submitted', version: 1, at: now, postings: [], terms } as const
    const passed = { ...submitted, kind: 'blockTrades.passed', request: 'R1' } as const
    const one = blockTrades.evolve(blockTrades.initial, submitted)
    const two = blockTrades.evolve(one, submitted)
    const rowAfter = (after: BlockTradesState, event: BlockTradesEvent) =>
      blockTrades.rows({
        stream: accountStream(accountId('A1')),
        before: blockTrades.initial,
        after,
        events: [event],
      })
    const row = { state: 'underReview', group: block.id, sortKey: now, body: {} }
    const named = { collection: blockTradesCollection, key: block.id }
    expect(rowAfter(two, submitted)).toEqual([{ ...named, row }])
    expect(rowAfter(blockTrades.evolve(two, passed), passed)).toEqual([{ ...named, row }])
    const none = blockTrades.evolve(blockTrades.evolve(two, passed), passed)
    expect(rowAfter(none, passed)).toEqual([{ ...named, row: undefined }])
  })

  it('is rejected where its product is called off, each of the product', () => {
    const callOff = { kind: 'blockTrades.callOff', block: block.id, reason: 'withdrawn' } as const
    expect(decide(callOff, { underReview: ['R1', 'R2'] })).toMatchObject({
      value: { events: [{ request: 'R1', reason: 'withdrawn' }, { request: 'R2' }] },
    })
  })
})

function termsOf() {
  const decided = blockTrades.decide(submit(1_200), blockTrades.initial, free)
  const [event] = decided.ok ? decided.value.events : []
  if (event?.kind !== 'blockTrades.submitted') throw new Error('nothing was submitted')
  return event.terms
}
