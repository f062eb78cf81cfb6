import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** A unit or a currency mark: smaller and lighter than the number. */
export const unit = style({ flexShrink: 0, color: vars.colour.textSecondary, fontSize: vars.fontSize.body })
/** Of a figure: in proportion to its digits. */
export const figureMark = style({
  flexShrink: 0,
  color: vars.colour.textSecondary,
  fontSize: `min(${vars.fontSize.title}, 100cqi / 10)`,
})
