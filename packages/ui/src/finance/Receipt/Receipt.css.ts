import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** The amount is measured against it. */
export const amount = style({ containerType: 'inline-size', alignSelf: 'stretch' })
export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
})
export const digits = style({ overflowWrap: 'anywhere' })
