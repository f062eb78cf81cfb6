import type { ModuleEvent } from '../../base/module/module.ts'
import type { IncreaseCallOffCause, RightsApplication, RightsGrant } from './state.ts'

interface OfGrant extends ModuleEvent {
  readonly version: 1
  /** As it is from then on; of one that has ended, as it was last. */
  readonly grant: RightsGrant
}

export type IncreasesEvent =
  | (OfGrant & { readonly kind: 'increases.granted' })
  /** The postings hold the cost. */
  | (OfGrant & { readonly kind: 'increases.applied'; readonly application: RightsApplication })
  | (OfGrant & { readonly kind: 'increases.cancelled'; readonly application: RightsApplication })
  | (OfGrant & { readonly kind: 'increases.reminded' })
  /** The position is opened in the same append, with what is on hold. */
  | (OfGrant & { readonly kind: 'increases.issued'; readonly application: RightsApplication })
  | (OfGrant & { readonly kind: 'increases.lapsed' })
  /** The postings release what was on hold. */
  | (OfGrant & { readonly kind: 'increases.calledOff'; readonly cause: IncreaseCallOffCause })
