import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const progressTones = ['accent', 'neutral', 'error'] as const

export const portionVar = createVar()

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 })
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
})
export const track = style({
  height: vars.space.x2,
  borderRadius: vars.radius.round,
  overflow: 'clip',
  background: vars.colour.sunken,
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid CanvasText` } },
})
export const bar = style({
  width: portionVar,
  height: '100%',
  borderRadius: vars.radius.round,
  transition: `width ${vars.motion.normal} ${vars.motion.easeOut}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColours]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
})
export const tone = styleVariants({
  accent: { background: vars.colour.accent },
  neutral: { background: vars.colour.control },
  error: { background: vars.colour.error },
})
