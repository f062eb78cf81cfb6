/** The media queries styles may use. */
export const media = {
  narrow: 'screen and (max-width: 359px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
  hover: '(hover: hover) and (pointer: fine)',
} as const
