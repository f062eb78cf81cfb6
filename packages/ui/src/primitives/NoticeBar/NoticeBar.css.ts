import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const noticeTones = ['neutral', 'accent', 'error'] as const

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.page}`,
  fontSize: vars.fontSize.small,
})
export const tone = styleVariants({
  neutral: { background: vars.colour.sunken, color: vars.colour.textSecondary },
  accent: { background: vars.colour.accentTint, color: vars.colour.text },
  error: { background: vars.colour.errorTint, color: vars.colour.error },
})
export const words = style({ flex: '1 1 0', minWidth: 0 })
