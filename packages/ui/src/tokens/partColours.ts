import type { ThemeName } from './axes.ts'

/**
 * The parts of a whole, largest first, the rest last. None is red, blue or green, which belong to the market; each has 3:1 on its theme's
 * surface, and parts that touch are kept apart by a gap, since no six colours are distinct for every reader.
 */
export const partColours = {
  light: ['#5B4BDB', '#A86200', '#A6278F', '#4C5260', '#8B80E6', '#7F8694'],
  dark: ['#9D92FF', '#F0B24A', '#F07AD8', '#BBC1CD', '#6F63D9', '#7A8294'],
} as const satisfies Record<ThemeName, readonly [string, string, string, string, string, string]>
