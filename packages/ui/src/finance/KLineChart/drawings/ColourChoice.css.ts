import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../../tokens/media.ts'
import { vars } from '../../../tokens/vars.css.ts'

export const group = style({ minWidth: 0 })
export const legend = style({
  paddingBottom: vars.space.x1,
  color: vars.colour.textSecondary,
  fontSize: vars.fontSize.small,
})
export const choices = style({ display: 'flex', gap: vars.space.x2 })
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  border: `${vars.size.edge} solid transparent`,
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: vars.colour.text },
    '&:has(:focus-visible)': { outline: `${vars.size.focusRing} solid ${vars.colour.focus}` },
  },
  '@media': { [media.forcedColours]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
})
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const colourVar = createVar()
export const swatch = style({
  width: vars.space.x6,
  height: vars.space.x6,
  borderRadius: vars.radius.round,
  background: colourVar,
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
})
