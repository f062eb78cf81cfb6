import { PAGE_MAX_WIDTH_PX } from '../constants.ts'

/** The media queries styles may use. */
export const media = {
  /** A small phone: what is typed, its keys and the action must fit on it together. */
  small: 'screen and (max-height: 600px)',
  narrow: 'screen and (max-width: 359px)',
  /** A phone on its side, or a small one with its keyboard up. */
  short: 'screen and (max-height: 480px)',
  /** Wider than the column. */
  wide: `screen and (min-width: ${String(PAGE_MAX_WIDTH_PX + 1)}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
  hover: '(hover: hover) and (pointer: fine)',
} as const
