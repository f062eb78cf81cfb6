import { describe, expect, it } from 'vitest'
import { accountId } from '../../base/ids.ts'
import { plusMs } from '../../base/instant.ts'
import { accountStream } from '../../base/module/stream.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { invalid, refuse } from '../../base/refusals/refusal.ts'
import { now } from '../blockTrading/testing/fixture.ts'
import { placement } from '../placing/testing/fixture.ts'
import {
  type PlacementsContext,
  type PlacementsEvent,
  type PlacementsState,
  placements,
  placementsCollection,
} from './module.ts'
import { decide, funds, onOffer, refusalOf, submit } from './testing/investor.ts'

const offering = (more: Partial<typeof onOffer>): Partial<PlacementsContext> => ({
  onOffer: { ...onOffer, ...more },
})

/** Everything that can stand in the way of a request, in the order in which it is said. */
const inOrder: readonly (readonly [code: string, more: Partial<PlacementsContext>])[] = [
  ['PRODUCT_UNAVAILABLE', { offered: false }],
  ['ACCOUNT_FROZEN', { restrictions: ['frozen', 'tradingBanned'] }],
  ['TRADING_BANNED', { restrictions: ['tradingBanned'] }],
  ['REAL_NAME_REQUIRED', { realName: 'notVerified' }],
  ['FUND_OPERATION_PENDING', { isBlocked: true }],
]

describe('what stands in the way of a request', () => {
  it('is said in one order, whatever else does', () => {
    let more: Partial<PlacementsContext> = offering({ state: 'coming', previousClose: undefined })
    expect(refusalOf(submit('1'), more)?.code).toBe('NOT_YET_SUBSCRIPTION_TIME')
    const said = inOrder.toReversed().map(([, one]) => {
      more = { ...more, ...one }
      return refusalOf(submit('1'), more)?.code
    })
    expect(said.toReversed()).toEqual(inOrder.map(([code]) => code))
  })

  it('is a placement that is called off, or there is none', () => {
    expect(refusalOf(submit('31400000'), offering({ isOver: true }))?.code).toBe('PRODUCT_UNAVAILABLE')
    expect(refusalOf(submit('31400000'), { onOffer: undefined })?.code).toBe('PRODUCT_UNAVAILABLE')
  })

  it('is that it has not opened, with the time at which it does, or that it has ended', () => {
    const early = { ...offering({ state: 'coming' }), now: plusMs(placement.from, -1) }
    expect(refusalOf(submit('31400000'), early)).toEqual(
      refuse('NOT_YET_SUBSCRIPTION_TIME', { from: placement.from }),
    )
    expect(refusalOf(submit('31400000'), { now: placement.to })?.code).toBe('SUBSCRIPTION_CHANNEL_CLOSED')
    expect(refusalOf(submit('31400000'), offering({ state: 'over' }))?.code).toBe(
      'SUBSCRIPTION_CHANNEL_CLOSED',
    )
  })

  it('is that the share has no close of the day before', () => {
    const unpriced = offering({ previousClose: undefined })
    expect(refusalOf(submit('31400000'), unpriced)?.code).toBe('PRICE_UNAVAILABLE')
  })
})

describe('the amount', () => {
  it('is the least of the first tier or more (example 7)', () => {
    expect(refusalOf(submit('9999999'))).toEqual(
      refuse(
        'PLACEMENT_BELOW_MINIMUM',
        { amount: decimal('10000000'), currency: 'KRW' },
        { amount: 'tooLow' },
      ),
    )
    expect(refusalOf(submit('10000000'))).toBeUndefined()
  })

  it('is a positive one of whole won', () => {
    expect(refusalOf(submit('0'))).toEqual(invalid({ amount: 'tooLow' }))
    expect(refusalOf(submit('31400000.5'))).toEqual(invalid({ amount: 'notWhole' }))
  })

  it('buys a share at least', () => {
    const dear = offering({ previousClose: decimal('11000000') })
    expect(refusalOf(submit('10000000', '10670000'), dear)).toEqual(invalid({ amount: 'tooLow' }))
  })

  it('buys no more shares than are left, and may buy all of them', () => {
    expect(refusalOf(submit('31400000'), offering({ claimed: decimal('198228') }))).toBeUndefined()
    expect(refusalOf(submit('31400000'), offering({ claimed: decimal('198229') }))).toEqual(
      invalid({ amount: 'tooHigh' }),
    )
    expect(refusalOf(submit('1000000000000000000000', '16800'))).toEqual(invalid({ amount: 'tooHigh' }))
  })
})

