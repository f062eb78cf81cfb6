import type { Instant } from '../../base/instant.ts'
import type { AnnouncedSplit } from '../../base/instruments/announced.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import type { Market } from '../../base/instruments/market.ts'
import type { Quote } from '../../base/instruments/quote.ts'
import type { RuleContext } from '../../base/module/module.ts'

/** An instrument that is quoted, as an alert needs it. */
export interface AlertedListing {
  readonly instrument: Instrument
  readonly market: Market
  readonly quote: Quote
  readonly nextDayAt: Instant
}

/** Answered by the market, of the instrument that the command concerns. */
export interface PriceAlertsContext extends RuleContext {
  /** False where the instrument is unknown or delisted. */
  readonly listed: boolean
  /** Undefined where there is no price. */
  readonly listing: AlertedListing | undefined
  readonly halted: boolean
  /** Splits of the instrument that were announced and are ahead, the earliest first. */
  readonly splits: readonly AnnouncedSplit[]
}
