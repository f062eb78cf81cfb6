import type { Instant } from '../../base/instant.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { PlacementTerms } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

/** Of a request. */
interface OfRequest extends Base {
  readonly request: string
  readonly terms: PlacementTerms
}

export type PlacementsEvent =
  /** A request that holds its cost is submitted with it. */
  | (Base & { readonly kind: 'placements.submitted'; readonly terms: PlacementTerms })
  /** The position is opened in the same append. */
  | (OfRequest & { readonly kind: 'placements.passed'; readonly lockedUntil: Instant })
  | (OfRequest & { readonly kind: 'placements.released' })
  /** One for each request under review, which is rejected in the same append. */
  | (Base & { readonly kind: 'placements.calledOff'; readonly request: string; readonly reason: string })
