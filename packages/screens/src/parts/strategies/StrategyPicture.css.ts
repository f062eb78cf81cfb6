import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const picture = style({
  display: 'block',
  width: '100%',
  height: '5rem',
  padding: vars.space.x2,
  borderRadius: vars.radius.control,
  background: vars.colour.sunken,
  fill: 'none',
})
const line = style({
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const price = style([line, { stroke: vars.colour.text }])
export const quiet = style([line, { stroke: vars.colour.textMuted, strokeDasharray: '4 4' }])
export const second = style([line, { stroke: vars.colour.accent }])
/** Where it buys: filled. */
export const bought = style({
  fill: vars.colour.accent,
  stroke: vars.colour.sunken,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})
/** Where it sells: hollow, so that the two are not told apart by colour alone. */
export const sold = style({
  fill: vars.colour.sunken,
  stroke: vars.colour.accent,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})
export const key = style({
  flexShrink: 0,
  width: vars.space.x3,
  height: vars.space.x3,
  overflow: 'visible',
})
