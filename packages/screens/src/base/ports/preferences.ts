import type { Currency, HomeMarket, Language, PhoneCountryName } from '@onelot/domain'
import type { ChartType, OverlayIndicator, PaneIndicator } from '@onelot/ui/kline'
import type { MarketColours, PositionLook, ProfitSpan, TextSize, ThemePreference } from '@onelot/ui'

/** What a reader chose about the look; it outlives a session (docs/rules/access.md). */
export interface Preferences {
  readonly language: Language
  readonly theme: ThemePreference
  readonly marketColours: MarketColours
  readonly textSize: TextSize
  readonly hideAmounts: boolean
  /** The exchange that lists of markets begin with, and lists of currencies with its own. */
  readonly homeMarket: HomeMarket
  /** The currency of the account's totals, on every screen that has them; the first of the site's where it is none of them. */
  readonly totalsIn: Currency
  /** Of what time positions in a list show their profit. */
  readonly profitOf: ProfitSpan
  /** How positions are listed: many at once, or each with what can be done about it. */
  readonly positionLook: PositionLook
  /** How the bars of charts are drawn. */
  readonly chartType: ChartType
  /** What is drawn over the prices of charts, and under them. */
  readonly chartIndicators: readonly (OverlayIndicator | PaneIndicator)[]
  /** As whose numbers phone numbers are typed. */
  readonly phoneCountry: PhoneCountryName
}

export interface PreferencesPort extends Preferences {
  readonly set: (patch: Partial<Preferences>) => void
}
