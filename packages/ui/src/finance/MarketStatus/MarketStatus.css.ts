import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const status = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x2}`,
})
