import type { Decimal, Instant, InstrumentId } from '@onelot/domain'
import type { MarketPort, TrailCross } from '../../../market/port.ts'

interface Trail {
  readonly instrument: InstrumentId
  readonly cross: TrailCross
  /** From when the cross counts. */
  readonly since: Instant
}

/**
 * The best price that a trail has followed up to `until`, which is included. A split re-bases a trail: one that was re-based is in units after
 * the last split, and prices of before it are in others.
 */
export function bestSince(
  market: Pick<MarketPort, 'actions' | 'peakOf'>,
  { instrument, cross, since }: Trail,
  until: Instant,
): Decimal {
  const from = market
    .actions(instrument)
    .reduce(
      (latest, { kind, opensAt }) =>
        kind === 'split' && latest < opensAt && opensAt <= until ? opensAt : latest,
      since,
    )
  return market.peakOf(instrument, cross, from, until)
}
