import type { InstrumentId, MentorId, PositionId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { SplitRatio } from '../../base/instruments/announced.ts'
import type { DueCommand, MetCommand } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { MentorTrade } from '../mentoring/mentor.ts'
import type { AddTerms, FollowTerms } from './follow.ts'

/** What a member asks for. */
export type MemberCopyCommand =
  /** `stopLoss` in percent. */
  | {
      readonly kind: 'copyTrading.submit'
      readonly mentor: MentorId
      readonly amount: Decimal
      readonly stopLoss: number
      readonly copyOpen: boolean
    }
  | { readonly kind: 'copyTrading.submitAdd'; readonly follow: string; readonly amount: Decimal }
  | { readonly kind: 'copyTrading.remove'; readonly follow: string; readonly amount: Decimal }
  | { readonly kind: 'copyTrading.pause'; readonly follow: string }
  | { readonly kind: 'copyTrading.resume'; readonly follow: string }
  | { readonly kind: 'copyTrading.setStopLoss'; readonly follow: string; readonly stopLoss: number }
  | { readonly kind: 'copyTrading.end'; readonly follow: string }

export type CopyCommand =
  | MemberCopyCommand
  /** The request has passed. */
  | { readonly kind: 'copyTrading.begin'; readonly request: string; readonly terms: FollowTerms }
  /** It was rejected or cancelled. */
  | { readonly kind: 'copyTrading.release'; readonly request: string; readonly terms: FollowTerms }
  | { readonly kind: 'copyTrading.add'; readonly request: string; readonly terms: AddTerms }
  | { readonly kind: 'copyTrading.releaseAdd'; readonly request: string; readonly terms: AddTerms }
  /** The mentor has traded. */
  | { readonly kind: 'copyTrading.note'; readonly mentor: MentorId; readonly trade: MentorTrade }
  /** The mentor is called off. */
  | { readonly kind: 'copyTrading.close'; readonly mentor: MentorId; readonly reason: string }
  /** The owner is a trade that is to be mirrored. */
  | (DueCommand & { readonly kind: 'copyTrading.mirror' })
  /** The owner is a follow that buys what its mentor has. */
  | (DueCommand & { readonly kind: 'copyTrading.open' })
  /** The owner is a follow whose term is over. */
  | (DueCommand & { readonly kind: 'copyTrading.endTerm' })
  /** The owner is a follow that sells everything. */
  | (DueCommand & { readonly kind: 'copyTrading.sellAll' })
  /** The owner is a position whose lots may be sold from now on. */
  | (DueCommand & { readonly kind: 'copyTrading.unlock' })
  /** The owner is a position that could not be sold before. */
  | (MetCommand & { readonly kind: 'copyTrading.sellOwed' })
  /** The owner is a position whose bid has fallen. */
  | (MetCommand & { readonly kind: 'copyTrading.stop' })
  /** Trading has sold lots of a position, for whatever reason. */
  | {
      readonly kind: 'copyTrading.noteExit'
      readonly position: PositionId
      readonly lots: number
      /** What came into the cash. */
      readonly brought: Money
      readonly settlesAt: Instant
    }
  /** A split has changed a position. */
  | {
      readonly kind: 'copyTrading.noteSplit'
      readonly position: PositionId
      readonly instrument: InstrumentId
      readonly lots: number
      readonly ratio: SplitRatio
      /** For a fraction. */
      readonly brought: Money
    }
  /** Dividends of positions. */
  | {
      readonly kind: 'copyTrading.noteCash'
      readonly brought: readonly { readonly position: PositionId; readonly amount: Money }[]
    }
