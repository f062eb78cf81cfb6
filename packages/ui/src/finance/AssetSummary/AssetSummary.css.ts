import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** The total is measured against it. */
export const summary = style({ containerType: 'inline-size' })

/** The line is as high as its label; the touch target of the eye extends beyond it on either side, over the total below. */
export const eye = style({
  position: 'relative',
  display: 'flex',
  marginBlock: `calc((${vars.fontSize.small} * ${vars.lineHeight.normal} - ${vars.size.touch}) / 2)`,
})
