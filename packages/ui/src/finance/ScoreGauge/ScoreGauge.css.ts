import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The part of the scale that the score reaches, 0 to 1. */
export const scoreVar = createVar()

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5, minWidth: 0 })
export const dial = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  textAlign: 'center',
})
export const gauge = style({ position: 'relative', width: 'min(100%, 15rem)' })
export const arc = style({ display: 'block', width: '100%', fill: 'none', overflow: 'visible' })
const stroke = style({ strokeWidth: 14, strokeLinecap: 'round' })
export const track = style([
  stroke,
  { stroke: vars.colour.sunken, '@media': { [media.forcedColours]: { stroke: 'GrayText' } } },
])
export const value = style([
  stroke,
  {
    stroke: vars.colour.accent,
    strokeDasharray: `${scoreVar} 2`,
    selectors: {
      '[data-enough=false] &': { stroke: vars.colour.error },
      '[data-score="0"] &': { stroke: 'none' },
    },
    '@media': { [media.forcedColours]: { stroke: 'Highlight' } },
  },
])
export const mark = style({ stroke: vars.colour.text, strokeWidth: 2, strokeLinecap: 'round' })
export const needed = style({ fill: vars.colour.textSecondary, textAnchor: 'middle' })
export const score = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  selectors: { '[data-enough=false] &': { color: vars.colour.error } },
})
