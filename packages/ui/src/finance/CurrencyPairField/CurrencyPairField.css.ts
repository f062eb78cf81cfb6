import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The part of the seconds that is left, 0 to 1. */
export const leftVar = createVar()

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minWidth: 0 })
/** Between the two amounts, on a line that joins them. */
export const between = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      height: vars.size.hairline,
      background: vars.colour.hairline,
    },
  },
})
export const rateLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  minHeight: vars.size.touch,
})
export const rate = style({ display: 'flex', flexDirection: 'column', flex: '1 1 8em', minWidth: 0 })
export const ring = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.fontSize.display,
  height: vars.fontSize.display,
})
export const circle = style({ position: 'absolute', inset: 0, transform: 'rotate(-90deg)', fill: 'none' })
export const track = style({ stroke: vars.colour.hairline, strokeWidth: 3 })
export const arc = style({
  stroke: vars.colour.accent,
  strokeWidth: 3,
  strokeDasharray: `${leftVar} 1`,
  transition: `stroke-dasharray ${vars.motion.normal} linear`,
  selectors: { '[data-over=true] &': { stroke: 'none' } },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColours]: { stroke: 'Highlight' },
  },
})
export const seconds = style({
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
})
