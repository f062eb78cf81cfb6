import type { Instant } from '../instant.ts'
import type { OrderId } from '../ids.ts'
import type { Instrument } from '../instruments/instrument.ts'
import type { Market } from '../instruments/market.ts'
import type { Quote } from '../instruments/quote.ts'
import type { SessionState } from '../sessions/session.ts'
import type { SiteSettings } from '../settings/settings.ts'

/** An instrument with the rules of its market and where that market stands now. */
export interface Listing {
  readonly instrument: Instrument
  readonly market: Market
  readonly session: SessionState
}

/** The site settings that trading looks at. */
export type TradingSettings = Pick<SiteSettings, 'stopOutRate' | 'pendingBlocksTrading'>

/** What a trading rule must be told: it has no clock, no market and no random of its own (DESIGN 2). */
export interface TradingFacts {
  readonly now: Instant
  readonly settings: TradingSettings
  /** Undefined where the code is unknown or delisted. */
  readonly listing: Listing | undefined
  /** Undefined where no price could be had. */
  readonly quote: Quote | undefined
  readonly halted: boolean
  /** When a position filled now may first be sold; undefined where nothing locks (`saleUnlock`). */
  readonly unlocksAt: Instant | undefined
  /** When proceeds of a closing now settle (`settlementAt`). */
  readonly settlesAt: Instant
  /** Ids that the command may give out: [0] a new order, or the closed child of a part. */
  readonly newIds: readonly OrderId[]
}

/** What it takes to judge a command; the rest of the facts only fills in its events. */
export type CheckFacts = Pick<TradingFacts, 'now' | 'settings' | 'listing' | 'quote' | 'halted'>
