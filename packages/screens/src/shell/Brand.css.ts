import { vars } from '@onelot/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const brand = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 })
/** Grows with the text, but leaves the room to the words. */
export const mark = styleVariants({ small: 'min(2.25rem, 12vw)', normal: 'min(4rem, 18vw)' }, (size) => ({
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
