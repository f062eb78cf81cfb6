import type { ThemeName } from './axes.ts'

/**
 * Lines beside prices: averages, bands, oscillators. Violet, amber, grey and plum, since red, blue and green belong to the
 * market. Each has 3:1 on its theme's surface.
 */
export const chartLines = {
  light: ['#5B4BDB', '#A86200', '#4C5260', '#A6278F'],
  dark: ['#9D92FF', '#F0B24A', '#BBC1CD', '#F07AD8'],
} as const satisfies Record<ThemeName, readonly [string, string, string, string]>
