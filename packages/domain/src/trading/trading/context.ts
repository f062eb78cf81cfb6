import type { RealNameState, Restriction } from '../../base/access/access.ts'
import type { LossLimits } from '../../base/dayTrades/lossLimit.ts'
import type { CompanyAction } from '../../base/instruments/announced.ts'
import type { AccountId, OrderId } from '../../base/ids.ts'
import type { Instant, LocalDate } from '../../base/instant.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import type { Market } from '../../base/instruments/market.ts'
import type { Quote } from '../../base/instruments/quote.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { RuleContext } from '../../base/module/module.ts'
import type { SessionState } from '../../base/sessions/session.ts'
import type { SiteSettings } from '../../base/settings/settings.ts'
import type { DayTradeRules } from './orders/dayTrade.ts'
import type { Lent } from './positions/lent.ts'

/** An instrument with the rules of its market and the market's session. */
export interface Listing {
  readonly instrument: Instrument
  readonly market: Market
  readonly session: SessionState
}

/** The site settings that trading looks at. */
export interface TradingSettings extends Pick<SiteSettings, 'stopOutRate' | 'pendingBlocksTrading'> {
  /** Of the listing on its trading day; undefined where day trading is not offered. */
  readonly dayTrade?: DayTradeRules | undefined
}

/** What trading asks other modules about the account. */
export interface TradingQuestions {
  /** Undefined where the account was never opened. */
  readonly account: AccountId | undefined
  readonly realName: RealNameState
  readonly restrictions: readonly Restriction[]
  /** A deposit, a withdrawal or another fund operation waits for its review. */
  readonly pendingFundOperation: boolean
  /** The member's own limits of what day trades may lose. @defaultValue none */
  readonly lossLimits?: LossLimits | undefined
}

/** What trading's rules are given (docs/rules/commands.md): of the instrument that the command concerns. */
export interface TradingContext extends RuleContext {
  readonly settings: TradingSettings
  /** Undefined where the code is unknown or delisted. */
  readonly listing: Listing | undefined
  /** Undefined where no price could be had. */
  readonly quote: Quote | undefined
  readonly halted: boolean
  /** When a position filled now may first be sold; undefined where nothing locks (`saleUnlock`). */
  readonly unlocksAt: Instant | undefined
  /** When proceeds of an exit now settle (`settlementAt`). */
  readonly settlesAt: Instant
  /** End of the last session of the running trading day, after-hours included (`lastSessionEnd`). */
  readonly lastSessionEnds: Instant
  /** The market's trading day before the running one. */
  readonly previousTradingDay?: LocalDate | undefined
  readonly member: TradingQuestions
  /** Of the member's positions. @defaultValue none */
  readonly lent?: Lent | undefined
  /** Announced for the instrument, with their ex-date ahead. @defaultValue none */
  readonly actions?: readonly CompanyAction[]
  /**
   * At a split, the best price that each trailing stop of the instrument followed before its opening, in units before it; of others, the price at
   * which a trail began. @defaultValue none
   */
  readonly bestPrices?: ReadonlyMap<OrderId, Decimal> | undefined
  /** Part of a dividend that the instrument's market withholds. @defaultValue nothing */
  readonly dividendWithholding?: Decimal
}

/** What it takes to check a command; the rest of the context only fills in its events. */
export type CheckContext = Pick<TradingContext, 'now' | 'settings' | 'listing' | 'quote' | 'halted'>

/** The part of it that is the market's, and none of the site's or the member's. */
export type MarketContext = Omit<CheckContext, 'settings'>
