import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** As large as the picture of a mentor. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.control,
  background: vars.colour.quietFill,
  color: vars.colour.textSecondary,
})
