/** What a reader chooses about the look. Each is an axis of its own: any combination is possible. */
export const themes = ['light', 'dark'] as const
/** A theme as drawn; `system` is resolved before it gets here. */
export type ThemeName = (typeof themes)[number]

export const themePreferences = ['light', 'dark', 'system'] as const
export type ThemePreference = (typeof themePreferences)[number]

/**
 * What red, blue and green mean for a price: Korea red up and blue down, Taiwan and mainland China red up and green
 * down, the United States green up and red down.
 */
export const marketColourConventions = ['kr', 'tw', 'us'] as const
export type MarketColours = (typeof marketColourConventions)[number]

/** The reader's text size; it multiplies what the browser is set to. */
export const textSizes = ['small', 'normal', 'large', 'larger', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

export const textScale = {
  small: '0.9',
  normal: '1',
  large: '1.15',
  larger: '1.5',
  largest: '2',
} as const satisfies Record<TextSize, string>
