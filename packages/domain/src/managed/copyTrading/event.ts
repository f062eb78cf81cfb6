import type { InstrumentId, MentorId, PositionId } from '../../base/ids.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { Unsettled } from '../mentoring/ending.ts'
import type { AddTerms, EndedFollow, Follow, FollowTerms, SkippedTrade } from './follow.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}
/** `follow` is what it is from then on. */
interface OfFollow extends Base {
  readonly follow: Follow
}

/** Why lots of a follow are sold. */
export type SaleCause = 'mentor' | 'copyEnded'

export type CopyEvent =
  | (Base & { readonly kind: 'copyTrading.submitted'; readonly terms: FollowTerms })
  | (Base & { readonly kind: 'copyTrading.released'; readonly request: string; readonly terms: FollowTerms })
  | (Base & {
      readonly kind: 'copyTrading.calledOff'
      readonly request: string
      readonly mentor: MentorId
      readonly reason: string
    })
  | (OfFollow & { readonly kind: 'copyTrading.begun' })
  | (Base & { readonly kind: 'copyTrading.addSubmitted'; readonly terms: AddTerms })
  | (Base & { readonly kind: 'copyTrading.addReleased'; readonly request: string; readonly terms: AddTerms })
  | (OfFollow & { readonly kind: 'copyTrading.added'; readonly amount: Money })
  | (OfFollow & {
      readonly kind: 'copyTrading.removed'
      readonly amount: Money
      readonly gone: readonly Unsettled[]
    })
  /** Paused, carried on, or with another stop-loss. */
  | (OfFollow & { readonly kind: 'copyTrading.changed' })
  /** Looked at again: nothing of it has changed but what it waits for. */
  | (OfFollow & { readonly kind: 'copyTrading.watched' })
  /** A trade of the mentor is to be mirrored. */
  | (OfFollow & { readonly kind: 'copyTrading.noted' })
  | (OfFollow & {
      readonly kind: 'copyTrading.bought'
      readonly position: PositionId
      readonly instrument: InstrumentId
      readonly price: Decimal
      readonly lots: number
      readonly paid: Money
      readonly fee: Money
      readonly slippage: Money
    })
  /** Trading sells it in the same append, and what it brings is noted then. */
  | (OfFollow & {
      readonly kind: 'copyTrading.sold'
      readonly position: PositionId
      readonly lots: number
      readonly price: Decimal
      readonly cause: SaleCause
    })
  | (OfFollow & { readonly kind: 'copyTrading.skipped'; readonly skipped: SkippedTrade })
  /** A trade of the mentor has been mirrored as far as it could be. */
  | (OfFollow & { readonly kind: 'copyTrading.mirrored' })
  /** What trading did with a position: an exit, a split, a dividend. */
  | (OfFollow & { readonly kind: 'copyTrading.settled' })
  /** Lots that could not be sold are sold at the first price. */
  | (OfFollow & { readonly kind: 'copyTrading.carried' })
  | (OfFollow & { readonly kind: 'copyTrading.ending' })
  | (OfFollow & {
      readonly kind: 'copyTrading.ended'
      readonly ended: EndedFollow
      readonly gone: readonly Unsettled[]
    })
  /** Money came for a follow that has ended: it is the member's at once. */
  | (Base & { readonly kind: 'copyTrading.passedOn'; readonly of: string; readonly amount: Money })
