import { vars } from '@onelot/ui/tokens'
import { style } from '@vanilla-extract/css'

export const title = style({
  padding: `${vars.space.x4} ${vars.space.page} 0`,
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.bold,
})
export const summary = style({ padding: vars.space.page })
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.page,
})
