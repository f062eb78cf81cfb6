import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../../tokens/media.ts'
import { vars } from '../../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minWidth: 0 })
export const plot = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fill: 'none',
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'auto' } },
})
export const heights = styleVariants({ page: { height: '9rem' }, card: { height: '4.5rem' } })
const line = style({
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const own = styleVariants(
  { up: vars.market.up, down: vars.market.down, flat: vars.market.flat },
  (stroke) => [line, { stroke }],
)
export const benchmark = style([line, { stroke: vars.colour.textMuted, strokeDasharray: '4 4' }])
export const zero = style({
  stroke: vars.colour.control,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  opacity: 0.6,
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x5}`,
})
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 })
export const figure = style({ display: 'inline-flex', flexShrink: 0, whiteSpace: 'nowrap' })
/** A piece of the line that it names. */
export const key = style({ flexShrink: 0, width: vars.space.x5, height: vars.space.x2, fill: 'none' })
