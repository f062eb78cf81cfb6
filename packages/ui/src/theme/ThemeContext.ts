import type { Language } from '@onelot/domain'
import { createContext, use } from 'react'
import type { UiWords } from '../locales/en.ts'
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
  readonly words: UiWords
}

/** Without a default: its words would stand in every build beside those of the reader's language. */
export const ThemeContext = createContext<ThemeContextValue | undefined>(undefined)

/** How things look here, and in what language. @throws Error outside a `ThemeProvider`. */
export function useTheme(): ThemeContextValue {
  const theme = use(ThemeContext)
  if (!theme) throw new Error('a widget needs a ThemeProvider around it')
  return theme
}

/** The interface's own words in the reader's language. */
export const useUiWords = (): UiWords => useTheme().words