describe('the price', () => {
  it('that has risen above the shown one is refused, before the money is', () => {
    expect(refusalOf(submit('31400000', '17710'), { ledger: {} })?.code).toBe('QUOTE_EXPIRED')
  })

  it('that has fallen below the shown one is taken, and buys more', () => {
    const decided = decide(submit('31400000', '17900'))
    expect(decided).toMatchObject({
      ok: true,
      value: { events: [{ terms: { price: '17720', shares: 1_772 } }] },
    })
  })
})

describe('the money', () => {
  it('is what is available, and the refusal says whether a part of it is on hold', () => {
    expect(refusalOf(submit('50000000', '17350'))).toBeUndefined()
    expect(refusalOf(submit('50100000', '17350'))?.code).toBe('AVAILABLE_INSUFFICIENT')
    const cheap = offering({ claimed: decimal('0') })
    expect(refusalOf(submit('60100000', '17350'), cheap)?.code).toBe('BALANCE_INSUFFICIENT')
    expect(funds.KRW).toMatchObject({ available: '50000000', frozen: '10000000' })
  })
})

describe('a request', () => {
  it('claims its shares of the quota, and keeps its terms, without a commission', () => {
    expect(decide(submit('31400000'))).toMatchObject({
      value: {
        quotaClaims: [{ key: `placement/${placement.id}`, amount: '1772', max: '200000' }],
        events: [
          {
            kind: 'placements.submitted',
            postings: [],
            terms: {
              amount: money('KRW', '31400000'),
              discount: '0.03',
              shares: 1_772,
              price: '17720',
              cost: money('KRW', '31399840'),
              lockDays: 10,
            },
          },
        ],
      },
    })
  })

  it('that is rejected or cancelled releases them', () => {
    const event = submittedEvent()
    const released = decide({ kind: 'placements.release', request: 'R1', terms: event.terms })
    expect(released).toMatchObject({
      value: { quotaClaims: [{ key: `placement/${placement.id}`, amount: '-1772' }] },
    })
    const state = [event, ...(released.ok ? released.value.events : [])].reduce(
      (one: PlacementsState, next: PlacementsEvent) => placements.evolve(one, next),
      placements.initial,
    )
    expect(state).toEqual(placements.initial)
  })

  it('is found by its placement until all of it have ended', () => {
    const submitted = submittedEvent()
    const passed = { ...submitted, kind: 'placements.passed', request: 'R1', lockedUntil: now } as const
    const one = placements.evolve(placements.initial, submitted)
    const two = placements.evolve(one, submitted)
    const rowAfter = (after: PlacementsState, event: PlacementsEvent) =>
      placements.rows({
        stream: accountStream(accountId('A1')),
        before: placements.initial,
        after,
        events: [event],
      })
    const row = { state: 'underReview', group: placement.id, sortKey: now, body: {} }
    const named = { collection: placementsCollection, key: placement.id }
    expect(rowAfter(two, submitted)).toEqual([{ ...named, row }])
    expect(rowAfter(placements.evolve(two, passed), passed)).toEqual([{ ...named, row }])
    const none = placements.evolve(placements.evolve(two, passed), passed)
    expect(rowAfter(none, passed)).toEqual([{ ...named, row: undefined }])
  })

  it('is rejected where its placement is called off, each of it', () => {
    const callOff = { kind: 'placements.callOff', placement: placement.id, reason: 'withdrawn' } as const
    expect(decide(callOff, { underReview: ['R1', 'R2'] })).toMatchObject({
      value: { events: [{ request: 'R1', reason: 'withdrawn' }, { request: 'R2' }] },
    })
  })
})

function submittedEvent() {
  const decided = decide(submit('31400000'))
  const [event] = decided.ok ? decided.value.events : []
  if (event?.kind !== 'placements.submitted') throw new Error('nothing was submitted')
  return event
}
