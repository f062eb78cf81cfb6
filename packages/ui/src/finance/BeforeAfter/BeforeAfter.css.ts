import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** The new value is under the old one where both do not fit on a line. */
export const values = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'end',
  gap: `0 ${vars.space.x1}`,
  fontVariantNumeric: 'tabular-nums',
})
/** Points where the line goes on. */
export const arrow = style({
  color: vars.colour.textMuted,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})
