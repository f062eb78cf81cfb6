/** The media queries styles may use. */
export const media = {
  /** A small phone: what is typed, its keys and the action must fit on it together. */
  short: 'screen and (max-height: 600px)',
  narrow: 'screen and (max-width: 359px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
  hover: '(hover: hover) and (pointer: fine)',
} as const
