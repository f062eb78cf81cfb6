import type { InstrumentId, PlacementId } from '../../base/ids.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { UnderReview } from '../selling/underReview.ts'

/** Fixed when a request was submitted. */
export interface PlacementTerms {
  readonly placement: PlacementId
  readonly instrument: InstrumentId
  /** What was asked for. */
  readonly amount: Money
  /** Of its tier: 0.05 is 5 percent. */
  readonly discount: Decimal
  readonly price: Decimal
  readonly shares: number
  /** Price x shares: it is on hold. */
  readonly cost: Money
  /** Trading days of the lock that begins when it passes. */
  readonly lockDays: number
}

export interface PlacementsState {
  /** How many requests are under review, by placement. */
  readonly underReview: UnderReview
}

export const initialPlacements: PlacementsState = Object.freeze({ underReview: {} })
