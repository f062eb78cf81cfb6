import { describe, expect, it } from 'vitest'
import { instrumentId } from '../../base/ids.ts'
import { plusMs } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import type { Placement } from '../placing/placement.ts'
import { placement } from '../placing/testing/fixture.ts'
import {
  type PlacementOffersCommand,
  type PlacementOffersContext,
  type PlacementOffersState,
  placementOffers as rules,
  placementRecordOf,
} from './module.ts'

const context: PlacementOffersContext = {
  now: plusMs(placement.from, -1),
  newId: 'one',
  ledger: {},
  isListed: true,
}
const announce = (one: Placement): PlacementOffersCommand => ({
  kind: 'placementOffers.set',
  placement: one,
  reason: '',
})

function after(
  state: PlacementOffersState,
  command: PlacementOffersCommand,
  more: Partial<PlacementOffersContext> = {},
): PlacementOffersState {
  const decided = rules.decide(command, state, { ...context, ...more })
  if (!decided.ok) throw new Error(decided.refusal.code)
  return decided.value.events.reduce((one, event) => rules.evolve(one, event), state)
}
function refusalOf(
  command: PlacementOffersCommand,
  state: PlacementOffersState = rules.initial,
  more: Partial<PlacementOffersContext> = {},
) {
  const decided = rules.decide(command, state, { ...context, ...more })
  return decided.ok ? undefined : decided.refusal
}

const announced = after(rules.initial, announce(placement))
const step = { kind: 'placementOffers.reachStep', owner: 'placement' } as const
const opened = after(announced, step, { now: placement.from })
const [first, second] = placement.tiers
if (first === undefined || second === undefined) throw new Error('the placement has tiers')

describe('a placement', () => {
  it('opens and ends by its dates', () => {
    expect(placementRecordOf(announced)?.phase).toBe('coming')
    expect(placementRecordOf(opened)?.phase).toBe('open')
    expect(after(opened, step, { now: plusMs(placement.to, -1) })).toEqual(opened)
    expect(placementRecordOf(after(opened, step, { now: placement.to }))?.phase).toBe('ended')
  })

  it('may be changed until it opens, but not its share', () => {
    expect(after(announced, announce({ ...placement, shares: 9_000 })).placement?.shares).toBe(9_000)
    const instrument = { ...placement.instrument, id: instrumentId('KRX:990020') }
    expect(refusalOf(announce({ ...placement, instrument }), announced)?.fields).toEqual({
      instrument: 'notAllowed',
    })
    expect(refusalOf(announce(placement), opened)?.code).toBe('ORDER_WRONG_STATE')
  })

  it('claims what others have taken with its announcement, and the difference where that changes', () => {
    const claimsOf = (state: PlacementOffersState, taken: number) => {
      const decided = rules.decide(announce({ ...placement, taken }), state, context)
      return decided.ok ? decided.value.quotaClaims : undefined
    }
    const key = `placement/${placement.id}`
    expect(claimsOf(rules.initial, 1_500)).toMatchObject([{ key, amount: '1500', max: '200000' }])
    const some = after(rules.initial, announce({ ...placement, taken: 1_500 }))
    expect(claimsOf(some, 1_200)).toMatchObject([{ key, amount: '-300' }])
    expect(claimsOf(some, 1_500)).toEqual([])
  })

  it('is called off until it has ended', () => {
    const callOff = { kind: 'placementOffers.callOff', reason: 'withdrawn' } as const
    expect(placementRecordOf(after(opened, callOff))).toMatchObject({
      phase: 'calledOff',
      calledOff: 'operator',
    })
    expect(refusalOf(callOff, after(opened, callOff))?.code).toBe('ORDER_WRONG_STATE')
    expect(refusalOf(callOff, after(opened, step, { now: placement.to }))?.code).toBe('ORDER_WRONG_STATE')
  })

  it('is called off by a delisting of its share, unless it has ended', () => {
    const delisted = { kind: 'placementOffers.endDelisted' } as const
    expect(placementRecordOf(after(opened, delisted))).toMatchObject({ calledOff: 'delisted' })
    const ended = after(opened, step, { now: placement.to })
    expect(after(ended, delisted)).toEqual(ended)
  })

  it.each<[string, Partial<Placement>, Partial<PlacementOffersContext>, object]>([
    ['of a share that is not listed', {}, { isListed: false }, { instrument: 'unknown' }],
    ['that ends before it opens', { to: placement.from }, {}, { to: 'tooLow' }],
    ['of which more are taken than there are', { taken: 200_001 }, {}, { taken: 'tooHigh' }],
    ['of no shares', { shares: 0 }, {}, { shares: 'notWhole' }],
    ['without lock', { lockDays: 0 }, {}, { lockDays: 'notWhole' }],
    ['without tiers', { tiers: [] }, {}, { tiers: 'required' }],
    [
      'with a tier from a part of a won on',
      { tiers: [{ ...first, least: decimal('0.5') }] },
      {},
      { tiers: 'notWhole' },
    ],
    ['at no discount', { tiers: [{ ...first, discount: decimal('0') }] }, {}, { tiers: 'tooLow' }],
    ['with tiers in the wrong order', { tiers: [second, first] }, {}, { tiers: 'tooLow' }],
    [
      'with a discount that does not rise',
      { tiers: [first, { ...second, discount: first.discount }] },
      {},
      { tiers: 'tooLow' },
    ],
  ])('%s is refused', (_, one, more, fields) => {
    expect(refusalOf(announce({ ...placement, ...one }), rules.initial, more)?.fields).toEqual(fields)
  })
})
