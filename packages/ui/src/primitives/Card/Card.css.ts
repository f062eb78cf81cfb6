import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { insetCorners } from '../../tokens/inset.css.ts'
import { vars } from '../../tokens/vars.css.ts'

export const cardPaddings = ['none', 'small', 'normal'] as const

export const card = style({
  background: vars.colour.surface,
  borderRadius: vars.radius.card,
  minWidth: 0,
  overflow: 'clip',
  '@media': {
    [media.forcedColours]: { border: `${vars.size.hairline} solid` },
    [media.print]: { borderRadius: 0, overflow: 'visible' },
  },
})
export const padding = styleVariants({
  none: { padding: vars.space.none, vars: { [insetCorners]: '0' } },
  small: { padding: vars.space.x3, vars: { [insetCorners]: vars.radius.control } },
  normal: {
    padding: vars.space.x5,
    vars: { [insetCorners]: vars.radius.control },
    '@media': { [media.print]: { padding: `${vars.space.x3} 0` } },
  },
})
