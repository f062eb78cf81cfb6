import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const avatarSizes = ['small', 'normal', 'large'] as const

export const avatarTones = ['accent', 'neutral'] as const

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.round,
  overflow: 'clip',
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1,
  userSelect: 'none',
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid` } },
})
export const tone = styleVariants({
  accent: { background: vars.colour.accentTint, color: vars.colour.accent },
  neutral: { background: vars.colour.quietFill, color: vars.colour.textSecondary },
})
export const size = styleVariants({
  small: { width: vars.fontSize.display, height: vars.fontSize.display, fontSize: vars.fontSize.small },
  normal: { width: vars.size.touch, height: vars.size.touch, fontSize: vars.fontSize.lead },
  large: { width: vars.size.row, height: vars.size.row, fontSize: vars.fontSize.heading },
})
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })
