import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Where the price is, from 0 % to 100 %. */
export const positionVar = createVar()

const mark = vars.space.x3

export const range = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minWidth: 0 })
export const track = style({
  position: 'relative',
  height: vars.space.x1,
  marginBlock: vars.space.x1,
  borderRadius: vars.radius.round,
  background: vars.colour.control,
  '@media': { [media.forcedColours]: { background: 'GrayText', forcedColorAdjust: 'none' } },
})
/** Whole at both ends. */
export const marker = style({
  position: 'absolute',
  top: `calc((${vars.space.x1} - ${mark}) / 2)`,
  insetInlineStart: `calc((100% - ${mark}) * ${positionVar})`,
  width: mark,
  height: mark,
  borderRadius: vars.radius.round,
  border: `${vars.size.focusRing} solid ${vars.colour.surface}`,
  background: vars.colour.ink,
  '@media': { [media.forcedColours]: { background: 'CanvasText' } },
})
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  fontVariantNumeric: 'tabular-nums',
})
