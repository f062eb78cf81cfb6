import { type MarketId, defaultMarkets, defaultSettings } from '@onelot/domain'
import { isObject } from '../normalise.ts'
import type { Difference } from './difference.ts'
import { inViews, viewOf, without } from './views.ts'

/** Positions that opened while the operator had set another stop-out rate. */
const openedAtOtherRates = [
  { script: 'operatorActions', positions: ['<order 34>', '<order 49>'], stopOutRate: '0.35' },
  { script: 'operatorPrices', positions: ['<order 58>'], stopOutRate: '0.5' },
] as const

const isOpen = (status: string): boolean => status === 'holding' || status === 'preparingToClose'

/** Shapes of the wire, wherever a position is shown. */
export const wireDifferences: readonly Difference[] = [
  ...inViews({
    reason: 'an open position shows the terms that were in force when it opened, and hold for its life',
    becomes(view) {
      const { status, market } = viewOf(view)
      if (!isOpen(status)) return view
      const { commission, minimumCommission, saleTax } = defaultMarkets[market as MarketId].charges
      const { stopOutRate } = defaultSettings
      return { ...view, inForce: { stopOutRate, charges: { commission, minimumCommission, saleTax } } }
    },
  }),
  ...openedAtOtherRates.flatMap(({ script, positions, stopOutRate }) =>
    inViews({
      script,
      calls: ['*'],
      reason: 'the stop-out rate that an operator sets holds for positions that open from then on',
      becomes(view) {
        const { id } = viewOf(view)
        const { inForce } = view
        const other = positions.some((one) => one === id) && isObject(inForce)
        return other ? { ...view, inForce: { ...inForce, stopOutRate } } : view
      },
    }),
  ),
  ...inViews({
    calls: ['*', 'trade/positions'],
    reason: 'several orders may close parts of a position, each with its own expiry',
    becomes(view) {
      const { close, expiresAt = '' } = viewOf(view)
      return close === undefined
        ? view
        : { ...without(view, 'close', 'expiresAt'), closes: [{ ...close, expiresAt }] }
    },
  }),
  ...inViews({
    calls: ['*', 'trade/positions'],
    reason: 'an order that ends with its session has expired, and is not cancelled',
    becomes(view) {
      const { status, cause } = viewOf(view)
      return status === 'cancelled' && cause === 'sessionEnd' ? { ...view, status: 'expired' } : view
    },
  }),
  ...inViews({
    calls: ['*', 'trade/positions'],
    reason: 'cancelled, expired and rejected orders say alike when they ended',
    becomes(view) {
      const { cancelledAt } = viewOf(view)
      return cancelledAt === undefined ? view : { ...without(view, 'cancelledAt'), endedAt: cancelledAt }
    },
  }),
]
