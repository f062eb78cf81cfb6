import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const spark = style({ overflow: 'visible' })
export const line = style({
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeWidth: vars.size.edge,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
/** The text beside it states the direction. */
const plain = { '@media': { [media.forcedColours]: { stroke: 'CanvasText' } } }
export const tone = styleVariants({
  up: { stroke: vars.market.up, ...plain },
  down: { stroke: vars.market.down, ...plain },
  flat: { stroke: vars.market.flat, ...plain },
})
export const base = style({
  vectorEffect: 'non-scaling-stroke',
  stroke: vars.colour.hairline,
  strokeWidth: vars.size.hairline,
  strokeDasharray: '2 2',
})
