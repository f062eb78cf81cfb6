import type { Language } from '@onelot/domain'
import type { MarketColours, TextSize, ThemePreference } from '@onelot/ui'

/** What a reader chose about the look; it outlives a session (RULES 6, `prefs.*`). */
export interface Preferences {
  readonly language: Language
  readonly theme: ThemePreference
  readonly marketColours: MarketColours
  readonly textSize: TextSize
  readonly hideAmounts: boolean
}

export interface PreferencesPort extends Preferences {
  set(patch: Partial<Preferences>): void
}
