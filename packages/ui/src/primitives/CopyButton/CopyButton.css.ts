import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x1,
  maxWidth: '100%',
})
export const failure = style({
  display: 'flex',
  gap: vars.space.x1,
  color: vars.colour.error,
  fontSize: vars.fontSize.small,
})
