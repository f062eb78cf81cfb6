import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const stepper = style({ paddingInline: vars.space.x1 })
export const count = style({
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.strong,
})
