import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The amount is measured against it. */
export const amount = style({ containerType: 'inline-size', alignSelf: 'stretch' })
export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
})
/** Alone in its line, where the number has no room beside it, it is as far from the row above as that is from its own. */
export const numberLabel = style({ paddingBlock: vars.space.x2 })
/** The space after it is no character. */
export const group = style({ selectors: { '&:not(:last-child)': { marginInlineEnd: vars.space.x2 } } })
export const digits = style({ overflowWrap: 'anywhere' })

export const done = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })
export const mark = style({ width: vars.space.x8, height: vars.space.x8, flexShrink: 0 })
export const disc = style({
  fill: vars.colour.ink,
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
})
const draw = keyframes({ from: { strokeDashoffset: 1 } })
/** Its length counts as 1, so that one dash is the whole of it. */
export const tick = style({
  fill: 'none',
  stroke: vars.colour.onInk,
  strokeWidth: `calc(2 * ${vars.size.edge})`,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 1,
  animation: `${draw} ${vars.motion.sheet} ${vars.motion.easeOut}`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColours]: { stroke: 'Canvas' },
  },
})
