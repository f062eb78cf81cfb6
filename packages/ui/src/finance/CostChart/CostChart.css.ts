import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minWidth: 0 })
export const chart = style({ display: 'block', width: '100%', height: '4.5rem', overflow: 'visible' })
export const line = style({
  fill: 'none',
  strokeWidth: vars.size.edge,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})
/** A stroke without a length is a dot, round however wide the drawing is stretched. */
export const point = style({
  fill: 'none',
  strokeWidth: `calc(4 * ${vars.size.edge})`,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})
/** The text under it states the direction. */
const plain = { '@media': { [media.forcedColours]: { stroke: 'CanvasText' } } }
export const tone = styleVariants({
  up: { stroke: vars.market.up, ...plain },
  down: { stroke: vars.market.down, ...plain },
  flat: { stroke: vars.market.flat, ...plain },
})
export const cost = style({
  stroke: vars.colour.control,
  strokeWidth: vars.size.hairline,
  strokeDasharray: '4 4',
  vectorEffect: 'non-scaling-stroke',
})
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  fontVariantNumeric: 'tabular-nums',
})
/** The line of the cost, as the drawing has it. */
export const key = style({
  display: 'inline-block',
  width: vars.space.x4,
  marginInlineEnd: vars.space.x2,
  borderTop: `${vars.size.hairline} dashed ${vars.colour.control}`,
  verticalAlign: 'middle',
})
