import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const summary = style({ padding: vars.space.page })
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.page,
})
