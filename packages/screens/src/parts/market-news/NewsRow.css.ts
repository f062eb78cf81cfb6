import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.touch,
  color: vars.colour.text,
  textDecoration: 'none',
})
