import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** From what may be spent now to what may be spent after. */
export const change = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: `0 ${vars.space.x1}`,
})
