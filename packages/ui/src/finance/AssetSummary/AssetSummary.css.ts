import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** The total is measured against it. */
export const summary = style({ containerType: 'inline-size' })

/** The line is as high as its label; the finger's reach of the eye goes beyond it on either side. */
export const eye = style({
  display: 'flex',
  marginBlock: `calc((${vars.fontSize.small} * ${vars.lineHeight.normal} - ${vars.size.touch}) / 2)`,
})
/** A total longer than the screen breaks rather than be cut. */
export const total = style({ minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${total} *`, { whiteSpace: 'normal' })
