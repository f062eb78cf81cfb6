import type { Instant } from '../instant.ts'
import type { OrderId } from '../ids.ts'
import type { Instrument } from '../instruments/instrument.ts'
import type { Market } from '../instruments/market.ts'
import type { Quote } from '../instruments/quote.ts'
import type { SessionState } from '../sessions/session.ts'
import type { SiteSettings } from '../settings/settings.ts'

/** What a trading rule must be told: it has no clock, no market and no random of its own (DESIGN 2). */
export interface TradingFacts {
  readonly now: Instant
  readonly settings: SiteSettings
  /** Undefined where the code is unknown or delisted. */
  readonly listing: { readonly instrument: Instrument; readonly market: Market; readonly session: SessionState } | undefined
  /** Undefined where no price could be had. */
  readonly quote: Quote | undefined
  readonly halted: boolean
  /** Ids that the command may give out: [0] a new order, or the closed child of a part. */
  readonly newIds: readonly OrderId[]
}
