import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const slider = style({
  width: '100%',
  height: vars.size.touch,
  margin: 0,
  accentColor: vars.colour.accent,
  cursor: 'pointer',
})
