import { vars } from '@onelot/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const brand = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 })
/** Grows with the text, but leaves the room to the words. */
const sides = { small: 'min(2.25rem, 12vw)', normal: 'min(4rem, 18vw)' } as const
export const mark = styleVariants(sides, (size) => ({ width: size, height: size }))
/** As high as our mark, and as wide as it is drawn. */
export const logo = styleVariants(sides, (size) => ({
  height: size,
  minWidth: size,
  maxWidth: `calc(${size} * 3)`,
  objectFit: 'contain',
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
