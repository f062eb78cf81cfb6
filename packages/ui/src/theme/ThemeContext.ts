import type { Language } from '@onelot/domain'
import type { i18n } from 'i18next'
import { createContext, use } from 'react'
import type { UiTranslate } from '../locales/en.ts'
import type { Words } from '../locales/words.ts'
import type { MarketColours, TextSize, ThemeName, ThemePreference } from '../tokens/axes.ts'
import type { Colours, MarketPalette } from '../tokens/palette.ts'

export interface ThemeContextValue {
  /** As drawn, `system` resolved. */
  readonly theme: ThemeName
  readonly preference: ThemePreference
  readonly marketColours: MarketColours
  readonly textSize: TextSize
  readonly language: Language
  /** The `Intl` locale of `language`. */
  readonly locale: string
  /** Whether amounts of the reader's own money are to be masked. */
  readonly hideAmounts: boolean
  /** Colours as values, for what draws on a canvas; styles use `vars`. The object changes only when its values do. */
  readonly palette: { readonly colour: Colours; readonly market: MarketPalette }
  readonly i18n: i18n
  /** The messages of `i18n`, another object once some of them have taken the place of others. */
  readonly words: Words
  /** ui's own messages in `language`. It changes only with the language, and with the words. */
  readonly t: UiTranslate
}

/** Without a default: its messages would be in every build beside those of the reader's language. */
export const ThemeContext = createContext<ThemeContextValue | undefined>(undefined)

/** How things look here, and in what language. @throws Error outside a `ThemeProvider`. */
export function useTheme(): ThemeContextValue {
  const theme = use(ThemeContext)
  if (!theme) throw new Error('a widget needs a ThemeProvider around it')
  return theme
}

/** ui's own messages in the reader's language: `t('finance.lots', { count: 3 })`. */
export const useUiMessages = (): UiTranslate => useTheme().t
