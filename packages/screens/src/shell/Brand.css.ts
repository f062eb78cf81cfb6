import { vars } from '@onelot/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const brand = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 })
export const mark = styleVariants({ small: '2.25rem', normal: '4rem' }, (size) => ({
  width: size,
  height: size,
}))
export const tile = style({ fill: vars.colour.ink })
export const bar = style({
  fill: 'none',
  stroke: vars.colour.accentOnInk,
  strokeWidth: 3,
  strokeLinecap: 'round',
})
export const name = style({
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.02em',
})
