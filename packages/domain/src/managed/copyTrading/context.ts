import type { Standing } from '../../base/access/standing.ts'
import type { InstrumentId, PositionId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { Market } from '../../base/instruments/market.ts'
import type { MarketId } from '../../base/instruments/instrument.ts'
import type { RuleContext } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'
import type { Mentor, MentorBook } from '../mentoring/mentor.ts'

/** A mentor with what is left of it. */
export interface MentorOnOffer {
  readonly mentor: Mentor
  /** Called off, whatever its dates say. */
  readonly isOver: boolean
  /** Put in by all followers. */
  readonly claimed: Decimal
}

/** What a share is traded at now. */
export interface CopiedShare {
  /** In its regular session, `closed` outside it. */
  readonly status: 'open' | 'closed' | 'halted' | 'delisted'
  /** In a halt and outside sessions those of the last quote. */
  readonly bid: Decimal
  readonly ask: Decimal
  readonly market: Pick<Market, 'charges' | 'ticks'>
}

/** What the rules know of the account, the site and the market. */
export interface CopyContext extends RuleContext, Standing {
  /** A setting: whether mentors may be followed. */
  readonly offered: boolean
  /** That of a request, or of a follow that asks for more; undefined where there is none. */
  readonly onOffer: MentorOnOffer | undefined
  /** Follows that one account may have. */
  readonly most: number
  /** Undefined of what the market never knew. */
  readonly shareOf: (instrument: InstrumentId) => CopiedShare | undefined
  /** When a position may be sold, where its holding period lasts. */
  readonly lockedUntil: (position: PositionId) => Instant | undefined
  /** What a sale now brings into the cash. */
  readonly proceedsOf: (position: PositionId, lots: number, price: Decimal) => Money
  /** Of the mentor that a command concerns, at the prices of now. */
  readonly book: MentorBook | undefined
  /** Now within a regular session, else its next opening. */
  readonly regularFrom: (market: MarketId) => Instant
  /** The regular opening of the n-th trading day after the one of now. */
  readonly termEnd: (market: MarketId, days: number) => Instant
  /** Requests under review for the mentor that is called off. */
  readonly requests: readonly string[]
}
