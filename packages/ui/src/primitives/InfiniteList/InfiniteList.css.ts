import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x4,
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.small,
})
export const failure = style({ display: 'flex', gap: vars.space.x1, color: vars.colour.error })
