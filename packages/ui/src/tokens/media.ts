import { PAGE_MAX_WIDTH_PX } from '../constants.ts'

const onItsSide = 'screen and (orientation: landscape) and (max-height: 480px) and (min-width: 560px)'

/** The media queries styles may use. */
export const media = {
  /** A small phone: what is typed, its keys and the action must fit on it together. */
  small: 'screen and (max-height: 600px)',
  narrow: 'screen and (max-width: 359px)',
  /** A phone on its side, or a small one with its keyboard up. */
  short: 'screen and (max-height: 480px)',
  /** A phone on its side. An upright phone whose keyboard leaves as little height is narrower. */
  onItsSide,
  touch: '(pointer: coarse)',
  phoneOnSide: `${onItsSide} and (pointer: coarse)`,
  uprightPhone: 'screen and (orientation: portrait) and (max-width: 559px) and (pointer: coarse)',
  /** The column is as wide as it grows. */
  widest: `screen and (min-width: ${String(PAGE_MAX_WIDTH_PX)}px)`,
  /** Wider than the column. */
  wide: `screen and (min-width: ${String(PAGE_MAX_WIDTH_PX + 1)}px)`,
  /** As `widest`, and no phone on its side: a panel may be beside what it is about, within the column. */
  tablet: `screen and (min-width: ${String(PAGE_MAX_WIDTH_PX)}px) and (min-height: 481px)`,
  /** Room for a panel beside the column. */
  desktop: 'screen and (min-width: 1024px) and (min-height: 481px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
  forcedColours: '(forced-colors: active)',
  hover: '(hover: hover) and (pointer: fine)',
} as const
