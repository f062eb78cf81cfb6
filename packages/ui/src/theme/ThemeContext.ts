import type { Language } from '@onelot/domain'
import { createContext, use } from 'react'
import { en, type UiWords } from '../locales/en.ts'
import { intlLocale } from '../locales/locale.ts'
import type { MarketColours, TextSize, ThemeName, ThemePreference } from '../tokens/axes.ts'
import { type Colours, type MarketPalette, colours, marketPalette } from '../tokens/palette.ts'

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
  readonly words: UiWords
}

/** Without a provider: what the styles show by themselves. */
export const ThemeContext = createContext<ThemeContextValue>({
  theme: 'light',
  preference: 'light',
  marketColours: 'kr',
  textSize: 'normal',
  language: 'en',
  locale: intlLocale('en'),
  hideAmounts: false,
  palette: { colour: colours.light, market: marketPalette('light', 'kr') },
  words: en,
})

/** How things look here, and in what language. */
export const useTheme = (): ThemeContextValue => use(ThemeContext)

/** The interface's own words in the reader's language. */
export const useUiWords = (): UiWords => use(ThemeContext).words
