import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../../tokens/media.ts'
import { vars } from '../../../tokens/vars.css.ts'
import { HOLE_PX } from '../chartBase.ts'

export const partVar = createVar()

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minWidth: 0 })
export const drawing = style({ position: 'relative', display: 'grid', justifyContent: 'center' })
/** As wide as the hole at the height of its text: a long total shrinks, so that it does not overlap the ring. */
export const middle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `calc(50% - ${String(HOLE_PX / 2)}px)`,
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
})
export const part = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 })
export const swatch = style({
  flexShrink: 0,
  width: vars.space.x3,
  height: vars.space.x3,
  borderRadius: vars.space.x1,
  background: partVar,
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
})
