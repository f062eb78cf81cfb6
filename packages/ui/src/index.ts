export { vars } from './tokens/vars.css.ts'
export { media } from './tokens/media.ts'
export {
  type MarketColours,
  type TextSize,
  type ThemeName,
  type ThemePreference,
  marketColourConventions,
  textScale,
  textSizes,
  themePreferences,
  themes,
} from './tokens/axes.ts'
export { type Colours, type MarketPalette, colours, marketPalette } from './tokens/palette.ts'
export {
  DIALOG_Z_INDEX,
  LIST_TRIGGER_PX,
  LONG_PRESS_MS,
  LONG_PRESS_REPEAT_MS,
  PAGE_LINKS,
  PAGE_MAX_WIDTH_PX,
  PAGE_SIZE,
  PULL_HEAD_PX,
  SWIPE_MS,
  TABS_SCROLL_PAST,
  TOAST_MS,
} from './constants.ts'
export { type ThemeContextValue, useTheme, useUiWords } from './theme/ThemeContext.ts'
export { ThemeProvider, type ThemeProviderProps } from './theme/ThemeProvider.tsx'
export type { UiWords } from './locales/en.ts'
export { intlLocale } from './locales/locale.ts'
