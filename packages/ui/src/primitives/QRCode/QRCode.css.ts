import { style } from '@vanilla-extract/css'
import { colours } from '../../tokens/palette.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Scanners need dark on light with a quiet margin, in a dark theme too. */
export const frame = style({
  display: 'inline-flex',
  borderRadius: vars.radius.control,
  overflow: 'clip',
  maxWidth: '100%',
  background: colours.light.surface,
  forcedColorAdjust: 'none',
})
export const code = style({ width: '13rem', maxWidth: '100%', height: 'auto', aspectRatio: '1' })
export const tooLong = style({ display: 'flex', gap: vars.space.x1, color: vars.colour.error })
