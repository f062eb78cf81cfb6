import { createVar, style } from '@vanilla-extract/css'
import { vars } from './vars.css.ts'

/** For the story of the tokens. */
export const swatchVar = createVar()
export const swatch = style({
  width: vars.size.touch,
  height: vars.size.touch,
  flexShrink: 0,
  borderRadius: vars.radius.chip,
  background: swatchVar,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.hairline}`,
})
