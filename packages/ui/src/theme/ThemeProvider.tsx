import type { Language } from '@onelot/domain'
import { setElementVars } from '@vanilla-extract/dynamic'
import type { i18n } from 'i18next'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { intlLocale } from '../locales/locale.ts'
import { translateUi } from '../locales/translate.ts'
import type { MarketColours, TextSize, ThemeName, ThemePreference } from '../tokens/axes.ts'
import { brandVars } from '../tokens/brand.css.ts'
import { brandPalette } from '../tokens/brandPalette.ts'
import '../tokens/global.css.ts'
import { colours, marketPalette } from '../tokens/palette.ts'
import { dropDoubleTaps } from './doubleTaps.ts'
import { followKeyboard } from './keyboardInset.ts'
import { ThemeContext, type ThemeContextValue } from './ThemeContext.ts'
import { useWords } from './useWords.ts'

export interface ThemeProviderProps {
  theme: ThemePreference
  marketColours: MarketColours
  textSize: TextSize
  language: Language
  /** Holds the bundle of `language` in the namespace `ui`; bundles are loaded by the app, so that each can be a chunk of its own. */
  i18n: i18n
  hideAmounts: boolean
  /**
   * A broker's own accent, `#rrggbb`, in place of ours for links, selection and focus: adjusted in each theme until it can be read. Figures keep
   * the market's colours, and primary buttons the ink. Another notation throws a RangeError.
   */
  brand?: string | undefined
  children: ReactNode
}

const noBrand = {
  accent: 'initial',
  accentTint: 'initial',
  onAccent: 'initial',
  accentOnInk: 'initial',
  focus: 'initial',
} as const

const darkQuery = '(prefers-color-scheme: dark)'

function subscribeToDark(onChange: () => void): () => void {
  const query = matchMedia(darkQuery)
  query.addEventListener('change', onChange)
  return () => {
    query.removeEventListener('change', onChange)
  }
}

const systemTheme = (): ThemeName => (matchMedia(darkQuery).matches ? 'dark' : 'light')

/** What the page shows: while React takes over what a server rendered, that is not yet the theme of the context. */
const pageTheme = (preference: ThemePreference): ThemeName =>
  preference === 'system' ? systemTheme() : preference

/** On a server, and in the first render of what it has rendered, light. */
const useSystemTheme = (): ThemeName => useSyncExternalStore(subscribeToDark, systemTheme, () => 'light')

/**
 * Sets up the document: the reader's choices become attributes of the root element, where dialogs and toasts see them too.
 * One at a time is mounted.
 */
export function ThemeProvider(props: ThemeProviderProps) {
  const { theme: preference, marketColours, textSize, language, i18n, hideAmounts, brand, children } = props
  const system = useSystemTheme()
  const theme = preference === 'system' ? system : preference

  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = intlLocale(language)
    root.dataset['theme'] = pageTheme(preference)
    root.dataset['marketColours'] = marketColours
    root.dataset['textSize'] = textSize
    root.dataset['hideAmounts'] = String(hideAmounts)
  }, [preference, theme, marketColours, textSize, language, hideAmounts])

  const accent = useMemo(() => (brand === undefined ? undefined : brandPalette(brand, theme)), [brand, theme])
  useLayoutEffect(() => {
    if (brand === undefined || accent === undefined) return undefined
    const root = document.documentElement
    const shown = pageTheme(preference)
    setElementVars(root, brandVars, shown === theme ? accent : brandPalette(brand, shown))
    return () => {
      setElementVars(root, brandVars, noBrand)
    }
  }, [preference, theme, brand, accent])

  useLayoutEffect(() => followKeyboard(document.documentElement), [])
  useEffect(() => dropDoubleTaps(window), [])

  const palette = useMemo(
    () => ({ colour: { ...colours[theme], ...accent }, market: marketPalette(theme, marketColours) }),
    [theme, marketColours, accent],
  )
  const words = useWords(i18n)
  const locale = intlLocale(language)
  const t = useMemo(() => translateUi(words.i18n, locale), [words, locale])
  const value = useMemo<ThemeContextValue>(
    () => ({
      theme,
      preference,
      marketColours,
      textSize,
      language,
      locale,
      hideAmounts,
      palette,
      i18n,
      words,
      t,
    }),
    [theme, preference, marketColours, textSize, language, locale, hideAmounts, palette, i18n, words, t],
  )
  return <ThemeContext value={value}>{children}</ThemeContext>
}
