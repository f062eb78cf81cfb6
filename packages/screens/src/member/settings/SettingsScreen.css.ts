import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  padding: `${vars.space.x2} ${vars.space.x5} ${vars.space.x5}`,
})
