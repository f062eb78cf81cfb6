import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** The total is measured against it. */
export const total = style({ containerType: 'inline-size' })
/** From what may be spent now to what may be spent after. */
export const change = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: `0 ${vars.space.x1}`,
})
