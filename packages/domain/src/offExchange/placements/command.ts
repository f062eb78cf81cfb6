import type { PlacementId } from '../../base/ids.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { PlacementTerms } from './state.ts'

export type PlacementsCommand =
  /** `amount` in the currency of the share; `price` is the one that was shown for it: a lower one is taken, a higher one refused. */
  | {
      readonly kind: 'placements.submit'
      readonly placement: PlacementId
      readonly amount: Decimal
      readonly price: Decimal
    }
  /** The request has passed; what it holds pays the position. */
  | { readonly kind: 'placements.pass'; readonly request: string; readonly terms: PlacementTerms }
  /** It was rejected or cancelled; what it held is released already. */
  | { readonly kind: 'placements.release'; readonly request: string; readonly terms: PlacementTerms }
  /** The placement is called off. */
  | { readonly kind: 'placements.callOff'; readonly placement: PlacementId; readonly reason: string }
