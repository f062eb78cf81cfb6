import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const spark = style({ overflow: 'visible' })
export const line = style({
  fill: 'none',
  strokeWidth: vars.size.edge,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
export const tone = styleVariants({
  up: { stroke: vars.market.up },
  down: { stroke: vars.market.down },
  flat: { stroke: vars.market.flat },
})
export const base = style({
  stroke: vars.colour.hairline,
  strokeWidth: vars.size.hairline,
  strokeDasharray: '2 2',
})
