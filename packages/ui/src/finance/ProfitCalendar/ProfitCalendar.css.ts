import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minWidth: 0 })
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
})
