import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** Clear of the price axis and of the times under the bars. */
export const mark = style({
  position: 'absolute',
  insetBlockEnd: vars.space.x8,
  insetInlineEnd: `calc(2 * ${vars.size.touch})`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
})
