import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minWidth: 0 })
export const costs = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.control,
  background: vars.colour.sunken,
})
export const action = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
export const reason = style({ display: 'flex', gap: vars.space.x1, color: vars.colour.error })
